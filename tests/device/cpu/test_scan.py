"""Running sums along every axis of every dtype, against NumPy: exact, or float64 and a stated bound."""

from __future__ import annotations

import ctypes
import itertools
import threading

import ml_dtypes
import numpy as np
import pytest

from trellis.door import Scan, Schedule
from trellis_cpu import driver
from trellis_cpu.kernels import scan as scan_writer

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float32", "float64"]
DTYPES = ["bool", *INTEGERS, *FLOATS]
CACHED, STREAMING = Schedule(stores="cached"), Schedule(stores="streaming")


@pytest.fixture(scope="module")
def scan(cpu, tools):
    return scanning(cpu, tools)


def scanning(cpu, tools):
    def run(x, axis=0, *, exclusive=False, dtype=None, schedule=None, out=None):
        target = dtype or numpy_dtype(x.dtype.name)
        out = tools.poisoned(x.shape, target) if out is None else out
        intent = Scan("sum", (tools.layout(x),), (tools.layout(out),), axis, exclusive)
        cpu.run(intent, [x, out], (), schedule)
        return out

    return run


def numpy_dtype(source):
    return source if source in FLOATS else "uint64" if source.startswith("u") else "int64"


def wanted(x, axis, dtype, *, exclusive):
    """Return NumPy's running sums, those of floats in extended precision."""
    with np.errstate(all="ignore"):
        total = np.cumsum(x, axis=axis, dtype=np.longdouble if dtype in FLOATS else dtype)
    if exclusive:
        total = np.roll(total, 1, axis)
        total[(slice(None),) * axis + (slice(0, 1),)] = 0
    return total


def agree(actual, x, axis, *, exclusive=False, note=""):
    """Compare: floats within 1 ulp of the running sum and 1e-14 of the magnitudes so far, integers exactly."""
    dtype = actual.dtype.name
    want = wanted(x, axis, dtype, exclusive=exclusive)
    assert actual.shape == x.shape, note
    if dtype not in FLOATS:
        np.testing.assert_array_equal(actual, want.astype(dtype), err_msg=note)
        return
    bound = np.finfo(dtype).eps * np.abs(want) + 1e-14 * np.cumsum(np.abs(x), axis=axis, dtype="f8")
    with np.errstate(invalid="ignore"):
        close = np.abs(actual.astype(np.longdouble) - want) <= bound
    assert np.all(close | (actual == want) | (np.isnan(actual) & np.isnan(want))), note


def values(shape, dtype, seed=0):
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype in FLOATS:
        return rng.standard_normal(shape).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, dtype, endpoint=True)


@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype(scan, dtype, exclusive):
    x = values((7, 203), dtype)
    for axis in range(2):
        agree(scan(x, axis, exclusive=exclusive), x, axis, exclusive=exclusive, note=f"axis {axis}")


@pytest.mark.parametrize("target", ["float32", "float64", "int32", "uint8", "int8"])
def test_a_result_of_another_dtype(scan, target):
    for source in ("int16", "uint8", "bool"):
        x = values((3, 701), source)
        for axis in range(2):
            agree(scan(x, axis, dtype=target), x, axis, note=source)
    x = np.array([0.5, 1.5, -2.7, 3.9], "float32").repeat(20)
    if target in {"int32", "int8"}:
        np.testing.assert_array_equal(scan(x, dtype=target), np.cumsum(x.astype(target), dtype=target))


def test_booleans_in_bool(scan):
    x = np.array([0, 0, 2, 0, 255] * 100, "uint8").view(bool)
    np.testing.assert_array_equal(scan(x, dtype="bool"), np.logical_or.accumulate(x))
    np.testing.assert_array_equal(scan(x), np.cumsum(x))


SIZES = sorted(
    {
        n + d
        for n in (1, 2, 8, 16, 32, 64, 128, 1024, 16384, 32768, 65536, 131072)
        for d in (-1, 0, 1)
        if n + d
    }
)


