"""Result types as NEP 50 has them, and the types that formulas compute in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from trellis.dtypes import canonical, to_numpy
from trellis.expr.functions import OURS, UFUNCS

# How an operand takes part in promotion: a dtype's name, or `int`/`float` for a Python scalar, which is weak.
Kind: TypeAlias = str | type[int] | type[float]

HALVES = frozenset({"float16", "bfloat16"})


def compute_dtype(dtype: str) -> str:
    """Return the dtype that formulas hold a value in: float32 for the two half types, which round once at the store."""
    return "float32" if dtype in HALVES else dtype


@lru_cache(maxsize=4096)
def common(kinds: tuple[Kind, ...]) -> str:
    """Return the dtype that operands of these kinds share, as ``np.result_type`` has it.

    Raises
    ------
    TypeError
        Where NumPy has no common type.

    """
    strong = [kind for kind in kinds if isinstance(kind, str)]
    if "bfloat16" in strong and _all_bfloat16(strong):
        return "bfloat16"
    return canonical(
        np.result_type(*(to_numpy(kind) if isinstance(kind, str) else kind(0) for kind in kinds))
    )


@lru_cache(maxsize=4096)
def loop(name: str, kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    """Return the dtypes of the inputs and results of the loop that NumPy picks for a traced name.

    Raises
    ------
    TypeError
        Where NumPy has no loop for these operands.

    """
    ufunc = UFUNCS["exp"] if name in OURS else UFUNCS[name]
    strong = [kind for kind in kinds if isinstance(kind, str)]
    bfloat16 = "bfloat16" in strong
    if bfloat16:
        # ml_dtypes registers some loops only, and takes a Python scalar for a float32: ask for float32's loops
        # and read bfloat16 for float32 where all operands would be bfloat16 (as NEP 50 treats every float type).
        stays = _all_bfloat16(strong)
        kinds = tuple("float32" if kind == "bfloat16" else kind for kind in kinds)
        if not stays:
            common(tuple(strong))
        elif all(isinstance(kind, str) for kind in kinds):
            kinds = ("float32",) * len(kinds)
        else:
            kinds = tuple("float32" if isinstance(kind, str) else kind for kind in kinds)
        found = _resolve(ufunc, kinds)
        return tuple("bfloat16" if stays and dtype == "float32" else dtype for dtype in found)
    return _resolve(ufunc, kinds)


def _resolve(ufunc: np.ufunc, kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    asked: tuple[Any, ...] = tuple(to_numpy(kind) if isinstance(kind, str) else kind for kind in kinds)
    return tuple(canonical(dtype) for dtype in ufunc.resolve_dtypes((*asked, *(None,) * ufunc.nout)))


def _all_bfloat16(strong: list[str]) -> bool:
    """Tell whether the operands promote to bfloat16 (small integers and bool do; a missing promotion raises)."""
    return np.result_type(*map(to_numpy, strong)) == to_numpy("bfloat16")
