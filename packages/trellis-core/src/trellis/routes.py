"""The routes to a candidate: alternatives of one signature, in the order in which they are walked by default."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from trellis import cache
from trellis.intent import Escape, Gemm, Map
from trellis.intent.linear import FEW
from trellis.plan import Candidate, Declined, Executable, Plan, Route
from trellis.schedule import Schedule, plan_default

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.device import Device
    from trellis.door import LoadedDoor
    from trellis.intent import Intent


# Length of inner products up to which a pass over the result costs more than one kernel loses on the product.
_SHORT = 64


class Ask(NamedTuple):
    """What each route is asked: carry this intent on this device.

    Attributes
    ----------
    intent, schedule, device
        What, how it is cut, and where.
    door
        The door that drives the device.
    user_schedule
        Whether the schedule is the caller's: a library call can't honour one.

    """

    intent: Intent
    schedule: Schedule
    device: Device
    door: LoadedDoor
    user_schedule: bool = False


class Postponed(NamedTuple):
    """A route's answer when another one is likely to be faster: it is asked again where no other serves.

    Attributes
    ----------
    why
        The cost rule's words.
    offer
        Makes the candidate after all.

    """

    why: str
    offer: Callable[[], Candidate | Declined]


def stock(ask: Ask) -> Candidate | Declined | Postponed:
    """Offer a vendor library's call that covers the whole intent, or composed with one fused pass for an epilogue."""
    if ask.user_schedule and ask.schedule != Schedule():
        return Declined("a library call can't honour a schedule")
    answer = ask.door.stock(ask.intent, ask.device)
    if isinstance(answer, Candidate) or not isinstance(ask.intent, Gemm) or ask.intent.epilogue is None:
        return answer
    offer = partial(_composed, ask, ask.intent, answer)
    costly = costly_pass(ask.intent)
    return (
        offer() if costly is None else Postponed(f"{answer.why}; {costly}: one kernel is tried first", offer)
    )


def costly_pass(intent: Gemm) -> str | None:
    """Return why a product and a pass over its result are likely to take longer than one kernel; None where they are not.

    The cost rule: the pass reads and writes M·N elements beside 2·M·N·K operations of the product. Where K is short, that is
    much; where the result has a few rows or columns, libraries spend as long on the product as on a square one. A single row
    or column is a matrix-vector product, which libraries do well. The bounds were measured on a processor with 512-bit
    vectors, float32, bias and ReLU or GELU: one kernel took 0.46 of the time of both at K = 2, 0.56 at 8, 0.78 at 32, 0.95
    at 64, 1.0 at 128; 0.36 with 4 rows and 1.16 with 1 (1024 columns, K = 1024).
    """
    rows, columns, depth = intent.mnk
    if depth <= _SHORT:
        return f"inner products of length {depth} cost little beside a pass over the result"
    few = min(rows, columns)
    if 1 < few <= FEW:
        return f"a library gains nothing from {few} {intent.narrow}"
    return None


def _composed(ask: Ask, intent: Gemm, declined: Declined) -> Candidate | Declined:
    """Offer the library's product followed by one fused pass, where it can work in the result's own memory."""
    if intent.outputs[0].dtype != intent.accumulate:
        return Declined(f"{declined.why}; the epilogue's result has another dtype than the product")
    product = ask.door.stock(replace(intent, inputs=intent.inputs[:2], epilogue=None), ask.device)
    if isinstance(product, Declined):
        return Declined(f"{declined.why}; nor the product alone: {product.why}")
    result = intent.outputs[0]
    fused = Map(intent.epilogue, (result, *intent.inputs[2:]), (result,), result.shape)  # pyright: ignore[reportArgumentType] - not None here
    part = ask._replace(intent=fused, schedule=plan_default(fused, ask.device), user_schedule=False)
    second = next((found for found in (cached(part), generated(part)) if isinstance(found, Candidate)), None)
    if second is None:
        return Declined(f"{declined.why}; no kernel for the epilogue")
    first_plan = Plan(
        replace(intent, inputs=intent.inputs[:2], epilogue=None), ask.device, ask.schedule, "stock", product
    )
    second_plan = Plan(fused, ask.device, part.schedule, "generate", second)
    if not ask.door.validate(second_plan, ask.device).allowed:
        return Declined(f"{declined.why}; the epilogue's kernel was refused")
    return replace(
        product,
        handle=Composition(first_plan, second_plan),
        composed=(product.name, second.name),
        scratch=second.scratch,
        workspace=product.workspace + second.workspace,
    )


class Composition(NamedTuple):
    """The two plans of a composed candidate: a product, then a map over its result in place."""

    product: Plan
    fused: Plan

    def executable(self, door: LoadedDoor) -> Executable:
        """Return both as one executable: ``a, b, extra…, out, scratch…, scalars…``."""
        first, second = (door.launch(plan, plan.device) for plan in self)
        extras = len(self.fused.intent.inputs) - 1

        def both(*operands: object) -> None:
            a, b, *rest = operands
            out = rest[extras]
            first(a, b, out)
            second(out, *rest[:extras], out, *rest[extras + 1 :])

        return both


def cached(ask: Ask) -> Candidate | Declined:
    """Offer the kernel that was generated before for exactly this key."""
    found = cache.shared().lookup(
        _address(ask), lambda artifact: ask.door.compile(artifact, ask.intent, ask.schedule, ask.device)
    )
    return found.sized(ask.intent) if found is not None else Declined("no kernel is kept for this key")


def generated(ask: Ask) -> Candidate | Declined:
    """Write and compile a kernel, and keep it for next time."""
    made = ask.door.generate(ask.intent, ask.schedule, ask.device)
    if isinstance(made, Declined):
        return made
    # A candidate without a handle is refused, perhaps for its shape, and others of its key need not be.
    if made.handle is not None:
        cache.shared().store(_address(ask), made)
    return made.sized(ask.intent)


def escaped(ask: Ask) -> Candidate | Declined:
    """Offer the caller's own kernel: kept from an earlier call of exactly this text, else compiled now."""
    if not isinstance(ask.intent, Escape):
        return Declined("it carries the kernels that ctx.escape is given, nothing else")
    found = cached(ask)
    made = found if isinstance(found, Candidate) else generated(ask)
    if isinstance(made, Declined):
        return made
    return replace(made, source=ask.intent.source, origin="caller")


def _address(ask: Ask) -> cache.Address:
    info = ask.door.info
    key = cache.key_for(
        ask.intent,
        ask.schedule,
        ask.device,
        door_version=info.version,
        door_revision=info.revision,
        door_software=info.software,
    )
    return cache.Address.of(key)


# A dict keeps its order: this is the default order of the walk.
ROUTES: dict[Route, Callable[[Ask], Candidate | Declined | Postponed]] = {
    "stock": stock,
    "cache": cached,
    "generate": generated,
}
# The caller's own kernel has one route of its own, which no other operation walks.
EVERY_ROUTE: dict[Route, Callable[[Ask], Candidate | Declined | Postponed]] = {**ROUTES, "escape": escaped}


def ready(plan: Plan, door: LoadedDoor) -> Executable:
    """Return an accepted plan as something to call with its operands."""
    handle = plan.candidate.handle
    return handle.executable(door) if isinstance(handle, Composition) else door.launch(plan, plan.device)
