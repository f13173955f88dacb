"""Scan: totals of parts, totals of these, then every total; no group waits for another."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.codegen.building import least, select
from trellis.codegen.lowering import carrying
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.reduce.states import States, held
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.lowering.scan.form import Form, form
from trellis.codegen.lowering.scan.lines import Walk
from trellis.codegen.lowering.settings import steps
from trellis.codegen.nodes import Program, Scratch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.nodes import Launch
    from trellis.expr import Node
    from trellis.intent import Scan

__all__ = ["lower"]


def lower(intent: Scan, settings: Settings) -> Program:
    """Return the program of a scan."""
    if 0 in intent.shape:
        return Program(())
    how = form(intent, settings)
    carrying.require(settings.features, how.how.dtype, how.how.out)
    if how.parts == 1:
        return Program((_final(intent, how, settings),))
    scratch = Scratch(held(how.how.dtype), how.parts * math.prod(how.lines))
    launches = (_totals(intent, how, settings), _between(how, settings), _final(intent, how, settings))
    return Program(launches, (scratch, scratch))


class _Lines:
    """The lines of a scan: which part of which line an invocation, or a group, works on, and where its elements are."""

    def __init__(self, frame: Frame, intent: Scan, how: Form) -> None:
        self.frame, self.b, self.how = frame, frame.b, how
        source = intent.inputs[0]
        found = intent.steps
        if found is None:
            raise Decline("the input runs along several strides; it is copied first")
        self._source = frame.source(0, source.dtype)
        names = ("before", "along", "after")
        self._steps = [
            frame.number(f"in0_{name}", step) for name, step in zip(names, steps(source, found), strict=True)
        ]
        self.after, self.count = frame.number("after", how.lines[1]), frame.number("count", how.length)
        self.each, lines = frame.number("each", how.each), math.prod(how.lines)
        self._total, workers = frame.number("lines", lines), frame.number("workers", lines * how.parts)
        group = frame.group_number()
        worker = group if how.together else self.b.let("worker", group * how.group + frame.local())
        self.inside = worker < workers
        part = self.b.let("part", worker // self._total)
        self.line = self.b.let("line", worker - part * self._total)
        self.worker = worker
        self.start = self.b.let("start", part * self.each)
        # Beyond the last part there is nothing to walk along, for whole groups alike.
        end = select(self.inside, least(self.start + self.each, self.count), self.start)
        self.stop = self.b.let("stop", end)

    def load(self, k: Term) -> Term:
        """Load element `k` of the line as a total."""
        b = self.b
        before = b.let("before", self.line // self.after)
        after = self.line - before * self.after
        place = before * self._steps[0] + k * self._steps[1] + after * self._steps[2]
        return formula(self.frame, self.how.element, [self._source.load(b.let("at", place))])

    def place(self, k: Term) -> Term:
        """Return where element `k` of the line is in the dense result."""
        before = self.b.let("before", self.line // self.after)
        return (before * self.count + k) * self.after + (self.line - before * self.after)

    def launch(self) -> Launch:
        """Return the launch."""
        workers = math.prod(self.how.lines) * self.how.parts
        groups = workers if self.how.together else -(-workers // self.how.group)
        return self.frame.launch(groups, (self.how.group, 1, 1))


def formula(frame: Frame, outputs: Sequence[Node], values: Sequence[Term]) -> Term:
    """Write a formula of values."""
    return Formula(frame.b, frame.features, lambda item: values[int(item.value[0])]).write(outputs)[0]


def _totals(intent: Scan, how: Form, settings: Settings) -> Launch:
    """Write the launch that gives the total of each part."""
    frame = Frame("scan_totals", settings)
    b, lines, states = frame.b, _Lines(frame, intent, how), States(frame, how.how)
    memory = frame.scratch(0, "totals", held(how.how.dtype), written=True)
    if not how.together:
        walk = Walk(frame, how.how, how.group, exclusive=False)
        total = walk.alone(lines.start, lines.stop, lines.load, None, None)
        with b.when(lines.inside):
            states.store([memory], lines.worker, [total])
        return lines.launch()
    (total,) = states.start()
    with b.loop("k", lines.start + frame.local(), lines.stop, how.group) as k:
        states.merge([total], [lines.load(k)])
    whole = states.across([total], how.group)
    with b.when(lines.inside & b.id("local").eq(0)):
        states.store([memory], lines.worker, whole)
    return lines.launch()


def _between(how: Form, settings: Settings) -> Launch:
    """Write the launch that gives what comes before each part: a group a line."""
    frame = Frame("scan_between", settings)
    dtype, states = held(how.how.dtype), States(frame, how.how)
    totals = frame.scratch(0, "totals", dtype, written=False)
    carries = frame.scratch(1, "carries", dtype, written=True)
    parts, lines = frame.number("parts", how.parts), frame.number("lines", math.prod(how.lines))
    line = frame.group_number()
    stop = frame.b.let("stop", select(line < lines, parts, 0))

    def load(part: Term) -> Term:
        return states.load([totals], part * lines + line)[0]

    def store(part: Term, value: Term) -> None:
        states.store([carries], part * lines + line, [value])

    Walk(frame, how.how, how.group, exclusive=True).together(frame.constant(0), stop, load, store, None)
    return frame.launch(math.prod(how.lines), (how.group, 1, 1))


def _final(intent: Scan, how: Form, settings: Settings) -> Launch:
    """Write the launch that gives every total."""
    several = how.parts > 1
    frame = Frame("scan_parts" if several else "scan", settings)
    b, lines, states = frame.b, _Lines(frame, intent, how), States(frame, how.how)
    result = frame.result(0, how.how.out)
    carry: Term | None = None
    if several:
        carries = frame.scratch(1, "carries", held(how.how.dtype), written=False)
        (carry,) = states.start()
        with b.when(lines.inside):
            b.assign(carry, states.load([carries], lines.worker)[0])

    def store(k: Term, total: Term) -> None:
        result.store(lines.place(k), formula(frame, how.result, [total]))

    walk = Walk(frame, how.how, how.group, exclusive=intent.exclusive)
    if how.together:
        walk.together(lines.start, lines.stop, lines.load, store, carry)
    else:
        walk.alone(lines.start, lines.stop, lines.load, store, carry)
    return lines.launch()
