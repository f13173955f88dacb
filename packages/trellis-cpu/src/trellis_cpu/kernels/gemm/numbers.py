"""The numbers of one launch of a product: where they lie in the argument block, and what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trellis.door import Gemm
    from trellis_cpu.kernels.gemm.blocks import Blocks
    from trellis_cpu.kernels.gemm.form import Form

# Extents; panels of a matrix; panels from one batch to the next, 0 where all share them; panels to pack, and a chunk;
# where the panels of b start; tiles a block; blocks.
NAMES = (
    "rows",
    "columns",
    "depth",
    "panels_a",
    "panels_b",
    "batch_a",
    "batch_b",
    "packed_a",
    "packed",
    "grain",
    "offset_b",
    "down",
    "across",
    "blocks_down",
    "blocks_across",
)


class Slots(NamedTuple):
    """Positions in the argument block: addresses, scalars, the numbers of `NAMES`, leading extents, byte strides."""

    operands: int
    scalars: int
    rank: int

    @classmethod
    def of(cls, form: Form) -> Slots:
        """Return the positions for a kernel; its last operand is the scratch block."""
        return cls(len(form.operands) + 1, len(form.scalars), form.rank)

    def number(self, name: str) -> int:
        """Slot of one of the numbers of `NAMES`."""
        return self.operands + self.scalars + NAMES.index(name)

    def extent(self, axis: int) -> int:
        """Slot of the extent of a leading axis."""
        return self.operands + self.scalars + len(NAMES) + axis

    def stride(self, operand: int, axis: int) -> int:
        """Slot of an operand's byte stride along an axis."""
        return self.extent(self.rank - 2) + operand * self.rank + axis


def statics(intent: Gemm, form: Form, cut: Blocks) -> tuple[int, ...]:
    """Return the numbers that `Slots` describes, from `NAMES` on."""
    packed_a = cut.panels_a * cut.copies_a
    return (
        *intent.mnk,
        cut.panels_a,
        cut.panels_b,
        cut.panels_a if cut.copies_a > 1 else 0,
        cut.panels_b if cut.copies_b > 1 else 0,
        packed_a,
        packed_a + cut.panels_b * cut.copies_b,
        cut.grain,
        cut.offset_b,
        cut.down,
        cut.across,
        cut.blocks_down,
        cut.blocks_across,
        *intent.shape[:-2],
        *(step for item in form.operands for step in item.strides),
    )
