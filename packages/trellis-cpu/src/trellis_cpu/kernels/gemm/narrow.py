"""Products of few rows, or few columns, which are their transposes: a is packed, b is read once and where it lies.

The sums of a block of columns stay in memory near the core until all its inner products are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.gemm.blocks import SUMS
from trellis_cpu.kernels.gemm.dots import dots_function
from trellis_cpu.kernels.gemm.finishing import Corner, Finish, batch_offset
from trellis_cpu.kernels.gemm.numbers import NARROW_NAMES, Slots
from trellis_cpu.kernels.gemm.reading import Reader, parameters, passed
from trellis_cpu.kernels.gemm.sweeps import sweeps_function

if TYPE_CHECKING:
    from trellis_cpu.kernels.gemm.form import Form

# Rows for which there is code; rows between are computed as the next, of zeros.
HEIGHTS = (1, 2, 4, 8)


def write_narrow(form: Form) -> tuple[tuple[Builder, Builder], tuple[str, ...]]:
    """Write both phases, and return them with the texts of the functions that they call."""
    packing, multiply = (Builder(f"phase{i}", exported=True) for i in range(2))
    _write_packing(packing, form)
    _write_multiply(multiply, form)
    function = dots_function if form.reach == "k" else sweeps_function
    functions = (_rows_function(form), *(function(form, height) for height in HEIGHTS))
    return (packing, multiply), tuple(item.text for item in functions)


def _write_packing(b: Builder, form: Form) -> None:
    """Write the phase: each chunk is a matrix a."""
    slots = Slots.of(form)
    rows, depth, batch, height = (b.slot(slots.number(name)) for name in ("rows", "depth", "batch", "height"))
    down, along = (b.slot(slots.stride(0, axis)) for axis in (form.rank - 2, form.rank - 1))
    source, result = b.slot(int(form.turned), "ptr"), b.slot(slots.operands - 1, "ptr")
    # Dots read rows, sweeps one element of each row at a time.
    apart = (depth, "1") if form.reach == "k" else ("1", height)
    scalars = passed(form, 0, nest.scalars(b, nest.Slots(slots.operands, 0, 0), form.scalars))
    with b.loop("%begin", "%end") as matrix:
        place = b.at("i8", source, batch_offset(b, slots, 0, matrix))
        packed = b.at("i8", result, b.i64("mul", matrix, batch))
        steps = f"i64 {down}, i64 {along}, i64 {rows}, i64 {height}, i64 {depth}"
        b.do(f"call void @rows(ptr {place}, {steps}, ptr {packed}, i64 {apart[0]}, i64 {apart[1]}{scalars})")
    b.finish()


def _rows_function(form: Form) -> Builder:
    """Write ``rows(source, row step, depth step, rows, height, depth, result, row step, depth step)``, zero beyond `rows`."""
    steps = "i64 %down, i64 %along, i64 %rows, i64 %height, i64 %depth"
    places = "ptr %result, i64 %apart, i64 %step"
    b = Builder("rows", f"ptr %source, {steps}, {places}{parameters(form, 0)}")
    reader = Reader.within(b, form, 0)
    with b.loop("0", "%height") as row:
        first = b.i64("mul", row, "%apart")
        source = b.at("i8", "%source", b.i64("mul", row, "%down"))
        with b.when(b.compare("slt", row, "%rows")), b.loop("0", "%depth") as step:
            element = Operand(reader.held, CONTIGUOUS, b.at("i8", source, b.i64("mul", step, "%along")), "")
            factor = reader.prepared(load(b, element, "0", 1), 1)
            _put(b, form, b.i64("add", first, b.i64("mul", step, "%step")), factor)
        with b.when(b.compare("sge", row, "%rows")), b.loop("0", "%depth") as step:
            zero = types.constant(0, form.dtype, 1)
            _put(b, form, b.i64("add", first, b.i64("mul", step, "%step")), zero)
    b.finish()
    return b


def _put(b: Builder, form: Form, index: str, value: str) -> None:
    store(b, Operand(form.dtype, CONTIGUOUS, "%result", ""), index, 1, value)


def _write_multiply(b: Builder, form: Form) -> None:
    """Write the phase: blocks of columns."""
    slots = Slots.of(form)
    n = {name: b.slot(slots.number(name)) for name in NARROW_NAMES}
    deep, across = (b.slot(slots.stride(1, axis)) for axis in (form.rank - 2, form.rank - 1))
    sums = b.cell(kind=f"[{SUMS} x {types.stored(form.dtype)}], align 64")
    finish = Finish(b, form, slots, sums, n["width"])
    scalars = passed(form, 1, finish.scalars)
    packed, source = b.slot(slots.operands - 1, "ptr"), b.slot(1 - int(form.turned), "ptr")
    last = b.smaller(b.i64("mul", "%end", n["each"]), n["parts"])
    with b.loop(b.i64("mul", "%begin", n["each"]), last) as part:
        block, batch = b.i64("urem", part, n["blocks"]), b.i64("udiv", part, n["blocks"])
        column = b.i64("mul", block, n["width"])
        columns = b.smaller(b.i64("sub", n["columns"], column), n["width"])
        away = b.i64("add", batch_offset(b, slots, 1, batch), b.i64("mul", column, across))
        x, y = b.at("i8", packed, b.i64("mul", batch, n["batch"])), b.at("i8", source, away)
        steps = f"i64 {deep}, i64 {across}, i64 {n['depth']}, i64 {columns}"
        for height in HEIGHTS:
            with b.when(b.compare("eq", n["height"], str(height))):
                call = f"call void @narrow{height}(ptr {x}, ptr {y}, {steps}"
                b.do(f"{call}, ptr {sums}, i64 {n['width']}{scalars})")
        finish.write(Corner(batch, "0", column, n["rows"], columns, finish.matrices(batch)))
    b.finish()
