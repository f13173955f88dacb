"""The second phase: blocks of register tiles, each tile straight to the result or through the epilogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.kernels.gemm.finishing import Corner, Finish
from trellis_cpu.kernels.gemm.numbers import NAMES, Slots

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.gemm.form import Form


def write_multiply(b: Builder, form: Form) -> None:
    """Write the phase."""
    _Multiply(b, form).write()
    b.finish()


class _Multiply:
    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form = b, form
        slots, tile = Slots.of(form), form.tile
        self.n = {name: b.slot(slots.number(name)) for name in NAMES}
        self.scratch = b.slot(slots.operands - 1, "ptr")
        self.sums = b.cell(kind=f"[{tile.rows * tile.columns} x {types.stored(form.dtype)}], align 64")
        self.finish = Finish(b, form, slots, self.sums, str(tile.columns))

    def write(self) -> None:
        b, n = self.b, self.n
        panels_b = b.at("i8", self.scratch, n["offset_b"])
        last = b.smaller(b.i64("mul", "%end", n["each"]), n["parts"])
        with b.loop(b.i64("mul", "%begin", n["each"]), last) as part:
            down, rest = b.i64("urem", part, n["blocks_down"]), b.i64("udiv", part, n["blocks_down"])
            across, batch = b.i64("urem", rest, n["blocks_across"]), b.i64("udiv", rest, n["blocks_across"])
            matrices = self.finish.matrices(batch)
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

    def corner(self, batch: str, i: str, j: str, matrices: dict[int, str]) -> Corner:
        b, tile = self.b, self.form.tile
        row, column = b.i64("mul", i, str(tile.rows)), b.i64("mul", j, str(tile.columns))
        rows = b.smaller(b.i64("sub", self.n["rows"], row), str(tile.rows))
        columns = b.smaller(b.i64("sub", self.n["columns"], column), str(tile.columns))
        return Corner(batch, row, column, rows, columns, matrices)

    def tile(self, a: str, b_panel: str, corner: Corner) -> None:
        b, tile, result = self.b, self.form.tile, len(self.form.operands) - 1
        pitch = str(tile.columns * self.form.size)
        call = f"call void @tile(ptr {a}, ptr {b_panel}, i64 {self.n['depth']}"
        if not self.form.plain:
            b.do(f"{call}, ptr {self.sums}, i64 {pitch})")
            self.finish.write(corner)
            return
        full = [
            b.compare("eq", extent, str(whole))
            for extent, whole in ((corner.rows, tile.rows), (corner.columns, tile.columns))
        ]
        straight = b.op(f"and i1 {full[0]}, {full[1]}")
        with b.when(straight):
            place = self.finish.element(corner, result, corner.row)
            b.do(f"{call}, ptr {place}, i64 {self.finish.strides[result][0]})")
        with b.when(b.op(f"xor i1 {straight}, true")):
            b.do(f"{call}, ptr {self.sums}, i64 {pitch})")
            self.finish.write(corner)
