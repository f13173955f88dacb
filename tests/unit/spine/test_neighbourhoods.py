"""Stencils of several steps and over mapped values, as they are spelt, and what is refused; against NumPy."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import trellis
from trellis.errors import InvalidArgument, InvalidType

WEIGHTS = np.array([[0, 0.25, 0], [0.25, 0, 0.25], [0, 0.25, 0]])
A = np.random.default_rng(1).standard_normal((6, 7)).astype("float32")


def around(n):
    return 0.25 * (n[-1, 0] + n[1, 0] + n[0, -1] + n[0, 1])


def expected(a, boundary, steps, fill=0.0):
    for _ in range(steps):
        options = {"constant_values": fill} if boundary == "constant" else {}
        mode = "constant" if boundary == "valid" else boundary
        p = a if boundary == "valid" else np.pad(a, 1, mode, **options)
        a = 0.25 * (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:])
    return a


@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("boundary", ["constant", "edge", "reflect", "wrap", "valid"])
def test_steps(ctx, boundary, steps):
    for what in (around, WEIGHTS):
        got = ctx.stencil(what, A, boundary=boundary, fill=0.5, steps=steps)
        wanted = expected(A.astype("float64"), boundary, steps, 0.5)
        assert (got.shape, got.dtype) == (wanted.shape, A.dtype)
        assert np.allclose(got.numpy(), wanted, rtol=1e-5, atol=1e-6)


def test_steps_beyond_what_valid_leaves(ctx):
    assert ctx.stencil(around, A, boundary="valid", steps=4).shape == (0, 0)


def test_steps_with_a_field(ctx):
    got = ctx.stencil(lambda u, f: around(u) + f, A, A * 2, boundary="edge", steps=3).numpy()
    wanted = A.astype("float64")
    for _ in range(3):
        wanted = expected(wanted, "edge", 1) + A * 2
    assert np.allclose(got, wanted, rtol=1e-5)


@pytest.mark.parametrize("boundary", ["constant", "edge", "reflect", "wrap", "valid"])
def test_map_stencil(ctx, boundary):
    scale = 1.5
    mapped = np.exp(A.astype("float64")) * scale
    wanted = expected(mapped, boundary, 1, 0.5)
    for what in (around, WEIGHTS):
        spelt = (
            ctx.map_stencil(lambda x: np.exp(x) * scale, what, A, boundary=boundary, fill=0.5),
            trellis.map_stencil(
                ctx, A, fn=lambda x: np.exp(x) * scale, stencil=what, boundary=boundary, fill=0.5
            ),
            ctx.map_stencil(lambda x, k: np.exp(x) * k, what, A, scale, boundary=boundary, fill=0.5),
        )
        for got in spelt:
            assert (got.shape, got.dtype) == (wanted.shape, A.dtype)
            assert np.allclose(got.numpy(), wanted, rtol=1e-5, atol=1e-6)


def test_map_stencil_by_name_and_of_the_mean(ctx):
    got = ctx.map_stencil(A, fn="square")
    p = np.pad(A.astype("float64") ** 2, 1)
    wanted = (p[1:-1, 1:-1] + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 5
    assert np.allclose(got.numpy(), wanted, rtol=1e-5)


def test_map_stencil_of_operands_that_broadcast(ctx):
    row = A[0]
    got = ctx.map_stencil(
        "multiply", lambda n: n[-1, 0] - n[0, 0], A, row, boundary="edge", out=ctx.empty(A.shape)
    )
    product = A * row
    assert np.array_equal(got.numpy(), np.concatenate([product[:1], product[:-1]]) - product)


def test_one_launch(ctx):
    got = ctx.map_stencil("exp", around, A, steps=5)
    assert got.record.op == "stencil"


def test_weights_of_other_numbers_are_other_weights(ctx):
    first = ctx.stencil(WEIGHTS, A)
    second = ctx.stencil(WEIGHTS * 2, A)
    assert np.allclose(second.numpy(), first.numpy() * 2)
    changed = WEIGHTS.copy()
    ctx.stencil(changed, A)
    changed[1, 1] = 4
    assert np.allclose(ctx.stencil(changed, A).numpy(), first.numpy() + 4 * A, rtol=1e-5)
    assert np.allclose(ctx.stencil(WEIGHTS.tolist(), A).numpy(), first.numpy())


def test_fill_values_stay_apart(ctx):
    for fill in (1, 1.0, True, 0.0, -0.0, np.float32(2.5)):
        got = ctx.stencil(lambda n: n[-1, 0], A, fill=fill).numpy()
        assert np.all(got[0] == float(fill))
        assert np.all(np.signbit(got[0]) == np.signbit(float(fill)))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda c: c.stencil(around, A, steps=0), "option"),
        (lambda c: c.stencil(around, A, steps=1.0), "option"),
        (lambda c: c.stencil(around, A, steps=True), "option"),
        (lambda c: c.stencil(around, A.astype("int32"), steps=2), "dtype"),
        (lambda c: c.stencil(lambda n, m: n[0, 1] + m[1, 0], A, A, steps=2), "option"),
        (lambda c: c.stencil(lambda n, m: n[0, 1] + m[0, 0], A, A, boundary="valid", steps=2), "option"),
        (lambda c: c.stencil(around, A, boundary="wrapped"), "unknown_name"),
        (lambda c: c.stencil(np.ones((3, 3), "int32"), A.astype(ml_dtypes.bfloat16)), "dtype"),
        (lambda c: c.map_stencil("exp", around), "shape"),
        (lambda c: c.map_stencil("exp", around, A, steps=0), "option"),
        (lambda c: c.map_stencil(lambda x: (x, x), around, A), "option"),
        (lambda c: c.map_stencil("exp", lambda n: n[0], np.zeros((1, 1, 1, 1), "float32")), "shape"),
        (lambda c: c.map_stencil("exp", around, np.float32(1)), "shape"),
        (lambda c: c.map_stencil("add", around, A, A[:2]), "shape"),
        (lambda c: c.map_stencil("exp", around, A, boundary="reflect", fill=0, out=A), "type"),
        (lambda c: c.map_stencil("greater", lambda n: n[0, 0], A, 0.5, fill="x"), "dtype"),
    ],
)
def test_refusals(ctx, wrong, code):
    with pytest.raises(InvalidArgument) as error:
        wrong(ctx)
    assert error.value.code == f"E_INVALID_ARG.{code}"


def test_map_stencil_wants_a_function_first(ctx):
    with pytest.raises(InvalidType):
        ctx.map_stencil(A, around)
