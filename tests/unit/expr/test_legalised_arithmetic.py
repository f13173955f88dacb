"""Legalised arithmetic against NumPy: every pair of edge values, on every dtype, bit by bit."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from trellis.dtypes import FLOATS, SIGNED, UNSIGNED
from trellis.expr import PRIMITIVES, evaluate, legalise, trace, walk

INTEGERS = (*SIGNED, *UNSIGNED)
WIDE = ("float32", "float64")


def edges(dtype):
    if dtype == "bool":
        return np.array([False, True])
    if dtype in INTEGERS:
        limits = np.iinfo(dtype)
        near = [0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 100, limits.max - 1, limits.max]
        near += [-value for value in near] + [limits.min, limits.min + 1]
        return np.array(sorted({value for value in near if limits.min <= value <= limits.max}), dtype)
    limits = np.finfo(dtype)
    positive = [
        0,
        0.5,
        1,
        1.5,
        2,
        2.5,
        3.25,
        1e-3,
        7,
        1e3,
        12345.678,
        limits.max,
        limits.tiny,
        limits.smallest_subnormal,
    ]
    positive += [
        float(limits.tiny) * 1.75,
        np.inf,
        np.nan,
        1 / 3,
        2.0**31,
        2.0**63,
        2.0**24 + 1,
        511.5,
        512.5,
        1e30,
    ]
    with np.errstate(over="ignore"):
        return np.array([*positive, *(-value for value in positive)]).astype(dtype)


def pairs(first, second=None):
    return (array.ravel() for array in np.meshgrid(edges(first), edges(second or first), indexing="ij"))


def check(fn, *inputs, expected=None, native=frozenset()):
    """Compare the traced, the legalised and NumPy's value; NaN equals NaN, zeros keep their sign."""
    traced = trace(fn, tuple(array.dtype.name for array in inputs))
    outputs = legalise(traced.expression.outputs, native)
    assert {item.op for item in walk(outputs) if item.args} <= PRIMITIVES
    for formula in (traced.expression.outputs, outputs):
        for fused in (False, True):
            got = evaluate(formula, inputs, traced.values, fused=fused)
            for value, right in zip(
                got, expected if isinstance(expected, tuple) else (expected,), strict=True
            ):
                assert value.dtype == right.dtype
                found, wanted = np.broadcast_arrays(value, right)
                same = (found == wanted) | ((found != found) & (wanted != wanted))
                if found.dtype.kind == "f":
                    same &= (np.signbit(found) == np.signbit(wanted)) | (wanted != wanted)
                if not same.all():
                    place = np.argmin(same)
                    given = [array.ravel()[place] if array.size > 1 else array for array in inputs]
                    raise AssertionError(f"{given}: {found.ravel()[place]!r}, not {wanted.ravel()[place]!r}")


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize(
    "name", ["add", "subtract", "multiply", "floor_divide", "remainder", "fmod", "maximum", "minimum", "fmax"]
)
def test_integers(name, dtype):
    x, y = pairs(dtype)
    with np.errstate(all="ignore"):
        check(name, x, y, expected=getattr(np, name)(x, y))


@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod", "left_shift", "right_shift"])
def test_every_pair_of_int8_and_uint8(name):
    for dtype in ("int8", "uint8"):
        limits = np.iinfo(dtype)
        every = np.arange(limits.min, limits.max + 1).astype(dtype)
        x, y = (array.ravel() for array in np.meshgrid(every, every))
        with np.errstate(all="ignore"):
            check(name, x, y, expected=getattr(np, name)(x, y))


@pytest.mark.parametrize("dtype", INTEGERS)
def test_shifts(dtype):
    x, y = pairs(dtype)
    check("left_shift", x, y, expected=np.left_shift(x, y))
    check("right_shift", x, y, expected=np.right_shift(x, y))
    for count in (0, 1, 7, 63 if "64" in dtype else 7, 100):
        check(lambda v, count=count: v << count, x, expected=x << count)
        check(lambda v, count=count: v >> count, x, expected=x >> count)


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("divisor", [1, 2, 3, 7, 8, 64, 0, -1, -2, -3, 127])
def test_constant_divisors(dtype, divisor):
    if divisor < 0 and dtype in UNSIGNED:
        return
    x = edges(dtype)
    with np.errstate(all="ignore"):
        expected = (x // divisor, x % divisor, np.fmod(x, np.array(divisor, dtype)))
    check(lambda v: (v // divisor, v % divisor, np.fmod(v, divisor)), x, expected=expected)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_powers(dtype):
    x = edges(dtype)
    for exponent in range(8):
        check(lambda v, exponent=exponent: v**exponent, x, expected=x**exponent)
    base, exponent = pairs(dtype)
    bits = 8 * base.dtype.itemsize
    exact = [_exact_power(int(b), int(e)) for b, e in zip(base, exponent, strict=True)]
    expected = np.array([value % (1 << bits) for value in exact], f"uint{bits}").astype(dtype)
    check("power", base, exponent, expected=expected)


def _exact_power(base, exponent):
    if exponent >= 0:
        return pow(base, exponent, 1 << 64)
    return {1: 1, -1: 1 - 2 * (exponent & 1)}.get(base, 0)


@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, *WIDE])
def test_comparisons_and_logic(dtype):
    x, y = pairs(dtype)
    for name in (
        "equal",
        "not_equal",
        "less",
        "less_equal",
        "greater",
        "greater_equal",
        "logical_and",
        "logical_or",
        "logical_xor",
    ):
        check(name, x, y, expected=getattr(np, name)(x, y))
    check("logical_not", x, expected=np.logical_not(x))
    check(lambda a, b: np.where(a, a, b), x, y, expected=np.where(x, x, y))


def test_int64_beside_uint64():
    for first, second in (("int64", "uint64"), ("uint64", "int64")):
        x, y = pairs(first, second)
        for name in ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"):
            check(name, x, y, expected=getattr(np, name)(x, y))


@pytest.mark.parametrize("dtype", ["bool", *INTEGERS])
def test_bits(dtype):
    x, y = pairs(dtype)
    for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        check(name, x, y, expected=getattr(np, name)(x, y))
    check("invert", x, expected=~x)


@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, *WIDE])
def test_unary(dtype):
    x = edges(dtype)
    names = ["absolute", "square", "floor", "ceil", "trunc", "isnan", "isinf", "isfinite"]
    names += ["negative", "sign"] if dtype != "bool" else []
    names += ["rint", "signbit", "sqrt", "fabs"] if dtype in WIDE else []
    for name in names:
        with np.errstate(all="ignore"):
            check(name, x, expected=getattr(np, name)(x))


