"""Core's own rules for a plan, checked against the device's limits before the door adds its own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.errors import LaunchRefused
from trellis.intent import Escape
from trellis.plan import Refusal, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trellis.limits import Limits
    from trellis.plan import Plan


def check(plan: Plan) -> Verdict:
    """Return every refusal of core's rules; a limit that is unknown refuses nothing."""
    return Verdict(tuple(refusal for rule in RULES for refusal in rule(plan)))


def merge(core: Verdict, door: Verdict) -> Verdict:
    """Return both verdicts as one; occupancy is the door's to know, and a known zero is a refusal."""
    refusals = core.refusals + door.refusals
    if door.occupancy == 0:
        source = door.occupancy_source or "the door"
        refusals += (Refusal("occupancy", "a launch of which no group fits", "at least one group", source),)
    return Verdict(refusals, door.occupancy, door.occupancy_source)


def refuse(plan: Plan, verdict: Verdict) -> LaunchRefused:
    """Build the error of a verdict that is not allowed: each refusal with its limit and the nearest legal value."""
    asked = "; ".join(f"{item.what}: {item.asked}" for item in verdict.refusals)
    limits = "; ".join(f"{item.what}: {item.limit} ({item.source})" for item in verdict.refusals)
    nearest = "; ".join(
        f"{item.what}: {item.nearest}" for item in verdict.refusals if item.nearest is not None
    )
    return LaunchRefused(
        "refused",
        asked=f"{plan.intent.op} on {plan.device.label} ({plan.device.name}) with {asked}.",
        allowed=f"{limits}.",
        fix=f"Nearest legal: {nearest}." if nearest else None,
        refusals=verdict.refusals,
        device=plan.device.label,
    )


def _tile_rank(plan: Plan) -> Iterator[Refusal]:
    tile, shape = plan.schedule.tile, plan.intent.outputs[0].shape
    if isinstance(plan.intent, Escape):
        shape = plan.intent.shape  # what is cut is the range
    if tile is not None and len(tile) != len(shape):
        yield Refusal(
            "tile",
            f"{tile}, {len(tile)} extents",
            f"{len(shape)} extents, one for each axis of the result {shape}",
            "the operation",
            str(((1,) * len(shape) + tile)[-len(shape) :] if shape else ()),
        )


def _threads(plan: Plan) -> Iterator[Refusal]:
    """Refuse a number of threads to a door that does not say how many share the launch, or lets more do so."""
    asked, candidate = plan.schedule.threads, plan.candidate
    if asked is None or candidate.handle is None:  # without a handle: the door has refused it itself
        return
    taken = dict(candidate.geometry).get("threads")
    if taken is None:
        yield Refusal("threads", str(asked), "not a choice: the door cuts its launches itself", "the door")
    elif asked != "all" and taken > asked:
        yield Refusal("threads", str(asked), f"at least {taken}", "the door", str(taken))


def _dtypes(plan: Plan) -> Iterator[Refusal]:
    known = plan.device.dtypes
    used = {item.dtype for item in (*plan.intent.inputs, *plan.intent.outputs)}
    for name in sorted(used - set(known)):
        yield Refusal("dtype", name, ", ".join(known), "the door")


def _number(what: str, geometry: str, limit: str) -> Callable[[Plan], Iterator[Refusal]]:
    """Make the rule that one number of the geometry stays within one limit."""

    def rule(plan: Plan) -> Iterator[Refusal]:
        asked, most = dict(plan.candidate.geometry).get(geometry), getattr(plan.device.limits, limit)
        if asked is not None and most is not None and asked > most:
            yield Refusal(what, str(asked), str(most), _source(plan.device.limits, limit), str(most))

    return rule


def _group_dims(plan: Plan) -> Iterator[Refusal]:
    geometry, limits = dict(plan.candidate.geometry), plan.device.limits
    for names, limit in (
        (("group_x", "group_y", "group_z"), "group_dims"),
        (("grid_x", "grid_y", "grid_z"), "grid_dims"),
    ):
        most = getattr(limits, limit)
        asked = tuple(geometry.get(name, 1) for name in names)
        if most is not None and any(one > top for one, top in zip(asked, most, strict=True)):
            nearest = str(tuple(map(min, asked, most)))
            yield Refusal(limit, str(asked), str(most), _source(limits, limit), nearest)
        if limit == "group_dims" and limits.group_size is not None and math.prod(asked) > limits.group_size:
            source = _source(limits, "group_size")
            yield Refusal(
                "group size", str(math.prod(asked)), str(limits.group_size), source, str(limits.group_size)
            )


def _bindings(plan: Plan) -> Iterator[Refusal]:
    limits, operands = plan.device.limits, (*plan.intent.inputs, *plan.intent.outputs)
    if limits.bindings is not None and len(operands) > limits.bindings:
        yield Refusal("buffers", str(len(operands)), str(limits.bindings), _source(limits, "bindings"))
    for item in operands:
        low, high = item.span
        if limits.binding_bytes is not None and high - low > limits.binding_bytes:
            source = _source(limits, "binding_bytes")
            yield Refusal(
                "buffer bytes", str(high - low), str(limits.binding_bytes), source, str(limits.binding_bytes)
            )


def _source(limits: Limits, name: str) -> str:
    return limits.source(name) or "unknown source"


RULES: tuple[Callable[[Plan], Iterator[Refusal]], ...] = (
    _tile_rank,
    _threads,
    _dtypes,
    _group_dims,
    _number("shared memory", "shared_memory", "shared_memory"),
    _bindings,
)
