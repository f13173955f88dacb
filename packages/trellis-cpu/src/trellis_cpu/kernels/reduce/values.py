"""What is combined: the formula's values over a vector of elements, and for argmax and argmin their indices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import STRIDED, Formula, Operand, load, mask_below, types
from trellis_cpu.kernels.reduce import combining, moments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.form import Form
    from trellis_cpu.kernels.reduce.units import Frame, Unit


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

    Attributes
    ----------
    origin
        Values that variances are measured from, one a lane; written by who writes their states.

    """

    b: Builder
    form: Form
    scalars: Sequence[str]

    def __init__(
        self, b: Builder, form: Form, scalars: Sequence[str], bases: Sequence[str], steps: Sequence[str]
    ) -> None:
        self.b, self.form, self.scalars = b, form, scalars
        self.origin = ""
        self.operands: list[Operand] = [
            Operand(*item) for item in zip(form.dtypes, form.kinds, bases, steps, strict=True)
        ]
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
        value = self.value(index, mask)
        if self.form.how.moments:
            value = moments.apart(self.b, self.form.lanes, value, self.origin)
        state = combining.lift(self.b, self.form.how, self.form.lanes, value)
        return (*state, self.place(index)) if self.form.how.indexed else state

    def place(self, index: str) -> str:
        """Write the result's indices of the elements from `index` on."""
        return self._followed(len(self.form.dtypes) - 1, index, None)

    def number(self, index: str) -> str:
        """Write the result's index of one element."""
        b, operand = self.b, self.operands[-1]
        first = b.op(f"ptrtoint ptr {operand.base} to i64")
        if operand.kind != STRIDED:
            return first
        return b.i64("add", first, b.i64("mul", index, operand.stride))

    def _followed(self, position: int, index: str, mask: str | None) -> str:
        b, lanes = self.b, self.form.lanes
        operand = self.operands[position]
        found = self._fixed.get(position)
        if position < self.form.inputs:
            return load(b, operand, index, lanes, mask) if found is None else found
        first = self._ramp(operand) if found is None else found
        if operand.kind != STRIDED:
            return first
        step = b.splat("i64", b.i64("mul", index, operand.stride), lanes)
        return b.op(f"add {types.vector('i64', lanes)} {first}, {step}")

    def value(self, index: str, mask: str | None) -> str:
        """Write the formula's values of the elements from `index` on; masked-off lanes hold anything."""
        b, form, lanes = self.b, self.form, self.form.lanes

        def leaf(node: Node) -> str:
            if node.op == "input":
                return self._followed(int(node.value[0]), index, mask)
            if node.op == "scalar":
                return b.splat(types.scalar(node.dtype), self.scalars[int(node.value[0])], lanes)
            wide = self._followed(form.inputs + form.positions.index(int(node.value[0])), index, mask)
            kind = types.value(node.dtype, lanes)
            full = types.vector("i64", lanes)
            return wide if kind == full else b.op(f"trunc {full} {wide} to {kind}")

        (value,) = Formula(b, lanes, leaf, mask).write((form.value,))
        return value


def origin(frame: Frame, unit: Unit) -> str:
    """Write the value of a result's first element, in each lane; nothing where no variance is asked for."""
    b, lanes = frame.b, frame.form.lanes
    if not frame.form.how.moments:
        return ""
    steps = [strides[-1] for strides in frame.reduced_strides]
    values = Values(b, frame.form, frame.scalars, unit.followed, steps)
    values.hoist()
    if lanes == 1:
        return values.value("0", None)
    first = values.value("0", mask_below(b, "1", lanes))
    kind = types.value("float64", lanes)
    return b.splat("double", b.op(f"extractelement {kind} {first}, i64 0"), lanes)
