"""Inverse trigonometric and hyperbolic functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.single.logarithm import log, log1p
from trellis.expr.legalising.terms import Term, copysign, fma, horner, is_nan, lift, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# (atan(t) / t - 1) / t**2 in t**2 for 0 <= t <= 1: 0.29 * 2**-24.
_ATAN = (
    0.0029203721787780523,
    -0.016366638243198395,
    0.04320962727069855,
    -0.07552005350589752,
    0.1066589504480362,
    -0.14211024343967438,
    0.19993768632411957,
    -0.33333152532577515,
)
# (asin(s) / s - 1) / s**2 in s**2 for 0 <= s <= 1/2: 0.08 * 2**-24.
_ASIN = (
    0.04220466688275337,
    0.02415679767727852,
    0.04547508433461189,
    0.07495258003473282,
    0.16666753590106964,
)
# pi / 2 and pi, each with what float32 leaves out of it.
_HALF_PI = (1.5707963705062866, -4.371139000186243e-08)
_PI = (3.1415927410125732, -8.742278000372485e-08)


def _less(constant: tuple[float, float], x: Term) -> Term:
    """Return a constant of two parts less x."""
    return constant[0] - (x - constant[1])


def _atan_of(t: Term) -> Term:
    square = t * t
    return fma(t * square, horner(square, _ATAN), t)


def arctan(target: Target, x: Term) -> Term:
    """``pi / 2 - atan(1 / |x|)`` beyond 1."""
    a = abs(x)
    far = a > 1
    found = _atan_of(select(far, 1 / a, a))
    return copysign(select(far, _less(_HALF_PI, found), found), x)


def arctan2(target: Target, y: Term, x: Term) -> Term:
    """The angle of (x, y): the smaller coordinate over the larger, then mirrored twice."""
    a, b = abs(x), abs(y)
    steep = b > a
    large, small = select(steep, b, a), select(steep, a, b)
    ratio = select(small.eq(float("inf")), lift(1.0, "float32"), small / large)
    ratio = select(large.eq(0), small, ratio)  # 0 or NaN
    found = _atan_of(ratio)
    found = select(steep, _less(_HALF_PI, found), found)
    found = select(x.bits < 0, _less(_PI, found), found)
    return select(is_nan(x), x, copysign(found, y))


def _asin_parts(x: Term) -> tuple[Term, Term]:
    """Return (whether |x| > 1/2, asin of |x| or, beyond 1/2, of sqrt((1 - |x|) / 2))."""
    a = abs(x)
    far = a > 0.5
    square = select(far, fma(a, -0.5, 0.5), a * a)
    s = select(far, square.sqrt(), a)
    return far, fma(s * square, horner(square, _ASIN), s)


def arcsin(target: Target, x: Term) -> Term:
    """``pi / 2 - 2 asin(sqrt((1 - |x|) / 2))`` beyond 1/2; NaN beyond 1."""
    far, found = _asin_parts(x)
    return copysign(select(far, _less(_HALF_PI, 2 * found), found), x)


def arccos(target: Target, x: Term) -> Term:
    """``pi / 2 - asin(x)`` up to 1/2, beyond it twice the half angle's arc sine or pi less that."""
    far, found = _asin_parts(x)
    below = x < 0
    near = _less(_HALF_PI, select(below, -found, found))
    return select(far, select(below, _less(_PI, 2 * found), 2 * found), near)


def arcsinh(target: Target, x: Term) -> Term:
    """``log1p(a + a**2 / (1 + sqrt(1 + a**2)))`` for ``a = |x|``; ``log(a) + log(2)`` where the square would overflow."""
    a = abs(x)
    large = a > 2.0**40
    square = a * a
    near = log1p(target, a + square / (1 + (1 + square).sqrt()))
    return copysign(select(large, log(target, a) + 0.6931471805599453, near), x)


def arccosh(target: Target, x: Term) -> Term:
    """``log1p(t + sqrt(2 t + t**2))`` for ``t = x - 1``; NaN below 1."""
    t = x - 1
    near = log1p(target, t + fma(t, t, 2 * t).sqrt())
    found = select(x > 2.0**40, log(target, x) + 0.6931471805599453, near)
    return select(x < 1, float("nan"), found)


def arctanh(target: Target, x: Term) -> Term:
    """``log1p(2 a / (1 - a)) / 2`` for ``a = |x|``; NaN beyond 1."""
    a = abs(x)
    return copysign(0.5 * log1p(target, (a + a) / (1 - a)), x)