@pytest.mark.parametrize("dtype", WIDE)
@pytest.mark.parametrize(
    "name", ["maximum", "minimum", "fmax", "fmin", "heaviside", "copysign", "add", "divide"]
)
def test_floats(name, dtype):
    x, y = pairs(dtype)
    if name in {"maximum", "minimum", "fmax", "fmin"}:
        # The sign of the larger of two zeros is nobody's promise.
        kept = ~((x == 0) & (y == 0))
        x, y = x[kept], y[kept]
    with np.errstate(all="ignore"):
        check(name, x, y, expected=getattr(np, name)(x, y))
        for value in (1.0, -2.0, 0.5, 3.7, float("inf"), float("nan")):
            v = x[x != 0]
            check(
                lambda a, value=value: getattr(np, name)(a, value),
                v,
                expected=getattr(np, name)(v, v.dtype.type(value)),
            )


@pytest.mark.parametrize("dtype", WIDE)
@pytest.mark.parametrize("name", ["fmod", "remainder", "floor_divide"])
def test_float_division(name, dtype):
    rng = np.random.default_rng(1)
    x, y = pairs(dtype)
    bits = rng.integers(0, 1 << 32, (2, 40000), dtype=np.uint64) << np.uint64(32) | rng.integers(
        0, 1 << 32, (2, 40000), dtype=np.uint64
    )
    wild = (
        bits.view("float64")
        if dtype == "float64"
        else (bits >> np.uint64(32)).astype(np.uint32).view("float32")
    )
    near = (rng.normal(size=(2, 40000)) * [[300], [1]]).astype(dtype)
    whole = np.rint(near * 10)
    x, y = (np.concatenate(parts) for parts in zip((x, y), wild, near, whole, strict=True))
    with np.errstate(all="ignore"):
        expected = getattr(np, name)(x, y)
    if name == "floor_divide":
        # Where the quotient is too large for floor to matter, ours and NumPy's may round it differently.
        with np.errstate(all="ignore"):
            kept = ~(np.abs(x / y) > 2.0 ** np.finfo(dtype).nmant) | ~np.isfinite(x / y)
        x, y, expected = x[kept], y[kept], expected[kept]
    check(name, x, y, expected=expected)


@pytest.mark.parametrize("source", WIDE)
@pytest.mark.parametrize("target", ["bool", *INTEGERS])
def test_floats_saturate_into_integers(source, target):
    x = np.concatenate([edges(source), np.linspace(-300, 300, 1201).astype(source)])
    if target == "bool":
        expected = x != 0
    else:
        limits = np.iinfo(target)
        exact = [
            0 if np.isnan(v) else limits.max if v > limits.max else limits.min if v < limits.min else int(v)
            for v in x.tolist()
        ]
        expected = np.array(exact, target)
    check(lambda v: v.astype(target), x, expected=expected)


@pytest.mark.parametrize(
    ("source", "target"), list(itertools.product(["bool", *INTEGERS], ["bool", *INTEGERS, *WIDE, "float16"]))
)
def test_integers_convert_as_numpy(source, target):
    x = edges(source)
    with np.errstate(over="ignore"):
        check(lambda v: v.astype(target), x, expected=x.astype(target))


@pytest.mark.parametrize(
    ("source", "target"), list(itertools.permutations([name for name in FLOATS if name != "bfloat16"], 2))
)
def test_floats_convert_as_numpy(source, target):
    x = edges(source)
    with np.errstate(all="ignore"):
        check(lambda v: v.astype(target), x, expected=x.astype(target))


def test_clip():
    x = edges("float32")
    check(lambda v: np.clip(v, -1.5, 2.0), x, expected=np.clip(x, np.float32(-1.5), np.float32(2)))
    i = edges("int16")
    check(lambda v: v.clip(-3, 64), i, expected=i.clip(-3, 64))
