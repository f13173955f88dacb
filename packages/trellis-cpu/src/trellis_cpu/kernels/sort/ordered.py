"""Lines that are in order already, or just the other way round: found by one look, which ends where it is neither, and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, STRIDED, Builder, Operand, load, store, types

if TYPE_CHECKING:
    from trellis_cpu.kernels.sort.form import Form

# What a part of a line may be: each element no less than the one before it, or each less.
SORTED, REVERSED = 1, 2


def write_looking(form: Form) -> Builder:
    """Write ``look(source, step, first, last)``, which returns what a stretch of a line is, with the element before it."""
    b = Builder("look", "ptr %source, i64 %step, i64 %first, i64 %last", "i64")
    source = Operand(form.keys.held, CONTIGUOUS if form.last else STRIDED, "%source", "%step")
    start = b.larger("%first", "1")
    for how, result in (("ugt", SORTED), ("ule", REVERSED)):
        no, after = b.label(), b.label()
        position = b.cell()
        b.set(position, start)
        for lanes in dict.fromkeys((form.lanes, 1)):

            def fits(step: int = lanes, position: str = position) -> str:
                return b.compare("sle", b.i64("add", b.get(position), str(step)), "%last")

            with b.repeat(fits):
                here = b.get(position)
                pair = (b.i64("sub", here, "1"), here)
                before, key = (form.keys.of(b, load(b, source, index, lanes), lanes) for index in pair)
                wrong = b.op(f"icmp {how} {types.value(form.keys.held, lanes)} {before}, {key}")
                if lanes > 1:
                    wrong = b.op(f"call i1 @llvm.vector.reduce.or.v{lanes}i1(<{lanes} x i1> {wrong})")
                going = b.label()
                b.fork(wrong, no, going)
                b.place(going)
                b.set(position, b.i64("add", here, str(lanes)))
        b.do(f"ret i64 {result}")
        b.place(no)
        b.jump(after)
        b.place(after)
    b.finish("ret i64 0")
    return b


def write_copying(form: Form) -> Builder:
    """Write ``keep(source, step, out, away, first, last, base, turn)``: the element at i goes to ``base + turn * i``."""
    held, turned = form.keys.held, "%turn"
    b = Builder(
        "keep",
        "ptr %source, i64 %step, ptr %out, i64 %away, i64 %first, i64 %last, i64 %base, i64 %turn",
    )
    kind = CONTIGUOUS if form.last else STRIDED
    source = Operand(held, kind, "%source", "%step")
    size = types.size(form.out)
    apart = b.i64("mul", b.i64("mul", "%away", str(size)), turned)
    start = b.at("i8", "%out", b.i64("mul", b.i64("mul", "%base", "%away"), str(size)))
    forward = b.op(f"and i1 {b.compare('eq', turned, '1')}, {'true' if form.last else 'false'}")
    whole, single, after = b.label(), b.label(), b.label()
    b.fork(forward, whole, single)
    for label, lanes, to in ((whole, form.lanes, CONTIGUOUS), (single, 1, STRIDED)):
        b.place(label)
        position = b.cell()
        b.set(position, "%first")
        target = Operand(form.out, to, start, apart)
        for width in dict.fromkeys((lanes, 1)):

            def fits(step: int = width, position: str = position) -> str:
                return b.compare("sle", b.i64("add", b.get(position), str(step)), "%last")

            with b.repeat(fits):
                here = b.get(position)
                if form.indices:
                    value = b.splat("i64", here, width)
                    value = (
                        b.op(f"add {types.vector('i64', width)} {value}, {types.iota(width)}")
                        if width > 1
                        else value
                    )
                else:
                    value = load(b, source, here, width)
                store(b, target, here, width, value)
                b.set(position, b.i64("add", here, str(width)))
        b.jump(after)
    b.place(after)
    b.finish()
    return b
