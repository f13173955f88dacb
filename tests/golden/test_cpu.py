"""The CPU door's LLVM IR for one processor, whatever the host is; the formulas are primitives, so that no rewriting shows."""

from __future__ import annotations

import pytest

from trellis.door import Layout, Map, Schedule
from trellis.expr import Expression, const, node
from trellis_cpu import calls, door, identity
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


CASES = {
    "map_relu": (relu, Schedule(), WIDE),
    "map_relu_streaming": (relu, Schedule(stores="streaming", unroll=1), WIDE),
    "map_relu_plain": (relu, Schedule(unroll=1), PLAIN),
    "map_several": (several, Schedule(unroll=1), WIDE),
    "map_transposed": (transposed, Schedule(), WIDE),
}


@pytest.mark.parametrize("name", CASES)
def test_kernels(golden, name):
    intent, schedule, target = CASES[name]
    text, _ = door.source(intent(), schedule, target)
    golden(f"cpu/{name}.ll", text, revision=identity.REVISION, comment=";")


def test_entry_points(golden):
    golden("cpu/entry.ll", calls.write(WIDE), revision=identity.REVISION, comment=";")
