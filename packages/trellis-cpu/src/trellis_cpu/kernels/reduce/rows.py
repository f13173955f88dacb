"""Vectors along the reduced elements: several accumulators, then what is left over, then all lanes into one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import mask_below
from trellis_cpu.kernels.reduce import combining
from trellis_cpu.kernels.reduce.results import deliver
from trellis_cpu.kernels.reduce.running import Cells
from trellis_cpu.kernels.reduce.values import Values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.kernels.reduce.units import Frame, Unit

# Vectors that one accumulator takes before it is widened.
_DEPTH = 32


def write_rows(frame: Frame) -> None:
    """Write the first phase: each result from its first element to its last."""
    b, form = frame.b, frame.form

    def unit(found: Unit) -> None:
        total = Cells(b, form, form.how.wide)
        frame.write_elements(found, lambda stretch: Row(frame, stretch.bases, stretch.length, total).write())
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

    """

    def __init__(self, frame: Frame, bases: Sequence[str], length: str, total: Cells) -> None:
        self.b, self.form, self.how = frame.b, frame.form, frame.form.how
        steps = [strides[-1] for strides in frame.reduced_strides]
        self.values = Values(self.b, self.form, frame.scalars, bases, steps)
        self.length, self.total = length, total
        self.index = self.b.cell("0")

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
