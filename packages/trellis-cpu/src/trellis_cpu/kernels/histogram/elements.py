"""Histograms of wider elements: bins guessed for a vector at a time, and looked at closely where one is near an edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Operand, cast, load, types
from trellis_cpu.kernels.histogram.locating import Bins
from trellis_cpu.kernels.histogram.numbers import read
from trellis_cpu.kernels.histogram.tables import count, write_groups

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder


_REALS = {"float": "float32", "double": "float64"}


def write_counting(b: Builder, dtype: str, edges: str, lanes: int, turns: int) -> None:
    """Write the phase that counts."""
    how = read(b)
    source, memory = b.slot(0, "ptr"), b.slot(3, "ptr")
    counting = _Counting(b, dtype, edges, lanes, Bins(b, edges, b.slot(1, "ptr"), how.bins, dtype))

    def group(tables: list[str], start: str, stop: str) -> None:
        position = b.cell(start)
        with b.repeat(lambda: b.compare("sle", b.i64("add", b.get(position), str(lanes)), stop)):
            first = b.get(position)
            counting.vector(load(b, Operand(dtype, CONTIGUOUS, source, ""), first, lanes), tables)
            b.set(position, b.i64("add", first, str(lanes)))
        with b.loop(b.get(position), stop) as last:
            counting.single(load(b, Operand(dtype, CONTIGUOUS, source, ""), last, 1), tables[0])

    write_groups(b, how, memory, turns, group)


class _Counting:
    """Writes how elements find their bins; arithmetic is in the edges' dtype."""

    def __init__(self, b: Builder, dtype: str, edges: str, lanes: int, bins: Bins) -> None:
        self.b, self.dtype, self.edges, self.lanes, self.bins = b, dtype, edges, lanes, bins
        self.element = types.scalar(edges)
        self.kind, self.bits, self.wide = (types.vector(item, lanes) for item in (self.element, "i1", "i64"))
        self.suffix = types.suffix(edges, lanes)
        margin = bins.margin()
        self.unsure = b.op(f"fcmp uge double {margin}, {types.literal(0.25, 'float64')}")
        self.low, self.high, self.scale, self.margin = (
            b.splat(self.element, self.narrowed(name), lanes)
            for name in (bins.low, bins.high, bins.scale, margin)
        )
        self.last = b.splat("i64", b.i64("sub", bins.count, "1"), lanes)
        self.places = b.cell(kind=self.wide)

    def narrowed(self, name: str) -> str:
        return name if self.element == "double" else self.b.op(f"fptrunc double {name} to {self.element}")

    def real(self, name: str, lanes: int, element: str) -> str:
        """Write elements as floats."""
        return cast(self.b, name, self.dtype, _REALS[element], lanes)

    def vector(self, loaded: str, tables: list[str]) -> None:
        """Write the counts of a vector of elements."""
        b, kind, bits, lanes = self.b, self.kind, self.bits, self.lanes
        x = self.real(loaded, lanes, self.element)
        above, below = b.op(f"fcmp oge {kind} {x}, {self.low}"), b.op(f"fcmp ole {kind} {x}, {self.high}")
        counted = b.op(f"and {bits} {above}, {below}")
        guess = b.op(f"fmul {kind} {b.op(f'fsub {kind} {x}, {self.low}')}, {self.scale}")
        whole = b.op(f"call {kind} @llvm.rint.{self.suffix}({kind} {guess})")
        away = b.op(f"call {kind} @llvm.fabs.{self.suffix}({kind} {b.op(f'fsub {kind} {guess}, {whole}')})")
        # Also where the distance is not a number.
        near = b.op(f"and {bits} {counted}, {b.op(f'fcmp ule {kind} {away}, {self.margin}')}")
        some = near if lanes == 1 else b.op(f"call i1 @llvm.vector.reduce.or.v{lanes}i1({bits} {near})")
        closely, surely, one_by_one, beside, after = (b.label() for _ in range(5))
        b.do(f"br i1 {some}, label %{closely}, label %{surely}, !prof !1")
        b.place(surely)
        self.spread(self.whole(guess, counted), counted, tables)
        b.jump(after)
        b.place(closely)
        b.fork(self.unsure, one_by_one, beside)
        b.place(beside)
        self.spread(
            self.corrected(x, b.op(f"select {bits} {near}, {kind} {whole}, {kind} {guess}"), counted),
            counted,
            tables,
        )
        b.jump(after)
        b.place(one_by_one)
        for lane in range(lanes):
            source = types.value(self.dtype, lanes)
            one = loaded if lanes == 1 else b.op(f"extractelement {source} {loaded}, i64 {lane}")
            self.single(one, tables[lane % len(tables)])
        b.jump(after)
        b.place(after)

    def whole(self, guess: str, counted: str) -> str:
        """Write the bins that guesses are in, 0 for what is not counted."""
        b = self.b
        safe = b.op(
            f"select {self.bits} {counted}, {self.kind} {guess}, {self.kind} {types.constant(0, self.edges, self.lanes)}"
        )
        return b.op(f"fptosi {self.kind} {safe} to {self.wide}")

    def corrected(self, x: str, guess: str, counted: str) -> str:
        """Write the bins of elements that may be just below the edge that is their guess."""
        b, lanes, kind = self.b, self.lanes, self.kind
        places = self.whole(guess, counted)
        edges = "poison"
        for lane in range(lanes):
            place = places if lanes == 1 else b.op(f"extractelement {self.wide} {places}, i64 {lane}")
            edge = b.load(self.element, b.at(self.element, self.bins.edges, place))
            edges = (
                edge
                if lanes == 1
                else b.op(f"insertelement {kind} {edges}, {self.element} {edge}, i64 {lane}")
            )
        less = b.op(f"sext {self.bits} {b.op(f'fcmp olt {kind} {x}, {edges}')} to {self.wide}")
        places = b.op(f"add {self.wide} {places}, {less}")
        suffix = types.suffix("int64", lanes)
        return b.op(f"call {self.wide} @llvm.smin.{suffix}({self.wide} {places}, {self.wide} {self.last})")

    def spread(self, places: str, counted: str, tables: list[str]) -> None:
        """Write the addition of one to the count of each lane's bin; the first entry is for what is not counted."""
        b, lanes = self.b, self.lanes
        one, nothing = (types.constant(number, "int64", lanes) for number in (1, 0))
        entry = b.op(f"add {self.wide} {places}, {one}")
        b.set(
            self.places,
            b.op(f"select {self.bits} {counted}, {self.wide} {entry}, {self.wide} {nothing}"),
            self.wide,
        )
        for lane in range(lanes):
            count(b, tables[lane % len(tables)], b.load("i64", b.at("i64", self.places, str(lane))))

    def single(self, loaded: str, table: str) -> None:
        """Write the count of one element."""
        b = self.b
        place = self.bins.locate(self.real(loaded, 1, "double"))
        count(b, table, b.i64("add", place, "1"))
