"""Reduce, Scan and Histogram: many elements into fewer, or into running totals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from trellis import dtypes
from trellis.expr import walk
from trellis.intent.layout import coalesce
from trellis.intent.traversal import Traversal, traverse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Expression
    from trellis.intent.layout import Layout

# Lengths of loops: one up to the first is too short to be the innermost where one from the second on can be.
_FEW, _MANY = 8, 32
# Length from which on it does not matter what lies between one run of the innermost loop and the next.
_LONG = 2048
# Bytes from one element of a scan to the next up to which a copy that makes them neighbours costs more than it saves.
_NEAR = 64
REDUCTIONS = ("all", "any", "argmax", "argmin", "max", "mean", "min", "norm", "prod", "std", "sum", "var")


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
        Dtype in which elements are combined. Squares (of var, std and norm, which is the square root of their sum) are combined
        in it or a wider one.
    ddof
        For var and std: the squares' sum is divided by as many elements as there are without these, and never by less than 0.
        A run-time number.

    """

    kind: str
    expression: Expression
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    shape: tuple[int, ...]
    axes: tuple[int, ...]
    accumulate: str
    ddof: float = 0
    op: ClassVar[str] = "reduce"

    @property
    def positions(self) -> tuple[int, ...]:
        """Axes whose index the formula reads, ascending."""
        return tuple(
            sorted({int(item.value[0]) for item in walk(self.expression.outputs) if item.op == "index"})
        )

    @property
    def kept(self) -> Traversal:
        """Loops over the kept axes: inputs, indices (see `reduced`), then the output."""
        kept = [axis for axis in range(len(self.shape)) if axis not in self.axes]
        out = dict(zip(kept, self.outputs[0].strides, strict=True))
        strides = [*self._steps(), [out.get(axis, 0) for axis in range(len(self.shape))]]
        return traverse(self.shape, strides, kept, len(self.inputs))

    @property
    def reduced(self) -> Traversal:
        """Loops over the reduced axes: inputs, the index of each of `positions`, and for argmax and argmin the result's index."""
        return traverse(self.shape, self._steps(), self.axes, len(self.inputs))

    def _steps(self) -> list[Sequence[int]]:
        axes = range(len(self.shape))
        steps: list[Sequence[int]] = [item.strides for item in self.inputs]
        steps += [[int(axis == position) for axis in axes] for position in self.positions]
        if self.kind in {"argmax", "argmin"}:
            extents = [self.shape[axis] if axis in self.axes else 1 for axis in axes]
            steps.append([math.prod(extents[axis + 1 :]) if axis in self.axes else 0 for axis in axes])
        return steps

    @property
    def inner(self) -> str:
        """``reduced`` or ``kept``: which group of loops has the innermost one.

        It is the one whose elements are nearer in memory, unless that is a reduced one of a few elements only.
        """
        kept, reduced = self.kept, self.reduced
        if kept.size == 1 or reduced.size == 1:
            return "reduced" if kept.size == 1 else "kept"
        if reduced.extents[-1] <= _FEW and kept.extents[-1] >= _MANY:
            return "kept"
        return "reduced" if self._far(reduced, -1) <= self._far(kept, -1) else "kept"

    @property
    def interleaved(self) -> bool:
        """Whether reduced loops leap over kept ones in memory, and the innermost is too short to make up for that."""
        kept, reduced = self.kept, self.reduced
        if (
            self.inner == "kept"
            or kept.size == 1
            or len(reduced.extents) == 1
            or self.kind in {"argmax", "argmin"}
        ):
            return False
        return reduced.extents[-1] < _LONG and self._far(kept, -1) < self._far(reduced, -2)

    def _far(self, group: Traversal, loop: int) -> int:
        """Return how far a step along a loop is in memory, for all inputs together."""
        return sum(abs(steps[loop]) for steps in group.strides[: len(self.inputs)])

    @property
    def ordered(self) -> bool:
        """Whether elements are met in the order of the result's index; True where there is no such index."""
        if self.kind not in {"argmax", "argmin"}:
            return True
        reduced, step = self.reduced, 1
        for extent, along in zip(reversed(reduced.extents), reversed(reduced.strides[-1]), strict=True):
            if extent > 1 and along != step:
                return False
            step *= extent
        return True

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        kept, reduced = self.kept, self.reduced
        inner = reduced if self.inner == "reduced" else kept
        # After the inputs come the indices that the code follows; each may stand still or run.
        sizes = [dtypes.itemsize(item.dtype) for item in self.inputs]
        sizes += [0] * (len(reduced.strides) - len(sizes))
        kinds = ",".join(item.dtype for item in self.inputs)
        classes = "".join(inner.inner_class(i, size) for i, size in enumerate(sizes))
        out = self.outputs[0].dtype
        written = kept.inner_class(len(kept.strides) - 1, dtypes.itemsize(out))
        order = "interleaved" if self.interleaved else self.inner
        nest = f"{len(kept.extents)}.{len(reduced.extents)}.{order}.{self.ordered}"
        return f"reduce|{self.kind}|{nest}|{kinds}:{classes}|{out}:{written}|{self.accumulate}|{self.expression.key}"


