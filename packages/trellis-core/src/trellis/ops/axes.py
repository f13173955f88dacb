"""Axes as callers write them, made plain."""

from __future__ import annotations

import operator
from typing import Any

from trellis.errors import InvalidArgument


def axis_of(axis: Any, ndim: int) -> int:
    """Return one axis as 0 … ndim - 1.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.axis``.

    """
    try:
        number = operator.index(axis)
    except TypeError:
        number = ndim
    if isinstance(axis, bool) or not -ndim <= number < ndim:
        raise InvalidArgument(
            "axis",
            asked=f"axis={axis!r} of an array with {ndim} axes was asked for.",
            allowed=f"an integer from {-ndim} to {ndim - 1}." if ndim else "no axis: the array has none.",
            axis=axis,
            ndim=ndim,
        )
    return number % ndim


def axes_of(axis: Any, ndim: int) -> tuple[int, ...]:
    """Return one, several or (None) all axes, ascending.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.axis`` for one out of range or repeated.

    """
    if axis is None:
        return tuple(range(ndim))
    given = tuple(axis) if isinstance(axis, (tuple, list)) else (axis,)
    found = sorted(axis_of(one, ndim) for one in given)
    if len(set(found)) != len(found):
        raise InvalidArgument(
            "axis", asked=f"axis={axis!r} repeats an axis.", allowed="each axis once.", axis=axis
        )
    return tuple(found)
