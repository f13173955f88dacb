"""Stencils beside NumPy: once, several times by one call, and over mapped values."""

from __future__ import annotations

import numpy as np
import pytest
from drawing import (
    FLOATS,
    HALVES,
    INTEGERS,
    Target,
    alike,
    close,
    cuts,
    dtype_of,
    epsilon,
    narrower,
    operand,
    refused,
    routes,
    same,
    views,
    widened,
)
from hypothesis import strategies as st

import trellis

BOUNDARIES = ["constant", "edge", "reflect", "wrap", "valid"]
CUT = ("vector", "unroll", "stores", "threads")
REAL = {*FLOATS, *HALVES}


@st.composite
def neighbourhoods(draw):
    """Return a shape, a dtype, a boundary with a value outside, and offsets."""
    shape = tuple(
        draw(st.lists(st.sampled_from([0, 1, 2, 3, 4, 7, 16, 17, 33, 100]), min_size=1, max_size=3))
    )
    if draw(st.integers(0, 7)) == 0:
        shape = draw(st.sampled_from([(5000,), (257, 130), (9, 40, 70), (3, 2100)]))
    dtype = draw(st.sampled_from([*INTEGERS, *FLOATS, *FLOATS, *FLOATS, *HALVES]))
    reach = draw(st.sampled_from([1, 1, 2, 3]))
    offset = st.tuples(*[st.integers(-reach, reach)] * len(shape))
    offsets = draw(st.lists(offset, min_size=1, max_size=4, unique=True))
    return (
        shape,
        dtype,
        (draw(st.sampled_from(BOUNDARIES)), draw(st.sampled_from([0, 0, 1, 7, 100]))),
        offsets,
    )


@st.composite
def stencils(draw):
    shape, dtype, outside, offsets = draw(neighbourhoods())
    layouts = [
        (
            draw(views(one)),
            draw(views(one)) if outside[0] != "valid" and draw(st.integers(0, 3)) == 0 else None,
        )
        for one in draw(alike(shape, 2))
    ]
    how = draw(st.integers(0, 3)), draw(cuts(len(shape), *CUT)), draw(routes)
    return dtype, outside, offsets, draw(st.booleans()), layouts, how


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


def reach_of(offsets, ndim):
    """Return how far the offsets reach before and after an element, an axis."""
    low = [max(0, *(-offset[axis] for offset in offsets), 0) for axis in range(ndim)]
    high = [max(0, *(offset[axis] for offset in offsets), 0) for axis in range(ndim)]
    return low, high


def weighted_sum(x, offsets, weights, outside):
    """Return the sum of weighted neighbours, and of their magnitudes."""
    low, high = reach_of(offsets, x.ndim)
    cut = tuple(
        slice(a, max(n - b, a)) if outside[0] == "valid" else slice(None)
        for n, a, b in zip(x.shape, low, high, strict=True)
    )
    terms = [
        moved(x, offset, *outside)[cut] * x.dtype.type(weight)
        for offset, weight in zip(offsets, weights, strict=True)
    ]
    return sum(terms[1:], start=terms[0])


def too_small(shape, offsets):
    """Tell whether neighbours reach over a mirror's other end."""
    low, high = reach_of(offsets, len(shape))
    return any(0 < n <= max(a, b) for n, a, b in zip(shape, low, high, strict=True))


def check_stencil(ctx, dtype, outside, offsets, weighted, layouts, how):
    for make, target in layouts:
        check_one(ctx, make(dtype), dtype, outside, offsets, weighted, target, how)


def check_one(ctx, x, dtype, outside, offsets, weighted, target, how):
    (boundary, fill), times = outside, range(1, len(offsets) + 1)
    if weighted:
        reach = max(max(part) for part in reach_of(offsets, x.ndim))
        weights = np.zeros((2 * reach + 1,) * x.ndim, dtype_of(dtype))
        for offset, weight in zip(offsets, times, strict=True):
            weights[tuple(step + reach for step in offset)] = weight
        function = weights
    else:
        function = lambda n: sum(n[offset] * weight for offset, weight in zip(offsets, times, strict=True))
    out = Target(ctx, target, x.shape, dtype_of(dtype))
    given = ctx.asarray(operand(ctx, x, how[0]))
    call = lambda: ctx.stencil(
        function, given, boundary=boundary, fill=fill, schedule=how[1], routes=how[2], out=out.out
    )
    if boundary == "reflect" and too_small(x.shape, offsets):
        with pytest.raises(trellis.InvalidArgument):
            call()
        return
    got = refused(how[1], call)
    if got is None:
        return
    if x.size == 0:
        assert got.size == 0
        return
    note = (dtype, outside, offsets, x.shape, x.strides, how, weighted)
    compare(got, x, dtype, (offsets, times, outside, 1), note)
    out.check(got)


