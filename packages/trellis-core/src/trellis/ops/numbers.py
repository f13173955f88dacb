"""A number that the caller gave, as an element type holds it."""

from __future__ import annotations

from typing import Any

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument


def number_as(value: Any, dtype: str, what: str) -> bool | int | float:
    """Return a number as a dtype holds it: rounded for floats, cut to an integer for integers, its truth for bool.

    Parameters
    ----------
    value
        A Python or NumPy number, or an array of one element.
    dtype
        Name of the element type.
    what
        What was asked for, with the value: the start of the error's text.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` for what is no number, and for one outside an integer type's range.

    """
    try:
        number: Any = value.item() if hasattr(value, "item") else value
        held = _held(number, dtype) if isinstance(number, (bool, int, float, np.floating)) else None
    except (OverflowError, ValueError):  # an infinity or NaN, or an array of several elements
        held = None
    if held is None:
        raise InvalidArgument(
            "dtype",
            asked=f"{what}.",
            allowed=f"a number that {dtype} holds.",
            value=repr(value),
            dtype=dtype,
        )
    return held


def _held(number: Any, dtype: str) -> bool | int | float | None:
    if dtype == "bool":
        return bool(number)
    kind = dtypes.to_numpy(dtype)
    if dtypes.is_float(dtype):
        with np.errstate(all="ignore"):
            return float(kind.type(float(number)))
    limits, whole = np.iinfo(kind), int(number)
    return whole if limits.min <= whole <= limits.max else None
