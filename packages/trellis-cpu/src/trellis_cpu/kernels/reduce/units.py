"""The outer loops of the first phase: chunks, and in each the units and the part of their elements that it handles."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.kernels import nest
from trellis_cpu.kernels.reduce.numbers import Cut, Slots

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.reduce.form import Form


class Chunk(NamedTuple):
    """Some units, and the part of their elements to handle.

    Attributes
    ----------
    start, stop
        The units.
    begin, end
        The part of the reduced elements.
    part
        Number of the part.

    """

    start: str
    stop: str
    begin: str
    end: str
    part: str


class Unit(NamedTuple):
    """One result, or a block of neighbouring ones.

    Attributes
    ----------
    followed
        Where each input starts; for an index, the index itself as an address.
    out
        Pointer to the unit's first result.
    number
        Number of its first result among all.
    first
        Number of the unit along the innermost loop.
    chunk
        The chunk it is in.

    """

    followed: tuple[str, ...]
    out: str
    number: str
    first: str
    chunk: Chunk


class Frame:
    """The function's numbers, loaded once.

    Attributes
    ----------
    out_step
        Byte step of the result along the innermost kept loop.
    scratch
        Address of the parts' results.

    """

    b: Builder
    form: Form
    units: list[str]
    unit_strides: list[list[str]]

    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form = b, form
        self.slots: Slots = Slots(form)
        arrays = form.inputs
        self.scalars: tuple[str, ...] = nest.scalars(
            b, nest.Slots(arrays + 2, len(form.scalars), 0), form.scalars
        )
        self.scratch: str = b.slot(arrays + 1, "ptr")
        offsets = self.numbers("offsets")
        addresses = [b.slot(i, "ptr") for i in range(arrays)] + ["null"] * (len(form.dtypes) - arrays)
        self.starts: list[str] = [
            b.at("i8", start, step) for start, step in zip(addresses, offsets[:-1], strict=True)
        ]
        self.out: str = b.at("i8", b.slot(arrays, "ptr"), offsets[-1])
        self.cut: Cut[str] = Cut(*(self.number(name) for name in Cut._fields))
        self.reduced: list[str] = self.numbers("reduced")
        self.reduced_strides: list[list[str]] = self.rows("reduced_strides", len(self.reduced))
        self.units, self.unit_strides = self.numbers("units"), self.rows("unit_strides", form.ranks[0])
        self.kept_strides: list[list[str]] = self.rows("kept_strides", form.ranks[0])
        self.out_step: str = self.kept_strides[0][-1]

    def numbers(self, name: str) -> list[str]:
        """Write the loads of a list of numbers."""
        return [self.b.slot(place) for place in self.slots[name]]

    def number(self, name: str) -> str:
        """Write the load of a number."""
        return self.b.slot(self.slots[name].start)

    def rows(self, name: str, length: int) -> list[list[str]]:
        """Write the loads of a list of lists of `length` numbers each."""
        flat = self.numbers(name)
        return [flat[i : i + length] for i in range(0, len(flat), length)]

    def write_chunks(self, body: Callable[[Chunk], None]) -> None:
        """Write the loop over chunks ``%begin`` to ``%end``; `body` writes what one does."""
        b, how = self.b, self.cut
        with b.loop("%begin", "%end") as number, self._run(number) as chunk:
            group, part = b.i64("udiv", chunk, how.parts), b.i64("urem", chunk, how.parts)
            begin = b.i64("mul", part, how.segment)
            end = b.smaller(b.i64("add", begin, how.segment), self.number("length"))
            start = b.i64("mul", group, how.each)
            body(Chunk(start, b.smaller(b.i64("add", start, how.each), how.total), begin, end, part))

    @contextmanager
    def _run(self, number: str) -> Generator[str, None, None]:
        """Write the loop over what a chunk has: several of the small chunks that it would be cut into at the end."""
        b, how = self.b, self.cut
        long = b.compare("slt", number, how.bulk)
        before = b.smaller(number, how.bulk)
        first = b.i64("add", number, b.i64("mul", before, b.i64("sub", how.run, "1")))
        with b.loop(first, b.i64("add", first, b.choose(long, how.run, "1"))) as chunk:
            yield chunk

    def write_units(self, chunk: Chunk, starts: Sequence[str], body: Callable[[Unit], None]) -> None:
        """Write the loop over a chunk's units; `body` writes what one does.

        Parameters
        ----------
        chunk
            The chunk.
        starts
            Where the first of all units has its inputs and indices.
        body
            Writes what a unit does.

        """
        b = self.b
        inner = [steps[-1] for steps in self.unit_strides]

        def stretch(found: nest.Stretch) -> None:
            with b.loop("0", found.length) as i:
                *followed, out, number = (
                    b.at("i8", base, b.i64("mul", i, step))
                    for base, step in zip(found.bases, inner, strict=True)
                )
                number = b.op(f"ptrtoint ptr {number} to i64")
                body(Unit(tuple(followed), out, number, b.i64("add", found.first, i), chunk))

        pointers = [*starts, self.out, "null"]
        nest.write_range(
            b, nest.Range(self.units, self.unit_strides, pointers, chunk.start, chunk.stop), stretch
        )

    def write_elements(self, unit: Unit, body: Callable[[nest.Stretch], None]) -> None:
        """Write the loops over a unit's part of the reduced elements; `body` writes what a stretch does."""
        strides: Sequence[Sequence[str]] = self.reduced_strides
        part = nest.Range(self.reduced, strides, unit.followed, unit.chunk.begin, unit.chunk.end)
        nest.write_range(self.b, part, body)
