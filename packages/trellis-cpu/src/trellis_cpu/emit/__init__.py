"""LLVM IR text from legalised formulas: a builder of functions, vectors of N lanes, loads, stores and modules."""

from __future__ import annotations

from trellis_cpu.emit.builder import Builder
from trellis_cpu.emit.casts import cast
from trellis_cpu.emit.formula import Formula
from trellis_cpu.emit.memory import CONSTANT, CONTIGUOUS, STRIDED, Operand, load, mask_below, store
from trellis_cpu.emit.module import assemble

__all__ = [
    "CONSTANT",
    "CONTIGUOUS",
    "STRIDED",
    "Builder",
    "Formula",
    "Operand",
    "assemble",
    "cast",
    "load",
    "mask_below",
    "store",
]
