"""Running products and extremes of every dtype, against NumPy, and what a schedule may ask of any scan."""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest

import trellis
from trellis.door import Scan, Schedule

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
HALVES = ["float16", "bfloat16"]
FLOATS = ["float32", "float64"]
EXTREMES = {"max": np.maximum, "min": np.minimum}
SHAPES = [(1,), (7,), (200_003,), (5, 300), (300, 5), (3, 70_001), (2, 9, 17), (65, 1, 3)]


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as made:
        yield made


def kind_of(dtype):
    return np.dtype(getattr(ml_dtypes, dtype) if dtype == "bfloat16" else dtype)


def values(shape, dtype, seed=0):
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype in INTEGERS:
        info = np.iinfo(dtype)
        return rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    return rng.standard_normal(shape).astype(kind_of(dtype))


def least(dtype, kind):
    """Return what an extreme starts from."""
    if dtype == "bool":
        return kind == "min"
    if dtype in INTEGERS:
        return getattr(np.iinfo(dtype), "min" if kind == "max" else "max")
    return -np.inf if kind == "max" else np.inf


def shifted(want, axis, first):
    want = np.roll(want, 1, axis)
    want[(slice(None),) * axis + (slice(0, 1),)] = first
    return want


def lent(ctx, dtype):
    if dtype not in ctx.device.dtypes:
        pytest.skip(f"this processor does not convert {dtype}")


@pytest.mark.parametrize("kind", EXTREMES)
@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, *HALVES, *FLOATS])
def test_extremes_of_every_dtype(ctx, dtype, kind):
    lent(ctx, dtype)
    for shape in SHAPES:
        x = values(shape, dtype)
        for axis in range(len(shape)):
            want = EXTREMES[kind].accumulate(x, axis=axis)
            for exclusive in (False, True):
                actual = ctx.scan(x, kind, axis=axis, exclusive=exclusive).numpy()
                expected = shifted(want, axis, least(dtype, kind)) if exclusive else want
                assert (actual.shape, actual.dtype) == (x.shape, x.dtype)
                np.testing.assert_array_equal(actual, expected, err_msg=f"{shape} axis {axis} {exclusive}")


@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize("dtype", ["bool", *INTEGERS])
def test_products_of_integers_wrap(ctx, dtype, exclusive):
    for shape in SHAPES:
        x = values(shape, dtype) | (np.array(1, dtype) if dtype != "bool" else True)
        for axis in range(len(shape)):
            want = np.cumprod(x, axis=axis)
            want = shifted(want, axis, 1) if exclusive else want
            actual = ctx.scan(x, "prod", axis=axis, exclusive=exclusive).numpy()
            assert actual.dtype == want.dtype
            np.testing.assert_array_equal(actual, want, err_msg=f"{shape} axis {axis}")


@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize("dtype", [*HALVES, *FLOATS])
def test_products_of_floats(ctx, dtype, exclusive):
    lent(ctx, dtype)
    eps = float(ml_dtypes.finfo(kind_of(dtype)).eps)
    for shape in SHAPES:
        x = np.exp(0.01 * values(shape, "float64")).astype(kind_of(dtype))
        x[..., ::3] *= -1
        for axis in range(len(shape)):
            want = np.cumprod(x.astype(np.longdouble), axis=axis)
            want = shifted(want, axis, 1) if exclusive else want
            actual = ctx.scan(x, "prod", axis=axis, exclusive=exclusive).numpy()
            assert (actual.shape, actual.dtype) == (x.shape, x.dtype)
            bound = eps + x.shape[axis] * (1.2e-7 if dtype in HALVES else 1.2e-16)
            with np.errstate(over="ignore"):
                held = want.astype(kind_of(dtype)).astype("f8")
            close = np.abs(actual.astype(np.longdouble) - want) <= bound * np.abs(want)
            tiny = np.abs(want) < float(ml_dtypes.finfo(kind_of(dtype)).tiny)
            assert np.all(close | (actual.astype("f8") == held) | tiny), (shape, axis)


