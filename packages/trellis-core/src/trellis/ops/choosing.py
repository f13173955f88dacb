"""where and clip: one of two values for each element, and values kept between bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.array import Array
from trellis.ops.elementwise import map as map_elements
from trellis.ops.movement import copy

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Owner
    from trellis.schedule import Schedule


def where(
    ctx: Owner,
    condition: Any,
    x: Any,
    y: Any,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Take each element from `x` where the condition holds, else from `y`, as ``numpy.where``.

    Parameters
    ----------
    ctx
        The Context.
    condition, x, y
        Arrays, which broadcast, and scalars; of a condition that is not bool, what is not zero holds.
    schedule, routes, out
        As for `map`.

    Returns
    -------
    Array
        Dtype by NEP 50 from `x` and `y`.

    Raises
    ------
    InvalidArgument
        As `map`.

    """
    return map_elements(ctx, "where", condition, x, y, schedule=schedule, routes=routes, out=out)


def clip(
    ctx: Owner,
    x: Any,
    low: Any = None,
    high: Any = None,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Keep elements between bounds, as ``numpy.clip``: ``minimum(maximum(x, low), high)``, NaN kept.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array.
    low, high
        Arrays, which broadcast, or scalars; None for no bound.
    schedule, routes, out
        As for `map`.

    Returns
    -------
    Array
        Dtype by NEP 50. A Python integer beyond what the integers of `x` can be bounds nothing.

    Raises
    ------
    InvalidArgument
        As `map`.

    """
    low, high = _needed(x, low, 1), _needed(x, high, -1)
    options: dict[str, Any] = {"schedule": schedule, "routes": routes, "out": out}
    if low is None and high is None:
        return copy(ctx, x, **options)
    if low is None:
        return map_elements(ctx, "minimum", x, high, **options)
    if high is None:
        return map_elements(ctx, "maximum", x, low, **options)
    return map_elements(ctx, "clip", x, low, high, **options)


def _needed(x: Any, bound: Any, side: int) -> Any:
    """Return a bound, None for a Python integer that no element is beyond: below them for `side` 1, above them for -1."""
    if type(bound) is not int or not isinstance(x, (Array, np.ndarray)) or x.dtype.kind not in "iu":
        return bound
    limits = np.iinfo(x.dtype)
    return None if side * bound <= side * (limits.min if side > 0 else limits.max) else bound
