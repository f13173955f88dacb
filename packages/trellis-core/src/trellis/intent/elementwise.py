"""Map: one formula for each element; Stencil: one formula over each element's neighbourhood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from trellis import dtypes
from trellis.expr import walk
from trellis.intent.layout import Loops, coalesce

if TYPE_CHECKING:
    from trellis.expr import Expression
    from trellis.intent.layout import Layout

# Rows of fewer elements cost more to begin and to end than to walk.
_SHORT = 16
BOUNDARIES = ("constant", "edge", "reflect", "wrap", "valid")


def classes(loops: Loops, operands: tuple[Layout, ...]) -> str:
    """Return the operands' dtypes and contiguity classes, a part of kernel signatures."""
    return ",".join(
        f"{item.dtype}:{loops.inner_class(i, dtypes.itemsize(item.dtype))}" for i, item in enumerate(operands)
    )


@dataclass(frozen=True, slots=True)
class Map:
    """``outputs[...] = expression(inputs[...])`` over one common shape.

    Attributes
    ----------
    expression
        The formula; ``input`` nodes number `inputs`.
    inputs
        Layouts, already broadcast to `shape`.
    outputs
        Layouts of the results, all of `shape`.
    shape
        The common shape.

    """

    expression: Expression
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    shape: tuple[int, ...]
    op: ClassVar[str] = "map"

    @property
    def loops(self) -> Loops:
        """Return the canonical loop nest over inputs then outputs; the innermost loop follows the first output."""
        strides = [item.strides for item in (*self.inputs, *self.outputs)]
        first = self.outputs[0].strides
        order = sorted(range(len(self.shape)), key=lambda axis: -abs(first[axis]))
        pinned = frozenset(item.value[0] for item in walk(self.expression.outputs) if item.op == "index")
        return coalesce(self.shape, strides, order, pinned)  # pyright: ignore[reportArgumentType] - axes are ints

    @property
    def flat(self) -> bool:
        """Whether rows are short and results dense: the two innermost loops are better walked as one."""
        loops = self.loops
        if len(loops.extents) < 2 or loops.extents[-1] >= _SHORT or self._indexed():
            return False
        places = enumerate(self.outputs, len(self.inputs))
        return all(loops.flat_class(i, dtypes.itemsize(item.dtype)) == "c" for i, item in places)

    @property
    def kinds(self) -> tuple[str, ...]:
        """How each operand runs, inputs first: ``c`` contiguous, ``0`` constant or ``s`` strided."""
        loops = self.loops
        kind = loops.flat_class if self.flat else loops.inner_class
        operands = enumerate((*self.inputs, *self.outputs))
        return tuple(kind(i, dtypes.itemsize(item.dtype)) for i, item in operands)

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        loops = self.loops
        ranks: object = loops.axes if self._indexed() else len(loops.extents)
        operands = zip((*self.inputs, *self.outputs), self.kinds, strict=True)
        kinds = ",".join(f"{item.dtype}:{kind}" for item, kind in operands)
        rows = "flat|" if self.flat else ""
        return f"map|{ranks}|{rows}{kinds}|{len(self.inputs)}|{self.expression.key}"

    def _indexed(self) -> bool:
        return any(item.op == "index" for item in walk(self.expression.outputs))


@dataclass(frozen=True, slots=True)
class Stencil:
    """``output[i] = expression(inputs[i + offset] …)``, `steps` times over; each time reads what the one before gave.

    Attributes
    ----------
    expression
        One output; ``tap`` nodes hold (operand, offset per axis).
    inputs
        Layouts, all of one shape with 1 to 3 axes.
    outputs
        One layout: the inputs' shape, or smaller by the reach of each step for ``valid``.
    boundary
        One of `BOUNDARIES`: what a tap outside reads.
    fill
        The value outside for ``constant``.
    low, high
        Reach of the taps below and above, per axis, both at least 0.
    prologue
        One output over ``input`` nodes that number `inputs`: its values, in its dtype, are then what the taps of operand 0
        read, and there is no other operand; the boundary is that of these values. None where taps read the inputs themselves.
        Its run-time scalars follow those of `expression`.
    steps
        How often the stencil is applied. With more than one, taps of operand 0 read the step before, whose dtype is the
        same; further inputs are read at the element itself only, and are the same in each step.

    """

    expression: Expression
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    boundary: str
    fill: float
    low: tuple[int, ...]
    high: tuple[int, ...]
    prologue: Expression | None = None
    steps: int = 1
    op: ClassVar[str] = "stencil"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def loops(self) -> Loops:
        """Return the loop nest, one loop an axis, over inputs then output."""
        rank = len(self.shape)
        strides = tuple(item.strides for item in (*self.inputs, *self.outputs))
        return Loops(self.shape, strides, tuple(range(rank)))

    @property
    def scalars(self) -> tuple[str, ...]:
        """Dtypes of the run-time scalars: the expression's, then the prologue's."""
        return self.expression.scalars + (self.prologue.scalars if self.prologue is not None else ())

    @property
    def read(self) -> str:
        """Dtype of the values that the taps of operand 0 read."""
        return self.prologue.outputs[0].dtype if self.prologue is not None else self.inputs[0].dtype

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else; fill value and number of steps are run-time arguments."""
        kinds = classes(self.loops, (*self.inputs, *self.outputs))
        found = f"stencil|{len(self.shape)}|{kinds}|{len(self.inputs)}|{self.boundary}|{self.expression.key}"
        if self.prologue is not None:
            found += f"|of {self.prologue.key}"
        return found if self.steps == 1 else f"{found}|steps"
