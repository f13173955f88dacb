"""How a product is cut into chunks: panels to pack, and blocks of register tiles that share panels in a core's cache."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trellis.door import Gemm, Layout, Schedule
    from trellis_cpu.kernels.gemm.form import Form

# Products a chunk: tens of microseconds of work at least, and some hundred chunks at most.
_LEAST, _PARTS = 1 << 20, 256
# Panels of a that pass by one panel of b, which stays in a level 2 cache meanwhile.
_DOWN = 12
# Elements a chunk of the packing.
_PACKED = 1 << 15


class Blocks(NamedTuple):
    """The cut of one launch.

    Attributes
    ----------
    panels_a, panels_b
        Panels of one matrix a and one matrix b.
    copies_a, copies_b
        Matrices of each that are packed: one where all batches share it.
    grain
        Panels a chunk of the packing.
    down, across
        Register tiles a block, along rows and columns.
    batches
        Matrices of the result.
    offset_b, scratch
        Bytes of all packed panels of a, and of all panels.

    """

    panels_a: int
    panels_b: int
    copies_a: int
    copies_b: int
    grain: int
    down: int
    across: int
    batches: int
    offset_b: int
    scratch: int

    @property
    def blocks_down(self) -> int:
        """Blocks along the rows of a matrix."""
        return -(-self.panels_a // self.down)

    @property
    def blocks_across(self) -> int:
        """Blocks along the columns of a matrix."""
        return -(-self.panels_b // self.across)

    @property
    def packs(self) -> int:
        """Chunks of the packing."""
        return -(-(self.panels_a * self.copies_a + self.panels_b * self.copies_b) // self.grain)

    @property
    def chunks(self) -> int:
        """Chunks of the product."""
        return self.batches * self.blocks_down * self.blocks_across


def blocks(intent: Gemm, schedule: Schedule, form: Form) -> Blocks:
    """Return the cut: the schedule's tile, else by the extents alone."""
    tile, (rows, columns, depth) = form.tile, intent.mnk
    panels_a, panels_b = -(-rows // tile.rows), -(-columns // tile.columns)
    batches = math.prod(intent.shape[:-2])
    copies_a, copies_b = (_copies(item, batches) for item in intent.inputs[:2])
    if schedule.tile is not None and len(schedule.tile) == len(intent.shape):  # else validation refuses it
        down, across = schedule.tile[-2] // tile.rows, schedule.tile[-1] // tile.columns
    else:
        products = max(batches * rows * columns * depth // _PARTS, _LEAST)
        tiles = max(products // (tile.rows * tile.columns * max(depth, 1)), 1)
        down = min(panels_a, _DOWN, tiles)
        across = max(tiles // down, 1)
    bytes_a = panels_a * copies_a * tile.rows * depth * form.size
    offset = -(-bytes_a // 64) * 64
    bytes_b = panels_b * copies_b * tile.columns * depth * form.size
    return Blocks(
        panels_a,
        panels_b,
        copies_a,
        copies_b,
        max(_PACKED // (tile.columns * max(depth, 1)), 1),
        min(down, panels_a),
        min(across, panels_b),
        batches,
        offset,
        max(offset + bytes_b, 64),
    )


def _copies(item: Layout, batches: int) -> int:
    """Return how many matrices there are to pack: one where no leading axis moves."""
    moving = any(step and extent > 1 for step, extent in zip(item.strides[:-2], item.shape[:-2], strict=True))
    return batches if moving else 1
