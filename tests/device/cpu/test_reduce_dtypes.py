"""Every reduction of every dtype over first, last, middle, several and all axes, against float64 or exact integers."""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest

import trellis
from trellis.door import REDUCTIONS

HALVES = {"float16": np.dtype("float16"), "bfloat16": np.dtype(ml_dtypes.bfloat16)}
FLOATS = ["float16", "bfloat16", "float32", "float64"]
INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
DTYPES = ["bool", *INTEGERS, *FLOATS]
KINDS = [*REDUCTIONS, "count_nonzero"]
REAL = {"mean", "norm", "std", "var"}
INDEXED = {"argmax", "argmin"}
AXES = [None, 0, 1, 2, (0, 2), (0, 1), (1, 2)]
EPS = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52}
# Below the least normal number results have fewer digits.
LEAST = {"float16": 2.0**-24, "bfloat16": 2.0**-133, "float32": 2.0**-149, "float64": 2.0**-1074}


@pytest.fixture(scope="module")
def ctx():
    return trellis.Context("cpu")


def skip_where_missing(ctx, dtype):
    if dtype not in ctx.device.dtypes:
        pytest.skip(f"this processor does not convert {dtype}")


def numpy_dtype(name):
    return HALVES.get(name) or np.dtype(name)


def result_dtype(kind, dtype):
    """Return the dtype of a result, as NumPy has it."""
    if kind in INDEXED or kind == "count_nonzero":
        return "int64"
    if kind in {"any", "all"}:
        return "bool"
    if kind in {"max", "min"} or dtype in FLOATS:
        return dtype
    if kind in REAL:
        return "float64"
    return "uint64" if dtype.startswith("u") else "int64"


def exact(kind, x, axis):
    """Return the result in long double, or exact: integers modulo 2^64 as NumPy has them."""
    wide = x.astype(np.longdouble) if x.dtype.kind in "fV" or kind in REAL else x
    with np.errstate(all="ignore"):
        if kind in {"var", "std"} and x.dtype.kind in "iu":
            wide = wide - wide.flat[0]  # exact, and the mean of equal ones then is
        if kind == "norm":
            return np.asarray(np.sqrt(np.sum(wide * wide, axis=axis)))
        return np.asarray(getattr(np, kind)(wide, axis=axis))


def check(ctx, kind, x, axis, note=""):
    """Compare shape, dtype, then values: sums and products of floats within a bound, all else exactly or rounded once."""
    name = x.dtype.name
    got = ctx.reduce(ctx.asarray(x), kind, axis=axis)
    want = exact(kind, x, axis)
    result = result_dtype(kind, name)
    assert (got.shape, got.dtype) == (want.shape, numpy_dtype(result)), note
    found = got.numpy().astype(want.dtype)
    if kind in INDEXED or result not in FLOATS:
        np.testing.assert_array_equal(found, want, err_msg=note)
        return
    with np.errstate(all="ignore"):
        size = np.abs(x.astype(np.longdouble)).sum(axis=axis)
        count = x.size // max(want.size, 1)
        loose = {"sum": size, "mean": size / count, "prod": np.abs(want) * count}.get(kind, 0)
        single = EPS["float64" if name == "float64" else "float32"]
        bound = EPS[result] * np.abs(want) + 8 * single * loose + 1e-13 * np.abs(want) + LEAST[result]
        if kind in {"max", "min"}:
            bound = np.zeros_like(want)
        both = (np.isnan(found) & np.isnan(want)) | (found == want)
        assert np.all((np.abs(found - want) <= bound) | both), f"{note}: {found} {want}"


def over_all_axes(ctx, kind, x, note):
    for axis in AXES:
        if not (kind in INDEXED and isinstance(axis, tuple)):
            check(ctx, kind, x, axis, f"{kind} of {x.dtype.name} over {axis}: {note}")


def ordinary(dtype, shape=(5, 6, 71)):
    """Return values over a dtype's range; floats near one, so that products stay finite."""
    rng = np.random.default_rng(7)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype in FLOATS:
        near = 1 if dtype in HALVES else rng.choice([-1, 1], shape)
        return (near + 0.004 * rng.standard_normal(shape)).astype(numpy_dtype(dtype))
    limits = np.iinfo(dtype)
    return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("kind", KINDS)
def test_ordinary_values(ctx, kind, dtype):
    skip_where_missing(ctx, dtype)
    over_all_axes(ctx, kind, ordinary(dtype), "ordinary")


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("kind", KINDS)
def test_nan_first_in_the_middle_and_last(ctx, kind, dtype):
    skip_where_missing(ctx, dtype)
    for place in ((0, 0, 0), (2, 3, 35), (4, 5, 70)):
        x = ordinary(dtype)
        x[place] = np.nan
        over_all_axes(ctx, kind, x, f"NaN at {place}")
    x[...] = np.nan
    over_all_axes(ctx, kind, x, "NaN everywhere")


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("kind", KINDS)
def test_zeros_of_both_signs_and_infinities(ctx, kind, dtype):
    skip_where_missing(ctx, dtype)
    x = np.zeros((5, 6, 71), numpy_dtype(dtype))
    x[:, ::2, ::3] = -0.0
    over_all_axes(ctx, kind, x, "zeros")
    for fill in (np.inf, -np.inf):
        x[...] = fill
        over_all_axes(ctx, kind, x, f"all {fill}")
        y = ordinary(dtype)
        y[2, 3, 35] = fill
        over_all_axes(ctx, kind, y, f"one {fill}")


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("kind", KINDS)
def test_extreme_integers(ctx, kind, dtype):
    limits = np.iinfo(dtype)
    for fill, odd in itertools.permutations((limits.min, limits.max, 0), 2):
        x = np.full((5, 6, 71), fill, dtype)
        x[2, 3, 35] = odd
        over_all_axes(ctx, kind, x, f"{fill}, one {odd}")


@pytest.mark.parametrize("dtype", ["uint8", "int16", "float32", "float64", "bool"])
@pytest.mark.parametrize("kind", sorted(INDEXED))
def test_the_first_extreme_of_long_lines(ctx, kind, dtype):
    rng = np.random.default_rng(3)
    for size in (1, 63, 64, 65, 4095, 4097, 16_384, 16_385, 70_001):
        x = rng.integers(0, 2, size).astype(dtype)
        for seen in (x, np.sort(x), np.sort(x)[::-1], x[::-1], np.zeros(size, dtype), np.ones(size, dtype)):
            check(ctx, kind, seen, None, f"{kind} of {size} {dtype}")
        ramp = np.arange(size).astype(dtype)
        check(ctx, kind, ramp, None, f"{kind} of a ramp of {size} {dtype}")
        if dtype.startswith("float"):
            for place in (0, size // 2, size - 1):
                x[place] = np.nan
                check(ctx, kind, x, None, f"{kind} of {size} {dtype}, NaN at {place}")


@pytest.mark.parametrize("dtype", INTEGERS)
def test_a_zero_among_integers_multiplied_as_floats(ctx, dtype):
    x = np.full((3, 70_001), 3, dtype)
    x[0, 60_000] = 0
    x[1, 0] = 0
    for seen, axis in ((x, 1), (x.T, 0)):
        with np.errstate(all="ignore"):
            for wide in ("float64", "float32"):
                got = ctx.reduce(np.ascontiguousarray(seen), "prod", axis=axis, dtype=wide)
                np.testing.assert_array_equal(got.numpy(), np.array([0, 0, np.inf], wide))
    floats = np.full(70_001, 3.0)
    floats[60_000] = 0
    assert np.isnan(float(ctx.reduce(floats, "prod")))
