"""Matrix products by a BLAS: one matrix straight, stacks of them through NumPy where it is NumPy's, else one by one.

Where BLAS can't take an operand as it lies, a dense copy takes its place.
"""

from __future__ import annotations

import ctypes
import math
import operator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from trellis.door import itemsize
from trellis_cpu.stock.routines import Matrix, prepare, routine

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.door import Executable, Gemm, Layout
    from trellis_cpu.stock.library import Blas

# Views an operand of an executable keeps at most; they hold no memory.
_VIEWS = 64
# The address space as one buffer, of which views take their part: a third of the cost of the array interface. The first
# page is left out, because a buffer can't start at no address.
_FIRST = 4096
_SPACE: Any = (ctypes.c_char * (1 << 62)).from_address(_FIRST)


def reachable(item: Layout) -> tuple[int, int] | None:
    """Return strides at which BLAS can work on matrices that lie so, None where it can't.

    They are dense along one axis, and apart by at least as much along the other. The stride of an axis with a single element
    is free: it is chosen to fit.
    """
    size = itemsize(item.dtype)
    (rows, columns), (row, column) = item.shape[-2:], item.strides[-2:]
    column = size if columns == 1 else column
    if rows == 1:
        row = columns * size if column == size else size
    return (row, column) if _runs(row, column, columns, size) or _runs(column, row, rows, size) else None


def _runs(outer: int, inner: int, extent: int, size: int) -> bool:
    return inner == size and outer % size == 0 and outer >= extent * size


class Operand(NamedTuple):
    """How NumPy sees an operand: its view, and whether a dense copy takes its place."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    strides: tuple[int, ...]
    copied: bool

    @classmethod
    def of(cls, item: Layout) -> Operand:
        """Return the operand for a layout."""
        fitting = reachable(item)
        strides = item.strides if fitting is None else (*item.strides[:-2], *fitting)
        return cls(item.shape, np.dtype(item.dtype), strides, fitting is None)

    @property
    def nbytes(self) -> int:
        """Bytes of the copy, 0 if there is none."""
        return math.prod(self.shape) * self.dtype.itemsize if self.copied else 0

    @property
    def dense(self) -> tuple[int, ...]:
        """Strides of the array that BLAS sees: those of the copy, where there is one."""
        if not self.copied:
            return self.strides
        extents = self.shape[1:]
        return tuple(math.prod(extents[axis:]) * self.dtype.itemsize for axis in range(len(self.shape)))

    @property
    def matrix(self) -> Matrix:
        """One matrix as BLAS sees it."""
        (rows, columns), (down, across) = self.shape[-2:], self.dense[-2:]
        return Matrix(rows, columns, down // self.dtype.itemsize, across // self.dtype.itemsize)

    def view(self, address: int) -> npt.NDArray[Any]:
        """Return the array at an address, without owning its memory."""
        return np.ndarray(self.shape, self.dtype, _SPACE, address - _FIRST, self.strides)


class _Views(dict[int, "npt.NDArray[Any]"]):
    """The views of one operand by address: making one costs as much as a small product."""

    def __init__(self, operand: Operand) -> None:
        super().__init__()
        self._operand = operand

    def __missing__(self, address: int) -> npt.NDArray[Any]:
        if len(self) >= _VIEWS:
            self.clear()
        view = self[address] = self._operand.view(address)
        return view


class Product:
    """``a @ b`` of given layouts.

    Attributes
    ----------
    workspace
        Bytes that a call allocates: dense copies of operands whose strides BLAS can't take.
    straight
        Whether the library is called without NumPy between.
    routine
        What is called then.

    """

    def __init__(self, intent: Gemm, blas: Blas) -> None:
        self.operands: tuple[Operand, ...] = tuple(
            Operand.of(item) for item in (*intent.inputs[:2], intent.outputs[0])
        )
        self.workspace: int = sum(operand.nbytes for operand in self.operands)
        self._blas = blas
        self._lead = intent.shape[:-2]
        self._alone = math.prod(self._lead) == 1 and not self.workspace
        self.straight: bool = blas.handle is not None and (self._alone or not blas.inside)
        self.routine: str = routine(*intent.mnk[:2])

    def executable(self) -> Executable:
        """Return the function that is called with the arrays."""
        if self.straight:
            return self._single() if self._alone else self._one_by_one()
        return self._copying() if self.workspace else self._direct()

    def _single(self) -> Executable:
        """Return the call of one product: NumPy's own checks cost more than a small one takes."""
        first, second, result = (operand.matrix for operand in self.operands)
        multiply = prepare(self._blas, self.operands[0].dtype.name, first, second, result)

        def call(a: Any, b: Any, c: Any) -> None:
            multiply(a.address, b.address, c.address)

        return cast("Executable", call)

    def _one_by_one(self) -> Executable:
        """Return the call of a library that NumPy does not know."""
        first, second, result = self.operands
        multiply = prepare(self._blas, first.dtype.name, first.matrix, second.matrix, result.matrix)

        def call(a: Any, b: Any, c: Any) -> None:
            out = result.view(c.address)
            held = [
                operand.view(array.address).copy() if operand.copied else None
                for operand, array in ((first, a), (second, b))
            ]
            product = np.empty(result.shape, result.dtype) if result.copied else None
            starts = [
                array.address if copy is None else copy.ctypes.data
                for copy, array in zip((*held, product), (a, b, c), strict=True)
            ]
            for index in np.ndindex(*self._lead):
                away = (sum(map(operator.mul, index, operand.dense)) for operand in self.operands)
                multiply(*map(operator.add, starts, away))
            if product is not None:
                out[...] = product

        return cast("Executable", call)

    def _direct(self) -> Executable:
        matmul, quiet = np.matmul, np.errstate
        first, second, result = (_Views(operand) for operand in self.operands)

        def call(a: Any, b: Any, c: Any) -> None:
            left, right, out = first[a.address], second[b.address], result[c.address]
            # NaN and infinities are values like others: no kernel warns of them.
            with quiet(all="ignore"):
                matmul(left, right, out)

        return cast("Executable", call)

    def _copying(self) -> Executable:
        first, second, result = self.operands

        def call(a: Any, b: Any, c: Any) -> None:
            left, right, out = first.view(a.address), second.view(b.address), result.view(c.address)
            left = left.copy() if first.copied else left
            right = right.copy() if second.copied else right
            with np.errstate(all="ignore"):
                product = np.matmul(left, right, out=None if result.copied else out)
            if result.copied:
                out[...] = product

        return cast("Executable", call)
