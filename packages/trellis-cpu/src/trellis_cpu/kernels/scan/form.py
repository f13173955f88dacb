"""What shapes a scan's code: dtypes, direction, and how loops are cut into vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.door import Refusal
from trellis.expr import legalise, node
from trellis_cpu.emit import types
from trellis_cpu.kernels.reduce.combining import Combining

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.door import Scan, Schedule
    from trellis.expr import Node
    from trellis_cpu.target import Target

# Bytes of running totals that a block of columns has: half a level 1 cache.
_BLOCK_BYTES = 16 * 1024


class Form(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    source, out
        Element types.
    how
        How totals combine.
    wide
        Dtype of totals: float64 where the sum or product is a float32, so that errors do not grow with length, float32 where it
        is narrower still.
    value, result
        Formulas of an element as a total, and of a total as a result.
    kind
        How the input runs along neighbours in the result: ``c`` contiguous or ``s`` strided.
    exclusive
        Whether an element is left out of its own total.
    last
        Whether neighbours along the axis are neighbours in memory.
    lanes, unroll
        Elements a vector, vectors (or rows) an iteration.
    block
        Columns a block, where the axis is not the last one.
    streaming
        Whether results are stored past the caches.

    """

    source: str
    out: str
    how: Combining
    wide: str
    value: Node
    result: Node
    kind: str
    exclusive: bool
    last: bool
    lanes: int
    unroll: int
    block: int
    streaming: bool


def form(intent: Scan, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    source, out = intent.inputs[0].dtype, intent.outputs[0].dtype
    wide = schedule.accumulate or _wides(intent.kind, out)[0]
    element = node("input", source, (), (0,))
    converted = element if source == out else node("cast", out, (element,))
    total = node("input", wide, (), (0,))
    lanes = schedule.vector or (1 if _one_by_one(intent, wide) else target.lanes(types.size(wide)))
    return Form(
        source=source,
        out=out,
        how=Combining(intent.kind, wide, wide, ordered=True),
        wide=wide,
        value=legalise((converted if out == wide else node("cast", wide, (converted,)),))[0],
        result=total if out == wide else node("cast", out, (total,)),
        kind=intent.inner,
        exclusive=intent.exclusive,
        last=intent.last,
        lanes=lanes,
        unroll=schedule.unroll or 4,
        block=max(_BLOCK_BYTES // types.size(wide) // lanes, 1) * lanes,
        streaming=schedule.stores == "streaming",
    )


def _one_by_one(intent: Scan, wide: str) -> bool:
    """Tell whether totals must be made element by element.

    The product of a few neighbours alone may overflow where that of all up to them does not, unless totals have a wider range.
    """
    narrow = wide == "float32" or intent.outputs[0].dtype == wide
    return intent.last and intent.kind == "prod" and types.is_float(wide) and narrow


def _wides(kind: str, out: str) -> tuple[str, ...]:
    """Return the dtypes that totals may have, the one they have unless another is asked for first."""
    if kind in {"max", "min"}:
        return ("uint8" if out == "bool" else "float32" if types.is_half(out) else out,)
    if types.is_half(out):
        return "float32", "float64"
    if out == "float32":
        return "float64", "float32"
    return ("int64" if out == "bool" else out,)


def refusals(intent: Scan, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule: the dtype in which totals are to be kept, and vectors where there can be none."""
    wides = _wides(intent.kind, intent.outputs[0].dtype)
    if schedule.accumulate is not None and schedule.accumulate not in wides:
        yield Refusal("accumulate", schedule.accumulate, " or ".join(wides), "the door", wides[0])
    elif (schedule.vector or 1) > 1 and _one_by_one(intent, schedule.accumulate or wides[0]):
        yield Refusal("vector", str(schedule.vector), "1 for products along neighbours", "the door", "1")
