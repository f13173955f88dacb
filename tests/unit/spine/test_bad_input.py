"""Bad input gets a coded error, and changes nothing."""

from __future__ import annotations

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

import trellis

A = np.arange(12, dtype=np.float32).reshape(3, 4)
BFLOAT16 = np.dtype(ml_dtypes.bfloat16)


class Unknown:
    pass


class Refusing:
    """Lends nothing, as a tensor that takes part in a gradient."""

    def __dlpack__(self, **options):
        raise BufferError("requires a gradient")

    def __dlpack_device__(self):
        return (1, 0)


BAD = {
    "shape": [
        lambda c: c.map("add", A, np.zeros(5, np.float32)),
        lambda c: c.gemm(A, A),
        lambda c: c.gemm(A, A[0]),
        lambda c: c.gemm(A, A.T, epilogue=lambda x, y: x + y, epilogue_args=(np.zeros(9, np.float32),)),
        lambda c: c.empty((-1,)),
        lambda c: c.empty("ab"),
        lambda c: c.stencil(lambda n: n[0, 0], A, A.T),
        lambda c: c.stencil(lambda n: n[0], np.zeros((1, 1, 1, 1), np.float32)),
        lambda c: c.stencil(np.ones(2), np.zeros(4, np.float32)),
        lambda c: c.stencil(lambda n: n[5, 0], A, boundary="reflect"),
        lambda c: c.asarray(A).reshape(5),
        lambda c: c.asarray(A).reshape(-1, -1),
        lambda c: c.asarray(A).reshape(2.0, 6),
        lambda c: c.zeros((1,) * 65),
        lambda c: c.empty((0, 2**70)),
        lambda c: c.empty((0, 2**40, 2**40)),
        lambda c: c.arange(1e30),
        lambda c: c.map("add", np.zeros((1,) * 33), np.zeros((2,) + (1,) * 32)),
        lambda c: c.asarray(A) @ np.float32(2),
        lambda c: c.asarray(A) @ A,
    ],
    "type": [
        lambda c: c.map(3, A),
        lambda c: c.map("add", A, "text"),
        lambda c: c.map("add", A, None),
        lambda c: c.asarray(A)[np.array([True, False, True])],
        lambda c: c.asarray(A)[[0, 1]],
        lambda c: c.asarray(A)["x"],
        lambda c: c.map("add", A, A, out=A),
        lambda c: c.map("add", A, A, schedule=3),
        lambda c: c.stencil("blur", A),
        lambda c: c.fill([1, 2], 3),
        lambda c: c.fill_ramp(A),
        lambda c: c.asarray([[1, 2], [3]]),
        lambda c: c.full((2,), [[1, 2], [3]]),
        lambda c: c.stencil([[1], [2, 3]], A),
        lambda c: c.map("add", A, np.ma.array(A, mask=A > 3)),
        lambda c: c.map("add", A, np.str_("float32")),
        lambda c: c.asarray(Refusing()),
        lambda c: c.gemm(A, A.T, epilogue=lambda x, y: x + y, epilogue_args=A[0]),
        lambda c: c.move(A, c),
    ],
    "dtype": [
        lambda c: c.concatenate([np.zeros(2, BFLOAT16), np.zeros(2, np.int16)]),
        lambda c: c.stack([np.zeros(2, BFLOAT16), np.zeros(2, np.float16)]),
        lambda c: c.asarray(np.array(["a"])),
        lambda c: c.asarray(np.array([1j])),
        lambda c: c.asarray(A.astype(">f4")),
        lambda c: c.zeros((2,), "float128"),
        lambda c: c.asarray(A).astype("flaot32"),
        lambda c: c.zeros((2,), "uint8").fill(300),
        lambda c: c.zeros((2,), "int32").fill(math.nan),
        lambda c: c.gemm(A > 0, A.T > 0),
        lambda c: c.take(A, A[0]),
        lambda c: c.random((2,), 1, "int32"),
        lambda c: c.map("add", A.astype("uint8"), 300),
        lambda c: c.zeros((2,), "int8").fill(np.int64(300)),
        lambda c: c.zeros((2,), "int8").fill(np.float64(300)),
        lambda c: c.zeros((2,)).fill("1"),
        lambda c: c.zeros((2,), "bool").fill("a"),
        lambda c: c.zeros((2,)).fill(2j),
        lambda c: c.full((2,), np.arange(2)),
        lambda c: c.asarray([300], dtype="uint8"),
        lambda c: c.asarray((3, -1), dtype="uint8"),
        lambda c: c.arange(3, dtype="bool"),
        lambda c: c.arange(-3, 3, dtype="uint8"),
        lambda c: c.asarray(A) == 2j,
        lambda c: c.asarray(A) * Fraction(1, 2),
        lambda c: c.stencil(np.array([0.5, 0, 2j]), A[0]),
        lambda c: c.stencil(np.array(["a", "b", "c"]), A[0]),
        lambda c: c.stencil(lambda n: n[1], A[0].astype("uint8"), fill=300),
        lambda c: c.stencil(lambda n: n[1], A[0].astype("uint8"), fill=math.nan),
        lambda c: c.stencil(lambda n: n[1], A[0], fill=None),
        lambda c: c.stencil(lambda n: n[1], A[0], fill=A),
        lambda c: c.histogram(A, 4, ("a", "b")),
    ],
    "axis": [
        lambda c: c.transpose(A, 1),
        lambda c: c.reduce(A, "sum", axis=2),
        lambda c: c.reduce(A, "sum", axis=(0, 0)),
        lambda c: c.reduce(A, "argmax", axis=(0, 1)),
        lambda c: c.reduce(A, "sum", axis="x"),
        lambda c: c.scan(A, axis=-3),
        lambda c: c.sort(A, 2),
        lambda c: c.argsort(A, (0, 1)),
        lambda c: c.asarray(A).transpose(0, 0),
        lambda c: c.gemm(A, A.T, epilogue=lambda x: x + trellis.index(2)),
        lambda c: c.map(lambda x: x + trellis.index(0), 3),
        lambda c: c.reduce(A, fn=lambda x: x + trellis.index(-3)),
    ],
    "unknown_name": [
        lambda c: c.map("ad", A, A),
        lambda c: c.reduce(A, "summ"),
        lambda c: c.scan(A, "sun"),
        lambda c: c.stencil(lambda n: n[0, 0], A, boundary="mirror"),
        lambda c: c.map("add", A, A, routes="stok"),
        lambda c: c.map("add", A, A, schedule={"tiles": (1, 2)}),
        lambda c: c.parallel_map(A, fn="relu", strategy="fast"),
        lambda c: c.reduce(A, op=[1]),
        lambda c: c.scan(A, A),
        lambda c: c.stencil(lambda n: n[0, 0], A, boundary=A),
        lambda c: c.parallel_map(A, fn="relu", strategy=A),
        lambda c: c.map("add", A, A, routes=3),
        lambda c: c.map("add", A, A, routes=[[]]),
    ],
    "option": [
        lambda c: c.escape("pass", A, language="python", results=[((4,), "int8")], range=True),
        lambda c: c.map("add", A, A, routes=()),
        lambda c: c.map("add", A, A, routes=("stock", "stock")),
        lambda c: c.map("add", A, A, schedule={"tile": (0, 4)}),
        lambda c: c.map("add", A, A, schedule={"vector": 2.5}),
        lambda c: c.map("add", A, A, schedule={"stores": "slow"}),
        lambda c: c.histogram(A, 0),
        lambda c: c.histogram(A, 4, (1, 0)),
        lambda c: c.histogram(A, 4, (0, math.inf)),
        lambda c: c.random((2,), -1),
        lambda c: c.random((2,), 1.5),
        lambda c: c.arange(0, 5, 0),
        lambda c: c.reduce(A, "max", dtype="float64"),
        lambda c: c.gemm(A, A.T, epilogue_args=(A,)),
        lambda c: c.reduce(A, "sum", fn=lambda x: (x, x)),
        lambda c: c.asarray([1, 2], copy=False),
        lambda c: c.arange(math.nan),
        lambda c: c.arange(math.inf),
        lambda c: c.arange("a"),
        lambda c: c.histogram(A, 4, 5),
        lambda c: c.histogram(A, 4, (1, 2, 3)),
        lambda c: c.asarray(A)[::0],
        lambda c: c.asarray(A)["a":],
        lambda c: c.map("add", A, A, schedule={"tile": 2.5}),
        lambda c: c.map("add", A, A, schedule={"tile": (4, 2**70)}),
        lambda c: c.map("add", A, A, schedule={"tile": (2**40, 2**40)}),
        lambda c: c.map("add", A, A, schedule={"accumulate": "flaot32"}),
        lambda c: c.map("add", A, A, schedule=trellis.Schedule(vector=-4)),
        lambda c: c.map("add", A, A, schedule=trellis.Schedule(tile=(0, 4))),
        lambda c: c.map("add", A, A, schedule=trellis.Schedule(stores="slow")),
        lambda c: np.matmul(c.asarray(A), A[0], out=c.zeros((3,))),
        lambda c: c.prepare("exp", A, out=c.zeros((3, 4))),
        lambda c: c.prepare("exp", c.asarray(A), out=None),
        lambda c: c.arange(0, A),
        lambda c: c.arange(c.asarray(A), 5),
    ],
    "index_out_of_range": [
        lambda c: c.take(A, [3], axis=0),
        lambda c: c.take(A, [-4], axis=0),
        lambda c: c.take(np.zeros((0, 3), np.float32), [0], axis=0),
        lambda c: c.asarray(A)[3],
        lambda c: c.asarray(A)[0, 0, 0],
    ],
    "empty_reduction": [
        lambda c: c.reduce(np.zeros((0,), np.float32), "max"),
        lambda c: c.reduce(np.zeros((3, 0), np.int32), "argmin", axis=1),
        lambda c: c.reduce(np.zeros((0, 0), np.int32), "min", axis=0),
    ],
    "untraceable": [
        lambda c: c.map(lambda x: x if x > 0 else -x, A),
        lambda c: c.map(lambda x: math.sqrt(x), A),
        lambda c: c.map(lambda x: x + np.arange(4), A),
        lambda c: c.map(lambda x: [x], A),
        lambda c: c.map(lambda x: x + Unknown(), A),
    ],
    "out_mismatch": [
        lambda c: c.map("add", A, A, out=c.zeros((3, 5))),
        lambda c: c.map("add", A, A, out=c.zeros((3, 4), "float64")),
        lambda c: c.map("add", A, A, out=(c.zeros((3, 4)), c.zeros((3, 4)))),
        lambda c: c.reduce(A, "sum", axis=0, out=c.zeros((3,))),
        lambda c: c.scan(A, axis=0, out=c.zeros((3, 8))[:, ::2]),
    ],
}
CASES = [(code, call) for code, calls in BAD.items() for call in calls]


