"""Sweeps one after the other over all of an array, each as a launch of its own would do it: for few light sweeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.kernels.stencil.numbers import Slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form
    from trellis_cpu.kernels.stencil.sweeps.views import View

PLAIN = "plain"


class Plain:
    """Writes calls of the kernel of a single launch, by one argument block.

    Parameters
    ----------
    b, form
        Where to write, and that kernel.
    extents, tile, tiles
        Extents of the arrays and of a box, and boxes, by axis.
    reach
        Reach below and above, by axis.

    """

    b: Builder
    form: Form
    slots: Slots
    block: str

    def __init__(
        self,
        b: Builder,
        form: Form,
        extents: Sequence[str],
        cut: tuple[Sequence[str], Sequence[str]],
        reach: tuple[Sequence[int], Sequence[int]],
    ) -> None:
        self.b, self.form = b, form
        self.slots = slots = Slots(len(form.operands), len(form.scalars), form.rank)
        self.block = b.cell(kind=f"[{slots.origin(0)} x i64]")
        for axis, extent in enumerate(extents):
            last = b.i64("sub", extent, str(reach[1][axis]))
            values = (extent, extent, "0", str(reach[0][axis]), last, cut[0][axis], cut[1][axis])
            for offset, value in enumerate(values):
                self.put(slots.axis("result", axis) + offset * form.rank, value)

    def put(self, slot: int, value: str, kind: str = "i64") -> None:
        """Write a word of the block."""
        self.b.do(f"store {kind} {value}, ptr {self.b.at('i64', self.block, str(slot))}")

    def settle(self, scalars: Sequence[str], fill: str, long: str) -> None:
        """Write what no sweep changes: words of scalars, of the value outside, and whether rows are long."""
        for position, word in enumerate(scalars):
            self.put(self.slots.operands + position, word)
        for operand in range(self.slots.operands - 1):
            self.put(self.slots.fill(operand), "0" if operand else fill)
        self.put(self.slots.long, long)

    def call(self, views: Sequence[View], box: str) -> None:
        """Write one box of a sweep: inputs, then the result."""
        b = self.b
        for operand, view in enumerate(views):
            self.put(operand, view.zero, "ptr")
            for axis, stride in enumerate(view.strides):
                self.put(self.slots.stride(operand, axis), stride)
        b.do(f"call void @{PLAIN}(ptr {self.block}, i64 {box}, i64 {b.i64('add', box, '1')})")
