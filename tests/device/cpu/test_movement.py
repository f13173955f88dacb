"""copy, transpose, pad, concatenate and stack against NumPy: every dtype by its bytes, any strides, on any processor."""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trellis
from trellis.door import Concatenate, Copy, Pad, Schedule, Transpose

DTYPES = [
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64"
]  # fmt: skip
BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
STREAMING = Schedule(stores="streaming")


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as context:
        yield context


def sample(shape, dtype="float32", seed=0):
    """Return random bytes as elements, NaNs of every kind among them; bools are 0 or 1."""
    raw = np.random.default_rng(seed).integers(0, 256, (*shape, np.dtype(dtype).itemsize), np.uint8)
    return raw[..., 0] > 99 if dtype == "bool" else raw.view(dtype)[..., 0]


def numbers(shape, dtype="float32", seed=0):
    """Return small whole numbers, which every cast keeps."""
    return np.random.default_rng(seed).integers(0, 100, shape).astype(dtype)


def same(actual, expected):
    """Compare shape and dtype, then bytes: moved elements keep every bit, those of NaNs included."""
    actual = actual.numpy() if isinstance(actual, trellis.Array) else actual
    assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
    wrong = np.ascontiguousarray(actual).tobytes() != np.ascontiguousarray(expected).tobytes()
    assert not wrong, np.argwhere(actual != expected)[:5]


def guarded(shape, dtype, offset=0):
    """Return an array amid bytes that a kernel must leave alone, `offset` elements from an aligned address; and a check of it."""
    nbytes = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.full(nbytes + 384, 7, np.uint8)
    start = 128 + (-memory.ctypes.data - 128) % 64 + offset * np.dtype(dtype).itemsize
    out = memory[start : start + nbytes].view(dtype).reshape(shape)

    def untouched():
        return bool(np.all(memory[:start] == 7) and np.all(memory[start + nbytes :] == 7))

    return out, untouched


def moved(runner, tools, a, *, schedule=None, offset=0, kind=Copy):
    out, untouched = guarded(a.shape, a.dtype, offset)
    runner.run(kind((tools.layout(a),), (tools.layout(out),)), [a, out], schedule=schedule)
    same(out, a)
    assert untouched()


VIEWS = {
    "dense": lambda a: a,
    "transposed": lambda a: a.T,
    "sliced": lambda a: a[::2, ::3],
    "transposed and sliced": lambda a: a.T[1::2, ::3],
    "reversed": lambda a: a[::-1, ::-1],
    "transposed and reversed": lambda a: a.T[::-1, ::-1],
    "broadcast": lambda a: np.broadcast_to(a[:, :1], a.shape),
    "a column": lambda a: a[:, 3],
    "diagonal": np.diagonal,
}


@pytest.mark.parametrize("view", VIEWS)
def test_views_of_every_size(each, tools, view):
    for dtype in ("uint8", "uint16", "float32", "float64"):
        for shape in ((7, 9), (64, 64), (65, 33), (130, 301), (8, 1030)):
            moved(each, tools, VIEWS[view](sample(shape, dtype)))


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype(cpu, tools, dtype):
    moved(cpu, tools, sample((70, 90), dtype).T)
    moved(cpu, tools, sample((70, 90), dtype)[::2])


@pytest.mark.parametrize("offset", [0, 1, 3])
def test_past_the_caches_at_any_address(each, tools, offset):
    for dtype in ("uint8", "uint16", "float32", "float64"):
        for shape in ((128, 64), (129, 64), (128, 67), (3, 500)):
            moved(each, tools, sample(shape, dtype).T, schedule=STREAMING, offset=offset)
            moved(each, tools, sample(shape, dtype), schedule=STREAMING, offset=offset)


def test_sides_around_every_edge_of_a_square_and_of_a_tile(cpu, tools):
    for rows, columns in itertools.product((1, 7, 8, 9, 31, 32, 33, 63, 65, 255, 257), repeat=2):
        moved(cpu, tools, sample((rows, columns)).T)
    for size in (1, 2, 8):
        for rows, columns in ((1023, 255), (1025, 257), (129, 33)):
            moved(cpu, tools, sample((rows, columns), f"uint{8 * size}").T)


