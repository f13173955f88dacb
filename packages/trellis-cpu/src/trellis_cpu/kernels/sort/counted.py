"""Long lines of elements that have few values: each value is counted, and written as often as it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, STRIDED, Builder, Operand, store, types
from trellis_cpu.kernels.sort import passes
from trellis_cpu.kernels.sort.radix import PART, Part, first_phase, phase, write_first_count
from trellis_cpu.kernels.work import Written

if TYPE_CHECKING:
    from trellis_cpu.kernels.sort.form import Form


def write_counted(form: Form) -> Written:
    """Write the phases: values counted, where each begins in the result, and the result part by part."""
    shared = [
        passes.write_counting(form, all_digits=True, strided=not form.last),
        passes.write_offsets(form, min(form.lanes, 1 << form.digit)),
        write_first_count(form, looking=False),
        _write_starts(form),
        _write_values(form),
    ]
    whole = [("first_count", None), ("starts", None), ("values", 0)]
    phases = (first_phase(whole), phase(1, "starts", None), phase(2, "values", 0))
    return Written(phases, tuple(item.text for item in shared))


def _write_starts(form: Form) -> Builder:
    """Write the function that turns a line's first table into where each value begins."""
    b = Builder("starts", PART)
    part = Part(b, form)
    first = part.table("0", "0")
    size = str((1 << form.digit) * int(form.place[1:]) // 8)
    totals = b.at("i8", b.at("i8", part.memory, part.how.keys), b.i64("mul", "%unit", size))
    b.do(
        f"call void @offset(ptr {first}, i64 {part.apart}, i64 {part.how.parts}, i64 0, ptr {first}, ptr {totals})"
    )
    b.finish()
    return b


def _write_values(form: Form) -> Builder:
    """Write the function that writes a part of the result."""
    b = Builder("values", f"{PART}, i64 %number")
    part = Part(b, form)
    starts, last = part.table("0", "0"), str((1 << form.digit) - 1)
    held = form.keys.held
    out = b.at(part.held, b.slot(1, "ptr"), part.place)
    target = Operand(held, CONTIGUOUS if form.last else STRIDED, out, part.step)
    key, position = b.cell("0"), b.cell(part.first)

    def end(value: str) -> str:
        """Write where the elements of a key end: where those of the next begin."""
        following = b.smaller(b.i64("add", value, "1"), last)
        start = b.load(form.place, b.at(form.place, starts, following))
        wide = start if form.place == "i64" else b.op(f"zext {form.place} {start} to i64")
        return b.choose(b.compare("eq", value, last), part.how.length, wide)

    with b.repeat(lambda: b.compare("sle", end(b.get(key)), part.first)):
        b.set(key, b.i64("add", b.get(key), "1"))
    with b.repeat(lambda: b.compare("slt", b.get(position), part.last)):
        value = b.get(key)
        stop = b.smaller(end(value), part.last)
        narrow = b.op(f"trunc i64 {value} to {types.scalar(held)}")
        element = form.keys.back(b, narrow, 1)
        for lanes in dict.fromkeys((form.lanes, 1)):
            filled = b.splat(types.scalar(held), element, lanes)

            def fits(step: int = lanes) -> str:
                return b.compare("sle", b.i64("add", b.get(position), str(step)), stop)

            with b.repeat(fits):
                store(b, target, b.get(position), lanes, filled)
                b.set(position, b.i64("add", b.get(position), str(lanes)))
        b.set(key, b.i64("add", value, "1"))
    b.finish()
    return b
