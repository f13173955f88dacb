"""What went wrong elsewhere, on every door: NaN, identities, extremes, views, empty shapes."""

from __future__ import annotations

import numpy as np
import pytest

import trellis

KINDS = ["sum", "max", "min", "argmax", "argmin", "mean", "prod"]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("place", [0, 500, -1])
@pytest.mark.parametrize("kind", KINDS)
def test_nan_anywhere(ctx, dtype, place, kind):
    a = np.linspace(-1, 1, 1001).astype(dtype)
    a[place] = np.nan
    assert np.array_equal(ctx.reduce(a, kind).numpy(), getattr(np, kind)(a), equal_nan=True)
    rows = np.stack([a, a[::-1], np.nan_to_num(a)])
    for axis in (0, 1):
        with np.errstate(invalid="ignore"):
            want = getattr(np, kind)(rows, axis=axis)
        got = ctx.reduce(rows, kind, axis=axis).numpy()
        assert got.dtype == want.dtype
        assert np.allclose(got, want, rtol=1e-3, atol=1e-4, equal_nan=True)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_nan_in_maps(ctx, dtype):
    a = np.array([np.nan, 1, -1, np.inf, -np.inf, 0.0, -0.0, np.nan], dtype)
    b = np.array([1, np.nan, -2, np.nan, 3, -0.0, 0.0, np.nan], dtype)
    for name in ("maximum", "minimum", "fmax", "fmin"):
        assert np.array_equal(ctx.map(name, a, b).numpy(), getattr(np, name)(a, b), equal_nan=True)
    for name in ("isnan", "isinf", "isfinite", "signbit"):
        assert np.array_equal(ctx.map(name, a).numpy(), getattr(np, name)(a))
    relu = ctx.map(lambda x: np.maximum(x, 0), a).numpy()
    assert np.array_equal(np.isnan(relu), np.isnan(a))
    assert np.array_equal(
        ctx.map(lambda x: np.clip(x, -0.5, 0.5), a).numpy(), np.clip(a, -0.5, 0.5), equal_nan=True
    )


CASES = [
    np.array([32768, 32767], np.int32),
    np.full(77, -5.5, np.float32),
    np.full(33, -np.inf, np.float32),
    np.full(33, np.inf, np.float64),
    np.array([np.iinfo(np.int64).min, np.iinfo(np.int64).max, 0]),
    np.array([np.iinfo(np.int32).min] * 40, np.int32),
    np.array([255, 0, 254], np.uint8),
    np.array([False, True, False]),
]


@pytest.mark.parametrize("a", CASES, ids=range(len(CASES)))
def test_no_magic_start_value(ctx, a):
    for kind in ("max", "min", "argmax", "argmin"):
        want = getattr(np, kind)(a)
        got = ctx.reduce(a, kind)
        assert got.dtype == want.dtype
        assert got.numpy() == want


def test_views_reduce_as_numpy(ctx):
    a = np.random.default_rng(3).integers(-99, 99, (37, 41, 5)).astype(np.int32)
    views = [
        a.T,
        a[::2],
        a[:, :2],
        a[::-1, ::-1],
        np.broadcast_to(a[:1], a.shape),
        a[3:4],
        a[:, 5],
        a[..., 2],
    ]
    for view in views:
        for axis in (None, 0, -1):
            for kind in ("sum", "max", "argmin"):
                assert np.array_equal(
                    ctx.reduce(view, kind, axis=axis).numpy(), getattr(np, kind)(view, axis=axis)
                )
        assert np.array_equal(ctx.map(lambda x: x * 3 - 1, view).numpy(), view * 3 - 1)
        assert np.array_equal(ctx.scan(view, axis=0).numpy(), np.cumsum(view, axis=0))


def test_empty_shapes(ctx):
    for shape in [(0,), (3, 0, 2)]:
        x = ctx.zeros(shape)
        assert ctx.map("exp", x).shape == shape
        assert float(ctx.reduce(x, "sum")) == 0
        with pytest.raises(trellis.InvalidArgument) as caught:
            ctx.reduce(x, "max")
        assert caught.value.code == "E_INVALID_ARG.empty_reduction"
        assert ctx.scan(x, axis=-1).shape == shape
    assert ctx.gemm(ctx.zeros((0, 3)), ctx.zeros((3, 2))).shape == (0, 2)
    assert ctx.gemm(ctx.zeros((2, 0)), ctx.zeros((0, 3))).numpy().tolist() == [[0] * 3] * 2


@pytest.mark.parametrize("size", [4_194_305, 65_535 * 64, 65_535 * 64 + 1])
def test_more_groups_than_sixteen_bits(ctx, size):
    a = np.arange(size, dtype=np.int32)
    assert np.array_equal(ctx.map(lambda x: x * 2 + 1, a).numpy(), a * 2 + 1)
    assert int(ctx.reduce(a, "sum")) == int(a.sum(dtype=np.int64))


def test_random_is_the_same_everywhere(ctx):
    got = ctx.random((4,), seed=20).numpy()
    assert ctx.random((1,), seed=0).numpy()[0] == np.float32((0x6627E8D5 >> 8) * 2.0**-24)
    assert np.array_equal(got, ctx.random((8,), seed=20).numpy()[:4])
    assert len(set(got.tolist())) == got.size
    wide = ctx.random((1001,), seed=7, dtype="float64").numpy()
    assert 0 <= wide.min()
    assert wide.max() < 1
    assert abs(wide.mean() - 0.5) < 0.05


def test_shapes_share_kernels(ctx):
    seen = []
    rng = np.random.default_rng(5)
    with trellis.observe(seen.append):
        for _ in range(200):
            shape = tuple(int(n) for n in rng.integers(1, 9, rng.integers(1, 4)))
            a = rng.standard_normal(shape).astype(np.float32)
            assert np.array_equal(
                ctx.map(lambda x: x * x * 0.125 - 3, a).numpy(), a * a * np.float32(0.125) - 3
            )
    # A plan that is launched again keeps the route by which it was made.
    assert len({record.signature for record in seen if record.route == "generate"}) <= 4
