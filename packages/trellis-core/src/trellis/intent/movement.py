"""Copy, Transpose, Pad and Concatenate: elements moved as they are, or cast on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from trellis import dtypes
from trellis.intent.layout import Loops, coalesce

if TYPE_CHECKING:
    from trellis.intent.layout import Layout

PADDINGS = ("constant", "edge", "reflect", "symmetric", "wrap")
# Extents from which on two loops are walked in squares; shorter ones are walked element by element.
_SQUARE = 8


@dataclass(frozen=True, slots=True)
class Copy:
    """``outputs[0][...] = inputs[0][...]``: one dtype and one shape, any strides.

    Attributes
    ----------
    inputs
        One layout. A transposed array is one whose strides say so.
    outputs
        One layout.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    op: ClassVar[str] = "copy"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        return dtypes.itemsize(self.outputs[0].dtype)

    @property
    def loops(self) -> Loops:
        """Return the nest over input and output, outermost first.

        It follows the output. Where the input does not run along the innermost loop, the loop along which its elements are
        nearest comes next to that; of both the innermost is a long one.
        """
        out = self.outputs[0]
        found = coalesce(self.shape, [self.inputs[0].strides, out.strides], out.order)
        rank = len(found.extents)
        if rank < 2 or found.strides[0][-1] in {0, self.itemsize}:
            return found
        near = [i for i in range(rank - 1) if 0 < abs(found.strides[0][i]) < abs(found.strides[0][-1])]
        if not near:
            return found
        second = min(near, key=lambda i: abs(found.strides[0][i]))
        pair = (second, rank - 1)
        if found.extents[-1] < _SQUARE <= found.extents[second]:
            pair = (rank - 1, second)
        order = [i for i in range(rank) if i not in pair] + list(pair)
        return Loops(
            tuple(found.extents[i] for i in order),
            tuple(tuple(steps[i] for i in order) for steps in found.strides),
            tuple(found.axes[i] for i in order),
        )

    @property
    def walk(self) -> str:
        """How the two innermost loops are walked: ``rows``, ``squares`` (input and output run along one each) or ``cells``."""
        loops, size = self.loops, self.itemsize
        if len(loops.extents) < 2 or loops.inner_class(0, size) == "0":
            return "rows"
        steps, results = loops.strides
        if abs(steps[-2]) >= abs(steps[-1]) and abs(results[-2]) >= abs(results[-1]):
            return "rows"
        long = min(loops.extents[-2:]) >= _SQUARE
        return "squares" if long and steps[-2] == size == results[-1] else "cells"

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else; elements of one size are moved alike."""
        loops, size = self.loops, self.itemsize
        kinds = "".join(loops.inner_class(i, size) for i in range(2))
        return f"copy|{size}|{len(loops.extents)}|{self.walk}|{kinds}"


@dataclass(frozen=True, slots=True)
class Transpose(Copy):
    """A Copy that was asked for as a transpose: the input is seen with its axes in the result's order."""

    op: ClassVar[str] = "transpose"


@dataclass(frozen=True, slots=True)
class Padded:
    """One axis of a Pad, or several that are walked as one.

    Attributes
    ----------
    axis
        The axis whose padding this is; of several the padded one.
    inside, before, outside
        Extent of the input, elements before it in the result, and extent of the result, all in units of `block`.
    block
        Elements that keep together: those of the unpadded axes after a padded one.
    steps
        Byte strides of input and result, from one element to the next.

    """

    axis: int
    inside: int
    before: int
    outside: int
    block: int
    steps: tuple[int, int]

    @property
    def padded(self) -> bool:
        """Whether the result is longer than the input."""
        return self.outside != self.inside

    def merged(self, inner: Padded, *, last: bool) -> Padded | None:
        """Return this axis and the next inner one as a single one, None where they can't be walked so."""
        reach = tuple(step * inner.inside * inner.block for step in inner.steps)
        if inner.padded or (self.padded and not last) or self.steps != reach:
            return None
        if not self.padded:
            return Padded(
                inner.axis, self.inside * inner.inside, 0, self.inside * inner.inside, 1, inner.steps
            )
        return Padded(self.axis, self.inside, self.before, self.outside, inner.inside, inner.steps)


