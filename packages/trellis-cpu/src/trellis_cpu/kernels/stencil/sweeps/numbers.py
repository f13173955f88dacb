"""The numbers of one launch of several sweeps: where they lie in the argument block, and what they are."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types
from trellis_cpu.kernels.stencil.numbers import fill_bits, is_long

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.door import Stencil
    from trellis_cpu.kernels.stencil.sweeps.form import Sweeps
    from trellis_cpu.kernels.stencil.sweeps.passes import Passes

# Numbers there is one of an axis: extents of the inputs and of a box; boxes; bytes between neighbours in a buffer and in what
# lies between two passes.
AXIS = ("source", "tile", "tiles", "pitch", "middle")
# Other numbers: what the values are outside; sweeps, passes, boxes; buffers' pairs, offset of the first, bytes of one, and before
# each row; offsets of what lies between passes; whether rows of the result are long, and
# whether each pass is one plain sweep.
SINGLE = (
    "fill",
    "steps",
    "passes",
    "boxes",
    "pairs",
    "buffers",
    "size",
    "lead",
    "middle_odd",
    "middle_even",
    "long",
    "plain",
)
# Words before the flags of buffers: boxes that are done, in all passes.
DONE, FLAGS = 0, 8
_LINE = 64


class Slots(NamedTuple):
    """Positions in the argument block: addresses (inputs, result, scratch), scalars, byte strides, then these numbers."""

    operands: int
    scalars: int
    rank: int

    def stride(self, operand: int, axis: int) -> int:
        """Slot of an operand's byte stride along an axis; the scratch block has none."""
        return self.operands + self.scalars + operand * self.rank + axis

    def axis(self, name: str, axis: int) -> int:
        """Slot of one of the numbers of `AXIS`."""
        return self.stride(self.operands - 1 + AXIS.index(name), axis)

    def single(self, name: str) -> int:
        """Slot of one of the numbers of `SINGLE`."""
        return self.stride(self.operands - 1 + len(AXIS), 0) + SINGLE.index(name)


class Scratch(NamedTuple):
    """How the scratch block is laid out: flags, buffers in pairs, what lies between passes."""

    pairs: int
    buffers: int
    odd: int
    even: int
    total: int


def scratch(intent: Stencil, how: Sweeps, cut: Passes, threads: int) -> Scratch:
    """Return the layout: a pair of buffers for each thread that may work at once, which changes no result."""
    pairs = max(min(threads, cut.boxes), 1)
    buffers = _lines(8 * (FLAGS + pairs))
    odd = buffers + 2 * pairs * cut.buffer_bytes
    whole = _lines(math.prod(middle(intent, cut)) * types.size(intent.read))
    even = odd + (whole if cut.number > 1 else 0)
    return Scratch(
        pairs, buffers, odd, even, even + (whole if cut.number > 2 and not how.through_result else 0)
    )


def middle(intent: Stencil, cut: Passes) -> tuple[int, ...]:
    """Return the extents of what lies between two passes."""
    if intent.boundary != "valid":
        return intent.inputs[0].shape
    first = cut.most
    return tuple(
        n - first * (a + b) for n, a, b in zip(intent.inputs[0].shape, intent.low, intent.high, strict=True)
    )


def statics(intent: Stencil, cut: Passes, lying: Scratch) -> tuple[int, ...]:
    """Return the numbers that `Slots` describes, from the strides on."""
    operands = (*intent.inputs, *intent.outputs)
    between = _dense(middle(intent, cut), types.size(intent.read))
    return (
        *(step for item in operands for step in item.strides),
        *(
            number
            for group in (intent.inputs[0].shape, cut.tile, cut.counts, cut.pitches, between)
            for number in group
        ),
        fill_bits(intent.fill, intent.read),
        *(intent.steps, cut.number, cut.boxes, lying.pairs, lying.buffers, cut.buffer_bytes),
        *(cut.lead, lying.odd, lying.even, is_long(intent), int(cut.plain)),
    )


def _dense(shape: Sequence[int], itemsize: int) -> tuple[int, ...]:
    return tuple(itemsize * math.prod(shape[axis + 1 :]) for axis in range(len(shape)))


def _lines(nbytes: int) -> int:
    return (nbytes + _LINE - 1) & -_LINE
