"""Elements of the operands as they are read: the prologue, and the cast to the dtype that is computed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr import node
from trellis_cpu.emit import Formula, types
from trellis_cpu.emit.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.gemm.form import Form


def convert(b: Builder, name: str, source: str, target: str, lanes: int) -> str:
    """Write a value in another dtype."""
    if source == target:
        return name
    return spell(b, node("cast", target, (node("input", source, (), (0,)),)), [name], lanes)


def parameters(form: Form, operand: int) -> str:
    """Return the run-time scalars of an operand's prologue as further parameters of a function."""
    return "".join(
        f", {types.scalar(dtype)} %s{i}" for i, dtype in enumerate(form.prologues[operand].scalars)
    )


def passed(form: Form, operand: int, names: Sequence[str]) -> str:
    """Return them as further arguments of a call, from the names of all scalars of the kernel."""
    own = form.prologues[operand]
    return "".join(f", {types.scalar(dtype)} {names[own.first + i]}" for i, dtype in enumerate(own.scalars))


class Reader:
    """Makes factors of one operand's elements.

    Parameters
    ----------
    b, form, operand
        Where to write, for which operand.
    scalars
        Names of the prologue's run-time scalars.

    Attributes
    ----------
    held
        Dtype as which elements are loaded: a bool is its byte.

    """

    def __init__(self, b: Builder, form: Form, operand: int, scalars: Sequence[str]) -> None:
        self._b, self._own, self._target, self._scalars = b, form.prologues[operand], form.dtype, scalars
        self.held: str = "uint8" if self._own.source == "bool" else self._own.source

    @classmethod
    def within(cls, b: Builder, form: Form, operand: int) -> Reader:
        """Return the reader inside a function that has the operand's `parameters`."""
        return cls(b, form, operand, [f"%s{i}" for i in range(len(form.prologues[operand].scalars))])

    def prepared(self, name: str, lanes: int, mask: str | None = None) -> str:
        """Write the factors for loaded elements; those of lanes that are masked off are zero."""
        b, own = self._b, self._own
        value = convert(b, name, self.held, own.source, lanes)
        if own.formula is None:
            return convert(b, value, own.source, self._target, lanes)

        def leaf(item: Node) -> str:
            if item.op == "scalar":
                return b.splat(types.scalar(item.dtype), self._scalars[int(item.value[0])], lanes)
            return value

        (result,) = Formula(b, lanes, leaf, mask).write((own.formula,))
        factor = convert(b, result, own.formula.dtype, self._target, lanes)
        if mask is None:
            return factor
        kind = types.value(self._target, lanes)
        return b.op(
            f"select {types.vector('i1', lanes)} {mask}, {kind} {factor}, {kind} {types.constant(0, self._target, lanes)}"
        )
