"""What shapes a reduction's code: the legalised formula, how elements combine, and how loops are cut into vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.door import Refusal
from trellis.expr import legalise, node
from trellis_cpu.emit import STRIDED, types
from trellis_cpu.kernels.cost import weight
from trellis_cpu.kernels.reduce.combining import Combining

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.door import Reduce, Schedule
    from trellis.expr import Node
    from trellis_cpu.target import Target

# Bytes of running results that a block of columns has: half a level 1 cache, and as many columns where each has three numbers.
_BLOCK_BYTES = 16 * 1024
# Columns a block where they are far apart: what the processor fetches of a row is long enough to be fetched ahead.
_GATHERED_COLUMNS = 1024
_SUMS = frozenset({"sum", "prod", "mean"})
# These add up squares in float64 whatever they are of: those of narrower floats then never leave its range.
_SQUARES = frozenset({"var", "std", "norm"})
# Work an element beside what its formula takes, and how many vectors at most are worked on at a time.
_SQUARING, _SQUARES_AT_A_TIME = 4, 4
# Cost of one array as it is. Its sum takes what is loaded faster than memory brings it: with more bytes a load than these, half a
# cache line, loads run ahead of what the processor fetches unasked, and are slower for it.
_PLAIN, _LOADED = 2, 32


class Form(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    value
        The formula in primitives, converted to the dtype that elements combine in.
    how
        How they combine.
    dtypes
        Element type of each input, then int64 for each index that is followed along the loops (see ``Reduce.reduced``).
    kinds
        How each of these runs along the innermost loop.
    positions
        Axes whose index the formula reads.
    out, out_kind
        Element type of the result, and how it runs along the innermost kept loop.
    scalars
        Dtypes of the run-time scalars.
    ranks
        Number of kept and of reduced loops.
    columns
        Whether the innermost loop is a kept one: vectors then hold neighbouring results.
    interleaved
        Whether several results are worked on in turn, as they share the way through memory.
    lanes, unroll
        Elements a vector; vectors an iteration: accumulators, or rows at a time.
    masked
        Whether partial vectors are single instructions.
    block
        Columns a block.
    cost
        Work an element, in additions and memory accesses.

    """

    value: Node
    how: Combining
    dtypes: tuple[str, ...]
    kinds: tuple[str, ...]
    positions: tuple[int, ...]
    out: str
    out_kind: str
    scalars: tuple[str, ...]
    ranks: tuple[int, int]
    columns: bool
    interleaved: bool
    lanes: int
    unroll: int
    masked: bool
    block: int
    cost: int

    @property
    def inputs(self) -> int:
        """Number of arrays read."""
        return len(self.dtypes) - len(self.positions) - self.how.indexed


def form(intent: Reduce, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    how = combining(intent, schedule)
    traced = intent.expression.outputs[0]
    narrowed = traced if traced.dtype == how.narrow else node("cast", how.narrow, (traced,))
    kept, reduced = intent.kept, intent.reduced
    columns = intent.inner == "kept"
    sources = tuple(item.dtype for item in intent.inputs)
    sizes = [types.size(item) for item in sources]
    inner = kept if columns else reduced
    followed = len(reduced.strides)
    kinds = tuple(inner.inner_class(i, (sizes + [0] * followed)[i]) for i in range(followed))
    out = intent.outputs[0].dtype
    # Along a line, in its order, an index is only made where it is the result's.
    widest = max(*sizes, types.size(how.narrow), 4 if how.indexed and (columns or not how.ordered) else 1)
    gathered = STRIDED in kinds[: len(sizes)]
    cost = weight(intent.expression) + 2 * len(sizes) + (_SQUARING if intent.kind in _SQUARES else 0)
    lanes = schedule.vector or min(target.lanes(widest), 16 if gathered else 64)
    if schedule.vector is None and intent.kind in _SUMS and cost == _PLAIN and not columns:
        lanes = min(lanes, _LOADED // sizes[0])
    state = max(types.size(item) for item in how.dtypes(how.wide))
    state += types.size("int64") if how.indexed else 0
    return Form(
        value=legalise((narrowed,))[0],
        how=how,
        dtypes=(*sources, *("int64",) * (followed - len(sources))),
        kinds=kinds,
        positions=intent.positions,
        out=out,
        out_kind=kept.inner_class(len(kept.strides) - 1, types.size(out)),
        scalars=intent.expression.scalars,
        ranks=(len(kept.extents), len(reduced.extents)),
        columns=columns,
        interleaved=intent.interleaved,
        lanes=lanes,
        unroll=schedule.unroll or _unroll(cost, how, columns=columns, gathered=gathered),
        masked=target.masked and lanes > 1 and not gathered,
        block=max((_GATHERED_COLUMNS if gathered else _BLOCK_BYTES // state) // lanes, 1) * lanes,
        cost=cost,
    )


def combining(intent: Reduce, schedule: Schedule) -> Combining:
    """Return how the elements of an intent combine: halves in float32, sums in the dtype that a schedule asks for."""
    source = intent.expression.outputs[0].dtype
    if intent.kind in _SQUARES:
        scaled = intent.kind == "norm" and source == "float64"
        return Combining(intent.kind, "float64", "float64", ordered=True, scaled=scaled)
    narrow = wide = "float32" if types.is_half(intent.accumulate) else intent.accumulate
    if intent.kind in _SUMS and types.is_float(narrow):
        narrow = schedule.accumulate or narrow
        wide = "float64"
    exact = not (types.is_float(source) or types.is_half(source))
    whole = intent.kind == "prod" and types.is_float(wide) and exact
    return Combining(intent.kind, narrow, wide, intent.ordered, whole=whole)


def refusals(intent: Reduce, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule."""
    asked, dtype = schedule.accumulate, intent.accumulate
    real = types.is_float(dtype) or types.is_half(dtype)
    fitting = ("float32", "float64") if intent.kind in _SUMS and real else (dtype,)
    fitting = ("float64",) if intent.kind in _SQUARES else fitting
    if asked is not None and asked not in fitting:
        yield Refusal("accumulate", asked, " or ".join(fitting), "the door", fitting[-1])


def _unroll(cost: int, how: Combining, *, columns: bool, gathered: bool) -> int:
    """Return 8 for the plainest formulas, so that no addition waits for the one before; less where registers run out."""
    if gathered:
        return 2 if cost <= 16 else 1
    plain = 8 if cost <= 8 else 4 if cost <= 16 else 2 if cost <= 32 else 1
    if how.moments or how.scaled:
        return min(plain, _SQUARES_AT_A_TIME)
    return min(plain, (4 if columns or how.ordered else 2) if how.indexed else 8)
