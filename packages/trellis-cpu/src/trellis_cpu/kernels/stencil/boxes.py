"""How a stencil's result is cut into boxes: one a chunk, small enough that neighbouring rows stay in a core's cache."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis.door import Schedule, Stencil

# Bytes of input, by axes, that a row of the result needs again soon: they should lie in a level 2 cache, beside what streams
# through.
_KEPT = {2: 256 * 1024, 3: 512 * 1024}
# Elements a box for a formula of one addition, at most, and boxes that there should be, by axes: some tens of microseconds of
# work, and more where each box reads again what lies between it and the next. Two threads in boxes far apart also keep out of
# each other's way in memory.
_LARGEST, _PARTS = {1: 1 << 18, 2: 1 << 19, 3: 1 << 20}, {1: 64, 2: 32, 3: 16}
_SMALLEST = 1 << 12
# Elements a row at least, where long rows are cut: the caches fetch ahead along them.
_ROW = 1024


class Boxes(NamedTuple):
    """Extents of a box and the number of boxes along each axis."""

    tile: tuple[int, ...]
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        """Number of boxes."""
        return math.prod(self.counts)


def boxes(intent: Stencil, schedule: Schedule, jam: int, cost: int) -> Boxes:
    """Return the boxes: the schedule's tile, else by shape, reach and the formula's cost alone."""
    tile = schedule.tile
    if tile is None or len(tile) != len(intent.shape):  # the second is refused by validation
        tile = _planned(intent, jam, cost)
    fitted = tuple(min(extent, n) for extent, n in zip(tile, intent.shape, strict=True))
    counts = tuple(-(-n // extent) for extent, n in zip(fitted, intent.shape, strict=True))
    return Boxes(fitted, counts)


def _planned(intent: Stencil, jam: int, cost: int) -> tuple[int, ...]:
    shape, rank = intent.shape, len(intent.shape)
    total = math.prod(shape)
    size = max(min(total // _PARTS[rank], _LARGEST[rank]) >> (cost // 16).bit_length(), _SMALLEST)
    if rank == 1:
        return (size,)
    bytes_each = sum(types.size(item.dtype) for item in intent.inputs)
    live = [low + high + 1 for low, high in zip(intent.low, intent.high, strict=True)]
    inner = max(min(shape[-1], _KEPT[2] // (bytes_each * live[-2])), min(shape[-1], _ROW))
    if rank == 2:
        return (_groups(size // inner, jam), inner)
    # Rows of as many planes are read as are handled together, and their neighbours.
    rows = max(min(shape[1], _KEPT[3] // (bytes_each * (live[0] - 1 + jam) * inner)), 1)
    rows = -(-shape[1] // round(shape[1] / rows))
    boxes = max(round(shape[0] / max(size / (rows * inner), 1)), 1)
    # An even number of boxes of one size, for two threads or a multiple.
    return (_groups(-(-shape[0] // (boxes + boxes % 2)), jam), rows, inner)


def _groups(rows: int, jam: int) -> int:
    """Return about so many rows, in whole groups."""
    return max(-(-rows // jam) * jam, 1)
