"""Few rows times a matrix whose columns are neighbours: some of its rows at a time, added to the sums of all columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, STRIDED, Builder, Operand, load, store, types
from trellis_cpu.kernels.gemm.reading import Reader, parameters
from trellis_cpu.kernels.gemm.tile import multiplied
from trellis_cpu.kernels.vectors import Cut, write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.kernels.gemm.form import Form

# Rows of b that are read side by side, by the rows of a: their factors fill half of 32 registers, or of 16.
_TOGETHER = {1: 8, 2: 8, 4: 4, 8: 2}
_FEW_TOGETHER = {1: 8, 2: 4, 4: 2, 8: 1}
PARAMETERS = "ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch"


def sweeps_function(form: Form, height: int) -> Builder:
    """Write ``narrowH(a, b, depth step, column step, depth, columns, sums, pitch)``."""
    b = Builder(f"narrow{height}", PARAMETERS + parameters(form, 1))
    sweep = _Sweep(b, form, height)
    sweep.clear()
    together = (_TOGETHER if form.many_registers else _FEW_TOGETHER)[height]
    whole = b.i64("sub", "%depth", b.i64("urem", "%depth", str(together)))
    with b.loop("0", whole, str(together)) as step:
        sweep.write(step, together)
    if together > 1:
        with b.loop(whole, "%depth") as step:
            sweep.write(step, 1)
    b.finish()
    return b


class _Sweep:
    def __init__(self, b: Builder, form: Form, height: int) -> None:
        self.b, self.form, self.height = b, form, height
        self.reader = Reader.within(b, form, 1)
        self.element = types.stored(form.dtype)
        self.kind = CONTIGUOUS if form.reach == "c" else STRIDED
        self.cut = Cut(form.tile.lanes, 1, form.masked, streaming=False)
        self.rows = [
            Operand(
                form.dtype,
                CONTIGUOUS,
                b.at(self.element, "%sums", b.i64("mul", "%pitch", str(row))),
                "",
            )
            for row in range(height)
        ]

    def clear(self) -> None:
        """Write zeros to all sums of whole vectors: rows are whole vectors apart."""
        b, lanes = self.b, self.form.tile.lanes
        with b.loop("0", "%columns", str(lanes)) as index:
            for row in self.rows:
                store(b, row, index, lanes, types.constant(0, self.form.dtype, lanes))

    def write(self, step: str, together: int) -> None:
        """Write the products of some rows of b, from one on, over all columns."""
        b, height = self.b, self.height
        lines = [
            Operand(
                self.reader.held,
                self.kind,
                b.at("i8", "%b", b.i64("mul", b.i64("add", step, str(ahead)), "%deep")),
                "%across",
            )
            for ahead in range(together)
        ]
        first = b.at(self.element, "%a", b.i64("mul", step, str(height)))
        factors = [
            b.load(self.element, b.at(self.element, first, str(position)))
            for position in range(together * height)
        ]
        spread = {
            lanes: [b.splat(self.element, factor, lanes) for factor in factors]
            for lanes in {self.cut.lanes, self.cut.lanes if self.cut.masked else 1}
        }

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            (index,) = indices
            values = [self.reader.prepared(load(b, line, index, lanes, mask), lanes, mask) for line in lines]
            for i, row in enumerate(self.rows):
                total = load(b, row, index, lanes, mask)
                for ahead, value in enumerate(values):
                    factor = spread[lanes][ahead * height + i]
                    total = multiplied(b, self.form.dtype, lanes, (factor, value, total))
                store(b, row, index, lanes, total, mask, streaming=streaming)

        write_vectors(b, self.cut, "%columns", [], body)
