"""The two float formats as algorithms need them, and what is done to exponents and bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.expr.legalising.terms import Term

INFINITY = float("inf")
NAN = float("nan")


@dataclass(frozen=True, slots=True)
class Format:
    """A float format.

    Attributes
    ----------
    mantissa
        Bits after the leading one.
    bias
        Of the exponent.
    short
        Bits that a product of two numbers may have to be exact.
    signed, unsigned
        The integers of the same size.

    """

    mantissa: int
    bias: int
    short: int
    signed: str
    unsigned: str

    @property
    def bits(self) -> int:
        """All of its bits."""
        return 32 if self.mantissa < 32 else 64

    @property
    def smallest_normal(self) -> float:
        """The smallest normal number."""
        return 2.0 ** (1 - self.bias)

    @property
    def smallest_normal_bits(self) -> int:
        """Its bits; those of every larger number are larger."""
        return 1 << self.mantissa

    def bits_of(self, exponent: int) -> int:
        """Return the bits of 2**exponent."""
        return (exponent + self.bias) << self.mantissa


FORMATS = {
    "float32": Format(23, 127, 12, "int32", "uint32"),
    "float64": Format(52, 1023, 26, "int64", "uint64"),
}


def format_of(x: Term) -> Format:
    """Return the format of a float."""
    return FORMATS[x.dtype]


def power_of_two(n: Term) -> Term:
    """Return 2**n for an integer n of the float's size, where that is normal."""
    dtype = "float32" if n.dtype == "int32" else "float64"
    form = FORMATS[dtype]
    return ((n << form.mantissa) + (form.bias << form.mantissa)).view(dtype)


def halves(n: Term) -> tuple[Term, Term]:
    """Return two powers of two whose product is 2**n: each is normal where 2**n need not be."""
    half = n >> 1
    return power_of_two(half), power_of_two(n - half)


def to_integer(x: Term) -> Term:
    """Return a whole float as the integer of its size."""
    return x.cast(format_of(x).signed)


def leading(x: Term) -> Term:
    """Return x cut to half its bits, so that a product of two such is exact."""
    form = format_of(x)
    return (x.bits & -(1 << (form.mantissa + 1 - form.short))).view(x.dtype)


def abnormal(x: Term) -> Term:
    """Tell whether x is anything but a positive normal number."""
    form = format_of(x)
    return (x.bits - form.smallest_normal_bits).view(form.unsigned) >= form.bits_of(form.bias)
