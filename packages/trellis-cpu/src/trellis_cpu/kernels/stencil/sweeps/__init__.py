"""Several sweeps of a stencil in one launch, or one over values that are computed first: boxes in buffers that stay cached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu import pool
from trellis_cpu.emit import Builder
from trellis_cpu.kernels.stencil.rows import write_rows
from trellis_cpu.kernels.stencil.sweeps.boxes import LAST, STEP, write_boxes
from trellis_cpu.kernels.stencil.sweeps.form import sweeps
from trellis_cpu.kernels.stencil.sweeps.numbers import Slots, scratch, statics
from trellis_cpu.kernels.stencil.sweeps.passes import passes
from trellis_cpu.kernels.stencil.sweeps.plain import PLAIN
from trellis_cpu.kernels.stencil.sweeps.sharing import write_clearing
from trellis_cpu.kernels.vectors import settle
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Schedule, Stencil
    from trellis_cpu.target import Target

__all__ = ["work", "write"]


def write(intent: Stencil, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    how = sweeps(intent, schedule, target)
    first = Builder("phase0", exported=True)
    slots = Slots(len(how.operands) + 1, len(how.scalars), how.rank)
    write_clearing(first, first.slot(len(how.operands), "ptr"), first.slot(slots.single("pairs")))
    first.finish()
    second = Builder("phase1", exported=True)
    write_boxes(second, how, target)
    settle(second, how.last.cut)
    second.finish()
    parts = list[str]()
    for name, form in ((STEP, how.step), (LAST, how.last)):
        if name == LAST or how.several:
            part = Builder(name)
            write_rows(part, form)
            parts.append(part.finish())
    if how.plain is not None:
        part = Builder(PLAIN)
        write_rows(part, how.plain)
        parts.append(part.finish())
    return Written((first, second), tuple(parts))


def work(intent: Stencil, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    how = sweeps(intent, schedule, target)
    cut = passes(intent, schedule, how)
    lying = scratch(intent, how, cut, pool.threads())
    cost = intent.steps * how.step.cost + how.cost[1]
    return Work(
        operands=len(how.operands) + 1,
        scalars=how.scalars,
        statics=statics(intent, cut, lying),
        chunks=(1, cut.number * cut.boxes),
        nanoseconds=intent.outputs[0].size * cost * 0.03,
        geometry=(
            ("vector", how.last.cut.lanes),
            ("unroll", how.last.cut.unroll),
            ("passes", cut.number),
            ("sweeps", cut.most),
            *((f"tile_{axis}", extent) for axis, extent in enumerate(cut.tile)),
        ),
        scratch=lying.total,
    )
