"""Products of few rows or few columns, whose other operand is read where it lies: every height, direction and edge."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from products import Product, sample

import trellis
from trellis.door import Schedule

FEW = [1, 2, 3, 4, 7, 8]
# Depth and the long extent: 1, odd, prime, around vectors, and more than a block of columns.
LONG = [(1, 9), (3, 1), (8, 16), (17, 15), (65, 33), (7, 300), (300, 129), (129, 2100)]


def ways(rows, columns, dtype, seed=0):
    """Yield one matrix in each of the ways it can lie."""
    yield sample((rows, columns), dtype, seed)
    yield sample((columns, rows), dtype, seed).T
    yield sample((rows, 3 * columns), dtype, seed)[:, ::3]
    yield sample((rows, columns), dtype, seed)[::-1, ::-1]


@pytest.mark.parametrize("few", FEW)
def test_few_rows_and_few_columns(each, tools, few):
    for depth, long in LONG:
        for other in ways(depth, long, "float32"):
            product = Product(tools, sample((few, depth), "float32", 1), other)
            product.check(product.run(each))
        for other in ways(long, depth, "float32"):
            product = Product(tools, other, sample((depth, few), "float32", 1))
            product.check(product.run(each))


@pytest.mark.parametrize("dtype", ["float64", "int8", "uint16", "int32", "uint64"])
def test_other_dtypes(cpu, tools, dtype):
    for few in (1, 3, 8):
        for other in ways(65, 130, dtype):
            for product in (
                Product(tools, sample((65, few), dtype, 1).T, other),
                Product(tools, other, sample((few, 130), dtype, 1).T),
            ):
                product.check(product.run(cpu))


def test_epilogues_see_the_result_upright(each, tools):
    def place(total, bias):
        return total * 0 + bias + trellis.index(0) * 100 + trellis.index(1) * 10_000

    for shape in ((3, 40), (40, 3), (1, 40), (40, 1), (4, 4)):
        bias = sample(shape, "int64", 2) % 50
        a, b = sample((shape[0], 5), "int64"), sample((5, shape[1]), "int64", 1)
        i, j = np.indices(shape)
        product = Product(tools, a, b, epilogue=place, extras=[bias])
        tools.assert_same(product.run(each), bias + i * 100 + j * 10_000)


def test_batches_and_results_that_are_views(cpu, tools):
    a, b = sample((2, 3, 40, 9), "float32"), sample((3, 9, 4), "float32", 1)
    memory = np.zeros((2, 3, 8, 80), "float32")
    product = Product(tools, a, b, memory[:, :, ::2, ::2].swapaxes(-1, -2)[:, :, :, :4])
    product.check(product.run(cpu))
    assert not memory[:, :, 1::2].any()
    many = Product(tools, sample((5000, 2, 3), "float64"), sample((5000, 3, 2), "float64", 1))
    many.check(many.run(cpu))


def test_no_depth_gives_zeros(each, tools):
    for shape in ((3, 40), (40, 3)):
        a, b = np.empty((shape[0], 0), "float32"), np.empty((0, shape[1]), "float32")
        tools.assert_same(Product(tools, a, b).run(each), np.zeros(shape, "float32"))


def test_nan_stays_in_its_row(cpu, tools):
    for shape in ((3, 65), (65, 3)):
        a, b = sample((shape[0], 33), "float32"), sample((33, shape[1]), "float32", 1)
        a[1, 32] = np.nan
        actual = Product(tools, a, b).run(cpu)
        assert np.isnan(actual[1]).all()
        assert np.isfinite(np.delete(actual, 1, axis=0)).all()


@pytest.mark.parametrize(
    "schedule",
    [Schedule(vector=1), Schedule(vector=4), Schedule(unroll=3), Schedule(accumulate="float64")],
)
def test_schedules(cpu, tools, schedule):
    for few in (1, 3, 8):
        for other in ways(65, 130, "float32"):
            product = Product(tools, sample((few, 65), "float32", 1), other)
            product.check(product.run(cpu, schedule))


def test_a_tile_asks_for_the_tiled_kernel(cpu, tools):
    wide = cpu.device.limits.vector_bytes
    tile = (12, 32) if wide == 64 else (12, 2 * wide)
    for shape in ((3, 40), (40, 3)):
        product = Product(tools, sample((shape[0], 9), "float32"), sample((9, shape[1]), "float32", 1))
        product.check(product.run(cpu, Schedule(tile=tile)))


@pytest.mark.parametrize("end", [False, True])
def test_nothing_is_touched_beside_the_arrays(each, tools, end):
    for rows, depth, columns in ((1, 33, 65), (3, 7, 129), (8, 16, 31), (65, 33, 1), (129, 5, 4)):
        shapes = ((rows, depth), (depth, columns), (rows, columns))
        operands = [tools.at_the_brink(sample(shape, "float32"), end=end) for shape in shapes]
        product = Product(tools, *operands)
        product.check(product.run(each))
        turned = Product(tools, *(operand.T for operand in (operands[1], operands[0], operands[2])))
        turned.check(turned.run(each))


SHARED = """
import hashlib, numpy as np, trellis
rng = np.random.default_rng(0)
ctx, digest = trellis.Context("cpu", routes="generate"), hashlib.sha256()
for shapes in (((3, 700), (700, 900)), ((900, 700), (700, 1)), ((1, 3000), (3000, 500))):
    a, b = (rng.standard_normal(shape).astype("float32") for shape in shapes)
    digest.update(ctx.gemm(a, b).numpy())
    digest.update(ctx.gemm(a, np.asfortranarray(b)).numpy())
print(digest.hexdigest())
"""


def test_results_do_not_depend_on_the_number_of_threads():
    results = {
        subprocess.run(
            [sys.executable, "-c", SHARED],
            env={**os.environ, "TRELLIS_NUM_THREADS": threads},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for threads in ("1", "2", "5")
    }
    assert len(results) == 1
