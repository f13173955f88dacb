"""Maps whose rows are short: the two innermost loops walked as one, and what does not run on from row to row packed before."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trellis
from trellis.door import Map, Schedule
from trellis.expr import Expression, node


def operand(position, dtype="float32"):
    return node("input", dtype, (), (position,))


def total(count, dtype):
    formula = operand(0, dtype)
    for position in range(1, count):
        formula = node("add", dtype, (formula, operand(position, dtype)))
    return formula


def numbers(shape, dtype, seed=0):
    return np.random.default_rng(seed).integers(0, 40, shape).astype(dtype)


def check(runner, tools, shape, others, dtype, schedule=None, offset=0):
    """Add operands that broadcast to a shape; nothing may be read or written beyond them."""
    parts = [tools.at_the_brink(numbers(shape, dtype))]
    parts += [tools.at_the_brink(numbers(other, dtype, i)) for i, other in enumerate(others, 1)]
    expected = sum(parts[1:], parts[0])
    memory = np.full(expected.nbytes + 256, 7, np.uint8)
    start = 64 + (-memory.ctypes.data) % 64 + offset * expected.itemsize
    out = memory[start : start + expected.nbytes].view(dtype).reshape(shape)
    runner.map([total(len(parts), dtype)], parts, out=[out], schedule=schedule)
    tools.assert_same(out, expected)
    assert np.all(memory[:start] == 7)
    assert np.all(memory[start + expected.nbytes :] == 7)


@pytest.mark.parametrize("length", [2, 3, 4, 7, 15, 16])
def test_rows_of_every_length(each, tools, length):
    for dtype in ("uint8", "float32", "float64"):
        for rows in (2, 64, 3001):
            check(each, tools, (rows, length), [(length,)], dtype)
            check(each, tools, (rows, length), [(rows, 1)], dtype)
            check(each, tools, (rows, length), [(length,), (rows, 1), (1, 1)], dtype)


def test_more_axes(cpu, tools):
    for other in ((5, 1, 3), (7, 3), (1, 7, 1), (3,), (5, 7, 1), (5, 1, 1)):
        check(cpu, tools, (5, 7, 3), [other], "float32")
        check(cpu, tools, (5, 900, 3), [(other[0], 900, 3) if other == (5, 1, 3) else other[-1:]], "int16")


@pytest.mark.parametrize(
    "schedule",
    [
        Schedule(stores="streaming"),
        Schedule(tile=(7, 3)),
        Schedule(tile=(100, 3)),
        Schedule(vector=2, unroll=3),
    ],
)
def test_schedules(each, tools, schedule):
    for offset in (0, 1):
        check(each, tools, (2500, 3), [(3,)], "float32", schedule, offset)


def test_strided_rows_are_packed(cpu, tools):
    a = numbers((3000, 4), "float32")
    for seen in (a[:, :3], a[:, ::2], a[:, ::-1], a[::-1, :3], a[::2, 1:]):
        out = np.empty(seen.shape, "float32")
        cpu.map([total(2, "float32")], [seen, seen], out=[out])
        tools.assert_same(out, seen + seen)


def test_only_short_rows_without_indices_are_walked_as_one(tools):
    def flat(shape, other, formula=None, out=None):
        a, b = np.zeros(shape, "float32"), np.broadcast_to(np.zeros(other, "float32"), shape)
        result = np.zeros(shape, "float32") if out is None else out
        layouts = tuple(map(tools.layout, (a, b)))
        return Map(
            Expression((formula or total(2, "float32"),)), layouts, (tools.layout(result),), shape
        ).flat

    index = node("cast", "float32", (node("index", "int64", (), (1,)),))
    assert flat((100, 3), (3,))
    assert flat((100, 15), (100, 1))
    assert not flat((100, 16), (16,))
    assert not flat((100, 3), (100, 3))
    assert not flat((100, 3), (3,), node("add", "float32", (operand(0), index)))
    assert not flat((100, 3), (3,), out=np.zeros((100, 4), "float32")[:, :3])


@given(st.data())
@settings(max_examples=50, deadline=None)
def test_any_short_rows_are_numpys(data):
    shape = tuple(data.draw(st.lists(st.integers(1, 9), min_size=2, max_size=4)))
    dtypes = data.draw(
        st.lists(st.sampled_from(["bool", "int8", "uint16", "float32", "float64"]), min_size=2, max_size=3)
    )
    arrays = []
    for i, dtype in enumerate(dtypes):
        kept = [extent if data.draw(st.booleans()) else 1 for extent in shape] if i else shape
        arrays.append(numbers(tuple(kept), dtype, i))
    with trellis.Context("cpu") as ctx:
        handed = [ctx.asarray(one) for one in arrays]
        result = ctx.map(lambda *all_: sum(all_[1:], all_[0]), *handed)
    expected = sum(arrays[1:], arrays[0])
    assert result.dtype == expected.dtype
    np.testing.assert_array_equal(result.numpy(), expected)


def test_in_place():
    with trellis.Context("cpu") as ctx:
        a = numbers((5000, 3), "float32")
        x = ctx.asarray(a, copy=True)
        ctx.map("multiply", x, ctx.asarray(np.array([1, 2, 3], "float32")), out=x)
        np.testing.assert_array_equal(x.numpy(), a * np.array([1, 2, 3], "float32"))
