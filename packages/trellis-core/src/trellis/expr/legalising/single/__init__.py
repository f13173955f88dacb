"""Mathematical functions in float32, in primitives.

Every algorithm holds its bound whether or not a product and the sum after it are fused, and uses no float wider than float32. The
polynomials are minimax fits: Remez's exchange in 60-digit arithmetic on the interval stated, weighted so that the error is
relative to the function; then the coefficients are rounded to float32 one after another, lowest power first, and the rest fitted
again each time.
"""

from __future__ import annotations

from trellis.expr.legalising.single.table import FUNCTIONS

__all__ = ["FUNCTIONS"]
