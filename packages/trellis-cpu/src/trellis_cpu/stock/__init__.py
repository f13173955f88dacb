"""Stock: matrix products by the BLAS that NumPy brings, called through ``numpy.matmul``."""

from __future__ import annotations

from trellis_cpu.stock.offer import offer

__all__ = ["offer"]
