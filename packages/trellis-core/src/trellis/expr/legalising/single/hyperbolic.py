"""Hyperbolic functions from exp(r) - 1, free of cancellation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.single.exponential import (
    EXP2,
    LOG2_E,
    exp_of,
    expm1_of,
    power_of_two,
    reduced,
)
from trellis.expr.legalising.terms import Term, capped, copysign, fma, horner, least, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# (tanh(x) / x - 1) / x**2 in x**2 for |x| <= 0.6: 0.05 * 2**-24.
_TANH = (
    -0.005897921975702047,
    0.020798614248633385,
    -0.05378471687436104,
    0.13331936299800873,
    -0.33333298563957214,
)


def tanh(target: Target, x: Term) -> Term:
    """A polynomial near 0, ``1 - 2 / (exp(2 |x|) + 1)`` beyond 0.6; from 9.1 on the result rounds to 1."""
    square = x * x
    near = fma(x * square, horner(square, _TANH), x)
    exponent = least(abs(x), 9.1) * (2 * LOG2_E)
    n = exponent.rint()
    grown = fma(horner(exponent - n, (*EXP2, 1.0)), power_of_two(n.cast("int32")), 1.0)
    return copysign(select(abs(x) > 0.6, 1 - 2 / grown, near), x)


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
