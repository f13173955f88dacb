"""Copies of small blocks of strided arrays into dense ones; transposed blocks go through registers, whole cache lines at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, STRIDED, Builder, Operand, load, store, types

if TYPE_CHECKING:
    from collections.abc import Sequence

# Side of the square that is transposed in registers.
SIDE = 8


def name(dtype: str) -> str:
    """Return the name of the function that packs elements of a dtype: one for each size in memory."""
    return f"pack{8 * types.size(dtype)}"


def write(dtype: str) -> Builder:
    """Write ``pack(source, row step, column step, rows, columns, result)``, steps in bytes; the result is dense."""
    element = f"uint{8 * types.size(dtype)}"
    parameters = "ptr %source, i64 %down, i64 %across, i64 %rows, i64 %columns, ptr %result"
    b = Builder(name(dtype), parameters)
    square_rows, square_columns = (b.i64("and", extent, str(-SIDE)) for extent in ("%rows", "%columns"))
    runs_down = b.compare("eq", "%down", str(types.size(element)))
    turned = b.choose(runs_down, square_rows, "0")
    with b.loop("0", turned, str(SIDE)) as row, b.loop("0", square_columns, str(SIDE)) as column:
        _square(b, element, row, column)
    with b.loop("0", turned) as row, b.loop(square_columns, "%columns") as column:
        _copy(b, element, row, column, 1)
    with b.loop(turned, "%rows") as row:
        with b.loop("0", square_columns, str(SIDE)) as column:
            _copy(b, element, row, column, SIDE)
        with b.loop(square_columns, "%columns") as column:
            _copy(b, element, row, column, 1)
    b.finish()
    return b


def _source(b: Builder, row: str, column: str) -> str:
    offset = b.i64("add", b.i64("mul", row, "%down"), b.i64("mul", column, "%across"))
    return b.at("i8", "%source", offset)


def _copy(b: Builder, element: str, row: str, column: str, lanes: int) -> None:
    value = load(b, Operand(element, STRIDED, _source(b, row, column), "%across"), "0", lanes)
    index = b.i64("add", b.i64("mul", row, "%columns"), column)
    store(b, Operand(element, CONTIGUOUS, "%result", ""), index, lanes, value)


def _square(b: Builder, element: str, row: str, column: str) -> None:
    lines = list[str]()
    for lane in range(SIDE):
        pointer = _source(b, row, b.i64("add", column, str(lane)))
        lines.append(load(b, Operand(element, CONTIGUOUS, pointer, ""), "0", SIDE))
    for lane, line in enumerate(transposed(b, types.vector(types.stored(element), SIDE), lines)):
        index = b.i64("add", b.i64("mul", b.i64("add", row, str(lane)), "%columns"), column)
        store(b, Operand(element, CONTIGUOUS, "%result", ""), index, SIDE, line)


def transposed(b: Builder, kind: str, lines: Sequence[str]) -> list[str]:
    """Write the transposition of a square by exchanging ever smaller blocks across its diagonal (Eklundh 1972)."""
    held, side = list(lines), len(lines)
    block = side // 2
    while block:
        for upper in range(side):
            if upper & block:
                continue
            lower = upper | block
            high = [column if not column & block else side + column - block for column in range(side)]
            low = [column + block if not column & block else side + column for column in range(side)]
            held[upper], held[lower] = (
                b.op(
                    f"shufflevector {kind} {held[upper]}, {kind} {held[lower]}, <{side} x i32> {_mask(choice)}"
                )
                for choice in (high, low)
            )
        block //= 2
    return held


def _mask(choice: Sequence[int]) -> str:
    return "<" + ", ".join(f"i32 {position}" for position in choice) + ">"
