"""The error function and the activations made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.single.exponential import EXP2, halves, power_of_two
from trellis.expr.legalising.terms import Term, capped, copysign, floored, fma, horner, least, most, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# erf(x) / x - 1 in x**2 for |x| <= 0.92: 0.3 * 2**-24.
_ERF = (
    -0.0006000448483973742,
    0.004995421040803194,
    -0.02676844410598278,
    0.11281877011060715,
    -0.3761250078678131,
    0.12837915122509003,
)
# log2(1 - erf(x)) for 0.9 <= x <= 3.95, relative to erf(x): 0.03 * 2**-24.
_LOG2_ERFC = (
    0.0002859750238712877,
    -0.004422599915415049,
    0.03219412639737129,
    -0.1502043604850769,
    -0.9189622402191162,
    -1.6270674467086792,
    -0.0002401505917077884,
)
# The tail of the normal distribution beyond a, times exp(a**2 / 2), for 0 <= a <= 14.5, in s = 0.44 a / (1 + 0.44 a); the last
# coefficient is exact. Relative, with the weight falling as the condition number of gelu grows: 0.19 * 2**-24.
_TAIL_SCALE = 0.4399999976158142
_TAIL = (
    -0.03429053723812103,
    0.0987943783402443,
    -0.07884044200181961,
    0.03338915854692459,
    -0.0659574419260025,
    -0.04563615098595619,
    0.1145712211728096,
    0.38464730978012085,
    -0.9066870808601379,
    0.5,
)
# 2 sqrt(2 / pi) log2(e), and 0.044715 of it: the tanh form's argument in units that make its exponential a power of two.
_TANH_LINEAR = -2.302208198144325
_TANH_CUBIC = -0.1029432395800235


def erf(target: Target, x: Term) -> Term:
    """A polynomial near 0, ``1 - 2**p(|x|)`` beyond 0.92; from 3.95 on the result rounds to 1."""
    square = x * x
    near = fma(x, horner(square, _ERF), x)
    exponent = horner(least(abs(x), 3.95), _LOG2_ERFC)
    n = exponent.rint()
    tail = horner(exponent - n, (*EXP2, 1.0)) * power_of_two(n.cast("int32"))
    return select(abs(x) > 0.92, copysign(1 - tail, x), near)


def gelu(target: Target, x: Term) -> Term:
    """``max(x, 0) - |x| P(X > |x|)``: no cancellation on either side of 0; -0 at minus infinity, the limit."""
    a = capped(abs(x), 14.5)
    exponent = a * a * (-0.5 * 1.4426950408889634)
    n = most(exponent, -152.0).rint()  # -152 for NaN, which stays in the fraction
    first, second = halves(n.cast("int32"))
    scaled = a * _TAIL_SCALE
    tail = horner(scaled / (scaled + 1), _TAIL) * a
    tail = tail * (horner(exponent - n, (*EXP2, 1.0)) * first) * second
    return copysign(select(x > 0, x, 0) - tail, x)


def gelu_tanh(target: Target, x: Term) -> Term:
    """``x / (1 + 2**v)`` with one division; a power of two holds both in range."""
    y = floored(x, -11.0)
    v = most(
        y * fma(y * y, _TANH_CUBIC, _TANH_LINEAR), -26.0
    )  # below, 1 + 2**v is 1; -26 for NaN, which stays in y
    n = v.rint()
    i = n.cast("int32")
    half = i >> 1
    a = power_of_two(-half)
    divisor = fma(horner(v - n, (*EXP2, 1.0)), power_of_two(i - half), a)
    return y / divisor * a
