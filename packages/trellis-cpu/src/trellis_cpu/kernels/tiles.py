"""Loop nests cut into tiles of the two innermost loops, for inputs that do not run along the innermost one.

Such inputs are first packed tile by tile, so that the innermost loop reads every input as whole vectors, and each cache
line of a transposed input is read once.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types
from trellis_cpu.kernels import packing
from trellis_cpu.kernels.nest import Stretch, base_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.nest import Slots

# A tile where an input is transposed, else a part of one row. The packed tiles of a few inputs fit the level 1 cache.
ROWS, COLUMNS = 32, 64
_ROOM = ROWS * COLUMNS


def shape(extents: Sequence[int], strides: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Return rows and columns of a tile."""
    transposed = any(item[-2] and abs(item[-2]) < abs(item[-1]) for item in strides)
    return (ROWS, COLUMNS) if transposed else (1, min(extents[-1], _ROOM))


def fitting(tile: tuple[int, int], grain: int) -> tuple[int, int]:
    """Return the sides of the largest tile, as wide as can be, that divides `grain` elements."""
    columns = math.gcd(tile[1], grain)
    rows = next(side for side in range(min(tile[0], grain // columns), 0, -1) if grain // columns % side == 0)
    return rows, columns


class Division(NamedTuple):
    """How a nest is cut: the numbers that `write_tiles` reads, the chunks there are, and the elements of a whole one."""

    statics: tuple[int, ...]
    chunks: int
    chunk: int


def divided(
    extents: Sequence[int],
    strides: Sequence[Sequence[int]],
    tile: tuple[int, int],
    grain: int,
    *,
    exact: bool = False,
) -> Division:
    """Return chunks of whole tiles that are about `grain` elements, one of all tiles where there are no more elements.

    Where exactly so many were asked for, tiles are made smaller until a number of them is that.
    """
    elements = math.prod(extents)
    rows, columns = fitting(tile, grain) if exact and grain < elements else tile
    total = math.prod(extents[:-2]) * -(-extents[-2] // rows) * -(-extents[-1] // columns)
    each = total if grain >= elements else max(grain // (rows * columns), 1)
    steps = [step for operand in strides for step in operand]
    statics = (*extents, *steps, total, each, rows, columns)
    return Division(statics, -(-total // each), min(each * rows * columns, elements))


class Tile(NamedTuple):
    """A tile while it is written: indices of its outer loops and corner, and its size."""

    outer: tuple[str, ...]
    top: str
    left: str
    rows: str
    columns: str


def write_tiles(b: Builder, slots: Slots, packed: Mapping[int, str], body: Callable[[Stretch], None]) -> None:
    """Write the loops over the tiles of chunks ``%begin`` to ``%end``.

    Parameters
    ----------
    b, slots
        The function and its argument block.
    packed
        Dtype of each operand that is packed; in the stretches these are contiguous.
    body
        Writes what a row of a tile does.

    """
    strides = [[b.slot(slots.stride(i, loop)) for loop in range(slots.rank)] for i in range(slots.operands)]
    pointers = [b.slot(i, "ptr") for i in range(slots.operands)]
    buffers = {i: b.cell(kind=f"[{_ROOM} x {types.stored(dtype)}]") for i, dtype in packed.items()}
    total, grain = b.slot(slots.total), b.slot(slots.grain)
    with b.loop(b.i64("mul", "%begin", grain), b.smaller(b.i64("mul", "%end", grain), total)) as position:
        tile = placed(b, slots, position)
        for i, dtype in packed.items():
            corner = base_of(b, pointers[i], strides[i], (*tile.outer, tile.top, tile.left))
            steps = f"i64 {strides[i][-2]}, i64 {strides[i][-1]}"
            size = f"i64 {tile.rows}, i64 {tile.columns}"
            b.do(f"call void @{packing.name(dtype)}(ptr {corner}, {steps}, {size}, ptr {buffers[i]})")
        with b.loop("0", tile.rows) as row:
            indices = (*tile.outer, b.i64("add", tile.top, row))
            bases = tuple(
                b.at(types.stored(packed[i]), buffers[i], b.i64("mul", row, tile.columns))
                if i in packed
                else base_of(b, pointers[i], strides[i], (*indices, tile.left))
                for i in range(slots.operands)
            )
            body(Stretch(bases, tile.columns, tile.left, indices))


def placed(b: Builder, slots: Slots, position: str) -> Tile:
    """Write the division of a tile's number into its place."""
    extents = [b.slot(slots.extent(loop)) for loop in range(slots.rank)]
    height, width = b.slot(slots.grain + 1), b.slot(slots.grain + 2)
    down, across = _parts(b, extents[-2], height), _parts(b, extents[-1], width)
    left = b.i64("mul", b.i64("urem", position, across), width)
    rest = b.i64("udiv", position, across)
    top = b.i64("mul", b.i64("urem", rest, down), height)
    rest, outer = b.i64("udiv", rest, down), list[str]()
    for extent in reversed(extents[:-2]):
        outer.append(b.i64("urem", rest, extent))
        rest = b.i64("udiv", rest, extent)
    rows = b.smaller(height, b.i64("sub", extents[-2], top))
    columns = b.smaller(width, b.i64("sub", extents[-1], left))
    return Tile(tuple(reversed(outer)), top, left, rows, columns)


def _parts(b: Builder, extent: str, size: str) -> str:
    return b.i64("udiv", b.i64("add", extent, b.i64("sub", size, "1")), size)
