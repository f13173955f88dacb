"""The power function: log2 of the base in two floats, times the exponent, into exp2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.exponential import exp2_of
from trellis.expr.legalising.elementary.formats import (
    INFINITY,
    NAN,
    abnormal,
    format_of,
    halves,
    leading,
    to_integer,
)
from trellis.expr.legalising.integers import by_multiplication
from trellis.expr.legalising.terms import Term, copysign, fma, horner, is_nan, least, lift, most, rare, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target


@dataclass(frozen=True, slots=True)
class _Log2:
    """What log2 of 1 + f takes.

    Attributes
    ----------
    start
        The bits of sqrt(3/4).
    slope
        ``2 / (3 ln 2)``, its leading bits and the rest.
    three_halves
        ``log2(3/2)``, its leading bits and the rest.
    coefficients
        ``3 (atanh(s) / s - 1 - s**2 / 3) / s**4`` in s**2 for |s| <= 0.1011, relative to 3: 0.001 of 2**-34 and 0.03 of 2**-66.

    """

    start: int
    slope: tuple[float, float]
    three_halves: tuple[float, float]
    coefficients: tuple[float, ...]


_LOG2 = {
    "float32": _Log2(
        start=0x3F5DB3D7,
        slope=(0.961669921875, 0.0001267720509756049),
        three_halves=(0.5849609375, 1.5632211561814537e-06),
        coefficients=(0.33928382396698, 0.42853105068206787, 0.6000000834465027),
    ),
    "float64": _Log2(
        start=0x3FEBB67AE8584CAA,
        slope=(0.9617966860532761, 7.872699542894897e-09),
        three_halves=(0.5849624872207642, 1.350039202129749e-08),
        coefficients=(
            0.20696628427568114,
            0.23066101046416138,
            0.27272812078276415,
            0.3333333298344187,
            0.42857142857851177,
            0.5999999999999946,
        ),
    ),
}
_SQRT_THREE_HALVES = 1.224744871391589
_EXP2_RANGE = {"float32": (-151.0, 129.0), "float64": (-1076.0, 1025.0)}
_BIG = 2.0**64  # beyond, no base but 1 has a power in range
_MULTIPLIED = 4


def power(target: Target, x: Term, y: Term) -> Term:
    """X to the y as C99 has it; constant exponents 0 to 4 and -1 by products."""
    if y.node.op == "const":
        known = float(y.node.value[0])
        if known == -1:
            return 1 / x
        if known.is_integer() and 0 <= known <= _MULTIPLIED:
            return by_multiplication(x, int(known), Term.__mul__)
    outside = abnormal(x) | ~(abs(y) < _BIG)
    return rare(outside, _any(x, y), _positive(x, y, None))


def _log2(x: Term, offset: Term | None) -> tuple[Term, Term]:
    """Return log2 of a positive normal x plus an offset, as leading bits and a rest that together hold half as much again."""
    form, log2 = format_of(x), _LOG2[x.dtype]
    shifted = x.bits - log2.start
    m = ((shifted & (form.smallest_normal_bits - 1)) + log2.start).view(x.dtype)  # from sqrt(3/4) to sqrt(3)
    e = (shifted >> form.mantissa).cast(x.dtype)
    e = e if offset is None else e + offset
    # log2(m) = log2(b) + 2 atanh(s) / ln 2 for s = (m - b) / (m + b); b is 1 or 3/2, so that s is small.
    upper = m > _SQRT_THREE_HALVES
    b = select(upper, lift(1.5, x.dtype), 1.0)
    over, under = m - b, m + b
    inverse = 1 / under
    s = over * inverse  # its error is part of the lower half
    high, under_high = leading(s), leading(under)
    low = ((over - high * under_high) - high * (m - (under_high - b))) * inverse
    # 3 atanh(s) = s (3 + s**2 + rest), the sum in two parts.
    square, exact = s * s, high * high
    rest = fma(square * square, horner(square, log2.coefficients), low * (high + s))
    factor = leading(3 + exact + rest)
    factor_low = rest - ((factor - 3) - exact)
    product = high * factor
    product_low = fma(low, factor, factor_low * s)
    total = leading(product + product_low)
    total_low = product_low - (total - product)
    slope, slope_low = log2.slope
    main = total * slope
    small = fma(total, slope_low, total_low * (slope + slope_low))
    start = select(upper, e + log2.three_halves[0], e)
    small = small + select(upper, lift(log2.three_halves[1], x.dtype), 0.0)
    whole = start + main
    small = small + (main - (whole - start))
    first = leading(whole + small)
    return first, (whole - first) + small


def _positive(x: Term, y: Term, offset: Term | None) -> Term:
    """Return the power of a positive normal base, ``2**offset x``, and an exponent that is not big."""
    lowest, highest = _EXP2_RANGE[x.dtype]
    high, low = _log2(x, offset)
    y_high = leading(y)
    product = high * y_high
    rest = fma(y - y_high, high, y * low)
    n = most(least(product + rest, highest), lowest).rint()
    f = (product - n) + rest
    first, second = halves(to_integer(n))
    found = exp2_of(select(abs(f) < 1, f, 0.0)) * first * second
    return select(f >= 1, INFINITY, select(f <= -1, 0.0, found))


def _any(x: Term, y: Term) -> Term:
    """Return the power of any base and exponent, by the special cases of C99 (Annex F.10.4.4)."""
    form, a = format_of(x), abs(x)
    tiny = a < form.smallest_normal
    shift = form.mantissa + 1
    scaled = select(tiny, a * 2.0**shift, a)
    usual = select(abs(y) < _BIG, y, copysign(_BIG, y))
    found = _positive(scaled, usual, select(tiny, lift(-float(shift), x.dtype), 0.0))
    to_infinity = (a > 1) ^ (y < 0)
    found = select(a.eq(0) | a.eq(INFINITY), select(to_infinity, lift(INFINITY, x.dtype), 0.0), found)
    found = select(a.eq(1), 1.0, found)
    even = abs(y) >= 2.0**shift  # as every float from here on
    integer = even | y.trunc().eq(y)
    half = y * 0.5
    odd = ~even & integer & half.trunc().ne(half)
    found = select((x.bits < 0) & odd, -found, found)
    impossible = (x < 0) & ~integer & (a < INFINITY)
    found = select(impossible | is_nan(x) | is_nan(y), NAN, found)
    return select(y.eq(0) | x.eq(1), 1.0, found)
