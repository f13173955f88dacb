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
