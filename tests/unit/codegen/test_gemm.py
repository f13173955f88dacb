"""Products with every form of operand and formula, against NumPy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from trellis.codegen import Refused, lower
from trellis.expr import Expression, const, node
from trellis.intent import Gemm
from trellis.schedule import Schedule

RNG = np.random.default_rng(6)
F = "float32"


def operand(position, dtype=F):
    return node("input", dtype, (), (position,))


def product(run, a, c, out, accumulate, extras=(), scalars=(), epilogue=None, prologue=(None, None), **more):
    inputs = (a, c, *extras)
    intent = Gemm(tuple(map(run.layout, inputs)), (run.layout(out),), accumulate, epilogue, prologue)
    return run(intent, inputs, (out,), scalars, **more)


SHAPES = [
    (1, 1, 1),
    (3, 5, 7),
    (64, 64, 16),
    (65, 63, 17),
    (64, 1, 100),
    (1, 130, 33),
    (5, 4, 0),
    (70, 70, 70),
]


@pytest.mark.parametrize(("rows", "columns", "terms"), SHAPES)
def test_shapes_of_integers(run, rows, columns, terms):
    a = RNG.integers(-(2**31), 2**31, (rows, terms)).astype(np.int32)
    c = RNG.integers(-(2**31), 2**31, (terms, columns)).astype(np.int32)
    out = np.zeros((rows, columns), np.int32)
    product(run, a, c, out, "int32")
    with np.errstate(all="ignore"):
        run.equal(out, a @ c)


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint16", "uint32", "int64", "float16", "float32", "float64"]
)
def test_dtypes_on_every_target(run, target, dtype):
    if (dtype == "int64" and not target.int64) or (dtype == "float64" and not target.f64):
        return
    a, c = (
        RNG.integers(0, 2 if dtype == "bool" else 5, shape).astype(dtype) for shape in ((9, 21), (21, 35))
    )
    out = np.zeros((9, 35), dtype)
    product(run, a, c, out, dtype, features=target)
    with np.errstate(all="ignore"):
        run.equal(out, a @ c)


def test_views_batches_and_mixed_dtypes(run):
    a = RNG.integers(-5, 5, (2, 3, 17, 20)).astype(np.int16).swapaxes(-1, -2)[:, :, ::-1]
    c = np.broadcast_to(RNG.integers(-5, 5, (1, 17, 34)).astype(np.float32)[..., ::2], (2, 3, 17, 17))
    out = np.zeros((2, 3, 20, 17), np.float32)
    program = product(run, a, c, out, F)
    run.equal(out, a.astype(np.float32) @ c)
    assert program.launches[0].grid == (6, 1, 1)


def test_formulas(run):
    """The square of what is read, a factor, and a bias with a bound, each with a run-time scalar."""
    a, c = (RNG.integers(-5, 5, shape).astype(np.float32) for shape in ((10, 20), (20, 12)))
    bias = np.broadcast_to(RNG.integers(-5, 5, 12).astype(np.float32), (10, 12))
    scalar = node("scalar", F, (), (0,))
    first = Expression((node("mul", F, (operand(0), operand(0))),))
    second = Expression((node("mul", F, (operand(0), scalar)),), (F,))
    finish = node("maximum", F, (node("add", F, (operand(0), operand(1))), node("scalar", F, (), (1,))))
    out = np.zeros((10, 12), np.float32)
    product(run, a, c, out, F, (bias,), (2.0, -3.0), Expression((finish,), (F,)), (first, second))
    run.equal(out, np.maximum((a * a) @ (c * 2) + bias, -3))


def test_a_result_of_another_dtype(run, target):
    a, c = (RNG.integers(-5, 5, shape).astype(np.int8) for shape in ((10, 20), (20, 12)))
    out = np.zeros((10, 12), bool)
    positive = Expression((node("gt", "bool", (operand(0, "int32"), const(0, "int32"))),))
    product(run, a, c, out, "int32", epilogue=positive, features=target)
    run.equal(out, (a.astype(np.int32) @ c.astype(np.int32)) > 0)


def test_nan_and_infinity_reach_their_row_only(run):
    a, c = np.ones((6, 5), np.float32), np.ones((5, 7), np.float32)
    a[2, 3], a[4, 0] = np.nan, np.inf
    out = np.zeros((6, 7), np.float32)
    product(run, a, c, out, F)
    with np.errstate(all="ignore"):
        run.equal(out, a @ c)


@pytest.mark.parametrize("tile", [(8, 8), (16, 64), (32, 16)])
def test_tiles_are_honoured(run, tile):
    a, c = (RNG.integers(-5, 5, shape).astype(np.float32) for shape in ((70, 40), (40, 50)))
    out = np.zeros((70, 50), np.float32)
    program = product(run, a, c, out, F, schedule=Schedule(tile=tile))
    run.equal(out, a @ c)
    assert program.launches[0].kernel.group == (tile[1] // 4, tile[0] // 4, 1)


def test_small_devices_and_folded_grids(run):
    a, c = (RNG.integers(-5, 5, shape).astype(np.float32) for shape in ((70, 40), (40, 90)))
    out = np.zeros((70, 90), np.float32)
    small = replace(run.targets["plain"], group=16, shared=600, grid=(7, 65535, 1))
    program = product(run, a, c, out, F, features=small)
    run.equal(out, a @ c)
    assert program.launches[0].grid[1] > 1


def test_accumulating_elsewhere(run):
    a, c = (RNG.standard_normal(shape).astype(np.float32) for shape in ((4, 900), (900, 5)))
    out = np.zeros((4, 5), np.float32)
    product(run, a, c, out, F, schedule=Schedule(accumulate="float64"))
    np.testing.assert_allclose(out, a.astype(np.float64) @ c, rtol=1e-7)
    intent = Gemm((run.layout(a), run.layout(c)), (run.layout(out),), F)
    assert isinstance(lower(intent, Schedule(accumulate="int32"), run.targets["rich"]), Refused)
    assert isinstance(lower(intent, Schedule(tile=(6, 8)), run.targets["rich"]), Refused)


def test_one_kernel_for_many_shapes(run):
    kernels = set()
    for rows, columns, terms in [(70, 70, 70), (9, 12, 33), (128, 40, 9)]:
        a, c = np.ones((rows, terms), np.float32), np.ones((terms, columns), np.float32)
        kernels.update(product(run, a, c, np.zeros((rows, columns), np.float32), F).kernels)
    assert len(kernels) == 1
