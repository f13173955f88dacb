"""Maps over shapes, strides, dtypes and schedules that hypothesis thinks of."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from trellis.door import Schedule
from trellis.expr import const, evaluate, node

DTYPES = ["bool", "int8", "uint16", "int32", "int64", "float32", "float64"]


@st.composite
def views(draw, shape, dtype):
    """Return a view of the shape: axes in any order, steps of any sign, some axes broadcast."""
    order = draw(st.permutations(range(len(shape))))
    steps = [draw(st.sampled_from([1, 1, 1, 2, -1, -3])) for _ in shape]
    thin = [draw(st.booleans()) and draw(st.booleans()) for _ in shape]
    padded = [1 if thin[axis] else shape[axis] * abs(steps[axis]) for axis in order]
    rng = np.random.default_rng(draw(st.integers(0, 99)))
    memory = rng.integers(0, 2 if dtype == "bool" else 100, padded).astype(dtype)
    turned = memory.transpose(np.argsort(order))
    cut = tuple(slice(None) if thin[axis] else slice(None, None, steps[axis]) for axis in range(len(shape)))
    kept = turned[cut][tuple(slice(0, extent) for extent in shape)]
    return np.broadcast_to(kept, shape)


@st.composite
def problems(draw):
    shape = tuple(draw(st.lists(st.sampled_from([1, 2, 3, 5, 8, 17, 33, 70]), max_size=4)))
    while math.prod(shape) > 20_000:
        shape = shape[1:]
    dtype = draw(st.sampled_from(DTYPES))
    a, b = (draw(views(shape, dtype)) for _ in range(2))
    outs = [draw(views(shape, kind)) for kind in (dtype, "bool", "float64", "int64")]
    # Results that are written once: a view with a step of 0 is replaced by its dense copy.
    outs = [item.copy() if 0 in item.strides else item for item in outs]
    for item in outs:
        item.flags.writeable = True
    schedule = Schedule(
        vector=draw(st.sampled_from([None, None, 1, 8, 64])),
        unroll=draw(st.sampled_from([None, 1, 2])),
        stores=draw(st.sampled_from(["cached", "streaming"])),
        tile=draw(st.sampled_from([None, (7,) * len(shape), (64,) * len(shape)])) or None,
    )
    axis = draw(st.integers(0, len(shape) - 1)) if shape and draw(st.booleans()) else None
    return shape, dtype, a, b, outs, schedule, axis


@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(problems())
def test_any_map(cpu, tools, problem):
    shape, dtype, a, b, outs, schedule, axis = problem
    x, y = (node("input", dtype, (), (i,)) for i in range(2))
    less = node("lt", "bool", (x, y))
    mixed = node("xor", "bool", (x, y)) if dtype == "bool" else node("add", dtype, (x, y))
    outputs = [mixed, less, node("cast", "float64", (node("select", dtype, (less, x, y)),))]
    outputs.append(const(5, "int64") if axis is None else node("index", "int64", (), (axis,)))
    results = cpu.map(outputs, [a, b], out=outs, shape=shape, schedule=schedule)
    for got, want in zip(results, evaluate(outputs, [a, b], index_shape=shape), strict=True):
        tools.assert_same(got, np.broadcast_to(want, shape))
