"""Some axes of several operands as a loop nest in the order of memory, whatever order and direction the axes had."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis.intent.layout import coalesce

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Traversal:
    """A loop nest, outermost first, of at least one loop.

    Attributes
    ----------
    extents
        Trip counts.
    strides
        One tuple an operand, as long as `extents`: the step along each loop, in bytes for arrays.
    offsets
        One an operand: where the nest starts, from the first element of the axes as they were. Not 0 where a loop runs
        against an axis.

    """

    extents: tuple[int, ...]
    strides: tuple[tuple[int, ...], ...]
    offsets: tuple[int, ...]

    @property
    def size(self) -> int:
        """Number of iterations."""
        return math.prod(self.extents)

    def inner_class(self, operand: int, itemsize: int) -> str:
        """Return ``c`` contiguous, ``0`` constant or ``s`` strided, along the innermost loop."""
        step = self.strides[operand][-1]
        return "c" if step == itemsize or self.extents[-1] == 1 else "0" if step == 0 else "s"


def traverse(
    shape: Sequence[int], strides: Sequence[Sequence[int]], axes: Sequence[int], arrays: int
) -> Traversal:
    """Return the shortest nest over some axes that walks the first `arrays` operands forwards through memory.

    Axes are sorted by how far apart those operands' elements are, reversed where all of them run backwards, and merged where
    every operand can step through both with one stride.
    """
    leading = strides[:arrays]

    def step(axis: int) -> int:
        return sum(abs(operand[axis]) for operand in leading)

    steps = [list(operand) for operand in strides]
    offsets = [0] * len(strides)
    for axis in axes:
        along = [operand[axis] for operand in leading]
        if along and max(along) <= 0 and min(along) < 0:
            for position, operand in enumerate(steps):
                offsets[position] += (shape[axis] - 1) * operand[axis]
                operand[axis] = -operand[axis]
    loops = coalesce(shape, steps, sorted(axes, key=step, reverse=True))
    if not loops.extents:
        return Traversal((1,), ((0,),) * len(strides), tuple(offsets))
    return Traversal(loops.extents, loops.strides, tuple(offsets))
