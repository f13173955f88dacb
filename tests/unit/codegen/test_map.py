"""Maps and copies, on targets of every kind, against NumPy."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from trellis.codegen import Refused, lower
from trellis.expr import Expression, const, node, trace
from trellis.intent import Copy, Map, Transpose
from trellis.schedule import Schedule

SIZES = [0, 1, 3, 4, 5, 127, 1024, 1025, 2048]
DTYPES = "bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 bfloat16 float32 float64".split()
NUMPY = {name: np.dtype(getattr(ml_dtypes, name) if name == "bfloat16" else name) for name in DTYPES}
RNG = np.random.default_rng(5)


def operand(position, dtype):
    return node("input", dtype, (), (position,))


def numbers(dtype, shape):
    kind = NUMPY[dtype]
    if dtype == "bool":
        return RNG.integers(0, 2, shape).astype(bool)
    if kind.kind in "iu":
        info = np.iinfo(kind)
        return RNG.integers(info.min, info.max, shape, dtype=kind, endpoint=True)
    return (RNG.standard_normal(shape) * 10.0 ** RNG.integers(-6, 5, shape)).astype(kind)


def copied(run, x, out, **more):
    intent = Map(
        Expression((operand(0, run.layout(x).dtype),)), (run.layout(x),), (run.layout(out),), out.shape
    )
    return run(intent, (x,), (out,), **more)


def has(target, dtype):
    return {"int64": target.int64, "uint64": target.int64, "float64": target.f64}.get(dtype, True)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("size", SIZES)
def test_identity(run, target, dtype, size):
    if not has(target, dtype):
        return
    x = numbers(dtype, size)
    out = np.zeros(size, NUMPY[dtype])
    copied(run, x, out, features=target)
    run.equal(out, x)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_every_half(run, target, dtype):
    """Every pattern of 16 bits goes to float32 and back, and float32 numbers between them round to even."""
    x = np.arange(1 << 16, dtype=np.uint16).view(NUMPY[dtype])
    wide = np.zeros(x.shape, np.float32)
    layouts = (run.layout(x),), (run.layout(wide),)
    run(
        Map(Expression((node("cast", "float32", (operand(0, dtype),)),)), *layouts, x.shape),
        (x,),
        (wide,),
        features=target,
    )
    run.equal(wide, x.astype(np.float32))
    with np.errstate(all="ignore"):
        near = np.nextafter(wide, np.float32(np.inf)) + wide * np.float32(2.0**-12)
        near = np.concatenate([near, RNG.integers(0, 1 << 32, 1 << 15, dtype=np.uint32).view(np.float32)])
        expected = near.astype(NUMPY[dtype])
    out = np.zeros(near.shape, NUMPY[dtype])
    layouts = (run.layout(near),), (run.layout(out),)
    run(
        Map(Expression((node("cast", dtype, (operand(0, "float32"),)),)), *layouts, near.shape),
        (near,),
        (out,),
        features=target,
    )
    run.equal(out.astype(np.float32), expected.astype(np.float32))


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_float64_rounds_once(run, dtype):
    halves = np.arange(1 << 16, dtype=np.uint16).view(NUMPY[dtype]).astype(np.float32)
    halves = halves[np.isfinite(halves)].astype(np.float64)
    ties = (halves[1:] + halves[:-1]) / 2
    x = np.concatenate([ties, np.nextafter(ties, np.inf), np.nextafter(ties, -np.inf)])
    out = np.zeros(x.shape, NUMPY[dtype])
    layouts = (run.layout(x),), (run.layout(out),)
    run(Map(Expression((node("cast", dtype, (operand(0, "float64"),)),)), *layouts, x.shape), (x,), (out,))
    nearest = np.sort(np.unique(halves))
    right = np.searchsorted(nearest, x).clip(1, len(nearest) - 1)
    near = np.minimum(np.abs(x - nearest[right - 1]), np.abs(x - nearest[right]))
    assert (np.abs(out.astype(np.float64) - x) == near).all()


VIEWS = {
    "transposed": lambda x: x.T,
    "reversed": lambda x: x[::-1, ::-1],
    "steps": lambda x: x[::2, ::3],
    "columns": lambda x: x[:, 2:7],
    "broadcast": lambda x: np.broadcast_to(x[:1], x.shape),
    "constant": lambda x: np.broadcast_to(x[3, 3], (5, 6)),
}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("dtype", ["bool", "int16", "float32"])
def test_views(run, target, view, dtype):
    x = VIEWS[view](numbers(dtype, (24, 16)))
    out = np.zeros(x.shape, NUMPY[dtype])
    copied(run, x, out, features=target)
    run.equal(out, x)
    whole = numbers(dtype, (24, 16))
    spread = (
        VIEWS[view](whole) if view not in {"broadcast", "constant"} else whole[: x.shape[0], : x.shape[1]]
    )
    copied(run, x, spread, features=target)
    run.equal(spread, x)


def ran(run, fn, *arrays, features, schedule=None):
    """Return what a traced function gives, and what NumPy gives."""
    views = [
        np.broadcast_to(item, np.broadcast_shapes(*(other.shape for other in arrays))) for item in arrays
    ]
    traced = trace(fn, tuple(run.layout(item).dtype for item in arrays), ndim=views[0].ndim)
    outs = [np.zeros(views[0].shape, NUMPY[root.dtype]) for root in traced.expression.outputs]
    intent = Map(
        traced.expression, tuple(map(run.layout, views)), tuple(map(run.layout, outs)), views[0].shape
    )
    run(intent, views, outs, traced.values, features=features, schedule=schedule)
    return outs


def test_relu_keeps_nan_everywhere(run, target):
    x = np.array([np.nan, 1, -1, 0.0, -0.0, np.inf, -np.inf, 1e-42, np.nan], np.float32)
    (out,) = ran(run, lambda a: np.maximum(a, 0), x, features=target)
    run.equal(out, np.maximum(x, 0))


def test_functions_integers_and_broadcasting(run, target):
    a, c = numbers("int16", (6, 8)), numbers("int16", (1, 8))
    (out,) = ran(run, lambda x, y: (x // y) ^ (x % y) + x * y, a, c, features=target)
    with np.errstate(all="ignore"):
        run.equal(out, (a // c) ^ (a % c) + a * c)


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32"])
def test_narrow_integers_wrap(run, target, dtype):
    a, c = numbers(dtype, 515), numbers(dtype, 515)
    (out,) = ran(run, lambda x, y: ((x * y - x) << 3) + ~y, a, c, features=target)
    with np.errstate(all="ignore"):
        run.equal(out, ((a * c - a) << 3) + ~c)


def test_exp_has_its_bound(run, target):
    x = np.linspace(-30, 30, 513, dtype=np.float32)
    (out,) = ran(run, np.exp, x, features=target)
    np.testing.assert_allclose(out, np.exp(x.astype(np.float64)), rtol=5e-7)


def test_several_results_scalars_and_indices(run):
    from trellis.expr import cast, index

    factor = 2.7

    def fn(a):
        return a * factor, cast(index(1), "int32") + cast(a, "int32")

    x = numbers("float32", (7, 9))
    first, second = ran(run, fn, x, features=run.targets["plain"])
    run.equal(first, x * np.float32(2.7))
    with np.errstate(all="ignore"):
        run.equal(
            second,
            np.arange(9, dtype=np.int32) + np.clip(np.trunc(x), -(2.0**31), 2.0**31 - 128).astype(np.int32),
        )


def test_in_place(run, target):
    x = numbers("float32", 130)
    expected = x + x
    intent = Map(
        Expression((node("add", "float32", (operand(0, "float32"),) * 2),)),
        (run.layout(x),),
        (run.layout(x),),
        x.shape,
    )
    run(intent, (x,), (x,), features=target)
    run.equal(x, expected)


@pytest.mark.parametrize(
    "schedule",
    [
        {"vector": 1},
        {"vector": 2},
        {"vector": 4},
        {"unroll": 3},
        {"tile": 128},
        {"tile": (256,), "vector": 1, "unroll": 2},
    ],
)
def test_schedules_are_honoured(run, schedule):
    from trellis.schedule import parse

    asked = parse(schedule)
    x = numbers("float32", 4096)
    out = np.zeros_like(x)
    program = copied(run, x, out, schedule=asked)
    run.equal(out, x)
    launch = program.launches[0]
    if asked.vector:
        assert {item.lanes for item in launch.kernel.buffers} == {asked.vector}
    if asked.tile:
        lanes = launch.kernel.buffers[0].lanes
        assert launch.kernel.size * lanes * (asked.unroll or 1) == asked.tile[0]


@pytest.mark.parametrize(
    "schedule",
    [
        {"vector": 4},
        {"vector": 3},
        {"vector": 8},
        {"tile": 1 << 20},
        {"tile": 300},
        {"threads": 2},
        {"stores": "streaming"},
        {"accumulate": "float64"},
    ],
)
def test_what_is_not_honoured_is_refused(run, schedule):
    from trellis.schedule import parse

    x = run.layout(np.zeros(1023, np.float32))
    found = lower(
        Map(Expression((operand(0, "float32"),)), (x,), (x,), (1023,)), parse(schedule), run.targets["rich"]
    )
    assert isinstance(found, Refused), found


def test_over_65535_groups(run):
    """With groups of two, and a grid that must be folded."""
    from dataclasses import replace

    x = numbers("int32", 2 * 65535 + 5)
    out = np.zeros_like(x)
    features = replace(run.targets["plain"], group=2, vectors=False)
    program = copied(run, x, out, features=features)
    assert program.launches[0].grid[1] == 2
    run.equal(out, x)


def test_text_depends_on_no_extent(run):
    """Shapes of one class share their kernels."""
    kernels = set()
    for shape in [(8, 16), (64, 20), (100, 40), (3, 24)]:
        x, out = np.zeros(shape[::-1], np.float32).T, np.zeros(shape, np.float32)
        kernels.update(copied(run, x, out).kernels)
    assert len(kernels) == 1


def test_64_bit_positions_where_they_are_needed(run):
    from trellis.intent import Layout

    huge = Layout.dense("float32", (1 << 31,))
    intent = Map(Expression((operand(0, "float32"),)), (huge,), (huge,), huge.shape)
    assert isinstance(lower(intent, Schedule(), run.targets["plain"]), Refused)
    kernel = run.program(intent).launches[0].kernel
    assert {item.dtype for item in kernel.params} == {"int64"}


@pytest.mark.parametrize("shape", [(1, 1), (31, 33), (32, 32), (40, 70), (8, 100)])
@pytest.mark.parametrize("dtype", ["uint8", "float16", "float32", "float64"])
def test_transposes(run, target, shape, dtype):
    x = numbers(dtype, shape).T
    out = np.zeros(x.shape, NUMPY[dtype])
    run(Transpose((run.layout(x),), (run.layout(out),)), (x,), (out,), features=target)
    run.equal(out, x)


def test_batched_transposes(run, target):
    x = numbers("float32", (3, 17, 35)).transpose(0, 2, 1)
    out = np.zeros(x.shape, np.float32)
    program = run(Copy((run.layout(x),), (run.layout(out),)), (x,), (out,), features=target)
    run.equal(out, x)
    assert program.launches[0].kernel.shared


@pytest.mark.parametrize("tile", [(8, 8), (16, 16), (32, 32)])
def test_tiles_of_transposes(run, tile):
    x = numbers("float32", (70, 40)).T
    out = np.zeros(x.shape, np.float32)
    program = run(Transpose((run.layout(x),), (run.layout(out),)), (x,), (out,), schedule=Schedule(tile=tile))
    run.equal(out, x)
    assert program.launches[0].kernel.group[0] == tile[0]


def test_constants_of_every_dtype(run, target):
    for dtype in DTYPES:
        if has(target, dtype):
            out = np.zeros(13, NUMPY[dtype])
            intent = Map(Expression((const(1, dtype),)), (), (run.layout(out),), (13,))
            run(intent, (), (out,), features=target)
            run.equal(out, np.ones(13, NUMPY[dtype]))
