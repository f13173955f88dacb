"""Takes and histograms beside NumPy."""

from __future__ import annotations

import math

import numpy as np
import pytest
from drawing import (
    EVERY,
    HALVES,
    INTEGERS,
    alike,
    cuts,
    operand,
    refused,
    routes,
    same,
    shapes,
    values,
    views,
    widened,
)
from hypothesis import strategies as st

import trellis

# Take


@st.composite
def takes(draw):
    shape = draw(shapes.filter(lambda shape: math.prod(shape) <= 20_000))
    axis = draw(st.none() | st.integers(-len(shape), len(shape) - 1)) if shape else None
    picked = tuple(draw(st.lists(st.sampled_from([0, 1, 2, 5, 33]), max_size=2)))
    index = draw(st.sampled_from(INTEGERS))
    makes = [draw(views(one)) for one in draw(alike(shape, 2))]
    how = draw(st.integers(0, 3)), draw(cuts(0, "vector", "unroll", "threads")), draw(routes)
    return draw(st.sampled_from(EVERY)), index, axis, makes, draw(views(picked)), draw(st.booleans()), how


def check_take(ctx, dtype, index, axis, makes, places, given_out, how):
    for make in makes:
        check_taken(ctx, make(dtype), index, axis, places, given_out, how)


def check_taken(ctx, x, index, axis, places, given_out, how):
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
    out = ctx.full(want.shape, 1, want.dtype) if given_out else None
    given = operand(ctx, x, how[0])
    got = refused(
        how[1], lambda: ctx.take(given, indices, axis=axis, out=out, schedule=how[1], routes=how[2])
    )
    if got is not None:
        assert out is None or got is out
        same(got, want, (x.dtype, index, axis, x.shape, x.strides, indices.shape, how))


def test_takes(examine):
    examine("take", takes(), check_take)


# Histograms


@st.composite
def histograms(draw):
    shape, dtype = draw(shapes), draw(st.sampled_from(EVERY))
    bins = draw(st.sampled_from([1, 2, 7, 10, 255, 256, 1000]))
    ends = draw(st.sampled_from([None, None, (0, 1), (-2.5, 3.25), (0, 255), (5, 5), (0, 256)]))
    return (
        dtype,
        bins,
        ends,
        [draw(views(one)) for one in draw(alike(shape, 2))],
        draw(st.integers(0, 3)),
        draw(cuts(0, "vector", "threads")),
    )


def check_histogram(ctx, dtype, bins, ends, makes, how, schedule):
    for make in makes:
        x = np.asarray(make(dtype))
        if dtype in HALVES and ends is None and draw_ends(x):
            ends = draw_ends(x)
        check_counts(ctx, x, bins, ends, how, schedule)


def draw_ends(x):
    """Return finite ends for halves, of which some are infinite or NaN."""
    finite = widened(x)[np.isfinite(widened(x))]
    return (float(finite.min()), float(finite.max())) if finite.size else None


def check_counts(ctx, x, bins, ends, how, schedule):
    plain = x.astype(np.uint8) if x.dtype == bool else x
    try:
        with np.errstate(all="ignore"):
            if x.dtype.name in HALVES:  # NumPy finds bins by a division that is rounded to 16 bits
                edges = np.histogram_bin_edges(plain, bins, ends)
                want = np.histogram(widened(plain), widened(edges))[0]
            else:
                want, edges = np.histogram(plain, bins, ends)
    except (ValueError, TypeError, OverflowError):
        with pytest.raises(trellis.InvalidArgument):
            ctx.histogram(x, bins, ends)
        return
    found = refused(schedule, lambda: ctx.histogram(operand(ctx, x, how), bins, ends, schedule=schedule))
    if found is not None:
        note = (x.dtype, bins, ends, x.shape, x.strides, how, schedule)
        same(found[1], edges, note)
        same(found[0], want, note)


def test_histograms(examine):
    examine("histogram", histograms(), check_histogram)


def test_values_are_odd_now_and_then():
    drawn = values(1, (1000,), "float32")
    assert np.isnan(drawn).any()
    assert np.isinf(drawn).any()
    assert (drawn == 0).any()
    assert {-128, 127} <= set(values(1, (1000,), "int8").tolist())
