"""Writing kernels comfortably: terms with Python's operators, and a builder with Python's blocks."""

from __future__ import annotations

from trellis.codegen.building.builder import Builder
from trellis.codegen.building.terms import Term, both, either, largest, least, lift, op, select

__all__ = ["Builder", "Term", "both", "either", "largest", "least", "lift", "op", "select"]
