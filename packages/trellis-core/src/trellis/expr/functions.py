"""The functions a formula may call: their traced names, NumPy's spellings of them, and how many operands they take."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from trellis.errors import InvalidArgument, did_you_mean

# Each is both the traced name and the name of the NumPy ufunc that gives it its meaning and its dtypes.
_NAMES = (
    "absolute add arccos arccosh arcsin arcsinh arctan arctan2 arctanh bitwise_and bitwise_or bitwise_xor cbrt ceil "
    "conjugate copysign cos cosh deg2rad degrees divide divmod equal exp exp2 expm1 fabs float_power floor floor_divide "
    "fmax fmin fmod greater greater_equal heaviside hypot invert isfinite isinf isnan left_shift less less_equal log log10 "
    "log1p log2 logaddexp logaddexp2 logical_and logical_not logical_or logical_xor maximum minimum multiply negative "
    "not_equal positive power rad2deg radians reciprocal remainder right_shift rint sign signbit sin sinh sqrt square "
    "subtract tan tanh trunc"
)
UFUNCS: dict[str, np.ufunc] = {name: getattr(np, name) for name in _NAMES.split()}

# NumPy has no ufunc for these; their dtypes are those of np.exp.
OURS = ("erf", "gelu", "gelu_tanh", "relu", "sigmoid", "silu")

_BY_UFUNC: dict[np.ufunc, str] = {ufunc: name for name, ufunc in UFUNCS.items()}

# Every name under which NumPy holds one of the ufuncs (np.abs, np.acos, np.true_divide, ...), and the further op names.
_ALIASES: dict[str, str] = {
    name: _BY_UFUNC[value]
    for name, value in vars(np).items()
    if isinstance(value, np.ufunc) and value in _BY_UFUNC
}
_ALIASES.update({"round": "rint", "around": "rint", "expit": "sigmoid"})
_ALIASES.update({name: name for name in (*OURS, "clip", "where")})

NAMES: tuple[str, ...] = tuple(sorted(_ALIASES))

# SciPy's ufuncs that we have too; recognised by identity, and only where the caller has imported SciPy.
_SCIPY = {"erf": "erf", "expit": "sigmoid"}


def traced_name(word: str) -> str:
    """Return the traced name of an operation given by any of its names.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.unknown_name`` with the closest known name.

    """
    found = _ALIASES.get(word)
    if found is None:
        raise InvalidArgument(
            "unknown_name",
            asked=f"the operation {word!r} was asked for.{did_you_mean(word, NAMES)}",
            allowed=", ".join(NAMES) + ".",
            operation=word,
        )
    return found


def ufunc_name(ufunc: np.ufunc) -> str | None:
    """Return the traced name of a ufunc, or None if formulas have no such function."""
    found = _BY_UFUNC.get(ufunc)
    if found is None:
        special: Any = sys.modules.get("scipy.special")
        name = _SCIPY.get(ufunc.__name__)
        if special is not None and name is not None and getattr(special, ufunc.__name__, None) is ufunc:
            return name
    return found


def arity(name: str) -> int:
    """Return how many operands a traced name takes."""
    if name in UFUNCS:
        return UFUNCS[name].nin
    return 3 if name in {"clip", "where"} else 1
