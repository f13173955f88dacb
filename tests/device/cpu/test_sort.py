"""Sorted values and indices of every dtype along every axis, bit for bit what NumPy's stable sort returns."""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trellis
from trellis.door import Schedule, Sort

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float16", "bfloat16", "float32", "float64"]
DTYPES = ["bool", *INTEGERS, *FLOATS]


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as made:
        yield made


@pytest.fixture(scope="module")
def sorting(cpu, tools):
    return on(cpu, tools)


def on(runner, tools):
    """Return a function that sorts on a processor, in memory that held something else."""

    def run(x, axis=-1, kind="values", *, descending=False, schedule=None, out=None, intent=Sort):
        out = tools.poisoned(x.shape, np.int64 if kind == "indices" else x.dtype) if out is None else out
        asked = intent(kind, (tools.layout(x),), (tools.layout(out),), axis % x.ndim, descending)
        runner.run(asked, [x, out], (), schedule)
        return out

    return run


def kind_of(dtype):
    return np.dtype(getattr(ml_dtypes, dtype) if dtype == "bfloat16" else dtype)


def values(shape, dtype, seed=0, *, few=False):
    """Return elements of all magnitudes, or of a few only; of floats, one in ten is special, NaN of any bits included."""
    rng = np.random.default_rng(seed)
    kind = kind_of(dtype)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype in INTEGERS:
        info = np.iinfo(dtype)
        low, high = (-2 if info.min else 0, 2) if few else (info.min, info.max)
        return rng.integers(low, high, shape, dtype, endpoint=True)
    x = rng.integers(-2, 3, shape).astype(kind) if few else rng.standard_normal(shape).astype(kind)
    flat, bits = x.reshape(-1), x.reshape(-1).view(f"u{kind.itemsize}")
    places = rng.permutation(flat.size)[: flat.size // 10 + 1]
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan], kind)
    flat[places] = special[rng.integers(0, len(special), len(places))]
    odd = places[np.isnan(flat[places].astype("f4"))]
    bits[odd] ^= rng.integers(0, 4, len(odd)).astype(bits.dtype)
    return x


def order(x, axis, *, descending):
    """Return the stable order, NaN greater than everything."""
    x = x.astype("f4") if x.dtype.kind not in "biuf" else x
    if not descending:
        return np.argsort(x, axis, kind="stable")
    if x.dtype.kind != "f":
        return np.argsort(~x, axis, kind="stable")
    missing = np.isnan(x)
    return np.lexsort((np.where(missing, 0, -x), ~missing), axis=axis)


def check(run, x, axis=-1, note="", ways=(False, True), **options):
    """Compare values by their bits, and indices."""
    for descending in ways:
        want = order(x, axis, descending=descending)
        indices = run(x, axis, "indices", descending=descending, **options)
        assert (indices.shape, indices.dtype) == (x.shape, np.int64)
        np.testing.assert_array_equal(indices, want, err_msg=f"{note} {axis} {descending}")
        actual = run(x, axis, descending=descending, **options)
        assert (actual.shape, actual.dtype) == (x.shape, x.dtype)
        size = f"u{x.dtype.itemsize}"
        expected = np.take_along_axis(x, want, axis)
        np.testing.assert_array_equal(
            actual.view(size), expected.view(size), err_msg=f"{note} {axis} {descending}"
        )


SHAPES = [(1,), (2,), (7,), (257,), (9000,), (5, 300), (300, 5), (17, 1025), (33, 4, 9), (9, 8200)]


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype(sorting, dtype):
    for shape, few in itertools.product(SHAPES, (False, True)):
        x = values(shape, dtype, few=few)
        for axis in range(len(shape)):
            both = shape[axis] <= 300 or dtype in {"bool", "int16", "uint64", "float32"}
            check(sorting, x, axis, note=f"{shape} {few}", ways=(False, True) if both else (False,))


