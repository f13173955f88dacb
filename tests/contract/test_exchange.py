"""Exchange with NumPy on every door: nothing changes its type on the way."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest


def test_bfloat16_keeps_its_type(ctx):
    if "bfloat16" not in ctx.device.dtypes:
        pytest.skip(f"{ctx.device.label} has no bfloat16")
    host = np.array([1.5, -2.25, 3], ml_dtypes.bfloat16)
    x = ctx.asarray(host, copy=True)
    assert not hasattr(x, "__array_interface__")
    for got in (np.asarray(x), np.array(x), x.numpy(), np.asarray(x[::-1])[::-1]):
        assert got.dtype == host.dtype
        assert np.array_equal(got, host)
    assert np.asarray(x, dtype=np.float32).tolist() == [1.5, -2.25, 3]


def test_every_dtype_can_be_made_and_filled(ctx):
    for name in ctx.device.dtypes:
        dtype = np.dtype(name)
        assert np.array_equal(ctx.zeros((2, 3), name).numpy(), np.zeros((2, 3), dtype))
        assert np.array_equal(ctx.full((5,), 1, name).numpy(), np.ones(5, dtype))
        assert np.array_equal(ctx.empty((4,), name).fill_ramp().numpy(), np.arange(4).astype(dtype))
        if name != "bool":
            assert np.array_equal(ctx.arange(1, 100, 7, name).numpy(), np.arange(1, 100, 7).astype(dtype))
        assert np.array_equal(ctx.asarray([0, 1], dtype=name).numpy(), np.array([0, 1]).astype(dtype))
    if "float16" in ctx.device.dtypes:
        got = ctx.arange(0.1, 40, 0.3, "float16")
        assert np.array_equal(got.numpy(), np.arange(0.1, 40, 0.3, np.float16))
        assert ctx.full((2,), 1e6, "float16").numpy().tolist() == [np.inf] * 2
