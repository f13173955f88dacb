"""Variances and norms of hard data: large means, outliers, what over- and underflows, degrees of freedom, nothing at all."""

from __future__ import annotations

import numpy as np
import pytest

import trellis
from trellis.errors import InvalidArgument

SHAPES = [
    ((300_001,), None),
    ((40, 5003), 1),
    ((5003, 40), 0),
    ((4, 700, 33), (0, 2)),
    ((7, 5), 1),
    ((9, 800), 0),
]


@pytest.fixture(scope="module")
def ctx():
    return trellis.Context("cpu")


def relative(got, want):
    return float(np.max(np.abs(got.numpy().astype(np.longdouble) - want) / np.abs(want)))


@pytest.mark.parametrize("shape, axis", SHAPES)
@pytest.mark.parametrize("dtype, bound", [("float32", 2.0**-23), ("float64", 1e-14)])
def test_a_small_spread_around_a_large_mean(ctx, dtype, bound, shape, axis):
    rng = np.random.default_rng(1)
    for mean in (0, 1, 1e6, -1e6):
        x = (mean + rng.standard_normal(shape)).astype(dtype)
        for kind in ("var", "std"):
            want = getattr(np, kind)(x.astype(np.longdouble), axis=axis)
            assert relative(ctx.reduce(x, kind, axis=axis), want) <= bound, (kind, mean)


@pytest.mark.parametrize("shape, axis", SHAPES)
def test_an_outlier_anywhere(ctx, shape, axis):
    rng = np.random.default_rng(2)
    for place in (0, 77, -1):
        x = 1e3 + rng.standard_normal(shape)
        x.reshape(-1)[place % x.size] = 1e9
        want = np.var(x.astype(np.longdouble), axis=axis)
        # The distance of the first element in standard deviations is at most the root of the number of elements.
        assert relative(ctx.reduce(x, "var", axis=axis), want) <= 1e-12, place


def test_equal_values_do_not_vary_at_all(ctx):
    for dtype in ("float16", "float32", "float64", "int64", "uint8"):
        x = np.full((33, 1031), 101, dtype)
        for axis in (None, 0, 1):
            assert not np.any(ctx.reduce(x, "var", axis=axis).numpy())
            assert not np.any(ctx.reduce(x, "std", axis=axis).numpy())


def test_degrees_of_freedom_are_no_part_of_the_kernel(ctx):
    x = np.random.default_rng(3).standard_normal((6, 50))
    names = set()
    for ddof in (0, 1, 2.5, 49, -3):
        got = ctx.reduce(x, "var", axis=1, ddof=ddof)
        np.testing.assert_allclose(got.numpy(), np.var(x, axis=1, ddof=ddof), rtol=1e-14)
        names.add(got.record.kernel)
    assert len(names) == 1
    single = ctx.reduce(np.array([3.0, 4.0, 8.0], "float32"), "std", ddof=1)
    np.testing.assert_allclose(single.numpy(), np.std([3.0, 4.0, 8.0], ddof=1), rtol=1e-7)


def test_too_few_elements(ctx):
    assert np.isnan(float(ctx.reduce(np.ones(1), "var", ddof=1)))
    assert float(ctx.reduce(np.array([1.0, 2.0]), "var", ddof=2)) == np.inf
    assert float(ctx.reduce(np.array([1.0, 2.0]), "std", ddof=7)) == np.inf
    for kind in ("var", "std"):
        for shape, axis in (((0,), None), ((3, 0), 1), ((0, 3), 0)):
            got = ctx.reduce(np.empty(shape, "float32"), kind, axis=axis)
            assert got.shape == np.zeros(shape).sum(axis).shape
            assert np.all(np.isnan(got.numpy()))
    np.testing.assert_array_equal(ctx.reduce(np.empty((3, 0)), "norm", axis=1).numpy(), [0, 0, 0])


def test_infinities_have_no_variance(ctx):
    for place in (0, 500, 1023, 1024):
        for value in (np.inf, -np.inf, np.nan):
            x = np.random.default_rng(4).standard_normal((3, 1025)).astype("float32")
            x[1, place] = value
            np.testing.assert_array_equal(
                np.isnan(ctx.reduce(x, "var", axis=1).numpy()), [False, True, False]
            )
            assert np.flatnonzero(np.isnan(ctx.reduce(x, "std", axis=0).numpy())).tolist() == [place]


def test_a_function_first_and_dtypes(ctx):
    x = np.random.default_rng(5).standard_normal((8, 999)).astype("float32")
    got = ctx.reduce(x, "var", axis=1, fn=lambda v: v * 3 + 1000, dtype="float64")
    assert got.dtype == np.float64
    np.testing.assert_allclose(
        got.numpy(), np.var((x * np.float32(3) + np.float32(1000)).astype("f8"), axis=1), rtol=1e-4
    )
    assert ctx.reduce(np.arange(9, dtype="int8"), "std", dtype="float32").dtype == np.float32
    assert ctx.reduce(np.ones(3, "float16"), "norm").dtype == np.float16


