"""Where a scan's numbers lie in the argument block, and what they are: how one launch is cut into chunks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis.door import Scan, Schedule
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.scan.form import Form

# Bytes of input a chunk: what its sum was made of should still be in a level 2 cache when its totals are.
_CHUNK_BYTES = 128 * 1024
# From so many lines (or blocks of them) on, there is work for all cores without cutting them.
_MANY = 64
# Bytes of a row of a block up to which, and from which on, several rows are taken together: streams of a length between would end
# before the processor has begun to fetch them ahead.
SHORT, LONG = 256, 4096
# Addresses in the argument block: input, result, scratch.
OPERANDS = 3

Number = TypeVar("Number", int, str)


class Cut(NamedTuple, Generic[Number]):
    """How a launch is cut, as numbers or as what holds them in the code.

    The array is seen as `lines` of `length` elements along the axis, whose neighbours are `columns` elements apart. A unit is a
    line, or a block of neighbouring ones.

    Attributes
    ----------
    units
        Units.
    each
        Units a chunk.
    parts
        Parts that each unit is cut into; a chunk handles one part of its units.
    segment
        Elements a part.
    length
        Elements along the axis.
    columns
        Lines that are neighbours in memory.
    blocks
        Blocks they make.
    outer, step, inner
        Bytes in the input from one group of neighbouring lines to the next, along the axis, and from a line to its neighbour.

    """

    units: Number
    each: Number
    parts: Number
    segment: Number
    length: Number
    columns: Number
    blocks: Number
    outer: Number
    step: Number
    inner: Number


def read(b: Builder) -> Cut[str]:
    """Write the loads of the numbers."""
    return Cut(*(b.slot(OPERANDS + i) for i in range(len(Cut._fields))))


def cut(intent: Scan, form: Form, schedule: Schedule) -> Cut[int]:
    """Return how a launch is cut: by shape and element type alone."""
    length, columns = intent.shape[intent.axis], math.prod(intent.shape[intent.axis + 1 :])
    blocks = -(-columns // form.block)
    units = math.prod(intent.shape[: intent.axis]) * blocks
    grain = math.prod(schedule.tile) if schedule.tile else _CHUNK_BYTES // types.size(form.source)
    grain = max(grain // form.lanes, 1) * form.lanes
    # The product of a part alone may overflow where that of all up to its end does not.
    divisible = form.last and not (form.how.kind == "prod" and types.is_float(form.wide))
    parts = -(-length // grain) if divisible and units < _MANY and length >= 2 * grain else 1
    each = 1 if parts > 1 else max(grain // (length * min(columns, form.block)), 1)
    steps = intent.steps
    if steps is None:
        raise ValueError("a scan's input has to be walked in regular steps")
    return Cut(units, each, parts, grain if parts > 1 else length, length, columns, blocks, *steps)


def chunks(how: Cut[int]) -> tuple[int, int]:
    """Return the chunks of both phases: clearing what parts tell each other, where there are any, and the scan."""
    return (1 if how.parts > 1 else 0, -(-how.units // how.each) * how.parts)
