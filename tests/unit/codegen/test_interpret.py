"""The interpreter runs right kernels exactly, and reports what wrong ones do."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.codegen import Launch, Operand, Origin, Program, Scratch, interpret
from trellis.codegen.building import Builder, op, select

IN, OUT = Operand("input", 0), Operand("output", 0)


def program(write, group=8, groups=2, bindings=(IN, OUT), values=(), scratch=()):
    b = Builder("kernel_under_test")
    write(b)
    return Program((Launch(b.kernel((group, 1, 1)), (groups, 1, 1), bindings, values),), scratch)


def kinds(program, *arrays, **more):
    """Return the kinds of faults on one input and one output."""
    x, y = arrays or (np.arange(16, dtype=np.int32), np.zeros(16, np.int32))
    return [fault.kind for fault in interpret(program, (x,), (y,), **more)]


def place(b):
    return b.let("place", b.id("group") * 8 + b.id("local"))


def test_a_reversal_through_shared_memory():
    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        tile = b.shared("tile", "int32", 8)
        local, i = b.id("local"), place(b)
        b.store(tile, local, b.load(x, i))
        b.barrier()
        b.store(y, i, b.load(tile, 7 - local))

    x, y = np.arange(16, dtype=np.int32), np.zeros(16, np.int32)
    assert interpret(program(write), (x,), (y,)) == ()
    assert (y == x.reshape(2, 8)[:, ::-1].reshape(-1)).all()


def test_a_missing_barrier_is_a_race():
    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        tile = b.shared("tile", "int32", 8)
        local, i = b.id("local"), place(b)
        b.store(tile, local, b.load(x, i))
        b.store(y, i, b.load(tile, 7 - local))

    assert kinds(program(write)) == ["race"]


def test_a_write_after_a_read_needs_a_barrier():
    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        tile = b.shared("tile", "int32", 8)
        local, i = b.id("local"), place(b)
        b.store(tile, local, b.load(x, i))
        b.barrier()
        b.store(y, i, b.load(tile, 7 - local))
        b.store(tile, local, 0)

    assert kinds(program(write)) == ["race"]


@pytest.mark.parametrize("barrier", [None, "shared", "all"])
def test_buffers_have_no_order_between_groups(barrier):
    """A barrier orders one group's accesses to buffers if it says so, never those of two groups."""

    def write(b, far):
        b.buffer("x", "int32")
        y = b.buffer("y", "int32", "read_write")
        i = place(b)
        b.store(y, i, i)
        if barrier:
            b.barrier(barrier)
        b.store(y, 15 - i if far else i ^ 1, 1)

    assert kinds(program(lambda b: write(b, far=True))) == ["race"]
    assert kinds(program(lambda b: write(b, far=False))) == ([] if barrier == "all" else ["race"])


def test_two_invocations_that_write_the_same():
    def write(b):
        b.buffer("x", "int32")
        b.store(b.buffer("y", "int32", "write"), 3, 1)

    assert kinds(program(write)) == ["race"]


def test_atomics_do_not_race_and_give_what_was_there():
    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        count = b.buffer("count", "int32", "atomic")
        i = place(b)
        before = b.atomic("add", count, 0, b.load(x, i), "before")
        b.store(y, i, before)

    x, y = np.arange(16, dtype=np.int32), np.zeros(16, np.int32)
    bindings = (IN, OUT, Operand("scratch", 0))
    assert (
        interpret(program(write, bindings=bindings, scratch=(Scratch("int32", 1, zeroed=True),)), (x,), (y,))
        == ()
    )
    assert (y == np.cumsum(x) - x).all()


def test_a_barrier_that_some_do_not_reach():
    def write(b):
        b.buffer("x", "int32")
        b.buffer("y", "int32", "write")
        with b.when(b.id("local") < 3):
            b.barrier()

    assert kinds(program(write)) == ["divergence"]


def test_a_barrier_that_whole_groups_do_not_reach_is_fine():
    def write(b):
        b.buffer("x", "int32")
        b.buffer("y", "int32", "write")
        with b.when(b.id("group") < 1):
            b.barrier()

    assert kinds(program(write)) == []


@pytest.mark.parametrize("shift", [-1, 17])
def test_out_of_bounds(shift):
    def write(b):
        b.buffer("x", "int32")
        b.buffer("y", "int32", "write")
        tile = b.shared("tile", "int32", 16)
        i = b.let("i", b.id("local") + shift)
        b.store(tile, b.id("local") + 8, 0)
        b.load(tile, i)

    found = interpret(program(write, groups=1), (np.zeros(8, np.int32),), (np.zeros(8, np.int32),))
    assert "bounds" in [fault.kind for fault in found]
    assert any(f"tile[{shift}]" in fault.what or "tile[17]" in fault.what for fault in found)


