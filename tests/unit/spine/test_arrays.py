"""Arrays: views, exchange with NumPy and DLPack, Python scalars, pickling."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trellis
from trellis.array import Array

A = np.arange(60, dtype=np.float32).reshape(3, 4, 5)

slices = st.builds(slice, *[st.none() | st.integers(-7, 7)] * 2, st.none() | st.integers(-3, 3).filter(bool))
keys = st.lists(slices | st.integers(-3, 2) | st.none() | st.just(Ellipsis), max_size=4).filter(
    lambda key: (
        sum(part is Ellipsis for part in key) <= 1
        and sum(part is not None and part is not Ellipsis for part in key) <= 3
    )
)


@given(keys)
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_slices_are_numpys(ctx, key):
    x = ctx.asarray(A)
    want = A[(*key, ...)] if Ellipsis not in [k for k in key if k is Ellipsis] else A[tuple(key)]
    got = x[tuple(key)]
    assert isinstance(got, Array)
    assert got.shape == want.shape
    assert np.array_equal(got.numpy(), want)
    if want.size:
        assert np.shares_memory(got.numpy(), A)


@given(
    st.permutations(range(3)),
    st.sampled_from([(60,), (6, 10), (5, -1), (3, 20), (12, 5), (3, 2, 2, 5), (1, 60, 1)]),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_transposes_and_reshapes_are_numpys(ctx, axes, shape):
    x = ctx.asarray(A).transpose(axes)
    assert np.array_equal(x.numpy(), A.transpose(axes))
    assert np.array_equal(x.reshape(shape).numpy(), A.transpose(axes).reshape(shape))
    assert np.array_equal(x.T.numpy(), A.transpose(axes).T)


def test_attributes(ctx):
    x = ctx.asarray(A)[:, ::2]
    want = A[:, ::2]
    for name in ("shape", "strides", "dtype", "ndim", "size", "nbytes"):
        assert getattr(x, name) == getattr(want, name)
    assert len(x) == 3
    assert x.device is ctx.device
    with pytest.raises(TypeError):
        len(ctx.asarray(np.float32(1)))


VIEWS = [
    A,
    A.T,
    A[::2],
    A[:, :2],
    A[::-1, 1:, ::-2],
    np.broadcast_to(A[0, 0], (4, 5)),
    A[1, 2, 3],
    A[:0],
    np.float64(3),
]


@pytest.mark.parametrize("view", VIEWS, ids=range(len(VIEWS)))
def test_views_come_in_and_go_out(ctx, view):
    x = ctx.asarray(view)
    assert np.array_equal(x.numpy(), view)
    assert np.array_equal(np.asarray(x), view)
    assert np.array_equal(np.from_dlpack(x), view)
    assert x.dtype == view.dtype
    assert x.__dlpack_device__() == (1, 0)
    for copied in (ctx.asarray(view, copy=True), x.copy()):
        assert np.array_equal(copied.numpy(), view)
        assert not np.shares_memory(copied.numpy(), view) or not view.size


class Lender:
    """An object of which only DLPack is known."""

    def __init__(self, host):
        self.host = host

    def __dlpack__(self, **options):
        return self.host.__dlpack__(**options)

    def __dlpack_device__(self):
        return (1, 0)


def test_dlpack_lends_memory_both_ways(ctx):
    host = A.copy()
    x = ctx.asarray(Lender(host[::-1, 1:]))
    assert np.array_equal(x.numpy(), host[::-1, 1:])
    assert np.shares_memory(x.numpy(), host)
    back = np.from_dlpack(x[0])
    del x
    assert np.array_equal(back, host[-1, 1:])
    locked = A.copy()
    locked.flags.writeable = False
    assert not np.from_dlpack(ctx.asarray(locked)).flags.writeable


def test_invisible_memory_is_not_lent(make_door):
    door = make_door()
    door.session.visible = False
    x = trellis.Context(door.name).asarray(A)
    with pytest.raises(BufferError):
        x.__dlpack__()
    with pytest.raises(BufferError):
        x.__dlpack_device__()
    assert not hasattr(x, "__array_interface__")
    assert np.array_equal(np.asarray(x), A)


def test_python_scalars(ctx):
    assert float(ctx.asarray(np.float32(2.5))) == 2.5
    assert int(ctx.asarray(np.int64(7))) == 7
    assert bool(ctx.asarray(np.bool_(True)))
    assert [10, 20, 30][ctx.asarray(np.int32(1))] == 20
    with pytest.raises(TypeError):
        [1][ctx.asarray(np.float32(0))]
    with pytest.raises(ValueError, match="ambiguous"):
        bool(ctx.asarray(A))


def test_arrays_of_a_closed_context_go_on_in_another(door):
    with trellis.Context(door.name) as first:
        x = first.map("add", first.asarray(A), 1)
    with pytest.raises(trellis.NotReady):
        x + 1
    second = trellis.Context(door.name)
    for again in (second.asarray(x), x.to(second)):
        assert again.context is second
        assert np.shares_memory(again.numpy(), x.numpy())
        assert np.array_equal((again + 1).numpy(), A + 2)
        assert again.record == x.record
    assert second.asarray(again) is again
    assert again.to(door.name) is again


def test_pickle_through_host_bytes(ctx):
    x = ctx.asarray(A)[:, ::-1]
    y = pickle.loads(pickle.dumps(x))
    assert np.array_equal(y.numpy(), x.numpy())
    assert y.device == x.device
    assert not np.shares_memory(y.numpy(), A)


def test_repr_shows_values_dtype_and_device(ctx):
    assert repr(ctx.asarray(np.int16([1, 2]))) == f"Array([1, 2], dtype=int16, device={ctx.device.label!r})"
    assert "..." in repr(ctx.zeros((1000,)))


def test_ufuncs_that_are_no_map_are_refused(ctx):
    x = ctx.asarray(A)
    with pytest.raises(trellis.Unsupported):
        np.add.reduce(x)
    with pytest.raises(trellis.Unsupported):
        np.add(x, x, where=A > 0)
    out = ctx.empty(A.shape)
    assert np.add(x, A, out=out) is out
    assert np.array_equal(out.numpy(), A + A)
    assert np.array_equal((A + x).numpy(), A + A)


def test_arrays_are_not_hashable_nor_assignable(ctx):
    x = ctx.asarray(A)
    with pytest.raises(TypeError):
        hash(x)
    with pytest.raises(TypeError):
        x[0] = 1


def test_empty_shapes(ctx, door):
    for shape in [(0,), (3, 0, 2)]:
        x = ctx.zeros(shape)
        assert ctx.map("exp", x).shape == shape
        assert ctx.map("add", x, np.ones(shape[-1], np.float32)).shape == shape
        assert float(ctx.reduce(x, "sum")) == 0
        assert float(ctx.reduce(x, "prod")) == 1
        assert not bool(ctx.reduce(x, "any"))
        assert bool(ctx.reduce(x, "all"))
        assert np.isnan(float(ctx.reduce(x, "mean")))
        assert ctx.scan(x, axis=0).shape == shape
        assert ctx.histogram(x, 3, (0, 1))[0].numpy().tolist() == [0, 0, 0]
    assert door.launched == 2
    assert ctx.reduce(ctx.zeros((3, 0, 2)), "sum", axis=1).numpy().tolist() == [[0, 0]] * 3
    assert ctx.reduce(ctx.zeros((3, 0, 2)), "max", axis=0).shape == (0, 2)
    assert ctx.gemm(ctx.zeros((0, 3)), ctx.zeros((3, 2))).shape == (0, 2)
    assert ctx.gemm(ctx.zeros((2, 0)), ctx.zeros((0, 2))).numpy().tolist() == [[0, 0]] * 2
    assert ctx.take(ctx.zeros((3, 4)), np.zeros((0, 2), np.int64), axis=1).shape == (3, 0, 2)
    assert ctx.stencil(ctx.zeros((0, 4))).shape == (0, 4)
    assert ctx.stencil(lambda n: n[-3, 0], ctx.zeros((2, 4)), boundary="valid").shape == (0, 4)


def test_arrays_are_sequences(ctx):
    x = ctx.asarray(A)
    assert [part.shape for part in x] == [(4, 5)] * 3
    assert np.array_equal(np.stack([part.numpy() for part in x]), A)
    first, second = ctx.asarray(np.array([1.5, 2.5]))
    assert (float(first), float(second)) == (1.5, 2.5)
    assert list(ctx.zeros((0,))) == []
    with pytest.raises(TypeError, match="0-d"):
        iter(ctx.asarray(np.float32(1)))
    assert [float(part) for part in reversed(ctx.asarray(A[0, 0]))] == [4, 3, 2, 1, 0]
    assert 7 in x
    assert -1 not in x
    assert np.nan not in x  # noqa: PLW0177
    assert None not in x
    assert 3 not in ctx.zeros((0,))


def test_comparisons_are_numpys_or_python_identity(ctx):
    x = ctx.asarray(A[0, 0])
    for other in ([0, 1, 2, 3, 9], (0, 1, 2, 3, 9), A[0, 0], 3, np.float32(3), True):
        assert np.array_equal((x == other).numpy(), A[0, 0] == np.asarray(other))
        assert np.array_equal((x != other).numpy(), A[0, 0] != np.asarray(other))
        assert np.array_equal(
            (other < x).numpy() if not isinstance(other, tuple | list) else (x > other).numpy(),
            A[0, 0] > np.asarray(other),
        )
    assert (x == None) is False  # noqa: E711
    assert (x != None) is True  # noqa: E711
    assert (x == "text") is False
    assert np.array_equal(([1, 2, 3, 4, 5] + x).numpy(), np.arange(1, 6) + A[0, 0])


def test_operators_take_what_lends_its_memory(ctx):
    x, other = ctx.asarray(A), Lender(A + 1)
    assert np.array_equal((x == other).numpy(), A == A + 1)
    assert np.array_equal((x < other).numpy(), A < A + 1)
    assert np.array_equal((x + other).numpy(), A + (A + 1))
    assert np.array_equal((other - x).numpy(), (A + 1) - A)


def test_powers_take_numpys_exact_short_cuts(ctx):
    a = np.array([-np.inf, -0.0, 4, 0.3, np.nan], np.float32)
    with np.errstate(all="ignore"):
        for exponent in (2, 0.5, -1, 2.0, -1.0):
            got = (ctx.asarray(a) ** exponent).numpy()
            assert got.tobytes() == (a**exponent).tobytes() or np.array_equal(
                got, a**exponent, equal_nan=True
            )
            assert np.array_equal(np.signbit(got), np.signbit(a**exponent))
    assert np.array_equal((ctx.asarray(np.int8([3, 20])) ** 2).numpy(), np.int8([3, 20]) ** 2)
    assert np.array_equal((2 ** ctx.asarray(np.int8([3, 6]))).numpy(), np.int8([8, 64]))
    with pytest.raises(TypeError):
        pow(ctx.asarray(a), 2, 3)
    with pytest.raises(TypeError):
        ctx.asarray(a) ** "2"


def test_divmod_is_two_results(ctx):
    x = ctx.asarray(A)
    for got, want in zip(divmod(x, 7), np.divmod(A, np.float32(7)), strict=True):
        assert np.array_equal(got.numpy(), want)
    assert float(divmod(7.0, x)[1][0, 0, 2]) == 1


@pytest.mark.parametrize(
    "shapes",
    [((3, 4), (4, 2)), ((4,), (4, 2)), ((3, 4), (4,)), ((4,), (4,)), ((2, 3, 4), (4,)), ((4,), (2, 4, 3))],
)
def test_matmul_is_numpys(ctx, shapes):
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-5, 5, shape).astype(np.float64) for shape in shapes)
    want = a @ b
    for got in (
        ctx.asarray(a) @ ctx.asarray(b),
        ctx.asarray(a) @ b,
        a @ ctx.asarray(b),
        np.matmul(ctx.asarray(a), b),
    ):
        assert isinstance(got, Array)
        assert (got.shape, got.dtype) == (want.shape, want.dtype)
        assert np.array_equal(got.numpy(), want)
    assert np.array_equal((a.tolist() @ ctx.asarray(b)).numpy(), want)
    with pytest.raises(TypeError):
        ctx.asarray(a) @ "text"


def test_one_element_formats_as_a_number(ctx):
    assert f"{ctx.asarray(np.float32(2.5)):.2f}" == "2.50"
    assert f"{ctx.asarray(A[0, 0])}" == repr(ctx.asarray(A[0, 0]))
    with pytest.raises(TypeError):
        format(ctx.asarray(A[0, 0]), ".2f")


def test_conversion_follows_the_rule_of_casts(ctx):
    odd = np.array([np.nan, np.inf, -np.inf, 1e20, -5e9, 3.7, -3.7])
    want = np.array([0, 2**31 - 1, -(2**31), 2**31 - 1, -(2**31), 3, -3], np.int32)
    assert np.array_equal(ctx.asarray(odd, dtype="int32").numpy(), want)
    assert np.array_equal(ctx.asarray(odd).astype("int32").numpy(), want)
    assert np.array_equal(ctx.asarray(odd, dtype="bool").numpy(), odd != 0)
    assert np.isinf(ctx.asarray(np.array([1e300]), dtype="float32").numpy()).all()
    assert ctx.asarray([1, 255], dtype="uint8").numpy().tolist() == [1, 255]
    assert ctx.full((2,), 1e300, "float32").numpy().tolist() == [np.inf] * 2
    assert ctx.full((2,), np.float64(2.7), "int32").numpy().tolist() == [2] * 2


def test_shapes_may_be_arrays(ctx):
    for shape in (np.array([2, 3]), ctx.asarray(np.array([2, 3])), [2, 3], (np.int64(2), 3)):
        assert ctx.zeros(shape).shape == (2, 3)
        assert ctx.zeros((6,)).reshape(shape).shape == (2, 3)
    for shape in (3, np.int64(3), np.array(3), ctx.asarray(np.array(3)), (3,)):
        assert ctx.zeros(shape).shape == (3,)
    with pytest.raises(TypeError, match="one element"):
        range(ctx.asarray(np.array([1, 2])))


@pytest.mark.parametrize(
    "start, stop, step, dtype",
    [
        (0, 3, 0.5, "int32"),
        (5, 0, -1, "uint8"),
        (300, None, 1, "uint8"),
        (0.1, 0.1, 1, None),
        (2**62, 2**62 + 3, 1, None),
        (1.5, 9, 2.25, "float32"),
    ],
)
def test_arange_is_numpys(ctx, start, stop, step, dtype):
    first = (start,) if stop is None else (start, stop, step)
    want = np.arange(*first, dtype=dtype)
    got = ctx.arange(start, stop, step, dtype)
    assert got.dtype == want.dtype
    assert np.array_equal(got.numpy(), want)
