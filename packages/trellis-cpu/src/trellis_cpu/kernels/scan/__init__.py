"""Scan: running sums, products and extremes along one axis of a dense array."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, types
from trellis_cpu.kernels.scan.across import write_across
from trellis_cpu.kernels.scan.along import write_along
from trellis_cpu.kernels.scan.form import form, refusals
from trellis_cpu.kernels.scan.lookback import RECORD_BYTES, write_clearing
from trellis_cpu.kernels.scan.numbers import OPERANDS, chunks, cut, read
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Scan, Schedule
    from trellis_cpu.target import Target

__all__ = ["refusals", "work", "write"]


def write(intent: Scan, schedule: Schedule, target: Target) -> Written:
    """Write the kernel: records cleared, then the scan."""
    how = form(intent, schedule, target)
    first, second = (Builder(f"phase{phase}", exported=True) for phase in range(2))
    numbers = read(first)
    write_clearing(first, first.slot(OPERANDS - 1, "ptr"), first.i64("mul", numbers.units, numbers.parts))
    if how.last:
        write_along(second, how, target)
    else:
        write_across(second, how)
    for b in (first, second):
        b.finish()
    return Written((first, second))


def work(intent: Scan, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    how = form(intent, schedule, target)
    pieces = cut(intent, how, schedule)
    size = types.size(how.source) + types.size(how.out)
    return Work(
        operands=OPERANDS,
        scalars=(),
        statics=tuple(pieces),
        chunks=chunks(pieces),
        nanoseconds=intent.outputs[0].size * (0.02 * size + 0.3),
        geometry=(
            ("vector", how.lanes),
            ("unroll", how.unroll),
            ("parts", pieces.parts),
            ("chunk", pieces.each * pieces.segment * min(pieces.columns, how.block)),
        ),
        scratch=RECORD_BYTES * pieces.units * pieces.parts if pieces.parts > 1 else RECORD_BYTES,
    )