def test_nothing_is_read_beyond_the_input(each, tools):
    for end in (False, True):
        for dtype in ("uint8", "float64"):
            a = tools.at_the_brink(sample((37, 43), dtype), end=end)
            for seen in (a.T, a, a[:, ::-1], a[::2, ::2].T):
                moved(each, tools, seen)


@pytest.mark.parametrize("axes", [(2, 0, 1), (1, 2, 0), (0, 2, 1), (2, 1, 0), (1, 0, 2)])
@pytest.mark.parametrize("shape", [(9, 33, 3), (3, 40, 41), (33, 3, 50), (20, 21, 22)])
def test_axes_in_any_order(cpu, tools, axes, shape):
    for dtype in ("uint8", "float32"):
        moved(cpu, tools, sample(shape, dtype).transpose(axes), kind=Transpose)


def test_the_order_of_axes_decides_how_they_are_walked(tools):
    def walk(a):
        return Copy((tools.layout(a),), (tools.layout(np.empty(a.shape, a.dtype)),)).walk

    assert walk(sample((40, 50))) == "rows"
    assert walk(sample((40, 50)).T) == "squares"
    assert walk(sample((4, 40, 50)).transpose(0, 2, 1)) == "squares"
    assert walk(sample((40, 50)).T[:, ::2]) == "squares"
    assert walk(sample((40, 50))[:, ::2].T) == "cells"
    assert walk(sample((4000, 3)).T) == "cells"
    assert walk(sample((3, 4000)).T) == "cells"
    assert walk(sample((40, 50))[:, ::2]) == "rows"


@pytest.mark.parametrize(
    "schedule",
    [Schedule(vector=4), Schedule(vector=1, unroll=3), Schedule(vector=64), Schedule(tile=(1, 100))],
)
def test_schedules(each, tools, schedule):
    moved(each, tools, sample((40, 50)), schedule=schedule)
    moved(each, tools, sample((40, 50))[:, ::2].T, schedule=schedule)
    if schedule.vector is None:
        moved(each, tools, sample((140, 150)).T, schedule=schedule)


def test_squares_refuse_other_vectors(ctx):
    x = ctx.asarray(numbers((40, 50)))
    for schedule in ({"vector": 2}, {"unroll": 2}, {"accumulate": "float32"}):
        with pytest.raises(trellis.LaunchRefused):
            ctx.transpose(x, schedule=schedule)
    same(ctx.transpose(x, schedule={"unroll": 1, "tile": (1, 64)}), x.numpy().T)


def test_one_kernel_serves_many_shapes(tools):
    found = {
        Copy((tools.layout(a.T),), (tools.layout(np.empty(a.T.shape, a.dtype)),)).signature()
        for a in (sample((rows, 3 * rows), dtype) for rows in range(8, 40) for dtype in ("int32", "float32"))
    }
    assert len(found) == 1


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_view_is_copied(cpu, tools, data):
    rank = data.draw(st.integers(1, 4))
    shape = data.draw(st.lists(st.integers(1, 20 if rank < 4 else 7), min_size=rank, max_size=rank))
    a = sample(tuple(shape), data.draw(st.sampled_from(["uint8", "int16", "float32", "uint64"])))
    a = a.transpose(data.draw(st.permutations(range(rank))))
    a = a[tuple(slice(None, None, data.draw(st.sampled_from([1, 2, -1, -3]))) for _ in range(rank))]
    out, untouched = guarded(a.shape, a.dtype)
    order = data.draw(st.permutations(range(rank)))
    target = out.reshape([a.shape[i] for i in order]).transpose(np.argsort(order))
    cpu.run(Copy((tools.layout(a),), (tools.layout(target),)), [a, target])
    same(target, a)
    assert untouched()


