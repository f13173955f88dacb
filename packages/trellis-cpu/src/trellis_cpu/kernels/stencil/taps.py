"""How a stencil's neighbours are read: all inside, some lanes outside, or one element anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trellis.expr import Node
from trellis_cpu.emit import load, types
from trellis_cpu.kernels.stencil import lanes, outside
from trellis_cpu.kernels.stencil.form import tap_of

if TYPE_CHECKING:
    from trellis_cpu.kernels.stencil.form import Tap
    from trellis_cpu.kernels.stencil.row import Row

# Writes the value of a `tap` node.
Reader = Callable[[Node], str]


def inside(row: Row, x: str, width: int, mask: str | None = None) -> Reader:
    """Return a reader where all neighbours are inside."""

    def reader(node: Node) -> str:
        tap = tap_of(node)
        return load(row.b, row.source(tap), row.position(x, tap), width, mask)

    return reader


def across(row: Row, x: str, width: int, count: str) -> Reader:
    """Return a reader where some of the first `count` lanes, or whole rows for a constant boundary, are outside."""
    b = row.b
    known: dict[int, str] = {}

    def reader(node: Node) -> str:
        tap = tap_of(node)
        position = row.position(x, tap)
        if tap.inner not in known:
            known[tap.inner] = lanes.within(b, position, row.settings.source, width, count)
        bits, source = known[tap.inner], row.place.sources[tap.operand, tap.outer]
        if source.inside is not None:
            bits = b.op(f"select i1 {source.inside}, i{width} {bits}, i{width} 0")
        counts = lanes.mask(b, bits, width)
        value = load(b, row.source(tap), position, width, counts)
        if row.form.boundary == "constant":
            return _filled(row, tap, counts, value, width)
        return _mapped(row, tap, position, value, width)

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


def outer_value(row: Row, tap: Tap, index: str, lanes: int) -> str:
    """Write, in every lane, what the neighbours of a tap at an index outside stand for."""
    b, boundary, dtype = row.b, row.form.boundary, row.form.operands[tap.operand].dtype
    if boundary == "constant":
        single = row.settings.fills[tap.operand]
    else:
        place = outside.place(b, boundary, index, row.settings.source)
        single = load(b, row.source(tap), place.at, 1)
    return b.splat(types.scalar(dtype), single, lanes)


def _mapped(row: Row, tap: Tap, position: str, value: str, width: int) -> str:
    """Write each neighbour that is outside into its lane, from where it leads."""
    b, dtype = row.b, row.form.operands[tap.operand].dtype
    for distance in range(1, abs(tap.inner) + 1):
        above = b.i64("add", row.settings.source, str(distance - 1))
        index = str(-distance) if tap.inner < 0 else above
        where = lanes.mask(b, lanes.only(b, index, position, width), width)
        value = lanes.choose(b, where, dtype, width, (outer_value(row, tap, index, width), value))
    return value


def _filled(row: Row, tap: Tap, counts: str, value: str, width: int) -> str:
    """Write the fill value where a lane does not count."""
    b, dtype = row.b, row.form.operands[tap.operand].dtype
    fill = b.splat(types.scalar(dtype), row.settings.fills[tap.operand], width)
    return lanes.choose(b, counts, dtype, width, (value, fill))
