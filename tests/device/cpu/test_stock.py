"""Products by the BLAS inside NumPy: what it covers, what it says of the library, and operands of any strides."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import trellis_cpu
from trellis.door import Candidate, Declined, Gemm, Layout, Map, Plan, Reduce, Schedule, Stencil, Take
from trellis.expr import Expression, const, node
from trellis_cpu.stock import library as libraries
from trellis_cpu.stock.product import Product

FLOATS = ["float32", "float64"]


def gemm(tools, a, b, c, **options):
    lead = c.shape[:-2]
    inputs = [np.broadcast_to(item, (*lead, *item.shape[-2:])) for item in (a, b)]
    return Gemm(tuple(map(tools.layout, inputs)), (tools.layout(c),), c.dtype.name, **options)


def multiply(cpu, tools, a, b, c):
    """Run the product in `c` and return its candidate."""
    intent = gemm(tools, a, b, c)
    candidate = trellis_cpu.trellis_stock(intent=intent, device=cpu.device)
    assert isinstance(candidate, Candidate)
    plan = Plan(intent, cpu.device, Schedule(), "stock", candidate)
    assert trellis_cpu.trellis_validate(plan=plan, device=cpu.device).allowed
    trellis_cpu.trellis_launch(plan=plan, device=cpu.device)(*map(cpu.session.adopt, (a, b, c)))
    return candidate


def check(actual, a, b):
    """Compare within the rounding of a sum of K products of numbers of size 5."""
    expected = a.astype("float64") @ b.astype("float64")
    bound = 25 * a.shape[-1] * np.finfo(actual.dtype).eps
    assert actual.shape == expected.shape
    np.testing.assert_allclose(actual, expected, rtol=0, atol=bound)


def sample(shape, dtype, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


SIZES = [(1, 2, 1), (2, 2, 2), (1, 7, 5), (5, 7, 1), (3, 5, 7), (17, 31, 13), (64, 64, 64), (65, 100, 127)]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("size", SIZES)
def test_sizes(cpu, tools, size, dtype):
    rows, depth, columns = size
    a, b = sample((rows, depth), dtype), sample((depth, columns), dtype, 1)
    c = tools.poisoned((rows, columns), dtype)
    candidate = multiply(cpu, tools, a, b, c)
    check(c, a, b)
    assert candidate.workspace == 0


BASE = sample((90, 80), "float32", 3)
VIEWS = {
    "transposed": (BASE.T, 0),
    "rows apart": (BASE[::2], 0),
    "part": (BASE[3:40, 5:70], 0),
    "columns apart": (BASE[:, ::2], 90 * 40),
    "reversed rows": (BASE[::-1], 90 * 80),
    "reversed columns": (BASE[:, ::-1], 90 * 80),
    "both apart": (BASE[::3, ::2], 30 * 40),
    "one row again and again": (np.broadcast_to(BASE[0], (90, 80)), 90 * 80),
    "one column again and again": (np.broadcast_to(BASE[:, :1], (90, 80)), 90 * 80),
    "misaligned bytes": (
        np.frombuffer(b"x" + BASE.tobytes(), np.uint8)[1:].view("float32").reshape(90, 80),
        0,
    ),
}


@pytest.mark.parametrize("name", VIEWS)
def test_views_are_copied_only_where_blas_needs_it_and_the_copies_are_stated(cpu, tools, name):
    view, elements = VIEWS[name]
    other = sample((view.shape[1], 33), "float32", 1)
    c = tools.poisoned((view.shape[0], 33), "float32")
    assert multiply(cpu, tools, view, other, c).workspace == 4 * elements
    check(c, view, other)
    other = sample((21, view.shape[0]), "float32", 1)
    c = tools.poisoned((21, view.shape[1]), "float32")
    assert multiply(cpu, tools, other, view, c).workspace == 4 * elements
    check(c, other, view)


def test_results_that_are_views(cpu, tools):
    a, b = sample((40, 30), "float64"), sample((30, 20), "float64", 1)
    memory = np.full((100, 100), 7.0)
    for out, copied in ((memory[:20, :40].T, 0), (memory[5:45, 3:23], 0), (memory[:80:2, 9:49:2], 8 * 800)):
        memory[:] = 7
        assert multiply(cpu, tools, a, b, out).workspace == copied
        check(out, a, b)
        assert np.count_nonzero(memory != 7) <= out.size


@pytest.mark.parametrize("dtype", FLOATS)
def test_vectors_in_every_direction(cpu, tools, dtype):
    a, long = sample((20, 30), dtype), sample((90, 120), dtype, 1)
    for matrix in (a, a.T.copy().T, sample((20, 50), dtype)[:, :30]):
        for column in (long[:30, :1], long[3:33, 7:8], long[:1, :30].T, long[:90:3, 4:5]):
            for c in (tools.poisoned((20, 1), dtype), tools.poisoned((20, 9), dtype)[:, 3:4]):
                multiply(cpu, tools, matrix, column, c)
                check(c, matrix, column)
        for row in (long[:1, :20], long[3:4, 7:27], long[:20, :1].T, long[:60:3, 4:5].T):
            for c in (tools.poisoned((1, 30), dtype), tools.poisoned((30, 9), dtype)[:, 3:4].T):
                multiply(cpu, tools, row, matrix, c)
                check(c, row, matrix)


def test_results_by_columns(cpu, tools):
    a, b = sample((20, 30), "float32"), sample((30, 40), "float32", 1)
    for left in (a, np.asfortranarray(a)):
        for right in (b, np.asfortranarray(b)):
            for c in (tools.poisoned((40, 20), "float32").T, tools.poisoned((40, 33), "float32")[:, :20].T):
                multiply(cpu, tools, left, right, c)
                check(c, left, right)


def test_a_library_that_numpy_does_not_know_takes_stacks_one_by_one(cpu, tools):
    inside = libraries.inside_numpy()
    if isinstance(inside, str) or inside.handle is None:
        pytest.skip("the BLAS inside NumPy can't be called by address")
    other = inside._replace(inside=False)
    a, b = sample((3, 1, 5, 6), "float32"), sample((4, 6, 14), "float32", 1)[:, :, ::2]
    for c in (
        tools.poisoned((3, 4, 5, 7), "float32"),
        tools.poisoned((3, 4, 7, 10), "float32")[..., ::2].swapaxes(-1, -2),
    ):
        intent = gemm(tools, a, b, c)
        Product(intent, other).executable()(*map(cpu.session.adopt, (a, b, c)))
        check(c, a, b)


@pytest.mark.parametrize("value", ["1", "0"])
def test_the_setting_decides_between_an_installed_library_and_numpys_own(value):
    code = (
        "from trellis_cpu.stock import installed, library\n"
        "there, taken = installed.installed(), library.blas()\n"
        f"assert taken == (library.inside_numpy() if {value} or there is None else there)\n"
        "assert there is None or (there.loaded and there.version and 'oneMKL' in there.name)\n"
    )
    environment = {**os.environ, "TRELLIS_NUMPY_BLAS": value}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_batches(cpu, tools):
    a, b = sample((3, 1, 5, 6), "float32"), sample((1, 4, 6, 7), "float32", 1)
    a, b = np.broadcast_to(a, (3, 4, 5, 6)), np.broadcast_to(b, (3, 4, 6, 7))
    c = tools.poisoned((3, 4, 5, 7), "float32")
    assert dict(multiply(cpu, tools, a, b, c).geometry) == {"batch": 12}
    check(c, a, b)


def test_nan_and_infinities(cpu, tools):
    a, b = sample((20, 30), "float32"), sample((30, 40), "float32", 1)
    a[3, 4], a[5, 6], b[7, 8] = np.nan, np.inf, -np.inf
    c = tools.poisoned((20, 40), "float32")
    multiply(cpu, tools, a, b, c)  # without a warning
    with np.errstate(invalid="ignore"):
        expected = a.astype("float64") @ b.astype("float64")
    np.testing.assert_array_equal(np.isnan(c), np.isnan(expected))
    np.testing.assert_array_equal(np.isinf(c), np.isinf(expected))


def test_the_library_is_the_one_that_is_loaded(cpu, tools):
    a = sample((4, 4), "float64")
    library = multiply(cpu, tools, a, a.copy(), np.empty((4, 4))).library
    if library.loaded and sys.platform == "linux":
        mapped = {line.split("/")[-1] for line in Path("/proc/self/maps").read_text().splitlines()}
        assert library.name.partition("(")[2].rstrip(")") in mapped
    assert "cblas_dgemm" in library.symbol
    bundled = np.show_config(mode="dicts")["Build Dependencies"]["blas"]
    if "openblas" in bundled["name"]:
        inside = libraries.inside_numpy()
        assert inside.loaded
        assert inside.name.startswith("OpenBLAS (")
        assert bundled["version"].startswith(inside.version)


def test_each_shape_names_its_routine(cpu, tools):
    def routine(a, b):
        c = np.empty((*a.shape[:-1], b.shape[-1]), a.dtype)
        return multiply(cpu, tools, a, b, c).library.symbol

    a = sample((6, 5), "float32")
    assert "cblas_sgemm" in routine(a, sample((5, 7), "float32"))
    assert "cblas_sgemv" in routine(a, sample((5, 1), "float32"))
    assert "cblas_sgemv" in routine(a[:1], sample((5, 7), "float32"))
    assert "cblas_dgemm" in routine(a.astype("float64"), a.T.astype("float64"))
    if (
        libraries.blas().inside
    ):  # stacks go through NumPy, which takes another routine where both operands are one matrix
        stack = sample((2, 6, 5), "float32")
        own = routine(stack, stack.swapaxes(-1, -2))
        assert "cblas_sgemm" in own
        assert "cblas_ssyrk" in own
        assert "cblas_sdot" in routine(stack[:, :1], stack[:, :1].swapaxes(-1, -2))


F = Layout.dense("float32", (4, 4))
IDENTITY = Expression((node("input", "float32", (), (0,)),))
DECLINED = {
    "no library here does map": Map(IDENTITY, (F,), (F,), (4, 4)),
    "no library here does stencil": Stencil(
        Expression((node("tap", "float32", (), (0, 0, 0)),)), (F,), (F,), "edge", 0, (0, 0), (0, 0)
    ),
    "no library here does reduce": Reduce(
        "sum", IDENTITY, (F,), (Layout.dense("float32", ()),), (4, 4), (0, 1), "float32"
    ),
    "no library here does take": Take((F, Layout.dense("int64", (4,))), (F,), 0),
    "BLAS has no epilogues": Gemm(
        (F, F),
        (F,),
        "float32",
        Expression((node("add", "float32", (IDENTITY.outputs[0], const(1.0, "float32"))),)),
    ),
    "float32 and float64, not int32": Gemm(
        (Layout.dense("int32", (4, 4)),) * 2, (Layout.dense("int32", (4, 4)),), "int32"
    ),
    "length 0": Gemm((Layout.dense("float32", (4, 0)), Layout.dense("float32", (0, 4))), (F,), "float32"),
    "length 1": Gemm((Layout.dense("float32", (4, 1)), Layout.dense("float32", (1, 4))), (F,), "float32"),
}


@pytest.mark.parametrize("reason", DECLINED)
def test_what_no_library_covers_is_declined_with_the_reason(cpu, reason):
    answer = trellis_cpu.trellis_stock(intent=DECLINED[reason], device=cpu.device)
    assert isinstance(answer, Declined)
    assert reason in answer.why


def test_declining_other_operations_looks_at_no_library():
    code = (
        "import sys, trellis_cpu; from trellis.door import Layout, Take\n"
        "f, i = Layout.dense('float32', (4,)), Layout.dense('int64', (4,))\n"
        "assert 'does take' in trellis_cpu.trellis_stock(intent=Take((f, i), (f,), 0), device=None).why\n"
        "assert 'trellis_cpu.stock.library' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
