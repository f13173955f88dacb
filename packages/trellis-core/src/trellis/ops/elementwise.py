"""map: one formula for each element, fused into one kernel; cast and parallel_map on top of it."""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.errors import InvalidArgument, InvalidType, did_you_mean
from trellis.expr import Expression, node
from trellis.flow import MEMO, Call, attach_record, run
from trellis.intent import Layout, Map
from trellis.ops import operands
from trellis.ops.operands import apart
from trellis.ops.tracing import traced
from trellis.record import OBSERVERS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import numpy as np
    import numpy.typing as npt

    from trellis.array import Owner
    from trellis.flow import Prepared
    from trellis.schedule import Schedule

    Function = str | np.ufunc | Callable[..., Any]


# Raises KeyError where the plan is not memoised.
_find = MEMO.find


def map(
    ctx: Owner,
    first: Any,
    /,
    *rest: Any,
    fn: Function | None = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Any:
    """Apply a function to each element of its operands, as one fused kernel: ``map(ctx, fn, *arrays)``.

    Parameters
    ----------
    ctx
        The Context.
    first, rest, fn
        An operation's name, a NumPy ufunc, or a Python function of operators and NumPy functions (several results as a
        tuple), first or as ``fn=``; then arrays, which broadcast, and scalars.
    schedule, routes
        How to cut the work, and the routes to try; the Context's where left out.
    out
        Array, or tuple of arrays, for the results; may be exactly an input.

    Returns
    -------
    Array or tuple of Array
        Of the common shape, without gaps, in the memory order that the inputs share, else row-major; dtypes by NEP 50. Raises
        the errors of each stage of `trellis.flow`.

    """
    if fn is None and type(first) is str and schedule is None and routes is None:
        # The warm path of `trellis.flow.replay`, spelt out: what is unusual has no `spec`, or is not found.
        try:
            if len(rest) == 2:
                one, two = rest
                key: tuple[Any, ...] = (ctx.scope, first, one.spec, two.spec)
            else:
                key = (ctx.scope, first, *[x.spec for x in rest])
            if out is None:
                prepared: Prepared = _find(key)
                memory = ctx.acquire(prepared.outputs[0].nbytes)
                result = Array(prepared.outputs[0], memory, memory.block.address, ctx, None)
            else:
                prepared = _find((*key, out.spec, "out")) if apart(out, rest) else _find(None)
                result = out
        except (AttributeError, KeyError):
            return _map(ctx, first, rest, schedule, routes, out)
        start = perf_counter_ns()
        token = prepared.executable(*rest, result)
        result.launch = (prepared.plan, start, perf_counter_ns(), 0, token)
        return result if not OBSERVERS else attach_record((result,))[0]
    if fn is None:
        return _map(ctx, first, rest, schedule, routes, out)
    return _map(ctx, fn, (first, *rest), schedule, routes, out)


def _map(ctx: Owner, fn: Any, values: tuple[Any, ...], schedule: Any, routes: Any, out: Any) -> Any:
    if not (isinstance(fn, str) or callable(fn)):
        raise InvalidType(
            "type",
            asked=f"map was given a {type(fn).__name__} as its function.",
            allowed="an operation's name, a NumPy ufunc or a Python function, first or as fn=.",
        )
    plan, allowed = operands.options(schedule, routes)
    inputs, kinds, uploaded = operands.mixed(ctx, (), values)
    shape = operands.broadcast_shape(ctx, "map", inputs)
    trace = traced(fn, kinds, ndim=len(shape))
    order = _order(inputs, shape)
    expected = [Layout.dense(item.dtype, shape, order) for item in trace.expression.outputs]
    given = operands.check_out(ctx, out, expected, inputs, in_place=True)
    layouts = tuple(expected if given is None else [one.spec.layout for one in given])
    results = tuple(given or ())
    if not all(shape):
        results = given or tuple(_empty(ctx, layout) for layout in layouts)
    else:

        def state() -> Map:
            seen = tuple(one.spec.layout.broadcast(shape) for one in inputs)
            return Map(trace.expression, seen, layouts, shape)

        # A named function of arrays alone is keyed by its name, as the warm path above looks it up.
        alone = len(inputs) == len(values)
        named = isinstance(fn, str) and plan is None and allowed is None and alone and not trace.several
        what: tuple[Any, ...] = (fn,) if named else ("map", trace.expression.key, plan, allowed)
        key = (
            *what,
            *[one.spec for one in inputs],
            *([one.spec for one in given] if given else ()),
            *(["out"] if given else ()),
        )
        results = run(Call(ctx, key, state, inputs, trace.values, given, plan, allowed, uploaded))
    return results if trace.several else results[0]


def _order(inputs: tuple[Array, ...], shape: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the order of the axes that all inputs of the full shape share, None for row-major: results keep it, as NumPy's."""
    orders = {one.spec.layout.order for one in inputs if one.shape == shape}
    return orders.pop() if len(orders) == 1 else None


def _empty(ctx: Owner, layout: Layout) -> Array:
    from trellis.ops.creation import empty

    return empty(ctx, layout.shape, layout.dtype)


def cast(ctx: Owner, x: Array, dtype: npt.DTypeLike, *, out: Any = None) -> Array:
    """Return the elements in another dtype: float to integer saturates and NaN becomes 0, float to float rounds to nearest."""
    name = dtypes.canonical(dtype)
    (source,), uploaded = operands.arrays(ctx, [x])
    layout = source.spec.layout
    expression = Expression((node("cast", name, (node("input", layout.dtype, (), (0,)),)),))
    expected = Layout.dense(name, layout.shape)
    given = operands.check_out(ctx, out, [expected], [source], in_place=True)
    if source.size == 0:
        return given[0] if given else _empty(ctx, expected)
    target = given[0].spec.layout if given else expected

    def state() -> Map:
        return Map(expression, (layout,), (target,), layout.shape)

    key = ("cast", source.spec, spec_of(ctx.arena.session, target))
    return run(Call(ctx, key, state, (source,), (), given, uploaded=uploaded))[0]


STRATEGIES = ("auto",)


def parallel_map(
    ctx: Owner, first: Any, /, *rest: Any, fn: Function | None = None, strategy: str = "auto", **options: Any
) -> Any:
    """Apply a function to each element; see `map`, whose options it takes.

    Parameters
    ----------
    ctx
        The Context.
    first, rest, fn
        As for `map`.
    strategy
        ``auto``: the device's own parallelism, all of it that pays.
    options
        ``schedule``, ``routes``, ``out``.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.unknown_name`` for another strategy, and as `map`.

    """
    if not isinstance(strategy, str) or strategy not in STRATEGIES:
        raise InvalidArgument(
            "unknown_name",
            asked=f"strategy={strategy!r} was given.{did_you_mean(str(strategy), STRATEGIES)}",
            allowed=", ".join(STRATEGIES) + ".",
            name=strategy,
        )
    return map(ctx, first, *rest, fn=fn, **options)
