"""Transposition in squares that fill registers: each cache line is read once and written once, whole where that can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, mask_below, store, types
from trellis_cpu.kernels import tiles
from trellis_cpu.kernels.nest import base_of
from trellis_cpu.kernels.packing import transposed

if TYPE_CHECKING:
    from trellis_cpu.kernels.nest import Slots
    from trellis_cpu.target import Target

# Bytes of a tile along the source and along the result: runs of the source are long enough for the processor to see them
# coming, and lines of the source are asked for so many bytes ahead.
_ROW_BYTES, _COLUMN_BYTES, _AHEAD = 1024, 256, 128
# Side of a square at most, with 32 vector registers.
_MOST = 32
_LINE = 64


def side(size: int, target: Target) -> int:
    """Return the elements of a square's side: a register of them, as far as there are registers for all of its lines."""
    return min(target.lanes(size), _MOST if target.many_registers else _MOST // 2)


def tile(size: int) -> tuple[int, int]:
    """Return rows and columns of a tile of elements of `size` bytes."""
    return (_ROW_BYTES // size, _COLUMN_BYTES // size)


class _Walk(NamedTuple):
    """One tile while it is written: how many bytes lie between the lines of the source and of the result."""

    b: Builder
    element: str
    side: int
    source: str
    across: str
    result: str
    down: str


def write(b: Builder, slots: Slots, element: str, target: Target, *, streaming: bool) -> str:
    """Write the loops over the tiles of chunks ``%begin`` to ``%end``, and finish; return the text of the function for edges.

    The input runs along the loop before the innermost, the result along the innermost.
    """
    size = side(types.size(element), target)
    edge = _edge(element, size, masked=target.masked)
    strides = [[b.slot(slots.stride(i, loop)) for loop in range(slots.rank)] for i in range(2)]
    pointers = [b.slot(i, "ptr") for i in range(2)]
    total, grain = b.slot(slots.total), b.slot(slots.grain)
    start, stop = b.i64("mul", "%begin", grain), b.smaller(b.i64("mul", "%end", grain), total)
    with b.loop(start, stop) as position:
        place = tiles.placed(b, slots, position)
        source, result = (
            base_of(b, pointer, steps, (*place.outer, place.top, place.left))
            for pointer, steps in zip(pointers, strides, strict=True)
        )
        walk = _Walk(b, element, size, source, strides[0][-1], result, strides[1][-2])
        if streaming and size * types.size(element) == target.vector_bytes == _LINE:
            _streamed(walk, place)
        else:
            _tile(walk, place)
    if streaming:
        b.do("fence seq_cst")
    b.finish()
    return edge.text


def _streamed(walk: _Walk, place: tiles.Tile) -> None:
    """Write a tile whose lines go past the caches where squares are whole lines of the result, and through them elsewhere."""
    b = walk.b
    address = b.op(f"ptrtoint ptr {walk.result} to i64")
    off = b.i64("and", b.i64("or", address, walk.down), str(_LINE - 1))
    yes, no, after = b.label(), b.label(), b.label()
    b.fork(b.compare("eq", off, "0"), yes, no)
    for label, past_caches in ((yes, True), (no, False)):
        b.place(label)
        _tile(walk, place, streaming=past_caches)
        b.jump(after)
    b.place(after)


def _tile(walk: _Walk, place: tiles.Tile, *, streaming: bool = False) -> None:
    """Write the loops over the whole squares of a tile and over what is left beside and below them."""
    b, size = walk.b, walk.side
    rows, columns = (b.i64("and", extent, str(-size)) for extent in (place.rows, place.columns))
    # Squares narrower than a cache line are done by blocks as wide as one, so that none is left half read or half written.
    block = str(max(size, _LINE // types.size(walk.element)))
    with b.loop("0", columns, block) as left, b.loop("0", rows, block) as top:
        right, bottom = (
            b.smaller(b.i64("add", start, block), end) for start, end in ((left, columns), (top, rows))
        )
        with b.loop(left, right, str(size)) as column, b.loop(top, bottom, str(size)) as row:
            source, result = _corner(walk, row, column)
            _square(walk._replace(source=source, result=result), None, None, streaming=streaming)
    for top, left, bottom in (("0", columns, rows), (rows, "0", place.rows)):
        with b.loop(top, bottom, str(size)) as row, b.loop(left, place.columns, str(size)) as column:
            source, result = _corner(walk, row, column)
            high = b.smaller(b.i64("sub", bottom, row), str(size))
            wide = b.smaller(b.i64("sub", place.columns, column), str(size))
            steps = f"i64 {walk.across}, ptr {result}, i64 {walk.down}"
            b.do(f"call void @edge(ptr {source}, {steps}, i64 {high}, i64 {wide})")


def _corner(walk: _Walk, row: str, column: str) -> tuple[str, str]:
    b, size = walk.b, str(types.size(walk.element))
    source = base_of(b, walk.source, (size, walk.across), (row, column))
    return source, base_of(b, walk.result, (walk.down, size), (row, column))


def _square(walk: _Walk, rows: str | None, columns: str | None, *, streaming: bool = False) -> None:
    """Write one square; with numbers of rows and columns, only so many of both."""
    b, size, element = walk.b, walk.side, walk.element
    kind = types.vector(types.stored(element), size)
    masks = [None if count is None else mask_below(b, count, size) for count in (rows, columns)]

    def lane(mask: str | None, count: str | None, line: int) -> str | None:
        """Return a line's mask: nothing of a line that is not there."""
        if mask is None or count is None:
            return None
        bits = types.vector("i1", size)
        there = b.compare("sgt", count, str(line))
        return b.op(f"select i1 {there}, {bits} {mask}, {bits} zeroinitializer")

    lines = list[str]()
    for line in range(size):
        pointer = base_of(b, walk.source, (walk.across,), (str(line),))
        if rows is None:
            b.do(f"call void @llvm.prefetch.p0(ptr {b.at('i8', pointer, str(_AHEAD))}, i32 0, i32 3, i32 1)")
        operand = Operand(element, CONTIGUOUS, pointer, "")
        lines.append(load(b, operand, "0", size, lane(masks[0], columns, line)))
    for line, value in enumerate(transposed(b, kind, lines)):
        pointer = base_of(b, walk.result, (walk.down,), (str(line),))
        operand = Operand(element, CONTIGUOUS, pointer, "")
        store(b, operand, "0", size, value, lane(masks[1], rows, line), streaming=streaming)


def _edge(element: str, size: int, *, masked: bool) -> Builder:
    """Write ``edge(source, across, result, down, rows, columns)``: a part of a square."""
    b = Builder("edge", "ptr %source, i64 %across, ptr %result, i64 %down, i64 %rows, i64 %columns")
    walk = _Walk(b, element, size, "%source", "%across", "%result", "%down")
    if masked:
        _square(walk, "%rows", "%columns")
    else:
        with b.loop("0", "%rows") as row, b.loop("0", "%columns") as column:
            source, result = _corner(walk, row, column)
            value = load(b, Operand(element, CONTIGUOUS, source, ""), "0", 1)
            store(b, Operand(element, CONTIGUOUS, result, ""), "0", 1, value)
    b.finish()
    return b
