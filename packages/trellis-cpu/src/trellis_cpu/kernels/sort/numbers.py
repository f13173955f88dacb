"""Where a sort's numbers lie in the argument block, and what they are: how lines are cut, and what is where in scratch memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis.door import Sort
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.sort.form import Form

# Addresses in the argument block: input, result, scratch.
OPERANDS = 3
# Chunks at most of many lines; each has scratch memory of its own.
_CHUNKS = 64
# Elements a chunk of short lines at least.
_GRAIN = 1 << 14
# Parts that long lines are cut into, all together, and the elements that each has at least: a part has a table of counts for each
# digit, and all look at all.
_PARTS, _PART = 16, 1 << 16
# Words of 8 bytes in the head of a line: one for each pass over it, then one for each part of it.
PASSES = 8
HEAD = PASSES + _PARTS
_ALIGNED = 64

Number = TypeVar("Number", int, str)


class Cut(NamedTuple, Generic[Number]):
    """How a launch is cut, as numbers or as what holds them in the code.

    Attributes
    ----------
    units
        Lines, or groups of those that are sorted side by side.
    each
        Units a chunk; 1 where lines are cut into parts.
    parts
        Parts that each line is cut into.
    segment
        Elements a part.
    length
        Elements along the axis.
    inner
        Elements from one to the next along the axis.
    neighbours
        Lines that a group may be of.
    blocks
        Groups they make.
    tables, keys, more_keys, places, more_places
        Where in scratch memory there are counts of digits, and the elements on their way with their indices, twice. Of groups,
        the first is the size of the memory that each chunk has.

    """

    units: Number
    each: Number
    parts: Number
    segment: Number
    length: Number
    inner: Number
    neighbours: Number
    blocks: Number
    tables: Number
    keys: Number
    more_keys: Number
    places: Number
    more_places: Number


class Pieces(NamedTuple):
    """How a launch is cut, and what follows from that.

    Attributes
    ----------
    cut
        The numbers that the kernel reads.
    scratch
        Bytes of temporary memory.

    """

    cut: Cut[int]
    scratch: int


def read(b: Builder) -> Cut[str]:
    """Write the loads of the numbers."""
    return Cut(*(b.slot(OPERANDS + i) for i in range(len(Cut._fields))))


def cut(intent: Sort, form: Form) -> Pieces:
    """Return how a launch is cut: by shape and element type alone."""
    before, length, inner = intent.extents
    return _groups(before, length, inner, form) if form.short else _lines(before * inner, length, inner, form)


def _groups(before: int, length: int, inner: int, form: Form) -> Pieces:
    neighbours = before if form.last else inner
    blocks = -(-neighbours // form.lanes)
    units = blocks if form.last else before * blocks
    each = max(_GRAIN // (length * form.lanes), -(-units // _CHUNKS), 1)
    chunks = -(-units // each)
    memory = length * form.lanes * form.word // 8 * (2 if form.paired else 1)
    memory = _aligned(memory)
    return Pieces(
        Cut(units, each, 1, length, length, inner, neighbours, blocks, memory, 0, 0, 0, 0), chunks * memory
    )


def _lines(lines: int, length: int, inner: int, form: Form) -> Pieces:
    parts = max(min(-(-_PARTS // lines), length // _PART), 1)
    each = 1 if parts > 1 else -(-lines // _CHUNKS)
    segment = _aligned(-(-length // parts)) if parts > 1 else length
    parts = -(-length // segment)
    chunks = -(-lines // each)
    passes, word = len(form.shifts), 4 if form.place == "i32" else 8
    at, sizes = _aligned(8 * HEAD * chunks), [word * chunks * parts * passes << form.digit]
    # Elements go to and fro between two places, of which the result is one where it can be; the last pass needs none.
    own = form.indices or not form.last
    keys = lines * length * types.size(form.keys.dtype)
    indices = lines * length * word if form.indices else 0
    totals = word * chunks << form.digit if form.counted else 0
    sizes += [keys if passes > 1 else totals, keys if passes > 2 and own else 0]
    sizes += [indices if passes > 1 else 0, indices if passes > 2 else 0]
    places: list[int] = []
    for size in sizes:
        places.append(at)
        at = _aligned(at + size)
    return Pieces(Cut(lines, each, parts, segment, length, inner, lines, lines, *places), at)


def _aligned(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED


def chunks(how: Cut[int], form: Form) -> tuple[int, ...]:
    """Return the chunks of each phase."""
    first = -(-how.units // how.each) * how.parts
    if form.short:
        return (first,)
    # Lines that are not cut go through all passes in the first phase.
    if how.parts == 1:
        return (first, *(0 for _ in range(2 if form.counted else 2 * len(form.shifts) + 1)))
    if form.counted:
        return (first, how.units, first)
    return (first, first, how.units, *(first for _ in range(2 * len(form.shifts) - 1)))
