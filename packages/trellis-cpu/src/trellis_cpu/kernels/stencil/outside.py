"""What an index beyond the edge of an array stands for, by the name of the boundary."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis_cpu.emit import Builder


class Place(NamedTuple):
    """An index that may be read, and whether what is read there counts; None where it always does."""

    at: str
    inside: str | None


def place(b: Builder, boundary: str, index: str, extent: str) -> Place:
    """Write where an index along an axis of `extent` elements leads: always to an element."""
    return _PLACES[boundary](b, index, extent)


def _nearest(b: Builder, index: str, extent: str) -> str:
    last = b.i64("sub", extent, "1")
    return b.smaller(b.op(f"call i64 @llvm.smax.i64(i64 {index}, i64 0)"), last)


def _constant(b: Builder, index: str, extent: str) -> Place:
    return Place(_nearest(b, index, extent), b.compare("ult", index, extent))


def _edge(b: Builder, index: str, extent: str) -> Place:
    return Place(_nearest(b, index, extent), None)


def _reflect(b: Builder, index: str, extent: str) -> Place:
    """Write one mirroring at either end; axes are longer than the reach."""
    last = b.i64("sub", extent, "1")
    low = b.op(f"call i64 @llvm.abs.i64(i64 {index}, i1 false)")
    over = b.op(f"call i64 @llvm.abs.i64(i64 {b.i64('sub', last, low)}, i1 false)")
    return Place(b.i64("sub", last, over), None)


def _wrap(b: Builder, index: str, extent: str) -> Place:
    """Write the remainder, any number of times around; the division is skipped inside."""
    outside, after, before = b.label(), b.label(), b.here
    b.fork(b.compare("ult", index, extent), after, outside)
    b.place(outside)
    rest = b.i64("srem", index, extent)
    around = b.choose(b.compare("slt", rest, "0"), b.i64("add", rest, extent), rest)
    b.jump(after)
    b.place(after)
    return Place(b.op(f"phi i64 [ {index}, %{before} ], [ {around}, %{outside} ]"), None)


def _valid(b: Builder, index: str, extent: str) -> Place:
    return Place(index, None)


_PLACES: dict[str, Callable[[Builder, str, str], Place]] = {
    "constant": _constant,
    "edge": _edge,
    "reflect": _reflect,
    "wrap": _wrap,
    "valid": _valid,
}
