"""What becomes of combined elements: a result, or the result of a part that a second phase combines with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr import Node, node
from trellis_cpu.emit import CONTIGUOUS, Formula, Operand, load, store, types

if TYPE_CHECKING:
    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.form import Form
    from trellis_cpu.kernels.reduce.units import Frame, Unit


def deliver(frame: Frame, unit: Unit, states: State, index: str, lanes: int, mask: str | None) -> None:
    """Write the store of a unit's states from its result `index` on: as results where the unit has one part."""
    b, form = frame.b, frame.form
    alone, several, after = b.label(), b.label(), b.label()
    b.fork(b.compare("eq", frame.cut.parts, "1"), alone, several)
    b.place(alone)
    kind = form.out_kind if form.columns else CONTIGUOUS
    out = Operand(form.out, kind, unit.out, frame.out_step)
    store(b, out, index, lanes, finish(frame, states, lanes), mask)
    b.jump(after)
    b.place(several)
    place = b.i64("add", b.i64("add", b.i64("mul", unit.chunk.part, frame.cut.results), unit.number), index)
    for operand, name in zip(parts(frame), states, strict=True):
        store(b, operand, place, lanes, name, mask)
    b.jump(after)
    b.place(after)


def parts(frame: Frame) -> list[Operand]:
    """Write where the parts' values lie, and their indices before them."""
    b, how = frame.b, frame.form.how
    values = frame.scratch
    if not how.indexed:
        return [Operand(how.wide, CONTIGUOUS, values, "")]
    count = b.i64("mul", frame.cut.parts, frame.cut.results)
    return [
        Operand(how.wide, CONTIGUOUS, b.at("i64", values, count), ""),
        Operand("int64", CONTIGUOUS, values, ""),
    ]


def load_part(frame: Frame, part: str, place: str, lanes: int, mask: str | None) -> State:
    """Write the load of the states of one part, from the result with number `place` on."""
    b = frame.b
    index = b.i64("add", b.i64("mul", part, frame.cut.results), place)
    return tuple(load(b, operand, index, lanes, mask) for operand in parts(frame))


def finish(frame: Frame, states: State, lanes: int) -> str:
    """Write a result from a combined state."""
    b, form = frame.b, frame.form
    dtype = "int64" if form.how.indexed else form.how.wide

    def leaf(item: Node) -> str:
        return states[-1] if item.op == "input" else _count(frame, item.dtype, lanes)

    (name,) = Formula(b, lanes, leaf).write((_result(form, dtype),))
    return name


def _result(form: Form, dtype: str) -> Node:
    """Return the formula of a result: a mean is divided, in float64 where it is of integers, and rounded once."""
    found = node("input", dtype, (), (0,))
    if form.how.kind == "mean":
        real = dtype if types.is_float(dtype) else "float64"
        found = found if real == dtype else node("cast", real, (found,))
        found = node("div", real, (found, node("scalar", real, (), (0,))))
    return found if found.dtype == form.out else node("cast", form.out, (found,))


def _count(frame: Frame, dtype: str, lanes: int) -> str:
    """Write the number of elements of a result."""
    b = frame.b
    kind = types.scalar(dtype)
    return b.splat(kind, b.op(f"uitofp i64 {frame.number('length')} to {kind}"), lanes)
