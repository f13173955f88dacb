"""The call of one sweep over one box: the argument block of a stencil's kernel, whose neighbours are all inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.kernels.stencil.numbers import Slots
from trellis_cpu.kernels.stencil.sweeps.views import address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form
    from trellis_cpu.kernels.stencil.sweeps.form import Sweeps
    from trellis_cpu.kernels.stencil.sweeps.views import Span, View


class Sweep(NamedTuple):
    """One sweep over one box.

    Attributes
    ----------
    spans
        What it computes, in coordinates of what it reads.
    sources
        What it reads: a buffer or an array, then the further inputs.
    result
        Address of the first element that it computes.
    strides
        Bytes between neighbours of the result.
    origin
        Index of the first element among all that the sweep computes in all boxes.

    """

    spans: Sequence[Span]
    sources: Sequence[View]
    result: str
    strides: Sequence[str]
    origin: Sequence[str]


class Caller:
    """Writes calls of kernels of one sweep, by one argument block.

    Parameters
    ----------
    b, form
        Where to write, and what.
    scalars
        The first slot of the scalars that are handed on.
    long
        Whether rows of the result are long.

    """

    b: Builder
    form: Sweeps
    scalars: int
    long: str

    def __init__(self, b: Builder, form: Sweeps, scalars: int, long: str) -> None:
        self.b, self.form, self.scalars, self.long = b, form, scalars, long
        self.slots: Slots = Slots(len(form.step.operands), len(form.step.scalars), form.rank)
        self.block: str = b.cell(kind=f"[{self.slots.origin(form.rank)} x i64]")
        for operand in range(len(form.step.operands) - 1):
            self.put(self.slots.fill(operand), "0")

    def put(self, slot: int, value: str, kind: str = "i64") -> None:
        """Write a word of the block."""
        self.b.do(f"store {kind} {value}, ptr {self.b.at('i64', self.block, str(slot))}")

    def call(self, name: str, kernel: Form, sweep: Sweep) -> None:
        """Write one call."""
        b, slots, form = self.b, self.slots, self.form
        starts = [b.i64("sub", span.start, str(low)) for span, low in zip(sweep.spans, form.low, strict=True)]
        results = len(sweep.sources)
        for operand, view in enumerate(sweep.sources):
            self.put(operand, address(b, view, starts), "ptr")
            for axis, stride in enumerate(view.strides):
                self.put(slots.stride(operand, axis), stride)
        self.put(results, sweep.result, "ptr")
        for position in range(len(kernel.scalars)):
            self.put(slots.operands + position, b.slot(self.scalars + position))
        for axis, (start, end) in enumerate(sweep.spans):
            extent = b.i64("sub", end, start)
            source = b.i64("add", extent, str(form.low[axis] + form.high[axis]))
            values = (extent, source, str(form.low[axis]), "0", extent, extent, "1")
            for offset, value in enumerate(values):
                self.put(slots.axis("result", axis) + offset * form.rank, value)
            self.put(slots.stride(results, axis), sweep.strides[axis])
            self.put(slots.origin(axis), sweep.origin[axis])
        self.put(slots.long, self.long)
        b.do(f"call void @{name}(ptr {self.block}, i64 0, i64 1)")
