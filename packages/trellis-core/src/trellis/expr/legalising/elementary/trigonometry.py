"""Sine, cosine and tangent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.formats import INFINITY, NAN, format_of
from trellis.expr.legalising.elementary.reduction import is_small, reduce_large, reduce_small
from trellis.expr.legalising.terms import Term, fma, horner, lift, rare, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.target import Target

# (sin(r) / r - 1) / r**2 in r**2 for |r| <= pi / 4: 0.07 and 0.03.
_SIN = {
    "float32": (-0.0001951769954757765, 0.008332186378538609, -0.16666655242443085),
    "float64": (
        1.5895965916606388e-10,
        -2.5050742728158055e-08,
        2.755731358492652e-06,
        -0.00019841269829465777,
        0.008333333333321926,
        -0.1666666666666663,
    ),
}
# (cos(r) - 1 + r**2 / 2) / r**4 in r**2 for |r| <= pi / 4: 0.002 and 0.0005.
_COS = {
    "float32": (2.4432321879430674e-05, -0.0013887309469282627, 0.04166664555668831),
    "float64": (
        -1.1358732272543409e-11,
        2.087570510796259e-09,
        -2.755731421526486e-07,
        2.4801587288997427e-05,
        -0.0013888888888873338,
        0.041666666666666595,
    ),
}
# (tan(r) / r - 1) / r**2 in r**2 for |r| <= pi / 4: 0.03 and 0.009.
_TAN = {
    "float32": (
        0.004384119063615799,
        7.678481051698327e-05,
        0.010842767544090748,
        0.02128106914460659,
        0.0540597103536129,
        0.1333267092704773,
        0.33333349227905273,
    ),
    "float64": (
        9.708160942564042e-06,
        -2.3863207534356652e-05,
        4.7801369409625866e-05,
        -2.4626635986608935e-05,
        6.641870177544422e-05,
        8.400456011516764e-05,
        0.000243574725084103,
        0.0005889147707630702,
        0.0014560353203041218,
        0.0035921023510060474,
        0.00886323777755058,
        0.02186948840864086,
        0.05396825397254123,
        0.13333333333326075,
        0.33333333333333376,
    ),
}


def _turned(quadrant: Term, r: Term) -> Term:
    """Return sin(quadrant pi / 2 + r)."""
    square = r * r
    sine = fma(r * square, horner(square, _SIN[r.dtype]), r)
    cosine = fma(square * square, horner(square, _COS[r.dtype]), fma(square, -0.5, 1.0))
    found = select((quadrant & 1).ne(0), cosine, sine)
    sign = (
        format_of(r).mantissa + 7 if r.dtype == "float32" else format_of(r).mantissa + 10
    )  # the sign's place less 1
    return (found.bits ^ ((quadrant & 2) << sign)).view(r.dtype)


def _shifted(quadrant: Term, r: Term) -> Term:
    """Return cos(quadrant pi / 2 + r)."""
    return _turned(quadrant + 1, r)


def _tangent(quadrant: Term, r: Term) -> Term:
    """Return the tangent: that of r, or minus its reciprocal in odd quadrants."""
    square = r * r
    found = fma(r * square, horner(square, _TAN[r.dtype]), r)
    return select((quadrant & 1).ne(0), -1 / found, found)


def _periodic(core: Callable[[Term, Term], Term], *, odd: bool) -> Callable[[Target, Term], Term]:
    """Return the rule of a function from its value at a reduced ``|x|``; an odd one takes the sign of x last, also at -0."""

    def rule(target: Target, x: Term) -> Term:
        a = abs(x)
        slow = select(a < INFINITY, core(*reduce_large(a)), lift(NAN, x.dtype))
        found = rare(~is_small(a), slow, core(*reduce_small(a)))
        return (found.bits ^ (x.bits & (-1 << (format_of(x).bits - 1)))).view(x.dtype) if odd else found

    return rule


sin: Callable[[Target, Term], Term] = _periodic(_turned, odd=True)
cos: Callable[[Target, Term], Term] = _periodic(_shifted, odd=False)
tan: Callable[[Target, Term], Term] = _periodic(_tangent, odd=True)
