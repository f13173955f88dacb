"""Operations across subgroups: consecutive invocations of a group."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

_REDUCING: dict[str, Any] = {
    "add": np.add,
    "mul": np.multiply,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "any": np.logical_or,
    "all": np.logical_and,
}


def across(name: str, values: Array, size: int, argument: int) -> Array:
    """Return the operation's result for every invocation; all take part, and `size` divides their number.

    A shuffle from beyond the subgroup gives the invocation's own value.
    """
    rows = values.reshape(-1, size)
    lanes = np.arange(size)
    if name in _REDUCING:
        found = np.repeat(_REDUCING[name].reduce(rows, axis=1, dtype=rows.dtype)[:, None], size, axis=1)
    elif name == "exclusive_add":
        found = np.cumsum(rows, axis=1, dtype=rows.dtype) - rows
    else:
        asked = {
            "shuffle_xor": lanes ^ argument,
            "shuffle_down": lanes + argument,
            "broadcast": lanes * 0 + argument,
        }[name]
        found = rows[:, np.where(asked < size, asked, lanes)]
    return found.reshape(-1)
