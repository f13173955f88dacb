"""Mathematical functions in float64, in primitives and, where the target has them, its own functions."""

from __future__ import annotations

from trellis.expr.legalising.double.table import FUNCTIONS

__all__ = ["FUNCTIONS"]
