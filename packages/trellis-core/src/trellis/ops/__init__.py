"""The operations, as functions of a Context; every one is also a Context method of the same name."""

from __future__ import annotations

from trellis.ops.conversion import asarray
from trellis.ops.creation import alloc, arange, empty, fill, fill_ramp, full, random, zeros
from trellis.ops.elementwise import cast, map, parallel_map  # noqa: A004 - as NumPy has its sum
from trellis.ops.gather import take
from trellis.ops.linear import gemm, gemm_like
from trellis.ops.reductions import reduce
from trellis.ops.running import histogram, scan
from trellis.ops.stencils import stencil

__all__ = [
    "alloc",
    "arange",
    "asarray",
    "cast",
    "empty",
    "fill",
    "fill_ramp",
    "full",
    "gemm",
    "gemm_like",
    "histogram",
    "map",
    "parallel_map",
    "random",
    "reduce",
    "scan",
    "stencil",
    "take",
    "zeros",
]
