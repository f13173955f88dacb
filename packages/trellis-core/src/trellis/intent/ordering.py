"""Sort: elements, or their indices, in order along one axis."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from trellis.intent.layout import Layout

# Lines up to this length are short in any number; up to the second one, where there are enough of them to be sorted side by side.
_SHORT, _SHORT_TOGETHER, _TOGETHER = 256, 1024, 8
# Lines from these lengths on are long, and vast.
_LONG, _VAST = 8192, 65_536
# Indices below it have 32 bits.
_NARROW = 1 << 32


@dataclass(frozen=True, slots=True)
class Sort:
    """Elements of each line along one axis of a dense array in order; equal ones stay in the order in which they come.

    NaN equals NaN and is greater than every number, whatever its bits; the zeros are equal.

    Attributes
    ----------
    kind
        ``values``, or ``indices`` of them along the axis.
    inputs, outputs
        One dense layout each, of one shape; indices are int64.
    axis
        The axis, not negative.
    descending
        Whether the greatest comes first.

    """

    kind: str
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    axis: int
    descending: bool
    op: ClassVar[str] = "sort"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def extents(self) -> tuple[int, int, int]:
        """Elements before the axis, along it and after it: neighbours along it are as many elements apart as the last number."""
        return (
            math.prod(self.shape[: self.axis]),
            self.shape[self.axis],
            math.prod(self.shape[self.axis + 1 :]),
        )

    @property
    def reach(self) -> str:
        """``short`` (several lines are better sorted side by side than each by its digits), ``middle``, ``long`` or ``vast``."""
        before, length, after = self.extents
        short = length <= (_SHORT_TOGETHER if before * after >= _TOGETHER else _SHORT)
        if short:
            return "short"
        return "middle" if length < _LONG else "long" if length < _VAST else "vast"

    @property
    def narrow(self) -> bool:
        """Whether 32 bits hold every index along the axis."""
        return self.extents[1] < _NARROW

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        inner = "outer" if self.extents[2] > 1 else "last"
        size = f"{self.reach}.{'narrow' if self.narrow else 'wide'}"
        return f"sort|{self.kind}|{self.inputs[0].dtype}|{inner}|{size}|{'descending' if self.descending else 'ascending'}"
