"""Maps on the threads or devices that are asked for, and kernels of the caller's, beside NumPy."""

from __future__ import annotations

import numpy as np
import pytest
from drawing import (
    EVERY,
    FLOATS,
    Target,
    cuts,
    narrower,
    operand,
    refused,
    same,
    shapes,
    values,
    views,
    widened,
)
from hypothesis import strategies as st

import trellis

# Exact, also where the index tells in which part of the array an element is.
FUNCTIONS = {
    "min": (lambda x, y: np.minimum(x, y), lambda x, y, i: np.minimum(x, y)),
    "where": (lambda x, y: np.where(x > y, x, y), lambda x, y, i: np.where(x > y, x, y)),
    "index": (lambda x, y: np.where(x == y, trellis.index(0), 1), lambda x, y, i: np.where(x == y, i, 1)),
    "several": (lambda x, y: (x, x != y), lambda x, y, i: (x, x != y)),
}


@st.composite
def sharings(draw):
    shape = draw(shapes)
    strategy = draw(st.sampled_from(["auto", "single", "threads", "devices"])) if shape else "single"
    parts = draw(st.integers(1, 4)) if strategy == "devices" else None
    shares = (
        draw(st.none() | st.lists(st.sampled_from([1, 2, 5.5]), min_size=parts, max_size=parts))
        if parts
        else None
    )
    name = draw(st.sampled_from(sorted(FUNCTIONS)))
    schedule = draw(cuts(0, "vector", "unroll"))
    makes = draw(views(shape)), draw(narrower(shape).flatmap(views))
    return (
        name,
        draw(st.sampled_from(EVERY)),
        shape,
        makes,
        draw(st.none() | views(shape)),
        (strategy, parts, shares),
        draw(st.integers(0, 3)),
        schedule,
    )


def check_sharing(ctx, name, dtype, shape, makes, target, way, how, schedule):
    (strategy, parts, shares), (function, oracle) = way, FUNCTIONS[name]
    if name == "index" and not shape:
        return
    x, y = (make(dtype) for make in makes)
    place = np.arange(shape[0]).reshape(-1, *[1] * (len(shape) - 1)) if shape else 0
    with np.errstate(all="ignore"):
        found = oracle(widened(x), widened(y), place)
    found = found if isinstance(found, tuple) else (found,)
    want = [
        np.broadcast_to(one, shape).astype(x.dtype if one.dtype == widened(x).dtype else one.dtype)
        for one in found
    ]
    places = [Target(ctx, target, shape, one.dtype) for one in want]
    out = None if target is None else tuple(one.out for one in places)
    given = [operand(ctx, one, how) for one in (x, y)]
    options = {
        "strategy": strategy,
        "shares": shares,
        "devices": [ctx] * parts if parts else None,
        "schedule": schedule,
    }
    got = refused(
        schedule,
        lambda: ctx.parallel_map(
            function, *given, out=out if name == "several" or out is None else out[0], **options
        ),
    )
    if got is None:
        return
    note = (name, dtype, shape, x.strides, y.strides, way, how, schedule)
    for one, wanted, into in zip(got if name == "several" else (got,), want, places, strict=True):
        same(one, wanted, note, signs=name != "min")
        into.check(one)
    single = ctx.map(function, *given, schedule=schedule)
    for one, other in zip(
        got if name == "several" else (got,), single if name == "several" else (single,), strict=True
    ):
        assert one.numpy().tobytes() == other.numpy().tobytes(), note


def test_sharings(examine):
    examine("parallel", sharings(), check_sharing)


# Kernels of the caller's

TEXT = """
define void @kernel(ptr %a, ptr %b, ptr %out, {kind} %factor, i64 %begin, i64 %end) {{
entry:
  br label %head
head:
  %i = phi i64 [ %begin, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %end
  br i1 %more, label %body, label %done
body:
  %pa = getelementptr {kind}, ptr %a, i64 %i
  %pb = getelementptr {kind}, ptr %b, i64 %i
  %po = getelementptr {kind}, ptr %out, i64 %i
  %x = load {kind}, ptr %pa
  %y = load {kind}, ptr %pb
  %m = {mul} {kind} %x, %factor
  %s = {sub} {kind} %m, %y
  store {kind} %s, ptr %po
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}}
"""


@st.composite
def kernels(draw):
    dtype = draw(st.sampled_from(["int8", "uint16", "int32", "uint64", *FLOATS]))
    schedule = draw(
        st.sampled_from([None, None, {"tile": (7,)}, {"tile": (1000,), "threads": 1}, {"threads": "all"}])
    )
    return (
        dtype,
        draw(shapes),
        draw(st.integers(0, 999)),
        draw(st.sampled_from([1, 2, 3, 100])),
        draw(st.booleans()),
        schedule,
    )


def check_kernel(ctx, dtype, shape, seed, factor, given_out, schedule):
    if ctx.device.kind != "cpu":
        pytest.skip("the kernel is written for a CPU")
    a, b = (np.asarray(values(one, shape, dtype)) for one in (seed, seed + 1))
    real = dtype in FLOATS
    kind = {"float32": "float", "float64": "double"}.get(dtype) or f"i{8 * np.dtype(dtype).itemsize}"
    text = TEXT.format(kind=kind, mul="fmul" if real else "mul", sub="fsub" if real else "sub")
    out = ctx.full(shape, 1, dtype) if given_out else None
    results = None if given_out else [(shape, dtype)]
    got = ctx.escape(
        text, a, b, np.dtype(dtype).type(factor), language="llvm", results=results, out=out, schedule=schedule
    )
    with np.errstate(all="ignore"):
        product = a * np.dtype(dtype).type(factor)
        same(got, product - b, (dtype, shape, factor, schedule))


def test_kernels(examine):
    examine("escape", kernels(), check_kernel)
