"""Trigonometric arguments reduced by multiples of pi / 2, with the quadrant: exact enough for every float32."""

from __future__ import annotations

import itertools

from trellis.expr.legalising.terms import Term, fma, lift, select

# Beyond this magnitude n has more than 13 bits and the products below stop being exact.
LIMIT = 10000.0
_TWO_OVER_PI = 0.6366197723675814
# pi / 2 in four parts; those before the last have at most 11 bits, so that their products with n are exact.
_HALF_PI = (1.5703125, 0.0004837512969970703, 7.549533620476723e-08, 2.5633440682570896e-12)

# 2 / pi, its first 192 bits.
_DIGITS = (0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041)
# pi / 2 in parts of 12, 12 and 24 bits.
_HALF_PI_12 = (1.5703125, 0.0004837512969970703, 7.549790126404332e-08)


def reduce_small(x: Term) -> tuple[Term, Term]:
    """Return (quadrant as int32, remainder) for ``0 <= x <= LIMIT``, by subtracting pi / 2 in parts (Cody and Waite)."""
    n = (x * _TWO_OVER_PI).rint()
    first, second, third, fourth = _HALF_PI
    exact = fma(n, -second, fma(n, -first, x))
    rest = fma(n, -third, exact)
    rounding = fma(n, third, rest - exact)
    return n.cast("int32"), rest - fma(n, fourth, rounding)


def reduce_large(x: Term) -> tuple[Term, Term]:
    """Return the same for finite ``x >= 1``: x times the digits of 2 / pi that matter (Payne and Hanek).

    Of the product's integer part only the last two bits are kept, of its fraction 62.
    """
    bits = x.bits
    exponent = (bits >> 23) - 126  # from 1 on: x = 0.mantissa * 2**exponent
    mantissa = (((bits & 0x7FFFFF) | 0x800000) << 8).view("uint32")
    words = _window(exponent)
    middle_low, middle_high = mantissa * words[1], mantissa.apply("mulhi", words[1])
    low = mantissa.apply("mulhi", words[2])
    below = middle_low + low
    above = mantissa * words[0] + middle_high + select(below < low, lift(1, "uint32"), 0)
    # above and below hold the product modulo 4, with 62 bits of fraction; the nearest integer leaves a signed fraction.
    quadrant = ((above >> 29) + 1) >> 1
    negative = (above & 0x20000000).ne(0)
    fraction = above & 0x3FFFFFFF
    high = select(negative, (~fraction & 0x3FFFFFFF) + select(below.eq(0), lift(1, "uint32"), 0), fraction)
    low = select(negative, 0 - below, below)
    rest = _to_float(high, low)
    return quadrant.view("int32"), select(negative, -rest, rest)


def _window(exponent: Term) -> tuple[Term, Term, Term]:
    """Return the three words of 2 / pi that follow its first `exponent - 34` bits, which only add multiples of 4."""
    skipped = exponent - 2  # one word of zeros stands before the digits
    index, shift = skipped >> 5, skipped & 31
    digits = (0, *_DIGITS)
    words: list[Term] = []
    for place in range(4):
        word = lift(digits[place], "uint32")
        for step in range(1, 4):
            word = select(index.eq(step), lift(digits[place + step], "uint32"), word)
        words.append(word)
    count = shift.view("uint32")
    back = (lift(32, "uint32") - count) & 31
    none = count.eq(0)
    joined = [select(none, a, (a << count) | (b >> back)) for a, b in itertools.pairwise(words)]
    return joined[0], joined[1], joined[2]


def _to_float(high: Term, low: Term) -> Term:
    """Return ``(high * 2**32 + low) * 2**-62 * pi / 2``: two groups of 12 leading bits and a rest, multiplied exactly."""
    scale = lift(2.0**-30, "float32")
    for step in (16, 8, 4, 2, 1):  # shift the leading one to bit 29
        empty = high < 1 << (30 - step)
        high = select(empty, (high << step) | (low >> (32 - step)), high)
        low = select(empty, low << step, low)
        scale = select(empty, scale * 2.0**-step, scale)
    first = (high >> 18).cast("float32") * 2.0**18
    second = ((high >> 6) & 0xFFF).cast("float32") * 2.0**6
    third = (high & 0x3F).cast("float32") + (low >> 8).cast("float32") * 2.0**-24
    one, two, three = _HALF_PI_12
    small = fma(first, three, fma(second, two, third * one))
    return (first * one + (fma(first, two, second * one) + small)) * scale