@pytest.mark.parametrize("code, call", CASES, ids=[f"{code}{i}" for i, (code, _) in enumerate(CASES)])
def test_bad_input(ctx, door, code, call):
    kept = A.copy()
    with pytest.raises(trellis.TrellisError) as caught:
        call(ctx)
    assert caught.value.code == f"E_INVALID_ARG.{code}"
    assert caught.value.asked
    assert caught.value.allowed
    assert caught.value.fix
    assert np.array_equal(A, kept)
    del caught
    assert ctx.arena.ledger.used == 0


@pytest.mark.parametrize(
    "options", [{"safety": "strickt"}, {"budget": -1}, {"budget": True}, {"budget": 1.5}], ids=str
)
def test_bad_context(door, options):
    with pytest.raises(trellis.InvalidArgument) as caught:
        trellis.Context(door.name, **options)
    assert caught.value.code == "E_INVALID_ARG.option"


def test_suggestions_are_made(ctx):
    with pytest.raises(trellis.InvalidArgument, match="Did you mean 'add'"):
        ctx.map("ad", A, A)
    with pytest.raises(trellis.InvalidArgument, match="Did you mean 'tile'"):
        ctx.map("add", A, A, schedule={"tiles": (1, 2)})


def test_another_devices_array_is_refused_by_name(ctx, make_door):
    other = trellis.Context(make_door().name).zeros((3, 4))
    with pytest.raises(trellis.InvalidArgument) as caught:
        ctx.map("add", A, other)
    assert caught.value.code == "E_INVALID_ARG.device_mismatch"
    assert ".to(" in caught.value.fix
    moved = other.to(ctx.device.label)
    assert np.array_equal(ctx.map("add", A, moved).numpy(), A)


