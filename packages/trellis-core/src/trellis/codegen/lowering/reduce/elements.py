"""What is combined: the formula's values, and for argmax and argmin the indices beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.lowering import nest
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.settings import steps
from trellis.expr import legalise, node

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.frame import Frame
    from trellis.codegen.lowering.reduce.combining import Combining
    from trellis.expr import Node
    from trellis.intent import Reduce


class Source:
    """Loads elements of a result and writes their formula.

    Parameters
    ----------
    frame, intent, how
        Where to write, of what, and how it combines.
    kept
        Trip counts of the kept loops but the outermost.

    """

    def __init__(self, frame: Frame, intent: Reduce, how: Combining, kept: Sequence[Term]) -> None:
        self._frame, self._how, self._kept = frame, how, kept
        traced = intent.expression.outputs[0]
        value = traced if traced.dtype == how.dtype else node("cast", how.dtype, (traced,))
        self._value = legalise((value,), frame.features.native)
        outer, reduced = intent.kept, intent.reduced
        self._inputs = [frame.source(i, item.dtype) for i, item in enumerate(intent.inputs)]
        self._positions = intent.positions
        self._origin: Term | None = None
        self._scalars = frame.scalars(intent.expression.scalars)
        self._reduced = nest.extents(frame, "reduced", reduced.extents)
        self._starts: list[Term] = []
        self._outer: list[list[Term]] = []
        self._inner: list[list[Term]] = []
        for i, along in enumerate(reduced.strides):
            array, across = i < len(intent.inputs), len(outer.strides[i])
            walked = (*outer.strides[i], *along, outer.offsets[i] + reduced.offsets[i])
            values = steps(intent.inputs[i], walked) if array else walked
            name = f"in{i}" if array else f"index{i - len(intent.inputs)}"
            self._outer.append(nest.strides(frame, f"{name}_kept", values[:across]))
            self._inner.append(nest.strides(frame, name, values[across:-1]))
            self._starts.append(frame.number(f"{name}_start", values[-1]))

    def enter(self, number: Term) -> None:
        """Write where the elements of a result, of which there is one at least, begin."""
        frame = self._frame
        at = nest.coordinates(frame, number, self._kept)
        self._bases = [
            frame.b.let("base", start + nest.offset(frame, at, outer)) if outer else start
            for start, outer in zip(self._starts, self._outer, strict=True)
        ]
        self._origin = None
        if self._how.moments:
            # Means are measured from the first element: its distance to the mean is of the size of the spread.
            self._origin = frame.b.let("origin", self.element(frame.constant(0))[0])

    def element(self, k: Term) -> tuple[Term, Term | None]:
        """Write the value of element `k` and its index."""
        frame = self._frame
        at = nest.coordinates(frame, k, self._reduced)
        places = [
            frame.b.let("place", base + nest.offset(frame, at, inner))
            for base, inner in zip(self._bases, self._inner, strict=True)
        ]
        loaded = [item.load(place) for item, place in zip(self._inputs, places, strict=False)]
        (value,) = Formula(frame.b, frame.features, self._leaf(loaded, places)).write(self._value)
        if self._origin is not None:
            value = value - self._origin
        return value, places[-1] if self._how.indexed else None

    def _leaf(self, loaded: Sequence[Term], places: Sequence[Term]) -> Callable[[Node], Term]:
        def value(item: Node) -> Term:
            if item.op == "input":
                return loaded[int(item.value[0])]
            if item.op == "scalar":
                return self._scalars[int(item.value[0])]
            place = places[len(loaded) + self._positions.index(int(item.value[0]))]
            return place.cast("int64") if self._frame.features.int64 else place

        return value
