"""where and clip against NumPy: values, NaN rules and result dtypes over every pair of dtypes."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import trellis

DTYPES = [
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64"
]  # fmt: skip


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as context:
        yield context


def same(actual, expected):
    actual = actual.numpy()
    assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
    np.testing.assert_array_equal(actual, expected)
    assert expected.dtype.kind != "f" or np.array_equal(np.signbit(actual), np.signbit(expected))


@pytest.mark.parametrize("dtype", DTYPES)
def test_result_types_of_arrays(ctx, dtype):
    a = np.array([[0, 1, 2], [100, 5, 1]]).astype(dtype)
    x, flags = ctx.asarray(a), a > a.dtype.type(1)
    for other in DTYPES:
        b = np.array([3, 0, 1]).astype(other)
        y = ctx.asarray(b)
        same(ctx.where(ctx.asarray(flags), x, y), np.where(flags, a, b))
        if other in {"bool", "int16", "uint64", "float32"}:
            same(trellis.where(ctx, y, x, y), np.where(b, a, b))
            same(ctx.clip(x, y, y), np.clip(a, b, b))


@pytest.mark.parametrize("dtype", DTYPES)
def test_result_types_of_scalars(ctx, dtype):
    a = np.array([0, 1, 2, 100, 5, 1]).astype(dtype)
    x = ctx.asarray(a)
    for low, high in (
        (1, 5), (5, 1), (1.5, 2.5), (True, False), (None, 3), (2, None), (np.int8(1), np.float32(4)), (0, 3.5)
    ):  # fmt: skip
        same(trellis.clip(ctx, x, low, high), np.clip(a, low, high))
    for other in (1, 1.5, True, np.float32(2), np.int16(7)):
        same(ctx.where(ctx.asarray(a > 1), x, other), np.where(a > 1, a, other))
        same(ctx.where(ctx.asarray(a > 1), other, x), np.where(a > 1, other, a))
    same(ctx.where(True, x, 1), np.where(True, a, 1))


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint8", "uint64"])
def test_bounds_that_no_element_is_beyond(ctx, dtype):
    limits = np.iinfo(dtype)
    a = np.array([limits.min, 0, 7, limits.max], dtype)
    x = ctx.asarray(a)
    for low, high in ((-(2**70), 5), (1, 2**70), (-(2**70), 2**70), (limits.min, limits.max), (None, None)):
        same(ctx.clip(x, low, high), np.clip(a, low, high))
    for low, high in ((2**70, None), (None, -(2**70))):
        with pytest.raises(trellis.InvalidArgument):
            ctx.clip(x, low, high)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_nan_infinities_and_zeros(ctx, dtype):
    a = np.array([np.nan, 1, np.inf, -np.inf, -0.0, 0.0, 3], dtype)
    for low, high in itertools.product((np.nan, -1.0, 2.0, np.inf), (np.nan, 1.0, 4.0, -np.inf)):
        same(ctx.clip(ctx.asarray(a), low, high), np.clip(a, low, high))
    same(ctx.where(ctx.asarray(a), a, -1.0), np.where(a, a, a.dtype.type(-1)))
    same(ctx.where(ctx.asarray(np.isnan(a)), 0.0, a), np.where(np.isnan(a), a.dtype.type(0), a))


def test_broadcasting_views_out_and_names(ctx):
    a = np.arange(12, dtype="float32").reshape(3, 4)
    x = ctx.asarray(a)
    same(ctx.where(x.T > 5, x.T, ctx.asarray(np.float32(0))), np.where(a.T > 5, a.T, np.float32(0)))
    same(ctx.clip(x, x[:, :1], x[:1]), np.clip(a, a[:, :1], a[:1]))
    out = ctx.empty((3, 4))
    assert ctx.clip(x, 2, 7, out=out) is out
    same(out, np.clip(a, 2, 7))
    assert ctx.where(x > 3, x, 0, out=out) is out
    same(ctx.map("where", x > 3, x, 0), out.numpy())
    same(ctx.map("clip", x, 2, 7), np.clip(a, 2, 7))
    same(ctx.clip(ctx.zeros((0, 3)), 0, 1), np.zeros((0, 3), np.float32))
    same(ctx.clip(ctx.asarray(np.float32(3)), 0, 1), np.asarray(np.float32(1)))
    assert ctx.where(x > 3, x, 0, schedule={"vector": 4}).record.schedule["vector"] == 4