def test_out_may_be_an_input_of_a_map_and_nothing_nearly_that(ctx):
    x = ctx.arange(10, dtype="float32")
    ctx.map("add", x, 1, out=x)
    assert np.array_equal(x.numpy(), np.arange(10, dtype=np.float32) + 1)
    before = x.numpy().copy()
    for bad in (
        lambda: ctx.map("add", x[1:], 1, out=x[:-1]),
        lambda: ctx.map("add", x, 1, out=x[::-1]),
        lambda: ctx.map("add", x.reshape(2, 5), 1, out=x.reshape(2, 5)[::-1]),
        lambda: ctx.scan(x, out=x),
        lambda: ctx.reduce(x, "max", out=x[3]),
        lambda: ctx.map(lambda a: (a, a + 1), x, out=(x, x)),
        lambda: ctx.map("add", ctx.asarray(x.numpy())[1:], 1, out=x[:-1]),
    ):
        with pytest.raises(trellis.InvalidArgument) as caught:
            bad()
        assert caught.value.code == "E_INVALID_ARG.out_overlap"
    assert np.array_equal(x.numpy(), before)
    ctx.map("add", x[::2], 1, out=x[1::2])
    assert np.array_equal(x.numpy()[1::2], before[::2] + 1)


def test_read_only_stays_read_only(ctx):
    host = np.zeros(4, np.float32)
    host.flags.writeable = False
    x = ctx.asarray(host)
    for bad in (lambda: x.fill(1), lambda: x.fill_ramp(), lambda: ctx.map("add", x, 1, out=x)):
        with pytest.raises(trellis.InvalidArgument) as caught:
            bad()
        assert caught.value.code == "E_INVALID_ARG.read_only"
    with pytest.raises(ValueError, match="read-only"):
        x.numpy()[0] = 1


