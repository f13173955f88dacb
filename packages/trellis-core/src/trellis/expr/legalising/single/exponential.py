"""Exponentials: ``x = n ln 2 + r``, a polynomial in r, and n into the exponent bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.terms import Term, copysign, floored, fma, horner, least

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

LOG2_E = 1.4426950408889634
# ln 2 in two parts: the first has 9 bits, so that its product with an n of up to 15 bits is exact.
LN2_HIGH = 0.693359375
LN2_LOW = -2.1219444005469057e-4

# (exp(r) - 1 - r) / r**2 for |r| <= ln(2) / 2, relative to exp(r): 0.15 * 2**-24.
EXP = (
    0.001382307382300496,
    0.008367880247533321,
    0.04166810214519501,
    0.16666516661643982,
    0.4999999403953552,
)
# The same, relative to exp(r) - 1: 0.24 * 2**-24.
EXPM1 = (
    0.0013835679274052382,
    0.008367123082280159,
    0.04166775569319725,
    0.16666539013385773,
    0.4999999701976776,
)
# (2**f - 1) / f for |f| <= 1/2, relative to 2**f: 0.22 * 2**-24.
EXP2 = (
    0.00013329274952411652,
    0.0013387936633080244,
    0.009625446982681751,
    0.055503662675619125,
    0.24022594094276428,
    0.6931471824645996,
)
_ONE = 0x3F800000


def power_of_two(n: Term) -> Term:
    """Return 2**n for an int32 n from -126 to 127."""
    return ((n << 23) + _ONE).view("float32")


def halves(n: Term) -> tuple[Term, Term]:
    """Return two powers of two whose product is 2**n, for n from -252 to 254: each normal where 2**n need not be."""
    half = n >> 1
    return power_of_two(half), power_of_two(n - half)


def reduced(x: Term, bounded: Term) -> tuple[Term, Term]:
    """Return (n, r) with x = n ln 2 + r; n, a float, is taken from `bounded`, which is x where x is in range."""
    n = (bounded * LOG2_E).rint()
    return n, fma(n, -LN2_LOW, fma(n, -LN2_HIGH, x))


def exp_of(r: Term) -> Term:
    """Return exp(r) for |r| <= ln(2) / 2; grows to infinity above."""
    return horner(r, (*EXP, 1.0, 1.0))


def expm1_of(r: Term) -> Term:
    """Return exp(r) - 1 for |r| <= ln(2) / 2."""
    return fma(r * r, horner(r, EXPM1), r)


def exp(target: Target, x: Term) -> Term:
    """exp, within 1 ulp."""
    y = floored(x, -104.0)
    n, r = reduced(y, least(y, 89.0))
    first, second = halves(n.cast("int32"))
    return exp_of(r) * first * second


def exp2(target: Target, x: Term) -> Term:
    """exp2, within 1 ulp: the fraction of x is exact."""
    y = floored(x, -151.0)
    n = least(y, 129.0).rint()
    first, second = halves(n.cast("int32"))
    return horner(y - n, (*EXP2, 1.0)) * first * second


def expm1(target: Target, x: Term) -> Term:
    """expm1: ``2**n (exp(r) - 1) + (2**n - 1)``, halved so that n = 128 does not overflow early."""
    y = floored(x, -18.0)
    n, r = reduced(y, least(y, 89.0))
    half = power_of_two(n.cast("int32") - 1)
    return copysign(2 * fma(half, expm1_of(r), half - 0.5), x)


def sigmoid(target: Target, x: Term) -> Term:
    """``1 / (1 + exp(-x))``."""
    a, divisor = _scaled_denominator(-x)
    return 1 / divisor * a


def silu(target: Target, x: Term) -> Term:
    """``x / (1 + exp(-x))``; -0 at minus infinity, the limit."""
    y = floored(x, -110.0)
    a, divisor = _scaled_denominator(-y)
    return y / divisor * a


def _scaled_denominator(v: Term) -> tuple[Term, Term]:
    """Return (a, a (1 + exp(v))) for a power of two a that keeps both in range however large exp(v) is."""
    y = floored(v, -18.0)  # below, 1 + exp(v) is 1
    n, r = reduced(y, least(y, 110.0))
    i = n.cast("int32")
    half = i >> 1
    a = power_of_two(-half)
    return a, a + exp_of(r) * power_of_two(i - half)
