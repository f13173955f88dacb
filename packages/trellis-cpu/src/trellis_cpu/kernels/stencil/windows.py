"""Rows that slide through registers: each vector is loaded once, and shifted where a neighbour along the row is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import load, types
from trellis_cpu.kernels.stencil import lanes
from trellis_cpu.kernels.stencil.form import tap_of
from trellis_cpu.kernels.stencil.taps import inside, outer_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Tap
    from trellis_cpu.kernels.stencil.row import Row
    from trellis_cpu.kernels.stencil.taps import Reader


class _Masks:
    """Which lanes of a vector at a position are inside, and which one holds an index; each written once."""

    def __init__(self, row: Row, position: str) -> None:
        b, width = row.b, row.form.cut.lanes
        self._b, self._width, self.position = b, width, position
        bits = lanes.within(b, position, row.settings.source, width, str(width))
        self.inside = lanes.mask(b, bits, width)
        self._known: dict[str, str] = {}

    def only(self, index: str) -> str:
        """Return the mask of the lane that holds an index."""
        if index not in self._known:
            bits = lanes.only(self._b, index, self.position, self._width)
            self._known[index] = lanes.mask(self._b, bits, self._width)
        return self._known[index]


class _Window:
    """Three neighbouring vectors of one row: before, at and after the position."""

    def __init__(self, b: Builder, row: Row, tap: Tap, reach: tuple[int, int]) -> None:
        self.b, self.row, self.tap = b, row, tap
        self.width = row.form.cut.lanes
        self.dtype = row.form.operands[tap.operand].dtype
        self.kind = types.value(self.dtype, self.width)
        low, high = reach if row.form.boundary != "valid" else (0, 0)
        self.left = [str(-distance) for distance in range(1, low + 1)]
        self.right = [b.i64("add", row.settings.source, str(distance)) for distance in range(high)]
        self.beyond = {index: outer_value(row, tap, index, self.width) for index in (*self.left, *self.right)}
        self.before, self.here = b.cell(kind=self.kind), b.cell(kind=self.kind)
        self.after = ""

    def vector(self, masks: _Masks, edge: Sequence[str]) -> str:
        """Write the vector at a position, with what the indices beyond an edge stand for."""
        b = self.b
        value = load(b, self.row.source(self.tap), masks.position, self.width, masks.inside)
        for index in edge:
            value = lanes.choose(b, masks.only(index), self.dtype, self.width, (self.beyond[index], value))
        return value

    def whole(self, position: str) -> str:
        """Write the vector at a position where all of it is inside."""
        return load(self.b, self.row.source(self.tap), position, self.width)

    def shifted(self, offset: int) -> str:
        """Write the vector at an offset from the position."""
        b, kind, width = self.b, self.kind, self.width
        here = b.get(self.here, kind)
        if not offset:
            return here
        pair = (here, self.after) if offset > 0 else (b.get(self.before, kind), here)
        first = offset % width if abs(offset) < width else 0
        if abs(offset) == width:
            return pair[1] if offset > 0 else pair[0]
        chosen = ", ".join(f"i32 {first + lane}" for lane in range(width))
        return b.op(f"shufflevector {kind} {pair[0]}, {kind} {pair[1]}, <{width} x i32> <{chosen}>")

    def slide(self) -> None:
        """Write the step to the next position."""
        self.b.set(self.before, self.b.get(self.here, self.kind), self.kind)
        self.b.set(self.here, self.after, self.kind)


class Windows:
    """The sliding rows of several rows of the result that are written together, from one position on; none may slide."""

    b: Builder
    rows: Sequence[Row]
    first: Row

    def __init__(self, b: Builder, rows: Sequence[Row], start: str) -> None:
        self.b, self.rows, self.first = b, rows, rows[0]
        self.width: int = self.first.form.cut.lanes
        found: dict[str, tuple[Row, Tap]] = {}
        reach: dict[str, tuple[int, int]] = {}
        for row in rows:
            for tap in row.form.taps:
                if tap.inner and row.form.windows:
                    pointer = row.source(tap).base
                    found.setdefault(pointer, (row, tap))
                    low, high = reach.get(pointer, (0, 0))
                    reach[pointer] = max(low, -tap.inner), max(high, tap.inner)
        self.windows: dict[str, _Window] = {
            pointer: _Window(b, row, tap, reach[pointer]) for pointer, (row, tap) in found.items()
        }
        if self.windows:
            before = _Masks(self.first, self.position(b.i64("sub", start, str(self.width))))
            here = _Masks(self.first, self.position(start))
            for window in self.windows.values():
                b.set(window.before, window.vector(before, window.left), window.kind)
                b.set(window.here, window.vector(here, ()), window.kind)

    def position(self, x: str) -> str:
        """Write the index of an input's element under one of the result."""
        shift = self.first.settings.shift
        return self.b.i64("add", x, shift) if self.first.form.boundary == "valid" else x

    def readers(self, x: str, *, inside: bool) -> list[Reader]:
        """Write the loads of what comes after a position, all of it inside or not; return the reader of each row of the result."""
        if self.windows and inside:
            after = self.position(self.b.i64("add", x, str(self.width)))
            for window in self.windows.values():
                window.after = window.whole(after)
        elif self.windows:
            after = _Masks(self.first, self.position(self.b.i64("add", x, str(self.width))))
            for window in self.windows.values():
                window.after = window.vector(after, window.right)
        return [self._reader(row, x) for row in self.rows]

    def _reader(self, row: Row, x: str) -> Reader:
        plain = inside(row, x, self.width)

        def reader(node: Node) -> str:
            tap = tap_of(node)
            window = self.windows.get(row.source(tap).base)
            return plain(node) if window is None else window.shifted(tap.inner)

        return reader

    def slide(self) -> None:
        """Write the step to the next position."""
        for window in self.windows.values():
            window.slide()
