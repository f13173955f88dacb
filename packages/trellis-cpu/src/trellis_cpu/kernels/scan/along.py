"""A scan along neighbours in memory: prefix sums within vectors, and a carry from vector to vector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Operand, mask_below, store, types
from trellis_cpu.kernels.scan.lookback import Records
from trellis_cpu.kernels.scan.numbers import read
from trellis_cpu.kernels.scan.totals import Totals
from trellis_cpu.kernels.vectors import Cut, write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.scan.form import Form
    from trellis_cpu.target import Target

# Accumulators of a part's sum.
_ACCUMULATORS = 4


def write_along(b: Builder, form: Form, target: Target) -> None:
    """Write the phase."""
    source, out, memory = (b.slot(i, "ptr") for i in range(3))
    how = read(b)
    records = Records(b, target, memory, form.wide)
    with b.loop("%begin", "%end") as chunk:
        group, part = b.i64("udiv", chunk, how.parts), b.i64("urem", chunk, how.parts)
        first = b.i64("mul", group, how.each)
        begin = b.i64("mul", part, how.segment)
        count = b.smaller(how.segment, b.i64("sub", how.length, begin))
        with b.loop(first, b.smaller(b.i64("add", first, how.each), how.units)) as line:
            place = b.i64("add", b.i64("mul", line, how.length), begin)
            origin = b.i64("add", b.i64("mul", line, how.outer), b.i64("mul", begin, how.step))
            segment = _Segment(
                b,
                form,
                Operand(form.source, form.kind, b.at("i8", source, origin), how.step),
                Operand(form.out, CONTIGUOUS, b.at(types.stored(form.out), out, place), ""),
                count,
            )
            whole, cut, after = b.label(), b.label(), b.label()
            b.fork(b.compare("eq", how.parts, "1"), whole, cut)
            b.place(whole)
            # Ends of short lines share cache lines with their neighbours: only long ones go past the caches.
            segment.scan(streaming=False)
            b.jump(after)
            b.place(cut)
            segment.start(_carried(b, segment, records, chunk, part))
            segment.scan(streaming=form.streaming)
            b.jump(after)
            b.place(after)


def _carried(b: Builder, segment: _Segment, records: Records, chunk: str, part: str) -> str:
    """Write a part's sum into its record, and return that of all before it."""
    total, wide = segment.sum(), segment.form.wide
    before = b.cell(types.literal(segment.totals.nothing, wide), types.scalar(wide))
    with b.when(b.compare("ne", part, "0")):
        b.set(before, records.take(b.i64("sub", chunk, "1")), types.scalar(wide))
    carried = b.get(before, types.scalar(wide))
    records.publish(chunk, segment.totals.add(carried, total, 1))
    return carried


class _Segment:
    """A stretch of a line."""

    def __init__(self, b: Builder, form: Form, source: Operand, out: Operand, count: str) -> None:
        self.b, self.form = b, form
        self.source, self.out, self.count = source, out, count
        self.totals = Totals(b, form)
        self.carry = b.cell(self.totals.none, self.totals.kind)

    def start(self, carried: str) -> None:
        """Write what was summed before the stretch."""
        kind = types.scalar(self.form.wide)
        self.b.set(self.carry, self.b.splat(kind, carried, self.form.lanes), self.totals.kind)

    def sum(self) -> str:
        """Write the sum of the stretch."""
        b, totals, lanes = self.b, self.totals, self.form.lanes
        cells = [b.cell(totals.none, totals.kind) for _ in range(_ACCUMULATORS)]
        index = b.cell("0")

        def take(step: int, used: list[str]) -> None:
            def fits() -> str:
                return b.compare("sle", b.i64("add", b.get(index), str(step)), self.count)

            with b.repeat(fits):
                first = b.get(index)
                for i, cell in enumerate(used):
                    name = totals.element(self.source, b.i64("add", first, str(i * lanes)), None)
                    b.set(cell, totals.add(b.get(cell, totals.kind), name), totals.kind)
                b.set(index, b.i64("add", first, str(step)))

        take(lanes * len(cells), cells)
        take(lanes, cells[:1])
        if lanes > 1:
            left = b.i64("sub", self.count, b.get(index))
            with b.when(b.compare("sgt", left, "0")):
                name = totals.element(self.source, b.get(index), mask_below(b, left, lanes))
                b.set(cells[0], totals.add(b.get(cells[0], totals.kind), name), totals.kind)
        first, second, third, fourth = (b.get(cell, totals.kind) for cell in cells)
        return totals.sum(totals.add(totals.add(first, second), totals.add(third, fourth)))

    def scan(self, *, streaming: bool) -> None:
        """Write the loop over the stretch."""
        b, form, totals = self.b, self.form, self.totals

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            elements = [totals.element(self.source, index, mask) for index in indices]
            prefixes = [totals.prefix(element) for element in elements]
            for index, element in zip(indices, prefixes, strict=True):
                before = b.get(self.carry, totals.kind)
                sums = totals.add(before, element)
                shown = totals.before(before, sums) if form.exclusive else sums
                store(b, self.out, index, lanes, totals.result(shown), mask, streaming=streaming)
                b.set(self.carry, totals.add(before, totals.last(element)), totals.kind)

        how = Cut(form.lanes, form.unroll, masked=form.lanes > 1, streaming=streaming)
        write_vectors(b, how, self.count, (self.out,), body)
