"""What the hooks do: say who the door is, and turn intents into kernels and plans into calls."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any

from trellis.door import BackendError, Candidate, Declined, DoorInfo, Refusal, Sizing, Verdict
from trellis_cpu import _version, probe
from trellis_cpu.kernels import WRITERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.door import Device, Executable, Intent, Plan, Schedule
    from trellis_cpu.target import Target

# Raise it when the text of any kernel changes, or what an artifact holds: kernels on disk are found by it.
REVISION = 3
# Lanes and unrolling that a schedule may ask for: beyond, registers spill and compiling takes seconds.
MOST_LANES, MOST_UNROLLED = 64, 16


def info() -> DoorInfo:
    """Return the door's identity."""
    return DoorInfo("cpu", _version.__version__, (1, 1), "the host CPU", REVISION, software=probe.software())


def generate(intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:
    """Write and compile the kernel of an intent."""
    from trellis_cpu import artifact, driver
    from trellis_cpu.emit import assemble

    writer = WRITERS.get(intent.op)
    if writer is None:
        return Declined(f"the door cpu writes no kernels for {intent.op}")
    if _refusals(schedule):
        return Candidate(_name(intent, schedule), None)  # validation says what is wrong with it
    target = driver.host()
    written = writer.write(intent, schedule, target)
    text = assemble(target, _header(intent, schedule), written.phases, written.extra)
    try:
        made = artifact.build(text, len(written.phases), target)
        kernel = artifact.Kernel(made)
    except driver.CompileError as error:
        raise BackendError(
            "compile_failed",
            asked=f"LLVM was given a kernel for {intent.op}.",
            allowed=str(error),
            source=text,
        ) from error
    return _candidate(intent, schedule, target, kernel, made, text)


def compile(artifact: bytes, intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:
    """Load a kernel that was compiled before."""
    from trellis_cpu import artifact as artifacts
    from trellis_cpu import driver

    try:
        kernel = artifacts.Kernel(artifact)
    except driver.CompileError as error:
        return Declined(f"the kept kernel can't be loaded: {error}")
    return _candidate(intent, schedule, driver.host(), kernel, artifact, None)


def _candidate(
    intent: Intent, schedule: Schedule, target: Target, kernel: Any, made: bytes, text: str | None
) -> Candidate:
    sizing: Callable[[Intent], Sizing] = partial(_sizing, schedule=schedule, target=target)
    found = Candidate(_name(intent, schedule), kernel, made, text, sizing=sizing)
    return found.sized(intent)


def _sizing(intent: Intent, schedule: Schedule, target: Target) -> Sizing:
    work = WRITERS[intent.op].work(intent, schedule, target)
    return Sizing((*work.geometry, ("chunks", max(work.chunks))), work.scratch)


def _name(intent: Intent, schedule: Schedule) -> str:
    digest = hashlib.sha256(f"{intent.signature()}|{schedule.as_dict()}".encode()).hexdigest()[:12]
    return f"{intent.op}_{digest}"


def _header(intent: Intent, schedule: Schedule) -> str:
    return f"{intent.signature()}\n{schedule.as_dict()}\ntrellis-cpu kernel revision {REVISION}"


def validate(plan: Plan, device: Device) -> Verdict:
    """Check what only this door knows: which vectors and unrolling its kernels can have."""
    return Verdict(() if plan.candidate.library is not None else _refusals(plan.schedule))


def _refusals(schedule: Schedule) -> tuple[Refusal, ...]:
    found: list[Refusal] = []
    lanes, unroll = schedule.vector, schedule.unroll
    if lanes is not None and (lanes > MOST_LANES or lanes & (lanes - 1)):
        nearest = min(1 << (lanes.bit_length() - 1), MOST_LANES)
        found.append(
            Refusal("vector", str(lanes), f"a power of two up to {MOST_LANES}", "the door", str(nearest))
        )
    if unroll is not None and unroll > MOST_UNROLLED:
        found.append(
            Refusal("unroll", str(unroll), f"at most {MOST_UNROLLED}", "the door", str(MOST_UNROLLED))
        )
    return tuple(found)


def launch(plan: Plan, device: Device) -> Executable:
    """Return the function that launches an accepted plan."""
    from trellis_cpu import driver, launching

    work = WRITERS[plan.intent.op].work(plan.intent, plan.schedule, driver.host())
    return launching.executable(work, plan.candidate.handle)
