"""NumPy functions that are no ufuncs and still mean something for one element."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.dtypes import canonical, is_float
from trellis.expr.applying import apply, current, shared
from trellis.expr.nodes import const
from trellis.expr.promote import compute_dtype
from trellis.expr.traced import Traced, as_node, kind
from trellis.expr.untraceable import untraceable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def where(condition: Any, x: Any = None, y: Any = None) -> Any:
    """Spell np.where with three arguments."""
    if x is None or y is None:
        raise untraceable(
            "np.where has one argument only", "Give both alternatives: np.where(condition, x, y)."
        )
    return apply("where", condition, x, y)


def clip(a: Any, a_min: Any = None, a_max: Any = None, *, min: Any = None, max: Any = None) -> Any:
    """Spell np.clip."""
    return apply("clip", a, min if a_min is None else a_min, max if a_max is None else a_max)


def around(a: Any, decimals: int = 0) -> Any:
    """Spell np.round to integers; integers are already round."""
    if not isinstance(decimals, int) or decimals != 0:
        raise untraceable("np.round is asked for decimals", "Round to integers: np.rint(x * scale) / scale.")
    return apply("rint", a) if is_float(a.logical) else a


def fix(x: Any) -> Any:
    """Spell np.fix."""
    return apply("trunc", x)


def select(condlist: Sequence[Any], choicelist: Sequence[Any], default: Any = 0) -> Any:
    """Spell np.select: the first condition that holds wins; the choices share one dtype."""
    recorder = current()
    if len(condlist) != len(choicelist) or not condlist:
        raise untraceable(
            "np.select has no pair of condition and choice for each", "Give as many choices as conditions."
        )
    logical = shared("select", tuple(kind(value, recorder) for value in (*choicelist, default)))
    result: Any = recorder.wrap(recorder, as_node(default, recorder, logical), logical)
    for condition, choice in zip(reversed(condlist), reversed(choicelist), strict=True):
        result = apply("where", condition, choice, result)
    return result


def full_like(a: Traced, fill_value: Any, dtype: Any = None) -> Any:
    """Spell np.full_like."""
    recorder = current((a,))
    kind(fill_value, recorder)
    logical = a.logical if dtype is None else canonical(dtype)
    return recorder.wrap(recorder, as_node(fill_value, recorder, logical), logical)


def zeros_like(a: Traced, dtype: Any = None) -> Any:
    """Spell np.zeros_like."""
    return _filled(a, dtype, 0)


def ones_like(a: Traced, dtype: Any = None) -> Any:
    """Spell np.ones_like."""
    return _filled(a, dtype, 1)


def _filled(a: Traced, dtype: Any, value: int) -> Any:
    logical = a.logical if dtype is None else canonical(dtype)
    return a.recorder.wrap(a.recorder, const(value, compute_dtype(logical)), logical)


# By the function's name in numpy; NumPy gives us the function, `known` compares it with the one of that name.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "around": around,
    "clip": clip,
    "fix": fix,
    "full_like": full_like,
    "ones_like": ones_like,
    "round": around,
    "select": select,
    "where": where,
    "zeros_like": zeros_like,
}


def known(function: Any) -> Callable[..., Any] | None:
    """Return our spelling of a NumPy function, or None if formulas have none."""
    name = getattr(function, "__name__", "")
    found = FUNCTIONS.get(name)
    return found if found is not None and getattr(np, name, None) is function else None