def test_the_operations_are_numpys(ctx):
    a = numbers((30, 40, 5))
    x = ctx.asarray(a)
    same(ctx.transpose(x), np.ascontiguousarray(a.T))
    same(trellis.transpose(ctx, x, (1, 2, 0)), np.ascontiguousarray(a.transpose(1, 2, 0)))
    same(ctx.transpose(x, (-1, 0, 1)), np.ascontiguousarray(a.transpose(-1, 0, 1)))
    same(ctx.copy(x.T), np.ascontiguousarray(a.T))
    same(x.T.copy(), np.ascontiguousarray(a.T))
    assert ctx.transpose(x).strides == np.ascontiguousarray(a.T).strides
    assert ctx.transpose(x).record.op == "transpose"
    assert ctx.copy(x).record.op == "copy"
    out = ctx.empty((40, 30), "float32")
    assert ctx.transpose(x[:, :, 0], out=out) is out
    same(out, np.ascontiguousarray(a[:, :, 0].T))
    back = ctx.zeros((40, 30), "float32")
    ctx.copy(x[:, :, 1], out=back.T)
    same(back, np.ascontiguousarray(a[:, :, 1].T))
    scalar = ctx.asarray(np.float64(3))
    same(ctx.transpose(scalar, ()), np.asarray(np.float64(3)))
    same(ctx.copy(scalar), np.asarray(np.float64(3)))
    same(ctx.transpose(ctx.zeros((0, 3))), np.zeros((3, 0), np.float32))
    assert ctx.transpose(a).record.bytes_uploaded in {0, a.nbytes}


def test_halves_keep_their_bits(ctx):
    for dtype in ("float16", BFLOAT16):
        a = sample((40, 50), "uint16").view(dtype)
        same(ctx.transpose(ctx.asarray(a)).numpy().view("uint16"), np.ascontiguousarray(a.T).view("uint16"))
        wide = np.pad(a.view("uint16"), 1, "edge")
        same(ctx.pad(ctx.asarray(a), 1, "edge").numpy().view("uint16"), wide)
        joined = ctx.concatenate([ctx.asarray(a), ctx.asarray(a)])
        same(joined.numpy().view("uint16"), np.concatenate([a, a]).view("uint16"))


def test_wrong_axes_and_outs_change_nothing(ctx):
    x = ctx.asarray(numbers((3, 4)))
    for axes in ((), (0,), (0, 0), (0, 2)):
        with pytest.raises(trellis.InvalidArgument):
            ctx.transpose(x, axes)
    for call in (lambda: ctx.transpose(x, out=ctx.empty((3, 4))), lambda: ctx.copy(x, out=x)):
        with pytest.raises(trellis.InvalidArgument):
            call()
    same(x, numbers((3, 4)))


MODES = ["constant", "edge", "reflect", "symmetric", "wrap"]
WIDTHS = {
    (5,): [0, 1, 3, (2, 7), ((0, 1),), 23],
    (1,): [1, (0, 5)],
    (4, 6): [0, 2, ((1, 2), (3, 4)), ((0, 0), (9, 20)), ((11, 5), (0, 0)), ((0, 3), (1, 0))],
    (3, 1, 4): [1, ((0, 0), (2, 1), (0, 3)), ((2, 2), (1, 1), (0, 0))],
    (2, 5, 6, 3): [((0, 0), (1, 2), (3, 1), (0, 0)), ((0, 0), (0, 0), (2, 2), (7, 8)), 1],
}


def padded(runner, tools, a, width, mode, values=0, schedule=None):
    options = {"constant_values": values} if mode == "constant" else {}
    expected = np.pad(a, width, mode, **options)
    pairs = np.broadcast_to(np.asarray(width), (a.ndim, 2))
    given_values = np.broadcast_to(np.asarray(values, a.dtype), (a.ndim, 2))
    out, untouched = guarded(expected.shape, a.dtype)
    held = tuple((low.item(), high.item()) for low, high in given_values) if mode == "constant" else ()
    before = tuple(int(low) for low, _ in pairs)
    runner.run(Pad((tools.layout(a),), (tools.layout(out),), before, mode, held), [a, out], schedule=schedule)
    same(out, expected)
    assert untouched()


@pytest.mark.parametrize("mode", MODES)
def test_pads(each, tools, mode):
    for shape, widths in WIDTHS.items():
        for width in widths:
            for dtype in ("uint8", "float32"):
                padded(each, tools, numbers(shape, dtype), width, mode)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", DTYPES)
def test_pads_of_every_dtype(cpu, tools, mode, dtype):
    padded(cpu, tools, sample((5, 70), dtype), ((1, 2), (90, 3)), mode, schedule=STREAMING)


