"""Histograms of bytes: each of the 256 values is counted, then its bin looked up once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.kernels.histogram.locating import Bins
from trellis_cpu.kernels.histogram.numbers import read
from trellis_cpu.kernels.histogram.tables import added, count, write_groups

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder

# Bytes that are loaded as one word.
_WORD = 8


def write_counting(b: Builder, turns: int) -> None:
    """Write the phase that counts values."""
    source, memory = b.slot(0, "ptr"), b.slot(3, "ptr")

    def group(tables: list[str], start: str, stop: str) -> None:
        position = b.cell(start)
        with b.repeat(lambda: b.compare("sle", b.i64("add", b.get(position), str(_WORD)), stop)):
            first = b.get(position)
            word = b.op(f"load i64, ptr {b.at('i8', source, first)}, align 1")
            for i in range(_WORD):
                shifted = b.i64("lshr", word, str(8 * i)) if i else word
                count(b, tables[i % len(tables)], b.i64("and", shifted, "255"))
            b.set(position, b.i64("add", first, str(_WORD)))
        with b.loop(b.get(position), stop) as last:
            byte = b.load("i8", b.at("i8", source, last))
            count(b, tables[0], b.op(f"zext i8 {byte} to i64"))

    write_groups(b, read(b), memory, turns, group)


def write_binning(b: Builder, dtype: str, edges: str) -> None:
    """Write the phase, of one chunk, that puts the counts of values into their bins."""
    how = read(b)
    bins = Bins(b, edges, b.slot(1, "ptr"), how.bins, dtype)
    counts, memory = b.slot(2, "ptr"), b.slot(3, "ptr")
    with b.loop("%begin", "%end"):
        with b.loop("0", how.bins) as index:
            b.set(b.at("i64", counts, index), "0")
        with b.loop("0", "256") as byte:
            place = bins.locate(_value(b, dtype, byte))
            with b.when(b.compare("sge", place, "0")):
                entry = b.at("i64", counts, place)
                b.set(entry, b.i64("add", b.load("i64", entry), added(b, how, memory, byte, 1, None)))


def _value(b: Builder, dtype: str, byte: str) -> str:
    """Write the number that a byte of the array stands for."""
    if dtype == "bool":
        return b.op(f"uitofp i1 {b.compare('ne', byte, '0')} to double")
    narrow = b.op(f"trunc i64 {byte} to i8")
    return b.op(f"{'sitofp' if types.is_signed(dtype) else 'uitofp'} i8 {narrow} to double")
