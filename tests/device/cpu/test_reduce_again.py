"""A reduction that was planned before: the same checks and results as the first time, found by its spelling."""

from __future__ import annotations

import numpy as np
import pytest

import trellis
from trellis.errors import InvalidArgument, NotReady

A = np.random.default_rng(0).standard_normal((6, 50)).astype("float32")


@pytest.fixture
def ctx():
    with trellis.Context("cpu") as found:
        yield found


@pytest.mark.parametrize("axis", [0, 1, -1, None, (0, 1), [1], np.int64(1), ()])
@pytest.mark.parametrize("keepdims", [False, True])
def test_every_spelling_of_axes_again(ctx, axis, keepdims):
    x = ctx.asarray(A)
    given = tuple(axis) if isinstance(axis, list) else axis
    for name in ("max", np.maximum, "var"):
        function = np.var if name == "var" else np.max
        want = function(A, axis=given, keepdims=keepdims)
        for _ in range(3):
            got = ctx.reduce(x, name, axis=axis, keepdims=keepdims)
            assert (got.shape, got.dtype) == (want.shape, want.dtype)
            np.testing.assert_allclose(got.numpy(), want, rtol=1e-6)
            assert got.record.op == "reduce"


def test_what_is_no_axis_stays_none_after_one_that_is_equal(ctx):
    x = ctx.asarray(A)
    ctx.reduce(x, "max", axis=1)
    ctx.reduce(x, "max", axis=(0, 1))
    for axis in (True, 1.0, (0, True), (0, 1.0), (1, 1)):
        with pytest.raises(InvalidArgument):
            ctx.reduce(x, "max", axis=axis)


def test_options_tell_calls_apart(ctx):
    x = ctx.asarray(A)
    for _ in range(2):
        assert float(ctx.reduce(x, "var", ddof=1)) == pytest.approx(float(A.var(ddof=1)), rel=1e-6)
        assert float(ctx.reduce(x, "var")) == pytest.approx(float(A.var()), rel=1e-6)
        assert float(ctx.reduce(x, "norm", ord=1)) == pytest.approx(float(np.abs(A).sum()), rel=1e-6)
        assert float(ctx.reduce(x, "norm")) == pytest.approx(float(np.linalg.norm(A)), rel=1e-6)
        assert ctx.reduce(x, "sum", dtype="float64").dtype == np.float64
        assert ctx.reduce(x, "sum").dtype == np.float32
        assert float(ctx.reduce(x)) == pytest.approx(float(A.sum()), rel=1e-5, abs=1e-5)
        assert float(ctx.reduce(x, op="max")) == A.max()


def test_a_result_of_the_caller_again(ctx):
    x, out = ctx.asarray(A.copy()), ctx.empty((6,))
    for _ in range(3):
        out.fill(7)
        assert ctx.reduce(x, "max", axis=1, out=out) is out
        np.testing.assert_array_equal(out.numpy(), A.max(1))
    kept = ctx.empty((6, 1))
    for _ in range(2):
        np.testing.assert_array_equal(
            ctx.reduce(x, "max", axis=1, keepdims=True, out=kept).numpy(), A.max(1, keepdims=True)
        )
    with pytest.raises(InvalidArgument) as caught:
        ctx.reduce(x, "max", axis=1, out=x[:, 0])
    assert caught.value.code == "E_INVALID_ARG.out_overlap"
    with pytest.raises(InvalidArgument):
        ctx.reduce(x, "max", axis=1, out=ctx.empty((5,)))
    np.testing.assert_array_equal(x.numpy(), A)


def test_functions_are_known_by_what_they_do(ctx):
    x, y = ctx.asarray(A), ctx.asarray(A[:1])
    for factor in (2.0, 3.5, 2.0, -1.25):
        for _ in range(2):
            got = ctx.reduce(x, "sum", axis=1, fn=lambda v, factor=factor: v * factor)
            np.testing.assert_allclose(got.numpy(), (A * factor).sum(1), rtol=1e-4, atol=1e-4)
            got = ctx.reduce(x, y, factor, "max", axis=0, fn=lambda v, w, s: (v - w) * s)
            np.testing.assert_allclose(got.numpy(), ((A - A[:1]) * np.float32(factor)).max(0), rtol=1e-5)
    seen = []

    def remembered(v):
        seen.append(1)
        return v + 1

    for _ in range(3):
        assert float(ctx.reduce(x, "max", fn=remembered)) == A.max() + 1
    with pytest.raises(InvalidArgument):
        ctx.reduce(x, "max", fn=lambda v: (v,))


def test_a_closed_context_and_another_one(ctx):
    x = ctx.asarray(A)
    other = trellis.Context("cpu")
    for _ in range(2):
        ctx.reduce(x, "max")
        other.reduce(x, "max")
    other.close()
    with pytest.raises(NotReady):
        other.reduce(x, "max")
    assert float(ctx.reduce(x, "max")) == A.max()


def test_the_budget_is_asked_again():
    small = trellis.Context("cpu", budget=200_000)
    x = small.asarray(np.ones((4, 40_000), "float32"), copy=False)
    small.reduce(x, "max", axis=0)
    held = small.empty((20_000,))
    with pytest.raises(trellis.BudgetExceeded):
        small.reduce(x, "max", axis=0)
    del held
    np.testing.assert_array_equal(small.reduce(x, "max", axis=0).numpy(), np.ones(40_000))
