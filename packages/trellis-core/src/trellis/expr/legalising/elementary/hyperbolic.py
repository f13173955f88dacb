"""Hyperbolic functions from exponentials, free of cancellation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.exponential import LOG2_E, exp2_of, exp_of, expm1_of, reduced
from trellis.expr.legalising.elementary.formats import power_of_two, to_integer
from trellis.expr.legalising.terms import Term, capped, copysign, fma, horner, least, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# (tanh(x) / x - 1) / x**2 in x**2 for |x| <= 0.6: 0.05 and 0.04.
_TANH = {
    "float32": (
        -0.005897921975702047,
        0.020798614248633385,
        -0.05378471687436104,
        0.13331936299800873,
        -0.33333298563957214,
    ),
    "float64": (
        -1.7176045490831987e-05,
        7.930923179929334e-05,
        -0.00023039330468464228,
        0.0005871869830036992,
        -0.0014552150241681772,
        0.0035920373326831516,
        -0.00886322677431152,
        0.02186948800255906,
        -0.05396825394930876,
        0.13333333333299732,
        -0.33333333333333126,
    ),
}
# Where tanh rounds to 1; where exp / 4 has its largest power of two, and a little beyond; below which sinh(x) is x.
_SATURATES = {"float32": 9.1, "float64": 19.1}
_LARGEST = {"float32": (89.5, 90.0), "float64": (710.2, 711.0)}
_LINEAR = {"float32": 2.0**-12, "float64": 2.0**-27}


def tanh(target: Target, x: Term) -> Term:
    """A polynomial near 0, ``1 - 2 / (exp(2 |x|) + 1)`` beyond 0.6."""
    square = x * x
    near = fma(x * square, horner(square, _TANH[x.dtype]), x)
    exponent = least(abs(x), _SATURATES[x.dtype]) * (2 * LOG2_E)
    n = exponent.rint()
    grown = fma(exp2_of(exponent - n), power_of_two(to_integer(n)), 1.0)
    return copysign(select(abs(x) > 0.6, 1 - 2 / grown, near), x)


def _quarter(a: Term) -> tuple[Term, Term]:
    """Return (2**n / 4, r) for a = n ln 2 + r: a quarter, so that what overflows first is the result."""
    n, r = reduced(a, least(a, _LARGEST[a.dtype][0]))
    return power_of_two(to_integer(n) - 2), r


def sinh(target: Target, x: Term) -> Term:
    """``(E + E / (E + 1)) / 2`` for ``E = exp(|x|) - 1``."""
    power, r = _quarter(capped(abs(x), _LARGEST[x.dtype][1]))  # infinite from there, but E is not
    e = fma(power, expm1_of(r), power - 0.25)
    found = copysign(2 * (e + e / fma(e, 4.0, 1.0)), x)
    return select(abs(x) > _LINEAR[x.dtype], found, x)


def cosh(target: Target, x: Term) -> Term:
    """``(e + 1 / e) / 2`` for ``e = exp(|x|)``."""
    power, r = _quarter(abs(x))
    e = exp_of(r) * power
    return 2 * (e + 0.0625 / e)
