"""Take against NumPy: every dtype and index dtype, picks of every width, cut anywhere."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.door import Schedule, Take

DTYPES = [
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64"
]  # fmt: skip
INDICES = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]


def sample(shape, dtype, seed=0):
    size = np.dtype(dtype).itemsize
    raw = np.random.default_rng(seed).integers(0, 256, (*shape, size), np.uint8)
    return raw.view(dtype).reshape(shape) if dtype != "bool" else raw.reshape(shape) > 99


def places(shape, extent, dtype, seed=1):
    low = 0 if np.dtype(dtype).kind == "u" else -extent
    found = np.random.default_rng(seed).integers(low, extent, shape)
    if found.size > 1:
        found.flat[0], found.flat[-1] = low, extent - 1
    return found.astype(dtype)


def check(runner, tools, a, indices, axis, schedule=None):
    """Compare bytes, so that every NaN is the one that was picked; nothing may be read beyond the operands."""
    a, indices = tools.at_the_brink(a), tools.at_the_brink(indices)
    expected = np.take(a, indices.astype("int64"), axis)
    guarded = np.full(expected.nbytes + 128, 7, np.uint8)
    out = guarded[64:-64].view(a.dtype).reshape(expected.shape)
    intent = Take((tools.layout(a), tools.layout(indices)), (tools.layout(out),), axis)
    runner.run(intent, [a, indices, out], schedule=schedule)
    assert out.tobytes() == expected.tobytes()
    assert np.all(guarded[:64] == 7)
    assert np.all(guarded[-64:] == 7)


SHAPES = [
    ((1,), (1,), 0), ((7,), (20,), 0), ((100,), (33, 3), 0), ((5, 1), (9,), 0), ((3, 9), (17,), 1), ((1, 4, 1), (6,), 1),
    ((6, 2), (5,), 0), ((9, 3), (70,), 0), ((4, 5, 7), (11,), 1), ((8, 64), (9,), 0), ((8, 65), (9,), 0), ((2, 5, 129), (3, 2), 1),
    ((3, 2, 5, 3), (4,), 2), ((2, 3, 1000), (5,), 0), ((70_001,), (100,), 0), ((3, 3), (70_001,), 1), ((3, 3), (30_001,), 0),
]  # fmt: skip


@pytest.mark.parametrize("dtype", DTYPES)
def test_shapes(cpu, tools, dtype):
    for shape, count, axis in SHAPES:
        check(cpu, tools, sample(shape, dtype), places(count, shape[axis], "int64"), axis)


def test_shapes_on_lesser_processors(each, tools):
    for shape, count, axis in SHAPES:
        for dtype in ("uint8", "float32"):
            check(each, tools, sample(shape, dtype), places(count, shape[axis], "int32"), axis)


@pytest.mark.parametrize("kind", INDICES)
def test_index_dtypes_count_from_the_end_where_they_are_signed(cpu, tools, kind):
    for shape in ((127,), (127, 3), (127, 40)):
        check(cpu, tools, sample(shape, "float32"), places((61,), 127, kind), 0)
    if kind not in {"int8", "uint8"}:
        check(cpu, tools, sample((30_000,), "int16"), places((999,), 30_000, kind), 0)


@pytest.mark.parametrize("tile", [1, 3, 64, 10_000])
def test_chunks_that_end_within_a_block(each, tools, tile):
    for shape in ((50,), (9, 6), (9, 100)):
        indices = places((23,), shape[0], "int64")
        check(each, tools, sample(shape, "float32"), indices, 0, Schedule(tile=(tile,)))


@pytest.mark.parametrize("schedule", [{"vector": 1}, {"vector": 4, "unroll": 1}, {"vector": 64, "unroll": 3}])
def test_any_vector_and_unrolling(cpu, tools, schedule):
    check(cpu, tools, sample((9, 100), "float32"), places((23,), 9, "int64"), 0, Schedule(**schedule))
    for shape in ((50,), (9, 6)):  # what is smaller than a block is copied at once
        schedule = {name: value for name, value in schedule.items() if name == "unroll"}
        check(cpu, tools, sample(shape, "float32"), places((23,), shape[0], "int64"), 0, Schedule(**schedule))


def test_one_kernel_serves_many_shapes(cpu, tools):
    signatures = set()
    for size in range(1, 60):
        a, indices = sample((size, 3, size), "float32"), places((size + 1,), 3, "int64")
        expected = tools.layout(np.take(a, indices, 1))
        signatures.add(Take((tools.layout(a), tools.layout(indices)), (expected,), 1).signature())
        check(cpu, tools, a, indices, 1)
    assert len(signatures) == 3
