"""map: one formula for each element, fused into one kernel; cast on top of it."""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, NamedTuple

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.errors import InvalidType
from trellis.expr import Expression, node
from trellis.flow import MEMO, Call, attach_record, replay, run
from trellis.intent import Layout, Map
from trellis.ops import operands
from trellis.ops.operands import apart
from trellis.ops.repeated import again, key_of, usually
from trellis.ops.tracing import traced
from trellis.record import OBSERVERS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import numpy as np
    import numpy.typing as npt

    from trellis.array import Owner
    from trellis.expr import Trace
    from trellis.flow import Prepared
    from trellis.plan import Route
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
    fn, values = (first, rest) if fn is None else (fn, (first, *rest))
    return _map(ctx, fn, values, schedule, routes, out)


class Stated(NamedTuple):
    """A map with its operands ready, before any plan.

    Attributes
    ----------
    inputs, trace, shape
        Arrays of the Context's device, the traced function, and the common shape.
    expected, given
        Layouts of the results, and the caller's arrays for them.
    schedule, routes, uploaded
        As in `Call`.

    """

    inputs: tuple[Array, ...]
    trace: Trace
    shape: tuple[int, ...]
    expected: tuple[Layout, ...]
    given: tuple[Array, ...] | None
    schedule: Schedule | None
    routes: tuple[Route, ...] | None
    uploaded: int

    def intent(self) -> Map:
        """Return the intent."""
        seen = tuple(one.spec.layout.broadcast(self.shape) for one in self.inputs)
        outputs = self.expected if self.given is None else tuple(one.spec.layout for one in self.given)
        return Map(self.trace.expression, seen, outputs, self.shape)

    def call(self, ctx: Owner, what: tuple[Any, ...]) -> Call:
        """Return the call whose plan is known by `what` and the operands' specs."""
        targets = () if self.given is None else (*[one.spec for one in self.given], "out")
        key = (*what, *[one.spec for one in self.inputs], *targets)
        values = self.trace.values
        return Call(
            ctx, key, self.intent, self.inputs, values, self.given, self.schedule, self.routes, self.uploaded
        )

    def whole(self, results: tuple[Array, ...]) -> Any:
        """Return the results as the function returned them: a tuple, or one alone."""
        return results if self.trace.several else results[0]


def stated(
    ctx: Owner,
    fn: Any,
    values: tuple[Any, ...],
    schedule: Any,
    routes: Any,
    out: Any,
    trace: Trace | None = None,
) -> Stated:
    """Check what a map was given, trace its function unless that was done, and make its operands ready."""
    if not (isinstance(fn, str) or callable(fn)):
        raise InvalidType(
            "type",
            asked=f"map was given a {type(fn).__name__} as its function.",
            allowed="an operation's name, a NumPy ufunc or a Python function, first or as fn=.",
        )
    plan, allowed = operands.options(schedule, routes)
    inputs, kinds, uploaded = operands.mixed(ctx, (), values)
    shape = operands.broadcast_shape(ctx, "map", inputs)
    trace = traced(fn, kinds, ndim=len(shape)) if trace is None else trace
    order = _order(inputs, shape)
    expected = tuple(Layout.dense(item.dtype, shape, order) for item in trace.expression.outputs)
    given = operands.check_out(ctx, out, expected, inputs, in_place=True)
    return Stated(inputs, trace, shape, expected, given, plan, allowed, uploaded)


def _map(ctx: Owner, fn: Any, values: tuple[Any, ...], schedule: Any, routes: Any, out: Any) -> Any:
    trace = None
    if schedule is None and routes is None and (out is None or type(out) is Array):
        trace = _usual(fn, values)
        results = None if trace is None else _again(ctx, trace, values, out)
        if trace is not None and results is not None:
            return results if trace.several else results[0]
    this = stated(ctx, fn, values, schedule, routes, out, trace)
    if not all(this.shape):
        return this.whole(this.given or tuple(_empty(ctx, layout) for layout in this.expected))
    # A named function of arrays alone is keyed by its name, as the warm path above looks it up.
    alone = len(this.inputs) == len(values) and this.schedule is None and this.routes is None
    named = isinstance(fn, str) and alone and not this.trace.several
    what = (fn,) if named else ("map", this.trace.expression.key, this.schedule, this.routes)
    return this.whole(run(this.call(ctx, what)))


def _usual(fn: Any, values: tuple[Any, ...]) -> Trace | None:
    """Return the trace of a function of arrays and numbers, None for other operands or no function at all."""
    if not callable(fn) and type(fn) is not str:
        return None
    kinds, ndim = list[Any](), -1
    for one in values:
        if type(one) is Array:
            layout = one.spec.layout
            kinds.append(layout.dtype)
            ndim = max(ndim, len(layout.shape))
        elif operands.is_scalar(one):
            kinds.append(one)
        else:
            return None
    return traced(fn, tuple(kinds), ndim=ndim) if ndim >= 0 else None


def _again(ctx: Owner, trace: Trace, values: tuple[Any, ...], out: Any) -> tuple[Array, ...] | None:
    """Launch a map whose plan is memoised for its formula; None where there is none, or where `out` may overlap an input."""
    inputs = tuple([one for one in values if type(one) is Array])
    key: tuple[Any, ...] = (ctx.scope, "map", trace.expression.key, None, None, *[one.spec for one in inputs])
    if out is not None:
        key = (*key, out.spec, "out")
    prepared: Prepared | None = MEMO.get(key)
    if prepared is None or (out is not None and not apart(out, inputs)):
        return None
    MEMO.touch(key)
    given = None if out is None else (out,)
    return attach_record(replay(ctx, prepared, inputs, trace.values, given, 0))


def _order(inputs: tuple[Array, ...], shape: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the order of the axes that all inputs of the full shape share, None for row-major: results keep it, as NumPy's."""
    orders = {one.spec.layout.order for one in inputs if one.shape == shape}
    return orders.pop() if len(orders) == 1 else None


def _empty(ctx: Owner, layout: Layout) -> Array:
    from trellis.ops.creation import empty

    return empty(ctx, layout.shape, layout.dtype)


def cast(
    ctx: Owner,
    x: Array,
    dtype: npt.DTypeLike,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return the elements in another dtype: float to integer saturates and NaN becomes 0, float to float rounds to nearest.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array.
    dtype
        Element type of the result.
    schedule, routes, out
        As for `map`.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` for what is no element type, and as `map`.

    """
    # What can't be hashed, such as an array that lends its dtype, is no part of a key.
    usual = usually(schedule, routes, out) and type(dtype).__hash__ is not None
    if usual and (found := again(ctx, ("cast", dtype), (x,), out)) is not None:
        return found
    name = dtypes.canonical(dtype)
    plan, allowed = operands.options(schedule, routes)
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

    if usual:
        key = key_of(("cast", dtype), (source,), out)
    else:
        key = ("cast to", source.spec, spec_of(ctx.arena.session, target), plan, allowed)
    return run(Call(ctx, key, state, (source,), (), given, plan, allowed, uploaded))[0]
