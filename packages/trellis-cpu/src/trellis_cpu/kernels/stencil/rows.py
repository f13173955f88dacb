"""The loops over boxes and rows: for each row of the result, where the rows lie that its neighbours are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit.memory import to_register
from trellis_cpu.emit.types import stored
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.stencil.inner import Row, Settings, write_row
from trellis_cpu.kernels.stencil.numbers import Slots
from trellis_cpu.kernels.stencil.outside import place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form

# An input and offsets along the outer axes so far.
Key = tuple[int, tuple[int, ...]]


class _Source(NamedTuple):
    """Where the rows at some offsets start, and whether they are inside; None where they always are."""

    pointer: str
    inside: str | None


class _Level(NamedTuple):
    """What is known once the coordinates of some outer axes are: sources, the result's row, whether all rows are inside."""

    sources: Mapping[Key, _Source]
    result: str
    interior: str
    outer: tuple[str, ...]


def write_rows(b: Builder, form: Form) -> None:
    """Write the whole function."""
    _Rows(b, form).write()


class _Rows:
    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form = b, form
        self.slots = Slots(len(form.operands), len(form.scalars), form.rank)
        self.axes = range(form.rank)
        self.strides = [
            [b.slot(self.slots.stride(i, axis)) for axis in self.axes] for i in range(len(form.operands))
        ]

    def numbers(self, name: str) -> list[str]:
        return [self.b.slot(self.slots.axis(name, axis)) for axis in self.axes]

    def write(self) -> None:
        b, form = self.b, self.form
        scalars = nest.scalars(b, nest.Slots(len(form.operands), len(form.scalars), 0), form.scalars)
        self.source, self.shift = self.numbers("source"), self.numbers("shift")
        self.first, self.last = self.numbers("first"), self.numbers("last")
        fills = [
            to_register(b, item.dtype, b.slot(self.slots.fill(i), stored(item.dtype)), 1)
            for i, item in enumerate(form.operands[:-1])
        ]
        steps = [strides[-1] for strides in self.strides]
        inner = (numbers[-1] for numbers in (self.source, self.shift, self.first, self.last))
        self.settings = Settings(scalars, tuple(fills), tuple(steps), *inner)
        pointers = [b.slot(i, "ptr") for i in range(len(form.operands))]
        used = sorted({tap.operand for tap in form.taps})
        top = _Level({(i, ()): _Source(pointers[i], None) for i in used}, pointers[-1], "true", ())
        result, tile, tiles = self.numbers("result"), self.numbers("tile"), self.numbers("tiles")
        with b.loop("%begin", "%end") as chunk:
            rest = chunk
            begins, ends = list[str](), list[str]()
            for (
                axis
            ) in self.axes:  # boxes along axis 0 follow each other: what they share is still in a cache
                begins.append(b.i64("mul", b.i64("urem", rest, tiles[axis]), tile[axis]))
                ends.append(b.smaller(b.i64("add", begins[axis], tile[axis]), result[axis]))
                rest = b.i64("udiv", rest, tiles[axis])
            self.descend(begins, ends, top)

    def descend(self, begins: list[str], ends: list[str], level: _Level) -> None:
        axis = len(level.outer)
        if axis == self.form.rank - 1:
            sources = {key: (found.pointer, found.inside) for key, found in level.sources.items()}
            row = Row(sources, level.result, level.interior, level.outer, begins[axis], ends[axis])
            write_row(self.b, self.form, self.settings, row)
            return
        with self.b.loop(begins[axis], ends[axis]) as index:
            self.descend(begins, ends, self.deeper(axis, index, level))

    def deeper(self, axis: int, index: str, level: _Level) -> _Level:
        """Write where rows lie once the coordinate along one more axis is known."""
        b, form = self.b, self.form
        centre = b.i64("add", index, self.shift[axis])
        offsets = sorted({tap.outer[axis] for tap in form.taps})
        places = {
            offset: place(b, form.boundary, b.i64("add", centre, str(offset)), self.source[axis])
            for offset in offsets
        }
        sources = dict[Key, _Source]()
        for operand, outer in sorted({(tap.operand, tap.outer[: axis + 1]) for tap in form.taps}):
            parent, found = level.sources[operand, outer[:-1]], places[outer[-1]]
            step = b.i64("mul", found.index, self.strides[operand][axis])
            inside = found.inside
            if inside is not None and parent.inside is not None:
                inside = b.op(f"and i1 {parent.inside}, {inside}")
            sources[operand, outer] = _Source(b.at("i8", parent.pointer, step), inside)
        interior = level.interior
        if form.boundary == "constant":
            below, above = b.compare("sge", index, self.first[axis]), b.compare("slt", index, self.last[axis])
            interior = b.op(f"and i1 {interior}, {b.op(f'and i1 {below}, {above}')}")
        result = b.at("i8", level.result, b.i64("mul", index, self.strides[-1][axis]))
        return _Level(sources, result, interior, (*level.outer, index))
