"""The error function and the activations made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis.expr.legalising.elementary.exponential import LOG2_E, exp2_of
from trellis.expr.legalising.elementary.formats import halves, power_of_two, to_integer
from trellis.expr.legalising.terms import Term, capped, copysign, floored, fma, horner, least, most, select

if TYPE_CHECKING:
    from trellis.expr.legalising.target import Target

# erf(x) / x - 1 in x**2 for |x| <= 0.92: 0.3 and 0.11.
_ERF = {
    "float32": (
        -0.0006000448483973742,
        0.004995421040803194,
        -0.02676844410598278,
        0.11281877011060715,
        -0.3761250078678131,
        0.12837915122509003,
    ),
    "float64": (
        -9.762023734000875e-10,
        1.465270970358302e-08,
        -1.6399712752036576e-07,
        1.6469604972138835e-06,
        -1.4926336069103934e-05,
        0.00012055369054214398,
        -0.0008548328186127491,
        0.0052239776482645205,
        -0.026866170647712923,
        0.11283791670970016,
        -0.37612638903184087,
        0.1283791670955126,
    ),
}
# log2(1 - erf(x)) from 0.9 to where erf rounds to 1, relative to erf(x): 0.03 both.
_LOG2_ERFC = {
    "float32": (
        0.0002859750238712877,
        -0.004422599915415049,
        0.03219412639737129,
        -0.1502043604850769,
        -0.9189622402191162,
        -1.6270674467086792,
        -0.0002401505917077884,
    ),
    "float64": (
        1.9726383040067233e-12,
        -8.818114687236635e-11,
        1.8458804274996916e-09,
        -2.4023573856525517e-08,
        2.1740161545790157e-07,
        -1.4461703465726705e-06,
        7.25750844467201e-06,
        -2.7490431817750613e-05,
        7.543994275228944e-05,
        -0.00012530447479597163,
        -2.1507482659490337e-05,
        0.0008626580566160651,
        -0.0024808981002381473,
        0.00034120056760531344,
        0.027567091626434163,
        -0.14825453511305198,
        -0.9184532736904254,
        -1.6279059860416898,
        -9.811614050256845e-08,
    ),
}
_ERF_IS_1 = {"float32": 3.95, "float64": 5.95}


@dataclass(frozen=True, slots=True)
class _Tail:
    """The tail of the normal distribution beyond a, times exp(a**2 / 2), as a polynomial in ``s = c a / (1 + c a)``.

    The fit is relative, with a weight that falls as the condition number of gelu grows; the last coefficient is exact.
    """

    end: float  # where a times the tail is 0
    lowest: float  # below the least exponent of two that it has before
    scale: float
    coefficients: tuple[float, ...]


_TAILS = {
    "float32": _Tail(  # 0.19
        end=14.5,
        lowest=-152.0,
        scale=0.4399999976158142,
        coefficients=(
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
        ),
    ),
    "float64": _Tail(  # 0.07
        end=38.7,
        lowest=-1082.0,
        scale=0.25,
        coefficients=(
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
        ),
    ),
}
# -2 sqrt(2 / pi) log2(e), and 0.044715 of it: the tanh form's argument in units that make its exponential a power of two.
_TANH_LINEAR = -2.302208198144325
_TANH_CUBIC = -0.1029432395800235
# Below the first the tanh form is 0; below the second 1 + 2**v is 1.
_TANH_RANGE = {"float32": (-11.0, -26.0), "float64": (-23.0, -55.0)}


def erf(target: Target, x: Term) -> Term:
    """A polynomial near 0, ``1 - 2**p(|x|)`` beyond 0.92."""
    near = fma(x, horner(x * x, _ERF[x.dtype]), x)
    exponent = horner(least(abs(x), _ERF_IS_1[x.dtype]), _LOG2_ERFC[x.dtype])
    n = exponent.rint()
    tail = exp2_of(exponent - n) * power_of_two(to_integer(n))
    return select(abs(x) > 0.92, copysign(1 - tail, x), near)


def gelu(target: Target, x: Term) -> Term:
    """``max(x, 0) - |x| P(X > |x|)``: no cancellation on either side of 0; -0 at minus infinity, the limit."""
    form = _TAILS[x.dtype]
    a = capped(abs(x), form.end)
    exponent = a * a * (-0.5 * LOG2_E)
    n = most(exponent, form.lowest).rint()  # that for NaN, which stays in the fraction
    first, second = halves(to_integer(n))
    scaled = a * form.scale
    tail = horner(scaled / (scaled + 1), form.coefficients) * a
    tail = tail * (exp2_of(exponent - n) * first) * second
    return copysign(select(x > 0, x, 0) - tail, x)


def gelu_tanh(target: Target, x: Term) -> Term:
    """``x / (1 + 2**v)`` with one division; a power of two holds both in range."""
    shut, vanishes = _TANH_RANGE[x.dtype]
    y = floored(x, shut)
    v = most(y * fma(y * y, _TANH_CUBIC, _TANH_LINEAR), vanishes)  # that for NaN, which stays in y
    n = v.rint()
    i = to_integer(n)
    half = i >> 1
    a = power_of_two(-half)
    return y / fma(exp2_of(v - n), power_of_two(i - half), a) * a
