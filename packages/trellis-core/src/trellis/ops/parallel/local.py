"""A parallel map on the Context's own device: one launch, by one thread or the device's pool."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trellis.flow import plan_only, run
from trellis.ops.parallel.choosing import hardware, launch_of
from trellis.plan import Parallel, Part

if TYPE_CHECKING:
    from trellis.array import Array, Owner
    from trellis.ops.elementwise import Stated
    from trellis.ops.parallel.choosing import Choice
    from trellis.plan import Plan


def plan(ctx: Owner, this: Stated, choice: Choice) -> Parallel:
    """Return how the map would run."""
    return _seen(plan_only(launch_of(ctx, this, choice.schedule)).plan, choice)


def run_here(ctx: Owner, this: Stated, choice: Choice) -> tuple[Array, ...]:
    """Run the map and return its results, whose record has the parts."""
    results = run(launch_of(ctx, this, choice.schedule))
    launched = results[0].launch
    if launched is not None:
        ran, start, end, uploaded, token = launched
        shared = _seen(ran, choice)
        seconds = (
            (end - start) / 1e9 if token is None else None
        )  # a device's own time would have to be waited for
        part = shared.parts[0]._replace(route=ran.route, seconds=seconds)
        whole = (replace(ran, parallel=replace(shared, parts=(part,))), start, end, uploaded, token)
        for result in results:
            result.launch = whole
    return results


def _seen(made: Plan, choice: Choice) -> Parallel:
    intent, device = made.intent, made.device
    shape = intent.outputs[0].shape
    part = Part(
        device=device.label,
        kind=device.kind,
        physical=hardware(device),
        start=0,
        stop=shape[0] if shape else 1,
        elements=intent.outputs[0].size,
        nbytes=sum(item.nbytes for item in (*intent.inputs, *intent.outputs)),
        threads=dict(made.candidate.geometry).get("threads"),
    )
    return Parallel(choice.strategy, choice.why, (part,))
