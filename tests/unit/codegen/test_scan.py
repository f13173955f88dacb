"""Scans along any axis, in one part and in several, against NumPy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from trellis.intent import Scan
from trellis.schedule import Schedule

RNG = np.random.default_rng(12)
UFUNCS = {"sum": np.add, "prod": np.multiply, "max": np.maximum, "min": np.minimum}


def expected(kind, x, axis, dtype, exclusive):
    with np.errstate(all="ignore"):
        found = UFUNCS[kind].accumulate(x.astype(dtype), axis=axis, dtype=dtype)
    if not exclusive:
        return found
    info = np.iinfo(dtype) if np.dtype(dtype).kind in "iu" else None
    first = {"sum": 0, "prod": 1, "max": info.min if info else -np.inf, "min": info.max if info else np.inf}[
        kind
    ]
    moved = np.roll(found, 1, axis)
    moved[tuple(slice(None) if i != axis else 0 for i in range(x.ndim))] = first
    return moved


def check(run, kind, x, axis, dtype, exclusive=False, **more):
    out = np.zeros(x.shape, dtype)
    program = run(Scan(kind, (run.layout(x),), (run.layout(out),), axis, exclusive), (x,), (out,), **more)
    if np.dtype(dtype).kind in "iub":
        run.equal(out, expected(kind, x, axis, dtype, exclusive))
    else:
        np.testing.assert_allclose(
            out, expected(kind, x.astype(np.float64), axis, np.float64, exclusive), rtol=1e-3, atol=1e-3
        )
    return program


@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize("kind", UFUNCS)
@pytest.mark.parametrize(
    ("shape", "axis"),
    [
        ((1,), 0),
        ((255,), 0),
        ((257,), 0),
        ((9000,), 0),
        ((3, 300), 1),
        ((300, 3), 0),
        ((2, 100, 5), 1),
        ((2, 5000), 1),
    ],
)
def test_kinds_and_axes(run, kind, shape, axis, exclusive):
    x = RNG.integers(-100, 100, shape).astype(np.int32)
    check(run, kind, x, axis, np.int32, exclusive)


def test_parts(run):
    features = replace(run.targets["rich"], group=32, grid=(5, 65535, 1))
    x = RNG.integers(-100, 100, 10000).astype(np.int32)
    program = check(run, "sum", x, 0, np.int64, features=features)
    assert [launch.kernel.name for launch in program.launches] == [
        "scan_totals",
        "scan_between",
        "scan_parts",
    ]
    y = RNG.integers(-100, 100, (700, 2)).astype(np.int8)
    assert len(check(run, "max", y, 0, np.int8, exclusive=True, features=features).launches) == 3


@pytest.mark.parametrize("dtype", ["int8", "uint16", "float16", "float32"])
def test_every_target(run, target, dtype):
    x = RNG.integers(0, 5, (4, 90)).astype(dtype)
    check(run, "sum", x, 1, dtype, features=target)
    check(run, "max", x, 0, dtype, exclusive=True, features=target)
    check(run, "min", x[:, ::-2], 1, dtype, features=target)


def test_nan_stays_from_where_it_is(run):
    x = RNG.standard_normal(5000).astype(np.float32)
    x[4200] = np.nan
    for kind in UFUNCS:
        out = np.zeros(5000, np.float32)
        run(Scan(kind, (run.layout(x),), (run.layout(out),), 0, exclusive=False), (x,), (out,))
        assert np.isnan(out[4200:]).all()
        assert not np.isnan(out[:4200]).any()


def test_products_with_a_zero_before_what_would_overflow(run):
    x = np.full(9000, 1e30, np.float32)
    x[0] = 0
    out = np.ones(9000, np.float32)
    run(Scan("prod", (run.layout(x),), (run.layout(out),), 0, exclusive=False), (x,), (out,))
    run.equal(out, np.zeros(9000, np.float32))


def test_accumulating_elsewhere(run):
    x = RNG.standard_normal(6000).astype(np.float32)
    out = np.zeros(6000, np.float32)
    run(
        Scan("sum", (run.layout(x),), (run.layout(out),), 0, exclusive=False),
        (x,),
        (out,),
        schedule=Schedule(accumulate="float64"),
    )
    np.testing.assert_allclose(out, np.cumsum(x, dtype=np.float64), rtol=1e-6, atol=1e-6)


def test_no_elements(run):
    x, out = np.zeros((3, 0), np.float32), np.zeros((3, 0), np.float32)
    assert (
        run(Scan("sum", (run.layout(x),), (run.layout(out),), 1, exclusive=False), (x,), (out,)).launches
        == ()
    )
