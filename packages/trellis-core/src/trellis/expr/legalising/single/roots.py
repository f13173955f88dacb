"""Cube root and hypotenuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.terms import Term, copysign, is_nan, lift, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# Added to a third of the bits of x, this gives the bits of a cube root within 3.5 %: two thirds of the exponent's bias, less
# what makes the largest error of either sign equal.
_THIRD_BIAS = 0x2A510680


def cbrt(target: Target, x: Term) -> Term:
    """A third of the exponent as a guess, then Halley's iteration twice: each cubes the error."""
    a = abs(x)
    small, large = a < 2.0**-100, a > 2.0**100
    scaled = a * select(small, lift(2.0**48, "float32"), select(large, lift(2.0**-48, "float32"), 1.0))
    third = scaled.bits.view("uint32").apply("mulhi", lift(0x55555556, "uint32")).view("int32")
    root = (third + _THIRD_BIAS).view("float32")
    for _ in range(2):
        cube = root * root * root
        root = root + root * ((scaled - cube) / (cube + cube + scaled))
    back = select(small, lift(2.0**-16, "float32"), select(large, lift(2.0**16, "float32"), 1.0))
    usual = (a > 0) & (a < float("inf"))
    return select(usual, copysign(root * back, x), x)


def hypot(target: Target, x: Term, y: Term) -> Term:
    """``sqrt(x**2 + y**2)``, scaled where a square would leave the range; infinite if either is, even beside NaN."""
    a, b = abs(x), abs(y)
    large = select(b > a, b, a)
    large = select(is_nan(b), b, large)
    scale = select(
        large > 2.0**60, lift(2.0**-80, "float32"), select(large < 2.0**-60, lift(2.0**80, "float32"), 1.0)
    )
    back = select(
        large > 2.0**60, lift(2.0**80, "float32"), select(large < 2.0**-60, lift(2.0**-80, "float32"), 1.0)
    )
    p, q = a * scale, b * scale
    found = (p * p + q * q).sqrt() * back
    infinite = a.eq(float("inf")) | b.eq(float("inf"))
    return select(infinite, float("inf"), found)
