"""The vector functions of the C library (libmvec), where there is one: eight values of float64 for the price of two."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from typing import TYPE_CHECKING

from trellis_cpu.emit.native import LIBM, vector_symbol

if TYPE_CHECKING:
    from trellis_cpu.target import Target

_LIBRARY = "libmvec.so.1"


def with_functions(target: Target) -> Target:
    """Load the library for the whole process and return the target with the functions that it has.

    The names follow "Vector Function ABI for x86-64"; elsewhere, and with an older C library, there are fewer or none.
    """
    if not target.triple.startswith("x86_64") or "linux" not in target.triple:
        return target
    try:
        library = ctypes.CDLL(_LIBRARY, mode=ctypes.RTLD_GLOBAL)
    except OSError:
        return target
    found = {name for name, _ in LIBM.values() if hasattr(library, vector_symbol(target, name))}
    return replace(target, functions=frozenset(found))
