"""Stencils, takes, products and histograms beside NumPy."""

from __future__ import annotations

import math

import numpy as np
import pytest
from drawing import (
    DTYPES,
    FLOATS,
    INTEGERS,
    Target,
    alike,
    close,
    operand,
    routes,
    same,
    schedules,
    shapes,
    values,
    views,
)
from hypothesis import strategies as st

import trellis


def refused(schedule, call):
    """Call; a schedule that the door refuses must be the caller's."""
    try:
        return call()
    except trellis.LaunchRefused:
        assert schedule
        return None


# Stencils


@st.composite
def stencils(draw):
    shape = tuple(
        draw(st.lists(st.sampled_from([0, 1, 2, 3, 4, 7, 16, 17, 33, 100]), min_size=1, max_size=3))
    )
    if draw(st.integers(0, 7)) == 0:
        shape = draw(st.sampled_from([(5000,), (257, 130), (9, 40, 70), (3, 2100)]))
    dtype = draw(st.sampled_from([*INTEGERS, *FLOATS, *FLOATS]))
    boundary = draw(st.sampled_from(["constant", "edge", "reflect", "wrap", "valid"]))
    reach = draw(st.sampled_from([1, 1, 2, 3]))
    offsets = draw(
        st.lists(st.tuples(*[st.integers(-reach, reach)] * len(shape)), min_size=1, max_size=4, unique=True)
    )
    weighted = draw(st.booleans())
    layouts = [
        (draw(views(one)), draw(views(one)) if boundary != "valid" and draw(st.integers(0, 3)) == 0 else None)
        for one in draw(alike(shape, 2))
    ]
    fill = draw(st.sampled_from([0, 0, 1, 7, 100]))
    return dtype, boundary, offsets, weighted, fill, layouts, draw(st.integers(0, 3)), draw(schedules)


def moved(x, offset, boundary, fill):
    """Return the neighbour at an offset of each element."""
    outside = np.zeros(x.shape, bool)
    for axis, step in enumerate(offset):
        n = x.shape[axis]
        place = np.arange(n) + step
        beyond = (place < 0) | (place >= n)
        outside |= beyond.reshape([-1 if i == axis else 1 for i in range(x.ndim)])
        if boundary == "wrap":
            place %= n
        elif boundary == "reflect" and n > 1:
            place = (n - 1) - np.abs((n - 1) - place % (2 * n - 2))
        x = x.take(np.clip(place, 0, n - 1), axis=axis)
    return np.where(outside, np.asarray(fill).astype(x.dtype), x) if boundary == "constant" else x


def check_stencil(ctx, dtype, boundary, offsets, weighted, fill, layouts, how, schedule):
    for make, target in layouts:
        check_one(ctx, make(dtype), dtype, boundary, offsets, weighted, fill, target, how, schedule)


def check_one(ctx, x, dtype, boundary, offsets, weighted, fill, target, how, schedule):
    low = [max(0, *(-offset[axis] for offset in offsets), 0) for axis in range(x.ndim)]
    high = [max(0, *(offset[axis] for offset in offsets), 0) for axis in range(x.ndim)]
    reach = max(*low, *high)
    times = range(1, len(offsets) + 1)
    if weighted:
        weights = np.zeros((2 * reach + 1,) * x.ndim, dtype)
        for offset, weight in zip(offsets, times, strict=True):
            weights[tuple(step + reach for step in offset)] = weight
        function = weights
    else:
        function = lambda n: sum(n[offset] * weight for offset, weight in zip(offsets, times, strict=True))
    out = Target(ctx, target, x.shape, np.dtype(dtype))
    given = operand(ctx, x, how)
    call = lambda: ctx.stencil(
        function, ctx.asarray(given), boundary=boundary, fill=fill, schedule=schedule, out=out.out
    )
    if boundary == "reflect" and any(0 < n <= max(a, b) for n, a, b in zip(x.shape, low, high, strict=True)):
        with pytest.raises(trellis.InvalidArgument):
            call()
        return
    got = refused(schedule, call)
    if got is None:
        return
    note = (dtype, boundary, offsets, x.shape, x.strides, schedule, weighted)
    if x.size == 0:
        assert got.size == 0
        return
    cut = tuple(
        slice(a, max(n - b, a)) if boundary == "valid" else slice(None)
        for n, a, b in zip(x.shape, low, high, strict=True)
    )
    with np.errstate(all="ignore"):
        kind = np.dtype(dtype) if dtype in INTEGERS else np.dtype(np.longdouble)
        terms = [
            moved(x, offset, boundary, fill)[cut].astype(kind) * kind.type(weight)
            for offset, weight in zip(offsets, times, strict=True)
        ]
        want = sum(terms[1:], start=terms[0])
        size = (
            sum(np.abs(np.where(np.isfinite(term), term, 0)) for term in terms) if dtype in FLOATS else None
        )
    if dtype in INTEGERS:
        same(got, want, note)
    else:
        close(got, want, np.finfo(dtype).eps * 4 * size + np.finfo(dtype).tiny, dtype, note)
    out.check(got)


def test_stencils(examine):
    examine("stencil", stencils(), check_stencil)


# Take


@st.composite
def takes(draw):
    shape = draw(shapes.filter(lambda shape: math.prod(shape) <= 20_000))
    axis = draw(st.none() | st.integers(-len(shape), len(shape) - 1)) if shape else None
    picked = tuple(draw(st.lists(st.sampled_from([0, 1, 2, 5, 33]), max_size=2)))
    index = draw(st.sampled_from(INTEGERS))
    dtype = draw(st.sampled_from([*DTYPES, "float16"]))
    return (
        dtype,
        index,
        axis,
        draw(views(shape)),
        draw(views(picked)),
        draw(st.integers(0, 3)),
        draw(st.booleans()),
    )


