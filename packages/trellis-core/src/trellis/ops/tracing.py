"""Traces of the caller's functions, kept for as long as the function reads the same values."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.cache import Memo
from trellis.expr import identity, trace

if TYPE_CHECKING:
    from trellis.expr import Trace

# A trace is a few kilobytes; a function whose closed-over numbers change at each call adds one a call.
_TRACES = Memo(1024)
_bits = struct.Struct("<d").pack


def traced(fn: Any, operands: tuple[Any, ...], *, ndim: int | None = None, stencil: bool = False) -> Trace:
    """Return the trace of a function over operands: a dtype name for an array, the number itself for a scalar.

    Skips the tracing where the function is known to read what it read before: a kernel is known by its expression,
    never by the Python function.
    """
    what = identity(fn)
    if what is None:
        return trace(fn, operands, ndim=ndim, stencil=stencil)
    key = (what, tuple([item if type(item) is str else _value(item) for item in operands]), ndim, stencil)
    found: Trace | None = _TRACES.get(key)
    if found is None:
        found = trace(fn, operands, ndim=ndim, stencil=stencil)
        _TRACES.put(key, found)
    return found


def _value(number: Any) -> tuple[type, object]:
    """Tell numbers apart by type and bits: 1, 1.0 and True, 0.0 and -0.0 trace differently."""
    if isinstance(number, np.generic):
        return (type(number), number.tobytes())
    return (type(number), _bits(number) if isinstance(number, float) else number)