@pytest.mark.parametrize("mode", MODES)
def test_pads_of_views_in_chunks_of_any_size(cpu, tools, mode):
    a = numbers((20, 30, 3))
    for seen in (a[::2], a[:, ::-1], a.transpose(1, 0, 2), a.T, a[:, :, :1], np.broadcast_to(a[:1], a.shape)):
        for tile in ((7,), (64,), (1000,)):
            schedule = Schedule(tile=(1,) * (seen.ndim - 1) + tile)
            padded(cpu, tools, seen, ((2, 40), (3, 1), (0, 0)), mode, schedule=schedule)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_pad_is_numpys(cpu, tools, data):
    shape = data.draw(st.lists(st.integers(1, 9), min_size=1, max_size=4))
    width = [[data.draw(st.integers(0, 14)) for _ in range(2)] for _ in shape]
    padded(cpu, tools, numbers(tuple(shape), "int16"), width, data.draw(st.sampled_from(MODES)))


def test_values_differ_by_side_and_the_last_axis_decides(ctx):
    a = numbers((3, 4), "int32")
    for width, values in (
        (1, 7), (2, (1, 2)), (((1, 2), (3, 4)), ((1, 2), (3, 4))), (1, ((5,), (6,))), (1, -(2**31)), (1, 2**31 - 1)
    ):  # fmt: skip
        same(ctx.pad(ctx.asarray(a), width, constant_values=values), np.pad(a, width, constant_values=values))
    for value in (np.nan, np.inf, -0.0, 1e-40):
        b = numbers((3, 4))
        same(ctx.pad(ctx.asarray(b), 1, constant_values=value), np.pad(b, 1, constant_values=value))
    top = np.uint64(2**64 - 1)
    same(
        ctx.pad(ctx.asarray(a.astype("uint64")), 1, constant_values=top),
        np.pad(a.astype("uint64"), 1, constant_values=top),
    )


def test_forms_of_a_width(ctx):
    a = numbers((3, 4))
    x = ctx.asarray(a)
    for width in (
        1,
        (1,),
        (1, 2),
        ((1, 2),),
        ((1, 2), (3, 4)),
        [[1], [2]],
        {0: 2, -1: (1, 3)},
        np.array([1, 2]),
    ):
        for mode in ("constant", "reflect"):
            same(trellis.pad(ctx, x, width, mode), np.pad(a, width, mode))


def test_empty_and_0_d_pads(ctx):
    for shape, width in (((0,), 2), ((0, 3), ((1, 1), (0, 2))), ((2, 0), 0)):
        a = numbers(shape)
        same(ctx.pad(ctx.asarray(a), width, constant_values=4), np.pad(a, width, constant_values=4))
    same(ctx.pad(ctx.asarray(np.float32(3)), 2), np.pad(np.float32(3), 2))
    same(ctx.pad(ctx.zeros((0, 2)), ((0, 0), (1, 1)), "edge"), np.zeros((0, 4), np.float32))
    with pytest.raises(trellis.InvalidArgument, match="axis 0"):
        ctx.pad(ctx.zeros((0, 2)), 1, "wrap")


@pytest.mark.parametrize(
    "arguments", [(-1,), ((1, 2, 3),), (1.5,), ("a",), ({5: 1},), (1, "linear_ramp"), (1, "constant", 300)]
)
def test_wrong_pads(ctx, arguments):
    with pytest.raises(trellis.InvalidArgument):
        ctx.pad(ctx.asarray(numbers((3, 4), "uint8")), *arguments)


def joined(runner, tools, parts, axis, dtype=None, schedule=None):
    expected = np.concatenate(parts, axis, dtype=dtype)
    out, untouched = guarded(expected.shape, expected.dtype)
    intent = Concatenate(tuple(map(tools.layout, parts)), (tools.layout(out),), axis)
    runner.run(intent, [*parts, out], schedule=schedule)
    same(out, expected)
    assert untouched()


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_joins(each, tools, axis):
    for dtype in ("uint8", "uint16", "float32", "float64"):
        for others in ((5, 70), (1, 1), (9, 1), (1, 130)):
            shapes = [(*others[:axis], extent, *others[axis:]) for extent in (1, 3, 17)]
            joined(each, tools, [sample(shape, dtype, i) for i, shape in enumerate(shapes)], axis)