def check_take(ctx, dtype, index, axis, make, places, how, given_out):
    x = make(dtype)
    extent = x.size if axis is None else x.shape[axis]
    indices = places("int64")
    if extent:
        lowest = 0 if index.startswith("u") else -min(extent, 128)
        indices = (indices % (min(extent, 127) - lowest)) + lowest
    indices = indices.astype(index)
    if not extent and indices.size:
        with pytest.raises(trellis.InvalidArgument) as caught:
            ctx.take(x, indices, axis=axis)
        assert caught.value.code == "E_INVALID_ARG.index_out_of_range"
        return
    want = np.take(x, indices.astype(np.int64), axis=axis)
    out = ctx.empty(want.shape, want.dtype) if given_out else None
    got = ctx.take(operand(ctx, x, how), indices, axis=axis, out=out)
    assert out is None or got is out
    same(got, want, (dtype, index, axis, x.shape, x.strides, indices.shape))


def test_takes(examine):
    examine("take", takes(), check_take)


# Products


@st.composite
def products(draw):
    m, n, k = (draw(st.sampled_from([0, 1, 2, 3, 5, 12, 13, 31, 32, 33, 64, 65, 100])) for _ in range(3))
    lead = tuple(draw(st.lists(st.sampled_from([1, 2, 3]), max_size=2)))
    dtype = draw(st.sampled_from([*INTEGERS, *FLOATS, *FLOATS, *FLOATS]))
    other = dtype if draw(st.integers(0, 4)) else draw(st.sampled_from([*INTEGERS, *FLOATS]))
    makes = [draw(views((*lead, m, k))), draw(views((*(lead if draw(st.booleans()) else ()), k, n)))]
    bias = draw(st.none() | views((n,)) | views((*lead, m, n)))
    target = draw(views((*lead, m, n))) if draw(st.integers(0, 3)) == 0 else None
    return dtype, other, makes, bias, target, draw(st.integers(0, 3)), draw(routes)


def check_product(ctx, dtype, other, makes, bias, target, how, allowed):
    a, b = (np.asarray(make(kind)) for make, kind in zip(makes, (dtype, other), strict=True))
    if {np.dtype(dtype).kind, np.dtype(other).kind} == {"f"}:
        a, b = (np.nan_to_num(one, nan=1.5, posinf=2, neginf=-2).clip(-1e4, 1e4) for one in (a, b))
    with np.errstate(all="ignore"):
        common = np.result_type(a, b)
        wide = np.longdouble if common.kind == "f" else common
        left, right = a.astype(common), b.astype(common)
        want = np.asarray(left.astype(wide) @ right.astype(wide))
        size = np.abs(left.astype(wide)) @ np.abs(right.astype(wide)) if common.kind == "f" else None
        extra = None if bias is None else bias(common)
        if extra is not None and common.kind == "f":
            extra = np.nan_to_num(extra, nan=1.5, posinf=2, neginf=-2).clip(-1e4, 1e4)
        if extra is not None:
            want = np.maximum(want + extra, wide.type(0) if common.kind != "f" else 0)
    fused = (
        {}
        if extra is None
        else {"epilogue": lambda acc, c: np.maximum(acc + c, 0), "epilogue_args": (extra,)}
    )
    place = Target(ctx, target, want.shape, common)
    got = ctx.gemm(operand(ctx, a, how), operand(ctx, b, how), out=place.out, routes=allowed, **fused)
    note = (dtype, other, a.shape, a.strides, b.shape, b.strides, extra is not None, allowed)
    if common.kind == "f":
        bound = np.finfo(common).eps * (size * (2 + a.shape[-1] / 4) + np.abs(want) + 1)
        close(got, want, bound, common, note)
    else:
        same(got, want, note)
    place.check(got)


def test_products(examine):
    examine("gemm", products(), check_product)


# Histograms


@st.composite
def histograms(draw):
    shape, dtype = draw(shapes), draw(st.sampled_from(DTYPES))
    bins = draw(st.sampled_from([1, 2, 7, 10, 255, 256, 1000]))
    ends = draw(st.sampled_from([None, None, (0, 1), (-2.5, 3.25), (0, 255), (5, 5), (0, 256)]))
    return dtype, bins, ends, draw(views(shape)), draw(st.integers(0, 3))


def check_histogram(ctx, dtype, bins, ends, make, how):
    x = np.asarray(make(dtype))
    plain = x.astype(np.uint8) if dtype == "bool" else x
    try:
        with np.errstate(all="ignore"):
            want, edges = np.histogram(plain, bins, ends)
    except ValueError:
        with pytest.raises(trellis.InvalidArgument):
            ctx.histogram(x, bins, ends)
        return
    counts, found = ctx.histogram(operand(ctx, x, how), bins, ends)
    note = (dtype, bins, ends, x.shape, x.strides)
    same(found, edges, note)
    same(counts, want, note)


def test_histograms(examine):
    examine("histogram", histograms(), check_histogram)


def test_values_are_odd_now_and_then():
    drawn = values(1, (1000,), "float32")
    assert np.isnan(drawn).any()
    assert np.isinf(drawn).any()
    assert (drawn == 0).any()
    assert {-128, 127} <= set(values(1, (1000,), "int8").tolist())
