"""The loops over boxes and rows: for each row of the result, where the rows lie that its neighbours are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Operand, types
from trellis_cpu.emit.memory import to_register
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.stencil.jammed import write_jammed
from trellis_cpu.kernels.stencil.numbers import Slots
from trellis_cpu.kernels.stencil.outside import place
from trellis_cpu.kernels.stencil.row import Place, Row, Settings, Source
from trellis_cpu.kernels.stencil.single import write_single

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form
    from trellis_cpu.kernels.stencil.row import Key

# Rows of a plane that a row is fetched ahead of its use.
_ROWS_AHEAD = 2


class _Level(NamedTuple):
    """What is known once the coordinates of some outer axes are.

    Attributes
    ----------
    sources
        By input and offsets along those axes, counted from the first of the jammed rows: where the rows start.
    results
        Pointer to each of the jammed rows of the result.
    interior
        Whether every row that the formula reads is inside.
    outer
        Coordinates of the first of the jammed rows.

    """

    sources: Mapping[Key, Source]
    results: tuple[str, ...]
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
        self.source, self.shift = self.numbers("source"), self.numbers("shift")
        self.first, self.last = self.numbers("first"), self.numbers("last")
        self.settings = self.shared()

    def numbers(self, name: str) -> list[str]:
        return [self.b.slot(self.slots.axis(name, axis)) for axis in self.axes]

    def shared(self) -> Settings:
        b, form = self.b, self.form
        scalars = nest.scalars(b, nest.Slots(len(form.operands), len(form.scalars), 0), form.scalars)
        fills = tuple(
            to_register(b, item.dtype, b.slot(self.slots.fill(i), types.stored(item.dtype)), 1)
            for i, item in enumerate(form.operands[:-1])
        )
        steps = tuple(strides[-1] for strides in self.strides)
        source, shift, first, last = (
            numbers[-1] for numbers in (self.source, self.shift, self.first, self.last)
        )
        origin = tuple(b.slot(self.slots.origin(axis)) for axis in self.axes) if form.placed else ()
        return Settings(scalars, fills, steps, self.streams(), source, shift, first, last, origin)

    def streams(self) -> str:
        """Write whether vectors are stored past the caches, where the schedule asks for it."""
        b, form = self.b, self.form
        if not form.cut.streaming:
            return "false"
        step = "0"
        for stride in self.strides[-1][:-1]:
            step = b.i64("or", step, stride)
        vector = form.cut.lanes * types.size(form.operands[-1].dtype)
        whole = b.compare("eq", b.i64("and", step, str(vector - 1)), "0")
        return b.op(f"or i1 {whole}, {b.compare('ne', b.slot(self.slots.long), '0')}")

    def write(self) -> None:
        b, form = self.b, self.form
        pointers = [b.slot(i, "ptr") for i in range(len(form.operands))]
        used = sorted({tap.operand for tap in form.taps})
        self.top = _Level({(i, ()): Source(pointers[i], None) for i in used}, (pointers[-1],), "true", ())
        result, tile, tiles = self.numbers("result"), self.numbers("tile"), self.numbers("tiles")
        with b.loop("%begin", "%end") as chunk:
            rest = chunk
            self.begins, self.ends = list[str](), list[str]()
            # Boxes along axis 0 follow each other: what they share is still in a cache.
            for axis in self.axes:
                begin = b.i64("mul", b.i64("urem", rest, tiles[axis]), tile[axis])
                self.begins.append(begin)
                self.ends.append(b.smaller(b.i64("add", begin, tile[axis]), result[axis]))
                rest = b.i64("udiv", rest, tiles[axis])
            if form.jam > 1:
                self.groups()
            else:
                self.descend(self.top)

    def descend(self, level: _Level) -> None:
        """Write the loops over single rows."""
        axis = len(level.outer)
        if axis == self.form.rank - 1:
            write_single(self.b, self.row(level, 0))
            return
        with self.b.loop(self.begins[axis], self.ends[axis]) as index:
            self.descend(self.deeper(index, level))

    def groups(self) -> None:
        """Write the loops over groups of rows along axis 0: full groups jammed, then what is left of each row."""
        b, jam = self.b, self.form.jam
        cell = b.cell(self.begins[0])
        with b.repeat(lambda: b.compare("slt", b.get(cell), self.ends[0])):
            index = b.get(cell)
            count = self.together(index)
            level = self.deeper(index, self.top, jam)
            full = b.compare("eq", count, str(jam))
            if level.interior != "true":
                full = b.op(f"and i1 {level.interior}, {full}")
            level = level._replace(interior=full)
            if self.form.rank == 2:
                self.group(count, (index,), level)
            else:
                with b.loop(self.begins[1], self.ends[1]) as second:
                    self.group(count, (index, second), self.deeper(second, level))
            b.set(cell, b.i64("add", index, count))

    def together(self, index: str) -> str:
        """Write how many rows the group at an index has: it ends with the box, and where the interior begins or ends."""
        b = self.b
        count = b.smaller(b.i64("sub", self.ends[0], index), str(self.form.jam))
        if self.form.boundary != "constant":
            return count
        for bound in (self.first[0], self.last[0]):
            left = b.i64("sub", bound, index)
            count = b.choose(b.compare("sgt", left, "0"), b.smaller(count, left), count)
        return count

    def group(self, count: str, outer: Sequence[str], level: _Level) -> None:
        b = self.b
        done = b.cell("0")
        with b.when(level.interior):
            level = level._replace(interior="true")
            rows = [self.row(level, step) for step in range(self.form.jam)]
            ahead = self.ahead(level) if self.form.cut.streaming else ()
            b.set(done, write_jammed(b, rows, self.strides[-1][0], ahead))
        length = b.get(done)
        whole = b.compare("eq", length, b.i64("sub", self.ends[-1], self.begins[-1]))
        with b.loop("0", b.choose(whole, "0", count)) as step:
            single = self.deeper(b.i64("add", outer[0], step), self.top)
            for index in outer[1:]:
                single = self.deeper(index, single)
            write_single(b, self.row(single, 0), length)

    def ahead(self, level: _Level) -> list[Operand]:
        """Write which rows are read next of those that this group is the first to read; dense ones only."""
        b, form, axis = self.b, self.form, self.form.rank - 2
        distance = form.jam if axis == 0 else _ROWS_AHEAD
        found = list[Operand]()
        for operand in sorted({tap.operand for tap in form.taps if form.kinds[tap.operand] == CONTIGUOUS}):
            new = max(tap.offsets[0] for tap in form.taps if tap.operand == operand)
            latest = dict(sorted((key[0], key) for i, key in level.sources if i == operand and key[0] >= new))
            step = b.i64("mul", self.strides[operand][axis], str(distance))
            for key in latest.values():
                pointer = b.at("i8", level.sources[operand, key].pointer, step)
                found.append(Operand(form.operands[operand].dtype, CONTIGUOUS, pointer, ""))
        return found

    def row(self, level: _Level, step: int) -> Row:
        """Return one of the jammed rows, counted from the first."""
        b, outer = self.b, level.outer
        wanted = {(tap.operand, tap.outer) for tap in self.form.taps}
        sources = {(i, key): level.sources[i, (key[0] + step, *key[1:]) if key else key] for i, key in wanted}
        if step:
            outer = (b.i64("add", outer[0], str(step)), *outer[1:])
        where = Place(sources, level.results[step], level.interior, outer, self.begins[-1], self.ends[-1])
        return Row(b, self.form, self.settings, where)

    def deeper(self, index: str, level: _Level, jam: int = 1) -> _Level:
        """Write where rows lie once the coordinate along one more axis is known; `jam` rows from there on along axis 0."""
        b, form, axis = self.b, self.form, len(level.outer)
        centre = b.i64("add", index, self.shift[axis])
        rows = max(jam, len(level.results))
        wanted = {(tap.operand, tap.outer[: axis + 1]) for tap in form.taps}
        keys = sorted({(i, (key[0] + step, *key[1:])) for i, key in wanted for step in range(rows)})
        places = {
            offset: place(b, form.boundary, b.i64("add", centre, str(offset)), self.source[axis])
            for offset in sorted({key[-1] for _, key in keys})
        }
        sources = dict[tuple[int, tuple[int, ...]], Source]()
        for operand, key in keys:
            parent, found = level.sources[operand, key[:-1]], places[key[-1]]
            step = b.i64("mul", found.at, self.strides[operand][axis])
            inside = found.inside
            if inside is not None and parent.inside is not None:
                inside = b.op(f"and i1 {parent.inside}, {inside}")
            sources[operand, key] = Source(b.at("i8", parent.pointer, step), inside)
        results = self.results(index, level, jam)
        return _Level(sources, results, self.interior(index, level, jam), (*level.outer, index))

    def results(self, index: str, level: _Level, jam: int) -> tuple[str, ...]:
        b, stride = self.b, self.strides[-1][len(level.outer)]
        found = [b.at("i8", pointer, b.i64("mul", index, stride)) for pointer in level.results]
        while len(found) < jam:
            found.append(b.at("i8", found[-1], stride))
        return tuple(found)

    def interior(self, index: str, level: _Level, jam: int) -> str:
        """Write whether the rows at an index, too, are all inside; a question for a constant boundary only."""
        b, axis = self.b, len(level.outer)
        if self.form.boundary != "constant":
            return level.interior
        last = b.i64("add", index, str(jam - 1))
        below, above = b.compare("sge", index, self.first[axis]), b.compare("slt", last, self.last[axis])
        return b.op(f"and i1 {level.interior}, {b.op(f'and i1 {below}, {above}')}")