@dataclass(frozen=True, slots=True)
class Pad:
    """An array with elements added before and after along each axis, as ``numpy.pad``.

    Attributes
    ----------
    inputs
        One layout.
    outputs
        One layout of the same dtype, larger by what is added.
    before
        Elements added before the input, an axis.
    mode
        One of `PADDINGS`: what the elements outside are. Beyond its extent, an input goes on repeating.
    values
        For ``constant``, the value before and after, an axis; where axes meet, the last axis decides.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    before: tuple[int, ...]
    mode: str
    values: tuple[tuple[float, float], ...] = ()
    op: ClassVar[str] = "pad"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def axes(self) -> tuple[Padded, ...]:
        """The axes, outermost first, as few as they can be: at least one."""
        source, result = self.inputs[0], self.outputs[0]
        steps = zip(source.strides, result.strides, strict=True)
        whole = zip(source.shape, self.before, result.shape, steps, strict=True)
        found = list[Padded]()
        for axis, (inside, before, outside, step) in enumerate(whole):
            one = Padded(axis, inside, before, outside, 1, step)
            if outside == 1 == inside:
                continue
            # A run of unpadded axes merges first; the last such run joins the padded axis before it.
            merged = found[-1].merged(one, last=False) if found and not found[-1].padded else None
            found[-1:] = [merged] if merged is not None else [*found[-1:], one]
        if len(found) > 1 and (joined := found[-2].merged(found[-1], last=True)) is not None:
            found[-2:] = [joined]
        size = dtypes.itemsize(result.dtype)
        return tuple(found) or (Padded(0, 1, 0, 1, 1, (size, size)),)

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else; the values are run-time arguments."""
        axes, size = self.axes, dtypes.itemsize(self.outputs[0].dtype)
        kinds = "".join("c" if step == size else "s" for step in axes[-1].steps)
        return f"pad|{size}|{len(axes)}|{self.mode}|{kinds}|{axes[-1].block > 1}"


@dataclass(frozen=True, slots=True)
class Concatenate:
    """Arrays one after the other along an axis, each cast to the result's dtype on the way.

    Attributes
    ----------
    inputs
        At least one layout, of one shape but for the axis; none is empty.
    outputs
        One layout.
    axis
        The axis, not negative.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    axis: int
    op: ClassVar[str] = "concatenate"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def dtypes(self) -> tuple[str, ...]:
        """Dtypes of the inputs, each once, sorted."""
        return tuple(sorted({item.dtype for item in self.inputs}))

    @property
    def starts(self) -> tuple[int, ...]:
        """Where each input begins along the axis, then where the last one ends."""
        found = [0]
        for item in self.inputs:
            found.append(found[-1] + item.shape[self.axis])
        return tuple(found)

    @property
    def nests(self) -> tuple[Loops, ...]:
        """One loop nest an input, over the input and its part of the result; all have as many loops, at least one."""
        result = self.outputs[0].strides
        order = sorted(range(len(self.shape)), key=lambda axis: -abs(result[axis]))
        found = [coalesce(item.shape, [item.strides, result], order) for item in self.inputs]
        rank = max(1, *(len(loops.extents) for loops in found))
        return tuple(self._filled(loops, rank, item) for loops, item in zip(found, self.inputs, strict=True))

    def _filled(self, loops: Loops, rank: int, item: Layout) -> Loops:
        """Return a nest with loops of one step before its own, up to so many."""
        lead = rank - len(loops.extents)
        steps = [(0,) * lead + steps for steps in loops.strides]
        if not loops.extents:
            steps = [(0,) * (rank - 1) + (dtypes.itemsize(one.dtype),) for one in (item, self.outputs[0])]
        return Loops((1,) * lead + loops.extents, tuple(steps), (None,) * lead + loops.axes)

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else: how many inputs there are is a run-time argument."""
        out = self.outputs[0].dtype
        rank = len(self.nests[0].extents)
        return f"concatenate|{rank}|{','.join(self.dtypes)}|{out}"
