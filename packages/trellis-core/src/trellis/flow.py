"""One launch, from call to record. Read `launch` first: one stage a line; each stage is a function below it.

A finished plan is memoised for its key, so that a warm call is `replay` alone: reserve, launch, attach.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from trellis import validate
from trellis.array import Array, Spec, spec_of
from trellis.cache import Memo
from trellis.conductor import Walk
from trellis.intent import Layout
from trellis.plan import Plan
from trellis.record import OBSERVERS, build_record, notify
from trellis.routes import Ask, ready
from trellis.schedule import Schedule, plan_default

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from trellis.array import Owner
    from trellis.device import Device
    from trellis.intent import Intent
    from trellis.plan import Candidate, Executable, Route
    from trellis.record import Launch

# Prepared plans of this process; each holds compiled code and a few hundred bytes.
MEMO = Memo(4096)


@dataclass(slots=True)
class Call:
    """What an operation hands over: operands ready on the device, and how to state the intent if no plan is memoised.

    Attributes
    ----------
    context
        The Context of the call.
    key
        Identity of the plan within the Context's scope.
    state
        States the intent; called only when no plan is memoised.
    inputs, scalars
        Operands of the kernel.
    out
        The caller's result arrays, already checked; None to allocate.
    schedule, routes
        The caller's, None for the Context's.
    uploaded
        Bytes copied to the device for this call.

    """

    context: Owner
    key: tuple[Hashable, ...]
    state: Callable[[], Intent]
    inputs: tuple[Array, ...]
    scalars: tuple[Any, ...] = ()
    out: tuple[Array, ...] | None = None
    schedule: Schedule | None = None
    routes: tuple[Route, ...] | None = None
    uploaded: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Prepared:
    """A plan made ready.

    Attributes
    ----------
    plan, executable
        What runs.
    inputs, outputs
        Specs of what it reads and writes; held, so that their identity stays theirs.
    scratch
        Spec of the temporary memory, None where there is none.

    """

    plan: Plan
    executable: Executable
    inputs: tuple[Spec, ...]
    outputs: tuple[Spec, ...]
    scratch: Spec | None


def launch(call: Call) -> tuple[Array, ...]:
    """Carry one call through the stages and return its results."""
    intent = state_intent(call)  # 1 intent
    device = chosen_device(call)  # 2 device
    schedule = choose_schedule(call, intent, device)  # 3 schedule
    walk = walk_routes(call, intent, schedule, device)  # 4 route
    affordable = fit_budget(call, walk)  # 5 budget
    plan = validate_plan(call, walk, affordable)  # 6 validate
    results = launch_plan(call, plan)  # 7 launch
    return attach_record(results)  # 8 record


def run(call: Call) -> tuple[Array, ...]:
    """Replay the memoised plan of a call, or carry it through every stage once."""
    key = (call.context.scope, *call.key)
    prepared = MEMO.get(key)
    if prepared is None:
        return launch(call)
    MEMO.touch(key)
    return attach_record(replay(call.context, prepared, call.inputs, call.scalars, call.out, call.uploaded))


def plan_only(call: Call) -> Prepared:
    """Return the plan of a call made ready, without launching it."""
    key = (call.context.scope, *call.key)
    prepared: Prepared | None = MEMO.get(key)
    if prepared is None:
        intent, device = state_intent(call), chosen_device(call)
        walk = walk_routes(call, intent, choose_schedule(call, intent, device), device)
        prepared = prepare(call, validate_plan(call, walk, fit_budget(call, walk)))
    return prepared


def state_intent(call: Call) -> Intent:
    """State what is to be computed, without a device."""
    return call.state()


def chosen_device(call: Call) -> Device:
    """Return the Context's device, chosen once; no operation ever moves to another."""
    call.context.check_ready()
    return call.context.device


def choose_schedule(call: Call, intent: Intent, device: Device) -> Schedule:
    """Return the caller's schedule, else the planned default."""
    return call.schedule if call.schedule is not None else plan_default(intent, device)


