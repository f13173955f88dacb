"""Loop nests whose rows are short, and whose results have no gaps between rows: tiles of whole rows, each one stretch.

Inputs that do not run on from row to row, such as one that is the same in every row, are first packed tile by tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, mask_below, store, types
from trellis_cpu.kernels import packing, tiles
from trellis_cpu.kernels.nest import Stretch, base_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from trellis_cpu.kernels.nest import Slots
    from trellis_cpu.target import Target

# Elements a tile has at most, and how many more a row may be written beyond its end: rows are shorter than that.
_ROOM, _BEYOND = 2048, 16


def shape(extents: Sequence[int]) -> tuple[int, int]:
    """Return rows and columns of a tile."""
    return _ROOM // extents[-1], extents[-1]


def write_tiles(b: Builder, slots: Slots, packed: Mapping[int, str], body: Callable[[Stretch], None]) -> None:
    """Write the loops over the tiles of chunks ``%begin`` to ``%end``; parameters as for `tiles.write_tiles`."""
    strides = [[b.slot(slots.stride(i, loop)) for loop in range(slots.rank)] for i in range(slots.operands)]
    pointers = [b.slot(i, "ptr") for i in range(slots.operands)]
    buffers = {i: b.cell(kind=f"[{_ROOM + _BEYOND} x {types.stored(dtype)}]") for i, dtype in packed.items()}
    still = {i: _still(b, strides[i][:-1]) for i in packed}
    first = b.cell("true", "i1")
    total, grain, height = (b.slot(slots.total + i) for i in range(3))
    with b.loop(b.i64("mul", "%begin", grain), b.smaller(b.i64("mul", "%end", grain), total)) as position:
        tile = tiles.placed(b, slots, position)
        corner = (*tile.outer, tile.top, tile.left)
        bases = [base_of(b, pointers[i], strides[i], corner) for i in range(slots.operands)]
        for i, dtype in packed.items():
            # What is the same in every row is packed once, for the highest tile.
            with b.when(b.op(f"select i1 {still[i]}, i1 {b.get(first, 'i1')}, i1 true")):
                rows = b.choose(still[i], height, tile.rows)
                steps = f"i64 {strides[i][-2]}, i64 {strides[i][-1]}, i64 {rows}, i64 {tile.columns}"
                b.do(f"call void @{packing.name(dtype)}(ptr {bases[i]}, {steps}, ptr {buffers[i]})")
        b.set(first, "false", "i1")
        seen = tuple(buffers.get(i, bases[i]) for i in range(slots.operands))
        body(Stretch(seen, b.i64("mul", tile.rows, tile.columns), "0", tile.outer))


def _still(b: Builder, steps: Sequence[str]) -> str:
    """Write whether an operand's rows are all the same."""
    moves = "0"
    for step in steps:
        moves = b.i64("or", moves, step)
    return b.compare("eq", moves, "0")


def write_packing(dtype: str, target: Target) -> Builder:
    """Write ``pack(source, row step, column step, rows, columns, result)`` for short rows, each stored as a whole vector.

    What a row leaves of its vector is overwritten by the next one.
    """
    element = f"uint{8 * types.size(dtype)}"
    parameters = "ptr %source, i64 %down, i64 %across, i64 %rows, i64 %columns, ptr %result"
    b = Builder(packing.name(dtype), parameters)

    def place(row: str) -> tuple[Operand, Operand]:
        source = b.at("i8", "%source", b.i64("mul", row, "%down"))
        result = b.at(types.stored(element), "%result", b.i64("mul", row, "%columns"))
        return Operand(element, CONTIGUOUS, source, ""), Operand(element, CONTIGUOUS, result, "")

    with b.when(b.compare("eq", "%across", "0")):
        with b.loop("0", "%rows") as row:
            source, result = place(row)
            value = b.splat(types.stored(element), load(b, source, "0", 1), _BEYOND)
            store(b, result, "0", _BEYOND, value)
        b.leave("void")
    if target.masked:
        with b.when(b.compare("eq", "%across", str(types.size(element)))):
            mask = mask_below(b, "%columns", _BEYOND)
            with b.loop("0", "%rows") as row:
                source, result = place(row)
                store(b, result, "0", _BEYOND, load(b, source, "0", _BEYOND, mask))
            b.leave("void")
    with b.loop("0", "%rows") as row, b.loop("0", "%columns") as column:
        source, result = place(row)
        origin = source._replace(base=b.at("i8", source.base, b.i64("mul", column, "%across")))
        store(b, result, column, 1, load(b, origin, "0", 1))
    b.finish()
    return b
