"""What each operation means, spelt in NumPy: the reference that every kernel is compared with."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.expr.functions import UFUNCS

if TYPE_CHECKING:
    from collections.abc import Callable

_ERF: Any = np.frompyfunc(math.erf, 1, 1)
_ERFC: Any = np.frompyfunc(math.erfc, 1, 1)

# NumPy's own float32 loops of these err by a few ulp; they are computed in float64 and rounded once.
ROUNDED_ONCE = frozenset(
    "arccos arccosh arcsin arcsinh arctan arctan2 arctanh cbrt cos cosh erf exp exp2 expm1 gelu gelu_tanh hypot log log10 "
    "log1p log2 logaddexp logaddexp2 power sigmoid silu sin sinh tan tanh".split()
)


def saturate(values: Any, dtype: np.dtype[Any]) -> Any:
    """Convert floats to integers as formulas do: towards zero, into the range of `dtype`, NaN to 0."""
    limits = np.iinfo(dtype)
    # The upper bound may not be a float: compare with the power of two above it.
    above = values.dtype.type(2.0 ** (limits.bits - (dtype.kind == "i")))
    inside = (values > values.dtype.type(limits.min) - 1) & (values < above)
    low, high, zero = dtype.type(limits.min), dtype.type(limits.max), dtype.type(0)
    edge = np.where(values >= above, high, np.where(values < 0, low, zero))
    return np.where(inside, np.where(inside, values, 0).astype(dtype), edge)


def cast(values: Any, dtype: np.dtype[Any]) -> Any:
    """Convert between dtypes as formulas do."""
    if dtype.kind == "b":
        return values != 0
    if dtype.kind in "iu" and values.dtype.kind not in "iub":
        return saturate(values if values.dtype.kind == "f" else values.astype(np.float32), dtype)
    return values.astype(dtype)


def _erf(x: Any) -> Any:
    return np.asarray(_ERF(x.astype(np.float64))).astype(x.dtype)


def _gelu(x: Any) -> Any:
    tail = np.asarray(_ERFC((-x / np.sqrt(x.dtype.type(2))).astype(np.float64))).astype(x.dtype)
    return np.where(x == -np.inf, -0.0, 0.5 * np.where(x == -np.inf, 0.0, x) * tail).astype(x.dtype)


def _gated(x: Any, gate: Any) -> Any:
    """Return x * sigmoid(gate) by one division; the limit at minus infinity is -0."""
    return np.where(x == -np.inf, -0.0, x / (1 + np.exp(-gate))).astype(x.dtype)


def _gelu_tanh(x: Any) -> Any:
    two = x.dtype.type(2)
    return _gated(
        x, two * np.sqrt(two / x.dtype.type(np.pi)) * (x + x.dtype.type(44715) / 1000000 * x * x * x)
    )


def _floor_or_same(name: str) -> Callable[[Any], Any]:
    return lambda x: UFUNCS[name](x) if x.dtype.kind == "f" else x


def _reciprocal(x: Any) -> Any:
    if x.dtype.kind == "f":
        return np.reciprocal(x)
    return np.where((x == 1) | (x == -1 if x.dtype.kind == "i" else x == 1), x, 0).astype(x.dtype)


def _power(base: Any, exponent: Any) -> Any:
    if base.dtype.kind not in "iu":
        return np.power(base, exponent)
    base, exponent = np.broadcast_arrays(base, exponent)
    result = np.ones_like(base)
    square, left = base.copy(), np.where(exponent < 0, 0, exponent)
    while np.any(left):
        result = np.where(left & 1, result * square, result)
        square, left = square * square, left >> 1
    if base.dtype.kind == "i":
        negative = np.where(base == 1, 1, np.where(base == -1, 1 - 2 * (exponent & 1), 0))
        result = np.where(exponent < 0, negative, result)
    return result.astype(base.dtype)


def _counted(shift: Any, *, right: bool) -> Callable[[Any, Any], Any]:
    def shifted(x: Any, count: Any) -> Any:
        bits = x.dtype.itemsize * 8
        inside = (count >= 0) & (count < bits)
        spill = np.where(x < 0, -1, 0).astype(x.dtype) if right and x.dtype.kind == "i" else x.dtype.type(0)
        return np.where(inside, shift(x, np.where(inside, count, 0).astype(x.dtype)), spill)

    return shifted


def _truncated(a: Any, b: Any) -> Any:
    return (a - np.fmod(a, b)) // b


def _mulhi(a: Any, b: Any) -> Any:
    return ((a.astype(np.uint64) * b.astype(np.uint64)) >> np.uint64(32)).astype(np.uint32)


MEANINGS: dict[str, Callable[..., Any]] = {
    **UFUNCS,
    "power": _power,
    "reciprocal": _reciprocal,
    "left_shift": _counted(np.left_shift, right=False),
    "right_shift": _counted(np.right_shift, right=True),
    **{name: _floor_or_same(name) for name in ("ceil", "floor", "rint", "trunc")},
    "erf": _erf,
    "gelu": _gelu,
    "gelu_tanh": _gelu_tanh,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "silu": lambda x: _gated(x, x),
    "where": np.where,
    # The primitives whose names are not NumPy's.
    "sub": np.subtract,
    "mul": np.multiply,
    "neg": np.negative,
    "div": np.divide,
    "abs": np.absolute,
    "idiv": _truncated,
    "irem": np.fmod,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "not": np.invert,
    "shl": np.left_shift,
    "shr": np.right_shift,
    "mulhi": _mulhi,
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "select": np.where,
    "rare": np.where,
}
