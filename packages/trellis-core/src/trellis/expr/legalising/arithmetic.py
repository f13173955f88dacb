"""Traced arithmetic, comparisons and logic on every dtype, in primitives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.dtypes import is_float, is_signed
from trellis.expr.legalising.terms import Term, copysign, is_nan, lift, magnitude_bits, select

if TYPE_CHECKING:
    from collections.abc import Callable


def truth(x: Term) -> Term:
    """Return whether x is not zero; NaN is not."""
    return x if x.dtype == "bool" else x.ne(0)


def negative(x: Term) -> Term:
    """Legalise np.negative."""
    return -x


def absolute(x: Term) -> Term:
    """Legalise np.absolute; the least integer stays itself."""
    if is_float(x.dtype):
        return abs(x)
    return select(x < 0, -x, x) if is_signed(x.dtype) else x


def add(a: Term, b: Term) -> Term:
    """Legalise np.add: ``or`` on bool."""
    return a | b if a.dtype == "bool" else a + b


def multiply(a: Term, b: Term) -> Term:
    """Legalise np.multiply: ``and`` on bool."""
    return a & b if a.dtype == "bool" else a * b


def square(x: Term) -> Term:
    """Legalise np.square."""
    return multiply(x, x)


def reciprocal(x: Term) -> Term:
    """Legalise np.reciprocal: on integers 0 but for 1 and -1."""
    if is_float(x.dtype):
        return 1 / x
    kept = x.eq(1) | x.eq(-1) if is_signed(x.dtype) else x.eq(1)
    return select(kept, x, 0)


def sign(x: Term) -> Term:
    """Legalise np.sign: 0 for both zeros, NaN for NaN."""
    if not is_signed(x.dtype) and not is_float(x.dtype):
        return select(x.ne(0), lift(1, x.dtype), 0)
    ends = select(x < 0, lift(-1, x.dtype), x) if is_float(x.dtype) else select(x < 0, lift(-1, x.dtype), 0)
    found = select(x > 0, lift(1, x.dtype), ends)
    return select(x.eq(0), 0, found) if is_float(x.dtype) else found


def _never_nan(x: Term) -> bool:
    item = x.node
    if item.op == "const":
        return item.value[0] == item.value[0]
    return item.op == "cast" and not is_float(item.args[0].dtype)


def maximum(a: Term, b: Term) -> Term:
    """Legalise np.maximum: NaN wins."""
    return _extreme(a, b, lambda x, y: x > y, Term.__or__)


def minimum(a: Term, b: Term) -> Term:
    """Legalise np.minimum: NaN wins."""
    return _extreme(a, b, lambda x, y: x < y, Term.__and__)


def _extreme(
    a: Term, b: Term, better: Callable[[Term, Term], Term], on_bool: Callable[[Term, Term], Term]
) -> Term:
    if a.dtype == "bool":
        return on_bool(a, b)
    if _never_nan(b):  # a NaN in a fails the comparison, so a stays
        return select(better(b, a), b, a)
    found = select(better(a, b), a, b)  # b if either is NaN
    return found if not is_float(a.dtype) or _never_nan(a) else select(is_nan(a), a, found)


def fmax(a: Term, b: Term) -> Term:
    """Legalise np.fmax: NaN loses."""
    return _number(a, b, lambda x, y: x > y, Term.__or__)


def fmin(a: Term, b: Term) -> Term:
    """Legalise np.fmin: NaN loses."""
    return _number(a, b, lambda x, y: x < y, Term.__and__)


def _number(
    a: Term, b: Term, better: Callable[[Term, Term], Term], on_bool: Callable[[Term, Term], Term]
) -> Term:
    if not is_float(a.dtype):
        return _extreme(a, b, better, on_bool)
    if _never_nan(a):
        a, b = b, a
    wins = better(a, b)
    return select(wins if _never_nan(b) else wins | is_nan(b), a, b)


def heaviside(x: Term, middle: Term) -> Term:
    """Legalise np.heaviside."""
    at_zero = select(x.eq(0), middle, x)
    return select(x > 0, 1, select(x < 0, 0, at_zero))


def isnan(x: Term) -> Term:
    """Legalise np.isnan."""
    return is_nan(x) if is_float(x.dtype) else lift(False, "bool")


def isinf(x: Term) -> Term:
    """Legalise np.isinf."""
    if not is_float(x.dtype):
        return lift(False, "bool")
    magnitude, infinite = magnitude_bits(x)
    return magnitude.eq(infinite)


def isfinite(x: Term) -> Term:
    """Legalise np.isfinite."""
    if not is_float(x.dtype):
        return lift(True, "bool")
    magnitude, infinite = magnitude_bits(x)
    return magnitude < infinite


def signbit(x: Term) -> Term:
    """Legalise np.signbit."""
    return x.bits < 0


def equal(a: Term, b: Term) -> Term:
    """Legalise np.equal; bool has no comparisons, and two integer signs are compared as unsigned where both can be."""
    if a.dtype == "bool":
        return ~(a ^ b)
    return a.eq(b) if a.dtype == b.dtype else _mixed(a, b, lambda x, y: x.eq(y), below=False)


def not_equal(a: Term, b: Term) -> Term:
    """Legalise np.not_equal."""
    return a ^ b if a.dtype == "bool" else a.ne(b) if a.dtype == b.dtype else ~equal(a, b)


def less(a: Term, b: Term) -> Term:
    """Legalise np.less."""
    if a.dtype == "bool":
        return ~a & b
    return a < b if a.dtype == b.dtype else _mixed(a, b, Term.__lt__, below=True)


def less_equal(a: Term, b: Term) -> Term:
    """Legalise np.less_equal."""
    if a.dtype == "bool":
        return ~a | b
    return a <= b if a.dtype == b.dtype else _mixed(a, b, Term.__le__, below=True)


def greater(a: Term, b: Term) -> Term:
    """Legalise np.greater."""
    return less(b, a) if a.dtype in {"bool", "int64", "uint64"} else a > b


def greater_equal(a: Term, b: Term) -> Term:
    """Legalise np.greater_equal."""
    return less_equal(b, a) if a.dtype in {"bool", "int64", "uint64"} else a >= b


def _mixed(a: Term, b: Term, compare: Callable[[Term, Term], Term], *, below: bool) -> Term:
    """Compare int64 with uint64 (NumPy has loops for that): a negative number is below every unsigned one."""
    if is_signed(a.dtype):
        outcome = lift(below, "bool")
        return select(a < 0, outcome, compare(a.cast("uint64"), b))
    return select(b < 0, lift(False, "bool"), compare(a, b.cast("uint64")))


def invert(x: Term) -> Term:
    """Legalise np.invert."""
    return ~x


def copy_sign(a: Term, b: Term) -> Term:
    """Legalise np.copysign."""
    return copysign(a, b)


def _rounding(method: Callable[[Term], Term]) -> Callable[[Term], Term]:
    return lambda x: method(x) if is_float(x.dtype) else x


RULES: dict[str, Callable[..., Term]] = {
    "absolute": absolute,
    "add": add,
    "bitwise_and": Term.__and__,
    "bitwise_or": Term.__or__,
    "bitwise_xor": Term.__xor__,
    "ceil": _rounding(Term.ceil),
    "copysign": copy_sign,
    "divide": Term.__truediv__,
    "equal": equal,
    "fabs": absolute,
    "floor": _rounding(Term.floor),
    "fmax": fmax,
    "fmin": fmin,
    "greater": greater,
    "greater_equal": greater_equal,
    "heaviside": heaviside,
    "invert": invert,
    "isfinite": isfinite,
    "isinf": isinf,
    "isnan": isnan,
    "less": less,
    "less_equal": less_equal,
    "logical_and": lambda a, b: truth(a) & truth(b),
    "logical_not": lambda x: ~truth(x),
    "logical_or": lambda a, b: truth(a) | truth(b),
    "logical_xor": lambda a, b: truth(a) ^ truth(b),
    "maximum": maximum,
    "minimum": minimum,
    "multiply": multiply,
    "negative": negative,
    "not_equal": not_equal,
    "reciprocal": reciprocal,
    "rint": _rounding(Term.rint),
    "sign": sign,
    "signbit": signbit,
    "sqrt": Term.sqrt,
    "square": square,
    "subtract": Term.__sub__,
    "trunc": _rounding(Term.trunc),
    "where": select,
}
