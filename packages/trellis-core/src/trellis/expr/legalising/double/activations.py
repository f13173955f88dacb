"""Activations in float64, made of exp."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.expr.legalising.terms import Term, capped, copysign, floored, horner, is_nan, lift, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# The tail of the normal distribution beyond a, times exp(a**2 / 2), for 0 <= a <= 38.7, in s = a / (a + 4); the last coefficient
# is exact. A minimax fit like those in float32, relative, with the weight falling as the condition number of gelu grows:
# 0.07 * 2**-53.
_TAIL = (
    -0.0015298339735873021,
    0.01393619303426011,
    -0.057142819510421675,
    0.14003430448072357,
    -0.23133831254601633,
    0.27754997782901986,
    -0.2532748081754003,
    0.17729605146744412,
    -0.09603076545319984,
    0.04586697200797316,
    -0.014960029977714078,
    -0.0059293040292654805,
    -0.012209737911015333,
    0.018233982268203074,
    0.053963523198665354,
    -0.024386243058998457,
    -0.20908738170772798,
    0.10515931266033292,
    0.8719249327804907,
    -2.1065377701747727,
    2.4042308783943813,
    -1.5957691216057315,
    0.5,
)
_LINEAR = 2 * math.sqrt(2 / math.pi)
_CUBIC = _LINEAR * 0.044715
_LN2 = math.log(2)


def _gated(target: Target, x: Term, gate: Term) -> Term:
    """Return ``x / (1 + exp(-gate))``: exp of half the gate twice, so that only the result can underflow."""
    e = target.call("exp", -0.5 * abs(gate))
    below = gate < 0
    return select(below, x * e, x) / (1 + e * e) * select(below, e, 1.0)


def sigmoid(target: Target, x: Term) -> Term:
    """``1 / (1 + exp(-x))``."""
    return _gated(target, lift(1.0, "float64"), x)


def silu(target: Target, x: Term) -> Term:
    """``x / (1 + exp(-x))``; -0 at minus infinity, the limit."""
    y = floored(x, -800.0)
    return _gated(target, y, y)


def gelu_tanh(target: Target, x: Term) -> Term:
    """``x / (1 + exp(-2 u))`` for the argument u of the tanh; -0 at minus infinity, the limit."""
    y = floored(x, -40.0)
    return _gated(target, y, y * (y * y * _CUBIC + _LINEAR))


def gelu(target: Target, x: Term) -> Term:
    """``max(x, 0) - |x| P(X > |x|)``; -0 at minus infinity, the limit."""
    a = capped(abs(x), 38.7)
    e = target.call("exp", a * a * -0.25)
    tail = horner(a / (a + 4), _TAIL) * a * e * e
    return copysign(select(x > 0, x, 0) - tail, x)


def logaddexp(target: Target, a: Term, b: Term) -> Term:
    """``max + log1p(exp(-|a - b|))``."""
    return _added(target, a, b, "exp", 1.0)


def logaddexp2(target: Target, a: Term, b: Term) -> Term:
    """``max + log2(1 + 2**-|a - b|)``."""
    return _added(target, a, b, "exp2", 1 / _LN2)


def _added(target: Target, a: Term, b: Term, power: str, unit: float) -> Term:
    larger = select(is_nan(a) | (a > b), a, b)
    smaller = target.call("log1p", target.call(power, -abs(a - b))) * unit
    return larger + select(a.eq(b), lift(_LN2 * unit, "float64"), smaller)


FUNCTIONS = {
    "gelu": gelu,
    "gelu_tanh": gelu_tanh,
    "logaddexp": logaddexp,
    "logaddexp2": logaddexp2,
    "sigmoid": sigmoid,
    "silu": silu,
}
