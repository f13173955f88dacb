"""Filling a buffer: what the first sweep over a box reads, its halo included, computed or copied once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONSTANT, CONTIGUOUS, Formula, Operand, load, store, types
from trellis_cpu.kernels.stencil.outside import place
from trellis_cpu.kernels.stencil.sweeps.views import address
from trellis_cpu.kernels.vectors import write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.sweeps.form import Sweeps
    from trellis_cpu.kernels.stencil.sweeps.views import Span, View

# Rows that what is read is fetched ahead: a row may end with a page of memory, and what fetches by itself stops there.
_AHEAD = 2


class Filling:
    """Writes the loops that fill a buffer.

    Parameters
    ----------
    b, form
        Where to write, and what.
    scalars
        The run-time scalars of the formula.
    extents
        The array's extents.

    """

    b: Builder
    form: Sweeps
    scalars: Sequence[str]
    extents: Sequence[str]
    formula: Node
    sources: Sequence[tuple[str, str, View]]
    target: View
    spans: Sequence[Span]

    def __init__(self, b: Builder, form: Sweeps, scalars: Sequence[str], extents: Sequence[str]) -> None:
        self.b, self.form, self.scalars, self.extents = b, form, scalars, extents

    def write(
        self, formula: Node, sources: Sequence[tuple[str, str, View]], target: View, spans: Sequence[Span]
    ) -> None:
        """Write the formula's value at each coordinate of some spans; sources are (dtype, contiguity, view), by input."""
        self.formula, self.sources, self.target, self.spans = formula, sources, target, spans
        self.descend((), ())

    def descend(self, places: tuple[str, ...], origins: tuple[str, ...]) -> None:
        """Write the loops over the outer axes: places in the buffer, and where in the array they lead."""
        axis, b = len(places), self.b
        if axis < self.form.rank - 1:
            with b.loop(*self.spans[axis]) as coordinate:
                origin = self.inside(coordinate, axis)
                self.descend((*places, coordinate), (*origins, origin))
            return
        span = self.spans[axis]
        if self.form.boundary != "wrap":
            self.row((*places, span.start), (*origins, span.start), b.i64("sub", span.end, span.start))
            return
        cell = b.cell(span.start)
        with b.repeat(lambda: b.compare("slt", b.get(cell), span.end)):
            coordinate = b.get(cell)
            origin = self.inside(coordinate, axis)
            room = b.i64("sub", self.extents[axis], origin)
            count = b.smaller(b.i64("sub", span.end, coordinate), room)
            self.row((*places, coordinate), (*origins, origin), count)
            b.set(cell, b.i64("add", coordinate, count))

    def inside(self, coordinate: str, axis: int) -> str:
        """Write where a coordinate leads that may be outside for a wrapped boundary only."""
        if self.form.boundary != "wrap":
            return coordinate
        return place(self.b, "wrap", coordinate, self.extents[axis]).at

    def row(self, places: tuple[str, ...], origins: tuple[str, ...], count: str) -> None:
        """Write one stretch of a row."""
        b = self.b
        inputs = [
            Operand(dtype, kind, address(b, view, origins), view.strides[-1])
            for dtype, kind, view in self.sources
        ]
        target = Operand(self.form.dtype, CONTIGUOUS, address(b, self.target, places), "")
        ahead = [
            (item.dtype, b.at("i8", item.base, b.i64("mul", view.strides[-2], str(_AHEAD))))
            for item, (_, kind, view) in zip(inputs, self.sources, strict=True)
            if kind == CONTIGUOUS and self.form.rank > 1
        ]
        cut = self.form.first
        widths = {cut.lanes} if cut.masked else {cut.lanes, 1}
        fixed = {
            (i, lanes): load(b, item, "0", lanes)
            for lanes in sorted(widths)
            for i, item in enumerate(inputs)
            if item.kind == CONSTANT
        }

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            def value(index: str) -> str:
                def leaf(node: Node) -> str:
                    if node.op == "index":
                        return self.index(node, origins, index, lanes)
                    number = int(node.value[0])
                    if node.op == "scalar":
                        return b.splat(types.scalar(node.dtype), self.scalars[number], lanes)
                    known = fixed.get((number, lanes))
                    return load(b, inputs[number], index, lanes, mask) if known is None else known

                return Formula(b, lanes, leaf, mask).write((self.formula,))[0]

            values = [value(index) for index in indices]
            for item, pointer in ahead:
                for index in indices:
                    line = b.at(types.stored(item), pointer, index)
                    b.do(f"call void @llvm.prefetch.p0(ptr {line}, i32 0, i32 2, i32 1)")
            for index, found in zip(indices, values, strict=True):
                store(b, target, index, lanes, found, mask, streaming=streaming)

        write_vectors(b, cut, count, [target], body)

    def index(self, node: Node, origins: Sequence[str], index: str, lanes: int) -> str:
        """Write the elements' index along an axis of the array."""
        b, axis = self.b, int(node.value[0])
        wide = types.vector("i64", lanes)
        name = b.splat("i64", origins[axis], lanes)
        if axis == self.form.rank - 1:
            along = b.op(f"add {wide} {b.splat('i64', index, lanes)}, {types.iota(lanes)}")
            name = b.op(f"add {wide} {name}, {along}")
        kind = types.value(node.dtype, lanes)
        return name if kind == wide else b.op(f"trunc {wide} {name} to {kind}")
