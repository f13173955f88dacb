"""Mathematical functions in float32 and float64, in primitives.

Every algorithm serves both dtypes with coefficients of their own, uses no float wider than its dtype, and holds its bound whether
or not a product and the sum after it are fused. The polynomials are minimax fits: Remez's exchange in 55-digit arithmetic on the
interval stated, weighted so that the error is relative to the function; then the coefficients are rounded to their dtype one
after another, lowest power first, and the rest fitted again each time. Errors of fits are in units of 2**-24 and 2**-53.
"""

from __future__ import annotations

from trellis.expr.legalising.elementary.table import FUNCTIONS

__all__ = ["FUNCTIONS"]
