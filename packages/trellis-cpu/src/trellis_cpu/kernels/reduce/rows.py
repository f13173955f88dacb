"""Vectors along the reduced elements: several accumulators, then what is left over, then all lanes into one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import mask_below, types
from trellis_cpu.kernels.reduce import combining
from trellis_cpu.kernels.reduce.results import deliver
from trellis_cpu.kernels.reduce.values import Values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.nest import Stretch
    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.form import Form
    from trellis_cpu.kernels.reduce.units import Frame, Unit

# Vectors that one accumulator takes before it is widened.
_DEPTH = 32


class _Cells:
    """A state that changes in loops, at first that of no elements."""

    def __init__(self, b: Builder, form: Form, dtype: str) -> None:
        self._b = b
        initial = combining.start(form.how, dtype, form.lanes)
        self._kinds = [types.value(item, form.lanes) for item in form.how.dtypes(dtype)]
        self._cells = [b.cell(name, kind) for name, kind in zip(initial, self._kinds, strict=True)]

    def get(self) -> State:
        return tuple(self._b.get(cell, kind) for cell, kind in zip(self._cells, self._kinds, strict=True))

    def set(self, state: State) -> None:
        for cell, name, kind in zip(self._cells, state, self._kinds, strict=True):
            self._b.set(cell, name, kind)


def write_rows(frame: Frame) -> None:
    """Write the first phase."""
    b, form = frame.b, frame.form
    steps = [strides[-1] for strides in frame.reduced_strides]

    def unit(found: Unit) -> None:
        total = _Cells(b, form, form.how.wide)
        frame.write_elements(found, lambda stretch: _Row(frame, stretch, steps, total).write())
        state = combining.across(b, form.how, form.lanes, total.get())
        deliver(frame, found, state, "0", 1, None)

    frame.write_units(unit)


class _Row:
    """One stretch of elements in one line of memory."""

    def __init__(self, frame: Frame, stretch: Stretch, steps: Sequence[str], total: _Cells) -> None:
        self.b, self.form, self.how = frame.b, frame.form, frame.form.how
        self.values = Values(self.b, self.form, frame.scalars, stretch.bases, steps)
        self.length, self.total = stretch.length, total
        self.index = self.b.cell("0")

    def write(self) -> None:
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

    def narrow(self) -> _Cells:
        return _Cells(self.b, self.form, self.how.narrow)

    def into(self, cells: _Cells, dtype: str, state: State) -> None:
        cells.set(combining.combine(self.b, self.how, dtype, self.form.lanes, cells.get(), state))

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
                self.into(cells, self.how.narrow, state)
            b.set(self.index, b.i64("add", first, str(lanes * unroll)))
        # Elements interleave among the accumulators: equal ones are told apart by index.
        apart = self.how._replace(ordered=False)
        state = combining.tree(b, apart, self.how.narrow, lanes, [cells.get() for cells in accumulators])
        self.into(self.total, self.how.wide, combining.widen(b, self.how, state, lanes))

    def rest(self) -> None:
        """Write single vectors, the last one masked."""
        b, lanes = self.b, self.form.lanes
        cells = self.narrow()
        with b.repeat(lambda: self.fits(lanes)):
            first = b.get(self.index)
            self.into(cells, self.how.narrow, self.values.at(first, None))
            b.set(self.index, b.i64("add", first, str(lanes)))
        if lanes > 1:
            first = b.get(self.index)
            left = b.i64("sub", self.length, first)
            with b.when(b.compare("sgt", left, "0")):
                mask = mask_below(b, left, lanes)
                state = combining.hide(b, self.how, self.values.at(first, mask), lanes, mask)
                self.into(cells, self.how.narrow, state)
        self.into(self.total, self.how.wide, combining.widen(b, self.how, cells.get(), lanes))
