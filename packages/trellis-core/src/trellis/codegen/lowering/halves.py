"""The two floats of 16 bits, from and to float32 by their bits, where a target has no conversion that is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import Term, lift, op, select

if TYPE_CHECKING:
    from trellis.codegen.building import Builder

_SIGN, _REST, _INFINITY = 0x80000000, 0x7FFFFFFF, 0x7F800000
# float16 as bits of float32: what rounds to infinity, the least normal number, and how far apart the exponents are.
_BEYOND, _NORMAL, _EXPONENT = 0x477FF000, 0x38800000, 0x1C000
# A half denormal is a whole number of these; so are the last bits of numbers between a half and one.
_UNIT, _HALF = 2.0**-24, 0x3F000000


def _plus(left: Term, right: Term | int) -> Term:
    return op("add", left, lift(right, left.dtype))


def encode(b: Builder, value: Term, dtype: str) -> Term:
    """Return the bits of a float32 rounded to a half, ties to even; NaN stays NaN."""
    word = b.let("word", value.view("uint32"))
    if dtype == "bfloat16":
        high = b.let("high", word >> 16)
        rounded = _plus(word, _plus(high & 1, 0x7FFF)) >> 16
        return b.let("half", select((word & _REST) > _INFINITY, high | 0x40, rounded))
    size = b.let("size", word & _REST)
    normal = op("sub", _plus(size, _plus((size >> 13) & 1, 0xFFF)) >> 13, lift(_EXPONENT, "uint32"))
    # Adding a half leaves a whole number of units in the lowest bits, rounded as additions are.
    small = op(
        "sub", op("add", size.view("float32"), lift(0.5, "float32")).view("uint32"), lift(_HALF, "uint32")
    )
    found = select(size < _NORMAL, small, normal)
    found = select(size >= _BEYOND, lift(0x7C00, "uint32"), found)
    found = select(size > _INFINITY, lift(0x7E00, "uint32"), found)
    return b.let("half", found | ((word & _SIGN) >> 16))


def decode(b: Builder, word: Term, dtype: str) -> Term:
    """Return the float32 that a half's bits are, which is exact."""
    if dtype == "bfloat16":
        return b.let("wide", (word << 16).view("float32"))
    size = b.let("size", word & 0x7FFF)
    normal = _plus(size << 13, _EXPONENT << 13)
    small = op("mul", size.cast("float32"), lift(_UNIT, "float32")).view("uint32")
    found = select(size < 0x400, small, select(size >= 0x7C00, (size << 13) | _INFINITY, normal))
    return b.let("wide", (found | ((word & 0x8000) << 16)).view("float32"))


def to_odd(b: Builder, value: Term) -> Term:
    """Return a float64 as float32 rounded to odd: rounding that once more gives what rounding once would have.

    Source: Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", IEEE Transactions on Computers, 2008.
    """
    near = b.let("near", value.cast("float32"))
    back = b.let("back", near.cast("float64"))
    beyond = op("abs", back) > op("abs", value)
    toward_zero = op("sub", near.view("uint32"), beyond.cast("uint32"))
    inexact = (back < value) | (back > value)
    return b.let("odd", (toward_zero | inexact.cast("uint32")).view("float32"))
