"""What NumPy computes of a tree, with the error that each element of Trellis's result may have.

NumPy computes each node in the dtype that formulas have there, halves in float32. What is rounded correctly in both has no
error. Others have: a product that a sum reads, for the two may be one rounding; and a function, which may be as far off as its
stated bound. From there on errors grow as calculus says; where a comparison or a step may fall on either side the element is
unknown: its error is infinite.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
from drawing import HALVES, INTEGERS, dtype_of
from trees import BOUNDED, COMPARED, FUNCTIONS, GENTLE, LOGICAL, RISING

from trellis.expr import BOUNDS


class Value(NamedTuple):
    """What NumPy computes.

    Attributes
    ----------
    v
        The values.
    e
        How far Trellis's may be: 0 for equal, infinite for unknown.
    slack
        How far a product is from the one that was never rounded, which a sum may read.

    """

    v: Any
    e: Any = 0.0
    slack: Any = 0.0


def computed(tree, operands, shape):
    """Return a tree's `Value` for operands of a shape."""
    name, *rest = tree
    if name == "x":
        one = operands[rest[0]]
        return Value(one.astype(np.float32) if one.dtype.name in HALVES else one)
    if name == "number":
        return Value(rest[0])
    if name == "index":
        axis = rest[0] % len(shape)
        places = np.arange(shape[axis], dtype=np.int64)
        return Value(places.reshape([-1 if i == axis else 1 for i in range(len(shape))]))
    if name == "cast":
        return _cast(rest[0], computed(rest[1], operands, shape))
    given = [computed(one, operands, shape) for one in rest]
    if name == "where":
        return _where(*given)
    value = getattr(np, name)(*[one.v for one in given]) if name not in FUNCTIONS else None
    if name in FUNCTIONS:
        return _function(name, *given)
    rule = RULES.get(name, _unless_certain)
    error, slack = rule(name, value, *given) if name in ALWAYS or _any(given) else (0.0, 0.0)
    return Value(value, np.where(np.isnan(error), np.inf, error), slack)


def _any(given):
    return any(np.any(one.e) or np.any(one.slack) for one in given)


def _ulp(value):
    """Return the distance to the next number, infinite beyond the largest."""
    found = np.spacing(np.abs(value)).astype(np.float64)
    return np.where(np.isnan(found), np.inf, found)


def _float(value):
    return np.asarray(value).dtype.kind == "f"


def _saturated(values, dtype):
    """Convert floats to integers: towards zero, what is beyond to the nearest, NaN to 0."""
    limits = np.iinfo(dtype)
    wide = np.trunc(np.nan_to_num(values.astype(np.longdouble), nan=0, posinf=np.inf, neginf=-np.inf))
    low, high = wide <= np.longdouble(limits.min), wide >= np.longdouble(limits.max)
    inside = np.where(low | high, 0, wide).astype(dtype)
    return np.where(low, dtype.type(limits.min), np.where(high, dtype.type(limits.max), inside))


def _to(name, values):
    if name == "bool":
        return values != 0
    if name in HALVES:
        return (
            values.astype(np.float64 if values.dtype == np.float64 else np.float32)
            .astype(dtype_of(name))
            .astype(np.float32)
        )
    return _saturated(values, np.dtype(name)) if name in INTEGERS and _float(values) else values.astype(name)


def _cast(name, one):
    value = _to(name, one.v)
    if not _any([one]):
        return Value(value)
    if _float(value) and _float(one.v):
        extra = _ulp(value.astype(dtype_of(name))) if name in HALVES else _ulp(value)
        return Value(
            value,
            np.where(one.e > 0, one.e + extra, 0),
            one.slack if name not in HALVES else one.slack + extra,
        )
    if not _float(one.v):
        return Value(value, one.e)
    low, high = (_to(name, one.v.astype(np.float64) + sign * one.e) for sign in (-1, 1))
    unknown = (low != high) | ((one.e > 0) & ~np.isfinite(one.v)) | np.isinf(one.e)
    return Value(value, np.where(unknown, np.inf, 0.0))


def _where(condition, one, two):
    picked = condition.v
    error = np.where(picked, one.e, two.e)
    return Value(
        np.where(picked, one.v, two.v),
        np.where(condition.e > 0, np.inf, error),
        np.where(picked, one.slack, two.slack),
    )


