"""stencil: one formula over each element's neighbourhood, from a function or from weights."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.array import Array
from trellis.array.exchange import host_array
from trellis.dtypes import canonical, to_numpy
from trellis.errors import InvalidArgument, InvalidType, did_you_mean
from trellis.expr import Expression, const, node, walk
from trellis.flow import Call, run
from trellis.intent import BOUNDARIES, Layout, Stencil
from trellis.ops import operands
from trellis.ops.creation import empty
from trellis.ops.numbers import number_as
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Owner
    from trellis.expr import Node
    from trellis.plan import Route
    from trellis.schedule import Schedule

MAX_AXES = 3


def stencil(
    ctx: Owner,
    first: Any,
    /,
    *rest: Any,
    fn: Any = None,
    boundary: str = "constant",
    fill: float = 0,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Apply a formula to each element's neighbourhood.

    ``stencil(ctx, fn_or_weights, *arrays)``, ``stencil(ctx, *arrays, fn=…)``, or ``stencil(ctx, array)`` for the mean of an
    element's direct neighbours and itself (five points in two dimensions).

    Parameters
    ----------
    ctx
        The Context.
    first, rest
        Function or weights, then arrays of one shape with 1 to 3 axes.
    fn
        The function or weights where they are not `first`. A function gets a neighbourhood an array: ``n[-1, 0]`` is the
        element before along axis 0. Weights are a NumPy array of odd extents, centred: the result is their correlation with
        the array, not flipped.
    boundary
        What a neighbour outside is: ``constant`` (`fill`), ``edge`` (the nearest element), ``reflect`` (mirrored about the
        edge element, NumPy's ``reflect``), ``wrap``; ``valid`` computes only where no neighbour is outside.
    fill
        The value outside for ``constant``.
    schedule, routes, out
        As for `map`; `out` may not overlap an input.

    Returns
    -------
    Array
        Dense, of the arrays' shape, or smaller by the reach for ``valid``.

    Raises
    ------
    InvalidArgument
        As `map`; ``E_INVALID_ARG.shape`` for arrays of more than 3 axes, of different shapes, or too small to reflect in.

    """
    function, values = _split(first, rest, fn)
    _check_boundary(boundary)
    return _stencil(ctx, function, values, (boundary, fill), operands.options(schedule, routes), out)


def _stencil(
    ctx: Owner,
    function: Any,
    values: tuple[Any, ...],
    outside: tuple[str, float],
    options: tuple[Schedule | None, tuple[Route, ...] | None],
    out: Any,
) -> Array:
    inputs, uploaded = operands.arrays(ctx, values)
    shape = _common_shape(inputs)
    boundary = outside[0]
    fill = _outside(*outside, inputs)
    expression, scalars = _expression(function, inputs, len(shape))
    low, high = reach(expression, len(shape))
    result = _result_shape(shape, low, high, boundary)
    expected = Layout.dense(expression.outputs[0].dtype, result)
    given = operands.check_out(ctx, out, [expected], inputs)
    if not all(result):
        return given[0] if given else empty(ctx, result, expected.dtype)
    target = given[0].spec.layout if given else expected

    def state() -> Stencil:
        layouts = tuple(one.spec.layout for one in inputs)
        return Stencil(expression, layouts, (target,), boundary, fill, low, high)

    # The fill value is a kernel argument of each plan, so it tells plans apart; the kernel is the same.
    what = (expression.key, boundary, repr(fill), *options, target)
    key = ("stencil", *what, *[one.spec for one in inputs])
    return run(Call(ctx, key, state, inputs, scalars, given, *options, uploaded))[0]


def _check_boundary(boundary: str) -> None:
    if not isinstance(boundary, str) or boundary not in BOUNDARIES:
        raise InvalidArgument(
            "unknown_name",
            asked=f"boundary={boundary!r} was given.{did_you_mean(str(boundary), BOUNDARIES)}",
            allowed=", ".join(BOUNDARIES) + ".",
            name=boundary,
        )


def _outside(boundary: str, fill: Any, inputs: tuple[Array, ...]) -> bool | int | float:
    """Return the value outside as a Python number that every input's dtype holds; 0 where none is read."""
    if boundary != "constant":
        return 0
    if hasattr(fill, "item") and getattr(fill, "size", 0) == 1:
        fill = fill.item()
    for one in inputs:
        number_as(
            fill, one.spec.layout.dtype, f"fill={fill!r} beside an array of dtype {one.spec.layout.dtype}"
        )
    return fill


def _split(first: Any, rest: tuple[Any, ...], fn: Any) -> tuple[Any, tuple[Any, ...]]:
    """Tell function or weights from arrays: a callable, or an array that is followed by another, comes first."""
    if fn is not None:
        return fn, (first, *rest)
    if callable(first) or (rest and not isinstance(first, Array)):
        return first, rest
    return None, (first, *rest)


