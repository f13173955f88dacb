"""The first phase: rows of a and columns of b, side by side in panels, in the order in which tiles read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.gemm.finishing import batch_offset
from trellis_cpu.kernels.gemm.numbers import Slots
from trellis_cpu.kernels.gemm.reading import Reader, parameters, passed
from trellis_cpu.kernels.packing import transposed

if TYPE_CHECKING:
    from trellis_cpu.kernels.gemm.form import Form

# Side of the squares that are turned in registers, where neighbours along the inner products lie side by side.
_SIDE = 4


def write_packing(b: Builder, form: Form) -> None:
    """Write the phase: chunks of panels, first all of a, then all of b."""
    slots = Slots.of(form)
    grain, packed, packed_a, offset = (
        b.slot(slots.number(name)) for name in ("grain", "packed", "packed_a", "offset_b")
    )
    first, last = b.i64("mul", "%begin", grain), b.smaller(b.i64("mul", "%end", grain), packed)
    panels_a = b.slot(slots.operands - 1, "ptr")
    panels_b = b.at("i8", panels_a, offset)
    rank = slots.rank
    a = _Side(0, "panels_a", "rows", form.tile.rows, rank - 2, rank - 1, panels_a)
    _write_side(b, form, a, (first, b.smaller(last, packed_a)))
    first, last = (b.i64("sub", end, packed_a) for end in (b.larger(first, packed_a), last))
    side_b = _Side(1, "panels_b", "columns", form.tile.columns, rank - 1, rank - 2, panels_b)
    _write_side(b, form, side_b, (first, last))
    b.finish()


class _Side(NamedTuple):
    """One of the operands: names of its numbers, lanes of a panel, the axes across and along the depth, its panels."""

    operand: int
    panels: str
    extent: str
    width: int
    across: int
    along: int
    result: str


def _write_side(b: Builder, form: Form, side: _Side, part: tuple[str, str]) -> None:
    """Write the loop over some panels of one operand."""
    slots = Slots.of(form)
    panels, extent, depth = (b.slot(slots.number(name)) for name in (side.panels, side.extent, "depth"))
    lane, deep = (b.slot(slots.stride(side.operand, axis)) for axis in (side.across, side.along))
    pointer = b.slot(side.operand, "ptr")
    size = b.i64("mul", depth, str(side.width * form.size))
    scalars = passed(form, side.operand, nest.scalars(b, nest.Slots(slots.operands, 0, 0), form.scalars))
    with b.loop(*part) as position:
        batch, panel = b.i64("udiv", position, panels), b.i64("urem", position, panels)
        start = b.i64("mul", panel, str(side.width))
        away = b.i64("add", batch_offset(b, slots, side.operand, batch), b.i64("mul", start, lane))
        source, result = b.at("i8", pointer, away), b.at("i8", side.result, b.i64("mul", position, size))
        lanes = b.smaller(b.i64("sub", extent, start), str(side.width))
        steps = f"i64 {lane}, i64 {deep}, i64 {lanes}, i64 {depth}"
        b.do(f"call void @panel_{'ab'[side.operand]}(ptr {source}, {steps}, ptr {result}{scalars})")


def panel_function(form: Form, operand: int) -> Builder:
    """Write ``panel_a(source, lane step, depth step, lanes, depth, result)``, or b's: all lanes a step, zero beyond `lanes`."""
    width = (form.tile.rows, form.tile.columns)[operand]
    b = Builder(
        f"panel_{'ab'[operand]}",
        f"ptr %source, i64 %lane, i64 %deep, i64 %lanes, i64 %depth, ptr %result{parameters(form, operand)}",
    )
    panel = _Panel(b, Reader.within(b, form, operand), form.dtype, width)
    full = b.compare("eq", "%lanes", str(width))
    dense = b.compare("eq", "%lane", str(panel.size))
    with b.when(b.op(f"and i1 {full}, {dense}")):
        with b.loop("0", "%depth") as step:
            panel.copy("0", step, width)
        b.leave("void")
    with b.when(b.op(f"xor i1 {full}, true")), b.loop("0", "%depth") as step:
        panel.clear(step)
    runs = b.compare("eq", "%deep", str(panel.size))
    turned_lanes = b.choose(runs, b.i64("and", "%lanes", str(-_SIDE)), "0")
    turned_depth = b.i64("and", "%depth", str(-_SIDE))
    with b.loop("0", turned_lanes, str(_SIDE)) as lane:
        with b.loop("0", turned_depth, str(_SIDE)) as step:
            panel.square(lane, step)
        with b.loop(turned_depth, "%depth") as step, b.loop("0", str(_SIDE)) as more:
            panel.copy(b.i64("add", lane, more), step, 1)
    with b.loop(turned_lanes, "%lanes") as lane, b.loop("0", "%depth") as step:
        panel.copy(lane, step, 1)
    b.finish()
    return b


class _Panel:
    def __init__(self, b: Builder, reader: Reader, target: str, width: int) -> None:
        self.b, self.reader, self.target, self.width = b, reader, target, width
        self.size = types.size(reader.held)
        self.result = Operand(target, CONTIGUOUS, "%result", "")

    def at(self, lane: str, step: str) -> Operand:
        """Return the source from an element on, in the direction in which it lies dense."""
        b = self.b
        offset = b.i64("add", b.i64("mul", lane, "%lane"), b.i64("mul", step, "%deep"))
        return Operand(self.reader.held, CONTIGUOUS, b.at("i8", "%source", offset), "")

    def put(self, lane: str, step: str, lanes: int, value: str) -> None:
        b = self.b
        held = self.reader.prepared(value, lanes)
        store(b, self.result, b.i64("add", b.i64("mul", step, str(self.width)), lane), lanes, held)

    def copy(self, lane: str, step: str, lanes: int) -> None:
        self.put(lane, step, lanes, load(self.b, self.at(lane, step), "0", lanes))

    def clear(self, step: str) -> None:
        zero = f"{types.vector(types.stored(self.target), self.width)} zeroinitializer"
        place = self.b.at(types.stored(self.target), "%result", self.b.i64("mul", step, str(self.width)))
        self.b.do(f"store {zero}, ptr {place}, align {types.size(self.target)}")

    def square(self, lane: str, step: str) -> None:
        """Write the copy of a square whose rows lie along the depth and whose columns become rows."""
        b = self.b
        lines = [load(b, self.at(b.i64("add", lane, str(i)), step), "0", _SIDE) for i in range(_SIDE)]
        kind = types.vector(types.stored(self.reader.held), _SIDE)
        for i, line in enumerate(transposed(b, kind, lines)):
            self.put(lane, b.i64("add", step, str(i)), _SIDE, line)
