"""What the C-family writer makes of lowered programs; formulas are primitives, so that no rewriting shows."""

from __future__ import annotations

import pytest

from trellis.codegen import REVISION, SIMT_CPP, Features, lower, write
from trellis.expr import Expression, const, node
from trellis.intent import Copy, Gemm, Layout, Map, Pad, Reduce, Scan, Stencil, Take
from trellis.schedule import Schedule

F = "float32"
RICH = Features(int64=True, f64=True, f16=True, storage=8, group=1024, shared=49152, buffers=64)
WORDS = Features()


def operand(position, dtype=F):
    return node("input", dtype, (), (position,))


def relu(size=1000):
    """``maximum(2.5 a + b, 0)``, with its factor as a run-time scalar."""
    total = node("add", F, (node("mul", F, (operand(0), node("scalar", F, (), (0,)))), operand(1)))
    zero = const(0.0, F)
    formula = node("select", F, (node("le", "bool", (total, zero)), zero, total))
    line = Layout.dense(F, (size,))
    return Map(Expression((formula,), (F,)), (line, line), (line,), (size,))


def flags():
    """Bytes of truth from halves, in a view."""
    formula = node("gt", "bool", (node("cast", F, (operand(0, "float16"),)), const(0.5, F)))
    x, y = Layout("float16", (50, 30), (2, 100)), Layout.dense("bool", (50, 30))
    return Map(Expression((formula,)), (x,), (y,), (50, 30))


def total(axis, kind="sum", dtype=F):
    shape = (300, 400)
    kept = Layout.dense(dtype, (shape[1 - axis],))
    return Reduce(kind, Expression((operand(0),)), (Layout.dense(F, shape),), (kept,), shape, (axis,), F)


def turned():
    return Copy((Layout(F, (40, 50), (4, 160)),), (Layout.dense(F, (40, 50)),))


def five_points():
    """The mean of an element's four neighbours, mirrored at the edges."""
    around = [node("tap", F, (), (0, *offset)) for offset in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    total = around[0]
    for tap in around[1:]:
        total = node("add", F, (total, tap))
    image = Layout.dense(F, (40, 30))
    mean = Expression((node("mul", F, (total, const(0.25, F))),))
    return Stencil(mean, (image,), (image,), "reflect", 0.0, (1, 1), (1, 1))


def product():
    """A product with a bias for each column."""
    a, b, out = (Layout.dense(F, shape) for shape in ((10, 20), (20, 30), (10, 30)))
    bias = Layout(F, (10, 30), (0, 4))
    return Gemm((a, b, bias), (out,), F, Expression((node("add", F, (operand(0), operand(1))),)))


def sums():
    """Running sums along neighbours, each element left out of its own."""
    line = Layout.dense(F, (10000,))
    return Scan("sum", (line,), (line,), 0, exclusive=True)


def framed():
    """An image with a mirrored frame."""
    return Pad((Layout.dense("int8", (9, 8)),), (Layout.dense("int8", (11, 12)),), (1, 2), "reflect")


def picked():
    """Lines of three halves, moved by their bits."""
    return Take(
        (Layout.dense("float16", (9, 3)), Layout.dense("int64", (5,))), (Layout.dense("float16", (5, 3)),), 0
    )


CASES = {
    "copy_turned": (turned, RICH),
    "gemm_bias": (product, RICH),
    "map_flags": (flags, RICH),
    "map_flags_words": (flags, WORDS),
    "map_relu": (relu, RICH),
    "map_relu_odd": (lambda: relu(1001), RICH),
    "pad_reflect": (framed, RICH),
    "reduce_argmax": (lambda: total(1, "argmax", "int32"), RICH),
    "reduce_columns": (lambda: total(0), RICH),
    "reduce_rows": (lambda: total(1), RICH),
    "reduce_var": (lambda: total(1, "var"), WORDS),
    "scan_sum": (sums, RICH),
    "stencil_reflect": (five_points, RICH),
    "take_lines": (picked, RICH),
}


@pytest.mark.parametrize("name", CASES)
def test_simt_cpp(golden, name):
    intent, features = CASES[name]
    text = write(lower(intent(), Schedule(), features), SIMT_CPP)
    golden(f"simt_cpp/{name}.cpp", text, revision=REVISION)
