"""Histograms against NumPy, with bins in shared memory and without."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from trellis.codegen import Refused, lower
from trellis.intent import Histogram
from trellis.schedule import Schedule

RNG = np.random.default_rng(14)


def counted(run, x, edges, **more):
    out = np.zeros(len(edges) - 1, np.int64)
    run(Histogram((run.layout(x), run.layout(edges)), (run.layout(out),)), (x, edges), (out,), **more)
    return out


@pytest.mark.parametrize("bins", [1, 2, 7, 64, 1024, 1500])
@pytest.mark.parametrize("dtype", ["int8", "float16", "float32", "int32"])
def test_bins(run, bins, dtype):
    x = (RNG.standard_normal(3000) * 30).astype(dtype)
    edges = np.linspace(-50, 40, bins + 1, dtype=np.float32)
    x[:3] = (-50, 40, 41)
    run.equal(counted(run, x, edges), np.histogram(x.astype(np.float32), edges)[0])


def test_what_is_not_counted(run):
    x = np.array([np.nan, -np.inf, np.inf, 0, 1, 0.5, -0.1, 1.1], np.float32)
    run.equal(counted(run, x, np.linspace(0, 1, 3, dtype=np.float32)), np.array([1, 2]))
    run.equal(counted(run, x[:0], np.linspace(0, 1, 3, dtype=np.float32)), np.array([0, 0]))


def test_small_groups(run):
    x = RNG.standard_normal(3000).astype(np.float32)
    features = replace(run.targets["words"], group=8, shared=64, grid=(5, 99, 1))
    edges = np.linspace(-1, 1, 5, dtype=np.float32)
    run.equal(counted(run, x, edges, features=features), np.histogram(x, edges)[0])


def test_a_target_without_int64(run):
    x, edges, out = np.zeros(3, np.float32), np.zeros(3, np.float32), np.zeros(2, np.int64)
    intent = Histogram((run.layout(x), run.layout(edges)), (run.layout(out),))
    assert lower(intent, Schedule(), run.targets["plain"]) == Refused("the device has no int64")
