"""Calls of BLAS routines by address: everything but the addresses is prepared once."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis_cpu.stock.library import Blas

    # Addresses of a, b and the result.
    Call = Callable[[int, int, int], None]

# The constants of cblas.h.
_ROWS, _COLUMNS, _AS_IT_IS, _TRANSPOSED = 101, 102, 111, 112


class Matrix(NamedTuple):
    """A matrix as BLAS can take it: elements along one axis are neighbours.

    Attributes
    ----------
    rows, columns
        Extents.
    down, across
        Elements from one to the next along each axis.

    """

    rows: int
    columns: int
    down: int
    across: int

    @property
    def by_rows(self) -> bool:
        """Whether rows are dense; otherwise columns are."""
        return self.across == 1 and (self.down >= self.columns or self.rows == 1)

    @property
    def pitch(self) -> int:
        """Elements from one dense line to the next."""
        return max(self.down, self.columns) if self.by_rows else max(self.across, self.rows)


def routine(rows: int, columns: int) -> str:
    """Return which routine computes a result of such extents."""
    return "gemv" if 1 in (rows, columns) else "gemm"


def prepare(blas: Blas, dtype: str, a: Matrix, b: Matrix, c: Matrix) -> Call:
    """Return the call that multiplies matrices of such layouts."""
    function = getattr(blas.handle, blas.symbol(routine(c.rows, c.columns), dtype))
    function.restype = None
    scalar = ctypes.c_float if dtype == "float32" else ctypes.c_double
    integer = ctypes.c_int64 if blas.wide else ctypes.c_int32
    one, zero = scalar(1), scalar(0)
    if 1 not in (c.rows, c.columns):
        return _gemm(function, integer, (one, zero), (a, b, c))
    if c.columns == 1:
        return _gemv(function, integer, (one, zero), (a, b.down, c.down))
    flipped = Matrix(b.columns, b.rows, b.across, b.down)
    turned = _gemv(function, integer, (one, zero), (flipped, a.across, c.across))
    return lambda left, right, result: turned(right, left, result)


def _gemm(
    function: Callable[..., None],
    integer: type[ctypes.c_int64 | ctypes.c_int32],
    scalars: tuple[object, object],
    matrices: tuple[Matrix, Matrix, Matrix],
) -> Call:
    a, b, c = matrices
    ways = [ctypes.c_int(_AS_IT_IS if one.by_rows == c.by_rows else _TRANSPOSED) for one in (a, b)]
    head = (
        ctypes.c_int(_ROWS if c.by_rows else _COLUMNS),
        *ways,
        *(integer(extent) for extent in (c.rows, c.columns, a.columns)),
        scalars[0],
    )
    pitch_a, pitch_b, pitch_c = (integer(one.pitch) for one in matrices)
    zero, address = scalars[1], ctypes.c_void_p

    def call(left: int, right: int, result: int) -> None:
        function(*head, address(left), pitch_a, address(right), pitch_b, zero, address(result), pitch_c)

    return call


def _gemv(
    function: Callable[..., None],
    integer: type[ctypes.c_int64 | ctypes.c_int32],
    scalars: tuple[object, object],
    operands: tuple[Matrix, int, int],
) -> Call:
    a, step, step_result = operands
    extents = (a.rows, a.columns) if a.by_rows else (a.columns, a.rows)
    head = (
        ctypes.c_int(_ROWS),
        ctypes.c_int(_AS_IT_IS if a.by_rows else _TRANSPOSED),
        *(integer(extent) for extent in extents),
        scalars[0],
    )
    pitch, vector, result_step = (integer(number) for number in (a.pitch, step, step_result))
    zero, address = scalars[1], ctypes.c_void_p

    def call(left: int, right: int, result: int) -> None:
        function(*head, address(left), pitch, address(right), vector, zero, address(result), result_step)

    return call
