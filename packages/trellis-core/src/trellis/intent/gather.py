"""Take: elements picked along one axis by an array of indices."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from trellis import dtypes

if TYPE_CHECKING:
    from trellis.intent.layout import Layout

# Up to so many bytes, what an index picks is copied at once, without a loop.
LINE_BYTES = 64


@dataclass(frozen=True, slots=True)
class Take:
    """``output[before, i…, after] = array[before, indices[i…], after]``, all dense.

    Attributes
    ----------
    inputs
        The array, then the indices (an integer dtype). Indices were checked before; negative ones count from the end.
    outputs
        One layout.
    axis
        The axis picked along, not negative.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    axis: int
    op: ClassVar[str] = "take"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def extents(self) -> tuple[int, int, int]:
        """Elements before the axis, indices, and elements after the axis: each index picks a block of the last."""
        shape = self.inputs[0].shape
        return math.prod(shape[: self.axis]), self.inputs[1].size, math.prod(shape[self.axis + 1 :])

    @property
    def picks(self) -> str:
        """``element``, ``line`` (at most 64 bytes) or ``block``: what one index picks."""
        block = self.extents[-1]
        line = block * dtypes.itemsize(self.inputs[0].dtype) <= LINE_BYTES
        return "element" if block == 1 else "line" if line else "block"

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        return f"take|{self.inputs[0].dtype}|{self.inputs[1].dtype}|{self.picks}"
