"""reduce: many elements into one, or into one for each place along the axes that stay."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.errors import InvalidArgument
from trellis.flow import MEMO, Call, attach_record, replay, run
from trellis.intent import Layout, Reduce
from trellis.ops import operands
from trellis.ops.axes import axes_of
from trellis.ops.combinations import Options, combination, named
from trellis.ops.conversion import asarray
from trellis.ops.creation import empty
from trellis.ops.elementwise import cast
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from trellis.array import Owner
    from trellis.flow import Prepared
    from trellis.schedule import Schedule

    Key = tuple[Any, ...]

_IDENTITY: dict[str, float] = {
    "sum": 0,
    "prod": 1,
    "any": False,
    "all": True,
    "norm": 0,
    **dict.fromkeys(("mean", "std", "var"), float("nan")),
}
# Raises KeyError where the plan is not memoised.
_find = MEMO.find


def reduce(
    ctx: Owner,
    x: Any,
    /,
    *others: Any,
    op: str | None = None,
    axis: int | Sequence[int] | None = None,
    keepdims: bool = False,
    dtype: npt.DTypeLike | None = None,
    ddof: float = 0,
    ord: float = 2,
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
        The array (with a `fn` of several operands: further arrays and scalars), then the operation's name, last or as ``op=``:
        sum, prod, max, min, mean, var, std, norm, argmax, argmin, any, all or count_nonzero; sum where left out.
    axis, keepdims
        Axis or axes to combine, None for all, and whether they stay with extent 1. argmax and argmin take one, or None for the
        index in row-major order.
    dtype
        For sum, prod, mean, var, std and norm: to combine and return in. By default NumPy's: integers sum in 64 bits, their mean,
        var, std and norm are float64.
    ddof
        For var and std: the sum of squares is divided by the number of elements without these, as in NumPy.
    ord
        For norm, of all elements as one vector: 2, 1 (the sum of magnitudes), inf or -inf (the largest or smallest one).
    fn, schedule, routes, out
        Function applied to each element first, in the same kernel; the rest as for `map`, but `out` may not overlap an input.

    Notes
    -----
    NaN propagates through max and min, and argmax and argmin return its first position. Over no elements, max, min, argmax
    and argmin raise ``E_INVALID_ARG.empty_reduction``. A product of integers in a float dtype is 0 where one of them is,
    however large the others are.

    """
    values, key = (x, *others), None
    if schedule is None and routes is None:
        # What is unusual has no `spec`, can't be hashed, or is not found.
        try:
            along = axis if axis is None or type(axis) is int else _typed(axis)
            spelled = ("reduce", op, along, keepdims, dtype, ddof, ord)
            key, inputs, scalars = _warm(ctx, values, spelled, fn, out)
            prepared: Prepared = _find(key)
            given = None if out is None else (out if operands.apart(out, inputs) else _find(None),)
        except (AttributeError, KeyError, TypeError) as error:
            key = None if isinstance(error, TypeError) else key
        else:
            return attach_record(replay(ctx, prepared, inputs, scalars, given, 0))[0]
    asked = _Request(values, op, axis, keepdims, Options(dtype, ddof, ord), fn, schedule, routes, out)
    return _planned(ctx, asked, key)


def _typed(axis: Any) -> Key:
    """Tell axes apart by type: True is no axis, whatever it is equal to."""
    return (*map(type, axis), *axis) if isinstance(axis, (tuple, list)) else (type(axis), axis)


def _warm(
    ctx: Owner, values: tuple[Any, ...], spelled: Key, fn: Any, out: Any
) -> tuple[Key, tuple[Array, ...], tuple[Any, ...]]:
    """Return the key of a call as it is spelled, the arrays and the scalars; TypeError where it is an unusual one."""
    mark = () if out is None else (out.spec, "out")
    x, *others = values
    if fn is None:
        return (ctx.scope, x.spec, *others, *spelled, *mark), (x,), ()
    name = others.pop() if others and type(others[-1]) is str else None
    if not all(type(one) is Array or operands.is_scalar(one) for one in others):
        raise TypeError
    inputs = (x, *[one for one in others if type(one) is Array])
    kinds = [one.spec.layout.dtype if type(one) is Array else one for one in (x, *others)]
    trace = traced(fn, tuple(kinds), ndim=max([len(one.spec.layout.shape) for one in inputs]))
    specs = [one.spec for one in inputs]
    key = (ctx.scope, *specs, name, *spelled, trace.expression.key, trace.several, *mark)
    return key, inputs, trace.values


class _Request(NamedTuple):
    """A call of `reduce`, as it came."""

    values: tuple[Any, ...]
    op: str | None
    axis: int | Sequence[int] | None
    keepdims: bool
    options: Options
    fn: Any
    schedule: Schedule | Mapping[str, Any] | None
    routes: Sequence[str] | str | None
    out: Any


def _planned(ctx: Owner, asked: _Request, key: Key | None) -> Array:
    """Check a call, carry it out, and remember its plan under the key that the next one like it is found by."""
    values, name = named(asked.values[0], asked.values[1:], asked.op)
    schedule, routes = operands.options(asked.schedule, asked.routes)
    inputs, kinds, uploaded = operands.mixed(ctx, values[:1], values[1:])
    shape = operands.broadcast_shape(ctx, "reduce", inputs)
    axes = _axes(name, asked.axis, len(shape))
    kept = tuple(extent for i, extent in enumerate(shape) if i not in axes)
    final = tuple(1 if i in axes else n for i, n in enumerate(shape) if asked.keepdims or i not in axes)
    what = combination(name, asked.fn, kinds, len(shape), asked.options)
    given = operands.check_out(ctx, asked.out, [Layout.dense(what.result, final)], inputs)
    target = given[0].reshape(kept) if given else None
    layout = target.spec.layout if target is not None else Layout.dense(what.result, kept)
    if not all(shape):
        done = _over_nothing(ctx, what.kind, layout, shape, axes)
        done = done if target is None or not done.size else cast(ctx, done, what.result, out=target)
        return _delivered(done, given, final)

    def state() -> Reduce:
        seen = tuple(one.spec.layout.broadcast(shape) for one in inputs)
        return Reduce(
            what.kind, what.expression, seen, (layout,), shape, axes, what.accumulate, ddof=what.ddof
        )

    formula = (what.kind, what.expression.key, what.accumulate, what.ddof)
    plain = ("reduce", *formula, axes, layout, schedule, routes, *[one.spec for one in inputs])
    out = (target,) if target is not None else None
    done = run(Call(ctx, plain, state, inputs, what.scalars, out, schedule, routes, uploaded))[0]
    found: Prepared | None = MEMO.get((ctx.scope, *plain))
    if key is not None and found is not None:
        spec = spec_of(ctx.arena.session, Layout.dense(what.result, final))
        MEMO.put(key, replace(found, outputs=(spec,)))
    return _delivered(done, given, final)


def _delivered(done: Array, given: tuple[Array, ...] | None, final: tuple[int, ...]) -> Array:
    """Return a result in its final shape, or the caller's array."""
    if given is None:
        return done.reshape(final)
    given[0].launch = done.launch
    return given[0]


def _axes(name: str, axis: int | Sequence[int] | None, ndim: int) -> tuple[int, ...]:
    axes = axes_of(axis, ndim)
    if name in {"argmax", "argmin"} and axis is not None and len(axes) != 1:
        raise InvalidArgument(
            "axis", asked=f"{name} over axes {axes} was asked for.", allowed="one axis, or None.", axes=axes
        )
    return axes


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