def _function(name, one):
    narrow = one.v.dtype
    wider = np.float64 if narrow == np.float32 else np.longdouble
    exact = getattr(np, name)(one.v.astype(wider))
    value = exact.astype(narrow)
    unit = np.where(np.isnan(exact), 0, _ulp(value))
    error = (BOUNDS[name, narrow.name].ulp + 0.5) * unit
    far = np.abs(exact) > 1.5 * wider(np.finfo(narrow).max)
    error = np.where(far, 0, error)
    if np.any(one.e):
        if name in GENTLE:
            moved = one.e
        elif name in RISING:
            ends = [getattr(np, name)(one.v.astype(wider) + sign * one.e) for sign in (-1, 1)]
            moved = np.maximum(np.abs(ends[0] - exact), np.abs(ends[1] - exact))
        else:
            moved = np.where(one.e > 0, np.inf, 0.0)
        moved = np.where(one.e > 0, np.where(np.isfinite(exact), moved, np.inf), 0).astype(np.float64)
        error = np.where(np.isnan(moved), np.inf, error + moved * (1 + 2**-20))
    return Value(value, np.where(np.isnan(error), np.inf, error), 0.0)


def _wide(one):
    return np.abs(np.asarray(one.v).astype(np.float64))


def _unless_certain(name, value, *given):
    """Anything that is not named here is unknown where an operand has an error."""
    error = np.inf
    return np.where(
        np.logical_or.reduce(np.broadcast_arrays(*[np.asarray(one.e) > 0 for one in given])), error, 0.0
    ), 0.0


def _rounded(value, error, *given):
    """Add the rounding of a result to its error; what overflows with an error is unknown."""
    if not _float(value):
        return np.where(error > 0, np.inf, 0.0)
    error = np.where(np.isnan(error), np.inf, error)  # of zero times what is unknown
    finite = np.logical_and.reduce(np.broadcast_arrays(*[np.isfinite(one.v) for one in given]))
    error = np.where(error > 0, error + _ulp(np.asarray(value)), 0)
    return np.where((error > 0) & finite & ~np.isfinite(value), np.inf, error)


def _sum(name, value, one, two):
    return _rounded(value, one.e + two.e + one.slack + two.slack, one, two), 0.0


def _product(name, value, *given):
    one, two = given * (3 - len(given))
    slack = _ulp(np.asarray(value)) / 2 if _float(value) else 0.0
    if not _any([one, two]):
        return 0.0, slack
    known = (np.asarray(one.e) == 0) & (np.asarray(two.e) == 0)
    error = np.where(known, 0, _wide(one) * two.e + _wide(two) * one.e + np.multiply(one.e, two.e))
    return _rounded(value, error, one, two), slack


def _quotient(name, value, *given):
    one, two = given if len(given) == 2 else (Value(np.ones_like(given[0].v)), given[0])
    known = (np.asarray(one.e) == 0) & (np.asarray(two.e) == 0)
    room = _wide(two) - two.e
    error = (one.e + np.abs(np.asarray(value).astype(np.float64)) * two.e) / room
    error = np.where(known, 0, np.where(room > 0, error, np.inf))
    return _rounded(value, error, one, two), 0.0


def _same(name, value, one):
    return one.e, one.slack


def _compared(name, value, one, two):
    if not (_float(one.v) or _float(two.v)):
        return _unless_certain(name, value, one, two)
    with np.errstate(all="ignore"):
        apart = np.abs(np.asarray(one.v).astype(np.longdouble) - np.asarray(two.v).astype(np.longdouble))
    error = np.asarray(one.e + two.e)
    odd = ~(np.isfinite(one.v) & np.isfinite(two.v)) & ~np.isinf(error)
    return np.where(
        (error > 0) & (apart <= error) & ~odd, np.inf, np.where(np.isinf(error), np.inf, 0.0)
    ), 0.0


def _extreme(name, value, one, two):
    if not _float(value):
        return _unless_certain(name, value, one, two) if _any([one, two]) else (0.0, 0.0)
    # Of zeros of both signs either may be the greater.
    zeros = (np.asarray(one.v) == 0) & (np.asarray(two.v) == 0) & (np.signbit(one.v) != np.signbit(two.v))
    error = np.maximum(one.e, two.e)
    return np.where(
        zeros, np.maximum(error, np.finfo(np.asarray(value).dtype).smallest_subnormal), error
    ), np.maximum(one.slack, two.slack)


