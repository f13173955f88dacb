"""Logarithms: ``x = 2**e (1 + f)`` with 1 + f from 2/3 to 4/3, so that nothing cancels near 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.single.exponential import LN2_HIGH, LN2_LOW, exp, exp2, power_of_two
from trellis.expr.legalising.terms import Term, copysign, fma, horner, is_nan, lift, rare, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.target import Target

# (log(1 + f) - f + f**2 / 2) / f**3 for |f| <= 1/3, relative to log(1 + f): 0.08 * 2**-24.
_LOG = (
    -0.12946447730064392,
    0.1399259716272354,
    -0.1217295303940773,
    0.14004433155059814,
    -0.16681207716464996,
    0.20010477304458618,
    -0.2499978393316269,
    0.3333321511745453,
)
_TWO_THIRDS = 0x3F2AAAAB
_SMALLEST_NORMAL = 0x00800000
_NORMALS = 0x7F000000
_BELOW_2_126 = 0x7E000000  # where the scale of log1p is still normal
INFINITY = float("inf")
NAN = float("nan")


def abnormal(x: Term) -> Term:
    """Tell whether x is anything but a positive normal number."""
    return (x.bits - _SMALLEST_NORMAL).view("uint32") >= _NORMALS


def split(x: Term) -> tuple[Term, Term]:
    """Return (e, f), both floats, of a positive normal number ``2**e (1 + f)``."""
    shifted = x.bits - _TWO_THIRDS
    f = ((shifted & 0x7FFFFF) + _TWO_THIRDS).view("float32") - 1
    return (shifted >> 23).cast("float32"), f


def _rest(f: Term) -> Term:
    """Return ``log(1 + f) - f + f**2 / 2``."""
    return f * f * f * horner(f, _LOG)


def _natural(e: Term, f: Term) -> Term:
    rest = fma(f * f, -0.5, fma(e, LN2_LOW, _rest(f)))
    return fma(e, LN2_HIGH, f + rest)


def _binary(e: Term, f: Term) -> Term:
    return e + _scaled(f, 1.4375, 0.005195040888963407, lift(0.0, "float32"))


def _decimal(e: Term, f: Term) -> Term:
    """Return ``e log10(2) + log10(1 + f)``; log10(2) is split like the factor of f."""
    return fma(e, 0.30078125, _scaled(f, 0.4375, -0.0032055180967481725, e * 0.0002487456639811952))


def _scaled(f: Term, short: float, small: float, added: Term) -> Term:
    """Return ``log(1 + f) * (short + small) + added``: 12 bits of f times the short factor are exact."""
    high = (f.bits & -4096).view("float32")
    rest = fma(f * f, -0.5, _rest(f)) + (f - high)
    return fma(high, short, fma(rest, short + small, fma(high, small, added)))


def _logarithm(core: Callable[[Term, Term], Term]) -> Callable[[Target, Term], Term]:
    def rule(target: Target, x: Term) -> Term:
        tiny = x < 2.0**-126
        e, f = split(select(tiny, x * 2.0**23, x))
        found = core(e - select(tiny, lift(23.0, "float32"), 0.0), f)
        return rare(abnormal(x), _ends(x, found), core(*split(x)))

    return rule


def _ends(x: Term, found: Term) -> Term:
    """Return `found` for positive finite x, else what every logarithm is: -inf at 0, NaN below, and x for inf and NaN."""
    at_most_zero = select(x.eq(0), lift(-INFINITY, "float32"), NAN)
    return select(x < INFINITY, select(x > 0, found, at_most_zero), x)


def log1p(target: Target, x: Term) -> Term:
    """``1 + x = 2**e (1 + f)``, where f is computed from x without the rounding of 1 + x."""
    e, _ = split(1 + x)
    scale = power_of_two(-e.cast("int32"))
    near = copysign(_natural(e, fma(x, scale, scale - 1)), x)
    far = _ends(1 + x, _natural(*split(x)))
    outside = ((1 + x).bits - _SMALLEST_NORMAL).view("uint32") >= _BELOW_2_126
    return rare(outside, far, near)


log = _logarithm(_natural)
log2 = _logarithm(_binary)
log10 = _logarithm(_decimal)


def logaddexp(target: Target, a: Term, b: Term) -> Term:
    """``max + log1p(exp(-|a - b|))``."""
    return _added(target, a, b, exp, 1.0)


def logaddexp2(target: Target, a: Term, b: Term) -> Term:
    """``max + log2(1 + 2**-|a - b|)``."""
    return _added(target, a, b, exp2, 1.4426950408889634)


def _added(target: Target, a: Term, b: Term, power: Callable[[Target, Term], Term], unit: float) -> Term:
    larger = select(is_nan(a) | (a > b), a, b)
    smaller = log1p(target, power(target, -abs(a - b))) * unit
    return larger + select(a.eq(b), lift(0.6931471805599453 * unit, "float32"), smaller)
