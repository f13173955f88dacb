"""reduce, scan and histogram: many elements into fewer, or into running totals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument, did_you_mean
from trellis.expr import Expression, node
from trellis.flow import Call, run
from trellis.intent import REDUCTIONS, Layout, Reduce
from trellis.ops import operands
from trellis.ops.axes import axes_of
from trellis.ops.conversion import asarray
from trellis.ops.creation import empty
from trellis.ops.elementwise import cast
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from trellis.array import Array, Owner
    from trellis.plan import Route
    from trellis.schedule import Schedule

_ALIASES = {
    "amax": "max",
    "amin": "min",
    "maximum": "max",
    "minimum": "min",
    "add": "sum",
    "multiply": "prod",
}
_IDENTITY: dict[str, float] = {"sum": 0, "prod": 1, "any": False, "all": True, "mean": float("nan")}


def reduce(
    ctx: Owner,
    x: Any,
    /,
    *others: Any,
    op: str | None = None,
    axis: int | Sequence[int] | None = None,
    keepdims: bool = False,
    dtype: npt.DTypeLike | None = None,
    fn: Any = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Combine the elements along some axes: ``reduce(ctx, x, "max", axis=0)``.

    Parameters
    ----------
    ctx
        The Context.
    x, others, op
        The array (with a `fn` of several operands: further arrays and scalars), then the operation's name, last or as
        ``op=``: sum, prod, max, min, mean, argmax, argmin, any or all; sum where left out.
    axis
        Axis or axes to combine; None is all. argmax and argmin take one, or None for the index in row-major order.
    keepdims
        Keep the combined axes with extent 1.
    dtype
        For sum, prod and mean: to combine and return in. By default NumPy's: integers sum in 64 bits.
    fn
        Function applied to each element first, in the same kernel.
    schedule, routes, out
        As for `map`; `out` may not overlap an input.

    Notes
    -----
    NaN propagates through max and min, and argmax and argmin return its first position. Over no elements, max, min, argmax
    and argmin raise ``E_INVALID_ARG.empty_reduction``.

    """
    values, kind = _named(x, others, op)
    options = operands.options(schedule, routes)
    inputs, kinds, uploaded = operands.mixed(ctx, values[:1], values[1:])
    shape = operands.broadcast_shape(ctx, "reduce", inputs)
    axes = _axes(kind, axis, len(shape))
    final = tuple(1 if i in axes else n for i, n in enumerate(shape) if keepdims or i not in axes)
    expression, scalars = _formula(fn, kinds, len(shape))
    accumulate, result = _dtypes(kind, expression.outputs[0].dtype, dtype)
    given = operands.check_out(ctx, out, [Layout.dense(result, final)], inputs)
    what = (kind, expression, shape, axes, accumulate, result)
    done = _reduce(ctx, what, inputs, given, (scalars, options, uploaded))
    if given is None:
        return done.reshape(final)
    given[0].launch = done.launch
    return given[0]


def _reduce(
    ctx: Owner,
    what: tuple[str, Expression, tuple[int, ...], tuple[int, ...], str, str],
    inputs: tuple[Array, ...],
    given: tuple[Array, ...] | None,
    rest: tuple[tuple[Any, ...], tuple[Schedule | None, tuple[Route, ...] | None], int],
) -> Array:
    kind, expression, shape, axes, accumulate, result = what
    kept = tuple(extent for i, extent in enumerate(shape) if i not in axes)
    target = given[0].reshape(kept) if given else None
    layout = target.spec.layout if target is not None else Layout.dense(result, kept)
    if not all(shape):
        done = _over_nothing(ctx, kind, layout, shape, axes)
        return done if target is None or not done.size else cast(ctx, done, result, out=target)

    def state() -> Reduce:
        seen = tuple(one.spec.layout.broadcast(shape) for one in inputs)
        return Reduce(kind, expression, seen, (layout,), shape, axes, accumulate)

    scalars, options, uploaded = rest
    key = ("reduce", kind, expression.key, axes, accumulate, layout, *options, *[one.spec for one in inputs])
    out = (target,) if target is not None else None
    return run(Call(ctx, key, state, inputs, scalars, out, *options, uploaded))[0]


def _axes(kind: str, axis: int | Sequence[int] | None, ndim: int) -> tuple[int, ...]:
    axes = axes_of(axis, ndim)
    if kind in {"argmax", "argmin"} and axis is not None and len(axes) != 1:
        raise InvalidArgument(
            "axis", asked=f"{kind} over axes {axes} was asked for.", allowed="one axis, or None.", axes=axes
        )
    return axes


def _named(x: Any, others: tuple[Any, ...], op: str | None) -> tuple[tuple[Any, ...], str]:
    """Return the arrays and the operation's name, wherever the caller put it."""
    name: Any = op
    if name is None and others and isinstance(others[-1], (str, np.ufunc)):
        name, others = others[-1], others[:-1]
    elif name is None:
        name = "sum"
    name = getattr(name, "__name__", name)
    name = _ALIASES.get(name, name) if isinstance(name, str) else name
    if name not in REDUCTIONS:
        raise InvalidArgument(
            "unknown_name",
            asked=f"The reduction {name!r} was asked for.{did_you_mean(str(name), REDUCTIONS)}",
            allowed=", ".join(REDUCTIONS) + ".",
            name=name,
        )
    return (x, *others), name


def _formula(fn: Any, kinds: tuple[Any, ...], ndim: int) -> tuple[Expression, tuple[Any, ...]]:
    if fn is None:
        if len(kinds) != 1:
            raise InvalidArgument(
                "shape", asked=f"{len(kinds)} operands were given without fn=.", allowed="one array."
            )
        return Expression((node("input", kinds[0], (), (0,)),)), ()
    trace = traced(fn, kinds, ndim=ndim)
    if trace.several:
        raise InvalidArgument("option", asked="reduce's fn= returns a tuple.", allowed="one value.")
    return trace.expression, trace.values


def _dtypes(kind: str, source: str, dtype: npt.DTypeLike | None) -> tuple[str, str]:
    """Return the dtypes to combine in and to return, NumPy's unless one was asked for."""
    if dtype is not None:
        if kind not in {"sum", "prod", "mean"}:
            raise InvalidArgument(
                "option", asked=f"dtype= was given for {kind}.", allowed="sum, prod and mean."
            )
        wanted = dtypes.canonical(dtype)
        return wanted, wanted
    if kind in {"argmax", "argmin"}:
        return source, "int64"
    if kind in {"any", "all"}:
        return "bool", "bool"
    if kind in {"max", "min"} or dtypes.is_float(source):
        return source, source
    if kind == "mean":
        return "float64", "float64"
    wide = "uint64" if source in dtypes.UNSIGNED else "int64"
    return wide, wide


def _over_nothing(
    ctx: Owner, kind: str, layout: Layout, shape: tuple[int, ...], axes: tuple[int, ...]
) -> Array:
    """Return the result of combining no elements; nothing is launched."""
    lacking = kind not in _IDENTITY and not all(shape[axis] for axis in axes)
    if layout.size == 0 and not lacking:
        return empty(ctx, layout.shape, layout.dtype)
    if lacking or (kind == "mean" and not dtypes.is_float(layout.dtype)):
        raise InvalidArgument(
            "empty_reduction",
            asked=f"{kind} over axes {axes} of shape {shape}, which has no elements there.",
            allowed="at least one element.",
            shape=shape,
        )
    return asarray(ctx, np.full(layout.shape, _IDENTITY[kind], dtypes.to_numpy(layout.dtype)), copy=True)