@pytest.mark.parametrize("dtype", ["uint8", "int16", "float32", "int64"])
def test_lines_that_are_cut(sorting, dtype):
    for shape in ((131_072,), (200_003,), (3, 140_001), (140_001, 2)):
        x = values(shape, dtype, 1)
        for axis in range(len(shape)):
            if shape[axis] > 3:
                check(sorting, x, axis, note=str(shape), ways=(dtype == "float32",))


@pytest.mark.parametrize("dtype", ["float32", "int32", "float64", "uint8"])
@pytest.mark.parametrize("length", [10_000, 140_003])
def test_lines_in_order(sorting, dtype, length):
    x = values((length,), dtype, 4)
    up = x[order(x, 0, descending=False)]
    steps = np.arange(length).astype(dtype)
    late, early = up.copy(), up.copy()
    late[-1], early[0] = up[0], up[-1]
    lines = {
        "in order": up,
        "reversed": up[::-1].copy(),
        "strictly": steps,
        "strictly reversed": steps[::-1].copy(),
        "equal": np.full(length, 3, dtype),
        "but for the last": late,
        "but for the first": early,
        "twice": np.concatenate([steps[: length // 2], steps[: length - length // 2]]),
    }
    for name, line in lines.items():
        check(sorting, line, note=name)
    several = np.stack([up, late, steps[::-1]])
    check(sorting, several, 1, note="several", ways=(False,))
    check(sorting, several.T.copy(), 0, note="columns", ways=(False,))


@pytest.mark.parametrize("dtype", ["float32", "uint16"])
def test_sizes(sorting, dtype):
    sizes = {n + d for n in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 8192, 131_072) for d in (-1, 0, 1)}
    x = values(131_073, dtype, 2)
    for size in sorted(sizes - {0}):
        check(sorting, x[:size], note=f"{size} elements")


@pytest.mark.parametrize("lines", [1, 3, 7, 8, 9, 15, 16, 17, 31, 33, 100])
def test_groups_of_lines(sorting, lines):
    for dtype, length in itertools.product(("float32", "float64", "int16"), (1, 2, 3, 10, 100)):
        x = values((lines, length), dtype, 3)
        check(sorting, x, 1, note=f"{lines} lines of {length}")
        check(sorting, x.T.copy(), 0, note=f"{lines} lines of {length}")


@pytest.mark.parametrize("size", [200, 3000, 150_000])
def test_digits_that_all_share(sorting, size):
    rng = np.random.default_rng(4)
    for shift, width in itertools.product((0, 11, 24, 53), (1, 8, 13)):
        x = (rng.integers(0, 1 << width, size, "int64") << shift) ^ 0x5A5A5A5A5A5A
        check(sorting, x, note=f"{width} bits at {shift}")
    for same in (np.zeros(size, "int32"), np.full(size, -7, "int64"), np.full(size, np.nan, "f4")):
        check(sorting, same)
    zeros = np.zeros(size, "f8")
    zeros[::3] = -0.0
    check(sorting, zeros)


@pytest.mark.parametrize("dtype", ["int8", "uint64", "float16", "float32"])
def test_in_order_already_and_the_other_way(sorting, dtype):
    for size in (100, 5000, 140_000):
        x = np.sort(values(size, dtype, 5))
        check(sorting, x)
        check(sorting, x[::-1].copy())
        check(sorting, np.tile(x[:: size // 50], 60))


def test_extremes(sorting):
    for dtype in INTEGERS:
        info = np.iinfo(dtype)
        x = np.array([info.max, info.min, 0, 1, info.max - 1, info.min + 1] * 50, dtype)
        check(sorting, x, note=dtype)
        check(sorting, np.tile(x, 3), note=dtype)
    for dtype in FLOATS:
        info = ml_dtypes.finfo(kind_of(dtype))
        tiny, most = float(info.smallest_subnormal), float(info.max)
        line = [np.inf, most, 1, tiny, 0.0, -0.0, -tiny, -1, -most, -np.inf, np.nan, -np.nan]
        check(sorting, np.array(line * 25, kind_of(dtype)), note=dtype)
        check(sorting, np.array(line * 90, kind_of(dtype)), note=dtype)


@pytest.mark.parametrize("dtype", ["int8", "uint16"])
def test_few_values(sorting, dtype):
    info = np.iinfo(dtype)
    for size, chosen in itertools.product(
        (300, 70_000, 200_003), ([0], [info.max], [info.min, info.max], [5, 7])
    ):
        x = np.random.default_rng(16).choice(np.array(chosen, dtype), size)
        np.testing.assert_array_equal(sorting(x), np.sort(x))
        np.testing.assert_array_equal(sorting(x, descending=True), np.sort(x)[::-1])


@pytest.mark.parametrize("place", ["first", "middle", "last"])
@pytest.mark.parametrize("bits", [0x7FC00000, 0xFFC00000, 0x7F800001, 0xFFFFFFFF])
def test_nan_is_the_greatest(sorting, place, bits):
    for size in (9, 999, 140_001):
        x = values(size, "int32", 6).astype("f4")
        x.view("u4")[{"first": 0, "middle": size // 2, "last": -1}[place]] = bits
        check(sorting, x)
        assert np.isnan(sorting(x)[-1])
        assert np.isnan(sorting(x, descending=True)[0])


def test_any_byte_but_0_is_true(sorting):
    x = np.array([3, 0, 1, 255, 0, 2] * 100, "u1").view(bool)
    np.testing.assert_array_equal(sorting(x).view("u1") > 0, np.sort(x).view("u1") > 0)
    np.testing.assert_array_equal(sorting(x, kind="indices"), np.argsort(x.view("u1") > 0, kind="stable"))


@pytest.mark.parametrize("vector", [1, 2, 16, 64])
def test_schedules(sorting, vector):
    for dtype, shape in (("float32", (20, 30)), ("int64", (1500,))):
        for axis in range(len(shape)):
            x = values(shape, dtype, 7)
            check(sorting, x, axis, schedule=Schedule(vector=vector), ways=(vector == 2,))


class _Wide(Sort):
    __slots__ = ()

    @property
    def narrow(self):
        return False


def test_indices_of_64_bits(sorting):
    for shape in ((2000,), (140_001,), (1500, 3)):
        for axis in range(len(shape)):
            check(sorting, values(shape, "float32", 8), axis, intent=_Wide, ways=(False,))


def test_one_kernel_serves_many_shapes(sorting, cpu):
    before = set(cpu._candidates)
    for size in range(2, 202):
        x = values((size, 9), "int16", 9)
        np.testing.assert_array_equal(sorting(x, 0), np.sort(x, 0))
        np.testing.assert_array_equal(sorting(x, 1), np.sort(x, 1))
    for size in (1100, 2000, 3000):
        x = values((9, size), "int16", 9)
        np.testing.assert_array_equal(sorting(x, 1), np.sort(x, 1))
    assert len(set(cpu._candidates) - before) <= 3


@pytest.mark.parametrize("end", [True, False])
def test_nothing_is_touched_beyond_the_ends(sorting, tools, end):
    for shape in ((1,), (7,), (1001,), (140_001,), (5, 3), (33, 7), (9, 2050)):
        x = tools.at_the_brink(values(shape, "float32", 10), end=end)
        for axis in range(len(shape)):
            out = tools.at_the_brink(np.zeros(shape, "float32"), end=end)
            np.testing.assert_array_equal(sorting(x, axis, out=out), np.sort(x, axis))
            out = tools.at_the_brink(np.zeros(shape, "int64"), end=end)
            want = np.argsort(x, axis, kind="stable")
            np.testing.assert_array_equal(sorting(x, axis, "indices", out=out), want)


def test_on_lesser_processors(each, tools):
    run = on(each, tools)
    for dtype in ("float32", "int64"):
        for shape in ((70_003,), (67, 41)):
            for axis in range(len(shape)):
                check(run, values(shape, dtype, 11), axis, note=f"{dtype} {shape}", ways=(False,))


@given(
    st.sampled_from(DTYPES),
    st.lists(st.integers(1, 40), min_size=1, max_size=3),
    st.integers(0, 2),
    st.booleans(),
    st.integers(0, 99),
)
@settings(max_examples=50, deadline=None)
def test_shapes_drawn(sorting, dtype, shape, axis, few, seed):
    check(sorting, values(tuple(shape), dtype, seed, few=few), min(axis, len(shape) - 1))


def test_views(ctx):
    x = values((40, 50, 3), "float32", 12)
    held = ctx.asarray(x)
    for view in (
        lambda a: a.T,
        lambda a: a[::-1, ::2],
        lambda a: a[:, 5:20],
        lambda a: a[3],
        lambda a: a[..., 1],
    ):
        seen = view(x)
        for axis in (None, *range(seen.ndim)):
            actual = ctx.sort(view(held), axis).numpy()
            np.testing.assert_array_equal(actual, np.sort(seen, axis, kind="stable"))
            actual = ctx.argsort(view(held), axis).numpy()
            np.testing.assert_array_equal(actual, np.argsort(seen, axis, kind="stable"))
    spread = np.broadcast_to(x[0, :, 0], (7, 50))
    np.testing.assert_array_equal(ctx.sort(spread, 0).numpy(), spread)


def test_results_and_records(ctx):
    x = values((30, 20), "float32", 13)
    out = ctx.empty((30, 20), "float32")
    assert ctx.sort(x, out=out) is out
    np.testing.assert_array_equal(out.numpy(), np.sort(x))
    assert out.record.op == "sort"
    places = ctx.empty((30, 20), "int64")
    assert ctx.argsort(x, 0, descending=True, out=places) is places
    np.testing.assert_array_equal(places.numpy(), order(x, 0, descending=True))
    np.testing.assert_array_equal(trellis.sort(ctx, [3, 1, 2]).numpy(), [1, 2, 3])
    np.testing.assert_array_equal(trellis.argsort(ctx, [[3, 1], [2, 0]], axis=None).numpy(), [3, 1, 2, 0])


@pytest.mark.parametrize("shape", [(0,), (3, 0, 2), (1, 1)])
def test_nothing_and_little(ctx, shape):
    x = np.ones(shape, "f4")
    for axis in (None, *range(len(shape))):
        np.testing.assert_array_equal(ctx.sort(x, axis).numpy(), np.sort(x, axis))
        np.testing.assert_array_equal(ctx.argsort(x, axis).numpy(), np.argsort(x, axis))
    np.testing.assert_array_equal(ctx.sort(np.float32(4), None).numpy(), [4])


def test_what_is_refused(ctx):
    x = ctx.asarray(values((6, 5), "float32", 14))
    before = x.numpy().copy()
    for wrong in (
        lambda: ctx.sort(x, 2),
        lambda: ctx.argsort(x, (0, 1)),
        lambda: ctx.sort(np.float32(4)),
        lambda: ctx.sort(x, out=x),
        lambda: ctx.sort(x, out=ctx.empty((5, 6), "float32")),
        lambda: ctx.sort(x, out=ctx.empty((5, 6), "float32").T),
        lambda: ctx.argsort(x, out=ctx.empty((6, 5), "int32")),
    ):
        with pytest.raises(trellis.InvalidArgument):
            wrong()
    with pytest.raises(trellis.LaunchRefused):
        ctx.sort(x, schedule={"unroll": 2})
    np.testing.assert_array_equal(x.numpy(), before)


def test_scratch_memory_is_in_the_budget():
    x = values(200_000, "float32", 15)
    with trellis.Context("cpu", budget=3 * x.nbytes) as small:
        held = small.asarray(x)
        np.testing.assert_array_equal(small.sort(held).numpy(), np.sort(x))
        with pytest.raises(trellis.BudgetExceeded):
            small.argsort(held)
        np.testing.assert_array_equal(small.sort(held).numpy(), np.sort(x))
