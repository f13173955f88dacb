"""What a reduction combines: its name, the dtypes it combines in and returns, and the formula of what is combined."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument, did_you_mean
from trellis.expr import Expression, node
from trellis.intent import REDUCTIONS
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.expr import Node

_ALIASES = {
    "amax": "max",
    "amin": "min",
    "maximum": "max",
    "minimum": "min",
    "add": "sum",
    "multiply": "prod",
}
# Names that stand for another kind over a formula of their own.
_COUNT = "count_nonzero"
NAMES = tuple(sorted((*REDUCTIONS, _COUNT)))
# Kinds with `dtype=`; of these, whose result is a float whatever they are of.
_WIDENED = ("mean", "norm", "prod", "std", "sum", "var")
_REAL = frozenset({"mean", "norm", "std", "var"})
_ORDERS = {1: "sum", 2: "norm", math.inf: "max", -math.inf: "min"}


class Options(NamedTuple):
    """What shapes a combination beside its name, as the caller gave it.

    Attributes
    ----------
    dtype
        Dtype to combine and return in, None for NumPy's.
    ddof
        Elements that the divisor of var and std is short of.
    ord
        Order of a norm.

    """

    dtype: npt.DTypeLike | None
    ddof: float
    ord: float


class Combination(NamedTuple):
    """What is combined, and how.

    Attributes
    ----------
    kind
        One of ``trellis.intent.REDUCTIONS``.
    expression, scalars
        Formula of the elements, and the values of its scalars.
    accumulate, result
        Dtypes to combine in and to return.
    ddof
        See ``trellis.intent.Reduce``.

    """

    kind: str
    expression: Expression
    scalars: tuple[Any, ...]
    accumulate: str
    result: str
    ddof: float


def named(x: Any, others: tuple[Any, ...], op: Any) -> tuple[tuple[Any, ...], str]:
    """Return the arrays and the operation's name, wherever the caller put it.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.unknown_name`` for a name that is none of `NAMES`.

    """
    name: Any = op
    if name is None and others and isinstance(others[-1], (str, np.ufunc)):
        name, others = others[-1], others[:-1]
    elif name is None:
        name = "sum"
    name = getattr(name, "__name__", name)
    name = _ALIASES.get(name, name) if isinstance(name, str) else name
    if name not in NAMES:
        raise InvalidArgument(
            "unknown_name",
            asked=f"The reduction {name!r} was asked for.{did_you_mean(str(name), NAMES)}",
            allowed=", ".join(NAMES) + ".",
            name=name,
        )
    return (x, *others), name


def combination(name: str, fn: Any, kinds: tuple[Any, ...], ndim: int, options: Options) -> Combination:
    """Return what a named reduction combines.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.shape`` for several operands without a function, ``E_INVALID_ARG.option`` for an option that the
        reduction has not, and as tracing does.

    """
    root, scalars, values = _formula(fn, kinds, ndim)
    kind, ddof = name, _ddof(name, options.ddof)
    accumulate, result = _dtypes(name, root.dtype, options.dtype)
    if name == _COUNT:
        kind, root = "sum", node("cast", "bool", (root,))
    elif name == "norm" or options.ord != 2:
        kind = _order(name, options.ord)
        root = root if kind == "norm" else _magnitude(root)
    return Combination(kind, Expression((root,), scalars), values, accumulate, result, ddof)


def _formula(fn: Any, kinds: tuple[Any, ...], ndim: int) -> tuple[Node, tuple[str, ...], tuple[Any, ...]]:
    if fn is None:
        if len(kinds) != 1:
            raise InvalidArgument(
                "shape", asked=f"{len(kinds)} operands were given without fn=.", allowed="one array."
            )
        return node("input", kinds[0], (), (0,)), (), ()
    trace = traced(fn, kinds, ndim=ndim)
    if trace.several:
        raise InvalidArgument("option", asked="reduce's fn= returns a tuple.", allowed="one value.")
    return trace.expression.outputs[0], trace.expression.scalars, trace.values


def _magnitude(root: Node) -> Node:
    """Return the absolute value as a float: that of the least integer of a dtype is no integer of the dtype."""
    real = root.dtype if root.dtype in {"float32", "float64"} else "float64"
    real = "float32" if dtypes.is_float(root.dtype) and real != root.dtype else real
    return node("absolute", real, (root if real == root.dtype else node("cast", real, (root,)),))


def _order(name: str, order: Any) -> str:
    """Return the kind that a norm of some order is."""
    try:
        found = _ORDERS.get(order) if name == "norm" else None
    except TypeError:  # unhashable
        found = None
    if found is None:
        raise InvalidArgument(
            "option", asked=f"ord={order!r} was given for {name}.", allowed="norm has 1, 2, inf and -inf."
        )
    return found


def _ddof(name: str, ddof: Any) -> float:
    try:
        found = math.nan if isinstance(ddof, (str, bytes)) else float(ddof)
    except (TypeError, ValueError, OverflowError):
        found = math.nan
    if not math.isfinite(found) or (found and name not in {"std", "var"}):
        raise InvalidArgument(
            "option",
            asked=f"ddof={ddof!r} was given for {name}.",
            allowed="a finite number, for std and var.",
        )
    return found


def _dtypes(kind: str, source: str, dtype: npt.DTypeLike | None) -> tuple[str, str]:
    """Return the dtypes to combine in and to return, NumPy's unless one was asked for."""
    if dtype is not None:
        wanted = dtypes.canonical(dtype) if kind in _WIDENED else ""
        if not wanted or (kind in _REAL - {"mean"} and not dtypes.is_float(wanted)):
            allowed = "floats for norm, std and var; any for mean, prod and sum."
            raise InvalidArgument("option", asked=f"dtype={dtype} was given for {kind}.", allowed=allowed)
        return wanted, wanted
    if kind in {"argmax", "argmin"}:
        return source, "int64"
    if kind in {"any", "all"}:
        return "bool", "bool"
    if kind == _COUNT:
        return "int64", "int64"
    if kind in {"max", "min"} or dtypes.is_float(source):
        return source, source
    if kind in _REAL:
        return "float64", "float64"
    wide = "uint64" if source in dtypes.UNSIGNED else "int64"
    return wide, wide