def test_products_in_float64_are_made_one_by_one(ctx):
    x = np.tile([1e200, 1e-200, 1e-300, 1e300, 1e308, 1e-308, 3.0, 1 / 3], 9_000)
    np.testing.assert_array_equal(ctx.scan(x, "prod").numpy(), np.cumprod(x))
    single = np.tile(np.array([1e30, 1e-30, 1e38, 1e-38], "f4"), 20_000)
    assert np.isfinite(ctx.scan(single, "prod").numpy()).all()
    with pytest.raises(trellis.LaunchRefused, match="vector"):
        ctx.scan(x, "prod", schedule={"vector": 8})


@pytest.mark.parametrize("kind", ["max", "min", "prod", "sum"])
def test_nan_stays_from_where_it_is(ctx, kind):
    for size, axis in itertools.product((1, 5, 33, 150_001), (0, 1)):
        for place in {0, size // 2, size - 1}:
            x = np.ones((size, 3) if axis == 0 else (3, size), "f4")
            x[(place, 1) if axis == 0 else (1, place)] = np.nan
            actual = np.moveaxis(ctx.scan(x, kind, axis=axis).numpy(), axis, 0)
            assert np.isnan(actual[place:, 1]).all(), (size, place)
            assert not np.isnan(actual[:place]).any(), (size, place)
            assert not np.isnan(actual[:, ::2]).any(), (size, place)


def test_infinities_and_denormals(ctx):
    x = np.array([-np.inf, -3e-45, -0.0, 1e-45, 5, np.inf, 2], "f4").repeat(11)
    for line in (x, x[::-1].copy()):
        for kind, function in EXTREMES.items():
            np.testing.assert_array_equal(ctx.scan(line, kind).numpy(), function.accumulate(line))


def test_other_dtypes(ctx):
    x = values((40, 90), "int16", 3)
    for target in ("int8", "int32", "float32", "float64"):
        for kind, function in EXTREMES.items():
            for axis in range(2):
                actual = ctx.scan(x, kind, axis=axis, dtype=target).numpy()
                want = function.accumulate(x.astype(target), axis=axis)
                assert actual.dtype == want.dtype
                np.testing.assert_array_equal(actual, want)
    flags = values((500,), "bool", 4)
    for kind, function in (("prod", np.logical_and), ("sum", np.logical_or)):
        np.testing.assert_array_equal(ctx.scan(flags, kind, dtype=bool).numpy(), function.accumulate(flags))


@pytest.mark.parametrize(
    ("names", "reference"),
    [
        (("cumsum", "add", np.add, np.cumsum, "cumulative_sum"), np.cumsum),
        (("cumprod", "multiply", np.multiply, np.cumprod), np.cumprod),
        (("cummax", "maximum", np.maximum), np.maximum.accumulate),
        (("cummin", "minimum", np.minimum), np.minimum.accumulate),
    ],
)
def test_names(ctx, names, reference):
    x = np.array([3, 1, 4, 1, 5, 9, 2, 6], "int32")
    for name in names:
        np.testing.assert_array_equal(ctx.scan(x, name).numpy(), reference(x))


@pytest.mark.parametrize("name", ["cumsums", "mean", "argmax", np.sin, None, 3])
def test_wrong_names(ctx, name):
    with pytest.raises(trellis.InvalidArgument) as error:
        ctx.scan([1, 2], name)
    assert error.value.code == "E_INVALID_ARG.unknown_name"


@pytest.mark.parametrize("shape", [(0,), (3, 0, 2), (1, 1)])
def test_nothing_and_little(ctx, shape):
    x = np.ones(shape, "f4")
    for kind in ("max", "prod"):
        for axis in (None, *range(len(shape))):
            actual = ctx.scan(x, kind, axis=axis).numpy()
            np.testing.assert_array_equal(actual, np.cumprod(x, axis=axis))


VIEWS = [
    lambda a: a[::2],
    lambda a: a[::-1],
    lambda a: a[:, ::-1],
    lambda a: a[:, 3:40],
    lambda a: a[1::3, ::7, ::2],
    lambda a: a.T,
    lambda a: a[..., 0],
    lambda a: a[:, 0],
    lambda a: a[0],
    lambda a: a[:1, :, ::-1],
    lambda a: a.transpose(1, 0, 2),
]


@pytest.mark.parametrize("view", range(len(VIEWS)))
def test_views(ctx, view):
    x = values((11, 70, 6), "float32", 5)
    seen, held = VIEWS[view](x), VIEWS[view](ctx.asarray(x))
    for axis in (None, *range(seen.ndim)):
        for exclusive in (False, True):
            want = np.maximum.accumulate(seen.reshape(-1) if axis is None else seen, axis=axis or 0)
            want = shifted(want, axis or 0, -np.inf) if exclusive else want
            actual = ctx.scan(held, "max", axis=axis, exclusive=exclusive).numpy()
            np.testing.assert_array_equal(actual, want)


def test_long_views_and_what_repeats(ctx):
    x = values((400_000,), "int32", 6)
    for seen in (x[::2], x[::-1], x[3::-3], x[1:]):
        np.testing.assert_array_equal(ctx.scan(seen).numpy(), np.cumsum(seen))
    for seen in (np.broadcast_to(x[:9, None], (9, 33)), np.broadcast_to(x[:33], (9, 33))):
        for axis in range(2):
            np.testing.assert_array_equal(ctx.scan(seen, axis=axis).numpy(), np.cumsum(seen, axis=axis))


def test_a_near_view_is_not_copied(ctx):
    x = ctx.asarray(values((40, 50), "float32", 7))
    launched: list[str] = []
    with trellis.observe(lambda record: launched.append(record.op)):
        ctx.scan(x[:, ::2], axis=0)
        ctx.scan(x[::-1], axis=1)
    assert launched == ["scan", "scan"]


def test_totals_in_the_dtype_asked_for(ctx):
    x = np.full(3_000_000, 0.1, "f4")
    exact = np.float64(np.float32(0.1)) * np.arange(1, x.size + 1)
    lent(ctx, "float16")
    half = np.full(2000, 0.1, "f2")
    for wide in ("float32", "float64"):
        want = np.cumsum(half, dtype=wide).astype("f2")
        np.testing.assert_array_equal(ctx.scan(half, schedule={"accumulate": wide}).numpy(), want)
    narrow = ctx.scan(x, schedule={"accumulate": "float32"}).numpy()
    assert np.abs(narrow / exact - 1).max() > np.abs(ctx.scan(x).numpy() / exact - 1).max()
    np.testing.assert_allclose(narrow, exact, rtol=1e-2)
    for kind, dtype, wrong in (
        ("max", "float32", "float64"),
        ("sum", "int64", "int32"),
        ("sum", "float64", "float32"),
    ):
        with pytest.raises(trellis.LaunchRefused, match="accumulate"):
            ctx.scan(x.astype(dtype), kind, schedule={"accumulate": wrong})


def test_on_lesser_processors(each, tools):
    for dtype, shape, kind in itertools.product(
        ("float32", "float64", "uint8", "int64"), ((70_003,), (41, 1029)), ("max", "min", "prod")
    ):
        x = values(shape, dtype, 13) if kind != "prod" else np.ones(shape, dtype)
        for axis in range(len(shape)):
            out = tools.poisoned(shape, dtype)
            intent = Scan(kind, (tools.layout(x),), (tools.layout(out),), axis, exclusive=False)
            each.run(intent, [x, out], (), Schedule())
            function = EXTREMES.get(kind, np.multiply)
            np.testing.assert_array_equal(out, function.accumulate(x, axis=axis, dtype=dtype))