@pytest.mark.parametrize("schedule", [CACHED, STREAMING])
@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_sizes(scan, dtype, schedule):
    x = values(140_000, dtype, 3)
    for size, exclusive in itertools.product([*SIZES, 140_000], (False, True)):
        part = x[:size]
        agree(
            scan(part, exclusive=exclusive, schedule=schedule),
            part,
            0,
            exclusive=exclusive,
            note=f"{size} elements",
        )


@pytest.mark.parametrize("offset", [0, 1, 3, 8, 15])
def test_any_alignment_and_nothing_beyond(scan, offset):
    x = values(70_000, "float32", 4)
    memory = np.full(70_100, 7, "float32")
    out = memory[offset : offset + 69_999]
    scan(x[1:], out=out, schedule=STREAMING)
    agree(out, x[1:], 0)
    assert np.all(memory[:offset] == 7)
    assert np.all(memory[offset + 69_999 :] == 7)


SHAPES = [
    (65_537, 3),
    (3, 65_537),
    (65_539, 1),
    (1, 65_539),
    (200_003, 2),
    (70, 9, 2049),
    (2, 3, 4, 5, 6),
    (5, 4100),
    (4100, 5),
    (2, 131_073),
    (70, 1, 700),
]


@pytest.mark.parametrize("schedule", [CACHED, STREAMING])
@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_along_each_axis(scan, shape, schedule):
    x = values(shape, "float32", 5)
    for axis in range(len(shape)):
        for exclusive in (False, True):
            agree(
                scan(x, axis, exclusive=exclusive, schedule=schedule),
                x,
                axis,
                exclusive=exclusive,
                note=f"axis {axis}",
            )


def test_streaming_rows_that_are_aligned(scan):
    x = values((300, 4096), "float32", 6)
    memory = np.zeros(300 * 4096 + 16, "float32")
    start = -memory.ctypes.data % 64 // 4
    out = memory[start : start + x.size].reshape(x.shape)
    agree(scan(x, 0, schedule=STREAMING, out=out), x, 0)


@pytest.mark.parametrize("axis", [0, 1])
def test_nan_and_infinities_stay_from_where_they_are(scan, axis):
    for place in (0, 1, 8, 100, 99_999, 199_999):
        x = values(200_000, "float32", 7)
        x[place] = np.nan
        line = x[:, None] if axis == 0 else x[None]
        agree(scan(line, axis), line, axis)
        x[place] = np.inf
        agree(scan(line, axis), line, axis)
        x[min(place + 5, 199_999)] = -np.inf
        agree(scan(line, axis), line, axis)
    columns = values((50, 40), "float32", 8)
    columns[10, 3], columns[0, 5], columns[49, 7], columns[20, 9], columns[30, 9] = (
        np.nan,
        np.inf,
        np.nan,
        np.inf,
        -np.inf,
    )
    agree(scan(columns, axis), columns, axis)


def test_negative_zeros(scan, tools):
    x = np.full((50, 60), -0.0, "float32")
    x[20, 30] = 0.0
    for axis in range(2):
        tools.assert_same(scan(x, axis), np.cumsum(x, axis))
        tools.assert_same(scan(x, axis, exclusive=True), np.zeros_like(x))


def test_integers_wrap(scan):
    for dtype in ("int64", "uint64", "int8"):
        x = np.full(100_000, np.iinfo(dtype).max, dtype)
        agree(scan(x, dtype=dtype), x, 0)


def test_errors_do_not_grow_with_length(scan):
    tenths = np.full(10_000_000, 0.1, "float32")
    exact = np.float64(np.float32(0.1)) * np.arange(1, tenths.size + 1)
    for x in (tenths, tenths.reshape(-1, 1)):
        np.testing.assert_allclose(scan(x).reshape(-1), exact, rtol=2e-7)
    ours = np.abs(scan(tenths) - exact)
    theirs = np.abs(np.cumsum(tenths) - exact)
    assert ours.max() <= theirs.max()