def _common_shape(inputs: tuple[Array, ...]) -> tuple[int, ...]:
    shapes = {one.shape for one in inputs}
    if len(shapes) != 1 or not 1 <= inputs[0].ndim <= MAX_AXES:
        raise InvalidArgument(
            "shape",
            asked=f"stencil was given shapes {', '.join(str(one.shape) for one in inputs) or 'of no array'}.",
            allowed=f"arrays of one shape with 1 to {MAX_AXES} axes.",
        )
    return shapes.pop()


def _expression(function: Any, inputs: tuple[Array, ...], ndim: int) -> tuple[Expression, tuple[Any, ...]]:
    kinds = tuple(one.spec.layout.dtype for one in inputs)
    if callable(function):
        trace = traced(function, kinds, ndim=ndim, stencil=True)
        if trace.several:
            raise InvalidArgument(
                "option",
                asked="stencil's function returns a tuple.",
                allowed="one value; several results need several calls.",
            )
        return trace.expression, trace.values
    if isinstance(function, str):
        raise InvalidType(
            "type",
            asked=f"stencil was given the name {function!r}.",
            allowed="a function of neighbourhoods, or weights.",
        )
    if len(inputs) != 1:
        raise InvalidArgument(
            "shape", asked=f"{len(inputs)} arrays were given with weights.", allowed="one array."
        )
    if function is None:
        return mean_expression(kinds[0], ndim), ()
    weights = host_array(function)
    canonical(weights.dtype)
    return _weighted(weights, kinds[0], ndim)


@cache
def mean_expression(dtype: str, ndim: int) -> Expression:
    """Return the mean of an element and its 2·ndim direct neighbours, in the dtype of NumPy's mean."""
    out = dtype if dtype in {"float16", "bfloat16", "float32", "float64"} else "float64"
    offsets = [(0,) * ndim]
    for axis in range(ndim):
        offsets += [tuple(step if i == axis else 0 for i in range(ndim)) for step in (-1, 1)]
    total: Node | None = None
    for offset in offsets:
        tap = _as(node("tap", dtype, (), (0, *offset)), out)
        total = tap if total is None else node("add", out, (total, tap))
    share = node("divide", out, (total, const(len(offsets), out)))  # pyright: ignore[reportArgumentType] - there is a tap
    return Expression((share,))


def _as(value: Node, dtype: str) -> Node:
    return value if value.dtype == dtype else node("cast", dtype, (value,))


def _weighted(weights: np.ndarray[Any, Any], dtype: str, ndim: int) -> tuple[Expression, tuple[Any, ...]]:
    """Return the weighted sum; the weights are run-time scalars, so that kernels depend on where they are not zero only."""
    if weights.ndim != ndim or any(extent % 2 == 0 for extent in weights.shape):
        raise InvalidArgument(
            "shape",
            asked=f"weights of shape {weights.shape} were given for an array of {ndim} axes.",
            allowed=f"{ndim} odd extents.",
        )
    out = np.result_type(to_numpy(dtype), weights.dtype if weights.dtype.kind in "iub" else 1.0).name
    total: Node | None = None
    values: list[Any] = []
    for place in np.argwhere(weights):
        offset = tuple(int(index) - extent // 2 for index, extent in zip(place, weights.shape, strict=True))
        scalar = node("scalar", out, (), (len(values),))
        values.append(to_numpy(out).type(weights[tuple(place)]).item())
        term = node("multiply", out, (_as(node("tap", dtype, (), (0, *offset)), out), scalar))
        total = term if total is None else node("add", out, (total, term))
    if total is None:
        raise InvalidArgument(
            "option", asked="all weights are zero.", allowed="at least one weight that is not."
        )
    return Expression((total,), (out,) * len(values)), tuple(values)


def reach(expression: Expression, ndim: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how far the taps reach below and above, per axis."""
    taps = [tuple(map(int, item.value[1:])) for item in walk(expression.outputs) if item.op == "tap"] or [
        (0,) * ndim
    ]
    low = tuple(max(0, *(-tap[axis] for tap in taps)) if taps else 0 for axis in range(ndim))
    return low, tuple(max(0, *(tap[axis] for tap in taps)) if taps else 0 for axis in range(ndim))


def _result_shape(
    shape: tuple[int, ...], low: tuple[int, ...], high: tuple[int, ...], boundary: str
) -> tuple[int, ...]:
    if boundary == "valid":
        return tuple(max(0, n - a - b) for n, a, b in zip(shape, low, high, strict=True))
    if boundary == "reflect" and any(0 < n <= max(a, b) for n, a, b in zip(shape, low, high, strict=True)):
        raise InvalidArgument(
            "shape",
            asked=f"boundary='reflect' with a reach of {tuple(map(max, low, high))} was asked for shape {shape}.",
            allowed="axes longer than the reach.",
        )
    return shape
