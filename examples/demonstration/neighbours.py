"""NumPy's side of a stencil: a neighbourhood whose every offset is a shifted view of the padded array."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    Plane = np.ndarray[Any, np.dtype[Any]]


class Neighbourhood:
    """Answers ``n[dy, dx]`` with the plane of those neighbours, so that one function serves NumPy and Trellis.

    Parameters
    ----------
    plane
        The plane; beyond its border it is mirrored about the border's elements.
    reach
        The farthest offset.

    """

    def __init__(self, plane: Plane, reach: int) -> None:
        self.padded = np.pad(plane, reach, mode="reflect")
        self.shape = plane.shape
        self.reach = reach

    def __getitem__(self, offset: tuple[int, int]) -> Plane:
        rows, columns = (
            slice(self.reach + step, self.reach + step + extent)
            for step, extent in zip(offset, self.shape, strict=True)
        )
        return self.padded[rows, columns]


def stencil(fn: Callable[..., Plane], reach: int, *planes: Plane) -> Plane:
    """Return the function's value for each element."""
    return fn(*(Neighbourhood(plane, reach) for plane in planes))


def weighted(weights: Plane) -> Callable[[Neighbourhood], Plane]:
    """Return the weighted sum of a neighbourhood as a function."""
    middle = [extent // 2 for extent in weights.shape]

    def sum_of(n: Neighbourhood) -> Plane:
        terms = [
            n[row - middle[0], column - middle[1]] * weight
            for (row, column), weight in np.ndenumerate(weights)
        ]
        total = terms[0]
        for term in terms[1:]:
            total = total + term
        return total

    return sum_of
