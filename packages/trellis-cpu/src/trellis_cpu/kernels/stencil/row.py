"""A row of the result as the code sees it: its sources, its place, and a formula's value anywhere in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.expr import walk
from trellis_cpu.emit import CONTIGUOUS, Operand, store, types
from trellis_cpu.kernels.stencil.fused import Fused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form, Tap

# An input and offsets along outer axes.
Key = tuple[int, tuple[int, ...]]


class Source(NamedTuple):
    """Where a row of an input starts, and whether it is inside; None where it always is."""

    pointer: str
    inside: str | None


class Settings(NamedTuple):
    """What all rows share.

    Attributes
    ----------
    scalars, fills
        Run-time scalars, and what each input is outside.
    steps
        Bytes between neighbours along a row, by operand.
    streams
        Whether vectors are stored past the caches: not where rows are short and share lines with their neighbours.
    source, shift, first, last
        The inner axis's numbers, as `numbers.AXIS` describes them.
    origin
        Index of the result's first element along each axis, for a kernel that is told where it is; else empty.

    """

    scalars: tuple[str, ...]
    fills: tuple[str, ...]
    steps: tuple[str, ...]
    streams: str
    source: str
    shift: str
    first: str
    last: str
    origin: tuple[str, ...] = ()


class Place(NamedTuple):
    """A stretch of one row.

    Attributes
    ----------
    sources
        By input and outer offsets.
    result
        Pointer to the row's element 0.
    interior
        Whether all these rows are inside.
    outer
        Coordinates along the outer axes.
    begin, end
        The stretch.

    """

    sources: Mapping[Key, Source]
    result: str
    interior: str
    outer: tuple[str, ...]
    begin: str
    end: str


class Row:
    """Writes what concerns one row, wherever in it."""

    b: Builder
    form: Form
    settings: Settings
    place: Place

    def __init__(self, b: Builder, form: Form, settings: Settings, place: Place) -> None:
        self.b, self.form, self.settings, self.place = b, form, settings, place
        dtype = form.operands[-1].dtype
        self.result: Operand = Operand(dtype, form.kinds[-1], place.result, settings.steps[-1])
        self.vector_bytes: int = form.cut.lanes * types.size(dtype)
        self.streaming: bool = form.cut.streaming and form.cut.lanes > 1 and self.result.kind == CONTIGUOUS

    def source(self, tap: Tap) -> Operand:
        """Return the row that a neighbour is in."""
        dtype = self.form.operands[tap.operand].dtype
        pointer = self.place.sources[tap.operand, tap.outer].pointer
        return Operand(dtype, self.form.kinds[tap.operand], pointer, self.settings.steps[tap.operand])

    def position(self, x: str, tap: Tap) -> str:
        """Write the index of a neighbour along its row."""
        if self.form.boundary == "valid":
            x = self.b.i64("add", x, self.settings.shift)
        return self.b.i64("add", x, str(tap.inner))

    def interior(self) -> tuple[str, str]:
        """Write the part of the stretch whose neighbours are all inside; it may be empty."""
        b, place = self.b, self.place
        low = b.larger(place.begin, self.settings.first)
        if place.interior != "true":
            low = b.choose(place.interior, low, place.end)
        low = b.smaller(low, place.end)
        return low, b.larger(low, b.smaller(place.end, self.settings.last))

    def span(self) -> tuple[str, str]:
        """Write the part of the stretch that whole vectors may cover: with windows all of it, else the interior."""
        place = self.place
        if not self.form.windows:
            return self.interior()
        if place.interior == "true":
            return place.begin, place.end
        return self.b.choose(place.interior, place.begin, place.end), place.end

    def address(self, x: str) -> str:
        """Write the address of an element of the result, as an integer."""
        element = self.b.at(types.stored(self.result.dtype), self.place.result, x)
        return self.b.op(f"ptrtoint ptr {element} to i64")

    def start(self, low: str) -> str:
        """Write where whole vectors start, from `low` on: for streaming stores where the result is aligned to a vector.

        It is the stretch's end where no element is.
        """
        if not self.streaming:
            return low
        b, size = self.b, types.size(self.result.dtype)
        address = self.address(low)
        off = b.i64("and", b.i64("sub", "0", address), str(self.vector_bytes - 1))
        start = b.i64("add", low, b.i64("udiv", off, str(size)))
        even = b.compare("eq", b.i64("and", address, str(size - 1)), "0")
        aligned = b.choose(even, b.smaller(start, self.place.end), self.place.end)
        return b.choose(self.settings.streams, aligned, low)

    def put(self, parts: Sequence[tuple[Row, str, str]]) -> None:
        """Write the stores of whole vectors of some rows, of this one too: (row, position, value)."""
        b, width = self.b, self.form.cut.lanes
        if not self.streaming:
            for row, x, value in parts:
                store(b, row.result, x, width, value)
            return
        for condition, streaming in ((self.settings.streams, True), (self.settled, False)):
            with b.when(condition):
                for row, x, value in parts:
                    store(b, row.result, x, width, value, streaming=streaming)

    @property
    def settled(self) -> str:
        """Write whether vectors are stored through the caches."""
        return self.b.op(f"xor i1 {self.settings.streams}, true")

    def value(self, reader: Callable[[Node], str], x: str, lanes: int, mask: str | None = None) -> str:
        """Write the formula for the elements from `x` on; the reader writes the ``tap`` nodes.

        All of them come first where reading one may branch: products and sums that a branch parts would not be fused, and
        the result would depend on where the element is.
        """
        read: dict[Node, str] = {}
        if self.form.boundary == "wrap":
            read = {node: reader(node) for node in walk(self.form.outputs) if node.op == "tap"}

        def leaf(node: Node) -> str:
            if node.op == "tap":
                return read[node] if node in read else reader(node)
            if node.op == "scalar":
                return self.b.splat(
                    types.scalar(node.dtype), self.settings.scalars[int(node.value[0])], lanes
                )
            return self._index(node, x, lanes)

        return Fused(self.b, lanes, leaf, mask).write(self.form.outputs)[0]

    def _index(self, node: Node, x: str, lanes: int) -> str:
        """Write the elements' index along an axis of the result."""
        b, axis = self.b, int(node.value[0])
        wide = types.vector("i64", lanes)
        if axis < len(self.place.outer):
            name = b.splat("i64", self.place.outer[axis], lanes)
        else:
            name = b.op(f"add {wide} {b.splat('i64', x, lanes)}, {types.iota(lanes)}")
        if self.settings.origin:
            name = b.op(f"add {wide} {name}, {b.splat('i64', self.settings.origin[axis], lanes)}")
        kind = types.value(node.dtype, lanes)
        return name if kind == wide else b.op(f"trunc {wide} {name} to {kind}")
