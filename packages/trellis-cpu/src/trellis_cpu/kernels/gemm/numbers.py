"""The numbers of one launch of a product: where they lie in the argument block, and what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trellis.door import Gemm
    from trellis_cpu.kernels.gemm.blocks import Blocks, Strips
    from trellis_cpu.kernels.gemm.form import Form

# Extents; panels of a matrix; panels from one batch to the next, 0 where all share them; panels to pack, and a chunk;
# where the panels of b start; tiles a block; blocks; blocks of all matrices, and a chunk.
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
    "parts",
    "each",
)
# Extents; matrices of a to pack; bytes from one batch's to the next, 0 where all share it; columns a block; blocks of a
# matrix; rows that are computed; blocks of all matrices, and a chunk.
NARROW_NAMES = ("rows", "columns", "depth", "matrices", "batch", "width", "blocks", "height", "parts", "each")


class Slots(NamedTuple):
    """Positions in the argument block: addresses, scalars, the numbers by name, leading extents, byte strides."""

    operands: int
    scalars: int
    rank: int
    names: tuple[str, ...]

    @classmethod
    def of(cls, form: Form) -> Slots:
        """Return the positions for a kernel; its last operand is the scratch block."""
        names = NARROW_NAMES if form.narrow else NAMES
        return cls(len(form.operands) + 1, len(form.scalars), form.rank, names)

    def number(self, name: str) -> int:
        """Slot of one of the numbers."""
        return self.operands + self.scalars + self.names.index(name)

    def extent(self, axis: int) -> int:
        """Slot of the extent of a leading axis."""
        return self.operands + self.scalars + len(self.names) + axis

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
        cut.parts,
        cut.each,
        *_places(intent, form),
    )


def narrow_statics(intent: Gemm, form: Form, cut: Strips) -> tuple[int, ...]:
    """Return the numbers that `Slots` describes for a narrow product, from `NARROW_NAMES` on."""
    batch = cut.nbytes if cut.matrices > 1 else 0
    return (
        *intent.mnk,
        cut.matrices,
        batch,
        cut.width,
        cut.blocks,
        cut.height,
        cut.parts,
        cut.each,
        *_places(intent, form),
    )


def _places(intent: Gemm, form: Form) -> tuple[int, ...]:
    """Return the leading extents and all strides."""
    return (*intent.shape[:-2], *(step for item in form.operands for step in item.strides))
