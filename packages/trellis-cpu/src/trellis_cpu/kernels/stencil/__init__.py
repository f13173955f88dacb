"""Stencil: one formula over each element's neighbourhood, in boxes of the result that are walked row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder
from trellis_cpu.kernels.stencil import sweeps
from trellis_cpu.kernels.stencil.boxes import boxes
from trellis_cpu.kernels.stencil.form import form
from trellis_cpu.kernels.stencil.numbers import statics
from trellis_cpu.kernels.stencil.rows import write_rows
from trellis_cpu.kernels.vectors import settle
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Schedule, Stencil
    from trellis_cpu.target import Target

__all__ = ["work", "write"]


def write(intent: Stencil, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    if _swept(intent):
        return sweeps.write(intent, schedule, target)
    b = Builder("phase0", exported=True)
    how = form(intent, schedule, target)
    write_rows(b, how)
    settle(b, how.cut)
    b.finish()
    return Written((b,))


def work(intent: Stencil, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    if _swept(intent):
        return sweeps.work(intent, schedule, target)
    how = form(intent, schedule, target)
    cut = boxes(intent, schedule, how.jam, how.cost)
    return Work(
        operands=len(how.operands),
        scalars=intent.expression.scalars,
        statics=statics(intent, cut),
        chunks=(cut.total,),
        nanoseconds=intent.outputs[0].size * how.cost * 0.03,
        geometry=(
            ("vector", how.cut.lanes),
            ("unroll", how.cut.unroll),
            *((f"tile_{axis}", extent) for axis, extent in enumerate(cut.tile)),
        ),
    )


def _swept(intent: Stencil) -> bool:
    """Tell whether boxes are swept over in buffers: several times, or over values that are computed first."""
    return intent.steps > 1 or intent.prologue is not None
