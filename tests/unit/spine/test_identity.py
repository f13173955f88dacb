"""A kernel is known by its expression: how often one is written, and that the values are right."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

A = np.linspace(0.5, 2, 9, dtype=np.float32)
SCALE = 3.0


def test_a_changing_float_compiles_once(ctx, door):
    x = ctx.asarray(A)
    for step in range(1000):
        value = 0.25 + step * 0.01
        got = ctx.map(lambda a: a * value + 1, x).numpy()  # noqa: B023 - called at once
        assert np.array_equal(got, A * np.float32(value) + 1)
    # 1.0, 2.0 and 0.5 fold into the formula, so they may have kernels of their own.
    assert len(door.generated) <= 4


def test_a_changed_global_is_seen(ctx, door):
    global SCALE  # noqa: PLW0603 - that a global may change is what is tested

    def scaled(a):
        return a * SCALE

    assert np.array_equal(ctx.map(scaled, A).numpy(), A * np.float32(3))
    SCALE = 7.0
    assert np.array_equal(ctx.map(scaled, A).numpy(), A * np.float32(7))
    assert len(door.generated) == 1
    SCALE = 3.0


def test_equal_numbers_of_other_types_are_told_apart(ctx):
    def by(value):
        return ctx.map(lambda a: a + value, np.arange(3, dtype=np.int32)).dtype.name

    assert [by(1), by(1.0), by(True), by(1)] == ["int32", "float64", "int32", "int32"]

    def signed(zero):
        return ctx.map(lambda a: a * zero, A).numpy()

    assert not np.signbit(signed(0.0)).any()
    assert np.signbit(signed(-0.0)).all()


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64, ml_dtypes.bfloat16])
def test_the_sign_of_a_zero_of_numpy_is_told_apart(ctx, kind):
    for zero in (0.0, -0.0, 0.0):
        got = ctx.map(lambda a, b: a * b, A, kind(zero)).numpy()
        assert np.array_equal(np.signbit(got), np.signbit(A * kind(zero)))


def test_two_functions_of_one_formula_share_a_kernel(ctx, door):
    ctx.map(lambda a: np.maximum(a, 0) * 4, A)
    ctx.map(lambda z: np.maximum(z, 0) * 5, A)
    assert len(door.generated) == 1


def test_a_function_that_reads_a_list_is_traced_each_time(ctx):
    box = [2.5]

    def reads(a):
        return a * box[0]

    assert np.array_equal(ctx.map(reads, A).numpy(), A * np.float32(2.5))
    box[0] = 4.5
    assert np.array_equal(ctx.map(reads, A).numpy(), A * np.float32(4.5))


def test_shapes_share_kernels(ctx, door):
    rng = np.random.default_rng(0)
    for _ in range(200):
        shape = tuple(rng.integers(1, 6, rng.integers(1, 4)))
        a = rng.standard_normal(shape).astype(np.float32)
        assert np.array_equal(ctx.map(lambda x: x * x - 3, a).numpy(), a * a - 3)
    assert len(door.generated) <= 4


def test_scalar_operands_are_arguments(ctx, door):
    for value in (1.5, 2.5, 3.5):
        assert np.array_equal(ctx.map("multiply", A, value).numpy(), A * np.float32(value))
    assert len(door.generated) == 1
