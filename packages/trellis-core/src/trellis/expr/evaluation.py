"""Evaluating formulas with NumPy: exactly in their dtypes, or in wider floats to measure errors against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.dtypes import to_numpy
from trellis.errors import InvalidArgument
from trellis.expr.meanings import MEANINGS, ROUNDED_ONCE, cast
from trellis.expr.nodes import walk

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import numpy.typing as npt

    from trellis.expr.nodes import Node

_WIDER: dict[str, np.dtype[Any]] = {
    "float16": np.dtype(np.float64),
    "bfloat16": np.dtype(np.float64),
    "float32": np.dtype(np.float64),
    "float64": np.dtype(np.longdouble),
}


def evaluate(
    outputs: Sequence[Node],
    inputs: Sequence[npt.ArrayLike | Mapping[tuple[int, ...], Any] | Callable[..., Any]],
    scalars: Sequence[float] = (),
    index_shape: tuple[int, ...] | None = None,
    *,
    fused: bool = False,
) -> tuple[npt.NDArray[Any], ...]:
    """Evaluate a formula, traced or legalised, in exactly its dtypes.

    Parameters
    ----------
    outputs
        The formula's nodes.
    inputs
        By operand number: an array (they broadcast against each other); for an operand read by taps, a callable that takes the
        offsets and returns the shifted array, or a mapping from the tuple of offsets to it.
    scalars
        Values by slot.
    index_shape
        Shape of the iteration space for ``index`` nodes; the broadcast shape of `inputs` if not given.
    fused
        Whether ``fma`` rounds once (for float32; float64 is always a product and a sum here).

    Returns
    -------
    tuple of numpy.ndarray
        One an output, of its dtype; what does not depend on all inputs is not broadcast to the full shape.

    """
    return _evaluate(outputs, inputs, scalars, index_shape, held=to_numpy, fused=fused)


def evaluate_wide(
    outputs: Sequence[Node],
    inputs: Sequence[npt.ArrayLike | Mapping[tuple[int, ...], Any] | Callable[..., Any]],
    scalars: Sequence[float] = (),
    index_shape: tuple[int, ...] | None = None,
) -> tuple[npt.NDArray[Any], ...]:
    """Evaluate a traced formula with float64 for each narrower float and long double for float64: the oracle of error bounds.

    Parameters and results are those of `evaluate`. The error function has float64 accuracy throughout.
    """
    return _evaluate(outputs, inputs, scalars, index_shape, held=_wider, fused=False)


def _wider(dtype: str) -> np.dtype[Any]:
    return _WIDER.get(dtype) or to_numpy(dtype)


def _evaluate(
    outputs: Sequence[Node],
    inputs: Sequence[Any],
    scalars: Sequence[float],
    index_shape: tuple[int, ...] | None,
    *,
    held: Callable[[str], np.dtype[Any]],
    fused: bool,
) -> tuple[npt.NDArray[Any], ...]:
    values: dict[int, Any] = {}
    with np.errstate(all="ignore"):
        for item in walk(outputs):
            if item.args:
                found = _operation(item, [values[id(arg)] for arg in item.args], held, fused=fused)
            else:
                found = _leaf(item, inputs, scalars, index_shape, held)
            values[id(item)] = np.asarray(found)
    return tuple(values[id(root)] for root in outputs)


def _operation(item: Node, args: list[Any], held: Callable[[str], np.dtype[Any]], *, fused: bool) -> Any:
    dtype = held(item.dtype)
    if item.op == "cast":
        return cast(args[0], dtype)
    if item.op == "bitcast":
        return args[0].view(dtype)
    if item.op == "fma":
        if fused and item.dtype == "float32":
            args = [arg.astype(np.float64) for arg in args]
        return (args[0] * args[1] + args[2]).astype(dtype)
    if item.op in ROUNDED_ONCE and dtype == np.float32:
        args = [arg.astype(np.float64) for arg in args]
    return np.asarray(MEANINGS[item.op](*args)).astype(dtype, copy=False)


def _leaf(
    item: Node,
    inputs: Sequence[Any],
    scalars: Sequence[float],
    index_shape: tuple[int, ...] | None,
    held: Callable[[str], np.dtype[Any]],
) -> Any:
    dtype = held(item.dtype)
    first = item.value[0]
    if item.op == "const":
        return np.asarray(first, dtype)
    if item.op == "scalar":
        return np.asarray(scalars[int(first)]).astype(to_numpy(item.dtype)).astype(dtype)
    if item.op == "index":
        shape = _shape(inputs) if index_shape is None else index_shape
        axis = int(first)
        return np.arange(shape[axis], dtype=dtype).reshape(
            [-1 if place == axis else 1 for place in range(len(shape))]
        )
    given = inputs[int(first)]
    if item.op == "tap":
        offsets = tuple(int(step) for step in item.value[1:])
        given = given(*offsets) if callable(given) else given[offsets]
    array = np.asarray(given)
    if array.dtype != to_numpy(item.dtype):
        raise InvalidArgument(
            "dtype",
            asked=f"operand {first} was given as {array.dtype}.",
            allowed=f"{item.dtype}, which the formula was traced for.",
            operand=first,
        )
    return array.astype(dtype, copy=False)


def _shape(inputs: Sequence[Any]) -> tuple[int, ...]:
    return np.broadcast_shapes(*(np.shape(given) for given in inputs if not callable(given)))
