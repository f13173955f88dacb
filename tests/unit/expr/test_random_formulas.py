"""Random formulas: traced, legalised and evaluated they are what NumPy computes from the same Python function."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given, settings

from trellis.errors import InvalidArgument
from trellis.expr import PRIMITIVES, evaluate, legalise, trace, walk

BINARY = [
    "({} + {})",
    "({} - {})",
    "({} * {})",
    "({} // {})",
    "({} % {})",
    "({} & {})",
    "({} | {})",
    "({} ^ {})",
]
BINARY += ["({} << {})", "({} >> {})", "({} < {})", "({} <= {})", "({} == {})", "({} != {})"]
BINARY += ["np.fmod({}, {})", "np.fmax({}, {})", "np.logical_and({}, {})", "np.maximum({}, {})"]
UNARY = [
    "(-{})",
    "abs({})",
    "(~{})",
    "np.sign({})",
    "np.square({})",
    "np.logical_not({})",
    "np.isfinite({})",
    "np.rint({})",
]
DTYPES = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float32",
    "float64",
]
NUMBERS = st.one_of(
    st.integers(-5, 100).map(repr),
    st.floats(-100, 100, width=32).map(repr),
    st.booleans().map(repr),
    st.sampled_from([np.float32(2.5), np.int8(-3)]),
)


@st.composite
def formulas(draw):
    """The source of a formula in x and y: a tree of calls, limited in depth."""

    def tree(depth):
        kind = draw(st.integers(0, 4 if depth else 1))
        if kind < 2:
            return draw(st.sampled_from(["x", "y"])) if kind else draw(NUMBERS)
        if kind == 2:
            return draw(st.sampled_from(UNARY)).format(tree(depth - 1))
        if kind == 3:
            return draw(st.sampled_from(BINARY)).format(tree(depth - 1), tree(depth - 1))
        return f"np.where({tree(depth - 1)}, {tree(depth - 1)}, {tree(depth - 1)})"

    return tree(4)


def samples(dtype):
    if dtype == "bool":
        return np.array([True, False, True, True, False, False])
    if dtype.startswith("float"):
        return np.array([0.0, -1.5, 3.25, -0.0, 1e4, -7], dtype)
    limits = np.iinfo(dtype)
    return np.array([limits.min, limits.max, 1, 0, limits.max // 3, limits.min // 5], dtype)


def expected_of(fn, x, y):
    """NumPy's result and dtype; None where it refuses, or where its own answer is not defined."""
    try:
        with np.errstate(all="ignore"):
            return np.asarray(fn(x, y))
    except (TypeError, OverflowError, ValueError, ZeroDivisionError):
        return None


# Python 3.12 warns of `~False`, which is Python's own sum of a formula's numbers, before any operand is met.
@pytest.mark.filterwarnings("ignore:Bitwise inversion:DeprecationWarning")
@settings(max_examples=400)
@given(formulas(), st.sampled_from(DTYPES), st.sampled_from(DTYPES))
def test_formula(source, first, second):
    fn = eval(f"lambda x, y: {source}", {"np": np})
    x, y = samples(first), samples(second)[::-1]
    with np.errstate(all="ignore"):
        expected = expected_of(fn, x, y)
        try:
            traced = trace(fn, (first, second))
        except InvalidArgument:
            # np.where wraps a Python integer that does not fit; a formula refuses it, as np.add does.
            assert expected is None or "np.where" in source
            return
        except (TypeError, OverflowError, ValueError, ZeroDivisionError):
            return  # the formula fails on its numbers alone, before any operand is met
    outputs = legalise(traced.expression.outputs)
    assert {item.op for item in walk(outputs) if item.args} <= PRIMITIVES
    (reference,) = evaluate(traced.expression.outputs, [x, y], traced.values)
    (got,) = evaluate(outputs, [x, y], traced.values)
    assert got.dtype == reference.dtype
    np.testing.assert_array_equal(np.broadcast_to(got, reference.shape), reference)
    if expected is not None:
        assert reference.dtype == expected.dtype
        np.testing.assert_array_equal(np.broadcast_to(reference, expected.shape), expected)
