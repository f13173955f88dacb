"""The innermost part: the sums of a register tile over the whole depth of two panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, types

if TYPE_CHECKING:
    from trellis_cpu.kernels.gemm.form import Form


def tile_function(form: Form) -> Builder:
    """Write ``tile(a, b, depth, result, row step)``: every sum in a register, written once at the end."""
    b = Builder("tile", "ptr %a, ptr %b, i64 %depth, ptr %result, i64 %step")
    tile, element = form.tile, types.stored(form.dtype)
    kind = types.vector(element, tile.lanes)
    sums = [[b.cell(kind=kind) for _ in range(tile.vectors)] for _ in range(tile.rows)]
    for row in sums:
        for cell in row:
            b.set(cell, "zeroinitializer", kind)
    whole = b.i64("sub", "%depth", b.i64("urem", "%depth", str(form.unroll)))
    with b.loop("0", whole, str(form.unroll)) as step:
        for ahead in range(form.unroll):
            _products(b, form, b.i64("add", step, str(ahead)), sums)
    if form.unroll > 1:
        with b.loop(whole, "%depth") as step:
            _products(b, form, step, sums)
    for i, row in enumerate(sums):
        place = b.at("i8", "%result", b.i64("mul", "%step", str(i)))
        for j, cell in enumerate(row):
            b.do(
                f"store {kind} {b.get(cell, kind)}, ptr {b.at(element, place, str(j * tile.lanes))}, align {form.size}"
            )
    b.finish()
    return b


def _products(b: Builder, form: Form, step: str, sums: list[list[str]]) -> None:
    """Write one step along the depth: a column of the tile times a row of it."""
    tile, element = form.tile, types.stored(form.dtype)
    kind = types.vector(element, tile.lanes)
    across = b.at(element, "%b", b.i64("mul", step, str(tile.columns)))
    down = b.at(element, "%a", b.i64("mul", step, str(tile.rows)))
    vectors = [
        b.op(f"load {kind}, ptr {b.at(element, across, str(j * tile.lanes))}, align {form.size}")
        for j in range(tile.vectors)
    ]
    for i, row in enumerate(sums):
        factor = b.splat(element, b.load(element, b.at(element, down, str(i))), tile.lanes)
        for cell, vector in zip(row, vectors, strict=True):
            names = (factor, vector, b.get(cell, kind))
            b.set(cell, multiplied(b, form.dtype, tile.lanes, names), kind)


def multiplied(b: Builder, dtype: str, lanes: int, names: tuple[str, str, str]) -> str:
    """Write a sum with a product of two factors added: names are those of the factors and the sum."""
    factor, vector, total = names
    kind = types.vector(types.stored(dtype), lanes)
    if types.is_float(dtype):
        suffix = types.suffix(dtype, lanes)
        return b.op(
            f"call contract {kind} @llvm.fmuladd.{suffix}({kind} {factor}, {kind} {vector}, {kind} {total})"
        )
    return b.op(f"add {kind} {total}, {b.op(f'mul {kind} {factor}, {vector}')}")
