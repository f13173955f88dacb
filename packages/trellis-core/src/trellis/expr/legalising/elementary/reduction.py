"""Trigonometric arguments reduced by multiples of pi / 2, with the quadrant, to a rounding error for every float."""

from __future__ import annotations

from dataclasses import dataclass

from trellis.expr.legalising.elementary import digits
from trellis.expr.legalising.elementary.formats import FORMATS, format_of, to_integer
from trellis.expr.legalising.terms import Term, fma, lift, select

_TWO_OVER_PI = 0.6366197723675814


@dataclass(frozen=True, slots=True)
class _Parts:
    """Pi / 2 cut up.

    Attributes
    ----------
    limit
        Up to here multiples of pi / 2 times the parts are exact, and so are the first two differences.
    subtracted
        Pi / 2 in four parts.
    multiplied
        Pi / 2 in two parts of `Format.short` bits and the rest.

    """

    limit: float
    subtracted: tuple[float, float, float, float]
    multiplied: tuple[float, float, float]


_PARTS = {
    "float32": _Parts(
        10000.0,
        (1.5703125, 0.0004837512969970703, 7.549533620476723e-08, 2.5633440682570896e-12),
        (1.5703125, 0.0004837512969970703, 7.549790126404332e-08),
    ),
    "float64": _Parts(
        1600000.0,
        (1.5707963267341256, 6.077094383272197e-11, 6.12323399538461e-17, 3.5215598651832e-27),
        (1.5707963109016418, 1.5893254712295857e-08, 6.123233995736766e-17),
    ),
}


def is_small(x: Term) -> Term:
    """Tell whether `reduce_small` takes x, which is not negative; NaN is not small."""
    return x < _PARTS[x.dtype].limit


def reduce_small(x: Term) -> tuple[Term, Term]:
    """Return (quadrant as integer, remainder) for a small x of at least 0, by subtracting pi / 2 in parts (Cody and Waite)."""
    n = (x * _TWO_OVER_PI).rint()
    first, second, third, fourth = _PARTS[x.dtype].subtracted
    exact = fma(n, -second, fma(n, -first, x))
    rest = fma(n, -third, exact)
    rounding = fma(n, third, rest - exact)
    return to_integer(n), rest - fma(n, fourth, rounding)


def reduce_large(x: Term) -> tuple[Term, Term]:
    """Return the same for finite ``x >= 1``: x times the digits of 2 / pi that matter (Payne and Hanek).

    Of the product's integer part only the last two bits are kept, and of its fraction enough for the nearest float to a
    multiple of pi / 2: 62 bits in float32, 126 in float64.
    """
    form = format_of(x)
    high, low = (digits.product32 if x.dtype == "float32" else digits.product64)(x)
    width = form.bits
    half, fraction_mask = 1 << (width - 3), (1 << (width - 2)) - 1
    quadrant = ((high >> (width - 3)) + 1) >> 1  # the nearest: what is left is signed
    negative = (high & half).ne(0)
    fraction = high & fraction_mask
    carry = select(low.eq(0), lift(1, form.unsigned), 0)
    high = select(negative, (~fraction & fraction_mask) + carry, fraction)
    low = select(negative, 0 - low, low)
    rest = _to_float(x.dtype, high, low, width)
    return quadrant.view(form.signed), select(negative, -rest, rest)


def _to_float(dtype: str, high: Term, low: Term, width: int) -> Term:
    """Return ``(high * 2**width + low) / 2**(2 width - 2) * pi / 2``: two groups of leading bits and a rest, multiplied exactly."""
    scale = lift(2.0 ** (2 - width), dtype)
    step = width // 2
    while step:  # shift the leading one to bit width - 3
        empty = high < 1 << (width - 2 - step)
        high = select(empty, (high << step) | (low >> (width - step)), high)
        low = select(empty, low << step, low)
        scale = select(empty, scale * 2.0**-step, scale)
        step //= 2
    short = FORMATS[dtype].short
    signed = high.view(_signed(high))
    cut, below = width - 2 - short, width - 2 - 2 * short
    first = (signed >> cut).cast(dtype) * 2.0**cut
    second = ((signed >> below) & ((1 << short) - 1)).cast(dtype) * 2.0**below
    last = (signed & ((1 << below) - 1)).cast(dtype) + (low >> 8).view(_signed(low)).cast(dtype) * 2.0 ** (
        8 - width
    )
    one, two, three = _PARTS[dtype].multiplied
    small = fma(first, three, fma(second, two, last * one))
    return (first * one + (fma(first, two, second * one) + small)) * scale


def _signed(x: Term) -> str:
    return x.dtype.removeprefix("u")
