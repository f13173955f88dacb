"""What of a schedule a product can't honour, with the nearest that it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import Refusal
from trellis_cpu.kernels.gemm.form import form

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.door import Gemm, Schedule
    from trellis_cpu.target import Target


# What sums may be kept in, beside the operands' own dtype.
_WIDER = {
    "float32": ("float64",),
    "int8": ("int16", "int32", "int64"),
    "int16": ("int32", "int64"),
    "int32": ("int64",),
    "uint8": ("uint16", "uint32", "uint64"),
    "uint16": ("uint32", "uint64"),
    "uint32": ("uint64",),
}


def refusals(intent: Gemm, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule."""
    asked, dtype = schedule.accumulate, intent.accumulate
    fitting = (dtype, *_WIDER.get(dtype, ()))
    if asked is not None and asked not in fitting:
        yield Refusal("accumulate", asked, " or ".join(fitting), "the door", dtype)
    elif schedule.tile is not None and len(schedule.tile) == len(intent.shape):
        tile = form(intent, schedule, target).tile
        *lead, rows, columns = schedule.tile
        whole = (*(1 for _ in lead), _up(rows, tile.rows), _up(columns, tile.columns))
        if whole != schedule.tile:
            limit = f"multiples of {tile.rows} rows and {tile.columns} columns of one matrix"
            yield Refusal("tile", str(schedule.tile), limit, "the door", str(whole))


def _up(extent: int, step: int) -> int:
    return -(-extent // step) * step
