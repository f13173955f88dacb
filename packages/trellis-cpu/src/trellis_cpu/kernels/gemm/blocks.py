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
# Sums of a narrow product that are held at a time: they stay in a level 1 cache.
SUMS = 1 << 11
# Elements of b that a chunk of a narrow product reads at least, columns a block where they lie side by side, and blocks
# that there should be.
_READ, _RUN, _STRIPS = 1 << 16, 1024, 4


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
    batches, few
        Matrices of the result, and how many a chunk where each is one block.
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
    few: int
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
    def parts(self) -> int:
        """Blocks of all matrices."""
        return self.batches * self.blocks_down * self.blocks_across

    @property
    def each(self) -> int:
        """Blocks a chunk: several where they are small."""
        return self.few if self.blocks_down == self.blocks_across == 1 else 1

    @property
    def chunks(self) -> int:
        """Chunks of the product."""
        return -(-self.parts // self.each)


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
        max(_LEAST // max(rows * columns * depth, 1), 1),
        offset,
        max(offset + bytes_b, 64),
    )


class Strips(NamedTuple):
    """The cut of one launch of a narrow product: blocks of columns.

    Attributes
    ----------
    height
        Rows that are computed: the next power of two.
    width, blocks
        Columns a block, and blocks a matrix.
    batches, each
        Matrices of the result, and blocks a chunk.
    matrices, nbytes
        Matrices a that are packed, and the bytes of one.

    """

    height: int
    width: int
    blocks: int
    batches: int
    each: int
    matrices: int
    nbytes: int

    @property
    def parts(self) -> int:
        """Blocks of all matrices."""
        return self.batches * self.blocks

    @property
    def chunks(self) -> int:
        """Chunks of the product."""
        return -(-self.parts // self.each)


def strips(intent: Gemm, form: Form) -> Strips:
    """Return the cut of a narrow product, seen upright, by the extents alone."""
    rows, columns, depth = intent.mnk
    height = 1 << (rows - 1).bit_length()
    room, lanes = SUMS // height, form.tile.lanes
    batches = math.prod(intent.shape[:-2])
    read = columns * max(depth, 1)
    if read * batches < 2 * _READ:
        width = room
    elif form.reach == "k":
        width = _READ // max(depth, 1)
    else:  # long runs, but several blocks
        width = max(min(_RUN, columns // _STRIPS), _READ // max(depth, 1))
    width = min(-(-max(width, 1) // lanes) * lanes, room)
    blocks = -(-columns // width)
    each = max(_READ // read, 1) if blocks == 1 else 1
    nbytes = -(-max(height * depth * form.size, 1) // 64) * 64
    return Strips(height, width, blocks, batches, each, _copies(intent.inputs[0], batches), nbytes)


def _copies(item: Layout, batches: int) -> int:
    """Return how many matrices there are to pack: one where no leading axis moves."""
    moving = any(step and extent > 1 for step, extent in zip(item.strides[:-2], item.shape[:-2], strict=True))
    return batches if moving else 1
