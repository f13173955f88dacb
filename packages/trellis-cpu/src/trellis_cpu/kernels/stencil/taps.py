"""How a stencil's neighbours are read: all inside, some lanes outside, or one element anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trellis.expr import Node
from trellis_cpu.emit import load, types
from trellis_cpu.kernels.stencil import outside
from trellis_cpu.kernels.stencil.form import tap_of

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Tap
    from trellis_cpu.kernels.stencil.row import Row

# Writes the value of a `tap` node.
Reader = Callable[[Node], str]


def inside(row: Row, x: str, lanes: int, mask: str | None = None) -> Reader:
    """Return a reader where all neighbours are inside."""

    def reader(node: Node) -> str:
        tap = tap_of(node)
        return load(row.b, row.source(tap), row.position(x, tap), lanes, mask)

    return reader


def across(row: Row, x: str, lanes: int, count: str) -> Reader:
    """Return a reader where some of the first `count` lanes, or whole rows for a constant boundary, are outside."""
    b = row.b
    known: dict[int, str] = {}

    def reader(node: Node) -> str:
        tap = tap_of(node)
        position = row.position(x, tap)
        if tap.inner not in known:
            known[tap.inner] = _within(b, position, row.settings.source, lanes, count)
        bits, source = known[tap.inner], row.place.sources[tap.operand, tap.outer]
        if source.inside is not None:
            bits = b.op(f"select i1 {source.inside}, i{lanes} {bits}, i{lanes} 0")
        counts = b.op(f"bitcast i{lanes} {bits} to <{lanes} x i1>")
        value = load(b, row.source(tap), position, lanes, counts)
        if row.form.boundary == "constant":
            return _filled(row, tap, counts, value, lanes)
        return _mapped(row, tap, position, value, lanes)

    return reader


def beside(row: Row, x: str) -> Reader:
    """Return a reader of single elements, whose neighbours may be anywhere."""
    b, boundary = row.b, row.form.boundary
    known: dict[int, outside.Place] = {}

    def reader(node: Node) -> str:
        tap = tap_of(node)
        if tap.inner not in known:
            known[tap.inner] = outside.place(b, boundary, row.position(x, tap), row.settings.source)
        index, counts = known[tap.inner]
        source = row.place.sources[tap.operand, tap.outer]
        if counts is not None and source.inside is not None:
            counts = b.op(f"and i1 {counts}, {source.inside}")
        value = load(b, row.source(tap), index, 1)
        return value if counts is None else _filled(row, tap, counts, value, 1)

    return reader


def _within(b: Builder, position: str, extent: str, lanes: int, count: str) -> str:
    """Write, as bits, which of the first `count` lanes from a position on are inside: one run of them, or none."""
    wide = "i64" if lanes < 64 else "i128"
    low = b.smaller(b.larger(b.i64("sub", "0", position), "0"), str(lanes))
    high = b.smaller(b.larger(b.i64("sub", extent, position), "0"), count)
    ends = (end if wide == "i64" else b.op(f"zext i64 {end} to {wide}") for end in (low, high))
    before, until = (b.op(f"sub {wide} {b.op(f'shl {wide} 1, {end}')}, 1") for end in ends)
    bits = b.op(f"and {wide} {until}, {b.op(f'xor {wide} {before}, -1')}")
    return b.op(f"trunc {wide} {bits} to i{lanes}")


def _mapped(row: Row, tap: Tap, position: str, value: str, lanes: int) -> str:
    """Write each neighbour that is outside into its lane, from where it leads."""
    b, form = row.b, row.form
    dtype, extent = form.operands[tap.operand].dtype, row.settings.source
    kind, single = types.value(dtype, lanes), types.scalar(dtype)
    for distance in range(1, abs(tap.inner) + 1):
        index = str(-distance) if tap.inner < 0 else b.i64("add", extent, str(distance - 1))
        found = load(b, row.source(tap), outside.place(b, form.boundary, index, extent).at, 1)
        lane = b.i64("sub", index, position)
        bit = b.i64("shl", "1", b.i64("and", lane, "63"))
        hit = b.choose(b.compare("ult", lane, str(lanes)), bit, "0")
        bits = hit if lanes == 64 else b.op(f"trunc i64 {hit} to i{lanes}")
        here = b.op(f"bitcast i{lanes} {bits} to <{lanes} x i1>")
        value = b.op(f"select <{lanes} x i1> {here}, {kind} {b.splat(single, found, lanes)}, {kind} {value}")
    return value


def _filled(row: Row, tap: Tap, counts: str, value: str, lanes: int) -> str:
    """Write the fill value where a lane does not count."""
    b, dtype = row.b, row.form.operands[tap.operand].dtype
    kind = types.value(dtype, lanes)
    fill = b.splat(types.scalar(dtype), row.settings.fills[tap.operand], lanes)
    return b.op(f"select {types.vector('i1', lanes)} {counts}, {kind} {value}, {kind} {fill}")
