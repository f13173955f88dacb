"""Reduce: many elements combined into one result, or into one for each place along the kept axes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, types
from trellis_cpu.kernels.reduce.columns import write_columns
from trellis_cpu.kernels.reduce.form import form, refusals
from trellis_cpu.kernels.reduce.interleaved import write_interleaved
from trellis_cpu.kernels.reduce.merging import write_merging
from trellis_cpu.kernels.reduce.numbers import chunks, cut, scratch, statics
from trellis_cpu.kernels.reduce.rows import write_rows
from trellis_cpu.kernels.reduce.units import Frame
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Reduce, Schedule
    from trellis_cpu.target import Target

__all__ = ["refusals", "work", "write"]


def write(intent: Reduce, schedule: Schedule, target: Target) -> Written:
    """Write the kernel: parts of the results, then the results where there are several parts."""
    how = form(intent, schedule, target)
    first, second = (Builder(f"phase{phase}", exported=True) for phase in range(2))
    phase = write_columns if how.columns else write_interleaved if how.interleaved else write_rows
    phase(Frame(first, how))
    write_merging(Frame(second, how))
    for b in (first, second):
        b.finish()
    return Written((first, second))


def work(intent: Reduce, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    how = form(intent, schedule, target)
    pieces = cut(intent, how, schedule)
    elements = intent.kept.size * intent.reduced.size
    read = sum(types.size(item.dtype) for item in intent.inputs)
    return Work(
        operands=how.inputs + 2,
        scalars=how.scalars,
        statics=statics(intent, how, pieces),
        chunks=chunks(pieces),
        nanoseconds=elements * (0.012 * read + 0.02 * how.cost),
        geometry=(
            ("vector", how.lanes),
            ("unroll", how.unroll),
            ("parts", pieces.parts),
            ("together", pieces.run),
            (
                "chunk",
                pieces.each
                * pieces.segment
                * (min(how.block, intent.kept.extents[-1]) if how.columns else 1),
            ),
        ),
        scratch=scratch(how, pieces),
    )
