"""The second phase: blocks of register tiles, each tile straight to the result or through the epilogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Formula, Operand, load, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.gemm.numbers import NAMES, Slots
from trellis_cpu.kernels.gemm.packing import batch_offset, convert
from trellis_cpu.kernels.vectors import write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.gemm.form import Form


class _Corner(NamedTuple):
    """Where a tile is: its batch, first row and column, extents, and the matrices of the batch by operand."""

    batch: str
    row: str
    column: str
    rows: str
    columns: str
    matrices: dict[int, str]


def write_multiply(b: Builder, form: Form) -> None:
    """Write the phase."""
    _Multiply(b, form).write()
    b.finish()


class _Multiply:
    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form, self.slots = b, form, Slots.of(form)
        self.n = {name: b.slot(self.slots.number(name)) for name in NAMES}
        self.scratch = b.slot(self.slots.operands - 1, "ptr")
        self.scalars = nest.scalars(b, nest.Slots(self.slots.operands, 0, 0), form.scalars)
        # The epilogue's operands and the result, in this order.
        self.finished = range(2, len(form.operands))
        self.strides = {
            i: [b.slot(self.slots.stride(i, form.rank - 2 + axis)) for axis in range(2)]
            for i in self.finished
        }
        tile = form.tile
        self.sums = b.cell(kind=f"[{tile.rows * tile.columns} x {types.stored(form.dtype)}], align 64")

    def write(self) -> None:
        b, n = self.b, self.n
        panels_b = b.at("i8", self.scratch, n["offset_b"])
        with b.loop("%begin", "%end") as chunk:
            down, rest = b.i64("urem", chunk, n["blocks_down"]), b.i64("udiv", chunk, n["blocks_down"])
            across, batch = b.i64("urem", rest, n["blocks_across"]), b.i64("udiv", rest, n["blocks_across"])
            matrices = {
                i: b.at("i8", b.slot(i, "ptr"), batch_offset(b, self.slots, i, batch)) for i in self.finished
            }
            first_a, first_b = (b.i64("mul", batch, n[f"batch_{side}"]) for side in "ab")
            with self.panels(across, "across", "panels_b") as j:
                panel_b = self.panel(panels_b, b.i64("add", first_b, j), self.form.tile.columns)
                with self.panels(down, "down", "panels_a") as i:
                    panel_a = self.panel(self.scratch, b.i64("add", first_a, i), self.form.tile.rows)
                    self.tile(panel_a, panel_b, self.corner(batch, i, j, matrices))

    def panels(self, block: str, size: str, panels: str) -> AbstractContextManager[str]:
        """Write the loop over the panels of a block."""
        b, first = self.b, self.b.i64("mul", block, self.n[size])
        return b.loop(first, b.smaller(b.i64("add", first, self.n[size]), self.n[panels]))

    def panel(self, panels: str, position: str, width: int) -> str:
        b = self.b
        size = b.i64("mul", self.n["depth"], str(width * self.form.size))
        return b.at("i8", panels, b.i64("mul", position, size))

    def corner(self, batch: str, i: str, j: str, matrices: dict[int, str]) -> _Corner:
        b, tile = self.b, self.form.tile
        row, column = b.i64("mul", i, str(tile.rows)), b.i64("mul", j, str(tile.columns))
        rows = b.smaller(b.i64("sub", self.n["rows"], row), str(tile.rows))
        columns = b.smaller(b.i64("sub", self.n["columns"], column), str(tile.columns))
        return _Corner(batch, row, column, rows, columns, matrices)

    def element(self, corner: _Corner, operand: int, row: str) -> str:
        """Write the address of an operand's element in a row of the result, at the tile's first column."""
        b, (down, across) = self.b, self.strides[operand]
        away = b.i64("add", b.i64("mul", row, down), b.i64("mul", corner.column, across))
        return b.at("i8", corner.matrices[operand], away)

    def tile(self, a: str, b_panel: str, corner: _Corner) -> None:
        b, tile, result = self.b, self.form.tile, self.finished[-1]
        pitch = str(tile.columns * self.form.size)
        call = f"call void @tile(ptr {a}, ptr {b_panel}, i64 {self.n['depth']}"
        if self.form.plain:
            full = [
                b.compare("eq", extent, str(whole))
                for extent, whole in ((corner.rows, tile.rows), (corner.columns, tile.columns))
            ]
            straight = b.op(f"and i1 {full[0]}, {full[1]}")
            with b.when(straight):
                place = self.element(corner, result, corner.row)
                b.do(f"{call}, ptr {place}, i64 {self.strides[result][0]})")
            with b.when(b.op(f"xor i1 {straight}, true")):
                b.do(f"{call}, ptr {self.sums}, i64 {pitch})")
                self.finish(corner)
        else:
            b.do(f"{call}, ptr {self.sums}, i64 {pitch})")
            self.finish(corner)

    def finish(self, corner: _Corner) -> None:
        """Write the epilogue over the rows of a tile whose sums lie in memory."""
        b, form = self.b, self.form
        with b.loop("0", corner.rows) as step:
            row = b.i64("add", corner.row, step)
            sums = b.at(types.stored(form.dtype), self.sums, b.i64("mul", step, str(form.tile.columns)))
            operands = [
                Operand(form.operands[i].dtype, kind, self.element(corner, i, row), self.strides[i][1])
                for i, kind in zip(self.finished, form.kinds, strict=True)
            ]
            *given, result = [Operand(form.dtype, CONTIGUOUS, sums, ""), *operands]

            def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
                (index,) = indices  # as `form.cut` says

                def leaf(node: Node) -> str:
                    if node.op == "input":
                        position = int(node.value[0])
                        value = load(b, given[position], index, lanes, mask)
                        return value if position else convert(b, value, form.dtype, form.accumulated, lanes)
                    if node.op == "scalar":
                        return b.splat(types.scalar(node.dtype), self.scalars[int(node.value[0])], lanes)
                    return self.index(node, corner, row, b.i64("add", corner.column, index), lanes)

                (value,) = Formula(b, lanes, leaf, mask).write((form.epilogue,))
                store(b, result, index, lanes, value, mask, streaming=streaming)

            write_vectors(b, form.cut, corner.columns, [result], body)

    def index(self, node: Node, corner: _Corner, row: str, column: str, lanes: int) -> str:
        """Write the elements' index along an axis of the result."""
        b, axis, rank = self.b, int(node.value[0]), self.form.rank
        wide = types.vector("i64", lanes)
        if axis == rank - 1:
            name = b.op(f"add {wide} {b.splat('i64', column, lanes)}, {types.iota(lanes)}")
        elif axis == rank - 2:
            name = b.splat("i64", row, lanes)
        else:
            rest = corner.batch
            for later in reversed(range(axis + 1, rank - 2)):
                rest = b.i64("udiv", rest, b.slot(self.slots.extent(later)))
            name = b.splat("i64", b.i64("urem", rest, b.slot(self.slots.extent(axis))), lanes)
        kind = types.value(node.dtype, lanes)
        return name if kind == wide else b.op(f"trunc {wide} {name} to {kind}")
