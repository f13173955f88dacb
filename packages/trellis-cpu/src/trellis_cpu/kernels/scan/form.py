"""What shapes a scan's code: dtypes, direction, and how loops are cut into vectors."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis.door import Refusal
from trellis.expr import legalise, node
from trellis_cpu.emit import types

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
    wide
        Dtype of totals: float64 where the result is float32, so that errors do not grow with length.
    value, result
        Formulas of an element as a total, and of a total as a result.
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
    wide: str
    value: Node
    result: Node
    exclusive: bool
    last: bool
    lanes: int
    unroll: int
    block: int
    streaming: bool


def form(intent: Scan, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    source, out = intent.inputs[0].dtype, intent.outputs[0].dtype
    wide = _wide(out)
    element = node("input", source, (), (0,))
    converted = element if source == out else node("cast", out, (element,))
    total = node("input", wide, (), (0,))
    lanes = schedule.vector or target.lanes(types.size(wide))
    last = math.prod(intent.shape[intent.axis + 1 :]) == 1
    return Form(
        source=source,
        out=out,
        wide=wide,
        value=legalise((converted if out == wide else node("cast", wide, (converted,)),))[0],
        result=total if out == wide else node("cast", out, (total,)),
        exclusive=intent.exclusive,
        last=last,
        lanes=lanes,
        unroll=schedule.unroll or 4,
        block=max(_BLOCK_BYTES // types.size(wide) // lanes, 1) * lanes,
        streaming=schedule.stores == "streaming",
    )


def _wide(out: str) -> str:
    if types.is_float(out) or types.is_half(out):
        return "float64"
    return "int64" if out == "bool" else out


def refusals(intent: Scan, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule: there is one dtype in which totals are kept."""
    wide = _wide(intent.outputs[0].dtype)
    if schedule.accumulate not in {None, wide}:
        yield Refusal("accumulate", str(schedule.accumulate), wide, "the door", wide)
