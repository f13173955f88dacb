"""Reduce, Scan and Histogram: many elements into fewer, or into running totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from trellis.intent.elementwise import classes
from trellis.intent.layout import Loops, coalesce

if TYPE_CHECKING:
    from trellis.expr import Expression
    from trellis.intent.layout import Layout

REDUCTIONS = ("all", "any", "argmax", "argmin", "max", "mean", "min", "prod", "sum")


@dataclass(frozen=True, slots=True)
class Reduce:
    """``output[kept] = op over reduced axes of expression(inputs)``.

    Attributes
    ----------
    kind
        One of `REDUCTIONS`.
    expression
        Formula applied to each element first; one output.
    inputs
        Layouts, all broadcast to `shape`.
    outputs
        One layout, over the kept axes only (``keepdims`` is a view made afterwards).
    shape
        Shape that is reduced.
    axes
        Reduced axes, ascending. argmax and argmin have one axis, or all: then the index is into the flattened shape.
    accumulate
        Dtype in which elements are combined.

    """

    kind: str
    expression: Expression
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    shape: tuple[int, ...]
    axes: tuple[int, ...]
    accumulate: str
    op: ClassVar[str] = "reduce"

    @property
    def kept(self) -> Loops:
        """Loops over the kept axes: inputs, then the output."""
        rank = range(len(self.shape))
        kept = [axis for axis in rank if axis not in self.axes]
        out = dict(zip(kept, self.outputs[0].strides, strict=True))
        strides = [*(item.strides for item in self.inputs), [out.get(axis, 0) for axis in rank]]
        return coalesce(self.shape, strides, kept)

    @property
    def reduced(self) -> Loops:
        """Loops over the reduced axes, in row-major order: inputs only."""
        strides = [item.strides for item in self.inputs]
        return coalesce(self.shape, strides, self.axes)

    @property
    def inner(self) -> str:
        """``reduced`` or ``kept``: which group of loops runs along the memory of the first input."""
        kept, reduced = self.kept, self.reduced
        if not reduced.extents or not self.inputs:
            return "kept" if kept.extents else "reduced"
        if not kept.extents:
            return "reduced"
        return "reduced" if abs(reduced.strides[0][-1]) <= abs(kept.strides[0][-1]) else "kept"

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        kept, reduced = self.kept, self.reduced
        kinds = f"{classes(kept, (*self.inputs, *self.outputs))}|{classes(reduced, self.inputs)}"
        ranks = f"{len(kept.extents)}.{len(reduced.extents)}.{self.inner}"
        return f"reduce|{self.kind}|{ranks}|{kinds}|{self.accumulate}|{self.expression.key}"


@dataclass(frozen=True, slots=True)
class Scan:
    """Running combination along one axis of a dense array.

    Attributes
    ----------
    kind
        ``sum``.
    inputs, outputs
        One dense layout each, of one shape; the output's dtype is the one combined in.
    axis
        The axis, not negative.
    exclusive
        Whether an element's own value is left out of its result.

    """

    kind: str
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    axis: int
    exclusive: bool
    op: ClassVar[str] = "scan"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        inner = "last" if self.axis == len(self.shape) - 1 else "outer"
        return f"scan|{self.kind}|{self.inputs[0].dtype}|{self.outputs[0].dtype}|{inner}|{self.exclusive}"


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts of the elements of a dense array in equal bins, as ``numpy.histogram`` counts them.

    Attributes
    ----------
    inputs, outputs
        A dense layout, and int64 counts of shape (bins,).
    low, high
        Range; the last bin includes `high`, what lies outside is not counted.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    low: float
    high: float
    op: ClassVar[str] = "histogram"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else; bins and range are run-time arguments."""
        return f"histogram|{self.inputs[0].dtype}"
