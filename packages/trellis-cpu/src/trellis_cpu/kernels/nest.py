"""Loop nests over operands of any strides, cut into chunks of a flat range of elements."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis.door import Loops
    from trellis_cpu.emit import Builder


class Slots(NamedTuple):
    """Where a nest's numbers lie in the argument block: addresses, scalars, extents, strides, total, grain."""

    operands: int
    scalars: int
    rank: int

    @property
    def statics(self) -> int:
        """First slot after addresses and scalars."""
        return self.operands + self.scalars

    def extent(self, loop: int) -> int:
        """Slot of a loop's trip count."""
        return self.statics + loop

    def stride(self, operand: int, loop: int) -> int:
        """Slot of an operand's byte stride along a loop."""
        return self.statics + self.rank * (1 + operand) + loop

    @property
    def total(self) -> int:
        """Slot of the number of elements of the nest."""
        return self.statics + self.rank * (1 + self.operands)

    @property
    def grain(self) -> int:
        """Slot of the elements a chunk; the first slot that is free for a kernel's own numbers is the next."""
        return self.total + 1


class Stretch(NamedTuple):
    """A part of the innermost loop with fixed outer coordinates.

    Attributes
    ----------
    bases
        Pointer to each operand's first element of the stretch.
    length
        Elements of the stretch, at least 1.
    first
        Index of its first element along the innermost loop.
    outer
        Index along each outer loop.

    """

    bases: tuple[str, ...]
    length: str
    first: str
    outer: tuple[str, ...]


def loops_of(loops: Loops, itemsizes: Sequence[int]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return extents and strides with at least one loop: a single element is a loop of one contiguous step."""
    if loops.extents:
        return loops.extents, loops.strides
    return (1,), tuple((size,) for size in itemsizes)


def statics(extents: Sequence[int], strides: Sequence[Sequence[int]], grain: int) -> tuple[int, ...]:
    """Return the numbers that `Slots` describes, from the extents on."""
    total = 1
    for extent in extents:
        total *= extent
    return (*extents, *(step for operand in strides for step in operand), total, grain)


def write_chunks(b: Builder, slots: Slots, body: Callable[[Stretch], None]) -> None:
    """Write the loops over chunks ``%begin`` to ``%end``; `body` writes what a stretch does."""
    extents = [b.slot(slots.extent(loop)) for loop in range(slots.rank)]
    strides = [[b.slot(slots.stride(i, loop)) for loop in range(slots.rank)] for i in range(slots.operands)]
    pointers = [b.slot(i, "ptr") for i in range(slots.operands)]
    total, grain = b.slot(slots.total), b.slot(slots.grain)
    with b.loop("%begin", "%end") as chunk:
        start = b.i64("mul", chunk, grain)
        stop = b.smaller(b.i64("add", start, grain), total)
        write_range(b, Range(extents, strides, pointers, start, stop), body)


class Range(NamedTuple):
    """A part of a nest's flat range of elements, its numbers loaded.

    Attributes
    ----------
    extents
        Trip count of each loop.
    strides
        One list of byte strides an operand.
    pointers
        Each operand's first element of the nest.
    start, stop
        The part.

    """

    extents: Sequence[str]
    strides: Sequence[Sequence[str]]
    pointers: Sequence[str]
    start: str
    stop: str


def write_range(b: Builder, part: Range, body: Callable[[Stretch], None]) -> None:
    """Write the loop over the stretches of a part; `body` writes what one does."""
    extents = part.extents
    inner, outer = _coordinates(b, extents, part.start)
    position = b.cell(part.start)
    with b.repeat(lambda: b.compare("slt", b.get(position), part.stop)):
        done = b.get(position)
        first = b.get(inner)
        indices = tuple(b.get(cell) for cell in outer)
        room = b.i64("sub", part.stop, done)
        count = b.smaller(b.i64("sub", extents[-1], first), room) if outer else room
        bases = tuple(
            base_of(b, pointer, steps, (*indices, first))
            for pointer, steps in zip(part.pointers, part.strides, strict=True)
        )
        body(Stretch(bases, count, first, indices))
        b.set(position, b.i64("add", done, count))
        b.set(inner, "0")
        _advance(b, outer, extents)


def _coordinates(b: Builder, extents: Sequence[str], start: str) -> tuple[str, list[str]]:
    """Write the division of a flat position into cells for the inner and each outer index."""
    rest, cells = start, list[str]()
    for extent in reversed(extents[1:]):
        cells.append(b.cell(b.i64("urem", rest, extent)))
        rest = b.i64("udiv", rest, extent)
    cells.append(b.cell(rest))
    return cells[0], cells[:0:-1]


def base_of(b: Builder, pointer: str, strides: Sequence[str], indices: Sequence[str]) -> str:
    """Write the address of an element by its index along each loop."""
    offset = "0"
    for stride, index in zip(strides, indices, strict=True):
        offset = b.i64("add", offset, b.i64("mul", stride, index))
    return b.at("i8", pointer, offset)


def _advance(b: Builder, outer: Sequence[str], extents: Sequence[str]) -> None:
    """Write the step to the next row: the last outer index grows, a full one returns to 0 and carries."""
    carry = "1"
    for cell, extent in zip(reversed(outer), reversed(extents[:-1]), strict=True):
        grown = b.i64("add", b.get(cell), carry)
        full = b.compare("eq", grown, extent)
        b.set(cell, b.choose(full, "0", grown))
        carry = b.op(f"zext i1 {full} to i64")


def scalars(b: Builder, slots: Slots, dtypes: Sequence[str]) -> tuple[str, ...]:
    """Write the loads of the run-time scalars."""
    names = list[str]()
    for position, dtype in enumerate(dtypes):
        loaded = b.slot(slots.operands + position, types.stored(dtype))
        names.append(b.op(f"icmp ne i8 {loaded}, 0") if dtype == "bool" else loaded)
    return tuple(names)
