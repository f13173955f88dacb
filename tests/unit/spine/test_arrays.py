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
