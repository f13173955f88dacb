"""Masks of the lanes of a vector that lies at some position along a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder


def within(b: Builder, position: str, extent: str, lanes: int, count: str) -> str:
    """Write, as bits, which of the first `count` lanes from a position on are inside: one run of them, or none."""
    wide = "i64" if lanes < 64 else "i128"
    low = b.smaller(b.larger(b.i64("sub", "0", position), "0"), str(lanes))
    high = b.smaller(b.larger(b.i64("sub", extent, position), "0"), count)
    ends = (end if wide == "i64" else b.op(f"zext i64 {end} to {wide}") for end in (low, high))
    before, until = (b.op(f"sub {wide} {b.op(f'shl {wide} 1, {end}')}, 1") for end in ends)
    bits = b.op(f"and {wide} {until}, {b.op(f'xor {wide} {before}, -1')}")
    return b.op(f"trunc {wide} {bits} to i{lanes}")


def only(b: Builder, index: str, position: str, lanes: int) -> str:
    """Write, as bits, the one lane of a vector at a position that holds an index, or none."""
    lane = b.i64("sub", index, position)
    bit = b.i64("shl", "1", b.i64("and", lane, "63"))
    bits = b.choose(b.compare("ult", lane, str(lanes)), bit, "0")
    return bits if lanes == 64 else b.op(f"trunc i64 {bits} to i{lanes}")


def mask(b: Builder, bits: str, lanes: int) -> str:
    """Return bits as a mask."""
    return b.op(f"bitcast i{lanes} {bits} to {types.vector('i1', lanes)}")


def choose(b: Builder, where: str, dtype: str, lanes: int, pair: tuple[str, str]) -> str:
    """Write the first of a pair of vectors where a mask holds, else the second."""
    kind = types.value(dtype, lanes)
    return b.op(f"select {types.vector('i1', lanes)} {where}, {kind} {pair[0]}, {kind} {pair[1]}")