def test_a_closed_context_launches_nothing(door):
    with trellis.Context(door.name) as ctx:
        x = ctx.zeros((3,))
        again = ctx.prepare("add", x, x, out=ctx.zeros((3,)))
    for use in (lambda: ctx.map("add", x, 1), lambda: ctx.map("add", x, x), lambda: ctx.zeros((2,)), again):
        with pytest.raises(trellis.NotReady) as caught:
            use()
        assert caught.value.code == "E_NOT_READY.closed"
    assert np.array_equal(x.numpy(), np.zeros(3))


def test_errors_survive_pickling(ctx):
    import pickle

    with pytest.raises(trellis.InvalidArgument) as caught:
        ctx.map("ad", A, A)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (type(copy), copy.code, str(copy)) == (type(caught.value), caught.value.code, str(caught.value))


def test_what_would_be_written_more_than_once_is_refused(ctx):
    windows = np.lib.stride_tricks.as_strided(np.zeros(10), (3, 3), (8, 8))
    same = np.lib.stride_tricks.as_strided(np.zeros(3), (3, 3), (0, 8))
    for host in (windows, same):
        x = ctx.asarray(host)
        for bad in (
            lambda x: ctx.map("add", x, 1, out=x),
            ctx.fill_ramp,
            lambda x: ctx.map("add", np.ones((3, 3)), 1, out=x),
        ):
            with pytest.raises(trellis.InvalidArgument) as caught:
                bad(x)
            assert caught.value.code == "E_INVALID_ARG.out_overlap"
        assert not host.any()
    # Not one element twice: every second one, backwards, transposed, beside each other.
    apart = [
        np.zeros((4, 6))[::-2, ::3].T,
        np.lib.stride_tricks.as_strided(np.zeros(9), (3, 3), (8, 24)),
        np.zeros((1, 3)),
    ]
    for host in apart:
        x = ctx.asarray(host)
        assert np.array_equal(ctx.map("add", x, 1, out=x).numpy(), np.ones(host.shape))


def test_fill_of_another_devices_array_is_refused(ctx, make_door):
    other = trellis.Context(make_door().name).zeros((3,))
    for bad in (lambda: ctx.fill(other, 1), lambda: ctx.fill_ramp(other)):
        with pytest.raises(trellis.InvalidArgument) as caught:
            bad()
        assert caught.value.code == "E_INVALID_ARG.device_mismatch"


def test_the_budget_is_asked_before_memory_is(ctx):
    endless = np.broadcast_to(np.float32(1), (2**40,))
    for bad in (
        lambda: ctx.histogram(A, 2**40, (0, 1)),
        lambda: ctx.asarray(endless, copy=True),
        lambda: ctx.asarray(endless, dtype="float64"),
        lambda: ctx.map("negative", endless),
    ):
        with pytest.raises(trellis.BudgetExceeded):
            bad()
    assert ctx.arena.ledger.used == 0
