"""What the hooks do for a kernel of the caller's."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any

from trellis.door import Candidate, Declined, Refusal, Sizing
from trellis_cpu import artifact, driver, launching, pool
from trellis_cpu.escape import abi, c, llvm
from trellis_cpu.escape.failing import rejected
from trellis_cpu.escape.kept import Artifact, Own
from trellis_cpu.kernels.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trellis.door import Escape, Executable, Plan, Schedule

LANGUAGES = ("c", "llvm")
# The fields of a schedule that are honoured.
_HONOURED = frozenset({"deterministic", "threads", "tile"})
# What a kernel is taken to cost, nothing being known of it: nanoseconds an element of the range, and a byte of its arrays.
_EACH, _BYTE = 1.0, 0.05
# A part is this much of that at least, so that taking one costs nothing beside it, and there are at most so many.
_PART_NANOSECONDS, _MOST_PARTS = 20_000, 256
# Longer parts end at multiples of so many elements: threads do not meet in a cache line, whatever the elements.
_LINE = 64


def generate(intent: Escape, schedule: Schedule) -> Candidate | Declined:
    """Check and compile the kernel."""
    how = _compiler(intent)
    if isinstance(how, Declined):
        return how
    if any(refusals(intent, schedule)):
        return Candidate(_name(intent), None, origin="caller")
    target, (name, build) = driver.host(), how
    code = build()
    made = Artifact(name, code, artifact.build(abi.trampoline(intent, target), 1, target))
    try:
        own = Own(made, intent)
    except driver.CompileError as error:
        raise rejected(intent, name, str(error), None, str(error)) from error
    return _candidate(intent, schedule, made, own)


def compile(kept: bytes, intent: Escape, schedule: Schedule) -> Candidate | Declined:
    """Load a kernel that was compiled before, by the same compiler as would be used now."""
    how = _compiler(intent)
    if isinstance(how, Declined):
        return how
    try:
        made = Artifact.unpack(kept)
        if made.compiler != how[0]:
            return Declined(f"the kept kernel was compiled by {made.compiler}")
        return _candidate(intent, schedule, made, Own(made, intent))
    except driver.CompileError as error:
        return Declined(f"the kept kernel can't be loaded: {error}")


def _compiler(intent: Escape) -> tuple[str, Callable[[], bytes]] | Declined:
    """Return the name of the compiler of a language with what it builds, or why there is none."""
    if intent.language not in LANGUAGES:
        return Declined(
            f"the door cpu compiles kernels in {' and '.join(LANGUAGES)}, not in {intent.language!r}"
        )
    halves = abi.unpassable(intent)
    if halves:
        return Declined(f"a scalar of {', '.join(halves)} can't be passed; pass it as float32")
    if intent.language == "llvm":
        target = driver.host()
        return llvm.compiler(target), partial(llvm.build, intent, target)
    found = c.find()
    return Declined(found) if isinstance(found, str) else (found.name, partial(c.build, intent, found))


def _candidate(intent: Escape, schedule: Schedule, made: Artifact, own: Own) -> Candidate:
    return Candidate(
        _name(intent),
        own,
        made.pack(),
        intent.source,
        origin="caller",
        compiler=made.compiler,
        sizing=partial(_sizing, schedule=schedule),
    ).sized(intent)


def _name(intent: Escape) -> str:
    digest = hashlib.sha256(intent.signature().encode()).hexdigest()[:12]
    return f"{intent.entry}_{digest}"


def _sizing(intent: Any, schedule: Schedule) -> Sizing:
    work = work_of(intent, schedule, 0)
    threads = launching.threads(work, schedule.threads)
    return Sizing((*work.geometry, ("chunks", work.chunks[0]), ("threads", threads)))


def refusals(intent: Escape, schedule: Schedule) -> Iterator[Refusal]:
    """Yield what a schedule asks for that the caller's kernel alone decides, or the pool does not have."""
    for name, value in schedule.as_dict().items():
        if name not in _HONOURED:
            yield Refusal(name, str(value), "the kernel's own affair", "escape")
    asked, most = schedule.threads, pool.threads()
    if isinstance(asked, int) and asked > most:
        yield Refusal("threads", str(asked), f"{most} in this process", "the door", str(most))


def work_of(intent: Escape, schedule: Schedule, address: int) -> Work:
    """Return the arguments of a launch: the range in parts, whose number depends on the operands alone."""
    layouts = (*intent.inputs, *intent.outputs)
    nanoseconds = intent.grid * _EACH + sum(item.nbytes for item in layouts) * _BYTE
    parts = max(1, min(_MOST_PARTS, intent.grid, int(nanoseconds / _PART_NANOSECONDS)))
    each = schedule.tile[0] if schedule.tile else -(-intent.grid // parts)
    if not schedule.tile and each > _LINE:
        each = -(-each // _LINE) * _LINE
    return Work(
        operands=len(layouts),
        scalars=intent.scalars,
        statics=(intent.grid, each, address),
        chunks=(-(-intent.grid // each),),
        nanoseconds=nanoseconds,
        geometry=(("range", intent.grid), ("chunk", each)),
    )


def launch(plan: Plan, intent: Escape) -> Executable:
    """Return the function that launches an accepted plan."""
    own: Own = plan.candidate.handle
    return launching.executable(work_of(intent, plan.schedule, own.address), own, plan.schedule.threads)
