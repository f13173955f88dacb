"""The formulas of the demonstration: written once, in NumPy's operators, and given to NumPy and to Trellis alike."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

# Standard deviation of the noise added to the photograph, in grey levels of 0 … 255.
NOISE = 20.0
# The bilateral filter: how far it looks, the standard deviation of its weights by distance in pixels, and the difference
# in grey levels at which a neighbour counts as the other side of an edge.
REACH, SPREAD, CONTRAST = 2, 1.8, 20.0
_OFFSETS = tuple(itertools.product(range(-REACH, REACH + 1), repeat=2))
# Weights that smooth the brightness by which the filter tells edges: a normal distribution's over 3×3 pixels.
_BELL = np.exp(-np.square(np.arange(-1, 2)) / (2 * 0.45**2))
GAUSSIAN = (np.outer(_BELL, _BELL) / _BELL.sum() ** 2).astype(np.float32)


def noisy(level: Any, u: Any, v: Any) -> Any:
    """Return the level with normal noise made from two uniform numbers (Box and Muller 1958)."""
    return level + NOISE * np.sqrt(-2 * np.log(1 - u)) * np.cos(2 * np.pi * v)


def brightness(red: Any, green: Any, blue: Any) -> Any:
    """Return the luma of a colour in floating point (ITU-R BT.601)."""
    return 0.299 * red + 0.587 * green + 0.114 * blue


def level(red: Any, green: Any, blue: Any) -> Any:
    """Return the luma of a colour as a whole number, in integer arithmetic: the same bits everywhere."""
    wide = 77 * red.astype("int32") + 150 * green.astype("int32") + 29 * blue.astype("int32")
    return ((wide + 128) >> 8).astype("uint8")


def bilateral(n: Any, guide: Any) -> Any:
    """Return the mean of the neighbours that are near and of like brightness (Tomasi and Manduchi 1998)."""
    total, weight = 0.0, 0.0
    for dy, dx in _OFFSETS:
        across = guide[dy, dx] - guide[0, 0]
        distance = (dy * dy + dx * dx) / (2 * SPREAD**2)
        share = np.exp(across * across * (-1 / (2 * CONTRAST**2)) - distance)
        total = total + share * n[dy, dx]
        weight = weight + share
    return total / weight


def sobel(n: Any) -> Any:
    """Return the length of the gradient by Sobel's two masks, an eighth of their sums."""
    right = n[-1, 1] + 2 * n[0, 1] + n[1, 1]
    left = n[-1, -1] + 2 * n[0, -1] + n[1, -1]
    below = n[1, -1] + 2 * n[1, 0] + n[1, 1]
    above = n[-1, -1] + 2 * n[-1, 0] + n[-1, 1]
    across, down = (right - left) * 0.125, (below - above) * 0.125
    return np.sqrt(across * across + down * down)


def recolour(red: Any, green: Any, blue: Any, before: Any, after: Any) -> tuple[Any, Any, Any]:
    """Return a colour whose luma is changed from one level to another, each channel by the same amount."""
    change = after.astype("int32") - before.astype("int32")
    channels = (np.clip(channel.astype("int32") + change, 0, 255) for channel in (red, green, blue))
    red, green, blue = (channel.astype("uint8") for channel in channels)
    return red, green, blue
