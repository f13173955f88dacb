"""Hyperbolic functions from exp(r) - 1, free of cancellation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.single.exponential import (
    LN2_HIGH,
    LN2_LOW,
    LOG2_E,
    exp_of,
    expm1_of,
    power_of_two,
    reduced,
)
from trellis.expr.legalising.terms import Term, capped, copysign, fma, horner, least, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# ((exp(2h) - 1) / 2 - h) / h**2 for |h| <= ln(2) / 4, relative to (exp(2h) - 1) / 2: 0.24 * 2**-24.
_HALF_EXPM1 = (
    0.044288571923971176,
    0.13387277722358704,
    0.33334192633628845,
    0.6666615605354309,
    0.9999999403953552,
)


def tanh(target: Target, x: Term) -> Term:
    """``E / (E + 1)`` for ``E = (exp(2|x|) - 1) / 2``; from 9.1 on the result rounds to 1."""
    a = capped(abs(x), 9.1)
    n = (least(a, 9.1) * (2 * LOG2_E)).rint()  # 9.1 for NaN, which stays in h
    h = fma(n, -LN2_LOW / 2, fma(n, -LN2_HIGH / 2, a))
    power = power_of_two(n.cast("int32"))
    e = fma(h * h, horner(h, _HALF_EXPM1), h)
    half = fma(power, e, fma(power, 0.5, -0.5))
    return copysign(half / (half + 1), x)


def _quarter(a: Term) -> tuple[Term, Term]:
    """Return (2**n / 4, r) for a = n ln 2 + r: a quarter, so that what overflows first is the result."""
    n, r = reduced(a, least(a, 89.5))
    return power_of_two(n.cast("int32") - 2), r


def sinh(target: Target, x: Term) -> Term:
    """``(E + E / (E + 1)) / 2`` for ``E = exp(|x|) - 1``."""
    power, r = _quarter(capped(abs(x), 90.0))  # infinite from there, but E is not
    e = fma(power, expm1_of(r), power - 0.25)
    found = copysign(2 * (e + e / fma(e, 4.0, 1.0)), x)
    return select(abs(x) > 2.0**-12, found, x)


def cosh(target: Target, x: Term) -> Term:
    """``(e + 1 / e) / 2`` for ``e = exp(|x|)``."""
    power, r = _quarter(abs(x))
    e = exp_of(r) * power
    return 2 * (e + 0.0625 / e)
