"""What taps read: an input, values of inputs, or what the step before gave."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from trellis.codegen.lowering import carrying, nest
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.settings import steps
from trellis.dtypes import is_float, is_integer, itemsize, to_numpy
from trellis.expr import legalise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.frame import Frame
    from trellis.expr import Node
    from trellis.intent import Layout, Stencil


class Source(Protocol):
    """An array of values, one an element."""

    dtype: str

    def value(self, at: Sequence[Term]) -> Term:
        """Write the value at an element's coordinates."""
        ...


class Input:
    """An input as it is."""

    def __init__(self, frame: Frame, position: int, layout: Layout) -> None:
        self.dtype: str = layout.dtype
        self._frame = frame
        self._elements = frame.source(position, layout.dtype)
        self._steps = declared(frame, f"in{position}", layout)

    def value(self, at: Sequence[Term]) -> Term:
        """Write the value at an element's coordinates."""
        return self._elements.load(nest.offset(self._frame, at, self._steps))


class Computed:
    """A formula of all inputs."""

    def __init__(self, frame: Frame, intent: Stencil, scalars: Sequence[Term]) -> None:
        if intent.prologue is None:
            raise TypeError("the stencil has no prologue")
        self.dtype: str = intent.read
        self._frame, self._scalars = frame, scalars
        self._formula = legalise(intent.prologue.outputs, frame.features.native)
        self._inputs = [Input(frame, i, item) for i, item in enumerate(intent.inputs)]

    def value(self, at: Sequence[Term]) -> Term:
        """Write the value at an element's coordinates, rounded as its dtype is."""
        frame = self._frame
        loaded = [item.value(at) for item in self._inputs]

        def leaf(item: Node) -> Term:
            return (loaded if item.op == "input" else self._scalars)[int(item.value[0])]

        (found,) = Formula(frame.b, frame.features, leaf).write(self._formula)
        return settled(frame, found, self.dtype)


class Before:
    """What the step before gave, dense in scratch memory."""

    def __init__(self, frame: Frame, position: int, dtype: str, extents: Sequence[Term]) -> None:
        self.dtype: str = dtype
        self._frame, self._extents = frame, extents
        self._memory = frame.scratch(position, "before", kept(dtype), written=False)

    def value(self, at: Sequence[Term]) -> Term:
        """Write the value at an element's coordinates."""
        found = self._frame.b.load(self._memory, dense(self._frame, at, self._extents))
        return found.ne(0) if self.dtype == "bool" else found


def kept(dtype: str) -> str:
    """Return the dtype in which values are kept between steps, and in shared memory: that of their registers."""
    return "uint32" if dtype == "bool" else carrying.carrier(dtype)


def settled(frame: Frame, value: Term, dtype: str) -> Term:
    """Return a formula's value as it would be read back from memory: a half is rounded."""
    return carrying.rounded(frame.b, value, dtype, frame.features) if dtype in carrying.HALVES else value


def dense(frame: Frame, at: Sequence[Term], extents: Sequence[Term]) -> Term:
    """Return the position of an element in a row-major array."""
    found = at[0]
    for coordinate, extent in zip(at[1:], extents[1:], strict=True):
        found = found * extent + coordinate
    return frame.b.let("position", found)


def declared(frame: Frame, name: str, layout: Layout) -> list[Term]:
    """Declare the steps of an array along its axes; where neighbours of the last one are dense they need none."""
    values = steps(layout, layout.strides)
    whole = layout.strides[-1] == itemsize(layout.dtype)
    outer = nest.strides(frame, name, values[:-1] if whole else values)
    return [*outer, frame.constant(1)] if whole else outer


def fill(frame: Frame, name: str, value: float, dtype: str) -> Term:
    """Declare the value outside, in the dtype that is read: integers saturate, NaN is 0 in them."""
    number: Any = value
    if dtype == "bool":
        return frame.number(name, int(value != 0), "uint32").ne(0)
    if is_integer(dtype):
        info = np.iinfo(to_numpy(dtype))
        number = 0 if math.isnan(value) else int(max(info.min, min(value, info.max)))
    elif is_float(dtype):
        with np.errstate(over="ignore"):
            number = float(to_numpy(dtype).type(value))
    return frame.number(name, number, carrying.carrier(dtype))
