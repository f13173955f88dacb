"""The values that are combined: the formula over a vector of elements, and for argmax and argmin their indices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import STRIDED, Formula, Operand, load, types

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.form import Form


class Values:
    """Writes values of elements along one stretch of memory.

    Parameters
    ----------
    b, form, scalars
        Where to write what, and the run-time scalars.
    bases
        Where each input starts; for an index, the index itself as an address.
    steps
        Step of each along the stretch.

    """

    def __init__(
        self, b: Builder, form: Form, scalars: Sequence[str], bases: Sequence[str], steps: Sequence[str]
    ) -> None:
        self.b, self.form, self.scalars = b, form, scalars
        self.operands = [Operand(*item) for item in zip(form.dtypes, form.kinds, bases, steps, strict=True)]
        self._fixed: dict[int, str] = {}

    def hoist(self) -> None:
        """Write what is the same for all elements, ahead of their loop."""
        b, lanes = self.b, self.form.lanes
        for i, operand in enumerate(self.operands):
            if i >= self.form.inputs:
                self._fixed[i] = self._ramp(operand)
            elif operand.kind == "0":
                self._fixed[i] = load(b, operand, "0", lanes)

    def _ramp(self, operand: Operand) -> str:
        """Write a stretch's first indices, one a lane; where the index does not change, the first one."""
        b, lanes = self.b, self.form.lanes
        first = b.splat("i64", b.op(f"ptrtoint ptr {operand.base} to i64"), lanes)
        if operand.kind != STRIDED:
            return first
        kind = types.vector("i64", lanes)
        steps = b.op(f"mul {kind} {b.splat('i64', operand.stride, lanes)}, {types.iota(lanes)}")
        return b.op(f"add {kind} {first}, {steps}")

    def at(self, index: str, mask: str | None) -> State:
        """Write the state of the elements from `index` on; masked-off lanes hold anything."""
        b, form, lanes = self.b, self.form, self.form.lanes

        def followed(position: int) -> str:
            operand = self.operands[position]
            found = self._fixed.get(position)
            if position < form.inputs:
                return load(b, operand, index, lanes, mask) if found is None else found
            first = self._ramp(operand) if found is None else found
            if operand.kind != STRIDED:
                return first
            step = b.splat("i64", b.i64("mul", index, operand.stride), lanes)
            return b.op(f"add {types.vector('i64', lanes)} {first}, {step}")

        def leaf(node: Node) -> str:
            if node.op == "input":
                return followed(int(node.value[0]))
            if node.op == "scalar":
                return b.splat(types.scalar(node.dtype), self.scalars[int(node.value[0])], lanes)
            wide = followed(form.inputs + form.positions.index(int(node.value[0])))
            kind = types.value(node.dtype, lanes)
            full = types.vector("i64", lanes)
            return wide if kind == full else b.op(f"trunc {full} {wide} to {kind}")

        (value,) = Formula(b, lanes, leaf, mask).write((form.value,))
        return (value, followed(len(form.dtypes) - 1)) if form.how.indexed else (value,)
