"""The exact remainder of two floats however far apart: ``m * 2**k mod n`` on their integer mantissas."""

from __future__ import annotations

from typing import NamedTuple

from trellis.expr.legalising.terms import Term, lift, select


class _Format(NamedTuple):
    """Bits of the mantissa, and of the largest difference of two exponents."""

    mantissa: int
    difference: int


_FORMATS = {"float32": _Format(23, 9), "float64": _Format(52, 12)}


def long_remainder(a: Term, b: Term) -> Term:
    """Return a mod b for finite numbers ``0 < b <= a``; anything, but no trap, for others."""
    form = _FORMATS[a.dtype]
    m, e = _parts(a, form)
    n, f = _parts(b, form)
    n = select(n.eq(0), lift(1, "int64"), n)
    rest, factor = m.apply("irem", n), lift(2, "int64").apply("irem", n)
    distance = e - f
    for bit in range(form.difference):
        times = _product(rest, factor, n, form)
        rest = select((distance & (1 << bit)).ne(0), times, rest)
        factor = _product(factor, factor, n, form)
    unit = (f.cast(b.bits.dtype) << form.mantissa).view(a.dtype)
    return rest.cast(a.dtype) * 2.0**-form.mantissa * unit


def _parts(x: Term, form: _Format) -> tuple[Term, Term]:
    """Return the integer mantissa and the biased exponent of a number that is not negative; denormals have exponent 1."""
    bits = x.bits.cast("int64")
    exponent = bits >> form.mantissa
    mantissa = bits & ((1 << form.mantissa) - 1)
    normal = exponent.ne(0)
    return select(normal, mantissa | (1 << form.mantissa), mantissa), select(normal, exponent, 1)


def _product(x: Term, y: Term, n: Term, form: _Format) -> Term:
    """Return ``x * y mod n`` for factors below n.

    Where the product exceeds 64 bits the quotient is estimated in floats, at most a few too large or too small; what is left
    of the product is then small, and right although both sides wrapped.
    """
    if form.mantissa < 31:
        return (x * y).apply("irem", n)
    estimate = x.cast("float64") * y.cast("float64") / n.cast("float64")
    rest = (x * y - estimate.cast("int64") * n).apply("irem", n)
    return select(rest < 0, rest + n, rest)
