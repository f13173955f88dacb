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


class Prologue(NamedTuple):
    """What is done to each element of an operand as it is read.

    Attributes
    ----------
    source
        Dtype in memory.
    formula
        The formula in primitives, None where there is none.
    first
        Position of its first run-time scalar.
    scalars
        Dtypes of its run-time scalars.

    """

    source: str
    formula: Node | None
    first: int
    scalars: tuple[str, ...]


class Form(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    operands
        Layouts of a, b, the epilogue's extra operands and the result; transposed where the product is turned.
    prologues
        What is done to the elements of a and of b.
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
    scalars, first
        Dtypes of the run-time scalars, and the position of the epilogue's first.
    rank
        Axes of the result.
    tile, unroll
        The register tile, and the steps along the inner products an iteration.
    cut
        How rows of the result are finished.
    narrow
        Whether the result has few rows: then b is read where it lies.
    reach
        How the elements of b lie, as `Gemm.reach` says.
    turned
        Whether the transposed product is computed.
    many_registers, masked
        As `Target` says; whether vectors of the tile's lanes are masked.

    """

    operands: tuple[Layout, ...]
    prologues: tuple[Prologue, Prologue]
    kinds: tuple[str, ...]
    dtype: str
    accumulated: str
    epilogue: Node
    plain: bool
    scalars: tuple[str, ...]
    first: int
    rank: int
    tile: Tile
    unroll: int
    cut: Cut
    narrow: bool
    reach: str
    turned: bool
    many_registers: bool
    masked: bool

    @property
    def size(self) -> int:
        """Bytes of an element of a panel."""
        return types.size(self.dtype)

    @property
    def cost(self) -> float:
        """Nanoseconds a product of one pair of elements, about."""
        return 0.3 / self.tile.lanes


def is_narrow(intent: Gemm, schedule: Schedule) -> bool:
    """Tell whether a product is computed without packing b; a tile, or steps along the depth, ask for the tiled kernel."""
    return bool(intent.narrow) and schedule.tile is None and schedule.unroll is None


def oriented(intent: Gemm, schedule: Schedule) -> Gemm:
    """Return the product as its kernel sees it."""
    return intent.upright if is_narrow(intent, schedule) else intent


def form(intent: Gemm, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    seen = oriented(intent, schedule)
    asked = schedule.accumulate or intent.accumulate
    dtype = _WIDER.get(asked, asked)
    result = seen.outputs[0]
    formulas = [item.scalars if item is not None else () for item in (*intent.prologue, intent.epilogue)]
    lanes = schedule.vector or target.lanes(types.size(dtype))
    epilogue = _epilogue(intent, result.dtype)
    computed = [types.size(item.dtype) for item in walk((epilogue,)) if item.op != "const"]
    finish = min(target.lanes(max(*computed, types.size(dtype), types.size(result.dtype))), lanes)
    kinds = seen.kinds
    return Form(
        (*seen.inputs, result),
        _prologues(intent, turned=seen is not intent),
        kinds,
        dtype,
        intent.accumulate,
        epilogue,
        intent.epilogue is None and dtype == result.dtype and kinds[-1] == "c",
        tuple(kind for part in formulas for kind in part),
        len(formulas[0]) + len(formulas[1]),
        len(seen.shape),
        Tile(_ROWS if target.many_registers else _FEW_ROWS, _VECTORS, lanes),
        schedule.unroll or 1,
        Cut(finish, 1, masked(target, finish), streaming=False),
        is_narrow(intent, schedule),
        seen.reach,
        seen is not intent,
        target.many_registers,
        masked(target, lanes),
    )


def _epilogue(intent: Gemm, result: str) -> Node:
    """Return the epilogue in primitives; without one, what is stored is the sum in the result's dtype."""
    if intent.epilogue is not None:
        return legalise(intent.epilogue.outputs)[0]
    total = node("input", intent.accumulate, (), (0,))
    return total if result == intent.accumulate else legalise((node("cast", result, (total,)),))[0]


def _prologues(intent: Gemm, *, turned: bool) -> tuple[Prologue, Prologue]:
    first, found = 0, list[Prologue]()
    for item, expression in zip(intent.inputs[:2], intent.prologue, strict=True):
        scalars = expression.scalars if expression is not None else ()
        formula = legalise(expression.outputs)[0] if expression is not None else None
        found.append(Prologue(item.dtype, formula, first, scalars))
        first += len(scalars)
    left, right = reversed(found) if turned else found
    return left, right
