"""An interrupt ends a call, never a launch half-way: workers may be writing to memory that is about to be given back."""

from __future__ import annotations

import numpy as np
import pytest

import trellis
from trellis_cpu import pool


@pytest.mark.skipif(pool.threads() == 1, reason="with one thread no launch is shared")
@pytest.mark.parametrize("asked", [True, False])
def test_a_shared_launch_ends_before_its_interrupt(monkeypatch, asked):
    share = pool.Pool.share

    def interrupted(self, drain, job, helpers):
        if asked:
            share(self, drain, job, helpers)
        raise KeyboardInterrupt

    ctx = trellis.Context("cpu")
    a = np.random.default_rng(1).standard_normal(2_000_000).astype(np.float32)
    x, out = ctx.asarray(a), ctx.zeros(a.shape)
    for kind in ("negative", "square"):
        with monkeypatch.context() as patch:
            patch.setattr(pool.Pool, "share", interrupted)
            with pytest.raises(KeyboardInterrupt):
                ctx.map(kind, x, out=out)
        assert np.array_equal(out.numpy(), getattr(np, kind)(a))
    assert np.array_equal(ctx.map("negative", x).numpy(), -a)
