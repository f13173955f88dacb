"""Gemm: operands packed into panels first, then register tiles of the result, each finished by the epilogue.

The first phase packs, the second multiplies; every panel is zero beyond the edges, so that there is one tile for all. Where
the result has few rows or columns, the other operand is not packed, but read where it lies: see `narrow`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, types
from trellis_cpu.kernels.gemm.blocks import blocks, strips
from trellis_cpu.kernels.gemm.form import form, oriented
from trellis_cpu.kernels.gemm.multiply import write_multiply
from trellis_cpu.kernels.gemm.narrow import write_narrow
from trellis_cpu.kernels.gemm.numbers import narrow_statics, statics
from trellis_cpu.kernels.gemm.packing import panel_function, write_packing
from trellis_cpu.kernels.gemm.refusals import refusals
from trellis_cpu.kernels.gemm.tile import tile_function
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Gemm, Schedule
    from trellis_cpu.kernels.gemm.form import Form
    from trellis_cpu.target import Target

__all__ = ["refusals", "work", "write"]

# What reading costs where it is all there is to do, about.
_NANOSECONDS_A_BYTE = 0.05


def write(intent: Gemm, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    how = form(intent, schedule, target)
    if how.narrow:
        return Written(*write_narrow(how))
    packing, multiply = (Builder(f"phase{i}", exported=True) for i in range(2))
    write_packing(packing, how)
    write_multiply(multiply, how)
    panels = (panel_function(how, operand).text for operand in range(2))
    return Written((packing, multiply), (*panels, tile_function(how).text))


def work(intent: Gemm, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    how = form(intent, schedule, target)
    if how.narrow:
        return _narrow_work(oriented(intent, schedule), how)
    cut = blocks(intent, schedule, how)
    rows, columns, depth = intent.mnk
    return Work(
        operands=len(how.operands) + 1,
        scalars=how.scalars,
        statics=statics(intent, how, cut),
        chunks=(cut.packs, cut.chunks),
        nanoseconds=intent.outputs[0].size * (max(depth, 1) * how.cost + 1),
        geometry=(
            ("vector", how.tile.lanes),
            ("tile_m", how.tile.rows),
            ("tile_n", how.tile.columns),
            ("block_m", min(cut.down * how.tile.rows, rows)),
            ("block_n", min(cut.across * how.tile.columns, columns)),
        ),
        scratch=cut.scratch,
    )


def _narrow_work(intent: Gemm, how: Form) -> Work:
    cut = strips(intent, how)
    rows, columns, depth = intent.mnk
    read = intent.inputs[1].size * types.size(intent.inputs[1].dtype)
    products = cut.batches * rows * columns * max(depth, 1)
    return Work(
        operands=len(how.operands) + 1,
        scalars=how.scalars,
        statics=narrow_statics(intent, how, cut),
        chunks=(cut.matrices, cut.chunks),
        nanoseconds=products * how.cost + read * _NANOSECONDS_A_BYTE + intent.outputs[0].size,
        geometry=(("vector", how.tile.lanes), ("tile_m", cut.height), ("block_n", min(cut.width, columns))),
        scratch=cut.matrices * cut.nbytes,
    )
