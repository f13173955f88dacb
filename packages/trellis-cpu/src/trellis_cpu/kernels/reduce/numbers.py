"""Where a reduction's numbers lie in the argument block, and what they are: how one launch is cut into chunks."""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis.door import Reduce, Schedule
    from trellis_cpu.kernels.reduce.form import Form

_DOUBLE, _BITS = struct.Struct("<d"), struct.Struct("<q")
# Elements a chunk, for a formula of no cost: some tens of microseconds of work.
_GRAIN = 1 << 16
# Elements a chunk where vectors hold neighbouring results: results that are cut into parts are combined once more.
_COLUMN_GRAIN = 1 << 18
# Fewest rows a part.
_ROWS = 256
# Results that a chunk works on in turn: what they are so far stays in a level 1 cache.
IN_TURN = 64
# From so many results (or blocks of them) on, there is work for all cores without cutting what each is made of.
_MANY = 64
# Chunks that are taken together at first.
_RUN = 8


class Slots:
    """Positions in the argument block after the addresses (inputs, result, scratch) and the scalars.

    Numbers are named; a name stands for one slot, or for a list of them: see `Cut` and `statics`.
    """

    def __init__(self, form: Form) -> None:
        kept, reduced = form.ranks
        followed = len(form.dtypes)
        sizes = {
            "units": kept,
            "unit_strides": (followed + 2) * kept,
            "reduced": reduced,
            "reduced_strides": followed * reduced,
            "offsets": followed + 1,
            "kept": kept,
            "kept_strides": 2 * kept,
            **dict.fromkeys(Cut._fields, 1),
            "columns": 1,
            "length": 1,
            "divisor": 1,
        }
        self._places: dict[str, range] = {}
        position = form.inputs + 2 + len(form.scalars)
        for name, size in sizes.items():
            self._places[name] = range(position, position + size)
            position += size

    def __getitem__(self, name: str) -> range:
        """Return the slots of a name."""
        return self._places[name]


Number = TypeVar("Number", int, str)


class Cut(NamedTuple, Generic[Number]):
    """How a launch is cut, as numbers or as what holds them in the code. A unit is one result, or a block of neighbouring ones.

    Attributes
    ----------
    total
        Units.
    each
        Units a chunk.
    parts
        Parts that the reduced elements of a unit are cut into; a chunk handles one part of its units.
    segment
        Reduced elements a part.
    results
        Results altogether.
    grain
        Results a chunk of the second phase, which combines parts.
    run, bulk
        The first `bulk` chunks are `run` times as long as the others: the way through memory is interrupted less often, and whoever
        comes late still finds small chunks.

    """

    total: Number
    each: Number
    parts: Number
    segment: Number
    results: Number
    grain: Number
    run: Number
    bulk: Number


def chunks(how: Cut[int]) -> tuple[int, int]:
    """Return the chunks of both phases; none in the second where there is one part."""
    first = -(-how.total // how.each) * how.parts - how.bulk * (how.run - 1)
    return (first, -(-how.results // how.grain) if how.parts > 1 else 0)


def cut(intent: Reduce, form: Form, schedule: Schedule) -> Cut[int]:
    """Return how a launch is cut: by shape and formula alone."""
    if form.interleaved:
        return _cut_interleaved(intent, form, schedule)
    kept, length = intent.kept, intent.reduced.size
    columns = min(form.block, kept.extents[-1]) if form.columns else 1
    units = math.prod(_units(form, kept.extents))
    slow = (form.cost // 16).bit_length()
    smallest, most = (_ROWS, _COLUMN_GRAIN // columns) if form.columns else (1024, _GRAIN)
    segment = max(most >> slow, smallest)
    parts = 1 if units >= _MANY else max(length // segment, 1)
    segment = -(-length // parts)
    if parts > 1:
        segment = -(-segment // form.lanes) * form.lanes
        parts = -(-length // segment)
    each = max(segment * columns, 1)
    tile = -(-math.prod(schedule.tile) // columns) if schedule.tile else 0
    grain = _COLUMN_GRAIN if form.columns else _GRAIN
    per_chunk = tile or max((grain >> slow) // each, 1)
    number = per_chunk if parts == 1 else 1
    merged = max(_GRAIN // parts, form.lanes)
    together = (1, 0) if tile else _bulk(-(-units // number) * parts)
    return Cut(units, number, parts, segment, kept.size, merged, *together)


def _bulk(chunks: int) -> tuple[int, int]:
    """Return how many chunks are taken together, and how often: about three in four where there are many."""
    return (_RUN, 3 * chunks // (4 * _RUN)) if chunks >= _MANY else (1, 0)


def _cut_interleaved(intent: Reduce, form: Form, schedule: Schedule) -> Cut[int]:
    """Return the cut where a chunk's units are worked on in turn; parts are whole runs of the innermost loop."""
    units, length = intent.kept.size, intent.reduced.extents[-1]
    runs = intent.reduced.size // length
    each = min(math.prod(schedule.tile) if schedule.tile else IN_TURN, IN_TURN, units)
    most = max((_COLUMN_GRAIN >> (form.cost // 16).bit_length()) // (each * length), 16)
    parts = 1 if -(-units // each) >= _MANY else max(runs // most, 1)
    runs_a_part = -(-runs // parts)
    parts = -(-runs // runs_a_part)
    return Cut(units, each, parts, runs_a_part * length, units, max(_GRAIN // parts, form.lanes), 1, 0)


def _units(form: Form, extents: tuple[int, ...]) -> tuple[int, ...]:
    return (*extents[:-1], -(-extents[-1] // form.block)) if form.columns else extents


def statics(intent: Reduce, form: Form, how: Cut[int]) -> tuple[int, ...]:
    """Return the numbers in the order of `Slots`.

    ``units``, ``reduced`` and ``kept`` are trip counts. Strides are of what is followed (inputs and indices), along units
    also of the result and of the results' own number; ``kept_strides`` are of these two alone. ``columns`` is the innermost
    kept trip count, ``length`` the number of elements a result is made of, ``divisor`` the bits of what a variance is divided by.
    """
    kept, reduced = intent.kept, intent.reduced
    number = [math.prod(kept.extents[loop + 1 :]) for loop in range(len(kept.extents))]
    out = kept.strides[-1]
    width = form.block if form.columns else 1
    unit_strides = [[*steps[:-1], steps[-1] * width] for steps in (*kept.strides, number)]
    offsets = [along + across for along, across in zip(kept.offsets, (*reduced.offsets, 0), strict=True)]
    return (
        *_units(form, kept.extents),
        *(step for steps in unit_strides for step in steps),
        *reduced.extents,
        *(step for steps in reduced.strides for step in steps),
        *offsets,
        *kept.extents,
        *out,
        *number,
        *how,
        kept.extents[-1],
        reduced.size,
        _BITS.unpack(_DOUBLE.pack(max(reduced.size - intent.ddof, 0)))[0],
    )


def scratch(form: Form, how: Cut[int]) -> int:
    """Return the bytes of the parts' results; never 0, so that the argument block of a kernel is always the same."""
    if how.parts == 1:
        return 8
    return how.parts * how.results * sum(types.size(item) for item in form.how.dtypes(form.how.wide))
