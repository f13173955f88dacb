"""The product of a large float with the digits of 2 / pi that matter to it, modulo 4."""

from __future__ import annotations

from trellis.expr.legalising.terms import Term, lift, select

# 2 / pi, its first 1184 bits.
_DIGITS = (
    *(
        0xA2F9836E,
        0x4E441529,
        0xFC2757D1,
        0xF534DDC0,
        0xDB629599,
        0x3C439041,
        0xFE5163AB,
        0xDEBBC561,
        0xB7246E3A,
        0x424DD2E0,
    ),
    *(
        0x06492EEA,
        0x09D1921C,
        0xFE1DEB1C,
        0xB129A73E,
        0xE88235F5,
        0x2EBB4484,
        0xE99C7026,
        0xB45F7E41,
        0x3991D639,
        0x835339F4,
    ),
    *(
        0x9C845F8B,
        0xBDF9283B,
        0x1FF897FF,
        0xDE05980F,
        0xEF2F118B,
        0x5A0A6D1F,
        0x6D367ECF,
        0x27CB09B7,
        0x4F463F66,
        0x9E5FEA2D,
    ),
    *(0x7527BAC7, 0xEBE5F17B, 0x3D0739F7, 0x8A5292EA, 0x6BFB5FB1, 0x1F8D5D08, 0x56033046),
)


def product32(x: Term) -> tuple[Term, Term]:
    """Return ``x * 2 / pi`` modulo 4 in units of 2**-62, as two uint32 words, for a float32 of at least 1."""
    exponent = (x.bits >> 23) - 126  # x = 0.mantissa * 2**exponent
    mantissa = (((x.bits & 0x7FFFFF) | 0x800000) << 8).view("uint32")
    # The first exponent - 34 bits only add multiples of 4; one word of zeros stands before the digits.
    first, second, third = _window((0, *_DIGITS), (exponent - 2).view("uint32"), levels=2, count=3)
    low = mantissa.apply("mulhi", third)
    below = mantissa * second + low
    carry = select(below < low, lift(1, "uint32"), 0)
    return mantissa * first + mantissa.apply("mulhi", second) + carry, below


def product64(x: Term) -> tuple[Term, Term]:
    """Return ``x * 2 / pi`` modulo 4 in units of 2**-126, as two uint64 words, for a float64 of at least 1."""
    exponent = (x.bits >> 52) - 1022
    mantissa = (((x.bits & 0xFFFFFFFFFFFFF) | 0x10000000000000) << 11).view("uint64")
    # The first exponent - 66 bits only add multiples of 4; two words of zeros stand before the digits.
    skipped = (exponent - 2).cast("int32").view("uint32")
    words = [word.cast("uint64") for word in _window((0, 0, *_DIGITS), skipped, levels=5, count=6)]
    low, high = mantissa & 0xFFFFFFFF, mantissa >> 32
    columns: list[list[Term]] = [[], [], [], []]  # what adds up to each word of 32 bits, the lowest first
    for place, word in enumerate(words):
        for shift, factor in enumerate((low, high)):
            product = factor * word
            column = 3 - place + shift
            for target, part in ((column, product & 0xFFFFFFFF), (column + 1, product >> 32)):
                if 0 <= target < len(columns):
                    columns[target].append(part)
    total = lift(0, "uint64")
    sums: list[Term] = []
    for column in columns:
        for part in column:
            total = total + part
        sums.append(total & 0xFFFFFFFF)
        total = total >> 32
    return (sums[3] << 32) | sums[2], (sums[1] << 32) | sums[0]


def _window(words: tuple[int, ...], skipped: Term, levels: int, count: int) -> list[Term]:
    """Return the `count` words that follow the first `skipped` bits: picked by halving, bit by bit of the index."""
    index, shift = skipped >> 5, skipped & 31
    picked = [lift(word, "uint32") for word in words[: (1 << levels) + count]]
    for level in reversed(range(levels)):
        upper = (index & (1 << level)).ne(0)
        needed = (1 << level) + count
        picked = [select(upper, picked[place + (1 << level)], picked[place]) for place in range(needed)]
    none, back = shift.eq(0), (32 - shift) & 31
    return [
        select(none, picked[place], (picked[place] << shift) | (picked[place + 1] >> back))
        for place in range(count)
    ]