@pytest.mark.parametrize("tile", [1, 3, 64, 100_000])
def test_joins_in_chunks_of_any_size(cpu, tools, tile):
    parts = [sample((7, extent)) for extent in (3, 1, 40)]
    joined(cpu, tools, parts, 1, schedule=Schedule(tile=(1, tile)))
    joined(cpu, tools, [part.T for part in parts], 0, schedule=Schedule(tile=(1, tile), stores="streaming"))


def test_joins_cast_on_the_way(each, tools):
    for names in (("int8", "float32"), ("bool", "int16", "uint8"), ("int64", "float64", "bool")):
        parts = [numbers((4, 9 + i), name, i) for i, name in enumerate(names)]
        joined(each, tools, parts, 1)
        joined(each, tools, [part[:, :1] for part in parts], 1)


def test_joins_round_to_halves(cpu, tools):
    joined(cpu, tools, [numbers((4, 9), "uint8"), sample((4, 70), "float16", 1)], 1)


def test_one_kernel_joins_any_number(tools):
    found = {
        Concatenate(
            (tools.layout(sample((3, 4))),) * count, (tools.layout(sample((3 * count, 4))),), 0
        ).signature()
        for count in range(1, 20)
    }
    assert len(found) == 1


def test_concatenate_is_numpys(ctx):
    a, b, c = numbers((3, 4)), numbers((2, 4), "int32", 1), numbers((5, 4), "float16", 2)
    for parts in (
        [a],
        [a, b],
        [a, b, c],
        [c, c],
        (b, b),
        [a.T.copy().T, a],
        [a[::-1], a[:, ::-1]],
        [a[:0], a],
    ):
        x = [ctx.asarray(part) for part in parts]
        same(ctx.concatenate(x), np.concatenate(parts))
        same(trellis.concatenate(ctx, x, axis=None), np.concatenate(parts, axis=None))
    same(ctx.concatenate([ctx.asarray(a), a], 1), np.concatenate([a, a], 1))
    same(ctx.concatenate(ctx.asarray(a[..., None])), np.concatenate(a[..., None]))
    same(ctx.concatenate([a[:0], a[:0]]), np.concatenate([a[:0], a[:0]]))
    assert ctx.concatenate([ctx.asarray(a), ctx.asarray(b)], -2).record.op == "concatenate"
    out = ctx.zeros((6, 8), "float32")
    assert ctx.concatenate([ctx.asarray(a), ctx.asarray(a)], out=out[:, ::2]).shape == (6, 4)
    same(out.numpy()[:, ::2].copy(), np.concatenate([a, a]))
    assert not out.numpy()[:, 1::2].any()


@pytest.mark.parametrize("axis", [0, 1, 2, -1])
def test_stack_is_numpys(ctx, axis):
    parts = [numbers((5, 70), name, i) for i, name in enumerate(("float32", "int16", "float32"))]
    same(trellis.stack(ctx, [ctx.asarray(part) for part in parts], axis), np.stack(parts, axis))
    same(ctx.stack([ctx.asarray(part) for part in parts[::2]], axis), np.stack(parts[::2], axis))


def test_very_many_arrays_are_joined_in_several_launches(ctx):
    parts = [numbers((1 + i % 3, 2), seed=i) for i in range(200)]
    same(ctx.concatenate([ctx.asarray(part) for part in parts]), np.concatenate(parts))
    same(
        ctx.stack([ctx.asarray(np.int8(i % 100)) for i in range(130)]),
        np.stack([np.int8(i % 100) for i in range(130)]),
    )


@pytest.mark.parametrize(
    ("parts", "axis"),
    [([], 0), ([(3, 4), (3, 5)], 0), ([(3, 4), (3,)], 0), ([()], 0), ([(3, 4)], 2), (None, 0)],
)
def test_wrong_joins(ctx, parts, axis):
    given = parts if parts is None else [ctx.zeros(shape) for shape in parts]
    with pytest.raises(trellis.InvalidArgument):
        ctx.concatenate(given, axis)
