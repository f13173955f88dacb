"""Sort: short lines side by side through a network of comparisons, long ones digit by digit, or by how often a value is there."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder
from trellis_cpu.kernels.sort.counted import write_counted
from trellis_cpu.kernels.sort.form import form
from trellis_cpu.kernels.sort.network import write_network
from trellis_cpu.kernels.sort.numbers import OPERANDS, chunks, cut
from trellis_cpu.kernels.sort.radix import write_radix
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Schedule, Sort
    from trellis_cpu.target import Target

__all__ = ["work", "write"]


def write(intent: Sort, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    how = form(intent, schedule, target)
    if not how.short:
        return write_counted(how) if how.counted else write_radix(how)
    b = Builder("phase0", exported=True)
    write_network(b, how)
    b.finish()
    return Written((b,))


def work(intent: Sort, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    how = form(intent, schedule, target)
    pieces = cut(intent, how)
    # Comparisons with each element, in pairs of vectors; or passes over all elements.
    steps = 0.1 * math.log2(pieces.cut.length + 1) ** 2 if how.short else 4 * len(how.shifts)
    return Work(
        operands=OPERANDS,
        scalars=(),
        statics=tuple(pieces.cut),
        chunks=chunks(pieces.cut, how),
        nanoseconds=intent.outputs[0].size * (steps + 1),
        geometry=(
            ("vector", how.lanes),
            ("parts", pieces.cut.parts),
            ("passes", 1 if how.short else len(how.shifts)),
        ),
        scratch=pieces.scratch,
    )
