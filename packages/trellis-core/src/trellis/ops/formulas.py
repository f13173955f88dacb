"""Formulas of stencils: traced functions, weights and the mean of direct neighbours, each with its reach; kept once found."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis.array.exchange import host_array
from trellis.cache import Memo
from trellis.dtypes import canonical, to_numpy
from trellis.errors import InvalidArgument, InvalidType
from trellis.expr import Expression, const, node, walk
from trellis.expr.promote import common
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    from trellis.expr import Node

_FLOATS = frozenset({"float16", "bfloat16", "float32", "float64"})
_HALVES = frozenset({"float16", "bfloat16"})
# Formulas from weights: a kilobyte each.
_WEIGHTED = Memo(256)
# Weights up to this size are compared byte by byte at each call.
_LARGEST = 1 << 16


class Formula(NamedTuple):
    """One output over ``tap`` nodes.

    Attributes
    ----------
    expression
        The formula.
    values
        The run-time scalars.
    low, high
        Reach below and above, per axis.
    centred
        Whether all inputs but the first are read at the element itself only.

    """

    expression: Expression
    values: tuple[Any, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]
    centred: bool


class _Reach(NamedTuple):
    low: tuple[int, ...]
    high: tuple[int, ...]
    centred: bool


def formula_of(what: Any, kinds: tuple[str, ...], ndim: int) -> Formula:
    """Return the formula of a function, of weights, or for None the mean of direct neighbours.

    Parameters
    ----------
    what
        A function of neighbourhoods, an array of odd extents, or None.
    kinds
        Dtypes of the arrays.
    ndim
        Their axes.

    Raises
    ------
    InvalidArgument
        ``option`` for several results or weights of zero, ``shape`` for weights that do not fit, ``type`` for a name.

    """
    if callable(what):
        trace = traced(what, kinds, ndim=ndim, stencil=True)
        if trace.several:
            raise InvalidArgument(
                "option",
                asked="stencil's function returns a tuple.",
                allowed="one value; several results need several calls.",
            )
        return _with_reach(trace.expression, trace.values, ndim)
    if isinstance(what, str):
        raise InvalidType(
            "type",
            asked=f"stencil was given the name {what!r}.",
            allowed="a function of neighbourhoods, or weights.",
        )
    if len(kinds) != 1:
        raise InvalidArgument(
            "shape", asked=f"{len(kinds)} arrays were given with weights.", allowed="one array."
        )
    if what is None:
        return _with_reach(_mean(kinds[0], ndim), (), ndim)
    return _from_weights(what, kinds[0], ndim)


def _with_reach(expression: Expression, values: tuple[Any, ...], ndim: int) -> Formula:
    return Formula(expression, values, *_reach(expression, ndim))


@lru_cache(maxsize=1024)
def _reach(expression: Expression, ndim: int) -> _Reach:
    taps = [tuple(map(int, item.value)) for item in walk(expression.outputs) if item.op == "tap"]
    low = tuple(max((0, *(-tap[1 + axis] for tap in taps))) for axis in range(ndim))
    high = tuple(max((0, *(tap[1 + axis] for tap in taps))) for axis in range(ndim))
    return _Reach(low, high, not any(tap[0] and any(tap[1:]) for tap in taps))


@lru_cache(maxsize=256)
def _mean(dtype: str, ndim: int) -> Expression:
    """Return the mean of an element and its 2·ndim direct neighbours, in the dtype of NumPy's mean."""
    out = dtype if dtype in _FLOATS else "float64"
    held = _computed(out)
    offsets = [(0,) * ndim]
    for axis in range(ndim):
        offsets += [tuple(step if i == axis else 0 for i in range(ndim)) for step in (-1, 1)]
    total: Node | None = None
    for offset in offsets:
        tap = _as(node("tap", dtype, (), (0, *offset)), held)
        total = tap if total is None else node("add", held, (total, tap))
    share = node("divide", held, (total, const(len(offsets), held)))  # pyright: ignore[reportArgumentType] - there is a tap
    return Expression((_as(share, out),))


def _computed(dtype: str) -> str:
    """Return the dtype that values of a dtype are computed in: float32 for floats of 16 bits, rounded once at the end."""
    return "float32" if dtype in _HALVES else dtype


def _as(value: Node, dtype: str) -> Node:
    return value if value.dtype == dtype else node("cast", dtype, (value,))


def _from_weights(what: Any, dtype: str, ndim: int) -> Formula:
    """Return the weighted sum; weights that are small and were seen before are not looked through again."""
    weights = what if type(what) is np.ndarray else host_array(what)
    if weights.nbytes > _LARGEST or weights.dtype.hasobject:  # an object's bytes are its address
        return _weighted(weights, dtype, ndim)
    key = (weights.tobytes(), weights.shape, weights.dtype, dtype, ndim)
    found: Formula | None = _WEIGHTED.get(key)
    if found is None:
        found = _weighted(weights, dtype, ndim)
        _WEIGHTED.put(key, found)
    return found


def _weighted(weights: np.ndarray[Any, Any], dtype: str, ndim: int) -> Formula:
    """Return the weighted sum; the weights are run-time scalars, so that kernels depend on where they are not zero only."""
    kind = canonical(weights.dtype)
    if weights.ndim != ndim or any(extent % 2 == 0 for extent in weights.shape):
        raise InvalidArgument(
            "shape",
            asked=f"weights of shape {weights.shape} were given for an array of {ndim} axes.",
            allowed=f"{ndim} odd extents.",
        )
    out = _result(dtype, kind)
    held = _computed(out)
    total: Node | None = None
    values: list[Any] = []
    for place in np.argwhere(weights):
        offset = tuple(int(index) - extent // 2 for index, extent in zip(place, weights.shape, strict=True))
        scalar = node("scalar", held, (), (len(values),))
        values.append(to_numpy(out).type(weights[tuple(place)]).item())
        term = node("multiply", held, (_as(node("tap", dtype, (), (0, *offset)), held), scalar))
        total = term if total is None else node("add", held, (total, term))
    if total is None:
        raise InvalidArgument(
            "option", asked="all weights are zero.", allowed="at least one weight that is not."
        )
    return _with_reach(Expression((_as(total, out),), (held,) * len(values)), tuple(values), ndim)


def _result(dtype: str, weights: str) -> str:
    """Return the dtype of a weighted sum: as NumPy's, but weights that are floats are as weak as Python's."""
    try:
        return common((dtype, float if weights in _FLOATS else weights))
    except TypeError:
        raise InvalidArgument(
            "dtype",
            asked=f"weights of dtype {weights} were given for an array of dtype {dtype}.",
            allowed="dtypes with a common one, as NumPy has it, or weights that are floats.",
        ) from None
