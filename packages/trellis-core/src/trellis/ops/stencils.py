"""stencil: one formula over each element's neighbourhood, from a function or from weights; map_stencil over mapped values."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, NamedTuple

from trellis.array import Array
from trellis.cache import Memo
from trellis.errors import InvalidArgument, InvalidType, did_you_mean
from trellis.flow import Call, run
from trellis.intent import BOUNDARIES, Layout, Stencil
from trellis.ops import operands
from trellis.ops.creation import empty
from trellis.ops.formulas import formula_of
from trellis.ops.numbers import number_as
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Owner
    from trellis.expr import Expression
    from trellis.ops.formulas import Formula
    from trellis.plan import Route
    from trellis.schedule import Schedule

MAX_AXES = 3
# Values outside that were seen to fit their dtypes.
_FILLS = Memo(256)
_bits = struct.Struct("<d").pack


class _Ask(NamedTuple):
    """What is asked beside the arrays: boundary, value outside, sweeps, schedule and routes, result."""

    op: str
    boundary: str
    fill: Any
    steps: int
    options: tuple[Schedule | None, tuple[Route, ...] | None]
    out: Any


class _Mapped(NamedTuple):
    """What a stencil reads in place of the arrays: a formula over them, and its run-time scalars."""

    expression: Expression
    values: tuple[Any, ...]


def stencil(
    ctx: Owner,
    first: Any,
    /,
    *rest: Any,
    fn: Any = None,
    boundary: str = "constant",
    fill: float = 0,
    steps: int = 1,
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
    steps
        How often: each time the formula reads what the time before gave, in one launch. The result then has the first
        array's dtype; further arrays are the same each time, and are read at the element itself only.
    schedule, routes, out
        As for `map`; `out` may not overlap an input.

    Returns
    -------
    Array
        Dense, of the arrays' shape, or smaller by the reach of each step for ``valid``.

    Raises
    ------
    InvalidArgument
        As `map`; ``E_INVALID_ARG.shape`` for arrays of more than 3 axes, of different shapes, or too small to reflect in;
        ``E_INVALID_ARG.option`` and ``E_INVALID_ARG.dtype`` for several steps of what can't be repeated.

    """
    function, values = _split(first, rest, fn)
    ask = _Ask("stencil", boundary, fill, steps, operands.options(schedule, routes), out)
    inputs, uploaded = operands.arrays(ctx, values)
    if type(steps) is not int or steps != 1:
        ask = ask._replace(steps=_count(steps))
    shape = _common_shape(inputs)
    formula = formula_of(function, tuple([one.spec.layout.dtype for one in inputs]), len(shape))
    return _run(ctx, formula, inputs, shape, ask, uploaded, None)


