"""Products of random extents, strides, dtypes, batches and formulas against NumPy's, in exact integers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trellis

DTYPES = ["int8", "uint8", "int16", "int32", "int64"]
EXTENTS = st.one_of(st.sampled_from([1, 2, 8, 9, 12, 13, 32, 33, 65]), st.integers(1, 80))


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu", routes=("cache", "generate")) as made:
        yield made


def matrices(draw, lead, rows, columns):
    """Return a stack of matrices that lies as drawn: transposed, apart, reversed, broadcast."""
    rng = np.random.default_rng(draw(st.integers(0, 1 << 30)))
    dtype = draw(st.sampled_from(DTYPES))
    steps = [draw(st.sampled_from([1, 1, 2, -1, -3])) for _ in range(2)]
    shape = [rows * abs(steps[0]), columns * abs(steps[1])]
    turned = draw(st.booleans())
    info = np.iinfo(dtype)
    whole = rng.integers(
        info.min, info.max, (*lead, *(shape[::-1] if turned else shape)), dtype, endpoint=True
    )
    whole = whole.swapaxes(-1, -2) if turned else whole
    return whole[..., :: steps[0], :: steps[1]]


@st.composite
def products(draw):
    rows, depth, columns = (draw(EXTENTS) for _ in range(3))
    leads = draw(st.sampled_from([((), ()), ((), ()), ((2,), (2,)), ((3, 1), (2,)), ((), (4,))]))
    a, b = matrices(draw, leads[0], rows, depth), matrices(draw, leads[1], depth, columns)
    return a, b, draw(st.sampled_from([None, "int64"])), draw(st.booleans()), draw(st.integers(-3, 3))


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(products())
def test_random_products(ctx, case):
    a, b, dtype, formulas, number = case
    options = {}
    left, right = a, b
    if formulas:
        options = {
            "prologue": (lambda x: x.astype("int32") - 1, None),
            "epilogue": lambda total: total * number + 1,
        }
        left = a.astype("int32") - 1
    expected = np.matmul(left, right, dtype=dtype)
    expected = expected * number + 1 if formulas else expected
    actual = ctx.gemm(a, b, dtype=dtype, **options)
    assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
    np.testing.assert_array_equal(actual.numpy(), expected)
