"""Reduce: elements combined by invocations, these by a tree in shared memory, and parts of a result by a second launch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import least
from trellis.codegen.lowering import carrying, nest
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.reduce.combining import Combining, combining
from trellis.codegen.lowering.reduce.cutting import Cut, cut
from trellis.codegen.lowering.reduce.elements import Source
from trellis.codegen.lowering.reduce.states import States, held
from trellis.codegen.lowering.settings import steps
from trellis.codegen.nodes import Program, Scratch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.nodes import Launch
    from trellis.intent import Reduce

__all__ = ["lower"]


def lower(intent: Reduce, settings: Settings) -> Program:
    """Return the program of a reduction."""
    if intent.kept.size == 0:
        return Program(())
    how = combining(intent, settings.schedule, settings.index)
    carrying.require(settings.features, *how.dtypes, how.out)
    if how.kind == "mean" or how.moments:
        carrying.require(settings.features, how.real)
    pieces = cut(intent, settings.features)
    first = _parts(intent, how, pieces, settings)
    if pieces.parts == 1:
        return Program((first,))
    scratch = tuple(Scratch(held(dtype), pieces.parts * pieces.results) for dtype in how.dtypes)
    return Program((first, _rest(intent, how, pieces, settings)), scratch)


class _Result:
    """Where results go: to the output, or as parts to scratch arrays."""

    def __init__(
        self, frame: Frame, intent: Reduce, how: Combining, pieces: Cut, extents: Sequence[Term]
    ) -> None:
        self._extents = extents
        self._frame, self._states = frame, States(frame, how)
        out, kept = intent.outputs[0], intent.kept
        self._out = frame.result(0, out.dtype)
        size = steps(out, (*kept.strides[-1], kept.offsets[-1]))
        self._start = frame.number("out0_start", size[-1])
        self._steps = nest.strides(frame, "out0", size[:-1])
        divided = how.kind == "mean" or how.moments
        divisor = pieces.elements if how.kind == "mean" else max(pieces.elements - intent.ddof, 0)
        self._divisor = frame.number("divisor", divisor, how.real) if divided else None

    def store(self, number: Term, state: Sequence[Term]) -> None:
        """Store the result of a state."""
        frame = self._frame
        value = self._states.result(state, self._divisor)
        at = nest.coordinates(frame, number, self._extents)
        self._out.store(self._start + nest.offset(frame, at, self._steps), value)


def _parts(intent: Reduce, how: Combining, pieces: Cut, settings: Settings) -> Launch:
    """Write the launch that combines elements: to results where each has one part."""
    frame = Frame("reduce_parts" if pieces.parts > 1 else "reduce", settings)
    b, states, several = frame.b, States(frame, how), pieces.parts > 1
    kept = nest.extents(frame, "kept", intent.kept.extents)
    source = Source(frame, intent, how, kept)
    count, each = frame.number("elements", pieces.elements), frame.number("each", pieces.each)
    results = frame.number("results", pieces.results)
    memory = [
        frame.scratch(i, f"parts{i}", held(dtype), written=True)
        for i, dtype in enumerate(how.dtypes)
        if several
    ]
    result = None if several else _Result(frame, intent, how, pieces, kept)
    group = frame.group_number()
    worker = group if pieces.together else b.let("worker", group * pieces.group + frame.local())
    part = b.let("part", worker // results)
    number = b.let("number", worker - part * results)
    stop = b.let("stop", least(part * each + each, count))
    state = states.start()

    def combine() -> None:
        source.enter(number)
        first, step = (part * each + frame.local(), pieces.group) if pieces.together else (part * each, 1)
        with b.loop("k", first, stop, step) as k:
            states.take(state, *source.element(k))

    def deliver(found: Sequence[Term]) -> None:
        if result is None:
            states.store(memory, worker, found)
        else:
            result.store(number, found)

    inside = worker < results * frame.number("parts", pieces.parts)
    if pieces.together:
        with b.when(inside & (part * each < stop)):
            combine()
        whole = states.across(state, pieces.group)
        with b.when(inside & b.id("local").eq(0)):
            deliver(whole)
    else:
        with b.when(inside):
            with b.when(part * each < stop):
                combine()
            deliver(state)
    workers = pieces.results * pieces.parts
    groups = workers if pieces.together else -(-workers // pieces.group)
    return frame.launch(groups, (pieces.group, 1, 1))


def _rest(intent: Reduce, how: Combining, pieces: Cut, settings: Settings) -> Launch:
    """Write the launch that combines the parts of each result, a group a result."""
    frame = Frame("reduce_rest", settings)
    b, states = frame.b, States(frame, how)
    memory = [frame.scratch(i, f"parts{i}", held(dtype), written=False) for i, dtype in enumerate(how.dtypes)]
    parts, results = frame.number("parts", pieces.parts), frame.number("results", pieces.results)
    result = _Result(frame, intent, how, pieces, nest.extents(frame, "kept", intent.kept.extents))
    number = frame.group_number()
    state = states.start()
    with b.when(number < results), b.loop("part", frame.local(), parts, pieces.group) as part:
        states.merge(state, states.load(memory, part * results + number))
    whole = states.across(state, pieces.group)
    with b.when((number < results) & b.id("local").eq(0)):
        result.store(number, whole)
    return frame.launch(pieces.results, (pieces.group, 1, 1))
