"""The end of a product: rows of sums in memory go through the epilogue into the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Formula, Operand, load, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.gemm.reading import convert
from trellis_cpu.kernels.vectors import write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.gemm.form import Form
    from trellis_cpu.kernels.gemm.numbers import Slots


class Corner(NamedTuple):
    """Where sums belong: their batch, first row and column, extents, and the matrices of the batch by operand."""

    batch: str
    row: str
    column: str
    rows: str
    columns: str
    matrices: dict[int, str]


def batch_offset(b: Builder, slots: Slots, operand: int, batch: str) -> str:
    """Write the bytes from an operand's first matrix to that of a batch."""
    offset, rest = "0", batch
    for axis in reversed(range(slots.rank - 2)):
        extent, step = b.slot(slots.extent(axis)), b.slot(slots.stride(operand, axis))
        offset = b.i64("add", offset, b.i64("mul", b.i64("urem", rest, extent), step))
        rest = b.i64("udiv", rest, extent)
    return offset


class Finish:
    """Writes what comes after the sums.

    Parameters
    ----------
    b, form, slots
        The function, and where its numbers are.
    sums, pitch
        Where the sums are, and elements from one row of them to the next.

    Attributes
    ----------
    scalars
        Names of the run-time scalars.

    """

    b: Builder
    form: Form
    slots: Slots
    sums: str
    pitch: str

    def __init__(self, b: Builder, form: Form, slots: Slots, sums: str, pitch: str) -> None:
        self.b, self.form, self.slots, self.sums, self.pitch = b, form, slots, sums, pitch
        self.scalars: tuple[str, ...] = nest.scalars(b, nest.Slots(slots.operands, 0, 0), form.scalars)
        # The epilogue's operands and the result, in this order.
        self._finished = range(2, len(form.operands))
        self.strides: dict[int, list[str]] = {
            i: [b.slot(slots.stride(i, form.rank - 2 + axis)) for axis in range(2)] for i in self._finished
        }

    def matrices(self, batch: str) -> dict[int, str]:
        """Write the addresses of a batch's matrices."""
        b = self.b
        return {
            i: b.at("i8", b.slot(i, "ptr"), batch_offset(b, self.slots, i, batch)) for i in self._finished
        }

    def element(self, corner: Corner, operand: int, row: str) -> str:
        """Write the address of an operand's element in a row of the result, at the corner's first column."""
        b, (down, across) = self.b, self.strides[operand]
        away = b.i64("add", b.i64("mul", row, down), b.i64("mul", corner.column, across))
        return b.at("i8", corner.matrices[operand], away)

    def write(self, corner: Corner) -> None:
        """Write the epilogue over the rows at a corner."""
        b, form = self.b, self.form
        with b.loop("0", corner.rows) as step:
            row = b.i64("add", corner.row, step)
            sums = b.at(types.stored(form.dtype), self.sums, b.i64("mul", step, self.pitch))
            operands = [
                Operand(form.operands[i].dtype, kind, self.element(corner, i, row), self.strides[i][1])
                for i, kind in zip(self._finished, form.kinds, strict=True)
            ]
            *given, result = [Operand(form.dtype, CONTIGUOUS, sums, ""), *operands]

            def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
                (index,) = indices  # as `form.cut` says

                def leaf(node: Node) -> str:
                    if node.op == "input":
                        position = int(node.value[0])
                        value = load(b, given[position], index, lanes, mask)
                        return value if position else convert(b, value, form.dtype, form.accumulated, lanes)
                    if node.op == "scalar":
                        scalar = self.scalars[form.first + int(node.value[0])]
                        return b.splat(types.scalar(node.dtype), scalar, lanes)
                    return self._index(node, corner, row, b.i64("add", corner.column, index), lanes)

                (value,) = Formula(b, lanes, leaf, mask).write((form.epilogue,))
                store(b, result, index, lanes, value, mask, streaming=streaming)

            write_vectors(b, form.cut, corner.columns, [result], body)

    def _index(self, node: Node, corner: Corner, row: str, column: str, lanes: int) -> str:
        """Write the elements' index along an axis of the result."""
        b, axis, rank = self.b, int(node.value[0]), self.form.rank
        wide = types.vector("i64", lanes)
        if axis < rank - 2:
            rest = corner.batch
            for later in reversed(range(axis + 1, rank - 2)):
                rest = b.i64("udiv", rest, b.slot(self.slots.extent(later)))
            name = b.splat("i64", b.i64("urem", rest, b.slot(self.slots.extent(axis))), lanes)
        elif (axis == rank - 1) != self.form.turned:
            name = b.op(f"add {wide} {b.splat('i64', column, lanes)}, {types.iota(lanes)}")
        else:
            name = b.splat("i64", row, lanes)
        kind = types.value(node.dtype, lanes)
        return name if kind == wide else b.op(f"trunc {wide} {name} to {kind}")
