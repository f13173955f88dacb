"""Vectors along the reduced elements: several accumulators, then what is left over, then all lanes into one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import mask_below, types
from trellis_cpu.kernels.reduce import combining, moments
from trellis_cpu.kernels.reduce.combining import Combining
from trellis_cpu.kernels.reduce.firsts import write_firsts
from trellis_cpu.kernels.reduce.results import deliver
from trellis_cpu.kernels.reduce.running import Cells
from trellis_cpu.kernels.reduce.values import Values, origin

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.nest import Stretch
    from trellis_cpu.kernels.reduce.form import Form
    from trellis_cpu.kernels.reduce.units import Frame, Unit

# Vectors that one accumulator takes before it is widened.
_DEPTH = 32


def write_rows(frame: Frame) -> None:
    """Write the first phase: each result from its first element to its last."""
    b, form = frame.b, frame.form
    if form.how.indexed and form.how.ordered:
        write_firsts(frame)
        return

    def unit(found: Unit) -> None:
        total = Cells(b, form, form.how.wide)
        beginning = origin(frame, found)

        def line(stretch: Stretch) -> None:
            Row(frame, stretch.bases, stretch.length, total, beginning).write()

        frame.write_elements(found, line)
        deliver(frame, found, combining.across(b, form.how, form.lanes, total.get()), "0", 1, None)

    frame.write_chunks(lambda chunk: frame.write_units(chunk, frame.starts, unit))


class Row:
    """One stretch of elements in one line of memory.

    Parameters
    ----------
    frame
        The function.
    bases
        Where each input starts; for an index, the index itself as an address.
    length
        Elements.
    total
        What they are combined into.
    beginning
        What variances are measured from.

    """

    b: Builder
    form: Form
    how: Combining
    length: str
    total: Cells

    def __init__(
        self, frame: Frame, bases: Sequence[str], length: str, total: Cells, beginning: str = ""
    ) -> None:
        self.b, self.form, self.how = frame.b, frame.form, frame.form.how
        steps = [strides[-1] for strides in frame.reduced_strides]
        self.values: Values = Values(self.b, self.form, frame.scalars, bases, steps)
        self.values.origin = beginning
        self.length, self.total = length, total
        self.index: str = self.b.cell("0")

    def write(self) -> None:
        """Write the loops."""
        self.values.hoist()
        lanes, unroll = self.form.lanes, self.form.unroll
        if unroll > 1:
            with self.b.repeat(lambda: self.fits(lanes * unroll)):
                self.block(unroll)
        with self.b.when(self.b.compare("slt", self.b.get(self.index), self.length)):
            self.rest()

    def fits(self, count: int, end: str | None = None) -> str:
        """Write whether so many elements are left before the end."""
        b = self.b
        return b.compare("sle", b.i64("add", b.get(self.index), str(count)), end or self.length)

    def narrow(self) -> Cells:
        """Write a new state of narrow values."""
        return Cells(self.b, self.form, self.how.narrow)

    def block(self, unroll: int) -> None:
        """Write a loop of several accumulators, which are widened at its end."""
        if self.how.moments:
            self.variances(unroll)
            return
        b, lanes = self.b, self.form.lanes
        accumulators = [self.narrow() for _ in range(unroll)]
        end = b.smaller(b.i64("add", b.get(self.index), str(_DEPTH * lanes * unroll)), self.length)
        with b.repeat(lambda: self.fits(lanes * unroll, end)):
            first = b.get(self.index)
            places = [first, *(b.i64("add", first, str(lanes * u)) for u in range(1, unroll))]
            states = [self.values.at(place, None) for place in places]
            for cells, state in zip(accumulators, states, strict=True):
                cells.take(state)
            b.set(self.index, b.i64("add", first, str(lanes * unroll)))
        # Elements interleave among the accumulators: equal ones are told apart by index.
        apart = self.how._replace(ordered=False)
        state = combining.tree(b, apart, self.how.narrow, lanes, [cells.get() for cells in accumulators])
        self.total.take(combining.widen(b, self.how, state, lanes))

    def variances(self, unroll: int) -> None:
        """Write a loop of several sums of distances to the first elements, which are merged at its end."""
        b, lanes = self.b, self.form.lanes
        kind, zero = types.value("float64", lanes), types.constant(0, "float64", lanes)
        start = b.get(self.index)
        shift = self.values.value(start, None)
        cells = [(b.cell(zero, kind), b.cell(zero, kind)) for _ in range(unroll)]
        end = b.smaller(b.i64("add", start, str(_DEPTH * lanes * unroll)), self.length)
        with b.repeat(lambda: self.fits(lanes * unroll, end)):
            first = b.get(self.index)
            places = [first, *(b.i64("add", first, str(lanes * u)) for u in range(1, unroll))]
            values = [self.values.value(place, None) for place in places]
            for pair, value in zip(cells, values, strict=True):
                sums = tuple(b.get(cell, kind) for cell in pair)
                for cell, name in zip(pair, moments.shifted(b, lanes, value, shift, sums), strict=True):
                    b.set(cell, name, kind)
            b.set(self.index, b.i64("add", first, str(lanes * unroll)))
        taken = b.i64("sdiv", b.i64("sub", b.get(self.index), start), str(lanes))
        count = b.splat("double", b.op(f"sitofp i64 {taken} to double"), lanes)
        plain = Combining("sum", "float64", "float64", ordered=True)
        sums = tuple(
            combining.tree(b, plain, "float64", lanes, [(b.get(cell, kind),) for cell in row])[0]
            for row in zip(*cells, strict=True)
        )
        shift = moments.apart(b, lanes, shift, self.values.origin)
        self.total.take(moments.gathered(b, lanes, shift, sums, count))

    def rest(self) -> None:
        """Write single vectors, the last one masked."""
        b, lanes = self.b, self.form.lanes
        cells = self.narrow()
        with b.repeat(lambda: self.fits(lanes)):
            first = b.get(self.index)
            cells.take(self.values.at(first, None))
            b.set(self.index, b.i64("add", first, str(lanes)))
        if lanes > 1:
            first = b.get(self.index)
            left = b.i64("sub", self.length, first)
            with b.when(b.compare("sgt", left, "0")):
                mask = mask_below(b, left, lanes)
                state = combining.hide(b, self.how, self.values.at(first, mask), lanes, mask)
                cells.take(state)
        self.total.take(combining.widen(b, self.how, cells.get(), lanes))
