"""Stencils with every boundary, in boxes and beside them, once and several times, against NumPy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from trellis.expr import Expression, evaluate, node
from trellis.intent import BOUNDARIES, Stencil
from trellis.schedule import Schedule

RNG = np.random.default_rng(2)
MODES = {"constant": "constant", "edge": "edge", "reflect": "reflect", "wrap": "wrap"}


def tap(dtype, operand, *offset):
    return node("tap", dtype, (), (operand, *offset))


def summed(dtype, taps):
    """Return the sum of weighted taps, in a dtype that formulas compute in."""
    wide = "float32" if dtype in {"float16", "bfloat16"} else dtype
    total = None
    for item in taps:
        value = item if wide == dtype else node("cast", wide, (item,))
        total = value if total is None else node("add", wide, (total, value))
    return Expression((total if wide == dtype else node("cast", dtype, (total,)),))


def cross(dtype, rank, reach=1):
    zero = (0,) * rank
    around = [zero]
    for axis in range(rank):
        for step in (-reach, 1):
            around.append(tuple(step if i == axis else 0 for i in range(rank)))
    return summed(dtype, [tap(dtype, 0, *offset) for offset in around])


def stepped(expression, x, others, boundary, fill, low, high):
    """Return one step by padding and slicing."""
    if boundary == "valid":
        padded, shape = x, tuple(n - a - c for n, a, c in zip(x.shape, low, high, strict=True))
    else:
        widths = tuple(zip(low, high, strict=True))
        more = {"constant_values": np.asarray(fill).astype(x.dtype)} if boundary == "constant" else {}
        padded, shape = np.pad(x, widths, mode=MODES[boundary], **more), x.shape

    def shifted(*offset):
        return padded[tuple(slice(a + o, a + o + n) for a, o, n in zip(low, offset, shape, strict=True))]

    return evaluate(expression.outputs, [shifted, *[lambda *offset, item=item: item for item in others]])[0]


def check(run, expression, x, low, high, boundary, others=(), fill=0.5, steps=1, prologue=None, **more):
    given = x if prologue is None else evaluate(prologue.outputs, [x])[0]
    expected = given
    for _ in range(steps):
        expected = stepped(expression, expected, others, boundary, fill, low, high)
    out = np.zeros(expected.shape, expected.dtype)
    inputs = (x, *others)
    intent = Stencil(
        expression,
        tuple(map(run.layout, inputs)),
        (run.layout(out),),
        boundary,
        fill,
        low,
        high,
        prologue,
        steps,
    )
    program = run(intent, inputs, (out,), **more)
    run.equal(out, expected)
    return program


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("shape", [(5,), (257,), (1000,), (3, 3), (9, 33), (17, 70), (3, 4, 5), (9, 5, 20)])
def test_boundaries(run, boundary, shape):
    x = RNG.integers(-100, 100, shape).astype(np.int32)
    rank = len(shape)
    check(run, cross("int32", rank, 2), x, (2,) * rank, (1,) * rank, boundary, fill=7)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint16", "float16", "float32", "int64"])
def test_dtypes_on_every_target(run, target, dtype):
    if dtype == "int64" and not target.int64:
        return
    x = RNG.integers(0, 100, (11, 40)).astype(dtype)
    if dtype == "bool":
        expression = Expression((node("xor", "bool", (tap("bool", 0, 0, 1), tap("bool", 0, -1, 0))),))
    else:
        expression = cross(dtype, 2)
    check(run, expression, x, (1, 1), (1, 1), "constant", fill=1.0, features=target)
    check(run, expression, x[::2, ::-1], (1, 1), (1, 1), "reflect", features=target)


def test_one_element_and_none(run):
    for boundary in ("constant", "edge", "wrap"):
        check(run, cross("float32", 2), np.ones((1, 1), np.float32), (1, 1), (1, 1), boundary)
    check(run, cross("float32", 1), np.ones(2, np.float32), (1,), (1,), "valid")


def test_far_wraps(run):
    x = np.arange(3, dtype=np.float32)
    expression = summed("float32", [tap("float32", 0, -7), tap("float32", 0, 5)])
    check(run, expression, x, (7,), (5,), "wrap")
    check(run, expression, x, (7,), (5,), "edge")


def test_boxes_that_do_not_fit_are_read_from_where_they_are(run):
    x = RNG.standard_normal((20, 40)).astype(np.float32)
    small = replace(run.targets["plain"], shared=1024)
    program = check(run, cross("float32", 2), x, (1, 1), (1, 1), "reflect", features=small)
    assert not program.launches[0].kernel.shared
    assert check(run, cross("float32", 2), x, (1, 1), (1, 1), "reflect").launches[0].kernel.shared


def test_several_operands(run):
    x, y = (RNG.integers(0, 9, (12, 37)).astype(np.int32) for _ in range(2))
    expression = summed("int32", [tap("int32", 0, -1, 0), tap("int32", 0, 0, 1), tap("int32", 1, 0, 0)])
    check(run, expression, x, (1, 0), (0, 1), "edge", others=(y,))


@pytest.mark.parametrize("steps", [2, 3, 4])
@pytest.mark.parametrize("boundary", ["constant", "wrap", "valid"])
def test_steps(run, boundary, steps):
    x = RNG.integers(0, 9, (30, 40)).astype(np.int32)
    program = check(run, cross("int32", 2), x, (1, 1), (1, 1), boundary, steps=steps, fill=3)
    assert len(program.launches) == steps
    assert len(program.kernels) == min(steps, 3)


def test_steps_of_halves_round_each_time(run, target):
    x = RNG.standard_normal((10, 33)).astype(np.float16)
    y = RNG.standard_normal((10, 33)).astype(np.float16)
    expression = summed(
        "float16", [tap("float16", 0, -1, 0), tap("float16", 0, 0, 1), tap("float16", 1, 0, 0)]
    )
    check(run, expression, x, (1, 0), (0, 1), "edge", others=(y,), steps=3, features=target)


def test_prologues(run):
    square = node("mul", "float32", (node("input", "float32", (), (0,)),) * 2)
    x = RNG.integers(-9, 9, (30, 40)).astype(np.float32)
    for steps in (1, 2):
        check(
            run,
            cross("float32", 2),
            x,
            (1, 1),
            (1, 1),
            "constant",
            fill=2.0,
            prologue=Expression((square,)),
            steps=steps,
        )


def test_tiles_are_honoured(run):
    x = RNG.standard_normal((30, 40)).astype(np.float32)
    program = check(run, cross("float32", 2), x, (1, 1), (1, 1), "edge", schedule=Schedule(tile=(4, 8)))
    assert program.launches[0].kernel.group == (8, 4, 1)


def test_folded(run):
    x = RNG.integers(0, 9, 1000).astype(np.int32)
    features = replace(run.targets["rich"], group=2, grid=(100, 100, 1))
    assert check(run, cross("int32", 1), x, (1,), (1,), "wrap", features=features).launches[0].grid == (
        100,
        5,
        1,
    )
