"""Result types are NumPy's, for each operation, dtype and kind of operand."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from trellis.dtypes import NAMES as DTYPES
from trellis.dtypes import to_numpy
from trellis.errors import InvalidArgument
from trellis.expr import NAMES, cast, evaluate, trace
from trellis.expr.functions import OURS, UFUNCS, traced_name

NUMPY_DTYPES = [name for name in DTYPES if name != "bfloat16"]
# NumPy's integer power refuses negative exponents by value, not by type: one is given where it matters.
SAMPLES = {name: np.array([1, 0, 3], dtype=name) for name in NUMPY_DTYPES}


def numpy_dtype(ufunc, *operands):
    """The dtype NumPy gives, or None where it refuses."""
    try:
        with np.errstate(all="ignore"):
            return ufunc(*operands).dtype.name
    except TypeError:
        return None


def traced_dtype(fn, *operands):
    try:
        return trace(fn, operands).expression.outputs[0].dtype
    except InvalidArgument as error:
        return None if error.code == "E_INVALID_ARG.dtype" else error.code


@pytest.mark.parametrize("name", sorted(name for name, ufunc in UFUNCS.items() if ufunc.nout == 1))
def test_ufunc_over_every_pair_of_dtypes(name):
    ufunc = UFUNCS[name]
    for dtypes in itertools.product(NUMPY_DTYPES, repeat=ufunc.nin):
        expected = numpy_dtype(ufunc, *(SAMPLES[dtype] for dtype in dtypes))
        assert traced_dtype(name, *dtypes) == expected, dtypes


@pytest.mark.parametrize("scalar", [3, 3.5, True, np.float32(3), np.int8(3), np.uint64(3)], ids=repr)
@pytest.mark.parametrize(
    "name", sorted(name for name, ufunc in UFUNCS.items() if (ufunc.nin, ufunc.nout) == (2, 1))
)
def test_scalar_beside_an_array(name, scalar):
    ufunc = UFUNCS[name]
    for dtype in NUMPY_DTYPES:
        assert traced_dtype(name, dtype, scalar) == numpy_dtype(ufunc, SAMPLES[dtype], scalar), dtype
        assert traced_dtype(name, scalar, dtype) == numpy_dtype(ufunc, scalar, SAMPLES[dtype]), dtype
        assert traced_dtype(lambda x: ufunc(x, scalar), dtype) == numpy_dtype(
            ufunc, SAMPLES[dtype], scalar
        ), dtype


@pytest.mark.parametrize("first", NUMPY_DTYPES)
def test_where_and_clip(first):
    for second in [*NUMPY_DTYPES, 2, 2.5, True]:
        other = SAMPLES[second] if isinstance(second, str) else second
        expected = np.where([True, False, True], SAMPLES[first], other).dtype.name
        assert traced_dtype("where", "bool", first, second) == expected
        assert traced_dtype("where", "float32", first, second) == expected
    for bounds in [(0, 2), (None, 2), (0.5, None), (0.5, 2)]:
        expected = numpy_dtype(np.clip, SAMPLES[first], *bounds)
        assert traced_dtype(lambda x, bounds=bounds: np.clip(x, *bounds), first) == expected, bounds


def test_weak_scalars_among_themselves():
    assert traced_dtype("add", 1, 2) == "int64"
    assert traced_dtype("add", 1, 2.0) == "float64"
    assert traced_dtype("where", "bool", 1.0, 0) == "float64"
    assert traced_dtype("where", "bool", 1, 0) == "int64"
    assert traced_dtype(lambda: 3) == "int64"
    assert traced_dtype(lambda: True) == "bool"
    assert traced_dtype(lambda: np.float16(3.25)) == "float16"


def test_divmod_is_a_pair():
    found = trace(lambda x: divmod(x, 3), ("int16",))
    assert [item.dtype for item in found.expression.outputs] == ["int16", "int16"]
    assert found.several
    quotient, remainder = evaluate(found.expression.outputs, [np.array([-7, 7], "int16")], found.values)
    assert quotient.tolist() == [-3, 2]
    assert remainder.tolist() == [2, 1]


@pytest.mark.parametrize("name", OURS)
def test_our_functions_follow_exp(name):
    for dtype in NUMPY_DTYPES:
        expected = numpy_dtype(
            np.maximum if name == "relu" else np.exp,
            *((SAMPLES[dtype], 0) if name == "relu" else (SAMPLES[dtype],)),
        )
        assert traced_dtype(name, dtype) == expected


@pytest.mark.parametrize("other", [2, 2.5, True, "bool", "int8", "uint8", "bfloat16"])
def test_bfloat16_stays_with_what_it_holds(other):
    for fn in (np.add, np.multiply, np.maximum, np.heaviside, "divide"):
        assert traced_dtype(fn, "bfloat16", other) == "bfloat16"
        assert traced_dtype(fn, other, "bfloat16") == "bfloat16"
    assert traced_dtype("less", "bfloat16", other) == "bool"
    assert traced_dtype("where", "bool", "bfloat16", other) == "bfloat16"


def test_bfloat16_promotes_to_wider_floats_and_refuses_what_ml_dtypes_refuses():
    assert traced_dtype("add", "bfloat16", "float32") == "float32"
    assert traced_dtype("add", "bfloat16", "float64") == "float64"
    assert traced_dtype("add", "bfloat16", np.float32(1)) == "float32"
    for other in ("float16", "int32", "uint16"):
        assert traced_dtype("add", "bfloat16", other) is None
    assert traced_dtype("bitwise_and", "bfloat16", "bfloat16") is None


@pytest.mark.parametrize("half", ["float16", "bfloat16"])
def test_halves_compute_in_float32_and_round_once(half):
    found = trace(lambda x, y: (x * y + 0.1) / 3, (half, half))
    x, y = np.array([1.1, -2.7, 300], dtype=to_numpy(half)), np.array([0.3, 1.9, 180], dtype=to_numpy(half))
    (got,) = evaluate(found.expression.outputs, [x, y], found.values)
    tenth = np.array(0.1, to_numpy(half)).astype("float32")
    expected = ((x.astype("float32") * y.astype("float32") + tenth) / np.float32(3)).astype(to_numpy(half))
    assert got.dtype == to_numpy(half)
    assert got.tobytes() == expected.tobytes()


@pytest.mark.parametrize("half", ["float16", "bfloat16"])
def test_a_half_that_is_only_passed_on_is_not_converted(half):
    found = trace(lambda x: x, (half,)).expression
    assert found.text() == f"%0 = input(0): {half}\nreturn %0"


@pytest.mark.parametrize("half", ["float16", "bfloat16"])
def test_a_half_type_rounds_where_it_is_asked_for(half):
    dtype = to_numpy(half)
    for fn in (
        lambda x, y: (x + y).astype(dtype).astype("float32"),
        lambda x, y: np.where(x > 0, (x + y).astype(dtype).astype(dtype), x).astype("float32"),
        lambda x, y: cast(x + y, half) - x,
    ):
        found = trace(fn, (half, half))
        x, y = np.array([1, 3, 1000], dtype), np.array([2**-12, 2**-3, 0.125], dtype)
        (got,) = evaluate(found.expression.outputs, [x, y], found.values)
        total = (x.astype("float32") + y.astype("float32")).astype(dtype).astype("float32")
        expected = total if got.dtype == np.float32 else (total - x.astype("float32")).astype(dtype)
        assert got.tobytes() == expected.tobytes()
    passed = trace(lambda x: x.astype(dtype), (half,)).expression
    assert passed.text() == f"%0 = input(0): {half}\nreturn %0"


def test_every_alias_names_its_ufunc():
    for name in NAMES:
        traced = traced_name(name)
        if traced in UFUNCS and hasattr(np, name) and isinstance(getattr(np, name), np.ufunc):
            assert getattr(np, name) is UFUNCS[traced]
    assert traced_name("acos") == "arccos"
    assert traced_name("abs") == "absolute"
