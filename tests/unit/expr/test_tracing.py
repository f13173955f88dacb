"""Tracing: which nodes a function becomes, which numbers fold, and that the values are NumPy's."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from trellis.errors import InvalidArgument, InvalidType, Unsupported
from trellis.expr import (
    NAMES,
    PRIMITIVES,
    cast,
    erf,
    evaluate,
    index,
    legalise,
    node,
    relu,
    sigmoid,
    trace,
    walk,
)
from trellis.expr.functions import arity, traced_name


def leaves(fn, *operands, op="const", **options):
    found = trace(fn, operands, **options).expression
    return [item.value[0] for item in walk(found.outputs) if item.op == op]


def value(fn, *arrays, **options):
    traced = trace(fn, tuple(array.dtype.name for array in arrays), **options)
    return evaluate(traced.expression.outputs, arrays, traced.values)[0]


@pytest.mark.parametrize(
    "number", [0, 0.0, 1, 1.0, -1, -1.0, 2, -2, 2.0, -2.0, 0.5, np.float32(2), np.float32(0.5)]
)
def test_common_numbers_fold(number):
    traced = trace(lambda x: x * number, ("float32",))
    assert traced.values == ()
    assert leaves(lambda x: x * number, "float32") == [float(number)]


@pytest.mark.parametrize(
    "number", [-0.0, 3, 0.25, True, False, 1e-3, float("nan"), float("inf"), np.float32(3), -0.5]
)
def test_other_numbers_are_arguments(number):
    traced = trace(lambda x: x * number, ("float32",))
    assert len(traced.values) == 1
    assert traced.expression.scalars == ("float32",)
    assert repr(traced.values[0]) == repr(float(np.float32(number)))


def test_numbers_take_slots_in_order_and_without_merging():
    traced = trace(lambda x, s: (x + 3.5) * s - 3.5, ("float64", 7))
    assert traced.values == (3.5, 7.0, 3.5)
    assert traced.expression.scalars == ("float64",) * 3


def test_numbers_that_no_result_reads_take_no_slot():
    def fn(x):
        _ = x * 7.5
        return x * 3.5 + 4.5

    traced = trace(fn, ("float32",))
    assert traced.values == (3.5, 4.5)
    assert traced.expression == trace(lambda x: x * 5.5 + 6.5, ("float32",)).expression


def test_integer_powers_and_shift_counts_fold():
    assert leaves(lambda x: x**7, "float32") == [7.0]
    assert leaves(lambda x: x**7, "int32") == [7]
    assert leaves(lambda x: x << 5, "int32") == [5]
    assert leaves(lambda x: x >> np.int8(5), "int32") == [5]
    assert trace(lambda x: x**7.0, ("float32",)).values == (7.0,)
    assert trace(lambda x: 7**x, ("float32",)).values == (7.0,)


def test_operators_take_numpys_short_cuts():
    assert trace(lambda x: x**2, ("float32",)).expression.outputs[0].op == "square"
    assert trace(lambda x: x**0.5, ("float32",)).expression.outputs[0].op == "sqrt"
    assert trace(lambda x: x**-1, ("float32",)).expression.outputs[0].op == "reciprocal"
    assert trace(lambda x: np.power(x, 0.5), ("float32",)).expression.outputs[0].op == "power"


def test_the_same_formula_is_the_same_object():
    first = trace(lambda x, y: np.exp(x) * y, ("float32", "float32")).expression
    second = trace(lambda a, b: b_times(a, b), ("float32", "float32")).expression
    assert first == second
    assert first.outputs[0] is second.outputs[0]
    assert first.key == second.key


def b_times(a, b):
    return np.exp(a) * b


def test_operands_count_arrays_only():
    assert leaves(lambda s, x, t, y: x * s + y * t, 3.5, "float32", 4.5, "float32", op="input") == [0, 1]


def test_every_operator_is_numpys():
    x, y = np.array([-7, 7, 5, 0], "int32"), np.array([3, -3, 2, 4], "int32")
    operators = {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "/": lambda a, b: a / b,
        "//": lambda a, b: a // b,
        "%": lambda a, b: a % b,
        "&": lambda a, b: a & b,
        "|": lambda a, b: a | b,
        "^": lambda a, b: a ^ b,
        "<<": lambda a, b: a << abs(b),
        ">>": lambda a, b: a >> abs(b),
        "**": lambda a, b: a ** abs(b),
        "<": lambda a, b: a < b,
        "<=": lambda a, b: a <= b,
        ">": lambda a, b: a > b,
        ">=": lambda a, b: a >= b,
        "==": lambda a, b: a == b,
        "!=": lambda a, b: a != b,
        "~": lambda a, b: ~a,
        "-a": lambda a, b: -a,
        "+a": lambda a, b: +a,
        "r": lambda a, b: (
            (9 - a)
            + (9 // b)
            + (9 % b)
            + (3 << abs(b))
            + (99 >> abs(b))
            + (9 / b)
            + 2 ** abs(b)
            + (6 & a | 1 ^ b)
        ),
    }
    for name, operator in operators.items():
        expected = operator(x, y)
        got = value(operator, x, y)
        assert got.dtype == expected.dtype, name
        assert np.array_equal(got, expected), name


def test_numpy_functions():
    x = np.array([-2.5, -0.5, 0, 0.5, 1.5, 2.5, np.nan, np.inf], "float32")
    for fn in (
        lambda v: np.where(v > 0, v, 0.01 * v),
        lambda v: np.clip(v, -1, 1),
        lambda v: np.clip(v, None, 1),
        lambda v: v.clip(-1, None),
        lambda v: np.clip(v, min=-1, max=2),
        lambda v: np.round(v),
        lambda v: np.around(v, decimals=0),
        lambda v: v.round(),
        lambda v: np.select([v > 1, v > 0], [v, 2 * v], 0.25),
        lambda v: np.full_like(v, 3.5) + np.ones_like(v) - np.zeros_like(v, dtype="float64"),
        lambda v: np.heaviside(v, 0.5),
        lambda v: np.degrees(v) - np.deg2rad(v),
        lambda v: np.sign(v) + np.abs(v) + np.positive(v) + np.conjugate(v),
        lambda v: np.isnan(v) | np.isinf(v) & ~np.isfinite(v) ^ np.signbit(v),
        lambda v: np.add(v, [np.float32(1.5)][0]),
        lambda v: np.float32(1.5) * v + np.array(0.25, "float32"),
    ):
        with np.errstate(invalid="ignore"):
            expected = np.asarray(fn(x))
        got = np.broadcast_to(value(fn, x), expected.shape)
        assert got.dtype == expected.dtype
        np.testing.assert_allclose(got, expected, rtol=1e-6)


def test_functions_of_ours():
    x = np.array([-3, -0.5, 0, 0.5, 3], "float32")
    assert np.array_equal(value(relu, x), np.maximum(x, 0))
    assert np.allclose(
        value(lambda v: erf(v) + sigmoid(v), x), [-0.95255, -0.14296, 0.5, 1.14296, 1.95255], atol=1e-5
    )
    assert value(lambda v: cast(v, np.int8), x).tolist() == [-3, 0, 0, 0, 3]
    assert value(lambda v: cast(3.7, "int32") + v.astype(int), x).tolist() == [0, 3, 3, 3, 6]


def test_index():
    x = np.zeros((2, 3), "float32")
    assert value(lambda v: index(0) * 10 + index(-1) + v, x, ndim=2).tolist() == [[0, 1, 2], [10, 11, 12]]
    assert value(lambda v: index(1), x, ndim=2).dtype == np.int64


def test_results_that_depend_on_no_operand():
    assert trace(lambda: 3.25, ()).values == (3.25,)
    assert trace(lambda x: (1, x), ("int8",)).expression.outputs[0].dtype == "int64"


def test_several_results():
    traced = trace(lambda x: (x, x + 1), ("float32",))
    assert traced.several
    assert len(traced.expression.outputs) == 2
    assert trace(lambda x: (x,), ("float32",)).several
    assert not trace(lambda x: x, ("float32",)).several


def test_stencil():
    traced = trace(
        lambda n, m: n[-1, 0] + n[1, 2] * n - m[0, 1], ("float32", "float16"), ndim=2, stencil=True
    )
    taps = [item.value for item in walk(traced.expression.outputs) if item.op == "tap"]
    assert taps == [(0, -1, 0), (0, 1, 2), (0, 0, 0), (1, 0, 1)]
    one = trace(lambda n: sum(n[i] for i in range(-2, 3)), ("float32",), ndim=1, stencil=True)
    assert [item.value for item in walk(one.expression.outputs) if item.op == "tap"] == [
        (0, i) for i in range(-2, 3)
    ]
    given = {(i,): np.float32(i) for i in range(-2, 3)}
    assert evaluate(one.expression.outputs, [given])[0] == 0
    assert evaluate(one.expression.outputs, [lambda step: np.full(3, step, "float32")])[0].tolist() == [
        0,
        0,
        0,
    ]


def test_comparing_with_an_integer_that_does_not_fit_is_known():
    x = np.array([0, 255], "uint8")
    for fn in (
        lambda v: v < 300,
        lambda v: v >= -1,
        lambda v: v == 256,
        lambda v: v != 256,
        lambda v: 300 < v,
        lambda v: -1 <= v,
    ):
        assert np.array_equal(np.broadcast_to(value(fn, x), 2), fn(x))


@pytest.mark.parametrize(
    ("fn", "dtype"),
    [
        (lambda x: x + 300, "uint8"),
        (lambda x: x * -1, "uint32"),
        (lambda x: x + 10**400, "float32"),
        (lambda x: ~x, "float32"),
        (lambda x: x << 1, "float32"),
        (lambda x: -x, "bool"),
        (lambda x: x - x, "bool"),
        (lambda x: x**-2, "int32"),
        (lambda x: x + np.complex64(1), "float32"),
        (lambda x: x.astype("complex64"), "float32"),
        (lambda x: np.where(x, 1 << 70, x), "int8"),
    ],
)
def test_dtypes_that_do_not_work_are_coded(fn, dtype):
    with pytest.raises(InvalidArgument) as caught:
        trace(fn, (dtype,))
    assert caught.value.code == "E_INVALID_ARG.dtype"


def test_names_are_suggested():
    with pytest.raises(InvalidArgument, match="Did you mean 'sigmoid'") as caught:
        trace("sigmiod", ("float32",))
    assert caught.value.code == "E_INVALID_ARG.unknown_name"
    with pytest.raises(InvalidArgument) as caught:
        trace(np.gcd, ("int32", "int32"))
    assert caught.value.code == "E_INVALID_ARG.unknown_name"


def test_wrong_numbers_of_operands_are_coded():
    for fn, operands in (
        (lambda x, y: x, ("float32",)),
        ("add", ("float32",)),
        (np.exp, ("float32",) * 2),
        (lambda: 1, ("int8",)),
    ):
        with pytest.raises(InvalidType) as caught:
            trace(fn, operands)
        assert caught.value.code == "E_INVALID_ARG.type"
    with pytest.raises(InvalidType):
        trace(3, ("float32",))


def test_the_users_own_errors_pass_through():
    with pytest.raises(ZeroDivisionError):
        trace(lambda x: x + 1 // 0, ("float32",))
    with pytest.raises(TypeError, match="unsupported operand"):
        trace(lambda x: x + (1 + "a"), ("float32",))


def test_native_functions_stay_and_those_without_primitives_are_refused_by_name():
    outputs = trace("arctan", ("float64",)).expression.outputs
    assert legalise(outputs, frozenset({("arctan", "float64")})) == outputs
    assert {item.op for item in walk(legalise(outputs)) if item.args} <= PRIMITIVES
    narrow = (node("arctan", "float16", (node("input", "float16", (), (0,)),)),)
    with pytest.raises(Unsupported, match="arctan on float16") as caught:
        legalise(narrow)
    assert caught.value.code == "E_UNSUPPORTED.function"


def test_every_function_has_primitives():
    for name in NAMES:
        for dtype in ("float32", "float64"):
            try:
                outputs = trace(name, (dtype,) * arity(traced_name(name))).expression.outputs
            except InvalidArgument:
                continue  # bitwise operations
            assert {item.op for item in walk(legalise(outputs)) if item.args} <= PRIMITIVES, name


def test_traces_in_threads_do_not_mix():
    failures = []

    def work(number):
        for step in range(200):
            factor = number + step + 10.25
            traced = trace(lambda x, factor=factor: x * factor + index(0), ("float32",))
            if traced.values != (factor,):
                failures.append(traced)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_a_trace_inside_a_trace():
    def fn(x):
        assert trace(lambda y: y + 3.5, ("int8",)).values == (3.5,)
        return x * 4.5

    assert trace(fn, ("float32",)).values == (4.5,)
