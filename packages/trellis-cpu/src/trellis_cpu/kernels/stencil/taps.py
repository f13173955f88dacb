"""How a stencil's neighbours are read: all inside, some lanes outside, or one element anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trellis.expr import Node
from trellis_cpu.emit import Operand, load, types
from trellis_cpu.kernels.stencil.form import tap_of
from trellis_cpu.kernels.stencil.outside import place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form, Tap
    from trellis_cpu.kernels.stencil.inner import Settings

# Writes the value of a `tap` node.
Reader = Callable[[Node], str]


class Read:
    """What readers need: the rows that neighbours are in, and what all rows share."""

    def __init__(
        self,
        b: Builder,
        form: Form,
        settings: Settings,
        sources: Mapping[tuple[int, tuple[int, ...]], tuple[str, str | None]],
    ) -> None:
        self.b, self.form, self.settings, self.sources = b, form, settings, sources

    def operand(self, tap: Tap) -> Operand:
        """Return the row that a neighbour is in."""
        pointer, _ = self.sources[tap.operand, tap.outer]
        dtype = self.form.operands[tap.operand].dtype
        return Operand(dtype, self.form.kinds[tap.operand], pointer, self.settings.steps[tap.operand])

    def position(self, x: str, tap: Tap) -> str:
        """Write the index of a neighbour along its row."""
        if self.form.boundary == "valid":
            x = self.b.i64("add", x, self.settings.shift)
        return self.b.i64("add", x, str(tap.inner))

    def filled(self, tap: Tap, counts: str, value: str, lanes: int) -> str:
        """Write the fill value where a lane does not count."""
        dtype = self.form.operands[tap.operand].dtype
        kind = types.value(dtype, lanes)
        fill = self.b.splat(types.scalar(dtype), self.settings.fills[tap.operand], lanes)
        return self.b.op(f"select {types.vector('i1', lanes)} {counts}, {kind} {value}, {kind} {fill}")


def inside(read: Read, x: str, lanes: int, mask: str | None) -> Reader:
    """Return a reader where all neighbours are inside."""

    def reader(node: Node) -> str:
        tap = tap_of(node)
        return load(read.b, read.operand(tap), read.position(x, tap), lanes, mask)

    return reader


def partly(read: Read, x: str, lanes: int, count: str, mask: str) -> Reader:
    """Return a reader for a constant boundary where some of the first `count` lanes, or whole rows, are outside."""
    b = read.b
    known: dict[int, str] = {}

    def within(offset: int) -> str:
        """Write the lanes whose index along the row is inside, as bits: those from the first one that is to the last."""
        if offset not in known:
            wide = "i64" if lanes < 64 else "i128"
            position = b.i64("add", x, str(offset))
            low = _clamped(b, b.i64("sub", "0", position), str(lanes))
            high = _clamped(b, b.i64("sub", read.settings.source, position), count)
            below = [
                b.op(f"sub {wide} {b.op(f'shl {wide} 1, {_widened(b, end, wide)}')}, 1")
                for end in (low, high)
            ]
            bits = b.op(f"and {wide} {below[1]}, {b.op(f'xor {wide} {below[0]}, -1')}")
            known[offset] = b.op(f"trunc {wide} {bits} to i{lanes}")
        return known[offset]

    def reader(node: Node) -> str:
        tap = tap_of(node)
        bits = within(tap.inner)
        _, row_inside = read.sources[tap.operand, tap.outer]
        if row_inside is not None:
            bits = b.op(f"select i1 {row_inside}, i{lanes} {bits}, i{lanes} 0")
        counts = b.op(f"bitcast i{lanes} {bits} to <{lanes} x i1>")
        value = load(b, read.operand(tap), read.position(x, tap), lanes, counts)
        return read.filled(tap, counts, value, lanes)

    return reader


def beside(read: Read, x: str) -> Reader:
    """Return a reader of single elements, whose neighbours may be anywhere."""
    b, boundary = read.b, read.form.boundary
    known: dict[int, tuple[str, str | None]] = {}

    def reader(node: Node) -> str:
        tap = tap_of(node)
        if tap.inner not in known:
            known[tap.inner] = place(b, boundary, read.position(x, tap), read.settings.source)
        index, counts = known[tap.inner]
        _, row_inside = read.sources[tap.operand, tap.outer]
        if counts is not None and row_inside is not None:
            counts = b.op(f"and i1 {counts}, {row_inside}")
        value = load(b, read.operand(tap), index, 1)
        return value if counts is None else read.filled(tap, counts, value, 1)

    return reader


def _clamped(b: Builder, number: str, most: str) -> str:
    return b.smaller(b.op(f"call i64 @llvm.smax.i64(i64 {number}, i64 0)"), most)


def _widened(b: Builder, number: str, wide: str) -> str:
    return number if wide == "i64" else b.op(f"zext i64 {number} to {wide}")