def walk_routes(call: Call, intent: Intent, schedule: Schedule, device: Device) -> Walk:
    """Return the walk along the allowed routes; iterating it compiles."""
    ask = Ask(intent, schedule, device, call.context.door, user_schedule=call.schedule is not None)
    return Walk(ask, call.routes if call.routes is not None else call.context.routes)


def fit_budget(call: Call, walk: Walk) -> Iterator[tuple[Route, Candidate, int]]:
    """Yield the candidates whose outputs, scratch and workspace fit, with the bytes that a launch reserves."""
    arena = call.context.arena
    for route, candidate in walk:
        written = 0 if call.out is not None else sum(item.nbytes for item in walk.ask.intent.outputs)
        needed = written + candidate.scratch + candidate.workspace
        if arena.fits(needed):
            yield route, candidate, needed
        else:
            error = arena.refusal(needed)
            walk.decline(route, "budget", f"{error.asked} {error.allowed}", error)


def validate_plan(call: Call, walk: Walk, affordable: Iterator[tuple[Route, Candidate, int]]) -> Plan:
    """Return the first candidate that core's rules and the door's accept; a refused user schedule is the error."""
    ask, context = walk.ask, call.context
    for route, candidate, reserved in affordable:
        plan = Plan(
            ask.intent,
            ask.device,
            ask.schedule,
            route,
            candidate,
            user_schedule=ask.user_schedule,
            reasons=tuple(walk.reasons),
            choice=context.choice,
            reserved=reserved,
            forced=context.arena.forced,
            limit=context.arena.limit(),
            limit_source=context.arena.source,
            door_version=ask.door.info.version,
        )
        verdict = validate.merge(validate.check(plan), ask.door.validate(plan, ask.device))
        if verdict.allowed:
            return replace(plan, verdict=verdict)
        refusal = validate.refuse(plan, verdict)
        if ask.user_schedule:
            raise refusal
        walk.decline(route, "validate", f"{refusal.asked} {refusal.allowed}", refusal)
    raise walk.failed()


def launch_plan(call: Call, plan: Plan) -> tuple[Array, ...]:
    """Make the plan ready, memoise it, and launch it."""
    prepared = prepare(call, plan)
    return replay(call.context, prepared, call.inputs, call.scalars, call.out, call.uploaded)


def attach_record(results: tuple[Array, ...]) -> tuple[Array, ...]:
    """Tell the observers; each result already keeps its launch, from which the record is built when it is read."""
    if OBSERVERS and results[0].launch is not None:
        notify(build_record(results[0].launch))
    return results


def prepare(call: Call, plan: Plan) -> Prepared:
    """Make an accepted plan ready and memoise it."""
    context = call.context
    session, scratch = context.arena.session, plan.candidate.scratch
    prepared = Prepared(
        plan,
        ready(plan, context.door),
        tuple(item.spec for item in call.inputs),
        tuple(spec_of(session, item) for item in plan.intent.outputs),
        spec_of(session, Layout("uint8", (scratch,), (1,))) if scratch else None,
    )
    MEMO.put((context.scope, *call.key), prepared)
    return prepared


def replay(
    context: Owner,
    prepared: Prepared,
    inputs: tuple[Array, ...],
    scalars: tuple[Any, ...],
    out: tuple[Array, ...] | None,
    uploaded: int,
) -> tuple[Array, ...]:
    """Run a prepared plan: reserve, launch, attach. Nothing is changed where the reservation fails."""
    results = out if out is not None else tuple([allocate(context, spec) for spec in prepared.outputs])
    operands: tuple[Any, ...] = (*inputs, *results)
    if prepared.scratch is not None:
        operands = (*operands, allocate(context, prepared.scratch))
    start = perf_counter_ns()
    token = prepared.executable(*operands, *scalars)
    launched: Launch = (prepared.plan, start, perf_counter_ns(), uploaded, token)
    for result in results:
        result.launch = launched
    return results


def allocate(context: Owner, spec: Spec) -> Array:
    """Return a new, uninitialised array under the Context's budget."""
    memory = context.acquire(spec.nbytes)
    return Array(spec, memory, memory.block.address, context, None)
