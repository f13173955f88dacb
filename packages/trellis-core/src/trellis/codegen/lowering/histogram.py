"""Histogram: each element finds its bin by halving, and is counted in shared memory first where the bins have room there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import both, least
from trellis.codegen.lowering import single
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.nodes import Program, Scratch
from trellis.expr import legalise, node

if TYPE_CHECKING:
    from trellis.codegen.building import Term
    from trellis.codegen.lowering.elements import Elements
    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.nodes import Buffer, Launch, Shared
    from trellis.intent import Histogram

# Bins up to which a group counts in shared memory, and elements an invocation counts.
_BINS, _EACH = 1024, 16


def lower(intent: Histogram, settings: Settings) -> Program:
    """Return the program of a histogram."""
    bins, size = intent.shape[0], intent.inputs[0].size
    if bins == 0:
        return Program(())
    if size >= 1 << 31:
        raise Decline("counts of 2**31 elements and more need atomic operations of 64 bits")
    counting = (_counting(intent, settings),) if size else ()
    return Program((*counting, _widening(intent, settings)), (Scratch("int32", bins, zeroed=True),))


def _counting(intent: Histogram, settings: Settings) -> Launch:
    """Write the launch that counts, in 32 bits."""
    frame = Frame("histogram", settings)
    b, size = frame.b, intent.inputs[0].size
    x, edges = intent.inputs
    source, borders = frame.source(0, x.dtype), frame.source(1, edges.dtype)
    counts = frame.counter(0, "counts")
    bins, count = frame.number("bins", intent.shape[0]), frame.number("count", size)
    levels = intent.shape[0].bit_length()
    depth, top = frame.number("levels", levels), frame.number("top", 1 << (levels - 1))
    group = single.size(frame.features)
    tile = (
        b.shared("tile", "int32", _BINS, atomic=True)
        if intent.shape[0] <= _BINS and frame.features.shared >= 4 * _BINS
        else None
    )
    if tile is not None:
        with b.loop("bin", frame.local(), bins, group) as place:
            b.store(tile, place, 0)
        b.barrier()
    first = b.let("first", frame.group_number() * (group * _EACH))
    stop = b.let("stop", least(first + group * _EACH, count))
    element = node("input", x.dtype, (), (0,))
    formula = legalise((element if x.dtype == edges.dtype else node("cast", edges.dtype, (element,)),))
    with b.loop("k", first + frame.local(), stop, group) as k:
        loaded = source.load(k)
        (value,) = Formula(b, frame.features, lambda _: loaded).write(formula)
        _count(frame, borders, b.let("value", value), (bins, depth, top), counts if tile is None else tile)
    if tile is not None:
        b.barrier()
        with b.loop("bin", frame.local(), bins, group) as place:
            found = b.load(tile, place, "found")
            with b.when(found.ne(0)):
                b.atomic("add", counts, place, found)
    return frame.launch(-(-size // (group * _EACH)), (group, 1, 1))


def _count(
    frame: Frame, borders: Elements, value: Term, numbers: tuple[Term, Term, Term], counts: Buffer | Shared
) -> None:
    """Write the counting of a value: in the last bin that begins at or below it; the last edge belongs to the last bin."""
    b, (bins, depth, top) = frame.b, numbers
    lowest, highest = borders.load(frame.constant(0)), borders.load(bins)
    with b.when(both(value >= lowest, value <= highest)):  # neither holds for NaN
        place = b.var("place", 0)
        with b.loop("level", 0, depth) as level:
            further = b.let("further", place + (top >> level))
            with b.when(further <= bins), b.when(borders.load(further) <= value):
                b.assign(place, further)
        b.atomic("add", counts, least(place, bins - 1), 1)


def _widening(intent: Histogram, settings: Settings) -> Launch:
    """Write the launch that gives the counts in the result's dtype."""
    frame = Frame("histogram_result", settings)
    b, bins = frame.b, intent.shape[0]
    counts = frame.scratch(0, "counts", "int32", written=False)
    result, total = frame.result(0, intent.outputs[0].dtype), frame.number("count", bins)
    number = single.number(frame)
    with b.when(number < total):
        result.store(number, b.load(counts, number).cast(intent.outputs[0].dtype))
    return single.launch(frame, bins)
