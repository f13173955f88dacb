"""The numbers of one launch of a stencil: where they lie in the argument block, and what they are."""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis.door import to_numpy
from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis.door import Stencil
    from trellis_cpu.kernels.stencil.boxes import Boxes

# Numbers there is one of an axis: extents of result and inputs; the input index under result index 0; the first result
# index whose neighbours are all inside, and the one after the last; extents of a box; boxes.
AXIS = ("result", "source", "shift", "first", "last", "tile", "tiles")

# Bytes of a row beside which the lines that it shares with its neighbours cost little.
_LONG = 4096


class Slots(NamedTuple):
    """Positions in the argument block: addresses, scalars, byte strides, the numbers of `AXIS`, fill values, and `long`."""

    operands: int
    scalars: int
    rank: int

    def stride(self, operand: int, axis: int) -> int:
        """Slot of an operand's byte stride along an axis."""
        return self.operands + self.scalars + operand * self.rank + axis

    def axis(self, name: str, axis: int) -> int:
        """Slot of one of the numbers of `AXIS`."""
        return self.stride(self.operands + AXIS.index(name), axis)

    def fill(self, operand: int) -> int:
        """Slot of what an input is outside, in its own dtype."""
        return self.stride(self.operands + len(AXIS), 0) + operand

    @property
    def long(self) -> int:
        """Slot of 1 where rows of the result are long, else 0."""
        return self.fill(self.operands - 1)

    def origin(self, axis: int) -> int:
        """Slot of the index of the result's first element along an axis, for a kernel that is told where it is."""
        return self.long + 1 + axis


def statics(intent: Stencil, boxes: Boxes) -> tuple[int, ...]:
    """Return the numbers that `Slots` describes, from the strides on."""
    result, source = intent.shape, intent.inputs[0].shape
    axes = range(len(result))
    if intent.boundary == "valid":
        shift, first, last = intent.low, (0,) * len(result), result
    else:
        shift, first = (0,) * len(result), intent.low
        last = tuple(source[axis] - intent.high[axis] for axis in axes)
    operands = (*intent.inputs, *intent.outputs)
    return (
        *(step for item in operands for step in item.strides),
        *(number for group in (result, source, shift, first, last, *boxes) for number in group),
        *(fill_bits(intent.fill, item.dtype) for item in intent.inputs),
        is_long(intent),
    )


def is_long(intent: Stencil) -> int:
    """Return 1 where rows of the result are long, else 0."""
    return int(intent.shape[-1] * types.size(intent.outputs[0].dtype) >= _LONG)


def fill_bits(fill: float, dtype: str) -> int:
    """Return a fill value as an element of a dtype, its bytes in a signed 64-bit integer.

    As everywhere, a float that becomes an integer saturates, and NaN is 0.
    """
    if types.is_float(dtype):
        word = struct.pack("<f4x" if dtype == "float32" else "<d", _narrowed(fill, dtype))
        return int(struct.unpack("<q", word)[0])
    if types.is_half(dtype):
        return int(np.asarray(_rounded(fill, dtype)).view(np.uint16))
    if dtype == "bool":
        return int(fill != 0)
    bits = 8 * types.size(dtype)
    low, high = (
        (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if types.is_signed(dtype) else (0, (1 << bits) - 1)
    )
    if math.isnan(fill):
        return 0
    held = int(max(low, min(fill, high)))
    return held - (1 << 64) if held >= 1 << 63 else held


def _rounded(fill: float, dtype: str) -> Any:
    """Return a float in a dtype of 16 bits; beyond the largest is infinity."""
    with np.errstate(over="ignore"):
        return to_numpy(dtype).type(fill)


def _narrowed(fill: float, dtype: str) -> float:
    """Return a float that its dtype can hold: beyond the largest is infinity."""
    held = float(fill)
    if dtype == "float32" and math.isfinite(held):
        try:
            struct.pack("<f", held)
        except OverflowError:
            return math.copysign(math.inf, held)
    return held
