"""Reductions of every kind against NumPy: in rows, in columns, in parts."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from trellis.codegen import Refused, lower
from trellis.expr import Expression, node
from trellis.intent import REDUCTIONS, Reduce
from trellis.schedule import Schedule

RNG = np.random.default_rng(8)
SHAPES = [
    ((1,), (0,)),
    ((7, 5), (1,)),
    ((7, 5), (0,)),
    ((3, 700), (1,)),
    ((700, 3), (0,)),
    ((4, 9, 5), (0, 2)),
    ((3, 300, 4), (1,)),
    ((5000,), (0,)),
    ((2, 70000), (1,)),
]


def intent_of(run, kind, x, axes, out, accumulate, expression=None, ddof=0):
    expression = expression or Expression((node("input", run.layout(x).dtype, (), (0,)),))
    return Reduce(kind, expression, (run.layout(x),), (run.layout(out),), x.shape, axes, accumulate, ddof)


def reduced(run, kind, x, axes, dtype, accumulate=None, ddof=0, **more):
    kept = tuple(n for axis, n in enumerate(x.shape) if axis not in axes)
    out = np.zeros(kept, dtype)
    intent = intent_of(run, kind, x, axes, out, accumulate or run.layout(out).dtype, ddof=ddof)
    run(intent, (x,), (out,), **more)
    return out


@pytest.mark.parametrize(("shape", "axes"), SHAPES)
@pytest.mark.parametrize("kind", [kind for kind in REDUCTIONS if not kind.startswith("arg")])
def test_every_kind_of_float32(run, kind, shape, axes):
    x = RNG.standard_normal(shape).astype(np.float32)
    if kind == "prod":
        x = 1 + x / 1000
    boolean = kind in {"any", "all"}
    found = reduced(run, kind, x, axes, bool if boolean else np.float32)
    exact = (
        getattr(np, kind)(x.astype(np.float64), axis=axes)
        if kind != "norm"
        else np.sqrt((x.astype(np.float64) ** 2).sum(axes))
    )
    if boolean or kind in {"max", "min"}:
        run.equal(found, exact.astype(found.dtype))
    else:
        size = np.abs(x).astype(np.float64).sum(axes) if kind == "sum" else 1 + np.abs(exact)
        assert (np.abs(found - exact) <= 2e-5 * size).all()


@pytest.mark.parametrize("kind", ["sum", "max", "argmin", "std", "any"])
def test_every_target(run, target, kind):
    for shape, axes in [((40, 130), (1,)), ((130, 40), (0,))]:
        x = RNG.standard_normal(shape).astype(np.float32)
        dtype = {"argmin": np.int32, "any": bool}.get(kind, np.float32)
        found = reduced(
            run, kind, x, axes, dtype, accumulate=None if kind == "any" else "float32", features=target
        )
        np.testing.assert_allclose(
            found, getattr(np, kind)(x.astype(np.float64), axis=axes[0]), rtol=1e-5, atol=1e-5
        )


@pytest.mark.parametrize(
    "dtype",
    ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float64"],
)
def test_extremes_of_every_dtype(run, dtype):
    kind = np.dtype(dtype)
    x = RNG.integers(0, 2, 333).astype(bool) if dtype == "bool" else RNG.standard_normal(333).astype(kind)
    if kind.kind in "iu":
        info = np.iinfo(kind)
        x = RNG.integers(info.min, info.max, 333, dtype=kind, endpoint=True)
    for name in ("max", "min"):
        for values in (x, np.full(70, x.max()), np.full(70, x.min())):
            run.equal(reduced(run, name, values, (0,), dtype), np.asarray(getattr(values, name)()))
    for name in ("argmax", "argmin"):
        run.equal(reduced(run, name, x, (0,), np.int64, accumulate=dtype), np.asarray(getattr(np, name)(x)))


@pytest.mark.parametrize("where", [0, 150, 299, None])
@pytest.mark.parametrize("kind", ["max", "min", "argmax", "argmin", "sum", "mean", "var", "norm"])
def test_nan_anywhere(run, kind, where):
    x = RNG.standard_normal((2, 300)).astype(np.float32)
    if where is not None:
        x[1, where] = np.nan
    dtype = np.int64 if kind.startswith("arg") else np.float32
    found = reduced(run, kind, x, (1,), dtype, accumulate="float32")
    exact = np.linalg.norm(x, axis=1) if kind == "norm" else getattr(np, kind)(x, axis=1)
    np.testing.assert_allclose(found, exact, rtol=1e-5, atol=1e-6)


def test_first_of_equals_in_any_order(run):
    x = RNG.integers(0, 3, (60, 50)).astype(np.int32)
    for view in (x, x.T, x[::-1], x[:, ::-1], x[::2, ::3]):
        for axes in ((0,), (1,)):
            found = reduced(run, "argmax", view, axes, np.int64, accumulate="int32")
            run.equal(found, np.argmax(view, axis=axes[0]))
        found = reduced(run, "argmax", view, (0, 1), np.int64, accumulate="int32")
        run.equal(found, np.asarray(np.argmax(view)))


def test_views(run):
    x = RNG.integers(-1000, 1000, (24, 30, 8)).astype(np.int32)
    for view in (x.transpose(2, 0, 1), x[::-1, ::2, ::-3], np.broadcast_to(x[:1], x.shape)):
        for axes in [(0,), (1,), (2,), (0, 2), (0, 1, 2)]:
            run.equal(
                reduced(run, "sum", view, axes, np.int64, accumulate="int64"), np.asarray(view.sum(axis=axes))
            )


def test_sums_wrap_and_narrow_results_round_once(run):
    x = RNG.integers(-(2**31), 2**31, 999, dtype=np.int64).astype(np.int32)
    with np.errstate(all="ignore"):
        run.equal(reduced(run, "sum", x, (0,), np.int32), np.asarray(x.sum(dtype=np.int32)))
        run.equal(
            reduced(run, "prod", x, (0,), np.int8, accumulate="int8"),
            np.asarray(x.astype(np.int8).prod(dtype=np.int8)),
        )
    h = RNG.standard_normal(999).astype(np.float16)
    np.testing.assert_allclose(
        reduced(run, "sum", h, (0,), np.float16), h.astype(np.float64).sum(), rtol=2e-3
    )


@pytest.mark.parametrize("scale", [1.0, 1e-30, 1e25])
def test_norms_neither_overflow_nor_vanish(run, scale):
    x = (RNG.standard_normal(500) * scale).astype(np.float32)
    found = reduced(run, "norm", x, (0,), np.float32, features=run.targets["plain"])
    np.testing.assert_allclose(found, np.linalg.norm(x.astype(np.float64)), rtol=1e-6)


def test_variances_far_from_zero(run):
    x = (1e6 + RNG.standard_normal(4096)).astype(np.float32)
    for ddof in (0, 1, 5000):
        found = reduced(run, "var", x, (0,), np.float32, ddof=ddof)
        with np.errstate(all="ignore"):
            exact = np.float64(((x.astype(np.float64) - x.astype(np.float64).mean()) ** 2).sum()) / max(
                4096 - ddof, 0
            )
        np.testing.assert_allclose(found, exact, rtol=1e-3)
    x[77] = np.inf
    assert np.isnan(reduced(run, "var", x, (0,), np.float32))


def test_no_elements(run):
    x = np.zeros((3, 0), np.float32)
    run.equal(reduced(run, "sum", x, (1,), np.float32), np.zeros(3, np.float32))
    run.equal(reduced(run, "prod", x, (1,), np.float32), np.ones(3, np.float32))
    assert np.isnan(reduced(run, "mean", x, (1,), np.float32)).all()
    assert reduced(run, "sum", x, (0,), np.float32).shape == (0,)


def test_a_fused_formula_with_index_and_scalar(run):
    x = RNG.standard_normal((20, 90)).astype(np.float32)
    place = node("cast", "float32", (node("index", "int64", (), (1,)),))
    value = node(
        "multiply",
        "float32",
        (
            node("input", "float32", (), (0,)),
            node("add", "float32", (place, node("scalar", "float32", (), (0,)))),
        ),
    )
    out = np.zeros(20, np.float32)
    for name in ("plain", "rich"):
        intent = intent_of(run, "sum", x, (1,), out, "float32", Expression((value,), ("float32",)))
        run(intent, (x,), (out,), (0.5,), features=run.targets[name])
        np.testing.assert_allclose(out, (x * (np.arange(90) + np.float32(0.5))).sum(1), rtol=1e-4, atol=1e-3)


def test_parts_and_folded_grids(run):
    x = RNG.integers(0, 100, 300000).astype(np.int32)
    features = replace(run.targets["rich"], group=2, grid=(3, 65535, 1))
    program = run(
        intent_of(run, "sum", x, (0,), out := np.zeros((), np.int32), "int32"),
        (x,),
        (out,),
        features=features,
    )
    assert len(program.launches) == 2
    assert program.launches[0].grid[1] > 1
    run.equal(out, np.asarray(x.sum(dtype=np.int32)))


def test_accumulating_elsewhere(run):
    x = RNG.standard_normal(3000).astype(np.float32)
    out = np.zeros((), np.float32)
    run(intent_of(run, "sum", x, (0,), out, "float32"), (x,), (out,), schedule=Schedule(accumulate="float64"))
    run.equal(out, np.asarray(np.float32(x.astype(np.float64).sum())))
    refused = lower(
        intent_of(run, "max", x, (0,), out, "float32"), Schedule(accumulate="float64"), run.targets["rich"]
    )
    assert isinstance(refused, Refused)


def test_what_a_plain_target_lacks(run):
    x, out = np.zeros(9, np.int32), np.zeros((), np.float64)
    refused = lower(intent_of(run, "mean", x, (0,), out, "int32"), Schedule(), run.targets["plain"])
    assert refused == Refused("the device has no float64")
