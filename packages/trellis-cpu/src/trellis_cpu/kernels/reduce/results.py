"""What becomes of combined elements: a result, or the result of a part that a second phase combines with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr import Node, node
from trellis_cpu.emit import CONTIGUOUS, Formula, Operand, load, store, types
from trellis_cpu.kernels.reduce import norms

if TYPE_CHECKING:
    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.form import Form
    from trellis_cpu.kernels.reduce.units import Frame, Unit

# Numbers that a result's formula reads beside its state: how many elements there were, and what a variance is divided by.
_COUNT, _DIVISOR = 0, 1


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
    dtypes = how.dtypes(how.wide)
    count = b.i64("mul", frame.cut.parts, frame.cut.results)
    found: list[Operand] = []
    place = frame.scratch
    # The widest come first, so that each is aligned.
    for dtype in sorted(dtypes, key=types.size, reverse=True):
        found.append(Operand(dtype, CONTIGUOUS, place, ""))
        place = b.at(types.stored(dtype), place, count)
    return [*found] if found[0].dtype == dtypes[0] else found[::-1]


def load_part(frame: Frame, part: str, place: str, lanes: int, mask: str | None) -> State:
    """Write the load of the states of one part, from the result with number `place` on."""
    b = frame.b
    index = b.i64("add", b.i64("mul", part, frame.cut.results), place)
    return tuple(load(b, operand, index, lanes, mask) for operand in parts(frame))


def finish(frame: Frame, states: State, lanes: int) -> str:
    """Write a result from a combined state."""
    b, form = frame.b, frame.form

    def leaf(item: Node) -> str:
        if item.op == "input":
            return states[int(item.value[0])]
        return _count(frame, item.dtype, lanes) if item.value[0] == _COUNT else _divisor(frame, lanes)

    (name,) = Formula(b, lanes, leaf).write((_result(form),))
    return name


def _result(form: Form) -> Node:
    """Return the formula of a result, rounded once: a mean is divided, in float64 where it is of integers."""
    how = form.how
    values = [node("input", dtype, (), (i,)) for i, dtype in enumerate(how.dtypes(how.wide))]
    found = values[-1] if how.indexed else values[0]
    if how.kind == "mean":
        real = how.wide if types.is_float(how.wide) else "float64"
        found = found if real == how.wide else node("cast", real, (found,))
        found = node("div", real, (found, node("scalar", real, (), (_COUNT,))))
    elif how.moments:
        found = node("div", how.wide, (values[1], node("scalar", how.wide, (), (_DIVISOR,))))
        found = node("sqrt", how.wide, (found,)) if how.kind == "std" else found
    elif how.scaled:
        found = norms.root((values[0], values[1], values[2]))
    elif how.kind == "norm":
        found = node("sqrt", how.wide, (found,))
    return found if found.dtype == form.out else node("cast", form.out, (found,))


def _count(frame: Frame, dtype: str, lanes: int) -> str:
    """Write the number of elements of a result."""
    b = frame.b
    kind = types.scalar(dtype)
    return b.splat(kind, b.op(f"uitofp i64 {frame.number('length')} to {kind}"), lanes)


def _divisor(frame: Frame, lanes: int) -> str:
    """Write what a variance is divided by."""
    b = frame.b
    return b.splat("double", b.op(f"bitcast i64 {frame.number('divisor')} to double"), lanes)
