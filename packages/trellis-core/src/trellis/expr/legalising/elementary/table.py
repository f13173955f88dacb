"""The functions there are, in both dtypes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary import (
    exponential,
    gaussian,
    hyperbolic,
    inverse,
    logarithm,
    power,
    roots,
    trigonometry,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.terms import Term

FUNCTIONS: dict[str, Callable[..., Term]] = {
    "arccos": inverse.arccos,
    "arccosh": inverse.arccosh,
    "arcsin": inverse.arcsin,
    "arcsinh": inverse.arcsinh,
    "arctan": inverse.arctan,
    "arctan2": inverse.arctan2,
    "arctanh": inverse.arctanh,
    "cbrt": roots.cbrt,
    "cos": trigonometry.cos,
    "cosh": hyperbolic.cosh,
    "erf": gaussian.erf,
    "exp": exponential.exp,
    "exp2": exponential.exp2,
    "expm1": exponential.expm1,
    "gelu": gaussian.gelu,
    "gelu_tanh": gaussian.gelu_tanh,
    "hypot": roots.hypot,
    "log": logarithm.log,
    "log10": logarithm.log10,
    "log1p": logarithm.log1p,
    "log2": logarithm.log2,
    "logaddexp": logarithm.logaddexp,
    "logaddexp2": logarithm.logaddexp2,
    "power": power.power,
    "sigmoid": exponential.sigmoid,
    "silu": exponential.silu,
    "sin": trigonometry.sin,
    "sinh": hyperbolic.sinh,
    "tan": trigonometry.tan,
    "tanh": hyperbolic.tanh,
}
