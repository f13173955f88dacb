"""Creation, casts, picks and counts over every dtype, the two halves included."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import trellis

NAMES = (
    "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64".split()
)  # fmt: skip
INTEGERS = [name for name in NAMES if "int" in name]
FLOATS = [name for name in NAMES if "float" in name]


def dtype_of(name):
    return np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as context:
        yield context


def same(actual, expected, name):
    actual = actual.numpy()
    assert (actual.shape, actual.dtype) == (expected.shape, dtype_of(name))
    assert actual.tobytes() == np.ascontiguousarray(expected.astype(dtype_of(name))).tobytes(), actual


@pytest.mark.parametrize("name", NAMES)
def test_creation(ctx, name):
    ones = np.ones(70)
    same(ctx.fill(ctx.empty((70,), name), 1), ones, name)
    same(ctx.full((70,), 1, name), ones, name)
    same(ctx.zeros((7, 3), name), np.zeros((7, 3)), name)
    same(ctx.fill_ramp(ctx.empty((70,), name)), np.arange(70), name)
    if name != "bool":
        same(ctx.arange(3, 73, 2, dtype=name), np.arange(3, 73, 2), name)


@pytest.mark.parametrize("name", NAMES)
def test_picks_counts_and_sums(ctx, name):
    a = (np.arange(60).reshape(20, 3) % 2).astype(dtype_of(name))
    x = ctx.asarray(a)
    same(ctx.take(x, np.array([5, -1, 0]), axis=0), a[[5, -1, 0]], name)
    counts, _ = ctx.histogram(x, 4, (0, 2))
    assert counts.numpy().tolist() == [30, 0, 30, 0]
    same(ctx.map("maximum", x, x[:, :1]), np.maximum(a, a[:, :1]), name)


@pytest.mark.parametrize("name", FLOATS)
def test_random_numbers_have_the_bits_that_the_dtype_has(ctx, name):
    bits = {"bfloat16": 8, "float16": 11, "float32": 24}.get(name)
    found = ctx.random((4001,), 7, name).numpy().astype("float64")
    assert found.min() >= 0
    assert found.max() < 1
    assert abs(found.mean() - 0.5) < 0.02
    if bits is not None:
        words = np.round(ctx.random((4001,), 7).numpy().astype("float64") * 2**24).astype("int64")
        np.testing.assert_array_equal(found * 2.0**bits, words >> (24 - bits))


@pytest.mark.parametrize("name", INTEGERS)
@pytest.mark.parametrize("source", FLOATS)
def test_floats_saturate_into_integers(ctx, source, name):
    limits = np.iinfo(name)
    near = [
        float(limit) + step for limit in (limits.min, limits.max) for step in (-1.5, -1, -0.5, 0, 0.5, 1, 1.5)
    ]
    values = [
        *near,
        0.0,
        -0.0,
        0.99,
        -0.99,
        1e-40,
        1e30,
        -1e30,
        np.inf,
        -np.inf,
        np.nan,
        2.0**31,
        2.0**63,
        2.0**64,
    ]
    with np.errstate(all="ignore"):
        a = np.array(values).astype(dtype_of(source))
    held = a.astype("float64")
    expected = [
        0 if x != x else limits.max if x >= limits.max else limits.min if x <= limits.min else int(x)
        for x in held.tolist()
    ]
    assert ctx.cast(ctx.asarray(a), name).numpy().tolist() == expected
    spread = np.repeat(a, 3)[::3]
    assert ctx.cast(ctx.asarray(spread), name, schedule={"vector": 4}).numpy().tolist() == expected


def scaled(factor):
    return lambda v, k: v * k + factor


def test_a_repeated_call_is_the_first_one_again(ctx):
    a = np.arange(12, dtype="float32").reshape(3, 4)
    x, y = ctx.asarray(a), ctx.asarray(a[::-1].copy())
    other = ctx.asarray(a.astype("float64"))
    out = ctx.empty((3, 4))
    for _ in range(3):
        for one, host in ((x, a), (y, a[::-1])):
            for axis in (0, 1, -1):
                assert np.array_equal(
                    ctx.concatenate([one, x], axis).numpy(), np.concatenate([host, a], axis)
                )
                assert np.array_equal(ctx.stack([one, x], axis).numpy(), np.stack([host, a], axis))
            assert ctx.concatenate([one, other]).dtype == np.float64
            assert np.array_equal(ctx.transpose(one, (1, 0)).numpy(), host.T)
            assert np.array_equal(ctx.copy(one, out=out).numpy(), host)
            for width in (1, (1, 2), ((1, 2), (0, 3))):
                for value in (0, 1):
                    assert np.array_equal(
                        ctx.pad(one, width, constant_values=value).numpy(),
                        np.pad(host, width, constant_values=value),
                    )
                assert np.array_equal(ctx.pad(one, width, "edge").numpy(), np.pad(host, width, "edge"))
            for name in ("int32", np.float64, np.dtype("uint8")):
                found = ctx.cast(one, name).numpy()
                assert found.dtype == np.dtype(name)
                assert np.array_equal(found, host)
            for factor in (2.5, -1.0):
                assert np.array_equal(ctx.map(scaled(factor), one, 3).numpy(), host * 3 + np.float32(factor))
                assert np.array_equal((one * factor).numpy(), host * np.float32(factor))
            low, high = ctx.map(lambda v: (v - 1, v + 1), one)
            assert np.array_equal(low.numpy(), host - 1)
            assert np.array_equal(high.numpy(), host + 1)
    with pytest.raises(trellis.InvalidArgument):
        ctx.pad(x, 1.0)
    for call in (
        lambda: ctx.copy(x, out=x),
        lambda: ctx.transpose(x, out=out),
        lambda: ctx.cast(x, "int32", out=out),
    ):
        with pytest.raises(trellis.InvalidArgument):
            call()
    assert ctx.copy(x, out=(out,)) is out
    assert np.array_equal(ctx.cast(out, "float32", out=out).numpy(), a)


def test_repeated_calls_keep_to_their_context():
    a = np.arange(6, dtype="float32")
    with trellis.Context("cpu") as one:
        x = one.asarray(a)
        one.copy(x)
        one.copy(x)
    with pytest.raises(trellis.NotReady):
        one.copy(x)
