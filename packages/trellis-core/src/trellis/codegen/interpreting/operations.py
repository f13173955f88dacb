"""What operations give for all invocations at once, and where they leave what they are defined for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.codegen.nodes import INDEX_OPS, Op
from trellis.dtypes import is_integer, itemsize, to_numpy
from trellis.expr import Node, evaluate, node

if TYPE_CHECKING:
    from trellis.codegen.interpreting.fault import Faults

Array = np.ndarray[Any, Any]

_INDEX: dict[str, Any] = {
    "iadd": np.add,
    "isub": np.subtract,
    "imul": np.multiply,
    "imin": np.minimum,
    "imax": np.maximum,
}
# Beyond it a product of two 64-bit integers, computed as floats, may have left the range.
_FAR = 2.0**62


def operation(value: Op, args: list[Array], active: Array, faults: Faults) -> Array:
    """Return the value of an operation, elementwise; inactive invocations give anything."""
    if value.op in INDEX_OPS:
        return _index(value, args, active, faults)
    if value.op in {"idiv", "irem"} and _anywhere(args[1] == 0, active):
        faults.add("operation", f"{value.op} by 0")
    if value.op in {"shl", "shr"} and _anywhere(
        (args[1] < 0) | (args[1] >= 8 * itemsize(value.dtype)), active
    ):
        faults.add("operation", f"{value.op} by {args[1].max()} bits of {value.dtype}")
    if value.op == "cast" and args[0].dtype.kind == "f" and is_integer(value.dtype):
        _in_range(value, args[0], active, faults)
    return _primitive(value, args)


def _primitive(value: Op, args: list[Array]) -> Array:
    """Return what `trellis.expr` says that a primitive, or a function by its traced name, is."""
    held = [node("input", arg.dtype.name, (), (i,)) for i, arg in enumerate(args)]
    (found,) = evaluate((Node(value.op, value.dtype, tuple(held)),), args)
    return found


def _index(value: Op, args: list[Array], active: Array, faults: Faults) -> Array:
    name, dtype = value.op, to_numpy(value.dtype)
    if value.dtype == "int32":
        exact = _INDEX[name](*(arg.astype(np.int64) for arg in args))
        if _anywhere((exact < -(2**31)) | (exact >= 2**31), active):
            faults.add("overflow", f"{name} of {value.dtype} gave {exact.flat[np.abs(exact).argmax()]}")
        return np.asarray(exact).astype(dtype)
    near = _INDEX[name](*(arg.astype(np.float64) for arg in args))
    if _anywhere(np.abs(near) > _FAR, active):
        faults.add("overflow", f"{name} of {value.dtype} gave {near.max()}")
    return np.asarray(_INDEX[name](*args))


def _in_range(value: Op, arg: Array, active: Array, faults: Faults) -> None:
    info = np.iinfo(to_numpy(value.dtype))
    # NaN is in no range either.
    inside = (arg > float(info.min) - 1) & (arg < 2.0 ** (info.bits - (info.kind == "i")))
    if _anywhere(~inside, active):
        faults.add("operation", f"a float beyond {value.dtype} was cast to it")


def _anywhere(condition: Any, active: Array) -> bool:
    return bool(np.any(condition & active))
