"""Logarithms: ``x = 2**e (1 + f)`` with 1 + f from 2/3 to 4/3, so that nothing cancels near 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.exponential import LN2, LOG2_E, exp, exp2
from trellis.expr.legalising.elementary.formats import (
    INFINITY,
    NAN,
    abnormal,
    format_of,
    leading,
    power_of_two,
    to_integer,
)
from trellis.expr.legalising.terms import Term, copysign, fma, horner, is_nan, lift, rare, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.target import Target

# (log(1 + f) - f + f**2 / 2) / f**3 for |f| <= 1/3, relative to log(1 + f): 0.08.
_LOG_F = (
    -0.12946447730064392,
    0.1399259716272354,
    -0.1217295303940773,
    0.14004433155059814,
    -0.16681207716464996,
    0.20010477304458618,
    -0.2499978393316269,
    0.3333321511745453,
)
# (2 atanh(s) / s - 2) / s**2 in s**2 for |s| <= 1/5, relative to atanh(s): 0.002.
_LOG_S = (
    0.1384392065339361,
    0.13173473256821744,
    0.1539111912224643,
    0.18181665669537325,
    0.22222224299584192,
    0.28571428555805245,
    0.4000000000005674,
    0.666666666666666,
)
_TWO_THIRDS = {"float32": 0x3F2AAAAB, "float64": 0x3FE5555555555555}
_LN2 = 0.6931471805599453


def split(x: Term) -> tuple[Term, Term]:
    """Return (e, f), both floats, of a positive normal number ``2**e (1 + f)``."""
    form, least = format_of(x), _TWO_THIRDS[x.dtype]
    shifted = x.bits - least
    f = ((shifted & (form.smallest_normal_bits - 1)) + least).view(x.dtype) - 1
    return (shifted >> form.mantissa).cast(x.dtype), f


def _rest(f: Term) -> Term:
    """Return ``log(1 + f) - f``: float64 takes a division to need a third of the polynomial."""
    half_square = f * f * 0.5
    if f.dtype == "float32":
        return fma(f * f * f, horner(f, _LOG_F), -half_square)
    s = f / (2 + f)
    square = s * s
    return s * fma(square, horner(square, _LOG_S), half_square) - half_square


def _natural(e: Term, f: Term) -> Term:
    high, low = LN2[f.dtype]
    return fma(e, high, f + fma(e, low, _rest(f)))


def _binary(e: Term, f: Term) -> Term:
    return e + _scaled(f, 1.4375, 0.005195040888963407, None)


def _decimal(e: Term, f: Term) -> Term:
    """Return ``e log10(2) + log10(1 + f)``; log10(2) is split like the factor of f."""
    return fma(e, 0.30078125, _scaled(f, 0.4375, -0.0032055180967481725, e * 0.0002487456639811952))


def _scaled(f: Term, short: float, small: float, added: Term | None) -> Term:
    """Return ``log(1 + f) * (short + small) + added``: the leading bits of f times the short factor are exact."""
    high = leading(f)
    rest = _rest(f) + (f - high)
    lesser = high * small if added is None else fma(high, small, added)
    return fma(high, short, fma(rest, short + small, lesser))


def _logarithm(core: Callable[[Term, Term], Term]) -> Callable[[Target, Term], Term]:
    def rule(target: Target, x: Term) -> Term:
        form = format_of(x)
        tiny = x < form.smallest_normal
        shift = form.mantissa + 1
        e, f = split(select(tiny, x * 2.0**shift, x))
        found = core(e - select(tiny, lift(float(shift), x.dtype), 0.0), f)
        return rare(abnormal(x), _ends(x, found), core(*split(x)))

    return rule


def _ends(x: Term, found: Term) -> Term:
    """Return `found` for positive finite x, else what every logarithm is: -inf at 0, NaN below, and x for inf and NaN."""
    at_most_zero = select(x.eq(0), lift(-INFINITY, x.dtype), NAN)
    return select(x < INFINITY, select(x > 0, found, at_most_zero), x)


def log1p(target: Target, x: Term) -> Term:
    """``1 + x = 2**e (1 + f)``, where f is computed from x without the rounding of 1 + x."""
    form, whole = format_of(x), 1 + x
    e, _ = split(whole)
    scale = power_of_two(-to_integer(e))
    near = copysign(_natural(e, fma(x, scale, scale - 1)), x)
    far = _ends(whole, _natural(*split(x)))
    # Where the scale would not be normal, 1 + x is x.
    range_of_scale = form.bits_of(form.bias - 1) - form.smallest_normal_bits
    return rare((whole.bits - form.smallest_normal_bits).view(form.unsigned) >= range_of_scale, far, near)


log: Callable[[Target, Term], Term] = _logarithm(_natural)
log2: Callable[[Target, Term], Term] = _logarithm(_binary)
log10: Callable[[Target, Term], Term] = _logarithm(_decimal)


def logaddexp(target: Target, a: Term, b: Term) -> Term:
    """``max + log1p(exp(-|a - b|))``."""
    return _added(target, a, b, exp, 1.0)


def logaddexp2(target: Target, a: Term, b: Term) -> Term:
    """``max + log2(1 + 2**-|a - b|)``."""
    return _added(target, a, b, exp2, LOG2_E)


def _added(target: Target, a: Term, b: Term, power: Callable[[Target, Term], Term], unit: float) -> Term:
    larger = select(is_nan(a) | (a > b), a, b)
    smaller = log1p(target, power(target, -abs(a - b))) * unit
    return larger + select(a.eq(b), lift(_LN2 * unit, a.dtype), smaller)
