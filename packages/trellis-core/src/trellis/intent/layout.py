"""How an array lies in memory, and the canonical loop nest over several of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis import dtypes

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Layout:
    """Element type, shape and byte strides of an array.

    Attributes
    ----------
    dtype
        Name of the element type.
    shape
        Extents.
    strides
        Bytes from one element to the next along each axis, as in NumPy; may be zero or negative.

    """

    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @classmethod
    def dense(cls, dtype: str, shape: tuple[int, ...], order: tuple[int, ...] | None = None) -> Layout:
        """Return the layout without gaps: row-major, or with the axes in memory as `order` lists them, outermost first."""
        step = dtypes.itemsize(dtype)
        strides = [0] * len(shape)
        for axis in reversed(range(len(shape)) if order is None else order):
            strides[axis] = step
            step *= max(shape[axis], 1)
        return cls(dtype, shape, tuple(strides))

    @property
    def order(self) -> tuple[int, ...]:
        """The axes by stride, the largest first; equal ones in their own order."""
        return tuple(sorted(range(len(self.shape)), key=lambda axis: -abs(self.strides[axis])))

    @property
    def size(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of the elements."""
        return self.size * dtypes.itemsize(self.dtype)

    @property
    def contiguous(self) -> bool:
        """Whether the elements are dense in row-major order."""
        step = dtypes.itemsize(self.dtype)
        if self.size == 0:
            return True
        for extent, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            if extent != 1 and stride != step:
                return False
            step *= extent
        return True

    @property
    def span(self) -> tuple[int, int]:
        """First and one-past-last byte touched, relative to the first element."""
        if self.size == 0:
            return (0, 0)
        ends = [(extent - 1) * stride for extent, stride in zip(self.shape, self.strides, strict=True)]
        low = sum(end for end in ends if end < 0)
        return (low, sum(end for end in ends if end > 0) + dtypes.itemsize(self.dtype))

    def broadcast(self, shape: tuple[int, ...]) -> Layout:
        """Return the layout of this array seen with a larger shape (NumPy's broadcasting, already known to fit)."""
        lead = len(shape) - len(self.shape)
        own = zip(self.shape, self.strides, strict=True)
        kept = tuple(
            0 if extent == 1 and shape[lead + i] != 1 else stride for i, (extent, stride) in enumerate(own)
        )
        return Layout(self.dtype, shape, (0,) * lead + kept)


@dataclass(frozen=True, slots=True)
class Loops:
    """A loop nest, outermost first, and each operand's byte stride a loop.

    Attributes
    ----------
    extents
        Trip counts; () for one single element.
    strides
        One tuple of byte strides an operand, as long as `extents`.
    axes
        For each loop the axis of the original shape whose index it carries, None where several axes were merged.

    """

    extents: tuple[int, ...]
    strides: tuple[tuple[int, ...], ...]
    axes: tuple[int | None, ...]

    def inner_class(self, operand: int, itemsize: int) -> str:
        """Return ``c`` contiguous, ``0`` constant or ``s`` strided, along the innermost loop."""
        if not self.extents:
            return "c"
        step = self.strides[operand][-1]
        return "c" if step == itemsize else "0" if step == 0 else "s"

    def flat_class(self, operand: int, itemsize: int) -> str:
        """Return the same along the two innermost loops, walked as one."""
        outer, inner = self.strides[operand][-2:]
        if inner == itemsize and outer == itemsize * self.extents[-1]:
            return "c"
        return "0" if outer == inner == 0 else "s"


def coalesce(
    shape: Sequence[int],
    strides: Sequence[Sequence[int]],
    axes: Sequence[int],
    pinned: frozenset[int] = frozenset(),
) -> Loops:
    """Return the shortest equivalent loop nest over the given axes, in their order.

    Axes of extent 1 vanish; neighbours merge where every operand can step through both with one stride. An axis in
    `pinned` (its index is read) is neither merged nor dropped.
    """
    extents: list[int] = []
    steps: list[list[int]] = []
    names: list[int | None] = []
    for axis in axes:
        extent, step = shape[axis], [operand[axis] for operand in strides]
        if extent == 1 and axis not in pinned:
            continue
        mergeable = bool(extents) and axis not in pinned and (names[-1] is None or names[-1] not in pinned)
        if mergeable and all(outer == inner * extent for outer, inner in zip(steps[-1], step, strict=True)):
            extents[-1] *= extent
            steps[-1] = step
            names[-1] = None
        else:
            extents.append(extent)
            steps.append(step)
            names.append(axis)
    per_operand = tuple(tuple(step[i] for step in steps) for i in range(len(strides)))
    return Loops(tuple(extents), per_operand, tuple(names))
