"""The CPU door's LLVM IR for one processor, whatever the host is; the formulas are primitives, so that no rewriting shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trellis.door import (
    Concatenate,
    Copy,
    Escape,
    Gemm,
    Layout,
    Map,
    Pad,
    Reduce,
    Scan,
    Schedule,
    Sort,
    Stencil,
    Take,
)
from trellis.expr import Expression, const, node
from trellis_cpu import calls, door, identity
from trellis_cpu.escape import abi
from trellis_cpu.target import Target

WIDE = Target.of("x86_64-unknown-linux-gnu", "x86-64-v4", "+avx,+avx2,+fma,+avx512f,+avx512bw,+avx512vl")
PLAIN = Target.of("x86_64-unknown-linux-gnu", "x86-64", "+sse2")
F = "float32"


def operand(position, dtype=F):
    return node("input", dtype, (), (position,))


def line(dtype, size, step=1):
    itemsize = Layout.dense(dtype, (1,)).strides[0]
    return Layout(dtype, (size,), (step * itemsize,))


def relu():
    """``maximum(2.5 a + b, 0)``, with its factor as a run-time scalar."""
    total = node("add", F, (node("mul", F, (operand(0), node("scalar", F, (), (0,)))), operand(1)))
    zero = const(0.0, F)
    formula = node("select", F, (node("le", "bool", (total, zero)), zero, total))
    return Map(Expression((formula,), (F,)), (line(F, 1000), line(F, 1000)), (line(F, 1000),), (1000,))


def several():
    """A strided float, a constant bool, an index, two results, a rare branch and a function of the C library."""
    x, flag = operand(0, "float64"), operand(1, "bool")
    slow = node(
        "rare", "float64", (node("gt", "bool", (x, const(9.0, "float64"))), node("sin", "float64", (x,)), x)
    )
    outputs = (slow, node("select", "int64", (flag, node("index", "int64", (), (0,)), const(-1, "int64"))))
    inputs = (line("float64", 99, -2), line("bool", 99, 0))
    return Map(Expression(outputs), inputs, (line("float64", 99), line("int64", 99)), (99,))


def transposed():
    """A transposed input beside a plain one."""
    shape = (40, 30)
    formula = node("add", F, (operand(0), operand(1)))
    inputs = (Layout(F, shape, (4, 160)), Layout.dense(F, shape))
    return Map(Expression((formula,)), inputs, (Layout.dense(F, shape),), shape)


def short_rows():
    """Rows of three elements, and one row beside each of them."""
    formula = node("add", F, (operand(0), operand(1)))
    inputs = (Layout.dense(F, (100, 3)), Layout(F, (100, 3), (0, 4)))
    return Map(Expression((formula,)), inputs, (Layout.dense(F, (100, 3)),), (100, 3))


def five_points():
    """The mean of an element's four neighbours, 0.5 outside."""
    around = [node("tap", F, (), (0, *offset)) for offset in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    total = around[0]
    for tap in around[1:]:
        total = node("add", F, (total, tap))
    formula = node("mul", F, (total, const(0.25, F)))
    layout = Layout.dense(F, (40, 30))
    return Stencil(Expression((formula,)), (layout,), (layout,), "constant", 0.5, (1, 1), (1, 1))


def swept():
    """The same of squares, several times over."""
    one = five_points()
    square = Expression((node("mul", F, (operand(0), operand(0))),))
    return replace(one, prologue=square, steps=3)


def picked():
    """Lines of three elements."""
    return Take((Layout.dense(F, (9, 3)), Layout.dense("int32", (5,))), (Layout.dense(F, (5, 3)),), 0)


def turned(dtype="uint16"):
    """A transposed matrix, made dense."""
    size = Layout.dense(dtype, (1,)).strides[0]
    return Copy((Layout(dtype, (40, 30), (size, 40 * size)),), (Layout.dense(dtype, (40, 30)),))


def picked_columns():
    """Every second column of a transposed matrix, made dense."""
    return Copy((Layout(F, (40, 15), (8, 320)),), (Layout.dense(F, (40, 15)),))


def framed(mode):
    """An image of three channels with a frame around it."""
    values = ((0.0, 0.0), (1.0, 2.0), (0.0, 0.0)) if mode == "constant" else ()
    return Pad((Layout.dense(F, (9, 8, 3)),), (Layout.dense(F, (11, 12, 3)),), (1, 2, 0), mode, values)


def joined():
    """Integers and floats, one after the other."""
    inputs = (Layout.dense("int16", (4, 3)), Layout.dense(F, (4, 5)))
    return Concatenate(inputs, (Layout.dense(F, (4, 8)),), 1)


def product():
    """A product in float64 with a bias for each column."""
    shapes = ((10, 20), (20, 30))
    a, b = (Layout.dense("float64", shape) for shape in shapes)
    bias = Layout("float64", (10, 30), (0, 8))
    formula = node("add", "float64", (operand(0, "float64"), operand(1, "float64")))
    return Gemm((a, b, bias), (Layout.dense("float64", (10, 30)),), "float64", Expression((formula,)))


def narrow(*, turned=False):
    """One row of bytes, less a number, times a dense matrix, or its mirror image with few columns."""
    shifted = Expression((node("sub", F, (node("cast", F, (operand(0, "int8"),)), const(3.0, F))),))
    row, matrix, result = (
        Layout.dense(dtype, shape) for dtype, shape in (("int8", (1, 20)), (F, (20, 30)), (F, (1, 30)))
    )
    intent = Gemm((row, matrix), (result,), F, None, (shifted, None))
    return intent.turned if turned else intent


def highest():
    """The greatest so far along rows, each element left out of its own."""
    layout = Layout.dense(F, (3, 100))
    return Scan("max", (layout,), (layout,), 1, exclusive=True)


def combined(kind, dtype, axis, result=None):
    """The combination of 30 rows, or of 40 columns."""
    shape = (30, 40)
    kept, result = (shape[1 - axis],), result or dtype
    expression = Expression((operand(0, dtype),))
    layouts = (Layout.dense(dtype, shape),), (Layout.dense(result, kept),)
    return Reduce(kind, expression, *layouts, shape, (axis,), dtype if result == "int64" else result)


def ordered(kind, dtype, length):
    """The order of one line."""
    result = "int64" if kind == "indices" else dtype
    return Sort(kind, (line(dtype, length),), (line(result, length),), 0, descending=True)


CASES = {
    "concatenate_casts": (joined, Schedule(unroll=1), WIDE),
    "copy_cells": (picked_columns, Schedule(), WIDE),
    "copy_squares": (lambda: turned("float64"), Schedule(stores="streaming"), WIDE),
    "copy_squares_plain": (turned, Schedule(), PLAIN),
    "gemm_bias": (product, Schedule(), WIDE),
    "gemm_bias_plain": (product, Schedule(), PLAIN),
    "gemm_narrow": (narrow, Schedule(), WIDE),
    "gemm_narrow_turned": (lambda: narrow(turned=True), Schedule(vector=2), PLAIN),
    "map_relu": (relu, Schedule(), WIDE),
    "map_relu_streaming": (relu, Schedule(stores="streaming", unroll=1), WIDE),
    "map_relu_plain": (relu, Schedule(unroll=1), PLAIN),
    "map_several": (several, Schedule(unroll=1), WIDE),
    "map_short_rows": (short_rows, Schedule(unroll=1), WIDE),
    "map_transposed": (transposed, Schedule(), WIDE),
    "pad_constant": (lambda: framed("constant"), Schedule(unroll=1), WIDE),
    "pad_reflect": (lambda: framed("reflect"), Schedule(unroll=1), WIDE),
    "reduce_argmin": (lambda: combined("argmin", F, 1, "int64"), Schedule(unroll=1), WIDE),
    "reduce_norm": (lambda: combined("norm", "float64", 1), Schedule(unroll=1), WIDE),
    "reduce_std": (lambda: combined("std", "int8", 1, F), Schedule(unroll=2), WIDE),
    "reduce_sum_plain": (lambda: combined("sum", F, 1), Schedule(unroll=1), PLAIN),
    "reduce_var_columns": (lambda: combined("var", F, 0), Schedule(unroll=2), WIDE),
    "scan_max": (highest, Schedule(unroll=1), WIDE),
    "sort_counted": (lambda: ordered("values", "int8", 9000), Schedule(vector=4), WIDE),
    "sort_digits": (lambda: ordered("values", "int16", 9000), Schedule(vector=4), WIDE),
    "sort_network": (lambda: ordered("indices", F, 9), Schedule(), WIDE),
    "stencil_constant": (five_points, Schedule(stores="streaming", unroll=2), WIDE),
    "stencil_constant_plain": (five_points, Schedule(unroll=1), PLAIN),
    "stencil_swept": (swept, Schedule(unroll=2), WIDE),
    "take_lines": (picked, Schedule(unroll=1), WIDE),
}


@pytest.mark.parametrize("name", CASES)
def test_kernels(golden, name):
    intent, schedule, target = CASES[name]
    text, _ = door.source(intent(), schedule, target)
    golden(f"cpu/{name}.ll", text, revision=identity.REVISION, comment=";")


def test_the_call_of_a_callers_kernel(golden):
    inputs, outputs = (Layout.dense(F, (9,)),), (Layout.dense("float64", (9,)),)
    intent = Escape(inputs, outputs, "", "c", "kernel", ("int8", "bool", F, "uint64"), 9)
    golden("cpu/escape.ll", abi.trampoline(intent, WIDE), revision=identity.REVISION, comment=";")


def test_entry_points(golden):
    golden("cpu/entry.ll", calls.write(WIDE), revision=identity.REVISION, comment=";")
