"""How large the workloads are, and how often they are measured."""

from __future__ import annotations

from typing import NamedTuple


class Sizes(NamedTuple):
    """Sizes of one run.

    Attributes
    ----------
    elements
        Elements of the one-dimensional workloads.
    side, cube
        Extents of the square and the cubic ones.
    products
        Extents of the matrix products.
    calls
        Calls whose mean is one sample, where a call takes a microsecond.
    repeats
        Samples of each candidate.
    processes
        Samples where each is a process of its own.
    pause
        Seconds between candidates.

    """

    elements: int
    side: int
    cube: int
    products: tuple[int, ...]
    calls: int
    repeats: int
    processes: int
    pause: float


FULL = Sizes(1 << 24, 4096, 256, (256, 1024, 2048), 5000, 15, 15, 0.03)
# To see that everything works: too small and too few to say anything about speed.
QUICK = Sizes(1 << 14, 128, 32, (64,), 100, 3, 1, 0.0)