def compare(got, x, dtype, what, note):
    """Compare with steps in exact integers, or in wide floats with a bound: a rounding a term and step, as far as it spreads."""
    offsets, weights, outside, steps = what
    with np.errstate(all="ignore"):
        if dtype in INTEGERS:
            want = x
            for _ in range(steps):
                want = weighted_sum(want, offsets, weights, outside)
            same(got, want, note)
            return
        want = widened(x).astype(np.longdouble)
        size = np.abs(np.where(np.isfinite(want), want, 0))
        for _ in range(steps):
            want = weighted_sum(want, offsets, weights, outside)
            size = weighted_sum(size, offsets, weights, outside)
        (eps, tiny), inner = epsilon(dtype_of(dtype)), epsilon("float32")[0]
        relative = 4 * eps if dtype in FLOATS else 4 * inner + eps
        close(got, want, relative * steps * size + tiny * 2 * steps, dtype, note)


def test_stencils(examine):
    examine("stencil", stencils(), check_stencil)


# Several steps, and mapped values

MAPPED = {
    "max": lambda x, y: np.maximum(x, y),
    "neg": lambda x, y: -x,
    "where": lambda x, y: np.where(x > y, y, x),
    "abs": lambda x, y: abs(x),
}


@st.composite
def sweeps(draw):
    shape, dtype, outside, offsets = draw(neighbourhoods())
    mapping = draw(st.sampled_from([None, None, *MAPPED]))
    steps = draw(st.sampled_from([1, 2, 3, 5] if mapping else [2, 3, 5]))
    layouts = [
        (
            draw(views(one)),
            draw(narrower(one).flatmap(views)),
            draw(views(one)) if draw(st.integers(0, 3)) == 0 else None,
        )
        for one in draw(alike(shape, 2))
    ]
    how = draw(st.integers(0, 3)), draw(cuts(len(shape), *CUT)), draw(routes)
    centred = mapping is None and outside[0] != "valid" and draw(st.integers(0, 3)) == 0
    return dtype, outside, offsets, mapping, steps, centred, layouts, how


def check_sweep(ctx, dtype, outside, offsets, mapping, steps, centred, layouts, how):
    # Quarters are exact in every float; integers wrap as they like.
    weights = [time if dtype in INTEGERS else time / 4 for time in range(1, len(offsets) + 1)]
    for make, other, target in layouts:
        x, y = make(dtype), other(dtype)
        if dtype in HALVES:  # nothing overflows on the way
            x, y = (np.where(np.abs(widened(one)) < 8, widened(one), 1).astype(one.dtype) for one in (x, y))
        check_swept(ctx, (x, y), dtype, outside, (offsets, weights), (mapping, steps, centred), target, how)


def check_swept(ctx, arrays, dtype, outside, taps, what, target, how):
    (x, y), (mapping, steps, centred), (offsets, weights), (boundary, fill) = arrays, what, taps, outside
    place = Target(ctx, target if boundary != "valid" else None, x.shape, dtype_of(dtype))
    options = {
        "boundary": boundary,
        "fill": fill,
        "steps": steps,
        "schedule": how[1],
        "routes": how[2],
        "out": place.out,
    }
    function = lambda n: sum(n[offset] * weight for offset, weight in zip(offsets, weights, strict=True))
    given = [operand(ctx, one, how[0]) for one in (x, y)]
    if mapping is not None:
        call = lambda: ctx.map_stencil(MAPPED[mapping], function, *given, **options)
    elif centred:
        # A second array is read at the element itself: of zeros that change nothing but the sign of a zero.
        zeros = ctx.zeros(x.shape, dtype)
        call = lambda: ctx.stencil(
            lambda n, m: function(n) + m[(0,) * x.ndim], ctx.asarray(given[0]), zeros, **options
        )
    else:
        call = lambda: ctx.stencil(function, ctx.asarray(given[0]), **options)
    if boundary == "reflect" and too_small(x.shape, offsets):
        with pytest.raises(trellis.InvalidArgument):
            call()
        return
    got = refused(how[1], call)
    if got is None:
        return
    low, high = reach_of(offsets, x.ndim)
    lost = steps if boundary == "valid" else 0
    shape = tuple(max(0, n - lost * (a + b)) for n, a, b in zip(x.shape, low, high, strict=True))
    assert (got.shape, got.dtype) == (shape, dtype_of(dtype))
    if 0 in shape:
        return
    with np.errstate(all="ignore"):
        read = (
            x
            if mapping is None
            else np.broadcast_to(MAPPED[mapping](widened(x), widened(y)), x.shape).astype(x.dtype)
        )
    note = (dtype, outside, taps, what, x.shape, x.strides, y.strides, how)
    compare(got, read, dtype, (offsets, weights, outside, steps), note)
    place.check(got)


def test_sweeps(examine):
    examine("sweep", sweeps(), check_sweep)
