"""gemm through the Context: dtype=, operands of different dtypes, halves, prologues and epilogues."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import trellis
from trellis.errors import InvalidArgument, InvalidType

# Tiled, few rows, few columns with b in either order.
SHAPES = [((25, 33), (33, 40)), ((3, 70), (70, 50)), ((50, 70), (70, 1))]


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu", routes=("cache", "generate")) as made:
        yield made


def integers(shape, dtype, seed=0):
    info = np.iinfo(dtype)
    return np.random.default_rng(seed).integers(info.min, info.max, shape, dtype=dtype, endpoint=True)


def floats(shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype("float32")


@pytest.mark.parametrize("shapes", SHAPES)
@pytest.mark.parametrize(
    ("left", "right", "dtype"),
    [
        ("int8", "int8", "int32"), ("uint8", "int8", "int32"), ("uint8", "uint8", "uint32"), ("int16", "int8", "int64"),
        ("uint8", "int8", None),
    ],
)  # fmt: skip
def test_integers_are_summed_in_the_dtype_asked_for(ctx, shapes, left, right, dtype):
    a, b = integers(shapes[0], left), integers(shapes[1], right, 1)
    expected = np.matmul(a, b, dtype=dtype)
    for other in (b, np.asfortranarray(b)):
        actual = ctx.gemm(a, other, dtype=dtype)
        assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
        np.testing.assert_array_equal(actual.numpy(), expected)


def test_extreme_integers(ctx):
    for left, right in ((-128, -128), (-128, 127), (127, 127)):
        a, b = np.full((13, 500), left, "int8"), np.full((500, 33), right, "int8")
        assert (ctx.gemm(a, b, dtype="int32").numpy() == 500 * left * right).all()
    full = np.full((13, 500), 255, "uint8")
    assert (ctx.gemm(full, full.T, dtype="int32").numpy() == 500 * 255 * 255).all()


def test_bools_are_counted_where_a_dtype_says_so(ctx):
    for shapes in SHAPES:
        a, b = floats(shapes[0]) > 0, floats(shapes[1], 1) > 0
        actual = ctx.gemm(a, b, dtype="int32")
        np.testing.assert_array_equal(actual.numpy(), a.astype("int32") @ b.astype("int32"))


@pytest.mark.parametrize("shapes", SHAPES)
@pytest.mark.parametrize("half", ["float16", ml_dtypes.bfloat16])
def test_halves_are_summed_in_float32_and_rounded_once(ctx, shapes, half):
    a, b = floats(shapes[0]).astype(half), floats(shapes[1], 1).astype(half)
    exact = a.astype("float64") @ b.astype("float64")
    bound = 1e-6 * (np.abs(a.astype("float64")) @ np.abs(b.astype("float64")))
    wide = ctx.gemm(a, b, dtype="float32")
    assert wide.dtype == "float32"
    assert (np.abs(wide.numpy() - exact) <= bound).all()
    narrow = ctx.gemm(a, b)
    assert narrow.dtype == half
    np.testing.assert_array_equal(narrow.numpy(), wide.numpy().astype(half))


@pytest.mark.parametrize("half", ["float16", ml_dtypes.bfloat16])
def test_the_epilogue_of_halves_sees_sums_that_are_not_rounded(ctx, half):
    a, b, bias = (floats(shape, i).astype(half) for i, shape in enumerate([(25, 33), (33, 40), (40,)]))
    actual = ctx.gemm(a, b, epilogue=lambda total, x: np.maximum(total + x, 0), epilogue_args=(bias,))
    total = ctx.gemm(a, b, dtype="float32").numpy()
    assert actual.dtype == half
    np.testing.assert_array_equal(actual.numpy(), np.maximum(total + bias.astype("float32"), 0).astype(half))
    counted = ctx.gemm(a, b, epilogue=lambda total: total > 0)
    assert counted.dtype == "bool"
    np.testing.assert_array_equal(counted.numpy(), total > 0)


@pytest.mark.parametrize("shapes", SHAPES)
@pytest.mark.parametrize(
    ("left", "right"),
    [("float32", "float64"), ("int32", "float32"), (ml_dtypes.bfloat16, "float32"), ("bool", "float64")],
)  # fmt: skip
def test_operands_of_different_dtypes_are_cast_as_they_are_read(ctx, shapes, left, right):
    a, b = (floats(shape, i) * 10 for i, shape in enumerate(shapes))
    for one, other in ((a.astype(left), b.astype(right)), (a.astype(right), b.astype(left))):
        actual = ctx.gemm(one, other)
        wide = one.astype("float64"), other.astype("float64")
        eps = np.finfo(actual.dtype).eps
        assert actual.dtype == np.result_type(one, other)
        bound = 100 * eps * (np.abs(wide[0]) @ np.abs(wide[1]) + 1)
        assert (np.abs(actual.numpy() - wide[0] @ wide[1]) <= bound).all()
        assert actual.record.bytes_uploaded in (0, one.nbytes, other.nbytes, one.nbytes + other.nbytes)


@pytest.mark.parametrize("shapes", SHAPES)
def test_prologues_are_maps_of_the_operands(ctx, shapes):
    a, b, factor = floats(shapes[0]), floats(shapes[1], 1), 0.3
    pairs = [
        (lambda x: np.maximum(x, 0), None), (None, lambda x: x * factor + 2), (np.exp, lambda x: x.astype("float64") * factor),
    ]  # fmt: skip
    for first, second in pairs:
        for other in (b, np.asfortranarray(b), b[:, ::-1]):
            left, right = (fn(x) if fn else x for fn, x in ((first, a), (second, other)))
            expected = left.astype("float64") @ right.astype("float64")
            actual = ctx.gemm(a, other, prologue=(first, second))
            assert actual.dtype == np.result_type(left, right)
            np.testing.assert_allclose(actual.numpy(), expected, rtol=0, atol=2e-4)


@pytest.mark.parametrize(("scale", "shift", "zero"), [(0.5, 3, 7), (0.25, -2, 1)])
def test_prologue_epilogue_and_their_numbers_together(ctx, scale, shift, zero):
    a, b, bias = integers((25, 33), "int8"), integers((33, 40), "int8", 1), floats((40,))
    for left, right in ((a, b), (a[:2], b), (a, b[:, :3])):
        row = bias[: right.shape[1]]
        actual = ctx.gemm(
            left,
            right,
            dtype="float32",
            prologue=(lambda x: x - np.int16(shift), lambda x: (x - np.int16(zero)) * np.float32(scale)),
            epilogue=lambda total, x: total * scale + x,
            epilogue_args=(row,),
        )
        wide = (left.astype("float64") - shift) @ ((right.astype("float64") - zero) * scale)
        np.testing.assert_allclose(actual.numpy(), wide * scale + row, rtol=1e-5, atol=1e-2)


def test_a_prologue_with_a_pole_at_zero_leaves_the_rest_of_a_vector_alone(ctx):
    for shapes in SHAPES:
        a, b = np.abs(floats(shapes[0])) + 1, np.abs(floats(shapes[1], 1)) + 1
        actual = ctx.gemm(a, np.asfortranarray(b), prologue=(lambda x: 1 / x, lambda x: 1 / x)).numpy()
        np.testing.assert_allclose(actual, (1 / a) @ (1 / b), rtol=1e-5)


def test_views_and_batches_with_all_of_it(ctx):
    a, b = integers((3, 20, 14), "int8")[:, ::-1, ::2], integers((7, 9), "uint8", 1).T.T
    actual = ctx.gemm(a, b, dtype="int32", prologue=(lambda x: x // 2, None)).numpy()
    np.testing.assert_array_equal(actual, np.matmul((a // 2), b, dtype="int32"))


def test_out_and_the_warm_call(ctx):
    x, y = ctx.asarray(floats((20, 30))), ctx.asarray(floats((30, 40), 1).astype("float64"))
    out = ctx.empty((20, 40), dtype="float64")
    first = ctx.gemm(x, y).numpy()
    for _ in range(2):
        assert ctx.gemm(x, y, out=out) is out
        np.testing.assert_array_equal(out.numpy(), first)
        np.testing.assert_array_equal(ctx.gemm(x, y).numpy(), first)


def test_a_library_alone_gets_operands_of_one_dtype():
    with trellis.Context("cpu") as ctx:
        a, b = floats((20, 30)), floats((30, 40), 1).astype("float64")
        product = ctx.gemm(a, b, routes="stock")
        assert product.record.route == "stock"
        np.testing.assert_allclose(product.numpy(), a @ b, rtol=1e-12, atol=1e-12)


def test_one_kernel_is_preferred_where_a_pass_costs_as_much_as_the_product():
    with trellis.Context("cpu") as ctx:
        for depth, route in ((9, {"generate", "cache"}), (65, {"stock"})):
            a, b, bias = floats((40, depth)), floats((depth, 50), 1), floats((50,), 2)
            made = ctx.gemm(a, b, epilogue=lambda total, x: total + x, epilogue_args=(bias,))
            assert made.record.route in route
            assert bool(made.record.composed) == (route == {"stock"})
            np.testing.assert_allclose(made.numpy(), a @ b + bias, rtol=0, atol=1e-4)
        forced = ctx.gemm(a[:, :9], b[:9], epilogue=lambda total: total * 2, routes="stock")
        assert forced.record.composed
        np.testing.assert_allclose(forced.numpy(), a[:, :9] @ b[:9] * 2, rtol=0, atol=1e-4)


WRONG = [
    ({"dtype": "bool"}, InvalidArgument),
    ({"dtype": "int32"}, InvalidArgument),
    ({"dtype": "nonsense"}, InvalidArgument),
    ({"prologue": np.exp}, InvalidType),
    ({"prologue": (np.exp,)}, InvalidType),
    ({"prologue": (lambda x: (x, x), None)}, InvalidArgument),
    ({"prologue": (lambda x: x > 0, lambda x: x > 0)}, InvalidArgument),
    ({"prologue": (lambda x: x + trellis.index(0), None)}, InvalidArgument),
]


@pytest.mark.parametrize(("options", "error"), WRONG)
def test_what_can_not_be_is_refused(ctx, options, error):
    with pytest.raises(error):
        ctx.gemm(floats((4, 5)), floats((5, 6)), **options)
