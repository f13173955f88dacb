"""A parallel map on several devices: slices of the leading axis, run at once, gathered on the Context's device."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, NamedTuple

from trellis.array import Spec, spec_of
from trellis.errors import TrellisError
from trellis.flow import Call, allocate, plan_only, run
from trellis.intent import Layout, Map
from trellis.ops.elementwise import cast
from trellis.ops.parallel.choosing import hardware
from trellis.ops.parallel.offsets import shifted
from trellis.plan import Parallel, Part

if TYPE_CHECKING:
    from trellis.array import Array, Owner
    from trellis.ops.elementwise import Stated
    from trellis.ops.parallel.choosing import Choice
    from trellis.plan import Plan


class _Placed(NamedTuple):
    """An operand that is known by its layout alone: enough to plan a launch, not to run it."""

    spec: Spec


class Slice(NamedTuple):
    """One part: which rows, on whose Context, of which map.

    Attributes
    ----------
    context, start, stop
        Where, and which slice of the leading axis.
    here
        Whether the Context's device is the one that the operands are on.
    inputs
        The operands' slices, still on that device.
    outputs
        Slices of the results to write to; None to write to new arrays.

    """

    context: Owner
    start: int
    stop: int
    here: bool
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...] | None

    @property
    def moved(self) -> int:
        """Bytes of the operands that have to be copied to the device."""
        return 0 if self.here else sum(one.nbytes for one in self.inputs)


def plan(ctx: Owner, this: Stated, choice: Choice) -> Parallel:
    """Return how the map would run; every part is planned and validated on its device."""
    slices = _cut(ctx, this, choice, None)
    return Parallel(
        choice.strategy, choice.why, tuple(_part(this, one, _planned(this, one)) for one in slices)
    )


def run_there(ctx: Owner, this: Stated, choice: Choice) -> tuple[Array, ...]:
    """Run every part and return the gathered results; where a part fails, nothing that the caller has was written."""
    results = this.given or tuple(allocate(ctx, spec_of(ctx.arena.session, item)) for item in this.expected)
    slices = _cut(ctx, this, choice, None if this.given is not None else results)
    for one in slices:
        _planned(this, one)
    start = perf_counter_ns()
    with ThreadPoolExecutor(len(slices), thread_name_prefix="trellis-part") as threads:
        futures = [threads.submit(_named, ctx, this, one) for one in slices]
    try:
        failed = next(filter(None, (future.exception() for future in futures)), None)
        if failed is not None:
            raise failed
        pieces = [future.result() for future in futures]
    finally:
        failed = None
        futures.clear()  # an error holds this frame, which must not hold it, and all memory, in turn
    for one, (made, _, _) in zip(slices, pieces, strict=True):
        for target, piece in zip(results, made, strict=True):
            if one.outputs is None or not one.here:
                cast(ctx, piece, target.dtype, out=target[one.start : one.stop])
    ctx.synchronize()
    _attach(
        this, choice, results, ([part for _, part, _ in pieces], pieces[0][2]), (start, perf_counter_ns())
    )
    return results


def _cut(ctx: Owner, this: Stated, choice: Choice, results: tuple[Array, ...] | None) -> list[Slice]:
    """Cut the leading axis in proportion to the weights; who gets no row has no part."""
    rows, total = this.shape[0], sum(share.weight for share in choice.devices)
    slices: list[Slice] = []
    start, taken = 0, 0.0
    for position, (context, weight) in enumerate(choice.devices):
        taken += weight
        stop = rows if position == len(choice.devices) - 1 else min(round(rows * taken / total), rows)
        if stop > start:
            here = context.arena.session is ctx.arena.session
            inputs = tuple(_rows(one, this.shape, start, stop) for one in this.inputs)
            outputs = None if results is None else tuple(one[start:stop] for one in results)
            slices.append(Slice(context, start, stop, here, inputs, outputs))
        start = max(start, stop)
    return slices


def _rows(one: Array, shape: tuple[int, ...], start: int, stop: int) -> Array:
    """Return what the rows read of an operand: its own rows, or all of one that broadcasts along them."""
    return one[start:stop] if one.ndim == len(shape) and one.shape[0] == shape[0] else one


def _call(this: Stated, one: Slice, inputs: tuple[Any, ...]) -> Call:
    """Return a part's launch, of operands that are on its device or are only placed there."""
    expression, values = shifted(this.trace, one.start)
    shape = (one.stop - one.start, *this.shape[1:])
    direct = one.outputs if one.here else None
    if direct is None:
        expected = tuple(Layout.dense(item.dtype, shape, item.order) for item in this.expected)
    else:
        expected = tuple(target.spec.layout for target in direct)

    def state() -> Map:
        return Map(expression, tuple(x.spec.layout.broadcast(shape) for x in inputs), expected, shape)

    targets = (*[target.spec for target in direct], "out") if direct is not None else ()
    key = ("map", expression.key, this.schedule, this.routes, shape, *[x.spec for x in inputs], *targets)
    return Call(one.context, key, state, inputs, values, direct, this.schedule, this.routes, one.moved)


def _planned(this: Stated, one: Slice) -> Plan:
    session = one.context.arena.session
    placed = tuple(
        _Placed(
            x.spec if one.here else spec_of(session, Layout.dense(x.spec.layout.dtype, x.spec.layout.shape))
        )
        for x in one.inputs
    )
    return plan_only(_call(this, one, placed)).plan


def _part(this: Stated, one: Slice, made: Plan) -> Part:
    device, intent = one.context.device, made.intent
    results = sum(item.nbytes for item in intent.outputs)
    return Part(
        device=device.label,
        kind=device.kind,
        physical=hardware(device),
        start=one.start,
        stop=one.stop,
        elements=intent.outputs[0].size,
        nbytes=sum(x.nbytes for x in one.inputs) + results,
        threads=dict(made.candidate.geometry).get("threads"),
        moved=one.moved if one.here else one.moved + results,
    )


def _run(ctx: Owner, this: Stated, one: Slice) -> tuple[tuple[Array, ...], Part, Plan]:
    """Run one part, in a thread of its own, and return its results on the Context's device."""
    there = tuple(x.of(one.context) if one.here else ctx.move(x, one.context) for x in one.inputs)
    made = run(_call(this, one, there))
    one.context.synchronize()
    record, launched = made[0].record, made[0].launch
    assert record is not None and launched is not None  # noqa: S101, PT018 - a part has elements, so it was launched
    part = _part(this, one, launched[0])._replace(route=record.route, seconds=record.seconds)
    if not one.here:
        made = tuple(ctx.move(x, ctx) for x in made)
    return tuple(x.of(ctx) for x in made), part, launched[0]


def _named(ctx: Owner, this: Stated, one: Slice) -> tuple[tuple[Array, ...], Part, Plan]:
    """Run one part; its error names it."""
    try:
        return _run(ctx, this, one)
    except Exception as error:
        label = one.context.device.label
        error.add_note(f"in the part [{one.start}:{one.stop}] on {label}")
        if isinstance(error, TrellisError):
            error.fields["part"] = (label, one.start, one.stop)
        raise


def _attach(
    this: Stated,
    choice: Choice,
    results: tuple[Array, ...],
    ran: tuple[list[Part], Plan],
    times: tuple[int, int],
) -> None:
    parts, first = ran
    made = replace(
        first,
        intent=this.intent(),
        parallel=Parallel(choice.strategy, choice.why, tuple(parts)),
        reserved=sum(item.nbytes for item in this.expected) if this.given is None else 0,
    )
    uploaded = this.uploaded + sum(part.moved for part in parts)
    for result in results:
        result.launch = (made, *times, uploaded, None)
