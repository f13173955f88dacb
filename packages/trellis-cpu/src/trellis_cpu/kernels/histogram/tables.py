"""Tables of counts in scratch memory: cleared, counted into, added up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Operand, load, store, types
from trellis_cpu.kernels.vectors import Cut as Vectors
from trellis_cpu.kernels.vectors import write_vectors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.histogram.numbers import Cut


def write_groups(
    b: Builder, how: Cut[str], memory: str, turns: int, body: Callable[[list[str], str, str], None]
) -> None:
    """Write the loop over groups: the group's tables cleared, then what `body` writes.

    It is given pointers to the tables to use in turn, and the range of the group's elements.
    """
    size = b.i64("mul", how.tables, how.entries)
    with b.loop("%begin", "%end") as group:
        first = b.at("i64", memory, b.i64("mul", group, size))
        with b.loop("0", size) as entry:
            b.set(b.at("i64", first, entry), "0")
        tables = [
            b.at("i64", first, b.i64("mul", how.entries, b.i64("urem", str(turn), how.tables)))
            for turn in range(turns)
        ]
        start = b.i64("mul", group, how.each)
        body(tables, start, b.smaller(b.i64("add", start, how.each), how.size))


def count(b: Builder, table: str, entry: str) -> None:
    """Write the addition of one."""
    place = b.at("i64", table, entry)
    b.set(place, b.i64("add", b.load("i64", place), "1"))


def added(b: Builder, how: Cut[str], memory: str, entry: str, lanes: int, mask: str | None) -> str:
    """Write the sums over all tables of the counts from `entry` on."""
    kind = types.vector("i64", lanes)
    total = b.cell(types.constant(0, "int64", lanes), kind)
    with b.loop("0", b.i64("mul", how.groups, how.tables)) as table:
        base = b.at("i64", memory, b.i64("mul", table, how.entries))
        found = load(b, Operand("int64", CONTIGUOUS, base, ""), entry, lanes, mask)
        b.set(total, b.op(f"add {kind} {b.get(total, kind)}, {found}"), kind)
    return b.get(total, kind)


def write_merging(b: Builder, how: Cut[str], memory: str, counts: str, vectors: Vectors) -> None:
    """Write the phase that adds tables of bins up."""
    with b.loop("%begin", "%end") as chunk:
        start = b.i64("mul", chunk, how.grain)
        length = b.smaller(how.grain, b.i64("sub", how.bins, start))
        out = Operand("int64", CONTIGUOUS, b.at("i64", counts, start), "")

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            for index in indices:
                entry = b.i64("add", b.i64("add", start, index), "1")
                store(b, out, index, lanes, added(b, how, memory, entry, lanes, mask), mask)

        write_vectors(b, vectors, length, (out,), body)
