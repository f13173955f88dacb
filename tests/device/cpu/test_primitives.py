"""Every primitive on every dtype, against NumPy: extreme values, NaN, infinities and both zeros included."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.expr import PRIMITIVES, const, evaluate, node

SIGNED = ["int8", "int16", "int32", "int64"]
UNSIGNED = ["uint8", "uint16", "uint32", "uint64"]
INTEGERS = SIGNED + UNSIGNED
FLOATS = ["float32", "float64"]
DTYPES = ["bool", *INTEGERS, *FLOATS]


def values(dtype, seed=0, size=203):
    """Return many values of a dtype, its extreme ones first."""
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return rng.integers(0, 2, size).astype(bool)
    if dtype in FLOATS:
        info = np.finfo(dtype)
        special = [
            np.nan,
            np.inf,
            -np.inf,
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            -0.5,
            1.5,
            2.5,
            -2.5,
            info.max,
            info.min,
            info.tiny,
            info.smallest_subnormal,
        ]
        rest = rng.standard_normal(size - len(special)) * 10.0 ** rng.integers(-6, 7, size - len(special))
        return rng.permutation(np.concatenate([special, rest])).astype(dtype)
    info = np.iinfo(dtype)
    special = np.array([info.min, info.max, 0, 1, info.max - 1, info.min + 1], dtype)
    rest = rng.integers(info.min, info.max, size - len(special), dtype=dtype, endpoint=True)
    return np.concatenate([special, rest])[rng.permutation(size)]


def check(cpu, tools, outputs, inputs):
    actual = cpu.map(outputs, inputs)
    expected = evaluate(outputs, inputs)
    for got, want, output in zip(actual, expected, outputs, strict=True):
        tools.assert_same(got, np.broadcast_to(want, got.shape), f"{output.op} to {output.dtype}")


def operands(dtype, count=2):
    return [node("input", dtype, (), (i,)) for i in range(count)]


def comparisons(a, b):
    return [node(op, "bool", (a, b)) for op in ("eq", "ne", "lt", "le", "gt", "ge")]


@pytest.mark.parametrize("dtype", FLOATS)
def test_floats(cpu, tools, dtype):
    a, b = operands(dtype)
    outputs = [node(op, dtype, (a, b)) for op in ("add", "sub", "mul", "div", "copysign")]
    outputs += [node(op, dtype, (a,)) for op in ("neg", "sqrt", "abs", "floor", "ceil", "trunc", "rint")]
    outputs += comparisons(a, b)
    outputs += [node("select", dtype, (node("lt", "bool", (a, b)), a, b)), const(0.1, dtype)]
    bits = "uint32" if dtype == "float32" else "int64"
    outputs += [node("bitcast", bits, (a,)), node("bitcast", dtype, (node("bitcast", bits, (a,)),))]
    check(cpu, tools, outputs, [values(dtype, 1), values(dtype, 2)])


@pytest.mark.parametrize("dtype", FLOATS)
def test_fma_is_fused_or_not_but_nothing_else(cpu, dtype):
    a, b, c = operands(dtype, 3)
    x, y, z = (values(dtype, seed) for seed in (1, 2, 3))
    (actual,) = cpu.map([node("fma", dtype, (a, b, c))], [x, y, z])
    with np.errstate(all="ignore"):
        apart = x * y + z
        wide = np.longdouble if dtype == "float64" else np.float64
        fused = (x.astype(wide) * y.astype(wide) + z.astype(wide)).astype(dtype)
    near = np.isclose(actual, fused, rtol=4 * np.finfo(dtype).eps, atol=0)
    assert np.all((actual == apart) | near | (np.isnan(actual) & (np.isnan(apart) | np.isnan(fused))))


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integers(cpu, tools, dtype):
    a, b, shift = operands(dtype, 3)
    outputs = [node(op, dtype, (a, b)) for op in ("add", "sub", "mul", "and", "or", "xor")]
    outputs += [node("neg", dtype, (a,)), node("not", dtype, (a,))]
    outputs += [node(op, dtype, (a, shift)) for op in ("shl", "shr")]
    outputs += comparisons(a, b)
    outputs += [
        node("select", dtype, (node("lt", "bool", (a, b)), a, b)),
        const(np.iinfo(dtype).max, dtype),
        const(np.iinfo(dtype).min, dtype),
    ]
    if dtype == "uint32":
        outputs.append(node("mulhi", dtype, (a, b)))
    if dtype in {"uint32", "int64"}:
        outputs.append(node("bitcast", "float32" if dtype == "uint32" else "float64", (a,)))
    bits = 8 * np.dtype(dtype).itemsize
    shifts = np.random.default_rng(3).integers(0, bits, 203).astype(dtype)
    check(cpu, tools, outputs, [values(dtype, 1), values(dtype, 2), shifts])


@pytest.mark.parametrize("dtype", INTEGERS)
def test_integer_division_truncates(cpu, tools, dtype):
    a, b = operands(dtype)
    x, y = values(dtype, 1), values(dtype, 2)
    y[(y == 0) | ((y == -1) & (x == np.iinfo(dtype).min)) if dtype in SIGNED else y == 0] = 3
    quotient, remainder = cpu.map([node("idiv", dtype, (a, b)), node("irem", dtype, (a, b))], [x, y])
    expected = [
        abs(int(p)) // abs(int(q)) * (-1 if (p < 0) != (q < 0) else 1) for p, q in zip(x, y, strict=True)
    ]
    tools.assert_same(quotient, np.array(expected, dtype))
    rest = [int(p) - int(q) * e for p, q, e in zip(x, y, expected, strict=True)]
    tools.assert_same(remainder, np.array(rest, dtype))


def test_bool(cpu, tools):
    a, b = operands("bool")
    outputs = [node(op, "bool", (a, b)) for op in ("and", "or", "xor")] + [node("not", "bool", (a,))]
    outputs += [
        node("select", "bool", (a, b, node("not", "bool", (b,)))),
        const(True, "bool"),
        const(False, "bool"),
    ]
    check(cpu, tools, outputs + comparisons(a, b), [values("bool", 1), values("bool", 2)])


@pytest.mark.parametrize("dtype", DTYPES)
def test_casts(cpu, tools, dtype):
    (a,) = operands(dtype, 1)
    check(
        cpu,
        tools,
        [node("cast", other, (a,)) for other in DTYPES if dtype not in FLOATS or other in FLOATS],
        [values(dtype, 4)],
    )


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("other", INTEGERS)
def test_casts_of_floats_in_range_truncate(cpu, tools, dtype, other):
    info = np.iinfo(other)
    x = np.random.default_rng(5).uniform(max(info.min, -1e9), min(info.max, 1e9), 131).astype(dtype)
    x = np.clip(
        np.concatenate([x, [0.0, -0.0, 0.99, 1.5]]), max(info.min, -(2.0**31)), float(2 ** (info.bits - 2))
    ).astype(dtype)
    (a,) = operands(dtype, 1)
    (actual,) = cpu.map([node("cast", other, (a,))], [x])
    tools.assert_same(actual, np.trunc(x).astype(other))


def test_every_primitive_was_asked_for():
    from pathlib import Path

    source = Path(__file__).read_text()
    assert [name for name in sorted(PRIMITIVES - {"rare"}) if f'"{name}"' not in source] == []
