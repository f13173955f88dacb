"""Reductions and running totals beside NumPy."""

from __future__ import annotations

import numpy as np
import pytest
from drawing import DTYPES, FLOATS, alike, close, operand, routes, same, schedules, shapes, views
from hypothesis import strategies as st

import trellis

FUSED = [
    None,
    None,
    (lambda a: a * a, np.square),
    (lambda a: np.where(a > 0, a, 1), lambda a: np.where(a > 0, a, 1).astype(a.dtype)),
]


SQUARES = {"norm", "std", "var"}
KINDS = ["sum", "sum", "prod", "max", "min", "mean", "argmax", "argmin", "any", "all", *sorted(SQUARES)]


@st.composite
def reductions(draw):
    shape = draw(shapes)
    dtype = draw(st.sampled_from(DTYPES))
    kind = draw(st.sampled_from(KINDS))
    axes = draw(st.sets(st.integers(0, max(len(shape) - 1, 0)), max_size=len(shape)))
    axis = None if draw(st.integers(0, 3)) == 0 else tuple(sorted(axes))
    if axis is not None and kind.startswith("arg"):
        axis = axis[0] if axis else None
    wider = draw(st.sampled_from([None, None, None, "float64", "int64"])) if kind in {"sum", "prod"} else None
    makes, target = [draw(views(one)) for one in draw(alike(shape))], draw(st.booleans())
    fused = draw(st.sampled_from(FUSED)) if dtype != "bool" else None
    options = draw(schedules), draw(routes)
    how = draw(st.integers(0, 3))
    return dtype, kind, axis, draw(st.booleans()), wider, makes, target, fused, how, options


def check_reduction(ctx, dtype, kind, axis, keepdims, wider, makes, *rest):
    for make in makes:
        check_one(ctx, make(dtype), dtype, kind, axis, keepdims, wider, *rest)


def check_one(ctx, x, dtype, kind, axis, keepdims, wider, target, fused, how, options):
    if kind == "prod" and dtype in FLOATS:
        x = np.where(np.isfinite(x), 1 + np.clip(x, -9, 9) / 50, x).astype(dtype)
    if wider == "int64" and dtype in FLOATS:
        wider = None  # what overflows on the way depends on the order
    named = {"axis": axis, "keepdims": keepdims} | ({"dtype": wider} if wider else {})
    traced, plain = fused or (None, lambda a: a)
    note = (kind, dtype, x.shape, x.strides, named, options[0], fused is not None)
    with np.errstate(all="ignore"):
        a = plain(np.asarray(x))
        try:
            counted = kind not in {"mean", *SQUARES}
            want = np.asarray(numpys(kind)(a, **named)) if counted or a.size else None
        except ValueError:
            with pytest.raises(trellis.InvalidArgument) as caught:
                ctx.reduce(x, kind, fn=traced, **named)
            assert caught.value.code == "E_INVALID_ARG.empty_reduction", note
            return
    if want is None:
        return
    out = ctx.full(want.shape, 1, want.dtype) if target else None
    got = ctx.reduce(
        operand(ctx, x, how), kind, fn=traced, out=out, schedule=options[0], routes=options[1], **named
    )
    assert out is None or got is out, note
    again = ctx.reduce(
        operand(ctx, x, how), kind, fn=traced, out=out, **named
    )  # by the plan that is known now
    if options == (None, None):
        assert again.numpy().tobytes() == got.numpy().tobytes(), note
    if want.dtype.kind != "f" or kind in {"max", "min"}:
        with np.errstate(all="ignore"):
            assert (got.shape, got.dtype) == (want.shape, want.dtype), note
            assert np.array_equal(got.numpy(), want, equal_nan=want.dtype.kind == "f"), note
        return
    with np.errstate(all="ignore"):
        wide = a.astype(np.longdouble)
        exact = numpys(kind)(wide, axis=axis, keepdims=keepdims)
        exact = np.asarray(exact, np.longdouble)
        if kind == "prod" and dtype not in FLOATS:  # zero is zero, whatever the others come to on the way
            exact = np.where(np.any(a == 0, axis=axis, keepdims=keepdims), 0, exact)
        size = np.sum(np.abs(np.where(np.isfinite(wide), wide, 0)), axis=axis, keepdims=keepdims)
        count = max(a.size // max(want.size, 1), 1)
        scale = np.abs(exact) * count if kind == "prod" else size / (count if kind == "mean" else 1)
        bound = (
            np.finfo(want.dtype).eps * (scale * (8 + count / 64 if kind != "prod" else 2) + np.abs(exact))
            + np.finfo(want.dtype).tiny
        )
        if kind in SQUARES:
            bound = (np.finfo(want.dtype).eps + 1e-13) * np.abs(exact) + np.finfo(want.dtype).tiny
    close(got, exact, np.asarray(bound), want.dtype, note)


def numpys(kind):
    """Return NumPy's function."""
    return np.linalg.vector_norm if kind == "norm" else getattr(np, kind)


def test_reductions(examine):
    examine("reduce", reductions(), check_reduction)


@st.composite
def scans(draw):
    shape, dtype = draw(shapes), draw(st.sampled_from(DTYPES))
    axis = draw(st.none() | st.integers(-len(shape), len(shape) - 1)) if shape else None
    return (
        dtype,
        axis,
        draw(st.booleans()),
        draw(views(shape)),
        draw(st.integers(0, 3)),
        draw(st.booleans()),
        draw(schedules),
    )


def check_scan(ctx, dtype, axis, exclusive, make, how, given_out, schedule):
    x = make(dtype)
    with np.errstate(all="ignore"):
        want = np.cumsum(x, axis=axis)
        wide = np.cumsum(x.astype(np.longdouble), axis=axis) if want.dtype.kind == "f" else want
        size = np.cumsum(np.abs(np.where(np.isfinite(x), x, 0)).astype(np.longdouble), axis=axis)
    along = 0 if axis is None else axis
    if exclusive and want.size:
        wide = np.insert(wide, 0, 0, axis=along).take(range(want.shape[along]), axis=along)
    out = ctx.full(want.shape, 1, want.dtype) if given_out else None
    got = ctx.scan(operand(ctx, x, how), axis=axis, exclusive=exclusive, out=out, schedule=schedule)
    assert out is None or got is out
    note = (dtype, x.shape, x.strides, axis, exclusive, schedule)
    if want.dtype.kind != "f":
        same(got, wide.astype(want.dtype), note)
        return
    count = want.shape[along] if want.ndim else 1
    close(got, wide, np.finfo(dtype).eps * size * (8 + count / 64) + np.finfo(dtype).tiny, want.dtype, note)


def test_scans(examine):
    examine("scan", scans(), check_scan)
