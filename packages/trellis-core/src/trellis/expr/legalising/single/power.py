"""The power function: log2 of the base in two floats, times the exponent, into exp2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.integers import by_multiplication
from trellis.expr.legalising.single.exponential import EXP2, halves
from trellis.expr.legalising.single.logarithm import INFINITY, NAN, abnormal
from trellis.expr.legalising.terms import Term, copysign, fma, horner, is_nan, least, lift, most, rare, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# (2 atanh(s) / ln(2) / s - 2 / ln(2)) / s**2 in s**2 for |s| <= 0.1011, relative to the whole: 0.06 * 2**-32.
_LOG2 = (0.4186075031757355, 0.5770394206047058, 0.961796760559082)
# 2 / ln(2) and log2(1.5), each 12 bits and the rest.
_SLOPE = (2.884765625, 0.0006244567921385169)
_LOG2_THREE_HALVES = (0.5849609375, 1.5632211216143332e-06)
_SQRT_THREE_QUARTERS = 0x3F5DB3D7
_SQRT_THREE_HALVES = 1.2247449159622192
_WHOLE = 2.0**24  # from here on every float is an even integer
_MULTIPLIED = 4


def power(target: Target, x: Term, y: Term) -> Term:
    """X to the y as C99 has it, within 2 ulp; constant exponents 0 to 4 and -1 by products."""
    if y.node.op == "const":
        known = float(y.node.value[0])
        if known == -1:
            return 1 / x
        if known.is_integer() and 0 <= known <= _MULTIPLIED:
            return by_multiplication(x, int(known), Term.__mul__)
    outside = abnormal(x) | ~(abs(y) < 2.0**64)
    return rare(outside, _any(x, y), _positive(x, y, 0.0))


def _high(x: Term) -> Term:
    """Return the leading 12 bits of x, so that products of two such are exact."""
    return (x.bits & -4096).view("float32")


def _log2(x: Term, offset: Term | float) -> tuple[Term, Term]:
    """Return log2 of a positive normal x plus an offset, as 12 leading bits and a rest: about 33 bits together."""
    shifted = x.bits - _SQRT_THREE_QUARTERS
    m = ((shifted & 0x7FFFFF) + _SQRT_THREE_QUARTERS).view("float32")  # from sqrt(3/4) to sqrt(3)
    e = (shifted >> 23).cast("float32") + offset
    # log2(m) = log2(b) + 2 atanh(s) / ln 2 for s = (m - b) / (m + b); b is 1 or 3/2, so that s is small
    upper = m > _SQRT_THREE_HALVES
    b = select(upper, lift(1.5, "float32"), 1.0)
    numerator, total = m - b, m + b
    s = numerator / total
    high = _high(s)
    total_high = _high(total)
    total_low = m - (total_high - b)
    low = ((numerator - high * total_high) - high * total_low) / total
    square = s * s
    small = fma(s * square, horner(square, _LOG2), fma(low, _SLOPE[0] + _SLOPE[1], high * _SLOPE[1]))
    main = high * _SLOPE[0]
    base = select(upper, e + _LOG2_THREE_HALVES[0], e)
    total_log = base + main
    rest = (main - (total_log - base)) + (small + select(upper, lift(_LOG2_THREE_HALVES[1], "float32"), 0.0))
    leading = _high(total_log + rest)
    return leading, (total_log - leading) + rest


def _positive(x: Term, y: Term, offset: Term | float) -> Term:
    """Return the power of a positive normal base, ``2**offset x``, and a finite exponent below 2**64."""
    high, low = _log2(x, offset)
    y_high = _high(y)
    y_low = y - y_high
    product = high * y_high
    rest = fma(y_low, high, y * low)
    n = most(least(product + rest, 129.0), -151.0).rint()
    f = (product - n) + rest
    first, second = halves(n.cast("int32"))
    found = horner(select(abs(f) < 1, f, 0.0), (*EXP2, 1.0)) * first * second
    return select(f >= 1, INFINITY, select(f <= -1, 0.0, found))


def _any(x: Term, y: Term) -> Term:
    """Return the power of any base and exponent, by the special cases of C99 (Annex F.10.4.4)."""
    a = abs(x)
    tiny = a < 2.0**-126
    scaled = select(tiny, a * 2.0**24, a)
    usual = select(abs(y) < 2.0**64, y, copysign(2.0**64, y))  # beyond, no base but 1 stays in range
    found = _positive(scaled, usual, select(tiny, lift(-24.0, "float32"), 0.0))
    to_infinity = (a > 1) ^ (y < 0)
    found = select(a.eq(0) | a.eq(INFINITY), select(to_infinity, lift(INFINITY, "float32"), 0.0), found)
    found = select(a.eq(1), 1.0, found)
    whole = abs(y) >= _WHOLE
    integer = whole | y.trunc().eq(y)
    odd = ~whole & integer & (y * 0.5).trunc().ne(y * 0.5)
    negative = x.bits < 0
    found = select(negative & odd, -found, found)
    impossible = (x < 0) & ~integer & (a < INFINITY)
    found = select(impossible | is_nan(x) | is_nan(y), NAN, found)
    return select(y.eq(0) | x.eq(1), 1.0, found)
