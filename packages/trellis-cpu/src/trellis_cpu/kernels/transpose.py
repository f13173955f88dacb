"""Transpose: a copy whose input is seen with its axes in another order."""

from __future__ import annotations

from trellis_cpu.kernels.copy import refusals, work, write

__all__ = ["refusals", "work", "write"]
