"""Histogram: elements counted in bins, into tables that each group of elements has for itself, added up afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import Refusal
from trellis_cpu.emit import Builder, types
from trellis_cpu.kernels.histogram import elements, values
from trellis_cpu.kernels.histogram.locating import locate
from trellis_cpu.kernels.histogram.numbers import OPERANDS, by_value, chunks, cut, read, scratch, turns
from trellis_cpu.kernels.histogram.tables import write_merging
from trellis_cpu.kernels.vectors import Cut, masked
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.door import Histogram, Schedule
    from trellis_cpu.target import Target

__all__ = ["refusals", "work", "write"]


def write(intent: Histogram, schedule: Schedule, target: Target) -> Written:
    """Write the kernel: counts of each group, then their sums."""
    source, edges = (item.dtype for item in intent.inputs)
    first, second = (Builder(f"phase{phase}", exported=True) for phase in range(2))
    wide = _lanes(intent, schedule, target)
    if by_value(source):
        values.write_counting(first, turns(source, wide))
        values.write_binning(second, source, edges)
    else:
        elements.write_counting(first, source, edges, wide, turns(source, wide))
        lanes = target.lanes(8)
        vectors = Cut(lanes, 1, masked(target, lanes), streaming=False)
        write_merging(second, read(second), second.slot(3, "ptr"), second.slot(2, "ptr"), vectors)
    for b in (first, second):
        b.finish()
    return Written((first, second), (locate(edges),))


def _lanes(intent: Histogram, schedule: Schedule, target: Target) -> int:
    source, edges = (item.dtype for item in intent.inputs)
    return 1 if by_value(source) else schedule.vector or target.lanes(types.size(edges))


def refusals(intent: Histogram, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule: elements of few values are counted one by one."""
    own = _lanes(intent, schedule, target)
    if schedule.vector not in {None, own}:
        yield Refusal(
            "vector", str(schedule.vector), f"{own} for {intent.inputs[0].dtype}", "the door", str(own)
        )


def work(intent: Histogram, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    lanes = _lanes(intent, schedule, target)
    how = cut(intent, lanes)
    return Work(
        operands=OPERANDS,
        scalars=(),
        statics=tuple(how),
        chunks=chunks(how),
        nanoseconds=how.size * (1.5 if lanes > 1 else 0.5) + how.groups * how.tables * how.entries * 0.3,
        geometry=(("vector", lanes), ("tables", how.groups * how.tables), ("chunk", how.each)),
        scratch=scratch(how),
    )
