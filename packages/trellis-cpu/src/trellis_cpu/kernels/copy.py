"""Copy: elements moved as bytes from any strides to any strides: row by row, in squares, or in tiles of strided rows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.door import Refusal
from trellis_cpu.emit import CONSTANT, CONTIGUOUS, Builder, Operand, load, store
from trellis_cpu.kernels import nest, squares, tiles
from trellis_cpu.kernels.cost import grain
from trellis_cpu.kernels.vectors import Cut, masked, settle, write_vectors
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from trellis.door import Copy, Schedule
    from trellis_cpu.target import Target

# Rows and columns of a tile of strided rows: the lines of one side stay in the level 1 cache while those of the other pass.
_CELLS = (16, 512)
_UNROLL = 4


def write(intent: Copy, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    b = Builder("phase0", exported=True)
    rank = max(len(intent.loops.extents), 1)
    slots, dtype = nest.Slots(2, 0, rank), element(intent)
    if intent.walk == "squares":
        edge = squares.write(b, slots, dtype, target, streaming=schedule.stores == "streaming")
        return Written((b,), (edge,))
    how = cut(intent, schedule, target)
    body = _Rows(b, dtype, kinds(intent), slots, how)
    if intent.walk == "cells":
        tiles.write_tiles(b, slots, {}, body)
    else:
        nest.write_chunks(b, slots, body)
    settle(b, how)
    b.finish()
    return Written((b,))


def work(intent: Copy, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    size = intent.itemsize
    extents, strides = nest.loops_of(intent.loops, (size, size))
    total = math.prod(extents)
    each = math.prod(schedule.tile) if schedule.tile else grain(total, 1)
    how = cut(intent, schedule, target)
    if intent.walk == "rows":
        statics, chunks = nest.statics(extents, strides, each), -(-total // each)
    else:
        statics, chunks, each = tiles.divided(
            extents, strides, _tile(intent), each, exact=schedule.tile is not None
        )
    return Work(
        operands=2,
        scalars=(),
        statics=statics,
        chunks=(chunks,),
        nanoseconds=total * (0.025 * size if intent.walk == "rows" else 0.06 * size + 0.2),
        geometry=(("vector", how.lanes), ("unroll", how.unroll), ("chunk", each)),
    )


def refusals(intent: Copy, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what squares can't honour: their vectors are as long as a side, one after the other."""
    if intent.walk == "squares":
        sides = {"vector": squares.side(intent.itemsize, target), "unroll": 1}
        for name, only in sides.items():
            asked = getattr(schedule, name)
            if asked not in {None, only}:
                limit = f"{only}, for elements of {intent.itemsize} bytes that are transposed"
                yield Refusal(name, str(asked), limit, "the door", str(only))


def _tile(intent: Copy) -> tuple[int, int]:
    return squares.tile(intent.itemsize) if intent.walk == "squares" else _CELLS


def element(intent: Copy) -> str:
    """Return the dtype as which elements are moved: copies need no values, only their width."""
    return f"uint{8 * intent.itemsize}"


def kinds(intent: Copy) -> list[str]:
    """Return how input and output run along the innermost loop."""
    return [intent.loops.inner_class(i, intent.itemsize) for i in range(2)]


def cut(intent: Copy, schedule: Schedule, target: Target) -> Cut:
    """Return lanes and unrolling: full registers where both sides are dense, else a few elements at a time."""
    if intent.walk == "squares":
        return Cut(squares.side(intent.itemsize, target), 1, target.masked, schedule.stores == "streaming")
    dense = set(kinds(intent)) <= {CONTIGUOUS, CONSTANT}
    lanes, unroll = (target.lanes(intent.itemsize), _UNROLL) if dense else (8, 1)
    lanes = schedule.vector or lanes
    return Cut(lanes, schedule.unroll or unroll, masked(target, lanes), schedule.stores == "streaming")


class _Rows:
    """Writes the copy of a stretch of the innermost loop."""

    def __init__(self, b: Builder, dtype: str, kinds: Sequence[str], slots: nest.Slots, how: Cut) -> None:
        self.b, self.dtype, self.kinds, self.how = b, dtype, kinds, how
        self.steps = [b.slot(slots.stride(i, slots.rank - 1)) for i in range(2)]

    def __call__(self, stretch: nest.Stretch) -> None:
        b = self.b
        source, result = (
            Operand(self.dtype, kind, base, step)
            for kind, base, step in zip(self.kinds, stretch.bases, self.steps, strict=True)
        )
        widths = {self.how.lanes} if self.how.masked else {self.how.lanes, 1}
        constant = source.kind == CONSTANT
        fixed = {lanes: load(b, source, "0", lanes) for lanes in sorted(widths)} if constant else {}

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            found = [fixed[lanes] if constant else load(b, source, place, lanes, mask) for place in indices]
            for place, value in zip(indices, found, strict=True):
                store(b, result, place, lanes, value, mask, streaming=streaming)

        write_vectors(b, self.how, stretch.length, [result], body)
