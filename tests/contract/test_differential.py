"""Maps beside NumPy: formulas, dtypes, shapes, strides, options and destinations that hypothesis thinks of.

``pytest tests/contract --examples 20000`` tries as many as that, all operations together; by default it is a few hundred.
The oracle is NumPy: exact integers, the same dtype where each operation is rounded correctly, wider floats with a bound
elsewhere, and Trellis's own rule where NumPy has none (a float that an integer type does not hold saturates, NaN is 0).
"""

from __future__ import annotations

import numpy as np
import pytest
from drawing import (
    DTYPES,
    EVERY,
    HALVES,
    Target,
    alike,
    cuts,
    dtype_of,
    narrower,
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
from trellis.expr import BOUNDS, function_error
from trellis.expr.meanings import cast

ANY = {
    "x + y": lambda x, y: x + y,
    "x * y": lambda x, y: x * y,
    "max": lambda x, y: np.maximum(x, y),
    "min": lambda x, y: np.minimum(x, y),
    "fmax": lambda x, y: np.fmax(x, y),
    "x < y": lambda x, y: x < y,
    "x >= y": lambda x, y: x >= y,
    "x == y": lambda x, y: x == y,
    "x != y": lambda x, y: x != y,
    "where": lambda x, y: np.where(x > y, x, y),
    "and": lambda x, y: np.logical_and(x, y),
    "xor": lambda x, y: np.logical_xor(x, np.logical_not(y)),
    "/": lambda x, y: x / y,
    "several": lambda x, y: (np.maximum(x, y), x != y, np.isfinite(y)),
    "one": lambda x, y: (x,),
    "scalar": lambda x, y: np.minimum(x, 1) + y,
    "index": lambda x, y: np.where(x > y, trellis.index(0), trellis.index(-1)),
    "bool": lambda x, y: x.astype(bool) | y.astype("bool"),
    "wide": lambda x, y: x.astype("float64") - y.astype("float64"),
    "constant": lambda x, y: 2.5,
}
NUMBER = {
    "x - y": lambda x, y: x - y,
    "neg": lambda x, y: -x,
    "abs": lambda x, y: abs(x),
    "sign": lambda x, y: np.sign(y),
    "square": lambda x, y: np.square(x),
    "clip": lambda x, y: np.clip(x, 1, 100) - np.fmin(x, y),
    "//": lambda x, y: x // y,
    "%": lambda x, y: x % y,
    "fmod": lambda x, y: np.fmod(x, y),
    "divmod": lambda x, y: divmod(x, y),
    "signbit": lambda x, y: np.signbit(x.astype("float32")),
    "floor": lambda x, y: (np.floor(x), np.ceil(y), np.trunc(x), np.rint(y)),
}
INTEGER = {
    "bits": lambda x, y: (x & y) | ~x,
    "xor": lambda x, y: x ^ y,
    "shift": lambda x, y: (x << (y & 7)) + (x >> (y & 7)),
    "cube": lambda x, y: x**3,
}
FLOAT = {
    "sqrt": lambda x, y: np.sqrt(x),
    "reciprocal": lambda x, y: np.reciprocal(y),
    "copysign": lambda x, y: np.copysign(x, y),
    "nan": lambda x, y: np.isnan(x) | np.isinf(y),
    "half": lambda x, y: x * 0.5,
    "heaviside": lambda x, y: np.heaviside(x, y),
    "select": lambda x, y: np.select([x > 1, x < y], [x, y], 0),
    "int": lambda x, y: (x.astype("int32"), y.astype("uint8"), x.astype("int64"), y.astype("int8")),
    "narrow": lambda x, y: x.astype("float32"),
}
# NumPy has no common dtype for bfloat16 and the others.
BESIDE_BFLOAT16 = ["bool", "int8", "uint8", "float32", "float64"]
# The greater of 0 and -0 is either: NumPy's own answer depends on its vectors.
ANY_ZERO = {"max", "min", "fmax", "several", "scalar", "clip"}
POOLS = {"bool": ANY, "int": ANY | NUMBER | INTEGER, "float": ANY | NUMBER | FLOAT}


class Held(np.ndarray):
    """An array whose casts follow Trellis's rule, and that has an index, for the oracle."""

    def astype(self, dtype, **options):
        if np.dtype(dtype).kind in "iu" and self.dtype.kind == "f":
            return np.asarray(cast(np.asarray(self), np.dtype(dtype))).view(Held)
        return super().astype(dtype, **options)


def expected(name, fn, x, y, shape):
    """Return NumPy's results; None where NumPy refuses the dtypes."""
    if name == "index":
        axes = [
            np.arange(shape[axis]).reshape([-1 if i == axis % len(shape) else 1 for i in range(len(shape))])
            for axis in (0, -1)
        ]
        return (np.broadcast_to(np.where(x > y, *axes), shape),)
    try:
        found = fn(x.view(Held), y.view(Held))
    except (TypeError, OverflowError):
        return None
    found = found if isinstance(found, tuple) else (found,)
    return tuple(np.broadcast_to(np.asarray(one), shape) for one in found)


@st.composite
def maps(draw):
    first = draw(st.sampled_from(EVERY))
    pool = BESIDE_BFLOAT16 if first == "bfloat16" else DTYPES
    second = first if draw(st.integers(0, 3)) else draw(st.sampled_from(pool))
    kind = "bool" if first == "bool" else "float" if "float" in first else "int"
    name = draw(st.sampled_from(sorted(POOLS[kind])))
    layouts = [
        (shape, draw(views(shape)), draw(narrower(shape).flatmap(views)), draw(st.none() | views(shape)))
        for shape in draw(shapes.flatmap(lambda shape: alike(shape, 2)))
    ]
    schedule = draw(cuts(len(layouts[0][0]), "vector", "unroll", "stores", "threads"))
    options = {"schedule": schedule, "routes": draw(routes)}
    return (first, second), name, POOLS[kind][name], layouts, draw(st.integers(0, 3)), options


def check_map(ctx, dtypes, name, fn, layouts, how, options):
    for shape, *makes, target in layouts:
        if shape or name != "index":
            check_layout(ctx, dtypes, name, fn, (shape, makes, target), how, options)


def results_of(dtypes, name, fn, x, y, shape):
    """Return what NumPy computes; None where it refuses."""
    with np.errstate(all="ignore"):
        if not any(kind in HALVES for kind in dtypes):
            return expected(name, fn, x, y, shape)
        # Halves are computed in float32 and rounded once; NumPy has all loops for one of the two.
        plain = [one.astype(np.float16) if one.dtype.name in HALVES else one for one in (x, y)]
        want = expected(name, fn, *plain, shape)
        if want is None:
            return None
        found = expected(name, fn, widened(x), widened(y), shape)
        half = dtype_of("bfloat16" if "bfloat16" in dtypes else "float16")
        kinds = [half if like.dtype == np.float16 else like.dtype for like in want]
        return tuple(one.astype(kind) for one, kind in zip(found, kinds, strict=True))


def check_layout(ctx, dtypes, name, fn, layout, how, options):
    shape, makes, target = layout
    x, y = (make(dtype) for make, dtype in zip(makes, dtypes, strict=True))
    want = results_of(dtypes, name, fn, x, y, shape)
    note = (name, dtypes, shape, x.strides, y.strides, how, options)
    given = [operand(ctx, one, how) for one in (x, y)]
    if want is None:
        with pytest.raises(trellis.InvalidArgument):
            ctx.map(fn, *given)
        return
    places = [Target(ctx, target, shape, one.dtype) for one in want]
    out = None if target is None else tuple(place.out for place in places)
    several = name in {"several", "one", "divmod", "floor", "int"}
    into = out if several or out is None else out[0]
    found = refused(options["schedule"], lambda: ctx.map(fn, *given, out=into, **options))
    if found is None:
        return
    assert isinstance(found, tuple) == several, note
    for got, one, place in zip(found if several else (found,), want, places, strict=True):
        same(got, one, note, signs=name not in ANY_ZERO)
        place.check(got)
    assert np.ascontiguousarray(x).tobytes() == np.ascontiguousarray(makes[0](dtypes[0])).tobytes(), note
    inplace = makes[0](dtypes[0], written=True)
    if not several and x.strides == inplace.strides and want[0].dtype == x.dtype and x.size:
        there = ctx.asarray(inplace, copy=False)
        got = refused(
            options["schedule"], lambda: ctx.map(fn, there, y, out=there, schedule=options["schedule"])
        )
        assert got is there or got is None
        if got is not None:
            same(there, want[0], note, signs=name not in ANY_ZERO)


def test_maps(examine):
    examine("map", maps(), check_map)


@st.composite
def functions(draw):
    name, dtype = draw(st.sampled_from(sorted(BOUNDS)))
    shape = draw(shapes)
    return (
        name,
        dtype,
        draw(views(shape)),
        draw(views(shape)),
        draw(cuts(len(shape), "vector", "unroll")),
        draw(st.booleans()),
    )


def check_function(ctx, name, dtype, first, second, schedule, spread):
    count = 2 if name in {"arctan2", "hypot", "logaddexp", "logaddexp2", "power"} else 1
    inputs = [make(dtype) for make in (first, second)[:count]]
    if spread:
        with np.errstate(all="ignore"):
            inputs = [np.exp2(np.abs(one) % 60 - 30) * np.sign(one) for one in inputs]
    got = refused(schedule, lambda: ctx.map(name, *inputs, schedule=schedule))
    if got is None:
        return
    assert (got.shape, got.dtype) == (inputs[0].shape, np.dtype(dtype))
    if inputs[0].size:
        found = got.numpy()
        error = function_error(name, found, *[np.asarray(one) for one in inputs])
        if name == "gelu":  # the oracle's error function is float64, and loses digits where that is denormal
            error = np.where(np.abs(found) > 1e-290, error, 0)
        assert np.max(error) <= BOUNDS[name, dtype].ulp, (name, dtype, np.max(error))


def test_functions(examine):
    examine("function", functions(), check_function)
