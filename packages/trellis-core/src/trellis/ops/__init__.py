"""The operations, as functions of a Context; every one is also a Context method of the same name."""

from __future__ import annotations

from trellis.ops.choosing import clip, where
from trellis.ops.conversion import asarray
from trellis.ops.creation import alloc, arange, empty, fill, fill_ramp, full, random, zeros
from trellis.ops.elementwise import cast, map  # noqa: A004 - as NumPy has its sum
from trellis.ops.escape import escape
from trellis.ops.gather import take
from trellis.ops.linear import gemm, gemm_like
from trellis.ops.movement import concatenate, copy, stack, transpose
from trellis.ops.ordering import argsort, sort
from trellis.ops.padding import pad
from trellis.ops.parallel import parallel_map, parallel_plan
from trellis.ops.reductions import reduce
from trellis.ops.running import histogram, scan
from trellis.ops.stencils import map_stencil, stencil

__all__ = [
    "alloc",
    "arange",
    "argsort",
    "asarray",
    "cast",
    "clip",
    "concatenate",
    "copy",
    "empty",
    "escape",
    "fill",
    "fill_ramp",
    "full",
    "gemm",
    "gemm_like",
    "histogram",
    "map",
    "map_stencil",
    "pad",
    "parallel_map",
    "parallel_plan",
    "random",
    "reduce",
    "scan",
    "sort",
    "stack",
    "stencil",
    "take",
    "transpose",
    "where",
    "zeros",
]
