"""float16 and bfloat16: stored as such, computed in float32, rounded once."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from trellis.door import Schedule
from trellis.expr import const, legalise, node, trace

HALVES = {"float16": np.dtype(np.float16), "bfloat16": np.dtype(ml_dtypes.bfloat16)}


@pytest.fixture(params=HALVES)
def half(request, cpu):
    if request.param not in cpu.device.dtypes:
        pytest.skip(f"this processor does not convert {request.param}")
    return request.param


def bits_equal(actual, expected):
    """Compare every bit, but take any NaN for any other."""
    actual, expected = actual.copy(), expected.astype(actual.dtype)
    nan = np.isnan(actual.astype(np.float32)) & np.isnan(expected.astype(np.float32))
    np.testing.assert_array_equal(actual.view(np.uint16)[~nan], expected.view(np.uint16)[~nan])


def every_value(name):
    return np.arange(1 << 16, dtype=np.uint16).view(HALVES[name])


def test_every_value_widens_exactly(cpu, tools, half):
    x = every_value(half)
    out = np.zeros(x.size, np.float32)
    cpu.map([node("cast", "float32", (node("input", half, (), (0,)),))], [x], out=[out])
    tools.assert_same(out, x.astype(np.float32))


@pytest.mark.parametrize("source", ["float32", "float64"])
def test_every_tie_and_its_neighbours_round_to_even(cpu, half, source):
    with np.errstate(invalid="ignore"):  # signalling NaN are among them
        x = every_value(half).astype(source)
    x = np.sort(x[np.isfinite(x)])
    ties = x[1:] / 2 + x[:-1] / 2
    values = [ties, np.nextafter(ties, np.inf, dtype=source), np.nextafter(ties, -np.inf, dtype=source), x]
    if source == "float64":
        values += [ties * (1 + 2.0**-40), ties * (1 - 2.0**-40)]
    special = np.array(
        [np.nan, np.inf, -np.inf, 0.0, -0.0, 1e30, -1e300 if source == "float64" else -3e38, 1e-45], source
    )
    x = np.concatenate([*values, special])
    out = np.zeros(x.size, HALVES[half])
    cpu.map([node("cast", half, (node("input", source, (), (0,)),))], [x], out=[out])
    with np.errstate(over="ignore"):
        bits_equal(out, _nearest(x, half))


def _nearest(x, half):
    """Round as IEEE 754 says; ml_dtypes rounds a float64 by way of float32, twice."""
    if half == "float16" or x.dtype == np.float32:
        return x.astype(HALVES[half])
    near = x.astype(np.float32)
    back = near.astype(np.float64)
    bits = near.view(np.int32) - (np.abs(back) > np.abs(x))
    bits = np.where((back != x) & ~np.isnan(x), bits | 1, bits)
    return bits.astype(np.int32).view(np.float32).astype(HALVES[half])


@pytest.mark.parametrize("size", [1, 31, 32, 33, 1000])
@pytest.mark.parametrize("step", [1, -2])
def test_a_formula_rounds_once(cpu, half, size, step):
    rng = np.random.default_rng(size)
    a, b = (rng.standard_normal(size * abs(step)).astype(HALVES[half])[::step] for _ in range(2))
    formula = trace(lambda x, y: np.where(x < y, x * y + 1, -y), (half, half)).expression
    out = np.zeros(size, HALVES[half])
    cpu.map(legalise(formula.outputs), [a, b], out=[out], schedule=Schedule(stores="streaming"))
    x, y = a.astype(np.float32), b.astype(np.float32)
    bits_equal(out, np.where(x < y, (x * y + 1).astype(HALVES[half]), (-y).astype(HALVES[half])))


def test_comparisons_constants_and_transposed_views(cpu, tools, half):
    a = np.random.default_rng(0).integers(-3, 3, (40, 50)).astype(HALVES[half]).T
    x = node("input", half, (), (0,))
    outputs = [
        node("ne", "bool", (x, const(0.0, half))),
        node("eq", "bool", (x, const(-1.0, half))),
        const(1.5, half),
    ]
    outs = [np.zeros(a.shape, bool), np.zeros(a.shape, bool), np.zeros(a.shape, HALVES[half])]
    cpu.map(outputs, [a], out=outs)
    tools.assert_same(outs[0], a.astype(np.float32) != 0)
    tools.assert_same(outs[1], a.astype(np.float32) == -1)
    bits_equal(outs[2], np.full(a.shape, 1.5, HALVES[half]))


@pytest.mark.parametrize("source", ["bool", "int8", "uint16", "int32"])
def test_integers_become_halves(cpu, half, source):
    rng = np.random.default_rng(1)
    x = (
        rng.integers(0, 2, 500).astype(bool)
        if source == "bool"
        else rng.integers(-100, 30000, 500).astype(source)
    )
    out = np.zeros(500, HALVES[half])
    cpu.map([node("cast", half, (node("input", source, (), (0,)),))], [x], out=[out])
    bits_equal(out, x.astype(np.float32).astype(HALVES[half]))