def test_large_values_of_both_signs(scan):
    x = np.tile(np.array([1e8, 1.0, -1e8, 1.0], "float32"), 50_000)
    agree(scan(x), x, 0)
    agree(scan(x.reshape(-1, 40), 0), x.reshape(-1, 40), 0)


@pytest.mark.parametrize(
    "schedule",
    [
        {"vector": 1},
        {"vector": 4, "unroll": 1},
        {"vector": 64, "unroll": 3},
        {"tile": (100,)},
        {"tile": (1000, 10)},
    ],
)
def test_schedules(scan, schedule):
    for stores in ("cached", "streaming"):
        how = Schedule(**schedule, stores=stores)
        x = values((9, 5003), "float32", 9)
        for axis in range(2):
            agree(scan(x, axis, schedule=how), x, axis)
            agree(scan(x, axis, schedule=how, exclusive=True), x, axis, exclusive=True)


def test_one_kernel_serves_many_shapes(scan, cpu):
    before = set(cpu._candidates)
    for size in range(2, 202):
        x = values((size, 3 * size), "float32")
        agree(scan(x, 0), x, 0)
        agree(scan(x, 1), x, 1)
        agree(scan(x.reshape(-1)), x.reshape(-1), 0)
    assert len(set(cpu._candidates) - before) <= 4


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_halves(scan, cpu, dtype):
    if dtype not in cpu.device.dtypes:
        pytest.skip(f"this processor does not convert {dtype}")
    half = np.dtype(getattr(ml_dtypes, dtype) if dtype == "bfloat16" else dtype)
    x = values((60, 70), "float32", 10).astype(half)
    for axis in range(2):
        want = np.cumsum(x.astype("f8"), axis)
        eps = 2.0**-11 if dtype == "float16" else 2.0**-8
        np.testing.assert_allclose(scan(x, axis, dtype=half).astype("f8"), want, rtol=eps, atol=1e-7)
        np.testing.assert_allclose(scan(x, axis, dtype="float32"), want, rtol=1e-6, atol=1e-6)


def test_parts_wait_for_those_before_them(cpu, tools):
    x, out = values(300_000, "float32", 11), np.empty(300_000, "float32")
    intent = Scan("sum", (tools.layout(x),), (tools.layout(out),), 0, exclusive=False)
    work = scan_writer.work(intent, Schedule(), driver.host())
    scratch = np.full(work.scratch, 0xFF, np.uint8)
    block = np.array([x.ctypes.data, out.ctypes.data, scratch.ctypes.data, *work.statics])
    clear, run = (
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)(address)
        for address in cpu.candidate(intent).handle.functions
    )
    clear(block.ctypes.data, 0, work.chunks[0])
    assert work.chunks[1] > 4
    parts = [
        threading.Thread(target=run, args=(block.ctypes.data, chunk, chunk + 1))
        for chunk in reversed(range(work.chunks[1]))
    ]
    for part in parts:
        part.start()
    for part in parts:
        part.join()
    agree(out, x, 0)


@pytest.mark.parametrize("schedule", [CACHED, STREAMING])
@pytest.mark.parametrize("end", [True, False])
def test_nothing_is_touched_beyond_the_ends(scan, tools, end, schedule):
    for shape in ((1,), (7,), (9,), (1001,), (70_001,), (5, 3), (7, 33), (64, 16), (9, 2050)):
        x = tools.at_the_brink(values(shape, "float32", 12), end=end)
        for axis in range(len(shape)):
            out = tools.at_the_brink(np.zeros(shape, "float32"), end=end)
            agree(scan(x, axis, schedule=schedule, out=out), x, axis, note=f"{shape} along {axis}")


def test_on_lesser_processors(each, tools):
    run = scanning(each, tools)
    for dtype in ("float32", "uint8"):
        for shape in ((1,), (70_003,), (67, 41), (41, 1029)):
            x = values(shape, dtype, 13)
            for axis, exclusive in itertools.product(range(len(shape)), (False, True)):
                agree(run(x, axis, exclusive=exclusive, schedule=STREAMING), x, axis, exclusive=exclusive)
