"""Histograms against numpy.histogram, which they equal count by count."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import trellis
from trellis.door import Histogram, Schedule

WIDE = ["int16", "int32", "int64", "uint16", "uint32", "uint64", "float32", "float64"]
BYTES = ["uint8", "int8"]


@pytest.fixture(scope="module")
def histogram(cpu, tools):
    return counting(cpu, tools)


def counting(cpu, tools):
    def run(x, bins=10, ends=None, schedule=None, edges=None):
        edges = np.histogram_bin_edges(x, bins, ends) if edges is None else edges
        out = tools.poisoned((edges.size - 1,), "int64")
        cpu.run(
            Histogram((tools.layout(x), tools.layout(edges)), (tools.layout(out),)),
            [x, edges, out],
            (),
            schedule,
        )
        return out

    return run


def agree(histogram, x, bins=10, ends=None, **how):
    np.testing.assert_array_equal(
        histogram(x, bins, ends, **how), np.histogram(x, bins, ends)[0], err_msg=f"{bins} {ends}"
    )


def values(size, dtype, seed=0):
    rng = np.random.default_rng(seed)
    if dtype.startswith("float"):
        return (rng.standard_normal(size) * 50).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(max(info.min, -150), min(info.max, 300), size).astype(dtype)


@pytest.mark.parametrize("dtype", [*BYTES, *WIDE])
def test_every_dtype(histogram, dtype):
    x = values(5003, dtype)
    for bins in (1, 2, 7, 100, 256, 4097):
        for ends in (None, (-20, 40), (0, 256), (-1.5, 2.25), (200, 201), (1000, 2000)):
            agree(histogram, x, bins, ends)


SIZES = sorted(
    {n + d for n in (1, 2, 8, 16, 64, 128, 65536, 131072) for d in (-1, 0, 1) if n + d} | {1_100_000}
)


@pytest.mark.parametrize("dtype", ["uint8", "float32", "int32"])
def test_sizes(histogram, dtype):
    x = values(1_100_000, dtype, 1)
    for size in SIZES:
        agree(histogram, x[:size], 33, (0, 99))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("bins", [1, 3, 10, 49, 100, 1000, 3333, 100_000])
def test_values_on_and_beside_edges(histogram, dtype, bins):
    for ends in ((0.0, 1.0), (-1.0, 1.0), (0.1, 0.7), (-1e-3, 1e5), (1e6, 1e6 + 40_000)):
        edges = np.linspace(*ends, bins + 1, dtype=dtype)
        if np.any(np.diff(edges) <= 0):
            continue
        below, above = (np.nextafter(edges, np.array(to, dtype)) for to in (-np.inf, np.inf))
        agree(histogram, np.concatenate([edges, below, above]), bins, ends)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_edges_one_step_of_the_dtype_apart(histogram, dtype):
    low = np.array(1.0, dtype)
    ends = (low, low + 64 * np.finfo(dtype).eps)
    x = low + np.arange(-3, 70) * np.finfo(dtype).eps
    agree(histogram, x.astype(dtype), 64, ends)
    agree(histogram, x.astype(dtype), 21, ends)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("size", ["huge", "tiny"])
def test_ranges_that_arithmetic_can_not_hold(histogram, dtype, size):
    info = np.finfo(dtype)
    unit = info.max / 2 if size == "huge" else info.smallest_subnormal * 30
    edges = (np.array([-1.5, -0.5, 0.5, 1.5]) * unit).astype(dtype)
    x = (np.array([-1.6, -1.5, -0.6, 0.0, 0.4, 0.5, 1.5, 1.6] * 40) * unit).astype(dtype)
    np.testing.assert_array_equal(histogram(x, edges=edges), [80, 80, 80])


def test_nan_infinities_and_zeros(histogram):
    x = values(1000, "float32", 2)
    x[[0, 500, 999]] = np.nan
    x[[1, 501, 998]] = np.inf
    x[[2, 502, 997]] = -np.inf
    x[[3, 503]] = -0.0
    agree(histogram, x, 10, (-10, 10))
    agree(histogram, x, 10, (0, 10))
    agree(histogram, np.full(100, np.nan, "float32"), 5, (0, 1))


def test_extreme_integers(histogram):
    for dtype in ("int64", "uint64", "int32", "uint32", "int16", "int8", "uint8"):
        info = np.iinfo(dtype)
        x = np.array([info.min, info.min + 1, 0, 1, info.max - 1, info.max] * 30, dtype)
        agree(histogram, x, 16, (float(info.min), float(info.max)))
        agree(histogram, x, 3, (0, 2))


def test_booleans(histogram):
    x = np.array([0, 1, 2, 255, 0] * 20, "uint8").view(bool)
    edges = np.histogram_bin_edges(np.zeros(0, "uint8"), 3, (0, 1))
    np.testing.assert_array_equal(histogram(x, edges=edges), [40, 0, 60])


def test_one_value_and_few_bins(histogram):
    for dtype in ("uint8", "float32"):
        x = np.full(300_000, 7, dtype)
        agree(histogram, x, 256, (0, 256))
        agree(histogram, x, 1, (7, 8))
        agree(histogram, x, 2, (6, 7))


def test_more_bins_than_several_tables_may_take(histogram, cpu, tools):
    x = values(1_200_000, "float32", 3)
    agree(histogram, x, 2_000_000, (-1e3, 1e3))
    edges = np.linspace(-1e3, 1e3, 2_000_001, dtype="float32")
    layouts = tools.layout(x), tools.layout(edges)
    intent = Histogram(layouts, (tools.layout(np.empty(2_000_000, "int64")),))
    assert cpu.candidate(intent).scratch <= 32 << 20


@pytest.mark.parametrize("schedule", [{"vector": 1}, {"vector": 4}, {"vector": 64}])
def test_schedules(histogram, schedule):
    for dtype in ("float32", "float64", "int32"):
        agree(histogram, values(10_007, dtype, 4), 100, (-50, 50), schedule=Schedule(**schedule))


def test_one_kernel_serves_any_bins_and_range(histogram, cpu):
    before = set(cpu._candidates)
    x = values(1000, "float32", 5)
    for bins in range(1, 60):
        agree(histogram, x, bins, (-bins, 2 * bins))
    assert len(set(cpu._candidates) - before) <= 1


@pytest.mark.parametrize("end", [True, False])
def test_nothing_is_touched_beyond_the_ends(cpu, tools, end):
    for dtype in ("uint8", "float32", "int64"):
        for size, bins in ((1, 1), (7, 3), (9, 100), (1001, 17)):
            x = values(size, dtype, 7)
            edges = np.histogram_bin_edges(x, bins, (-9, 99))
            arrays = [tools.at_the_brink(item, end=end) for item in (x, edges, np.zeros(bins, "int64"))]
            layouts = [tools.layout(item) for item in arrays]
            cpu.run(Histogram(tuple(layouts[:2]), tuple(layouts[2:])), arrays)
            np.testing.assert_array_equal(arrays[2], np.histogram(x, bins, (-9, 99))[0])


def test_on_lesser_processors(each, tools):
    run = counting(each, tools)
    for dtype in ("uint8", "int16", "float32", "float64"):
        x = values(70_001, dtype, 8)
        for bins, ends in ((10, None), (33, (-20, 40)), (256, (0, 256))):
            agree(run, x, bins, ends)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "uint8"])
def test_through_a_context_range_and_edges_are_numpys(dtype):
    with trellis.Context("cpu") as ctx:
        x = values((30, 67), dtype, 6)
        for bins, ends in ((10, None), (77, (-3.0, 9.5)), (256, (0, 256))):
            counts, edges = ctx.histogram(x.T, bins, ends)
            want, wanted = np.histogram(x, bins, ends)
            np.testing.assert_array_equal(counts.numpy(), want)
            np.testing.assert_array_equal(edges.numpy(), wanted)
            assert edges.numpy().dtype == wanted.dtype


@pytest.mark.parametrize("dtype", ["float16", ml_dtypes.bfloat16])
def test_halves_are_compared_with_edges_of_their_own(dtype):
    x = (np.random.default_rng(3).standard_normal(9001) * 50).astype(dtype)
    x[:4] = np.nan, np.inf, -np.inf, -0.0
    small = (np.random.default_rng(4).random(5000) * 2**-20).astype(dtype)
    with trellis.Context("cpu") as ctx:
        for data, bins, ends in (
            (x, 10, (-40, 40)), (x, 1, (0, 50)), (x, 100, (-100, 200)), (x, 3000, (-2.5, 9.25)), (x, 200, (0.5, 9.25)), (x, 30, (-0.25, 0.25)), (x, 77, (10, 11)),
            (x[4:], 50, None), (small, 5, None), (small, 19, (0, 2**-20)), (small, 200, (0, 2**-21)),
        ):  # fmt: skip
            try:
                sides = np.histogram_bin_edges(data, bins, ends)
            except ValueError:  # so many bins that their edges do not differ
                with pytest.raises(trellis.InvalidArgument):
                    ctx.histogram(ctx.asarray(data), bins, ends)
                continue
            counts, edges = ctx.histogram(ctx.asarray(data), bins, ends)
            assert edges.dtype == sides.dtype
            np.testing.assert_array_equal(edges.numpy().astype("float64"), sides.astype("float64"))
            expected, _ = np.histogram(data.astype("float64"), sides.astype("float64"))
            np.testing.assert_array_equal(counts.numpy(), expected, err_msg=f"{bins} {ends}")


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint64", "float16", ml_dtypes.bfloat16, "float32", "float64"]
)
def test_edges_of_nothing_have_numpys_dtype(dtype):
    data = np.zeros((3, 0), dtype)
    with trellis.Context("cpu") as ctx:
        counts, edges = ctx.histogram(data, 3)
        wanted = np.histogram_bin_edges(data.astype("uint8") if dtype == "bool" else data, 3)
        assert edges.dtype == wanted.dtype
        assert edges.numpy().tobytes() == wanted.tobytes()
        assert counts.numpy().tolist() == [0, 0, 0]


def test_edges_are_counted_as_uploaded():
    with trellis.Context("cpu") as ctx:
        counts, edges = ctx.histogram(ctx.zeros((100,), "int32"), 7, (0, 7))
        assert counts.record.bytes_uploaded == edges.nbytes == 64
        counts, edges = ctx.histogram(ctx.zeros((100,), "float16"), 7, (0, 7))
        assert counts.record.bytes_uploaded == 8 * (2 + 4)
