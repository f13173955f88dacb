"""Map: an invocation works on one run of neighbours at a time, or on several one group apart."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis.codegen.lowering import nest
from trellis.codegen.lowering.elements import Elements, per_word, stored
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.lowering.settings import steps
from trellis.codegen.nodes import Program
from trellis.dtypes import itemsize
from trellis.expr import legalise

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.features import Features
    from trellis.codegen.lowering.settings import Settings
    from trellis.expr import Node
    from trellis.intent import Map
    from trellis.schedule import Schedule

# Invocations a group where the target allows it.
GROUP = 256
# Elements that are loaded and stored at once.
_RUN = 4


class Cut(NamedTuple):
    """How the elements are shared out.

    Attributes
    ----------
    run
        Neighbours along the innermost loop that are worked on at once.
    tail
        Whether the last run may be a shorter one; there is only one loop then.
    vectors
        Whether the run is one vector for operands of 32 bits.
    unroll
        Runs an invocation.
    group
        Invocations a group.

    """

    run: int
    tail: bool
    vectors: bool
    unroll: int
    group: int


class Shape(NamedTuple):
    """The loop nest, at least one loop, and how operands run along it: steps in elements."""

    extents: tuple[int, ...]
    steps: tuple[tuple[int, ...], ...]
    kinds: tuple[str, ...]
    axes: tuple[int | None, ...]


def shape(intent: Map) -> Shape:
    """Return the nest of an intent."""
    loops = intent.loops
    operands = (*intent.inputs, *intent.outputs)
    sizes = [itemsize(item.dtype) for item in operands]
    if not loops.extents:
        return Shape((1,), tuple((1,) for _ in operands), ("c",) * len(operands), (None,))
    kinds = tuple(loops.inner_class(i, size) for i, size in enumerate(sizes))
    every = tuple(steps(item, stride) for item, stride in zip(operands, loops.strides, strict=True))
    return Shape(loops.extents, every, kinds, loops.axes)


def cut(intent: Map, nest: Shape, schedule: Schedule, features: Features) -> Cut:
    """Return how an intent is shared out under a schedule."""
    asked = schedule.vector
    run, tail = (_RUN if asked is None else asked), False
    if run > 1 and not _fits(intent, nest, run, features):
        tail = _packed_line(intent, nest, features) and run % _RUN == 0
        if not tail and asked is not None:
            raise Decline(f"vectors of {asked} need dense rows and starts that are multiples of it")
        run = run if tail else 1
    if run not in {1, 2, 4}:
        raise Decline(f"vectors of {run} elements; there are those of 1, 2 and 4")
    unroll = schedule.unroll or 1
    group = min(GROUP, features.group)
    if schedule.tile is not None:
        group, left = divmod(math.prod(schedule.tile), run * unroll)
        if left or not 0 < group <= features.group:
            raise Decline(
                f"a tile of {schedule.tile}: it must be up to {features.group} invocations of {run * unroll} elements each"
            )
    return Cut(run, tail, vectors=run > 1 and not tail, unroll=unroll, group=group)


def _fits(intent: Map, nest: Shape, run: int, features: Features) -> bool:
    """Tell whether runs of neighbours begin at multiples of their length everywhere, and fill the innermost loop."""
    outputs = nest.kinds[len(intent.inputs) :]
    dense = [i for i, kind in enumerate(nest.kinds) if kind == "c"]
    return (
        features.vectors
        and nest.extents[-1] % run == 0
        and all(kind == "c" for kind in outputs)
        and all(step % run == 0 for i in dense for step in nest.steps[i][:-1])
        and all(per_word(item.dtype, features) <= run for item in intent.outputs)
    )


def _packed_line(intent: Map, nest: Shape, features: Features) -> bool:
    """Tell whether results share words, and lie so that an invocation can own each word it writes."""
    packed = any(per_word(item.dtype, features) > 1 for item in intent.outputs)
    outputs = nest.kinds[len(intent.inputs) :]
    return features.vectors and packed and len(nest.extents) == 1 and all(kind == "c" for kind in outputs)


def lower(intent: Map, settings: Settings) -> Program:
    """Return the program of a map."""
    if 0 in intent.shape:
        return Program(())
    found = shape(intent)
    how = cut(intent, found, settings.schedule, settings.features)
    frame = Frame("map", settings)
    writer = _Writer(frame, intent, found, how)
    writer.write()
    each = how.run * how.unroll * how.group
    rows = math.prod(found.extents[:-1]) * -(-found.extents[-1] // how.run) * how.run
    return Program((frame.launch(-(-rows // each), (how.group, 1, 1)),))


class _Writer:
    """Writes the kernel of a map."""

    def __init__(self, frame: Frame, intent: Map, found: Shape, how: Cut) -> None:
        self.frame, self.b, self.how, self.shape = frame, frame.b, how, found
        self.outputs = legalise(intent.expression.outputs, frame.features.native)
        count = len(intent.inputs)
        self.inputs = [
            frame.source(i, item.dtype, self._lanes(i, item.dtype)) for i, item in enumerate(intent.inputs)
        ]
        self.results = [
            frame.result(i, item.dtype, self._lanes(count + i, item.dtype), owned=how.run > 1)
            for i, item in enumerate(intent.outputs)
        ]
        self.operands: list[Elements] = [*self.inputs, *self.results]
        self.scalars = frame.scalars(intent.expression.scalars)
        runs = () if how.tail else (-(-found.extents[-1] // how.run),)
        self.count = frame.number("count", math.prod(found.extents[:-1]) * (runs or found.extents)[-1])
        self.inner = nest.extents(frame, "extent", (*found.extents[:-1], *runs) if runs else found.extents)
        self.steps = [self._declared(i) for i in range(len(self.operands))]

    def _lanes(self, i: int, dtype: str) -> int:
        """Return the lanes of an operand's buffer: vectors where it runs along, a word an element."""
        wide = self.how.vectors and self.shape.kinds[i] == "c"
        return (
            self.how.run
            if wide and itemsize(stored(dtype, self.frame.features)) == 4 == itemsize(dtype)
            else 1
        )

    def _declared(self, i: int) -> list[Term]:
        """Declare the steps of an operand; along the innermost loop only where it is strided. Dense ones count runs."""
        values, kind = self.shape.steps[i], self.shape.kinds[i]
        unit = self.how.run if kind == "c" else 1
        name = f"in{i}" if i < len(self.inputs) else f"out{i - len(self.inputs)}"
        outer = nest.strides(self.frame, name, [step // unit for step in values[:-1]])
        inner = self.frame.constant(1 if kind == "c" else 0)
        return [*outer, self.frame.number(f"{name}_step", values[-1]) if kind == "s" else inner]

    def write(self) -> None:
        """Write the kernel's body."""
        b, how = self.b, self.how
        first = b.let("first", self.frame.group_number() * (how.group * how.unroll) + self.frame.local())
        for step in range(how.unroll):
            number = b.let("number", first + step * how.group)
            if not how.tail:
                with b.when(number < self.count):
                    self._run(nest.coordinates(self.frame, number, self.inner))
                continue
            start = b.let("start", number * how.run)
            with b.when((start + how.run) <= self.count):
                self._run([number])
            with b.otherwise(), b.loop("i", start, self.count) as i:
                self._element([i])

    def _run(self, coordinates: Sequence[Term]) -> None:
        """Write one run: its loads, its formulas, its stores."""
        b, run = self.b, self.how.run
        if run == 1:
            self._element(coordinates)
            return
        outer, unit = coordinates[:-1], coordinates[-1]
        loaded: list[list[Term]] = []
        for i, item in enumerate(self.inputs):
            place = nest.offset(self.frame, outer, self.steps[i][:-1])
            if self.shape.kinds[i] == "c":
                loaded.append(item.load_run(place + unit, run))
            elif self.shape.kinds[i] == "0":
                loaded.append([item.load(place)] * run)
            else:
                at = b.let("at", unit * run)
                loaded.append([item.load(place + (at + j) * self.steps[i][-1]) for j in range(run)])
        values: list[list[Term]] = []
        for j in range(run):
            places = [*outer, unit * run + j]
            found = Formula(b, self.frame.features, self._leaf([item[j] for item in loaded], places)).write(
                self.outputs
            )
            values.append([b.let("y", value) for value in found])
        for i, item in enumerate(self.results):
            place = nest.offset(self.frame, outer, self.steps[len(self.inputs) + i][:-1])
            item.store_run(place + unit, [value[i] for value in values])

    def _element(self, coordinates: Sequence[Term]) -> None:
        places = [nest.offset(self.frame, coordinates, item) for item in self.steps]
        loaded = [item.load(place) for item, place in zip(self.inputs, places, strict=False)]
        found = Formula(self.b, self.frame.features, self._leaf(loaded, coordinates)).write(self.outputs)
        for item, place, value in zip(self.results, places[len(self.inputs) :], found, strict=True):
            item.store(place, value)

    def _leaf(self, loaded: Sequence[Term], coordinates: Sequence[Term]) -> Callable[[Node], Term]:
        def value(node: Node) -> Term:
            if node.op == "input":
                return loaded[int(node.value[0])]
            if node.op == "scalar":
                return self.scalars[int(node.value[0])]
            place = coordinates[self.shape.axes.index(int(node.value[0]))]
            # Without 64-bit integers the formula casts it at once, from what it is.
            return place.cast("int64") if self.frame.features.int64 else place

        return value
