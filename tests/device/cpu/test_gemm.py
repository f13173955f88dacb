"""Generated products against NumPy: sizes around every tile, dtypes, strides, batches, epilogues, schedules, threads."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from products import Product, sample

import trellis
import trellis_cpu
from trellis.door import Plan, Schedule

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
DTYPES = ["float32", "float64", *INTEGERS]


# Rows, depth, columns: 1, odd, prime, one less and more than tiles of 6 and 12 rows and of 8 to 128 columns, deeper than both.
SIZES = [
    (1, 1, 1), (1, 7, 1), (1, 5, 40), (40, 5, 1), (2, 1, 3), (5, 2, 7), (6, 3, 8), (7, 4, 9), (11, 5, 15), (12, 6, 16), (13, 7, 17),
    (12, 64, 32), (13, 65, 33), (23, 31, 63), (25, 37, 65), (24, 3, 127), (37, 129, 131), (3, 1000, 5), (130, 17, 19),
]  # fmt: skip


@pytest.mark.parametrize("dtype", DTYPES)
def test_sizes(cpu, tools, dtype):
    for rows, depth, columns in SIZES:
        product = Product(tools, sample((rows, depth), dtype), sample((depth, columns), dtype, 1))
        product.check(product.run(cpu))


@pytest.mark.parametrize("dtype", ["float32", "float64", "int8", "int64", "uint16"])
def test_sizes_on_lesser_processors(each, tools, dtype):
    for rows, depth, columns in SIZES:
        product = Product(tools, sample((rows, depth), dtype), sample((depth, columns), dtype, 1))
        product.check(product.run(each))


@pytest.mark.parametrize("dtype", ["float32", "int32"])
def test_no_depth_gives_zeros_to_the_epilogue(cpu, tools, dtype):
    a, b = np.empty((13, 0), dtype), np.empty((0, 40), dtype)
    tools.assert_same(Product(tools, a, b).run(cpu), np.zeros((13, 40), dtype))
    product = Product(tools, a, b, epilogue=lambda total, x: total + x, extras=[np.arange(40).astype(dtype)])
    tools.assert_same(product.run(cpu), np.broadcast_to(np.arange(40).astype(dtype), (13, 40)))


BASE = sample((90, 80), "float32", 3)
VIEWS = {
    "plain": BASE,
    "transposed": BASE.T,
    "both apart": BASE[::3, ::2],
    "columns apart": BASE[:, 1::2],
    "reversed": BASE[::-1, ::-1],
    "transposed and reversed": BASE.T[::-1],
    "part": BASE[3:40, 5:70],
    "one row again and again": np.broadcast_to(BASE[0], (30, 80)),
    "one column again and again": np.broadcast_to(BASE[:, :1], (90, 30)),
    "misaligned bytes": np.frombuffer(b"x" + BASE.tobytes(), np.uint8)[1:].view("float32").reshape(90, 80),
}


@pytest.mark.parametrize("name", VIEWS)
def test_operands_of_any_strides(each, tools, name):
    view = VIEWS[name]
    for dtype in ("float32", "int16"):
        seen = view if dtype == "float32" else (view * 1000).astype(dtype)
        left, right = sample((21, view.shape[0]), dtype, 1), sample((view.shape[1], 33), dtype, 1)
        for product in (Product(tools, seen, right), Product(tools, left, seen)):
            product.check(product.run(each))


def test_strided_views_of_other_dtypes(cpu, tools):
    for dtype in DTYPES:
        a, b = sample((60, 70), dtype)[::-2, ::3], sample((40, 24), dtype, 1).T[:, ::-1]
        product = Product(tools, a, b)
        product.check(product.run(cpu))


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_results_that_are_views(each, tools, dtype):
    a, b = sample((25, 30), dtype), sample((30, 40), dtype, 1)
    memory = np.zeros((100, 120), dtype)
    for out in (memory[:40, :25].T, memory[5:30, 3:43], memory[:50:2, 9:89:2], memory[24::-1, 39::-1]):
        memory[:] = 7
        product = Product(tools, a, b, out)
        product.check(product.run(each))
        first, last = np.lib.array_utils.byte_bounds(out)
        flat, start = memory.reshape(-1), memory.ctypes.data
        assert np.all(flat[: (first - start) // flat.itemsize] == 7)
        assert np.all(flat[(last - start) // flat.itemsize :] == 7)


@pytest.mark.parametrize(
    "shapes",
    [
        ((3, 1, 5, 6), (1, 4, 6, 7)),
        ((2, 3, 13, 9), (9, 33)),
        ((13, 9), (2, 3, 9, 33)),
        ((5, 1, 1), (5, 1, 1)),
    ],
)
def test_batches_share_what_is_broadcast(each, tools, shapes):
    for dtype in ("float32", "int64"):
        product = Product(tools, sample(shapes[0], dtype), sample(shapes[1], dtype, 1))
        product.check(product.run(each))


def test_batches_of_views(cpu, tools):
    a, b = sample((4, 6, 20, 15), "float64"), sample((6, 4, 15, 20), "float64", 1)
    product = Product(tools, a[::-1, ::2].swapaxes(-1, -2), b.transpose(1, 0, 3, 2)[:, 1::2])
    product.check(product.run(cpu))


EPILOGUES = {
    "bias and relu": (lambda total, bias: np.maximum(total + bias, 0), [(40,)]),
    "a factor a row": (lambda total, scale: total * scale, [(25, 1)]),
    "residual": (lambda total, x, bias: total - x + bias, [(25, 40), (1, 1)]),
    "number": (lambda total: total * 1.5 + 3, []),
    "comparison": (lambda total, bias: total > bias, [(40,)]),
}


@pytest.mark.parametrize("name", EPILOGUES)
def test_epilogues(each, tools, name):
    function, shapes = EPILOGUES[name]
    for dtype in ("float64", "int32"):
        a, b = (sample((25, 9), dtype) % 100, sample((9, 40), dtype, 1) % 100)
        extras = [sample(shape, dtype, 2) % 100 for shape in shapes]
        product = Product(tools, a, b, epilogue=function, extras=extras)
        expected = function(a @ b, *extras)
        actual = product.run(each)
        assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
        np.testing.assert_allclose(actual, expected, rtol=1e-12, atol=1e-9)


def test_epilogues_of_views_batches_and_other_dtypes(cpu, tools):
    a, b = sample((3, 14, 9), "float32"), sample((3, 9, 70), "float32", 1)
    bias = sample((3, 1, 140), "float64", 2)[:, :, ::2]
    gate = sample((70, 14), "int8", 3).T > 0
    product = Product(tools, a, b, epilogue=lambda x, y, z: np.where(z, x + y, -1.0), extras=[bias, gate])
    expected = np.where(gate, a.astype("float64") @ b + bias, -1)
    np.testing.assert_allclose(product.run(cpu), expected, rtol=0, atol=1e-4)
    assert product.out.dtype == "float64"


def test_epilogues_keep_bytes_within_their_range(cpu, tools):
    a, b = sample((9, 8), "int8"), sample((8, 7), "int8", 1)
    product = Product(tools, a, b, epilogue=lambda total: total // 2)
    tools.assert_same(product.run(cpu), (a @ b) // 2)


def test_the_index_of_a_result_in_its_epilogue(cpu, tools):
    def function(total):
        return total + trellis.index(0) * 10_000 + trellis.index(1) * 100 + trellis.index(2)

    a, b = sample((3, 14, 5), "int64") % 10, sample((5, 70), "int64", 1) % 10
    z, y, x = np.indices((3, 14, 70))
    tools.assert_same(Product(tools, a, b, epilogue=function).run(cpu), a @ b + z * 10_000 + y * 100 + x)


def test_epilogues_that_ignore_the_product(cpu, tools):
    a, b, x = sample((14, 5), "float32"), sample((5, 70), "float32", 1), sample((70,), "float64", 2)
    tools.assert_same(Product(tools, a, b, epilogue=lambda total: 3.0).run(cpu), np.full((14, 70), 3.0))
    product = Product(tools, a, b, epilogue=lambda total, x: x * 2, extras=[x])
    tools.assert_same(product.run(cpu), np.broadcast_to(x * 2, (14, 70)))


def test_nan_and_infinities_stay_in_their_row_and_column(cpu, tools):
    a, b = sample((25, 30), "float32"), sample((30, 65), "float32", 1)
    for value, place in ((np.nan, (0, 0)), (np.inf, (13, 14)), (-np.inf, (24, 29))):
        one, other = a.copy(), b.copy()
        one[place] = value
        actual = Product(tools, one, b).run(cpu)
        assert np.isfinite(np.delete(actual, place[0], axis=0)).all()
        assert not np.isfinite(actual[place[0]]).any()
        other[place] = value
        actual = Product(tools, a, other).run(cpu)
        assert np.isfinite(np.delete(actual, place[1], axis=1)).all()
        assert not np.isfinite(actual[:, place[1]]).any()


@pytest.mark.parametrize(
    "schedule",
    [
        Schedule(vector=1),
        Schedule(vector=4, unroll=3),
        Schedule(vector=32),
        Schedule(unroll=4),
        Schedule(accumulate="float64"),
    ],
)
def test_schedules(cpu, tools, schedule):
    for rows, depth, columns in ((13, 65, 33), (24, 64, 64), (5, 2, 200)):
        product = Product(tools, sample((rows, depth), "float32"), sample((depth, columns), "float32", 1))
        product.check(product.run(cpu, schedule))


def test_the_cut_changes_no_bit(cpu, tools):
    product = Product(tools, sample((100, 70), "float32"), sample((70, 150), "float32", 1))
    wanted = product.run(cpu).copy()
    product.check(wanted)
    for tile in ((12, 32), (36, 64), (120, 160)):
        tools.assert_same(product.run(cpu, Schedule(tile=tile)), wanted)


@pytest.mark.parametrize(
    ("schedule", "what", "nearest"),
    [
        (Schedule(tile=(16, 16)), "tile", "(24, 32)"), (Schedule(accumulate="int8"), "accumulate", "float32"),
        (Schedule(accumulate="nonsense"), "accumulate", "float32"), (Schedule(vector=3), "vector", "2"),
    ],
)  # fmt: skip
def test_what_a_product_cannot_honour_is_refused(cpu, tools, schedule, what, nearest):
    intent = Product(tools, sample((20, 20), "float32"), sample((20, 20), "float32")).intent
    candidate = trellis_cpu.trellis_generate(intent=intent, schedule=schedule, device=cpu.device)
    plan = Plan(intent, cpu.device, schedule, "generate", candidate)
    (refusal,) = trellis_cpu.trellis_validate(plan=plan, device=cpu.device).refusals
    assert refusal.what == what
    if what != "tile" or cpu.device.limits.vector_bytes == 64:
        assert refusal.nearest == nearest


def test_one_kernel_serves_many_shapes_and_strides(cpu, tools):
    signatures = {"full": set(), "narrow": set()}
    for size in range(1, 70):
        a, b = sample((size, 71 - size), "float32"), sample((size + 1, 71 - size), "float32", 1).T
        product = Product(tools, a if size % 2 else np.asfortranarray(a), b)
        product.check(product.run(cpu))
        signatures["narrow" if size <= 8 else "full"].add(product.intent.signature())
    assert [len(found) for found in signatures.values()] == [1, 1]


SHARED = """
import hashlib, numpy as np, trellis
rng = np.random.default_rng(0)
ctx, digest = trellis.Context("cpu", routes="generate"), hashlib.sha256()
a, b, x = (rng.standard_normal(shape).astype("float32") for shape in ((500, 300), (300, 700), (1000, 1500)))
digest.update(ctx.gemm(a, b, epilogue=lambda total, bias: np.tanh(total + bias), epilogue_args=(b[0],)).numpy())
digest.update(ctx.stencil(lambda n: n[-1, 0] * 0.3 + n[0, 2] - n[1, 1], x, boundary="reflect").numpy())
digest.update(ctx.take(x, rng.integers(-1000, 1000, 3000), axis=0).numpy())
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


@pytest.mark.parametrize("end", [False, True])
def test_nothing_is_touched_beside_the_arrays(each, tools, end):
    for dtype in ("float32", "int8"):
        for rows, depth, columns in SIZES:
            a, b, c = ((rows, depth), (depth, columns), (rows, columns))
            operands = [tools.at_the_brink(sample(shape, dtype), end=end) for shape in (a, b, c)]
            product = Product(tools, *operands)
            product.check(product.run(each))
            turned = Product(tools, *(operand.T for operand in (operands[1], operands[0], operands[2])))
            turned.check(turned.run(each))