def map_stencil(
    ctx: Owner,
    first: Any,
    /,
    *rest: Any,
    fn: Any = None,
    stencil: Any = None,
    boundary: str = "constant",
    fill: float = 0,
    steps: int = 1,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Apply a stencil to what a function gives for each element, in one launch that keeps no array between.

    ``map_stencil(ctx, map_fn, stencil_fn_or_weights, *arrays)``, or ``map_stencil(ctx, *arrays, fn=…, stencil=…)``. The result
    is that of ``stencil(ctx, stencil_fn, map(ctx, map_fn, *arrays))``, bit for bit.

    Parameters
    ----------
    ctx
        The Context.
    first, rest
        The function, as for `map`; the stencil's function or weights; then arrays, which broadcast to 1 to 3 axes, and
        scalars.
    fn, stencil
        The two, where they are not first; without a stencil the mean of direct neighbours.
    boundary, fill
        As for `stencil`, about the function's values: ``constant`` is `fill` itself, not what the function gives for it.
    steps, schedule, routes, out
        As for `stencil`.

    Returns
    -------
    Array
        Dense, of the arrays' shape, or smaller by the reach of each step for ``valid``.

    Raises
    ------
    InvalidArgument
        As `map` and `stencil`.

    """
    function, weights, values = _two(first, rest, fn, stencil)
    ask = _Ask("map_stencil", boundary, fill, _count(steps), operands.options(schedule, routes), out)
    given, kinds, uploaded = operands.mixed(ctx, (), values)
    shape = operands.broadcast_shape(ctx, "map_stencil", given)
    _check_axes("map_stencil", (shape,))
    found = traced(function, kinds, ndim=len(shape))
    if found.several:
        raise InvalidArgument(
            "option",
            asked="map_stencil's function returns a tuple.",
            allowed="one value, which the stencil reads.",
        )
    mapped = _Mapped(found.expression, found.values)
    formula = formula_of(weights, (found.expression.outputs[0].dtype,), len(shape))
    return _run(ctx, formula, given, shape, ask, uploaded, mapped)


def _run(
    ctx: Owner,
    formula: Formula,
    inputs: tuple[Array, ...],
    shape: tuple[int, ...],
    ask: _Ask,
    uploaded: int,
    mapped: _Mapped | None,
) -> Array:
    boundary, steps = ask.boundary, ask.steps
    _check_boundary(boundary)
    read = inputs[0].spec.layout.dtype if mapped is None else mapped.expression.outputs[0].dtype
    fill = _outside(ask, [one.spec.layout.dtype for one in inputs] if mapped is None else [read])
    expression = formula.expression
    if steps > 1:
        _check_steps(ask, formula, read, len(inputs) if mapped is None else 1)
    result = _result_shape(shape, formula, boundary, steps)
    expected = Layout.dense(expression.outputs[0].dtype, result)
    given = operands.check_out(ctx, ask.out, [expected], inputs)
    if not all(result):
        return given[0] if given else empty(ctx, result, expected.dtype)
    target = given[0].spec.layout if given else expected
    prologue = None if mapped is None else mapped.expression

    def state() -> Stencil:
        layouts = tuple(one.spec.layout.broadcast(shape) for one in inputs)
        low, high = formula.low, formula.high
        return Stencil(expression, layouts, (target,), boundary, fill, low, high, prologue, steps)

    # The fill value is a kernel argument of each plan, as the number of steps is: they tell plans apart; the kernel is the same.
    before = None if prologue is None else prologue.key
    what = (ask.op, expression.key, before, boundary, type(fill), repr(fill), steps, *ask.options, target)
    key = (*what, *[one.spec for one in inputs])
    scalars = formula.values if mapped is None else formula.values + mapped.values
    return run(Call(ctx, key, state, inputs, scalars, given, *ask.options, uploaded))[0]


def _check_boundary(boundary: str) -> None:
    if not isinstance(boundary, str) or boundary not in BOUNDARIES:
        raise InvalidArgument(
            "unknown_name",
            asked=f"boundary={boundary!r} was given.{did_you_mean(str(boundary), BOUNDARIES)}",
            allowed=", ".join(BOUNDARIES) + ".",
            name=boundary,
        )


def _count(steps: Any) -> int:
    if isinstance(steps, bool) or not isinstance(steps, int) or steps < 1:
        raise InvalidArgument(
            "option", asked=f"steps={steps!r} was given.", allowed="a positive integer.", steps=repr(steps)
        )
    return steps


def _check_steps(ask: _Ask, formula: Formula, read: str, arrays: int) -> None:
    """Refuse what can't be repeated: another dtype each time, or arrays whose neighbours would have to be kept as well."""
    found = formula.expression.outputs[0].dtype
    if found != read:
        raise InvalidArgument(
            "dtype",
            asked=f"steps={ask.steps} was given for a formula that makes {found} of {read}.",
            allowed="a formula whose result has the dtype of what it reads.",
            fix=f"Cast the array to {found} first, or the formula's result with .astype({read!r}).",
            steps=ask.steps,
        )
    if arrays > 1 and (ask.boundary == "valid" or not formula.centred):
        raise InvalidArgument(
            "option",
            asked=f"steps={ask.steps} was given for {arrays} arrays, of which a further one is read beside the element"
            + (" or is not shrinking with the result." if ask.boundary == "valid" else "."),
            allowed="further arrays that are read at the element itself, with another boundary than valid.",
            fix="Call stencil once a step.",
            steps=ask.steps,
        )


def _outside(ask: _Ask, dtypes: list[str]) -> bool | int | float:
    """Return the value outside as a Python number that every dtype read holds; 0 where none is read."""
    if ask.boundary != "constant":
        return 0
    fill = ask.fill
    if hasattr(fill, "item") and getattr(fill, "size", 0) == 1:
        fill = fill.item()
    exact = type(fill) in {int, float, bool}
    key = (type(fill), _bits(fill) if type(fill) is float else fill, *dtypes) if exact else None
    if key is None or _FILLS.get(key) is None:
        for dtype in dtypes:
            number_as(fill, dtype, f"fill={fill!r} beside an array of dtype {dtype}")
        if key is not None:
            _FILLS.put(key, True)
    return fill


def _split(first: Any, rest: tuple[Any, ...], fn: Any) -> tuple[Any, tuple[Any, ...]]:
    """Tell function or weights from arrays: a callable, or an array that is followed by another, comes first."""
    if fn is not None:
        return fn, (first, *rest)
    if callable(first) or (rest and not isinstance(first, Array)):
        return first, rest
    return None, (first, *rest)


def _two(first: Any, rest: tuple[Any, ...], fn: Any, stencil: Any) -> tuple[Any, Any, tuple[Any, ...]]:
    """Tell the function, the stencil's function or weights, and the operands: what keywords name is not among the first."""
    given = [first, *rest]
    function = fn if fn is not None else given.pop(0)
    if not (isinstance(function, str) or callable(function)):
        raise InvalidType(
            "type",
            asked=f"map_stencil was given a {type(function).__name__} as its function.",
            allowed="an operation's name, a NumPy ufunc or a Python function, first or as fn=.",
        )
    if stencil is None and fn is None and given:
        stencil = given.pop(0)
    if not given:
        raise InvalidArgument(
            "shape", asked="map_stencil was given no array.", allowed="a function, a stencil and arrays."
        )
    return function, stencil, tuple(given)


def _common_shape(inputs: tuple[Array, ...]) -> tuple[int, ...]:
    shape = inputs[0].shape if inputs else ()
    if not 1 <= len(shape) <= MAX_AXES or any(one.shape != shape for one in inputs):
        _check_axes("stencil", tuple([one.shape for one in inputs]))
    return shape


def _check_axes(op: str, shapes: tuple[tuple[int, ...], ...]) -> None:
    if len(set(shapes)) != 1 or not 1 <= len(shapes[0]) <= MAX_AXES:
        raise InvalidArgument(
            "shape",
            asked=f"{op} was given shapes {', '.join(map(str, shapes)) or 'of no array'}.",
            allowed=f"arrays of one shape with 1 to {MAX_AXES} axes.",
        )


def _result_shape(shape: tuple[int, ...], formula: Formula, boundary: str, steps: int) -> tuple[int, ...]:
    low, high = formula.low, formula.high
    if boundary == "valid":
        return tuple([max(0, n - steps * (a + b)) for n, a, b in zip(shape, low, high, strict=True)])
    if boundary == "reflect" and any(0 < n <= max(a, b) for n, a, b in zip(shape, low, high, strict=True)):
        raise InvalidArgument(
            "shape",
            asked=f"boundary='reflect' with a reach of {tuple(map(max, low, high))} was asked for shape {shape}.",
            allowed="axes longer than the reach.",
        )
    return shape
