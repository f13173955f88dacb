"""Ghosts: elements beside the array that a box's buffer holds as well, filled in before each sweep."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Operand, load, store, types
from trellis_cpu.kernels.stencil.sweeps.views import Span, address
from trellis_cpu.kernels.vectors import write_vectors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.sweeps.form import Sweeps
    from trellis_cpu.kernels.stencil.sweeps.views import View


class Edges(NamedTuple):
    """What a buffer holds along one axis: a span of the array, elements wanted before and after it, and the array's extent."""

    inside: Span
    before: str
    after: str
    extent: str


def write_ghosts(b: Builder, form: Sweeps, view: View, edges: Sequence[Edges], fill: str) -> None:
    """Write all ghosts, axis by axis, so that corners come from ghosts of the axes before."""
    for axis, edge in enumerate(edges):
        for count, side in ((edge.before, "before"), (edge.after, "after")):
            with b.when(b.compare("sgt", count, "0")):
                _Side(b, form, view, edges, fill).write(axis, count, side)


class _Side:
    def __init__(self, b: Builder, form: Sweeps, view: View, edges: Sequence[Edges], fill: str) -> None:
        self.b, self.form, self.view, self.edges, self.fill = b, form, view, edges, fill

    def write(self, axis: int, count: str, side: str) -> None:
        """Write the ghosts along an axis: for inner ones rows of all the outer axes, then a few elements each."""
        b, last = self.b, self.form.rank - 1
        with ExitStack() as loops:
            if axis == last:
                outer = [loops.enter_context(b.loop(*self.span(other, axis))) for other in range(last)]
                distance = loops.enter_context(b.loop("0", count))
                place, origin = self.places(axis, side, distance)
                self.element((*outer, place), (*outer, origin))
                return
            distance = loops.enter_context(b.loop("0", count))
            place, origin = self.places(axis, side, distance)
            outer = [
                place if other == axis else loops.enter_context(b.loop(*self.span(other, axis)))
                for other in range(last)
            ]
            self.row(outer, [*outer[:axis], origin, *outer[axis + 1 :]])

    def span(self, other: int, axis: int) -> Span:
        """Write the coordinates along another axis: with its ghosts where those are there already."""
        edge = self.edges[other]
        if other > axis:
            return edge.inside
        start = self.b.i64("sub", edge.inside.start, edge.before)
        return Span(start, self.b.i64("add", edge.inside.end, edge.after))

    def places(self, axis: int, side: str, distance: str) -> tuple[str, str]:
        """Write the coordinate of a ghost, and of what it repeats."""
        b, extent = self.b, self.edges[axis].extent
        mirrored = self.form.boundary == "reflect"
        if side == "before":
            further = b.i64("add", distance, "1")
            return b.i64("sub", "0", further), further if mirrored else "0"
        last = b.i64("sub", extent, "1")
        return b.i64("add", extent, distance), (
            b.i64("sub", b.i64("sub", last, distance), "1") if mirrored else last
        )

    def operand(self, pointer: str) -> Operand:
        return Operand(self.form.dtype, CONTIGUOUS, pointer, "")

    def filled(self, lanes: int) -> str:
        return self.b.splat(types.scalar(self.form.dtype), self.fill, lanes)

    def element(self, place: Sequence[str], origin: Sequence[str]) -> None:
        b = self.b
        if self.form.boundary == "constant":
            value = self.fill
        else:
            value = load(b, self.operand(address(b, self.view, origin)), "0", 1)
        store(b, self.operand(address(b, self.view, place)), "0", 1, value)

    def row(self, place: Sequence[str], origin: Sequence[str]) -> None:
        b, inner = self.b, self.edges[-1].inside
        target = self.operand(address(b, self.view, (*place, inner.start)))
        source = self.operand(address(b, self.view, (*origin, inner.start)))
        constant = self.form.boundary == "constant"

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            read: Callable[[str], str] = lambda index: load(b, source, index, lanes, mask)  # noqa: E731
            values = [self.filled(lanes) if constant else read(index) for index in indices]
            for index, value in zip(indices, values, strict=True):
                store(b, target, index, lanes, value, mask, streaming=streaming)

        write_vectors(b, self.form.first, b.i64("sub", inner.end, inner.start), [target], body)
