"""Reductions and running totals beside NumPy."""

from __future__ import annotations

import numpy as np
import pytest
from drawing import (
    EVERY,
    FLOATS,
    HALVES,
    INTEGERS,
    alike,
    close,
    cuts,
    dtype_of,
    epsilon,
    operand,
    refused,
    routes,
    same,
    shapes,
    views,
    widened,
)
from hypothesis import strategies as st

import trellis

FUSED = [
    None,
    None,
    (lambda a: a * a, np.square),
    (lambda a: np.where(a > 0, a, 1), lambda a: np.where(a > 0, a, 1).astype(a.dtype)),
]


SQUARES = {"norm", "std", "var"}
KINDS = [
    "sum",
    "sum",
    "prod",
    "max",
    "min",
    "mean",
    "argmax",
    "argmin",
    "any",
    "all",
    "count_nonzero",
    *sorted(SQUARES),
]
CUT = ("vector", "unroll", "threads")


@st.composite
def reductions(draw):
    shape = draw(shapes)
    dtype = draw(st.sampled_from(EVERY))
    kind = draw(st.sampled_from(KINDS))
    axes = draw(st.sets(st.integers(0, max(len(shape) - 1, 0)), max_size=len(shape)))
    axis = None if draw(st.integers(0, 3)) == 0 else tuple(sorted(axes))
    if axis is not None and kind.startswith("arg"):
        axis = axis[0] if axis else None
    named = {"axis": axis, "keepdims": draw(st.booleans())}
    if draw(st.integers(0, 2)) == 0:
        named |= draw(st.sampled_from(extras(kind, dtype)))
    makes, target = [draw(views(one)) for one in draw(alike(shape))], draw(st.booleans())
    fused = draw(st.sampled_from(FUSED)) if dtype != "bool" else None
    options = draw(cuts(0, *CUT)), draw(routes)
    if options[0] and kind in {"sum", "prod", "mean"} and draw(st.booleans()):
        options[0]["accumulate"] = "float64"
    return dtype, kind, named, makes, target, fused, draw(st.integers(0, 3)), options


def extras(kind, dtype):
    """Return what a reduction may be asked for beside its axes."""
    found = [{}]
    if kind in {"sum", "prod"}:
        found += (
            [{"dtype": "float64"}] if dtype in FLOATS + HALVES else [{"dtype": "float64"}, {"dtype": "int64"}]
        )
    if kind in {"mean", *SQUARES}:
        found += [{"dtype": "float64"}]
    if kind in {"var", "std"}:
        found += [{"ddof": 1}, {"ddof": 0.5}, {"ddof": 2}]
    if kind == "norm":
        found += [{"ord": 1}, {"ord": np.inf}, {"ord": -np.inf}]
    return found


def check_reduction(ctx, dtype, kind, named, makes, *rest):
    for make in makes:
        check_one(ctx, make(dtype), dtype, kind, named, *rest)


def tamed(x, dtype):
    """Return floats of which a product is neither zero nor infinite; of halves, whose product has float32's range, none is infinite."""
    odd = np.where(np.isnan(widened(x)), np.nan, 1) if dtype in HALVES else x
    with np.errstate(all="ignore"):
        wide = widened(x)
        return np.where(np.isfinite(wide), 1 + np.clip(wide, -9, 9) / 50, odd).astype(dtype_of(dtype))


def check_one(ctx, x, dtype, kind, named, target, fused, how, options):
    if kind == "prod" and dtype in FLOATS + HALVES:
        x = tamed(x, dtype)
    traced, plain = fused or (None, lambda a: a)
    note = (kind, dtype, x.shape, x.strides, named, options, fused is not None)
    call = lambda **more: ctx.reduce(operand(ctx, x, how), kind, fn=traced, out=out, **more, **named)
    with np.errstate(all="ignore"):
        a = plain(widened(np.asarray(x)))
        a = widened(a.astype(x.dtype)) if dtype in HALVES else a  # what the function gives is a half again
        try:
            counted = kind not in {"mean", *SQUARES}
            want = np.asarray(numpys(kind)(a, **named)) if counted or a.size else None
        except ValueError:
            out = None
            with pytest.raises(trellis.InvalidArgument) as caught:
                call()
            assert caught.value.code == "E_INVALID_ARG.empty_reduction", note
            return
    if want is None:
        return
    result = want.dtype
    if dtype in HALVES and want.dtype == np.float32:
        result = dtype_of(dtype)
    out = ctx.full(want.shape, 1, result) if target else None
    got = refused(options[0], lambda: call(schedule=options[0], routes=options[1]))
    if got is None:
        return
    assert out is None or got is out, note
    again = call()  # by the plan that is known now
    if options == (None, None):
        assert again.numpy().tobytes() == got.numpy().tobytes(), note
    if result.kind in "biu" or kind in {"max", "min"}:
        same(got, want.astype(result), note, signs=False)
        return
    check_wide(
        got, a, kind, named, result, note, narrow=dtype in HALVES or "float32" in (options[0] or {}).values()
    )


