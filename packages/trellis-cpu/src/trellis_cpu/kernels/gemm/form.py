"""What shapes the code of a product: the register tile, the dtype that is computed in, the epilogue, the operands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.expr import legalise, node, walk
from trellis_cpu.emit import types
from trellis_cpu.kernels.vectors import Cut, masked

if TYPE_CHECKING:
    from trellis.door import Gemm, Layout, Schedule
    from trellis.expr import Node
    from trellis_cpu.target import Target

# Bytes of a product have no instruction: they are computed as 16-bit integers, whose lower halves are the same.
_WIDER = {"int8": "int16", "uint8": "uint16"}
# Rows and vectors of a register tile by the number of vector registers: nearly all of them hold sums, so that each loaded
# vector serves several products.
_ROWS, _FEW_ROWS, _VECTORS = 12, 6, 2


class Tile(NamedTuple):
    """A register tile: rows, vectors a row, and elements a vector."""

    rows: int
    vectors: int
    lanes: int

    @property
    def columns(self) -> int:
        """Columns of the tile."""
        return self.vectors * self.lanes


class Form(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    operands
        Layouts of a, b, the epilogue's extra operands and the result.
    kinds
        Contiguity of each extra operand and of the result along the last axis.
    dtype
        What products and sums are computed in.
    accumulated
        What the epilogue takes them for.
    epilogue
        The formula in primitives; the identity where there is none.
    plain
        Whether a sum is the result as it is, and results lie dense along the last axis.
    scalars
        Dtypes of the run-time scalars.
    rank
        Axes of the result.
    tile, unroll
        The register tile, and the steps along the inner products an iteration.
    cut
        How rows of the result are finished.

    """

    operands: tuple[Layout, ...]
    kinds: tuple[str, ...]
    dtype: str
    accumulated: str
    epilogue: Node
    plain: bool
    scalars: tuple[str, ...]
    rank: int
    tile: Tile
    unroll: int
    cut: Cut

    @property
    def size(self) -> int:
        """Bytes of an element of a panel."""
        return types.size(self.dtype)

    @property
    def cost(self) -> float:
        """Nanoseconds a product of one pair of elements, about."""
        return 0.3 / self.tile.lanes


def form(intent: Gemm, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    asked = schedule.accumulate or intent.accumulate
    dtype = _WIDER.get(asked, asked)
    result = intent.outputs[0]
    if intent.epilogue is None:
        epilogue, scalars = node("input", intent.accumulate, (), (0,)), ()
    else:
        (epilogue,), scalars = legalise(intent.epilogue.outputs), intent.epilogue.scalars
    kinds = intent.kinds
    plain = intent.epilogue is None and dtype == result.dtype and kinds[-1] == "c"
    lanes = schedule.vector or target.lanes(types.size(dtype))
    rows = _ROWS if target.many_registers else _FEW_ROWS
    computed = [types.size(item.dtype) for item in walk((epilogue,)) if item.op != "const"]
    finish = min(target.lanes(max(*computed, types.size(dtype), types.size(result.dtype))), lanes)
    return Form(
        (*intent.inputs, result),
        kinds,
        dtype,
        intent.accumulate,
        epilogue,
        plain,
        scalars,
        len(intent.shape),
        Tile(rows, _VECTORS, lanes),
        schedule.unroll or 1,
        Cut(finish, 1, masked(target, finish), streaming=False),
    )
