"""Inverse trigonometric and hyperbolic functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.formats import INFINITY, NAN
from trellis.expr.legalising.elementary.logarithm import log, log1p
from trellis.expr.legalising.terms import Term, copysign, fma, horner, is_nan, lift, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# (atan(t) / t - 1) / t**2 in t**2 for 0 <= t <= 1: 0.29 and 0.05.
_ATAN = {
    "float32": (
        0.0029203721787780523,
        -0.016366638243198395,
        0.04320962727069855,
        -0.07552005350589752,
        0.1066589504480362,
        -0.14211024343967438,
        0.19993768632411957,
        -0.33333152532577515,
    ),
    "float64": (
        1.321246567418912e-05,
        -0.00015204383367739717,
        0.000830817426918903,
        -0.002883576874327537,
        0.007194035989021123,
        -0.013897229303622697,
        0.02198143422214869,
        -0.02990113246745731,
        0.03664020236983915,
        -0.04219094339913973,
        0.047222891237492126,
        -0.052535083931956904,
        0.0588052539421426,
        -0.06666403617971464,
        0.07692279779954618,
        -0.09090906997250989,
        0.11111111006648657,
        -0.14285714282559558,
        0.19999999999951112,
        -0.33333333333333065,
    ),
}
# (asin(s) / s - 1) / s**2 in s**2 for 0 <= s <= 1/2: 0.08 and 0.009.
_ASIN = {
    "float32": (
        0.04220466688275337,
        0.02415679767727852,
        0.04547508433461189,
        0.07495258003473282,
        0.16666753590106964,
    ),
    "float64": (
        0.03262833721527044,
        -0.020998236613118396,
        0.02170658205544532,
        0.0037068916098041468,
        0.010780087207090606,
        0.01139894943675492,
        0.013980814910383657,
        0.017351612592113097,
        0.022372214948028366,
        0.03038194270952782,
        0.044642857174565884,
        0.07499999999970863,
        0.1666666666666676,
    ),
}
# pi / 2 with what the dtype leaves out of it; pi is twice that.
_HALF_PI = {
    "float32": (1.5707963705062866, -4.371139000186243e-08),
    "float64": (1.5707963267948966, 6.123233995736766e-17),
}
_LN2 = 0.6931471805599453
# Beyond this 1 is nothing beside the square.
_HUGE = 2.0**40


def _quarter_turns_less(turns: int, x: Term) -> Term:
    """Return ``turns * pi / 2 - x``, rounded once."""
    high, low = _HALF_PI[x.dtype]
    return turns * high - (x - turns * low)


def _atan_of(t: Term) -> Term:
    square = t * t
    return fma(t * square, horner(square, _ATAN[t.dtype]), t)


def arctan(target: Target, x: Term) -> Term:
    """``pi / 2 - atan(1 / |x|)`` beyond 1."""
    a = abs(x)
    far = a > 1
    found = _atan_of(select(far, 1 / a, a))
    return copysign(select(far, _quarter_turns_less(1, found), found), x)


def arctan2(target: Target, y: Term, x: Term) -> Term:
    """The angle of (x, y): the smaller coordinate over the larger, then mirrored twice."""
    a, b = abs(x), abs(y)
    steep = b > a
    large, small = select(steep, b, a), select(steep, a, b)
    ratio = select(small.eq(INFINITY), lift(1.0, x.dtype), small / large)
    ratio = select(large.eq(0), small, ratio)  # 0 or NaN
    found = _atan_of(ratio)
    found = select(steep, _quarter_turns_less(1, found), found)
    found = select(x.bits < 0, _quarter_turns_less(2, found), found)
    return select(is_nan(x), x, copysign(found, y))


def _asin_parts(x: Term) -> tuple[Term, Term]:
    """Return (whether |x| > 1/2, asin of |x| or, beyond 1/2, of sqrt((1 - |x|) / 2))."""
    a = abs(x)
    far = a > 0.5
    square = select(far, fma(a, -0.5, 0.5), a * a)
    s = select(far, square.sqrt(), a)
    return far, fma(s * square, horner(square, _ASIN[x.dtype]), s)


def arcsin(target: Target, x: Term) -> Term:
    """``pi / 2 - 2 asin(sqrt((1 - |x|) / 2))`` beyond 1/2; NaN beyond 1."""
    far, found = _asin_parts(x)
    return copysign(select(far, _quarter_turns_less(1, 2 * found), found), x)


def arccos(target: Target, x: Term) -> Term:
    """``pi / 2 - asin(x)`` up to 1/2, beyond it twice the half angle's arc sine or pi less that."""
    far, found = _asin_parts(x)
    below = x < 0
    near = _quarter_turns_less(1, select(below, -found, found))
    return select(far, select(below, _quarter_turns_less(2, 2 * found), 2 * found), near)


def arcsinh(target: Target, x: Term) -> Term:
    """``log1p(a + a**2 / (1 + sqrt(1 + a**2)))`` for ``a = |x|``; ``log(a) + log(2)`` where the square would overflow."""
    a = abs(x)
    square = a * a
    near = log1p(target, a + square / (1 + (1 + square).sqrt()))
    return copysign(select(a > _HUGE, log(target, a) + _LN2, near), x)


def arccosh(target: Target, x: Term) -> Term:
    """``log1p(t + sqrt(2 t + t**2))`` for ``t = x - 1``; NaN below 1."""
    t = x - 1
    near = log1p(target, t + fma(t, t, 2 * t).sqrt())
    return select(x < 1, NAN, select(x > _HUGE, log(target, x) + _LN2, near))


def arctanh(target: Target, x: Term) -> Term:
    """``log1p(2 a / (1 - a)) / 2`` for ``a = |x|``; NaN beyond 1."""
    a = abs(x)
    return copysign(0.5 * log1p(target, (a + a) / (1 - a)), x)
