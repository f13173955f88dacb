"""How several sweeps are cut: boxes with halos that stay in a core's cache for some sweeps, and passes over all of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types
from trellis_cpu.kernels.stencil.boxes import boxes
from trellis_cpu.kernels.stencil.sweeps.form import LINE, single

if TYPE_CHECKING:
    from trellis.door import Schedule, Stencil
    from trellis_cpu.kernels.stencil.form import Form
    from trellis_cpu.kernels.stencil.sweeps.form import Sweeps

# Bytes of a box with its halo, by rank: two of them lie in a level 2 cache, but halos along three axes weigh more than that. Of
# one sweep over values that are computed first there is but one, and more of it is computed than swept over.
_KEPT = {1: 256 * 1024, 2: 448 * 1024, 3: 1536 * 1024}
_KEPT_ONE = {1: 256 * 1024, 2: 1088 * 1024, 3: 2560 * 1024}
# Sweeps a pass at most; boxes at least, where there is work for them.
_MOST, _PARTS, _SMALLEST = 32, 8, 1 << 12
# What it takes, by axes, to bring an element from memory and back, beside a sweep over it in the cache by a formula of cost
# `_LIGHT`; and what a plain sweep takes from memory to memory, where the formula is not heavier. Measured with means of
# neighbours over 16 M float32; boxes with halos along three axes lie in a level 3 cache, and gain less.
_MEMORY, _PLAIN, _LIGHT = {1: 3.7, 2: 3.7, 3: 1.4}, {1: 2.9, 2: 2.9, 3: 2.1}, 10
# Elements of a row of a box: the caches fetch ahead along them. One sweep is bound by memory, which long rows suit best.
_ROWS, _ROWS_ONE = {1: 1 << 16, 2: 1024, 3: 256}, {1: 1 << 16, 2: 8192, 3: 256}
# Before the first sweep, formulas of more than this weight cost more in a halo than a box costs beyond a level 2 cache.
_HEAVY, _KEPT_HEAVY = 16, 768 * 1024


class Passes(NamedTuple):
    """The cut.

    Attributes
    ----------
    tile, counts
        Extents of a box of the result, and boxes along each axis.
    number
        Passes; each makes about the same number of sweeps over every box.
    most
        Sweeps of a pass at most.
    buffer
        Extents of a box with its halo, at most.
    pitches
        Bytes between neighbours along each axis of such a buffer.
    lead
        Bytes before what is held of each row, whole cache lines: there are the ghosts before it, so that it starts with a line.
    beyond
        Bytes at the ends of each row that sweeps over whole lines need as well.
    plain
        Whether each pass is one sweep without buffers, as a launch of its own would make it.

    """

    tile: tuple[int, ...]
    counts: tuple[int, ...]
    number: int
    most: int
    buffer: tuple[int, ...]
    pitches: tuple[int, ...]
    lead: int
    beyond: int
    plain: bool = False

    @property
    def boxes(self) -> int:
        """Number of boxes."""
        return math.prod(self.counts)

    @property
    def buffer_bytes(self) -> int:
        """Bytes of a buffer, whole cache lines."""
        return _lines(self.lead + self.buffer[0] * self.pitches[0] + self.beyond) * LINE


class _Shape(NamedTuple):
    """What the cut depends on: extents, reach, boundary, element size, elements of a line, whether halos cost much to fill."""

    source: tuple[int, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]
    boundary: str
    itemsize: int
    line: int
    heavy: bool

    def result(self, sweeps: int) -> tuple[int, ...]:
        """Return the extents after some sweeps."""
        lost = sweeps if self.boundary == "valid" else 0
        return tuple(n - lost * (a + b) for n, a, b in zip(self.source, self.low, self.high, strict=True))

    def halo(self, axis: int, sweeps: int) -> int:
        """Return the elements of a halo along an axis, both sides."""
        return sweeps * (self.low[axis] + self.high[axis])

    def room(self, axis: int) -> int:
        """Return the elements that a buffer can need along an axis: no more than the array with one ghost at either end."""
        if self.boundary == "wrap":
            return 1 << 62
        return self.source[axis] + self.low[axis] + self.high[axis]


def passes(intent: Stencil, schedule: Schedule, how: Sweeps) -> Passes:
    """Return the cut: the schedule's tile where there is one, else the cheapest by shape, reach and cost."""
    cost = how.step.cost
    size, heavy = types.size(intent.read), how.cost[1] > _HEAVY
    shape = _Shape(intent.inputs[0].shape, how.low, how.high, intent.boundary, size, how.line, heavy)
    tile = schedule.tile
    if tile is not None and len(tile) != len(shape.source):  # refused by validation
        tile = None
    best, price = _cut(shape, intent.steps, intent.steps, tile or _tile(shape, 1)), math.inf
    for most in range(1, min(intent.steps, _MOST if how.beyond else 1) + 1):
        number = -(-intent.steps // most)
        if most != -(-intent.steps // number):  # the same passes as with fewer sweeps
            continue
        found = _cut(shape, intent.steps, number, tile or _tile(shape, most))
        asked = _price(shape, found, intent.steps, cost)
        if asked < price:
            best, price = found, asked
    if how.plain is not None and tile is None:
        alone = intent.steps * max(_PLAIN[len(shape.source)], how.plain.cost / _LIGHT)
        if alone < price or not how.beyond:
            return _one_by_one(intent, schedule, how.plain)
    return best


def _one_by_one(intent: Stencil, schedule: Schedule, how: Form) -> Passes:
    """Return the cut into sweeps one after the other, each into the boxes of a single launch."""
    cut = boxes(single(intent), schedule, how.jam, how.cost)
    none = (0,) * len(cut.tile)
    return Passes(cut.tile, cut.counts, intent.steps, 1, none, none, 0, 0, plain=True)


def _cut(shape: _Shape, steps: int, number: int, tile: tuple[int, ...]) -> Passes:
    most = -(-steps // number)
    result = shape.result(most)
    tile = tuple(min(extent, n) for extent, n in zip(tile, result, strict=True))
    counts = tuple(-(-n // extent) for extent, n in zip(tile, result, strict=True))
    buffer = tuple(min(n + shape.halo(axis, most), shape.room(axis)) for axis, n in enumerate(tile))
    lead = _lines(shape.low[-1] * shape.itemsize)
    # Rows start at the line before what is held, and sweeps compute whole lines, for which they read beyond.
    beyond = (2 * (shape.line - 1) + shape.high[-1]) * shape.itemsize
    row = lead + _lines(buffer[-1] * shape.itemsize + beyond)
    pitches = [shape.itemsize]
    if len(buffer) > 1:
        pitches.insert(
            0, (row | 1) * LINE
        )  # rows that are apart by an odd number of lines share the cache's sets evenly
    if len(buffer) > 2:
        pitches.insert(0, (buffer[1] * (row | 1) | 1) * LINE)
    return Passes(tile, counts, number, most, buffer, tuple(pitches), lead * LINE, beyond)


def _lines(nbytes: int) -> int:
    return -(-nbytes // LINE)


def _tile(shape: _Shape, sweeps: int) -> tuple[int, ...]:
    """Return a box that fits its cache with the halo of so many sweeps; as good as it gets where the halo alone does not."""
    rank, result, one = len(shape.source), shape.result(sweeps), sweeps == 1
    most, longest = (_KEPT_ONE[rank], _ROWS_ONE[rank]) if one else (_KEPT[rank], _ROWS[rank])
    most = max(most, _KEPT_HEAVY) if shape.heavy else most
    kept = min(most // shape.itemsize, max(math.prod(result) // _PARTS, _SMALLEST))
    inner = result[-1] if result[-1] <= 3 * longest // 2 else longest
    if rank == 1:
        return (max(min(kept, inner) - shape.halo(0, sweeps), shape.halo(0, sweeps), 1),)
    left = kept // min(inner + shape.halo(rank - 1, sweeps), shape.room(rank - 1))
    if rank == 2:
        return (max(left - shape.halo(0, sweeps), min(shape.halo(0, sweeps), 16), 1), inner)
    side = math.isqrt(2 * left if one else left)
    rows = min(max(side - shape.halo(1, sweeps), shape.halo(1, sweeps) // 2, 1), result[1])
    planes = left // min(rows + shape.halo(1, sweeps), shape.room(1)) - shape.halo(0, sweeps)
    return (max(planes, shape.halo(0, sweeps) // 2, 1), rows, inner)


def _price(shape: _Shape, cut: Passes, steps: int, cost: int) -> float:
    """Return about what an element of the result takes, in sweeps by a light formula."""
    total = 0.0
    for left in range(cut.most):
        done = 1.0
        for axis, extent in enumerate(cut.tile):
            done *= min(extent + shape.halo(axis, left), shape.room(axis)) / extent
        total += done
    return cut.number * _MEMORY[len(shape.source)] + total * steps / cut.most * max(cost / _LIGHT, 1.0)