def _near_zero(name, value, one, *more):
    """Unknown where the first operand may be zero, or of either sign, or has an unknown one."""
    error = np.asarray(one.e)
    return np.where((error > 0) & ((_wide(one) <= error) | np.isinf(error)), np.inf, 0.0), 0.0


def _signed(name, value, one, two=None):
    """Unknown where the sign read is that of a NaN, or of what may be zero."""
    read = one if two is None else two
    error = np.asarray(read.e)
    unknown = np.isnan(read.v) | ((error > 0) & (_wide(read) <= error)) | np.isinf(error)
    return np.where(unknown, np.inf, one.e if two is not None else 0.0), 0.0


def _finite(name, value, one):
    error = np.asarray(one.e)
    return np.where((error > 0) & ~(_wide(one) + error < np.finfo(one.v.dtype).max), np.inf, 0.0), 0.0


def _stepped(name, value, one):
    step = getattr(np, name)
    low, high = (step(one.v.astype(np.float64) + sign * one.e) for sign in (-1, 1))
    either = np.where(
        (low == 0) & (one.e > 0), np.finfo(one.v.dtype).smallest_subnormal, 0.0
    )  # zero of either sign
    return np.where((one.e > 0) & ~(low == high), np.inf, either), 0.0


def _root(name, value, one):
    wide = one.v.astype(np.float64)
    low, high = np.sqrt(wide - one.e), np.sqrt(wide + one.e)
    error = np.where(one.e > 0, np.maximum(np.abs(low - value), np.abs(high - value)) + _ulp(value), 0)
    return np.where((one.e > 0) & np.isnan(error), np.inf, error), 0.0


def _logical(name, value, *given):
    doubt = [_near_zero(name, value, one)[0] for one in given]
    return np.maximum.reduce(np.broadcast_arrays(*doubt)), 0.0


RULES = {
    **dict.fromkeys(COMPARED, _compared),
    **dict.fromkeys(BOUNDED, _extreme),
    **dict.fromkeys([*LOGICAL, "logical_not"], _logical),
    **dict.fromkeys(["floor", "ceil", "trunc", "rint"], _stepped),
    **dict.fromkeys(["isnan", "isinf", "isfinite"], _finite),
    **dict.fromkeys(["add", "subtract"], _sum),
    **dict.fromkeys(["multiply", "square"], _product),
    **dict.fromkeys(["divide", "reciprocal"], _quotient),
    **dict.fromkeys(["negative", "absolute"], _same),
    **dict.fromkeys(["copysign", "signbit"], _signed),
    "sign": _near_zero,
    "sqrt": _root,
}
# These make an error of what has none.
ALWAYS = {"multiply", "square", *BOUNDED, "copysign", "signbit"}


def unknown_share(value, shape):
    """Return the part of the elements of which nothing is known."""
    return float(np.mean(np.broadcast_to(np.isinf(value.e), shape))) if np.prod(shape) else 0.0


def compare(got, value, shape, dtype, note):
    """Compare: shape and dtype; each element bit by bit where it has no error, else between the ends of its interval."""
    assert (got.shape, got.dtype) == (shape, dtype), note
    want, error = (np.broadcast_to(np.asarray(one), shape) for one in (value.v, value.e))
    found = got.numpy()
    if dtype.kind in "biu":
        good = (found == want) | (error > 0)
    else:
        largest = ml_dtypes.finfo(dtype)
        found, rounded = found.astype(np.float64), want.astype(dtype).astype(np.float64)
        equal = (found == rounded) & (np.signbit(found) == np.signbit(rounded))
        both = np.isnan(found) & np.isnan(rounded)
        unit = np.spacing(np.abs(want)).astype(np.float64) if dtype.name not in HALVES else 0.0
        ends = [
            (want.astype(np.float64) + sign * (error * (1 + 2**-20) + unit))
            .astype(np.float32 if dtype.name in HALVES else dtype)
            .astype(dtype)
            .astype(np.float64)
            for sign in (-1, 1)
        ]
        near = (found >= ends[0]) & (found <= ends[1]) & (error > 0)
        good = (
            equal
            | both
            | near
            | np.isinf(error)
            | ((error > 0) & (np.abs(want.astype(np.float64)) + error >= float(largest.max)))
        )
    assert np.all(good), (note, np.argwhere(~good)[:3], found[~good][:3], want[~good][:3], error[~good][:3])
