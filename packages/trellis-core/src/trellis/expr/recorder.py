"""What one trace remembers while the user's function runs: the run-time scalars, and which trace is running."""

from __future__ import annotations

import math
import threading
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from trellis.dtypes import canonical, is_integer, to_numpy
from trellis.errors import InvalidArgument
from trellis.expr.nodes import Node, const, node
from trellis.expr.promote import compute_dtype
from trellis.expr.untraceable import place, where

if TYPE_CHECKING:
    from trellis.expr.promote import Kind
    from trellis.expr.traced import Wrap

Scalar: TypeAlias = bool | int | float | np.generic

# Numbers that are so common in formulas that a kernel is made for each of them: multiplying by 2 or adding 1 can then be
# simplified. Everything else is an argument of the kernel.
_FOLDED = frozenset({0.0, 1.0, -1.0, 2.0, -2.0, 0.5})


class Recorder:
    """The state of one trace.

    Attributes
    ----------
    dtypes, values
        Dtype and value of each run-time scalar, by slot.
    ndim
        Number of axes of the iteration space, None if unknown.
    wrap
        Makes the value that the user's function sees from a node and the dtype NumPy would give it.

    """

    __slots__ = ("dtypes", "ndim", "values", "wrap")

    def __init__(self, ndim: int | None, wrap: Wrap) -> None:
        self.dtypes: list[str] = []
        self.values: list[bool | int | float] = []
        self.ndim: int | None = ndim
        self.wrap: Wrap = wrap

    def scalar(self, value: Scalar, dtype: str, *, fold: bool = False) -> Node:
        """Return the node of a Python or NumPy scalar used as `dtype`: a constant if it folds, else a new slot.

        Raises
        ------
        InvalidArgument
            ``E_INVALID_ARG.dtype`` for a Python integer that the dtype can't hold.

        """
        held = convert(value, dtype)
        computed = compute_dtype(dtype)
        boolean = isinstance(value, bool | np.bool_)
        common = not boolean and held in _FOLDED and not (held == 0 and math.copysign(1.0, held) < 0)
        if fold or common:
            return const(held, computed)
        self.dtypes.append(computed)
        self.values.append(held)
        return node("scalar", computed, (), (len(self.values) - 1,))


class _Running(threading.local):
    recorder: Recorder | None = None


running: _Running = _Running()


def is_scalar(value: object) -> bool:
    """Tell whether a formula may use the value as a number: Python and NumPy scalars, 0-d arrays."""
    if isinstance(value, bool | int | float):
        return True
    return isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.ndim == 0)


def kind_of(value: Scalar) -> Kind:
    """Return how a scalar takes part in promotion; np.float64 is a Python float by class but a NumPy scalar by NEP 50."""
    dtype = getattr(value, "dtype", None)
    if dtype is not None:
        return canonical(dtype)
    if isinstance(value, bool):
        return "bool"
    return int if isinstance(value, int) else float


def convert(value: Scalar, dtype: str) -> bool | int | float:
    """Return the scalar as the Python number that `dtype` holds for it, rounded to that dtype."""
    if dtype == "bool":
        return bool(value)
    if is_integer(dtype):
        held = int(value)
        limits = np.iinfo(to_numpy(dtype))
        if not limits.min <= held <= limits.max:
            raise _does_not_fit(held, dtype)
        return held
    try:
        held = float(value)
    except OverflowError:
        raise _does_not_fit(value, dtype) from None
    return held if dtype == "float64" else rounded(held, dtype)


def rounded(value: float, dtype: str) -> float:
    """Return the value rounded to a float dtype (too large is infinite), as a Python float."""
    largest = {"float32": 3.4e38, "float16": 65504.0, "bfloat16": 3.3e38}[dtype]
    if -largest <= value <= largest:
        return float(to_numpy(dtype).type(value))
    with np.errstate(over="ignore", invalid="ignore"):
        return float(to_numpy(dtype).type(value))


def _does_not_fit(value: object, dtype: str) -> InvalidArgument:
    here = place()
    limits = np.iinfo(to_numpy(dtype)) if is_integer(dtype) else np.finfo("float64")
    return InvalidArgument(
        "dtype",
        asked=f"{where(here)} - the Python integer {value} is used as {dtype}.",
        allowed=f"{limits.min} to {limits.max} for {dtype}.",
        fix="Cast the operand to a wider dtype first.",
        value=value,
        dtype=dtype,
        **here,
    )