@dataclass(frozen=True, slots=True)
class Scan:
    """Running combination along one axis.

    Attributes
    ----------
    kind
        ``sum``, ``prod``, ``max`` or ``min``; NaN stays from where it is.
    inputs, outputs
        One layout each, of one shape: an input that is `near`, and a dense output, whose dtype is the one combined in.
    axis
        The axis, not negative.
    exclusive
        Whether an element's own value is left out of its result; the first is then the identity of the kind in its dtype: 0, 1,
        and for max the least value (-inf of a float), for min the greatest.

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

    @property
    def last(self) -> bool:
        """Whether neighbours along the axis are neighbours in the output."""
        return math.prod(self.shape[self.axis + 1 :]) == 1

    @property
    def steps(self) -> tuple[int, int, int] | None:
        """Bytes in the input from one element to the next: before the axis, along it and after it, each as one loop if it is one."""
        found: list[int] = []
        for axes in (range(self.axis), (self.axis,), range(self.axis + 1, len(self.shape))):
            loops = coalesce(self.shape, (self.inputs[0].strides,), axes)
            if len(loops.extents) > 1:
                return None
            found.append(loops.strides[0][0] if loops.extents else dtypes.itemsize(self.inputs[0].dtype))
        return found[0], found[1], found[2]

    @property
    def near(self) -> bool:
        """Whether the input is better read where it lies than copied first: by one step each way, a short one from lane to lane."""
        steps = self.steps
        return steps is not None and abs(steps[1] if self.last else steps[2]) <= _NEAR

    @property
    def inner(self) -> str:
        """``c`` contiguous or ``s`` strided: how the input runs along what is contiguous in the output."""
        layout, steps = self.inputs[0], self.steps or (0, 0, 0)
        return "c" if (steps[1] if self.last else steps[2]) == dtypes.itemsize(layout.dtype) else "s"

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        where = f"{'last' if self.last else 'outer'}.{self.inner}"
        return f"scan|{self.kind}|{self.inputs[0].dtype}|{self.outputs[0].dtype}|{where}|{self.exclusive}"


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts of the elements of a dense array between edges at equal distances, as ``numpy.histogram`` counts them.

    Attributes
    ----------
    inputs
        A dense layout, and the edges: one more than there are bins, ascending, dense float32 or float64; of elements of 16 bits,
        float32 edges may be as coarse as these. Elements are compared with them in their dtype. The last bin includes the last edge; what lies outside, and NaN, is not counted.
    outputs
        int64 counts of shape (bins,).

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    op: ClassVar[str] = "histogram"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else; bins and edges are run-time arguments."""
        return f"histogram|{self.inputs[0].dtype}|{self.inputs[1].dtype}"
