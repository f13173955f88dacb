"""Host arrays that every candidate shares: aligned, and already written, so that no candidate pays for fresh pages."""

from __future__ import annotations

from typing import Any

import numpy as np

ALIGNMENT = 64


def empty(*shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return a float32 array aligned to a cache line, every page of it touched."""
    count = int(np.prod(shape)) * 4
    whole = np.zeros(count + ALIGNMENT, np.uint8)
    whole.fill(0)
    offset = -whole.ctypes.data % ALIGNMENT
    return whole[offset : offset + count].view(np.float32).reshape(shape)


def uniform(
    seed: int, *shape: int, low: float = -1, high: float = 1
) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return uniform float32 numbers."""
    made = empty(*shape)
    np.random.default_rng(seed).random(dtype=np.float32, out=made)
    made *= high - low
    made += low
    return made