def test_stray_writes_are_seen_around_an_operand():
    def write(b):
        b.buffer("x", "int32")
        y = b.buffer("y", "int32", "write")
        b.store(y, b.param("origin") + place(b) * 2 + 2, 1)

    whole = program(write, values=(Origin(OUT),))
    y = np.zeros(40, np.int32)
    assert kinds(whole, np.zeros(16, np.int32), y[:32:2]) == ["bounds"]
    assert kinds(whole, np.zeros(16, np.int32), y[:32:2], shift=4) == ["stray"]


def test_undefined_memory():
    def write(b):
        b.buffer("x", "int32")
        y = b.buffer("y", "int32", "write")
        b.store(y, place(b), b.load(b.shared("tile", "int32", 8), b.id("local")))

    assert "undefined" in kinds(program(write))


def test_indices_do_not_overflow_and_elements_wrap():
    def write(b, name):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        i = place(b)
        value = b.load(x, i)
        b.store(y, i, op(name, value, value))

    x, y = np.full(16, 2**30 + 3, np.int32), np.zeros(16, np.int32)
    assert kinds(program(lambda b: write(b, "iadd")), x, y) == ["overflow"]
    assert kinds(program(lambda b: write(b, "add")), x, y) == []
    assert (y == np.int32(6 - 2**31)).all()


def test_divisions_by_zero_count_where_they_happen():
    def write(b, guarded):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        i = place(b)
        value = b.load(x, i)
        if guarded:
            with b.when(value.ne(0)):
                b.store(y, i, op("idiv", value, value))
        else:
            b.store(y, i, op("idiv", value, value))

    assert kinds(program(lambda b: write(b, guarded=True))) == []
    assert kinds(program(lambda b: write(b, guarded=False))) == ["operation"]


def test_loops_variables_and_branches():
    """Each invocation counts a triangular number in its own number of steps."""

    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        i = place(b)
        total = b.var("total", 0)
        with b.loop("k", 0, b.load(x, i) + 1) as k:
            b.assign(total, total + k)
        with b.when((i % 2).eq(0)):
            b.store(y, i, total)
        with b.otherwise():
            b.store(y, i, 0 - total)

    x, y = np.arange(16, dtype=np.int32), np.zeros(16, np.int32)
    assert interpret(program(write), (x,), (y,)) == ()
    assert (y == np.where(x % 2, -1, 1) * x * (x + 1) // 2).all()


@pytest.mark.parametrize(
    ("name", "argument", "expected"),
    [
        ("add", 0, lambda x: np.repeat(x.sum(1), 4)),
        ("max", 0, lambda x: np.repeat(x.max(1), 4)),
        ("exclusive_add", 0, lambda x: (np.cumsum(x, 1) - x).reshape(-1)),
        ("shuffle_xor", 1, lambda x: x[:, [1, 0, 3, 2]].reshape(-1)),
        ("shuffle_down", 1, lambda x: x[:, [1, 2, 3, 3]].reshape(-1)),
        ("broadcast", 2, lambda x: x[:, [2, 2, 2, 2]].reshape(-1)),
    ],
)
def test_subgroups(name, argument, expected):
    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        i = place(b)
        b.store(y, i, b.subgroup(name, b.load(x, i), argument))

    x, y = np.arange(16, dtype=np.int32) ** 2, np.zeros(16, np.int32)
    assert interpret(program(write), (x,), (y,), subgroup=4) == ()
    assert (y == expected(x.reshape(4, 4))).all()


@pytest.mark.parametrize("shift", [0, 1, 5])
def test_views_keep_their_strides_and_neighbours(shift):
    def write(b):
        x, y = b.buffer("x", "int32"), b.buffer("y", "int32", "write")
        source, result = b.param("source"), b.param("result")
        i = place(b)
        b.store(y, result + i * 2, select(i < 0, 0, b.load(x, source - i)))

    x, y = np.arange(20, dtype=np.int32)[18:2:-1], np.zeros(40, np.int32)
    whole = program(write, values=(Origin(IN), Origin(OUT)))
    assert interpret(whole, (x,), (y[3:35:2],), shift=shift) == ()
    assert (y[3:35:2] == x).all()
    assert (y[4:35:2] == 0).all()


def test_vectors():
    def write(b):
        x, y = b.buffer("x", "int32", lanes=4), b.buffer("y", "int32", "write", lanes=4)
        i, source, result = b.id("local"), b.param("source"), b.param("result")
        with b.when(i < 4):
            b.store(y, result + i, b.vector(b.lanes(b.load(x, source + i))[::-1]))

    x, y = np.arange(16, dtype=np.int32), np.zeros(16, np.int32)
    whole = program(write, groups=1, values=(Origin(IN, 4), Origin(OUT, 4)))
    assert interpret(whole, (x,), (y,), shift=8) == ()
    assert (y == x.reshape(4, 4)[:, ::-1].reshape(-1)).all()
    with pytest.raises(ValueError, match="starts where"):
        interpret(whole, (x,), (y,), shift=3)
