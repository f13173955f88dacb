"""Each mathematical function keeps its stated error bound over the whole range, fused or not, and its special values."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.expr import BOUNDS, PRIMITIVES, evaluate, function_error, legalise, trace, ulp_error, walk
from trellis.expr.evaluation import evaluate_wide
from trellis.expr.functions import arity

SINGLE = sorted(name for name, dtype in BOUNDS if dtype == "float32")
DOUBLE = sorted(name for name, dtype in BOUNDS if dtype == "float64")
EDGES = np.array(
    [0, 0.5, 1, 2, 3, 4, 5, 7, np.inf, np.nan, 3.4028235e38, 1.17549435e-38, 1e-39, 1e-45, 1 / 3, 9.1, 14.5]
    + [
        88.72,
        88.73,
        87.34,
        103.9,
        103.98,
        104,
        89.41,
        89.42,
        17.32,
        17.33,
        16777216,
        8388609,
        1 + 2**-23,
        1 - 2**-24,
    ]
    + [
        np.pi / 2,
        np.pi,
        9999.5,
        10000,
        10000.5,
        2.0**40,
        2.0**100,
        2.0**126,
        0.6,
        0.92,
        0.66666667,
        1.3333334,
    ],
    "float32",
)
EDGES = np.concatenate([EDGES, -EDGES])


def points(count, seed=0):
    """Every exponent with random mantissas and signs, and the ranges where functions do their work."""
    rng = np.random.default_rng(seed)
    exponents = np.repeat(np.arange(255, dtype=np.uint32), count // 255)
    low = rng.integers(0, 1 << 23, exponents.size, dtype=np.uint64).astype(np.uint32)
    signs = rng.integers(0, 2, exponents.size, dtype=np.uint64).astype(np.uint32) << np.uint32(31)
    wild = (exponents << np.uint32(23) | low | signs).view("float32")
    ranges = [rng.uniform(-width, width, count // 8).astype("float32") for width in (1, 3, 12, 105, 1e4)]
    return np.concatenate([wild, *ranges, np.exp(rng.normal(size=count // 8)).astype("float32"), EDGES])


def pairs(count, seed=0):
    """Wild pairs, near pairs, pairs whose power is in range, and every pair of edges."""
    rng = np.random.default_rng(seed)
    wild = rng.integers(0, 1 << 32, (2, count), dtype=np.uint64).astype(np.uint32).view("float32")
    near = (rng.normal(size=(2, count)) * rng.choice([1e-3, 1, 10, 1000], (2, count))).astype("float32")
    with np.errstate(all="ignore"):
        base = np.exp(rng.normal(size=count) * rng.choice([0.001, 0.1, 1, 40], count)).astype("float32")
        exponent = (rng.uniform(-150, 129, count) / np.log2(base.astype("float64"))).astype("float32")
    edges = [array.ravel() for array in np.meshgrid(EDGES, EDGES)]
    return [np.concatenate(parts) for parts in zip(wild, near, (base, exponent), edges, strict=True)]


def inputs_of(name, count):
    return pairs(count // 3) if arity(name) == 2 else [points(count)]


@pytest.mark.parametrize("name", SINGLE)
def test_bound_in_float32(name):
    inputs = inputs_of(name, 1 << 18)
    traced = trace(name, ("float32",) * len(inputs)).expression.outputs
    outputs = legalise(traced)
    assert {item.op for item in walk(outputs) if item.args} <= PRIMITIVES
    for fused in (True, False):
        (got,) = evaluate(outputs, inputs, fused=fused)
        assert got.dtype == np.float32
        error = function_error(name, got, *inputs)
        worst = np.argmax(error)
        assert error[worst] <= BOUNDS[name, "float32"].ulp, [array[worst] for array in inputs]


@pytest.mark.parametrize("name", SINGLE)
def test_zeros_keep_their_sign(name):
    inputs = inputs_of(name, 1 << 12)
    traced = trace(name, ("float32",) * len(inputs)).expression.outputs
    (got,), (exact,) = evaluate(legalise(traced), inputs), evaluate_wide(traced, inputs)
    zeros = exact == 0
    assert np.array_equal(np.signbit(got[zeros]), np.signbit(exact[zeros]))


@pytest.mark.parametrize("name", SINGLE)
def test_no_wide_floats_in_float32(name):
    outputs = legalise(trace(name, ("float32",) * arity(name)).expression.outputs)
    assert {item.dtype for item in walk(outputs)} <= {"float32", "int32", "uint32", "bool"}


# The hardest reduction of float64, limits of exp, sinh, expm1 and gelu, and where algorithms change.
EDGES64 = np.array(
    [
        6381956970095103 * 2.0**797,
        709.78,
        709.79,
        745.13,
        745.14,
        710.4,
        710.5,
        36.7,
        37.5,
        19.1,
        38.7,
        1.6e6,
        1.7e6,
        2.0**1022,
    ]
)


def points64(count):
    rng = np.random.default_rng(3)
    exponents = np.repeat(np.arange(2047, dtype=np.uint64), count // 2047)
    low = rng.integers(0, 1 << 52, exponents.size, dtype=np.uint64)
    wild = (exponents << np.uint64(52) | low).view("float64") * rng.choice([-1.0, 1.0], exponents.size)
    ranges = [rng.uniform(-width, width, count // 4) for width in (1, 3, 12, 40, 750, 1.6e6)]
    return np.concatenate([wild, *ranges, np.exp(rng.normal(size=count // 4)), EDGES, EDGES64, -EDGES64])


def pairs64(x):
    rng = np.random.default_rng(4)
    base = np.exp(rng.normal(size=x.size) * rng.choice([0.001, 0.1, 1, 100], x.size))
    edges = [array.ravel() for array in np.meshgrid(EDGES, EDGES)]
    with np.errstate(all="ignore"):
        exponent = rng.uniform(-1080, 1025, x.size) / np.log2(base)
    return [np.concatenate([x, base, edges[0]]), np.concatenate([rng.permutation(x), exponent, edges[1]])]


@pytest.mark.parametrize("name", DOUBLE)
def test_bound_in_float64(name):
    x = points64(1 << 14)
    if name == "gelu":
        x = x[~((x < -37) & np.isfinite(x))]  # math.erfc, the oracle, is denormal there
    inputs = [x] if arity(name) == 1 else pairs64(x)
    traced = trace(name, ("float64",) * len(inputs)).expression.outputs
    outputs = legalise(traced)
    assert {item.dtype for item in walk(outputs)} <= {"float64", "int64", "uint64", "int32", "uint32", "bool"}
    for fused in (True, False):
        (got,) = evaluate(outputs, inputs, fused=fused)
        error = function_error(name, got, *inputs)
        worst = np.argmax(error)
        assert error[worst] <= BOUNDS[name, "float64"].ulp, [array[worst] for array in inputs]


@pytest.mark.parametrize(
    ("got", "exact", "ulp"),
    [
        (1.0, 1.0, 0),
        (1 + 2**-23, 1.0, 1),
        (1 - 2**-24, 1.0, 0.5),
        (np.nan, np.nan, 0),
        (np.nan, 1.0, np.inf),
        (1.0, np.nan, np.inf),
        (np.inf, np.inf, 0),
        (np.inf, -np.inf, np.inf),
        (np.inf, 3.4028235677973366e38, 0.5),
        (2.0**-149, 0.0, 1),
        (2.0**-149, 2.0**-150, 0.5),
        (-0.0, 0.0, 0),
        (2.0, 2 - 2**-23, 1),
    ],
)
def test_ulp_error(got, exact, ulp):
    error = ulp_error(np.float32(got), np.float64(exact), "float32")
    assert error == pytest.approx(ulp, rel=0.01) if ulp < 1e6 else error > 1e6
