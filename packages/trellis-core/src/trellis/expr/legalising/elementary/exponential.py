"""Exponentials: ``x = n ln 2 + r``, a polynomial in r, and n into the exponent bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.formats import halves, power_of_two, to_integer
from trellis.expr.legalising.terms import Term, copysign, floored, fma, horner, least

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

LOG2_E = 1.4426950408889634
# ln 2 in two parts: the first is short enough for its product with an exponent to be exact.
LN2 = {
    "float32": (0.693359375, -2.1219444005469057e-4),
    "float64": (0.6931471803691238, 1.9082149292705877e-10),
}
# (exp(r) - 1 - r) / r**2 for |r| <= ln(2) / 2, relative to exp(r): 0.15 and 0.08.
_EXP = {
    "float32": (
        0.001382307382300496,
        0.008367880247533321,
        0.04166810214519501,
        0.16666516661643982,
        0.4999999403953552,
    ),
    "float64": (
        2.5005449495280293e-08,
        2.7630712994770057e-07,
        2.7557564128557817e-06,
        2.4801491763024835e-05,
        0.00019841269542812491,
        0.0013888888944919794,
        0.008333333333472852,
        0.041666666666525784,
        0.16666666666666438,
        0.5000000000000011,
    ),
}
# The same, relative to exp(r) - 1: 0.24 and 0.02.
_EXPM1 = {
    "float32": (
        0.0013835679274052382,
        0.008367123082280159,
        0.04166775569319725,
        0.16666539013385773,
        0.4999999701976776,
    ),
    "float64": (
        2.0896488770566586e-09,
        2.5108688339211063e-08,
        2.7557323615307787e-07,
        2.755724527353737e-06,
        2.480158728620693e-05,
        0.00019841269885237245,
        0.0013888888888889935,
        0.008333333333321825,
        0.04166666666666669,
        0.16666666666666677,
        0.5,
    ),
}
# (2**f - 1) / f for |f| <= 1/2, relative to 2**f: 0.22 and 0.28.
_EXP2 = {
    "float32": (
        0.00013329274952411652,
        0.0013387936633080244,
        0.009625446982681751,
        0.055503662675619125,
        0.24022594094276428,
        0.6931471824645996,
    ),
    "float64": (
        4.5188403517887856e-10,
        7.075628903511186e-09,
        1.0177656673136185e-07,
        1.3215424473044714e-06,
        1.5252734738256993e-05,
        0.0001540353047888521,
        0.0013333558145566852,
        0.009618129107577053,
        0.055504108664824574,
        0.24022650695910172,
        0.6931471805599453,
    ),
}
# Where exp is 0 below and infinite above, exp2 likewise, and exp(x) - 1 is -1 below; exp(-x) no longer matters beside 1 below that.
_EXP_RANGE = {"float32": (-104.0, 89.0), "float64": (-746.0, 710.0)}
_EXP2_RANGE = {"float32": (-151.0, 129.0), "float64": (-1076.0, 1025.0)}
_VANISHES = {"float32": -18.0, "float64": -38.0}
# From here on x exp(-x) is 0.
_GATE_SHUT = {"float32": 110.0, "float64": 800.0}


def reduced(x: Term, bounded: Term) -> tuple[Term, Term]:
    """Return (n, r) with x = n ln 2 + r; n, a whole float, is taken from `bounded`, which is x where x is in range."""
    high, low = LN2[x.dtype]
    n = (bounded * LOG2_E).rint()
    return n, fma(n, -low, fma(n, -high, x))


def exp_of(r: Term) -> Term:
    """Return exp(r) for |r| <= ln(2) / 2; grows to infinity above."""
    return horner(r, (*_EXP[r.dtype], 1.0, 1.0))


def expm1_of(r: Term) -> Term:
    """Return exp(r) - 1 for |r| <= ln(2) / 2."""
    return fma(r * r, horner(r, _EXPM1[r.dtype]), r)


def exp2_of(f: Term) -> Term:
    """Return 2**f for |f| <= 1/2."""
    return horner(f, (*_EXP2[f.dtype], 1.0))


def exp(target: Target, x: Term) -> Term:
    """The exponential."""
    lowest, highest = _EXP_RANGE[x.dtype]
    y = floored(x, lowest)
    n, r = reduced(y, least(y, highest))
    first, second = halves(to_integer(n))
    return exp_of(r) * first * second


def exp2(target: Target, x: Term) -> Term:
    """Powers of two: the fraction of x is exact."""
    lowest, highest = _EXP2_RANGE[x.dtype]
    y = floored(x, lowest)
    n = least(y, highest).rint()
    first, second = halves(to_integer(n))
    return exp2_of(y - n) * first * second


def expm1(target: Target, x: Term) -> Term:
    """``2**n (exp(r) - 1) + (2**n - 1)``, halved so that the largest n does not overflow early."""
    y = floored(x, _VANISHES[x.dtype])
    n, r = reduced(y, least(y, _EXP_RANGE[x.dtype][1]))
    half = power_of_two(to_integer(n) - 1)
    return copysign(2 * fma(half, expm1_of(r), half - 0.5), x)


def sigmoid(target: Target, x: Term) -> Term:
    """``1 / (1 + exp(-x))``."""
    a, divisor = _scaled_denominator(-x)
    return 1 / divisor * a


def silu(target: Target, x: Term) -> Term:
    """``x / (1 + exp(-x))``; -0 at minus infinity, the limit."""
    y = floored(x, -_GATE_SHUT[x.dtype])
    a, divisor = _scaled_denominator(-y)
    return y / divisor * a


def _scaled_denominator(v: Term) -> tuple[Term, Term]:
    """Return (a, a (1 + exp(v))) for a power of two a that keeps both in range however large exp(v) is."""
    y = floored(v, _VANISHES[v.dtype])
    n, r = reduced(y, least(y, _GATE_SHUT[v.dtype]))
    i = to_integer(n)
    half = i >> 1
    a = power_of_two(-half)
    return a, a + exp_of(r) * power_of_two(i - half)
