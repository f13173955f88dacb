"""Cube root and hypotenuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.formats import INFINITY
from trellis.expr.legalising.terms import Term, copysign, is_nan, lift, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# Added to a third of the upper 32 bits of x, this gives those of a cube root within 3.5 %: two thirds of the exponent's bias, less
# what makes the largest error of either sign equal.
_THIRD_BIAS = {"float32": 0x2A510680, "float64": 0x2A9F7893}
_ITERATIONS = {"float32": 2, "float64": 3}


def cbrt(target: Target, x: Term) -> Term:
    """A third of the exponent as a guess, then Halley's iteration: each cubes the error."""
    a = abs(x)
    small, large = a < 2.0**-100, a > 2.0**100
    reach = {"float32": 48, "float64": 960}[x.dtype]
    scaled = a * select(small, lift(2.0**reach, x.dtype), select(large, lift(2.0**-reach, x.dtype), 1.0))
    root = _guess(scaled)
    for _ in range(_ITERATIONS[x.dtype]):
        cube = root * root * root
        root = root + root * ((scaled - cube) / (cube + cube + scaled))
    third = reach // 3
    back = select(small, lift(2.0**-third, x.dtype), select(large, lift(2.0**third, x.dtype), 1.0))
    usual = (a > 0) & (a < INFINITY)
    return select(usual, copysign(root * back, x), x)


def _guess(x: Term) -> Term:
    upper = x.bits if x.dtype == "float32" else (x.bits >> 32).cast("int32")
    third = upper.view("uint32").apply("mulhi", lift(0x55555556, "uint32")).view("int32")
    found = third + _THIRD_BIAS[x.dtype]
    return found.view("float32") if x.dtype == "float32" else (found.cast("int64") << 32).view("float64")


def hypot(target: Target, x: Term, y: Term) -> Term:
    """``sqrt(x**2 + y**2)``, scaled where a square would leave the range; infinite if either is, even beside NaN."""
    a, b = abs(x), abs(y)
    large = select(b > a, b, a)
    large = select(is_nan(b), b, large)
    bound, shift = {"float32": (60, 80), "float64": (500, 600)}[x.dtype]
    huge, tiny = large > 2.0**bound, large < 2.0**-bound
    scale = select(huge, lift(2.0**-shift, x.dtype), select(tiny, lift(2.0**shift, x.dtype), 1.0))
    back = select(huge, lift(2.0**shift, x.dtype), select(tiny, lift(2.0**-shift, x.dtype), 1.0))
    p, q = a * scale, b * scale
    found = (p * p + q * q).sqrt() * back
    return select(a.eq(INFINITY) | b.eq(INFINITY), INFINITY, found)
