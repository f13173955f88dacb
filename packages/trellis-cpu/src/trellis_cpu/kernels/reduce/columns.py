"""Vectors along neighbouring results: a block of running results stays in a level 1 cache while rows stream past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import mask_below, types
from trellis_cpu.kernels.reduce import combining, moments
from trellis_cpu.kernels.reduce.results import deliver
from trellis_cpu.kernels.reduce.running import Running
from trellis_cpu.kernels.reduce.values import Values

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis_cpu.kernels.nest import Stretch
    from trellis_cpu.kernels.reduce.units import Frame, Unit

    # Writes the work on the vector with a number, whose first column is an index, under a mask.
    Body = Callable[[str, str, str | None], None]

# Bytes of a row of a block up to which, and from which on, several rows are taken together.
_SHORT, _LONG = 256, 4096


def write_columns(frame: Frame) -> None:
    """Write the first phase."""
    block = _Block(frame)
    frame.write_chunks(lambda chunk: frame.write_units(chunk, frame.starts, block.write))


class _Block:
    """A block of neighbouring results."""

    def __init__(self, frame: Frame) -> None:
        self.frame, self.b, self.form, self.how = frame, frame.b, frame.form, frame.form.how
        self.count = frame.number("columns")
        self.down = [strides[-1] for strides in frame.reduced_strides]
        kept = frame.unit_strides[: len(self.form.dtypes)]
        # A unit is a whole block: the step from column to column is that much smaller.
        self.across = [self.b.i64("sdiv", steps[-1], str(self.form.block)) for steps in kept]
        self.running = Running(self.b, self.form, self.form.block // self.form.lanes)
        # All columns of a block are of as many elements: for variances their number is kept once, and origins in its place.
        self.taken = self.b.cell(kind="double")

    def write(self, unit: Unit) -> None:
        b, form = self.b, self.form
        self.unit = unit
        before = b.i64("mul", unit.first, str(form.block))
        self.columns = b.smaller(b.i64("sub", self.count, before), str(form.block))
        if self.how.moments:
            self.begin(unit)
        else:
            empty = combining.start(self.how, self.how.wide, form.lanes)
            vectors = b.i64("udiv", b.i64("add", self.columns, str(form.lanes - 1)), str(form.lanes))
            with b.loop("0", vectors) as vector:
                self.running.put(vector, empty)
        self.frame.write_elements(unit, self.rows)

        def end(vector: str, index: str, mask: str | None) -> None:
            state = self.running.get(vector)
            if self.how.moments:
                state = (*state[:2], b.splat("double", b.get(self.taken, "double"), form.lanes))
            deliver(self.frame, unit, state, index, form.lanes, mask)

        self.each_vector(end)

    def begin(self, unit: Unit) -> None:
        """Write the start of variances, which are measured from the values of the first row."""
        b, lanes = self.b, self.form.lanes
        b.set(self.taken, types.constant(0, "float64", 1), "double")
        first = Values(b, self.form, self.frame.scalars, unit.followed, self.across)
        first.hoist()
        zero = types.constant(0, "float64", lanes)
        self.each_vector(
            lambda vector, index, mask: self.running.put(vector, (zero, zero, first.value(index, mask)))
        )

    def each_vector(self, body: Body) -> None:
        """Write a loop over the block's vectors: all masked where that costs nothing, else the last one apart."""
        b, lanes = self.b, self.form.lanes
        vectors = b.i64("udiv", self.columns, str(lanes))
        if self.form.masked:
            vectors = b.i64("udiv", b.i64("add", self.columns, str(lanes - 1)), str(lanes))
        with b.loop("0", vectors) as vector:
            index = b.i64("mul", vector, str(lanes))
            mask = self.mask(index) if self.form.masked else None
            body(vector, index, mask)
        if lanes > 1 and not self.form.masked:
            index = b.i64("mul", vectors, str(lanes))
            with b.when(b.compare("slt", index, self.columns)):
                body(vectors, index, self.mask(index))

    def mask(self, index: str) -> str:
        b, lanes = self.b, self.form.lanes
        return mask_below(b, b.smaller(b.i64("sub", self.columns, index), str(lanes)), lanes)

    def rows(self, stretch: Stretch) -> None:
        """Write the loops over the rows of a stretch: several at a time, two, then one by one."""
        b, unroll = self.b, self.form.unroll
        row = b.cell("0")
        together = b.choose(self.beside(), stretch.length, "0")
        for count in dict.fromkeys((unroll, min(unroll, 2), 1)):
            end = together if count > 1 else stretch.length

            def fits(count: int = count, end: str = end) -> str:
                return b.compare("sle", b.i64("add", b.get(row), str(count)), end)

            with b.repeat(fits):
                first = b.get(row)
                self.take(stretch, first, count)
                b.set(row, b.i64("add", first, str(count)))

    def beside(self) -> str:
        """Write whether rows are taken several at a time.

        Short ones are, as the running results would wait for each other, and long ones, each a stream that the processor fetches
        ahead. Streams between would end before that has begun.
        """
        b = self.b
        size = max(types.size(dtype) for dtype in self.form.dtypes[: self.form.inputs])
        short = b.compare("sle", self.columns, str(_SHORT // size))
        return b.op(f"or i1 {short}, {b.compare('sge', self.columns, str(_LONG // size))}")

    def take(self, stretch: Stretch, first: str, count: int) -> None:
        """Write some rows' way into the running results."""
        b, form, how = self.b, self.form, self.how
        sources: list[Values] = []
        for i in range(count):
            row = b.i64("add", first, str(i))
            bases = [
                b.at("i8", base, b.i64("mul", row, step))
                for base, step in zip(stretch.bases, self.down, strict=True)
            ]
            sources.append(Values(b, form, self.frame.scalars, bases, self.across))
        for source in sources:
            source.hoist()

        if how.moments:
            self.merge(sources)
            return

        def body(vector: str, index: str, mask: str | None) -> None:
            states = [source.at(index, mask) for source in sources]
            state = combining.tree(b, how, how.narrow, form.lanes, states)
            wide = combining.widen(b, how, state, form.lanes)
            self.running.put(
                vector, combining.combine(b, how, how.wide, form.lanes, self.running.get(vector), wide)
            )

        self.each_vector(body)

    def merge(self, sources: Sequence[Values]) -> None:
        """Write some rows' way into running variances: how much they weigh is divided out once for all columns."""
        b, lanes = self.b, self.form.lanes
        before, rows = b.get(self.taken, "double"), types.constant(len(sources), "float64", 1)
        total, *weights = moments.shares(b, 1, before, rows)
        share, weight = (b.splat("double", name, lanes) for name in weights)

        def body(vector: str, index: str, mask: str | None) -> None:
            so_far = self.running.get(vector)
            found = moments.of_few(b, lanes, [source.value(index, mask) for source in sources], so_far[2])
            state = moments.weighed(b, lanes, so_far, found, (share, weight))
            self.running.put(vector, (*state, so_far[2]))

        self.each_vector(body)
        b.set(self.taken, total, "double")
