"""Host arrays as memory that kernels are bound to: copied in, with poison around them where wanted, and copied back."""

from __future__ import annotations

from typing import Any

import numpy as np

from trellis.dtypes import to_numpy

# Bytes after an operand that does not begin what is bound, and what is around it.
_MARGIN, _POISON = 64, 0xA5


class Bound:
    """Memory that holds an array, with its strides, at some distance from the start.

    Parameters
    ----------
    array
        The array; None where `size` bytes of scratch are wanted.
    size
        Bytes of a scratch array.
    shift
        Elements of poison before the array; with any, there is some after it as well.

    Attributes
    ----------
    memory
        All bytes.
    origin
        Byte of the first element.
    defined
        Which bytes may be read; None where all may.
    itemsize
        Bytes of an element.

    """

    def __init__(self, array: np.ndarray[Any, Any] | None, size: int = 0, shift: int = 0) -> None:
        self._array = array
        low, high = (0, size) if array is None else _span(array)
        lead = 0 if array is None else shift * array.itemsize
        total = lead + (high - low) + (_MARGIN if shift else 0)
        self.memory: np.ndarray[Any, Any] = np.full(-(-total // 16) * 16, _POISON, np.uint8)
        self.origin: int = lead - low
        self.defined: np.ndarray[Any, Any] | None = (
            None if array is not None else np.zeros(len(self.memory), bool)
        )
        self.itemsize: int = 1 if array is None else array.itemsize
        if array is not None and array.size:
            self._elements()[...] = array
        self._before = self.memory.copy()

    def view(self, dtype: str) -> np.ndarray[Any, Any]:
        """Return the memory as elements of a dtype."""
        return self.memory.view(to_numpy(dtype))

    def copy_back(self) -> None:
        """Write the elements to the array that they came from."""
        if self._array is not None and self._array.size:
            self._array[...] = self._elements()

    def strays(self) -> int:
        """Return how many bytes changed that belong to no element."""
        outside = np.ones(len(self.memory), bool)
        if self._array is not None and self._array.size:
            array = self._array
            strides = (*array.strides, 1)
            np.lib.stride_tricks.as_strided(outside[self.origin :], (*array.shape, array.itemsize), strides)[
                ...
            ] = False
        return int(np.count_nonzero(outside & (self.memory != self._before)))

    def _elements(self) -> np.ndarray[Any, Any]:
        array = self._array
        if array is None:
            raise TypeError("scratch memory has no elements of its own")
        return np.ndarray(array.shape, array.dtype, self.memory.data, self.origin, array.strides)


def _span(array: np.ndarray[Any, Any]) -> tuple[int, int]:
    """Return the first byte and the one past the last, from the first element on."""
    if array.size == 0:
        return 0, 0
    ends = [(extent - 1) * step for extent, step in zip(array.shape, array.strides, strict=True)]
    return sum(min(end, 0) for end in ends), sum(max(end, 0) for end in ends) + array.itemsize
