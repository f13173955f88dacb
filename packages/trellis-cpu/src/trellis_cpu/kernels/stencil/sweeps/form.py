"""What shapes the code of several sweeps: the kernels of one sweep, and what is read before the first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from trellis.door import Layout, Schedule, Stencil
from trellis.expr import legalise, node, walk
from trellis_cpu.emit import CONTIGUOUS, types
from trellis_cpu.kernels.cost import weight
from trellis_cpu.kernels.stencil.form import Form, form
from trellis_cpu.kernels.vectors import Cut, masked

if TYPE_CHECKING:
    from trellis.expr import Node
    from trellis_cpu.target import Target

# Formulas before the first sweep up to this weight, and up to twice of it, handle 4 and 2 vectors an iteration, as a map's do.
_SHORT = 12
LINE = 64


class Sweeps(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    operands, kinds
        Layouts of the inputs, then the result's, and their contiguity along the innermost axis.
    scalars
        Dtypes of the run-time scalars: those of a sweep, then those before the first.
    prologue
        What is read, in primitives over ``input`` nodes; None where a sweep reads the first input itself.
    first
        How the innermost loop of what comes before the first sweep is cut.
    step, last
        A sweep from buffer to buffer, and one from buffer to result; all their neighbours are inside.
    plain
        The kernel of a single launch, for sweeps one after the other; None where these can't be.
    dtype
        Element type of the buffers.
    rank, boundary
        Axes, and what a neighbour outside is.
    low, high
        Reach of a sweep; alike where neighbours outside are mirrored.
    several
        Whether there may be more than one sweep.
    cost
        Work an element and sweep, and before the first sweep, in additions and memory accesses.

    """

    operands: tuple[Layout, ...]
    kinds: tuple[str, ...]
    scalars: tuple[str, ...]
    prologue: Node | None
    first: Cut
    step: Form
    last: Form
    plain: Form | None
    dtype: str
    rank: int
    boundary: str
    low: tuple[int, ...]
    high: tuple[int, ...]
    several: bool
    cost: tuple[int, int]

    @property
    def through_result(self) -> bool:
        """Whether passes may leave in the result's memory what the next one reads."""
        return self.boundary != "valid" and self.kinds[-1] == CONTIGUOUS

    @property
    def beyond(self) -> bool:
        """Whether elements outside may be computed: not where further inputs or indices would be asked for there."""
        if self.boundary != "wrap":
            return True
        placed = any(node.op == "index" for node in walk(self.step.outputs))
        return not placed and len(self.step.operands) == 2

    @property
    def line(self) -> int:
        """Elements of a cache line, or of a vector that is longer."""
        return max(LINE // types.size(self.dtype), self.step.cut.lanes)

    @property
    def loose(self) -> bool:
        """Whether a sweep may compute what nobody asks for, from whatever lies there: not of other arrays, nor where it traps."""
        traps = any(node.op in {"idiv", "irem"} for node in walk(self.step.outputs))
        return len(self.step.operands) == 2 and not traps

    @property
    def ghosts(self) -> bool:
        """Whether elements outside are filled in before each sweep: a wrapped one is computed as its original is."""
        return self.boundary in {"constant", "edge", "reflect"}


def sweeps(intent: Stencil, schedule: Schedule, target: Target) -> Sweeps:
    """Return what an intent's kernel looks like under a schedule."""
    rank, operands = len(intent.shape), (*intent.inputs, *intent.outputs)
    kinds = tuple(intent.loops.inner_class(i, types.size(item.dtype)) for i, item in enumerate(operands))
    low, high = intent.low, intent.high
    if intent.boundary == "reflect":
        low = high = tuple(map(max, low, high))
    buffer = Layout.dense(intent.read, (8,) * rank)
    fields = intent.inputs[1:] if intent.prologue is None else ()
    inside = Schedule(vector=schedule.vector, unroll=schedule.unroll)
    step = form(_sweep(intent, (buffer, *fields), buffer), inside, target)
    last = form(_sweep(intent, (buffer, *fields), intent.outputs[0]), schedule, target)
    prologue = None if intent.prologue is None else legalise(intent.prologue.outputs)[0]
    before = sum(1 for item in walk((prologue,)) if item.args) if prologue is not None else 0
    return Sweeps(
        operands,
        kinds,
        intent.scalars,
        prologue,
        _first(intent, prologue, schedule, target),
        step._replace(placed=True),
        last._replace(placed=True),
        _plain(intent, kinds, schedule, target),
        intent.read,
        rank,
        intent.boundary,
        low,
        high,
        intent.steps > 1,
        (step.cost, before),
    )


def _sweep(intent: Stencil, inputs: tuple[Layout, ...], output: Layout) -> Stencil:
    """Return one sweep as a stencil of its own, whose neighbours are all inside."""
    return Stencil(intent.expression, inputs, (output,), "valid", 0, intent.low, intent.high)


def single(intent: Stencil) -> Stencil:
    """Return the intent of a launch of one of several sweeps."""
    return replace(intent, steps=1)


def _plain(intent: Stencil, kinds: tuple[str, ...], schedule: Schedule, target: Target) -> Form | None:
    """Return the kernel of a single launch where it can go on from what it wrote: rows are dense, and all of one length."""
    dense = kinds[0] == kinds[-1] == CONTIGUOUS and intent.boundary != "valid" and intent.prologue is None
    return form(single(intent), schedule, target) if dense and intent.steps > 1 else None


def _first(intent: Stencil, prologue: Node | None, schedule: Schedule, target: Target) -> Cut:
    """Return the cut of the loop that fills a buffer."""
    nodes = walk((prologue,)) if prologue is not None else ()
    stored = [types.size(item.dtype) for item in intent.inputs] + [types.size(intent.read)]
    widest = max(*(types.size(item.dtype) for item in nodes if item.op != "const"), *stored)
    lanes = schedule.vector or target.lanes(widest)
    cost = 2 * len(stored) + (weight(intent.prologue) if intent.prologue is not None else 0)
    unroll = 4 if cost <= _SHORT else 2 if cost <= 2 * _SHORT else 1
    return Cut(lanes, schedule.unroll or unroll, masked(target, lanes), False)


def leaf(dtype: str) -> Node:
    """Return the formula of what is only copied."""
    return node("input", dtype, (), (0,))
