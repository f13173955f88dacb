"""How a product is cut, and the formulas of its elements."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.codegen.lowering.carrying import HALVES
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.lowering.stencil.sources import kept
from trellis.dtypes import is_float, itemsize
from trellis.expr import legalise, node

if TYPE_CHECKING:
    from trellis.codegen.features import Features
    from trellis.codegen.lowering.settings import Settings
    from trellis.expr import Node
    from trellis.intent import Gemm

# Rows and columns of the result that an invocation keeps in registers.
SIDE = 4
# Rows and columns a group, and how deep what it reads at once is.
_TILE, _DEPTH = (64, 64), 16


class Form(NamedTuple):
    """What shapes the kernel.

    Attributes
    ----------
    rows, columns
        Rows and columns of the result a group computes.
    depth
        Terms of the sums that are in shared memory at once.
    dtype
        Dtype of products and sums, as registers hold it.
    operands
        Formulas of the elements of a and of b, in that dtype.
    finish
        Formula of a result: input 0 is the sum, the others are the extra operands.

    """

    rows: int
    columns: int
    depth: int
    dtype: str
    operands: tuple[Node, Node]
    finish: Node

    @property
    def group(self) -> tuple[int, int, int]:
        """Invocations a group."""
        return (self.columns // SIDE, self.rows // SIDE, 1)


def form(intent: Gemm, settings: Settings) -> Form:
    """Return how a product is computed under a schedule."""
    dtype = _accumulated(intent, settings)
    rows, columns = _tile(settings)
    depth = _DEPTH
    while (rows + columns + 1) * depth * itemsize(kept(dtype)) > settings.features.shared and depth > 1:
        depth //= 2
    native = settings.features.native
    operands = tuple(legalise((_element(intent, position, dtype),), native)[0] for position in range(2))
    own = node("input", intent.accumulate, (), (0,))
    finish = own if intent.epilogue is None else intent.epilogue.outputs[0]
    out = intent.outputs[0].dtype
    finish = finish if finish.dtype == out else node("cast", out, (finish,))
    return Form(rows, columns, depth, dtype, (operands[0], operands[1]), legalise((finish,), native)[0])


def _accumulated(intent: Gemm, settings: Settings) -> str:
    dtype = "float32" if intent.accumulate in HALVES else intent.accumulate
    asked = settings.schedule.accumulate
    if asked is None or asked == intent.accumulate:
        return dtype
    if not (is_float(dtype) and asked == "float64"):
        raise Decline(f"products in {asked}; these are in {dtype}")
    return asked


def _tile(settings: Settings) -> tuple[int, int]:
    features: Features = settings.features
    tile = settings.schedule.tile
    if tile is None:
        rows, columns = _TILE
        while rows * columns > features.group * SIDE * SIDE and rows > SIDE:
            rows, columns = (columns, rows // 2) if rows >= columns else (columns // 2, rows)
        return rows, columns
    fitting = len(tile) == 2 and all(size % SIDE == 0 for size in tile)
    if not fitting or tile[0] * tile[1] > features.group * SIDE * SIDE:
        raise Decline(
            f"a tile of {tile}; rows and columns are multiples of {SIDE}, for {features.group} invocations"
        )
    return tile[0], tile[1]


def _element(intent: Gemm, position: int, dtype: str) -> Node:
    prologue = intent.prologue[position]
    value = (
        prologue.outputs[0]
        if prologue is not None
        else node("input", intent.inputs[position].dtype, (), (0,))
    )
    return value if value.dtype == dtype else node("cast", dtype, (value,))


def added(dtype: str) -> tuple[Node, ...]:
    """Return the formula of a sum (input 0) and the product of inputs 1 and 2."""
    total, left, right = (node("input", dtype, (), (i,)) for i in range(3))
    if dtype in {"float32", "float64"}:
        return (node("fma", dtype, (left, right, total)),)
    return legalise((node("add", dtype, (total, node("multiply", dtype, (left, right)))),))
