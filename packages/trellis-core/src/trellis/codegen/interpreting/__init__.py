"""The reference interpreter of Kernel IR: slow, exact, and strict about what kernels may do."""

from __future__ import annotations

from trellis.codegen.interpreting.fault import Fault
from trellis.codegen.interpreting.run import interpret

__all__ = ["Fault", "interpret"]
