"""Float floor division and remainders as NumPy has them: the remainder is exact, the quotient is made to fit it."""

from __future__ import annotations

from trellis.expr.legalising.longdivision import long_remainder
from trellis.expr.legalising.terms import Term, copysign, is_nan, lift, rare, select

# The main path takes quotients below this: then every product below is exact, fused or not.
_SHORT = {"float32": 2.0**9, "float64": 2.0**24}
_HIGH = {"float32": -(1 << 12), "float64": -(1 << 27)}


def fmod(a: Term, b: Term) -> Term:
    """Legalise np.fmod: ``a - trunc(a / b) * b``, exact; NaN for b = 0 or an infinite a."""
    short = _short(a, b)
    quotient = a / b
    large = ~(abs(quotient) < _SHORT[a.dtype])
    return rare(large, _long(a, b), short)


def _short(a: Term, b: Term) -> Term:
    """Return the remainder for a small quotient: b is split so that both products and both differences are exact."""
    high = (b.bits & _HIGH[b.dtype]).view(b.dtype)
    low = b - high
    quotient = (a / b).rint()
    nearest = (a - quotient * high) - quotient * low
    nearest = select(quotient.eq(0), a, nearest)  # also where b is infinite
    wrong = (nearest < 0) & (a > 0) | (nearest > 0) & (a < 0)
    rest = select(wrong, nearest + copysign(abs(b), a), nearest)
    return copysign(rest, a)


def _long(a: Term, b: Term) -> Term:
    """Return the remainder of any two numbers."""
    rest = copysign(long_remainder(abs(a), abs(b)), a)
    rest = select(abs(b) > abs(a), a, rest)
    infinite = lift(float("inf"), a.dtype)
    refused = b.eq(0) | abs(a).eq(infinite) | is_nan(a) | is_nan(b)
    return select(refused, float("nan"), rest)


def remainder(a: Term, b: Term) -> Term:
    """Legalise np.remainder: fmod moved to the sign of b; a zero has the sign of b."""
    rest = fmod(a, b)
    moved = select((rest < 0) ^ (b < 0), rest + b, rest)
    return select(rest.eq(0), copysign(0, b), moved)


def floor_divide(a: Term, b: Term) -> Term:
    """Legalise np.floor_divide: the rounded quotient of what the remainder leaves; ``a / 0`` where b is 0."""
    rest = fmod(a, b)
    quotient = (a - rest) / b
    quotient = select(rest.ne(0) & ((rest < 0) ^ (b < 0)), quotient - 1, quotient)
    floor = quotient.floor()
    floor = select(quotient - floor > 0.5, floor + 1, floor)
    found = select(quotient.eq(0), copysign(0, a / b), floor)
    return select(b.eq(0), a / b, found)