def check_wide(got, a, kind, named, result, note, *, narrow):
    """Compare a float result with the exact one: a bound that grows with the length, and one rounding."""
    axis, keepdims = named["axis"], named["keepdims"]
    options = {name: value for name, value in named.items() if name in {"ddof", "ord"}}
    with np.errstate(all="ignore"):
        wide = a.astype(np.longdouble)
        exact = np.asarray(numpys(kind)(wide, axis=axis, keepdims=keepdims, **options), np.longdouble)
        if kind == "prod" and a.dtype.kind != "f":  # zero is zero, whatever the others come to on the way
            exact = np.where(np.any(a == 0, axis=axis, keepdims=keepdims), 0, exact)
        size = np.sum(np.abs(np.where(np.isfinite(wide), wide, 0)), axis=axis, keepdims=keepdims)
        count = max(a.size // max(exact.size, 1), 1)
        (eps, tiny), inner = epsilon(result), epsilon("float32" if narrow else result)[0]
        scale = np.abs(exact) * count if kind == "prod" else size / (count if kind == "mean" else 1)
        bound = (
            min(eps, inner) * scale * (8 + count / 64 if kind != "prod" else 2) + eps * np.abs(exact) + tiny
        )
        if kind in SQUARES:
            bound = (eps + 1e-13) * np.abs(exact) + tiny
    close(got, exact, np.asarray(bound), result.name, note)


def numpys(kind):
    """Return NumPy's function."""
    if kind == "count_nonzero":
        return lambda a, **named: np.sum(a != 0, dtype=np.int64, **named)
    if kind == "norm":
        return lambda a, dtype=None, **named: np.linalg.vector_norm(a, **named).astype(
            dtype or (a.dtype if a.dtype.kind == "f" else "float64")
        )
    return getattr(np, kind)


@pytest.mark.filterwarnings("ignore:Degrees of freedom:RuntimeWarning")
def test_reductions(examine):
    examine("reduce", reductions(), check_reduction)


# Running totals

SCANS = {"sum": np.add, "prod": np.multiply, "max": np.maximum, "min": np.minimum}


@st.composite
def scans(draw):
    shape, dtype, kind = draw(shapes), draw(st.sampled_from(EVERY)), draw(st.sampled_from(["sum", *SCANS]))
    axis = draw(st.none() | st.integers(-len(shape), len(shape) - 1)) if shape else None
    wanted = draw(st.sampled_from([None, None, None, "float64", "int32", "uint8"]))
    if wanted not in {None, "float64"} and dtype not in {*INTEGERS, "bool"}:
        wanted = None
    schedule = draw(cuts(0, *CUT, "stores"))
    makes = [draw(views(one)) for one in draw(alike(shape, 2))]
    return (
        kind,
        dtype,
        wanted,
        axis,
        draw(st.booleans()),
        makes,
        draw(st.integers(0, 3)),
        draw(st.booleans()),
        schedule,
        draw(routes),
    )


def identity(kind, dtype):
    """Return what changes no element of a dtype."""
    if kind in {"sum", "prod"}:
        return int(kind == "prod")
    least = kind == "max"
    if dtype == "bool":
        return not least
    if dtype in INTEGERS:
        return np.iinfo(dtype).min if least else np.iinfo(dtype).max
    return -np.inf if least else np.inf


def check_scan(ctx, kind, dtype, wanted, axis, exclusive, makes, how, given_out, schedule, allowed):
    options = {"axis": axis, "exclusive": exclusive, "dtype": wanted, "schedule": schedule, "routes": allowed}
    same_dtype = kind in {"max", "min"} or dtype in FLOATS + HALVES
    result = wanted or (dtype if same_dtype else "uint64" if dtype.startswith("u") else "int64")
    for make in makes:
        x = np.asarray(make(dtype))
        if kind == "prod" and dtype in FLOATS + HALVES:
            x = tamed(x, dtype)
            x = np.where(np.isinf(widened(x)), 1, x).astype(x.dtype)
        check_line(ctx, x, kind, result, given_out, how, options)


def check_line(ctx, x, kind, result, given_out, how, options):
    axis, exclusive = options["axis"], options["exclusive"]
    out = ctx.full(x.size if axis is None else x.shape, 1, result) if given_out else None
    got = refused(options["schedule"], lambda: ctx.scan(operand(ctx, x, how), kind, out=out, **options))
    if got is not None:
        assert out is None or got is out
        note = (kind, x.dtype, result, x.shape, x.strides, how, options)
        flat = x.reshape(-1) if axis is None else x
        check_totals(got, flat, kind, result, axis or 0, exclusive, note)


def check_totals(got, x, kind, result, axis, exclusive, note):
    real = result in FLOATS + HALVES
    with np.errstate(all="ignore"):
        given = widened(x.astype(dtype_of(result)))
        given = given.astype(np.longdouble) if real and kind in {"sum", "prod"} else given
        want = SCANS[kind].accumulate(given, axis=axis, dtype=given.dtype)
        size = np.add.accumulate(np.abs(np.where(np.isfinite(given), given, 0)), axis=axis) if real else None
        if exclusive and want.size:
            want = np.insert(want, 0, identity(kind, result), axis=axis).take(range(x.shape[axis]), axis=axis)
    if not real or kind in {"max", "min"}:
        same(got, want.astype(dtype_of(result)), note, signs=False)
        return
    count = x.shape[axis] if x.ndim else 1
    (eps, tiny), inner = epsilon(result), epsilon("float32" if result in HALVES else "float64")[0]
    with np.errstate(all="ignore"):
        scale = np.abs(want) * count * 2 if kind == "prod" else size * (8 + count / 64)
        close(got, want, inner * scale + eps * np.abs(want) + tiny, result, note)


def test_scans(examine):
    examine("scan", scans(), check_scan)
