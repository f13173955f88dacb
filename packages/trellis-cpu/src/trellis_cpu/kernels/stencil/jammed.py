"""Vectors of several rows at once, so that a row that all of them read comes from memory once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, store
from trellis_cpu.kernels.stencil.taps import inside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.row import Row


def write_jammed(b: Builder, rows: Sequence[Row]) -> tuple[str, str]:
    """Write the loop over whole vectors of rows with one stretch; return the part that is done then, which may be empty."""
    first, cut = rows[0], rows[0].form.cut
    streaming = cut.streaming and first.result.kind == CONTIGUOUS
    low, high = first.interior()
    start = _start(b, rows, low) if streaming else low
    x = b.cell(start)
    with b.repeat(lambda: b.compare("sle", b.i64("add", b.get(x), str(cut.lanes)), high)):
        here = b.get(x)
        values = [row.value(inside(row, here, cut.lanes), here, cut.lanes) for row in rows]
        for row, value in zip(rows, values, strict=True):
            store(b, row.result, here, cut.lanes, value, streaming=streaming)
        b.set(x, b.i64("add", here, str(cut.lanes)))
    return start, b.get(x)


def _start(b: Builder, rows: Sequence[Row], low: str) -> str:
    """Write the first index from `low` on where all rows are aligned to a vector; the stretch's end if there is none."""
    first, *rest = rows
    differing = "0"
    address = first.address(low)
    for row in rest:
        differing = b.i64("or", differing, b.i64("xor", address, row.address(low)))
    together = b.compare("eq", b.i64("and", differing, str(first.vector_bytes - 1)), "0")
    return b.choose(together, first.aligned(low), first.place.end)
