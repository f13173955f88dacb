"""What shapes a stencil's code: the legalised formula, its taps, and how the innermost loop is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.expr import legalise, walk
from trellis_cpu.emit import CONTIGUOUS, STRIDED, types
from trellis_cpu.kernels.cost import weight
from trellis_cpu.kernels.vectors import Cut, masked

if TYPE_CHECKING:
    from trellis.door import Layout, Schedule, Stencil
    from trellis.expr import Node
    from trellis_cpu.target import Target

# Formulas up to this cost, and up to twice of it, handle 4 and 2 vectors an iteration.
_SHORT = 16
# Rows that slide through registers at once take three each; each element that a neighbour is away takes two instructions.
_MOST_WINDOWS, _MOST_SHIFT = 8, 4
# Elements narrower than this have no gather instruction: strided ones are handled one at a time.
_GATHERED = 4


class Tap(NamedTuple):
    """One neighbour that the formula reads: which input, and the offset along each axis."""

    operand: int
    offsets: tuple[int, ...]

    @property
    def outer(self) -> tuple[int, ...]:
        """Offsets along all axes but the innermost."""
        return self.offsets[:-1]

    @property
    def inner(self) -> int:
        """Offset along the innermost axis."""
        return self.offsets[-1]


class Form(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    outputs
        The formula in primitives.
    taps
        What it reads, each neighbour once.
    operands
        Layouts of the inputs, then the result's.
    kinds
        Contiguity of each along the innermost axis.
    scalars
        Dtypes of the run-time scalars.
    rank, boundary
        Axes, and what a neighbour outside is.
    cut
        How the innermost loop is cut.
    jam
        Rows along axis 0 whose vectors an iteration handles together, so that what they share is read once; 1 where the
        formula reads a single row, or vectors along one row are unrolled instead.
    windows
        Whether jammed rows slide through registers, so that vectors may cover them from end to end.
    vector_edges
        Whether vectors may reach over the edges; otherwise elements beside an edge are computed one by one.
    cost
        Work an element, in additions and memory accesses.
    placed
        Whether the result is a part of a larger one, and the kernel is told where its first element is.

    """

    outputs: tuple[Node, ...]
    taps: tuple[Tap, ...]
    operands: tuple[Layout, ...]
    kinds: tuple[str, ...]
    scalars: tuple[str, ...]
    rank: int
    boundary: str
    cut: Cut
    jam: int
    windows: bool
    vector_edges: bool
    cost: int
    placed: bool = False


def tap_of(node: Node) -> Tap:
    """Return what a ``tap`` node reads."""
    operand, *offsets = map(int, node.value)
    return Tap(operand, tuple(offsets))


def form(intent: Stencil, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    outputs = legalise(intent.expression.outputs)
    taps = tuple(dict.fromkeys(tap_of(node) for node in walk(outputs) if node.op == "tap"))
    operands = (*intent.inputs, *intent.outputs)
    loops = intent.loops
    kinds = tuple(loops.inner_class(i, types.size(item.dtype)) for i, item in enumerate(operands))
    cost = weight(intent.expression) + len(taps) + 1
    scattered = [
        types.size(item.dtype) for item, kind in zip(operands, kinds, strict=True) if kind == STRIDED
    ]
    if schedule.vector is not None:
        lanes = schedule.vector
    elif any(size < _GATHERED for size in scattered):
        lanes = 1
    else:
        computed = [types.size(node.dtype) for node in walk(outputs) if node.op != "const"]
        lanes = target.lanes(max(*computed, *(types.size(item.dtype) for item in operands)))
    unroll = schedule.unroll or (4 if cost <= _SHORT else 2 if cost <= 2 * _SHORT else 1)
    cut = Cut(lanes, unroll, masked(target, lanes), schedule.stores == "streaming")
    rank = len(intent.shape)
    jam = unroll if rank > 1 and lanes > 1 and len({tap.offsets[0] for tap in taps}) > 1 else 1
    near = cut.masked and (intent.boundary in {"constant", "valid"} or _near(taps))
    found = Form(
        outputs,
        taps,
        operands,
        kinds,
        intent.expression.scalars,
        rank,
        intent.boundary,
        cut,
        jam,
        windows=False,
        vector_edges=near and intent.boundary != "valid",
        cost=cost,
    )
    return found._replace(windows=near and jam > 1 and _sliding(found))


def _sliding(form: Form) -> bool:
    """Tell whether rows can slide through registers: dense ones, few enough, each neighbour within the next vector."""
    shifted = [tap for tap in form.taps if tap.inner]
    rows = {(tap.operand, tap.outer[0] + step, *tap.outer[1:]) for tap in shifted for step in range(form.jam)}
    return len(rows) <= _MOST_WINDOWS and all(
        form.kinds[tap.operand] == CONTIGUOUS
        and form.operands[tap.operand].dtype != "bool"
        and abs(tap.inner) <= min(form.cut.lanes, _MOST_SHIFT)
        for tap in shifted
    )


def _near(taps: tuple[Tap, ...]) -> bool:
    """Tell whether the neighbours outside are few enough to put each into its lane."""
    return sum(abs(tap.inner) for tap in taps) <= 2 * len(taps) + 8
