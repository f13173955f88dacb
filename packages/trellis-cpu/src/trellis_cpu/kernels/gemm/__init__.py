"""Gemm: operands packed into panels first, then register tiles of the result, each finished by the epilogue.

The first phase packs, the second multiplies; every panel is zero beyond the edges, so that there is one tile for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder
from trellis_cpu.kernels.gemm.blocks import blocks
from trellis_cpu.kernels.gemm.form import form
from trellis_cpu.kernels.gemm.multiply import write_multiply
from trellis_cpu.kernels.gemm.numbers import statics
from trellis_cpu.kernels.gemm.packing import panel_function, write_packing
from trellis_cpu.kernels.gemm.refusals import refusals
from trellis_cpu.kernels.gemm.tile import tile_function
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from trellis.door import Gemm, Schedule
    from trellis_cpu.target import Target

__all__ = ["refusals", "work", "write"]


def write(intent: Gemm, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    how = form(intent, schedule, target)
    packing, multiply = (Builder(f"phase{i}", exported=True) for i in range(2))
    write_packing(packing, how)
    write_multiply(multiply, how)
    widths = dict.fromkeys((how.tile.rows, how.tile.columns))
    panels = (panel_function(how, width).text for width in widths)
    return Written((packing, multiply), (*panels, tile_function(how).text))


def work(intent: Gemm, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    how = form(intent, schedule, target)
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
