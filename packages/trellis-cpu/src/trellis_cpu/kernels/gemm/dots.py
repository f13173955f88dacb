"""Few rows times a matrix whose columns lie dense along the inner products: inner products of vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, store, types
from trellis_cpu.kernels.gemm.reading import Reader, parameters
from trellis_cpu.kernels.gemm.sweeps import PARAMETERS
from trellis_cpu.kernels.gemm.tile import multiplied
from trellis_cpu.kernels.vectors import Cut, write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.kernels.gemm.form import Form

# Columns at a time, by the rows: sums for 32 registers, and for 16; enough of them to hide what a product takes.
_TOGETHER = {1: 8, 2: 4, 4: 4, 8: 2}
_FEW_TOGETHER = {1: 4, 2: 4, 4: 2, 8: 1}


def dots_function(form: Form, height: int) -> Builder:
    """Write ``narrowH(a, b, depth step, column step, depth, columns, sums, pitch)``."""
    b = Builder(f"narrow{height}", PARAMETERS + parameters(form, 1))
    together = (_TOGETHER if form.many_registers else _FEW_TOGETHER)[height]
    whole = b.i64("sub", "%columns", b.i64("urem", "%columns", str(together)))
    dots = _Dots(b, form, height)
    with b.loop("0", whole, str(together)) as column:
        dots.write(column, together)
    if together > 1:
        with b.loop(whole, "%columns") as column:
            dots.write(column, 1)
    b.finish()
    return b


class _Dots:
    def __init__(self, b: Builder, form: Form, height: int) -> None:
        self.b, self.form, self.height = b, form, height
        self.reader = Reader.within(b, form, 1)
        self.element = types.stored(form.dtype)
        self.cut = Cut(form.tile.lanes, 1, form.masked, streaming=False)
        self.rows = [
            Operand(form.dtype, CONTIGUOUS, b.at(self.element, "%a", b.i64("mul", "%depth", str(row))), "")
            for row in range(height)
        ]

    def write(self, column: str, together: int) -> None:
        """Write the inner products of all rows with some columns."""
        b, form = self.b, self.form
        lines = [
            Operand(
                self.reader.held,
                CONTIGUOUS,
                b.at("i8", "%b", b.i64("mul", b.i64("add", column, str(ahead)), "%across")),
                "",
            )
            for ahead in range(together)
        ]
        # Vectors, and single elements where the rest is not masked.
        sizes = {self.cut.lanes, self.cut.lanes if self.cut.masked else 1}
        sums = {lanes: [self.cell(lanes) for _ in range(self.height * together)] for lanes in sizes}

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            (index,), kind = indices, types.vector(self.element, lanes)
            values = [self.reader.prepared(load(b, line, index, lanes, mask), lanes, mask) for line in lines]
            for i, row in enumerate(self.rows):
                factor = load(b, row, index, lanes, mask)
                for ahead, value in enumerate(values):
                    cell = sums[lanes][i * together + ahead]
                    b.set(cell, multiplied(b, form.dtype, lanes, (factor, value, b.get(cell, kind))), kind)

        write_vectors(b, self.cut, "%depth", [], body)
        for i in range(self.height):
            result = b.at(self.element, "%sums", b.i64("mul", "%pitch", str(i)))
            for ahead in range(together):
                parts = [self.total(lanes, sums[lanes][i * together + ahead]) for lanes in sorted(sizes)]
                index = b.i64("add", column, str(ahead))
                store(b, Operand(form.dtype, CONTIGUOUS, result, ""), index, 1, self.added(parts))

    def cell(self, lanes: int) -> str:
        kind = types.vector(self.element, lanes)
        cell = self.b.cell(kind=kind)
        self.b.set(cell, types.constant(0, self.form.dtype, lanes), kind)
        return cell

    def total(self, lanes: int, cell: str) -> str:
        """Write the sum of a vector's elements, by halves: the same way each time."""
        b, element, kind = self.b, self.element, types.vector(self.element, lanes)
        value, suffix = b.get(cell, kind), types.suffix(self.form.dtype, lanes)
        if lanes == 1:
            return value
        if types.is_float(self.form.dtype):
            zero = types.constant(-0.0, self.form.dtype, 1)
            call = (
                f"call reassoc {element} @llvm.vector.reduce.fadd.{suffix}({element} {zero}, {kind} {value})"
            )
            return b.op(call)
        return b.op(f"call {element} @llvm.vector.reduce.add.{suffix}({kind} {value})")

    def added(self, parts: Sequence[str]) -> str:
        """Write the sum of one or two numbers."""
        how = "fadd" if types.is_float(self.form.dtype) else "add"
        return parts[0] if len(parts) == 1 else self.b.op(f"{how} {self.element} {parts[0]}, {parts[1]}")
