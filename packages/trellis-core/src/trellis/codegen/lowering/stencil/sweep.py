"""One step of a stencil: a group reads its box with a halo into shared memory, and each invocation writes one element."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.codegen.building import both
from trellis.codegen.lowering import nest
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.stencil import outside
from trellis.codegen.lowering.stencil.sources import fill, kept
from trellis.dtypes import itemsize
from trellis.expr import legalise, walk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Builder, Term
    from trellis.codegen.lowering.frame import Frame
    from trellis.codegen.lowering.stencil.sources import Source
    from trellis.codegen.nodes import Shared
    from trellis.expr import Node
    from trellis.intent import Stencil


class Sweep:
    """Writes the kernel of one step.

    Parameters
    ----------
    frame, intent
        Where to write, of what.
    box
        Elements a group along each axis.
    sources
        What the taps of each operand read.
    scalars
        Run-time scalars of the formula.
    read, written
        Extents of what is read, and of the result, along each axis.

    """

    frame: Frame
    b: Builder
    intent: Stencil
    box: tuple[int, ...]
    sources: Sequence[Source]
    scalars: Sequence[Term]
    read: Sequence[Term]
    written: Sequence[Term]

    def __init__(
        self,
        frame: Frame,
        intent: Stencil,
        box: tuple[int, ...],
        sources: Sequence[Source],
        scalars: Sequence[Term],
        read: Sequence[Term],
        written: Sequence[Term],
    ) -> None:
        self.frame, self.b, self.intent, self.box = frame, frame.b, intent, box
        self.sources, self.scalars, self.read, self.written = sources, scalars, read, written
        self.outputs: tuple[Node, ...] = legalise(intent.expression.outputs, frame.features.native)
        taps = [item for item in walk(self.outputs) if item.op == "tap"]
        self.fills: dict[int, Term] = {
            operand: fill(frame, f"fill{operand}", intent.fill, sources[operand].dtype)
            for operand in sorted({int(tap.value[0]) for tap in taps})
            if intent.boundary == "constant"
        }
        self.halo: list[int] = [
            size + low + high for size, low, high in zip(box, intent.low, intent.high, strict=True)
        ]
        self.tiles: dict[int, Shared] = self._tiles(taps)

    def _tiles(self, taps: Sequence[Node]) -> dict[int, Shared]:
        """Declare a box in shared memory for each operand that is read more than once, while there is room."""
        found: dict[int, Shared] = {}
        room, cells = self.frame.features.shared, math.prod(self.halo)
        for operand in sorted({int(tap.value[0]) for tap in taps}):
            dtype = kept(self.sources[operand].dtype)
            size = -(-cells * itemsize(dtype) // 16) * 16
            if sum(int(tap.value[0]) == operand for tap in taps) > 1 and size <= room:
                found[operand] = self.b.shared(f"tile{operand}", dtype, cells)
                room -= size
        return found

    def element(self, number: Term) -> tuple[list[Term], Term]:
        """Write the reading of a group's boxes; return the invocation's element and whether there is one."""
        frame, b = self.frame, self.b
        local = [frame.local(axis) for axis in reversed(range(len(self.box)))]
        first = [b.let("first", at * size) for at, size in zip(self.boxes(number), self.box, strict=True)]
        for operand, tile in self.tiles.items():
            self._read_box(operand, tile, first)
        if self.tiles:
            b.barrier()
        at = [b.let("i", start + step) for start, step in zip(first, local, strict=True)]
        self._local = local
        return at, both(*(place < extent for place, extent in zip(at, self.written, strict=True)))

    def boxes(self, number: Term) -> list[Term]:
        """Return the coordinates of a group's box."""
        inner = [
            self.b.let("boxes", (extent + (size - 1)) // size)
            for extent, size in zip(self.written[1:], self.box[1:], strict=True)
        ]
        return nest.coordinates(self.frame, number, inner)

    def _read_box(self, operand: int, tile: Shared, first: Sequence[Term]) -> None:
        frame, b = self.frame, self.b
        size = math.prod(self.box)
        linear = frame.local(0)
        for axis, below in ((1, self.box[-1]), (2, math.prod(self.box[-2:]))):
            if axis < len(self.box):
                linear = linear + frame.local(axis) * below
        shift = self.intent.low if self.intent.boundary == "valid" else (0,) * len(self.box)
        with b.loop("cell", b.let("linear", linear), math.prod(self.halo), size) as cell:
            inside = nest.coordinates(frame, cell, [frame.constant(extent) for extent in self.halo[1:]])
            at = [
                start + place + (moved - low)
                for start, place, moved, low in zip(first, inside, shift, self.intent.low, strict=True)
            ]
            b.store(tile, cell, self._outside(operand, at).cast(tile.dtype))

    def _outside(self, operand: int, at: Sequence[Term]) -> Term:
        """Write the value of an operand at coordinates that may be outside."""
        b, source = self.b, self.sources[operand]
        places = [
            outside.place(b, self.intent.boundary, index, extent)
            for index, extent in zip(at, self.read, strict=True)
        ]
        found = [place.at for place in places]
        conditions = [place.inside for place in places if place.inside is not None]
        if not conditions:
            return source.value(found)
        value = b.var("value", self.fills[operand])
        with b.when(both(*conditions)):
            b.assign(value, source.value(found))
        return value

    def result(self, at: Sequence[Term]) -> Term:
        """Write the formula's value for an element."""

        def leaf(item: Node) -> Term:
            if item.op == "scalar":
                return self.scalars[int(item.value[0])]
            operand, *offsets = map(int, item.value)
            return self._tap(operand, offsets, at)

        (found,) = Formula(self.b, self.frame.features, leaf).write(self.outputs)
        return found

    def _tap(self, operand: int, offsets: Sequence[int], at: Sequence[Term]) -> Term:
        b, low = self.b, self.intent.low
        tile = self.tiles.get(operand)
        if tile is not None:
            place = self.frame.constant(0)
            for step, offset, below, extent in zip(self._local, offsets, low, self.halo, strict=True):
                place = place * extent + (step + (offset + below))
            found = b.load(tile, place, "tap")
            return found.ne(0) if self.sources[operand].dtype == "bool" else found
        shift = low if self.intent.boundary == "valid" else (0,) * len(low)
        moved = [place + (offset + more) for place, offset, more in zip(at, offsets, shift, strict=True)]
        return b.let("tap", self._outside(operand, moved))