@pytest.mark.parametrize("shape, axis", SHAPES)
def test_norms_neither_overflow_nor_underflow(ctx, shape, axis):
    rng = np.random.default_rng(6)
    ordinary = rng.uniform(0.5, 1, shape)
    mixed = ordinary * rng.choice([1e-300, 1.0, 1e300], shape)
    for x in (ordinary, ordinary * 1e300, ordinary * 1e-300, ordinary * 1e-310, ordinary * 1e-320, mixed):
        wide = x.astype(np.longdouble)
        want = np.sqrt(np.sum(wide * wide, axis=axis))
        # Below the least normal number a result has fewer digits.
        tiny = np.finfo("f8").smallest_subnormal
        error = np.abs(ctx.reduce(x, "norm", axis=axis).numpy() - want)
        assert np.all(error <= 1e-14 * want + tiny)
    single = (ordinary * 1e30).astype("float32")
    want = np.sqrt(np.sum(np.square(single.astype("f8")), axis=axis))
    np.testing.assert_allclose(ctx.reduce(single, "norm", axis=axis).numpy(), want, rtol=2.0**-23)


def test_norms_of_what_is_no_number(ctx):
    for values, want in (
        ([1.0, np.inf], np.inf),
        ([np.inf, np.nan], np.nan),
        ([1e300, np.nan], np.nan),
        ([1e-320, np.nan], np.nan),
        ([-0.0, 0.0], 0.0),
    ):
        for dtype in ("float32", "float64"):
            with np.errstate(over="ignore"):
                got = ctx.reduce(np.array(values).astype(dtype), "norm")
            np.testing.assert_array_equal(got.numpy(), np.array(want, dtype))


@pytest.mark.parametrize("dtype", ["int8", "int64", "uint16", "bool", "float16", "float32", "float64"])
@pytest.mark.parametrize("order", [1, 2, np.inf, -np.inf])
def test_orders_of_norms(ctx, dtype, order):
    x = np.random.default_rng(8).integers(0, 100, (5, 37)).astype(dtype)
    if dtype.startswith("int"):
        x[1, 3] = np.iinfo(dtype).min
    for axis in (None, 0, 1, (0, 1)):
        got = ctx.reduce(x, "norm", axis=axis, ord=order, keepdims=True)
        want = np.linalg.vector_norm(x.astype("f8"), axis=axis, ord=order, keepdims=True)
        assert (got.shape, got.dtype) == (want.shape, dtype if dtype.startswith("float") else "float64")
        np.testing.assert_allclose(got.numpy(), want, rtol=1e-3 if dtype == "float16" else 1e-6)
    assert ctx.reduce(x, "norm", ord=order, dtype="float32").dtype == np.float32
    got = ctx.reduce(x, "norm", ord=order, fn=lambda v: v * 1.0 - 3)
    want = np.linalg.vector_norm(x.astype("f8") - 3, axis=None, ord=order)
    np.testing.assert_allclose(got.numpy().astype("f8"), want, rtol=1e-2 if dtype == "float16" else 1e-6)


def test_nonzero_elements_are_counted(ctx):
    x = np.array([[0.0, -0.0, np.nan], [1e-45, np.inf, 0]], "float32")
    for axis in (None, 0, 1):
        np.testing.assert_array_equal(
            ctx.reduce(x, "count_nonzero", axis=axis).numpy(), np.count_nonzero(x, axis=axis)
        )
    assert int(ctx.reduce(np.arange(256, dtype="uint8"), "count_nonzero", fn=lambda v: v > 9)) == 246
    assert int(ctx.reduce(np.empty((0, 3)), "count_nonzero")) == 0


def test_the_same_bits_each_time(ctx):
    x = ctx.asarray(np.random.default_rng(9).standard_normal(1_000_003))
    for kind in ("var", "norm", "sum"):
        assert len({ctx.reduce(x, kind).numpy().tobytes() for _ in range(20)}) == 1


@pytest.mark.parametrize(
    "name, options",
    [
        ("sum", {"ddof": 1}),
        ("var", {"ddof": np.nan}),
        ("var", {"ddof": "1"}),
        ("var", {"ord": 1}),
        ("norm", {"ord": 3}),
        ("norm", {"ord": "fro"}),
        ("norm", {"ord": [2]}),
        ("norm", {"ddof": 1}),
        ("var", {"dtype": "int64"}),
        ("norm", {"dtype": "bool"}),
        ("count_nonzero", {"dtype": "int32"}),
        ("std", {"schedule": {"accumulate": "float32"}}),
    ],
)
def test_options_that_can_not_be(ctx, name, options):
    with pytest.raises((InvalidArgument, trellis.LaunchRefused)):
        ctx.reduce(np.ones(9, "float32"), name, **options)
