"""Sine, cosine and tangent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.single.reduction import LIMIT, reduce_large, reduce_small
from trellis.expr.legalising.terms import Term, fma, horner, lift, rare, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.target import Target

# (sin(r) / r - 1) / r**2 and (cos(r) - 1 + r**2 / 2) / r**4 in r**2 for |r| <= 0.7866: 0.07 and 0.002 * 2**-24.
_SIN = (-0.0001951769954757765, 0.008332186378538609, -0.16666655242443085)
_COS = (2.4432321879430674e-05, -0.0013887309469282627, 0.04166664555668831)
# (tan(r) / r - 1) / r**2 in r**2 for |r| <= 0.7866: 0.03 * 2**-24.
_TAN = (
    0.004384119063615799,
    7.678481051698327e-05,
    0.010842767544090748,
    0.02128106914460659,
    0.0540597103536129,
    0.1333267092704773,
    0.33333349227905273,
)


def _sine(r: Term) -> Term:
    square = r * r
    return fma(r * square, horner(square, _SIN), r)


def _cosine(r: Term) -> Term:
    square = r * r
    return fma(square * square, horner(square, _COS), fma(square, -0.5, 1.0))


def _turned(quadrant: Term, r: Term) -> Term:
    """Return sin(quadrant pi / 2 + r)."""
    found = select((quadrant & 1).ne(0), _cosine(r), _sine(r))
    return (found.bits ^ ((quadrant & 2) << 30)).view("float32")


def _shifted(quadrant: Term, r: Term) -> Term:
    """Return cos(quadrant pi / 2 + r)."""
    return _turned(quadrant + 1, r)


def _tangent(quadrant: Term, r: Term) -> Term:
    """Return the tangent: that of r, or minus its reciprocal in odd quadrants."""
    square = r * r
    found = fma(r * square, horner(square, _TAN), r)
    return select((quadrant & 1).ne(0), -1 / found, found)


def _periodic(core: Callable[[Term, Term], Term], *, odd: bool) -> Callable[[Target, Term], Term]:
    """Return the rule of a function from its value at a reduced ``|x|``; an odd one takes the sign of x last, also at -0."""

    def rule(target: Target, x: Term) -> Term:
        a = abs(x)
        slow = select(a < float("inf"), core(*reduce_large(a)), lift(float("nan"), "float32"))
        found = rare(~(a < LIMIT), slow, core(*reduce_small(a)))
        return (found.bits ^ (x.bits & -0x80000000)).view("float32") if odd else found

    return rule


sin = _periodic(_turned, odd=True)
cos = _periodic(_shifted, odd=False)
tan = _periodic(_tangent, odd=True)
