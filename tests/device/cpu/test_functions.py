"""The mathematical functions as the processor computes them: within the bounds that are stated for each."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.door import Schedule
from trellis.expr import BOUNDS, evaluate_wide, function_error, legalise, trace, ulp_error
from trellis.expr.functions import arity

SINGLE = sorted(name for name, dtype in BOUNDS if dtype == "float32")
DOUBLE = sorted(name for name, dtype in BOUNDS if dtype == "float64")


def points(dtype):
    """Every exponent with both signs, the ranges where functions do their work, and the special values."""
    rng = np.random.default_rng(0)
    bits, mantissa = (np.uint32, 23) if dtype == "float32" else (np.uint64, 52)
    exponents = np.arange(255 if dtype == "float32" else 2047, dtype=bits).repeat(
        16 if dtype == "float32" else 2
    )
    low = rng.integers(0, 1 << mantissa, exponents.size, dtype=np.uint64).astype(bits)
    signs = rng.integers(0, 2, exponents.size, dtype=np.uint64).astype(bits) << bits(8 * bits().itemsize - 1)
    wild = (exponents << bits(mantissa) | low | signs).view(dtype)
    ranges = [rng.uniform(-width, width, 2000).astype(dtype) for width in (1, 3, 12, 105, 1e4)]
    special = np.array(
        [0.0, -0.0, np.nan, np.inf, -np.inf, 1.0, -1.0, np.finfo(dtype).max, np.finfo(dtype).tiny], dtype
    )
    return rng.permutation(np.concatenate([wild, *ranges, special]))


def groups(names, size):
    names = sorted(names, key=lambda name: (arity(name), name))
    unary = [name for name in names if arity(name) == 1]
    return [unary[i : i + size] for i in range(0, len(unary), size)] + [[n for n in names if arity(n) == 2]]


def results(cpu, names, dtype):
    """Return arguments, and the results of each name from one kernel."""
    x = points(dtype)
    inputs = [x, np.roll(x, 7)][: arity(names[0])]
    traced = [trace(name, (dtype,) * len(inputs)).expression.outputs[0] for name in names]
    return inputs, cpu.map(legalise(tuple(traced)), inputs), traced


def assert_signs(got, formula, inputs, name):
    (exact,) = evaluate_wide((formula,), inputs)
    zeros = (exact == 0) & (got == 0)
    assert np.array_equal(np.signbit(got[zeros]), np.signbit(exact[zeros])), name


@pytest.mark.parametrize("names", groups(SINGLE, 8), ids=lambda names: names[0])
def test_float32(cpu, names):
    inputs, outs, traced = results(cpu, names, "float32")
    for name, got, formula in zip(names, outs, traced, strict=True):
        error = function_error(name, got, *inputs)
        worst = np.argmax(error)
        assert error[worst] <= BOUNDS[name, "float32"].ulp, (
            name,
            error[worst],
            [item[worst] for item in inputs],
        )
        (exact,) = evaluate_wide((formula,), inputs)
        zeros = (exact == 0) & (got == 0)
        assert np.array_equal(np.signbit(got[zeros]), np.signbit(exact[zeros])), name


@pytest.mark.parametrize("names", groups(DOUBLE, 12), ids=lambda names: names[0])
def test_float64(cpu, names):
    inputs, outs, traced = results(cpu, names, "float64")
    for name, got, formula in zip(names, outs, traced, strict=True):
        error = function_error(name, got, *inputs)
        if name == "gelu":  # math.erfc, the oracle, is denormal there
            error[(inputs[0] < -37) & np.isfinite(inputs[0])] = 0
        worst = np.argmax(error)
        assert error[worst] <= BOUNDS[name, "float64"].ulp, (
            name,
            error[worst],
            [item[worst] for item in inputs],
        )
        assert_signs(got, formula, inputs, name)


@pytest.mark.parametrize("vector", [1, 2, 4, 16, 32])
def test_float64_with_any_vector(cpu, vector):
    x, y = np.random.default_rng(2).uniform(0.1, 5, (2, 77))
    for name, inputs in (("exp", [x]), ("arctan2", [x, y])):
        formula = trace(name, ("float64",) * len(inputs)).expression.outputs
        (got,) = cpu.map(legalise(formula), inputs, schedule=Schedule(vector=vector))
        (exact,) = evaluate_wide(formula, inputs)
        assert np.max(ulp_error(got, exact, "float64")) <= BOUNDS[name, "float64"].ulp
