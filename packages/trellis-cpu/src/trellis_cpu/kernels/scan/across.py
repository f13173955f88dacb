"""A scan along an axis that is not the last: vectors hold neighbouring lines, whose totals stay in a level 1 cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Operand, mask_below, store, types
from trellis_cpu.kernels.scan.numbers import LONG, SHORT, read
from trellis_cpu.kernels.scan.totals import Totals

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.scan.form import Form
    from trellis_cpu.kernels.scan.numbers import Cut


def write_across(b: Builder, form: Form) -> None:
    """Write the phase."""
    source, out = (b.slot(i, "ptr") for i in range(2))
    how = read(b)
    block = _Block(b, form, how)
    with b.loop("%begin", "%end") as chunk:
        first = b.i64("mul", chunk, how.each)
        with b.loop(first, b.smaller(b.i64("add", first, how.each), how.units)) as unit:
            outer, number = b.i64("udiv", unit, how.blocks), b.i64("urem", unit, how.blocks)
            column = b.i64("mul", number, str(form.block))
            size = b.i64("mul", how.length, how.columns)
            place = b.i64("add", b.i64("mul", outer, size), column)
            origin = b.i64("add", b.i64("mul", outer, how.outer), b.i64("mul", column, how.inner))
            block.write(
                b.at("i8", source, origin),
                b.at(types.stored(form.out), out, place),
                b.smaller(b.i64("sub", how.columns, column), str(form.block)),
                how.length,
            )


class _Block:
    """A block of neighbouring lines."""

    def __init__(self, b: Builder, form: Form, how: Cut[str]) -> None:
        self.b, self.form, self.how, self.pitch = b, form, how, how.columns
        self.totals = Totals(b, form)
        self.running = b.cell(kind=f"[{form.block // form.lanes} x {self.totals.kind}]")

    def write(self, source: str, out: str, columns: str, rows: str) -> None:
        b, form, kind = self.b, self.form, self.totals.kind
        self.source, self.out = source, out
        self.whole = b.i64("udiv", columns, str(form.lanes))
        self.columns = columns
        vectors = b.i64("udiv", b.i64("add", columns, str(form.lanes - 1)), str(form.lanes))
        with b.loop("0", vectors) as vector:
            b.set(b.at(kind, self.running, vector), self.totals.none, kind)
        if not form.streaming:
            self.write_rows(rows, streaming=False)
            return
        aligned, unaligned, after = b.label(), b.label(), b.label()
        b.fork(self.aligned(), aligned, unaligned)
        for label, streaming in ((aligned, True), (unaligned, False)):
            b.place(label)
            self.write_rows(rows, streaming=streaming)
            b.jump(after)
        b.place(after)

    def aligned(self) -> str:
        """Write whether every row of the result starts at a whole vector."""
        b, size = self.b, types.size(self.form.out)
        address = b.op(f"ptrtoint ptr {self.out} to i64")
        step = b.i64("mul", self.pitch, str(size))
        return b.compare("eq", b.i64("and", b.i64("or", address, step), str(size * self.form.lanes - 1)), "0")

    def write_rows(self, rows: str, *, streaming: bool) -> None:
        """Write the loops over rows: several at a time, then one by one."""
        b = self.b
        row = b.cell("0")
        together = b.choose(self.beside(), rows, "0")
        for count in dict.fromkeys((self.form.unroll, 1)):
            end = together if count > 1 else rows

            def fits(count: int = count, end: str = end) -> str:
                return b.compare("sle", b.i64("add", b.get(row), str(count)), end)

            with b.repeat(fits):
                first = b.get(row)
                self.each_vector(self.taking(first, count, streaming=streaming))
                b.set(row, b.i64("add", first, str(count)))

    def beside(self) -> str:
        """Write whether rows are taken several at a time: short ones, and those long enough to be fetched ahead."""
        b, size = self.b, types.size(self.form.source)
        short = b.compare("sle", self.columns, str(SHORT // size))
        return b.op(f"or i1 {short}, {b.compare('sge', self.columns, str(LONG // size))}")

    def each_vector(self, body: Callable[[str, str, str | None], None]) -> None:
        """Write a loop over the block's whole vectors, then the last one masked."""
        b, lanes = self.b, self.form.lanes
        with b.loop("0", self.whole) as vector:
            body(vector, b.i64("mul", vector, str(lanes)), None)
        if lanes > 1:
            index = b.i64("mul", self.whole, str(lanes))
            left = b.i64("sub", self.columns, index)
            with b.when(b.compare("sgt", left, "0")):
                body(self.whole, index, mask_below(b, left, lanes))

    def taking(self, first: str, count: int, *, streaming: bool) -> Callable[[str, str, str | None], None]:
        """Return what writes some rows of one vector."""
        b, form, totals = self.b, self.form, self.totals
        rows = [b.i64("add", first, str(i)) for i in range(count)]
        steps = [b.i64("mul", row, self.pitch) for row in rows]
        origins = [b.at("i8", self.source, b.i64("mul", row, self.how.step)) for row in rows]
        sources = [Operand(form.source, form.kind, origin, self.how.inner) for origin in origins]
        results = [
            Operand(form.out, CONTIGUOUS, b.at(types.stored(form.out), self.out, step), "") for step in steps
        ]

        def body(vector: str, index: str, mask: str | None) -> None:
            place = b.at(totals.kind, self.running, vector)
            total = b.get(place, totals.kind)
            elements = [totals.element(source, index, mask) for source in sources]
            for element, out in zip(elements, results, strict=True):
                after = totals.add(total, element)
                shown = totals.result(total if form.exclusive else after)
                store(b, out, index, form.lanes, shown, mask, streaming=streaming and mask is None)
                total = after
            b.set(place, total, totals.kind)

        return body
