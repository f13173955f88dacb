"""What the hooks do: turn intents into kernels, and plans into calls."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any

from trellis.door import BackendError, Candidate, Declined, Escape, Refusal, Sizing, Verdict
from trellis_cpu.emit import assemble
from trellis_cpu.emit.types import DTYPES
from trellis_cpu.identity import REVISION
from trellis_cpu.kernels import WRITERS, honoured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from trellis.door import Device, Executable, Intent, Plan, Schedule
    from trellis_cpu.target import Target

# Lanes and unrolling that a schedule may ask for: beyond, registers spill and compiling takes seconds.
MOST_LANES, MOST_UNROLLED = 64, 16
# Operations whose kernels take the floats of 16 bits as well.
HALVES = frozenset(
    {
        "concatenate",
        "copy",
        "gemm",
        "histogram",
        "map",
        "pad",
        "reduce",
        "scan",
        "sort",
        "stencil",
        "take",
        "transpose",
    }
)
FULL = frozenset(DTYPES) - {"float16", "bfloat16"}


def _escape() -> ModuleType:
    """Return what does the same for kernels of the caller's, imported when there is one."""
    from trellis_cpu.escape import door

    return door


def generate(intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:
    """Write and compile the kernel of an intent."""
    from trellis_cpu import artifact, driver

    if isinstance(intent, Escape):
        return _escape().generate(intent, schedule)
    if intent.op not in WRITERS:
        return Declined(f"the door cpu writes no kernels for {intent.op}")
    dtypes = {item.dtype for item in (*intent.inputs, *intent.outputs)}
    lacking = sorted(dtypes - set(device.dtypes if intent.op in HALVES else FULL))
    if lacking:
        return Declined(f"its kernels for {intent.op} have no {', '.join(lacking)}")
    if _refusals(intent, schedule):
        return Candidate(_name(intent, schedule), None)  # validation says what is wrong with it
    target = driver.host()
    text, phases = source(intent, schedule, target)
    try:
        made = artifact.build(text, phases, target)
        kernel = artifact.Kernel(made)
    except driver.CompileError as error:
        raise BackendError(
            "compile_failed",
            asked=f"LLVM was given a kernel for {intent.op}.",
            allowed=str(error),
            source=text,
        ) from error
    return _candidate(intent, schedule, target, kernel, made, text)


def source(intent: Intent, schedule: Schedule, target: Target) -> tuple[str, int]:
    """Return the text of a kernel and the number of its phases; needs no compiler."""
    written = WRITERS[intent.op].write(intent, schedule, target)
    header = f"{intent.signature()}\n{schedule.as_dict()}\ntrellis-cpu kernel revision {REVISION}"
    return assemble(target, header, written.phases, written.extra), len(written.phases)


def compile(artifact: bytes, intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:
    """Load a kernel that was compiled before."""
    from trellis_cpu import artifact as artifacts
    from trellis_cpu import driver

    if isinstance(intent, Escape):
        return _escape().compile(artifact, intent, schedule)
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
    from trellis_cpu import launching

    work = WRITERS[intent.op].work(intent, schedule, target)
    how = ("chunks", max(work.chunks)), ("threads", launching.threads(work, schedule.threads))
    return Sizing((*work.geometry, *how), work.scratch)


def _name(intent: Intent, schedule: Schedule) -> str:
    digest = hashlib.sha256(f"{intent.signature()}|{schedule.as_dict()}".encode()).hexdigest()[:12]
    return f"{intent.op}_{digest}"


def validate(plan: Plan, device: Device) -> Verdict:
    """Check what only this door knows: which vectors, unrolling and tiles its kernels can have."""
    return Verdict(() if plan.candidate.library is not None else _refusals(plan.intent, plan.schedule))


def _refusals(intent: Intent, schedule: Schedule) -> tuple[Refusal, ...]:
    if isinstance(intent, Escape):
        return tuple(_escape().refusals(intent, schedule))
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
    found.extend(honoured.refusals(intent.op, schedule))
    found.extend(_too_many(schedule))
    own = getattr(WRITERS[intent.op], "refusals", None)
    if own is not None and not found:
        from trellis_cpu import driver

        found.extend(own(intent, schedule, driver.host()))
    return tuple(found)


def _too_many(schedule: Schedule) -> Iterator[Refusal]:
    from trellis_cpu import pool

    asked, most = schedule.threads, pool.threads()
    if isinstance(asked, int) and asked > most:
        yield Refusal("threads", str(asked), f"{most} in this process", "the door", str(most))


def launch(plan: Plan, device: Device) -> Executable:
    """Return the function that launches an accepted plan."""
    from trellis_cpu import driver, launching

    if plan.candidate.library is not None:
        return plan.candidate.handle.executable()
    if isinstance(plan.intent, Escape):
        return _escape().launch(plan, plan.intent)
    work = WRITERS[plan.intent.op].work(plan.intent, plan.schedule, driver.host())
    return launching.executable(work, plan.candidate.handle, plan.schedule.threads)
