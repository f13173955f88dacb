"""Moved elements beside NumPy: transposed, copied, padded, joined, chosen and sorted ones, bit for bit."""

from __future__ import annotations

import math

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

MOVED = ("vector", "unroll", "stores", "threads")
# NumPy has no common dtype for bfloat16 and the others.
BESIDE_BFLOAT16 = ["bfloat16", "bool", "int8", "uint8", "float32", "float64"]


def bits(x):
    """Return elements as unsigned integers: nothing that is only moved may change any."""
    return np.ascontiguousarray(x).view(f"uint{8 * x.dtype.itemsize}")


def moved(got, want, dtype, note):
    """Compare shape, dtype and every bit."""
    assert (got.shape, got.dtype) == (want.shape, dtype_of(dtype)), note
    found = bits(got.numpy()).reshape(want.shape)
    assert np.array_equal(found, bits(want).reshape(want.shape)), (
        note,
        np.argwhere(found != bits(want).reshape(want.shape))[:3],
    )


# Transposed and copied


@st.composite
def moves(draw):
    shape = draw(shapes)
    order = draw(st.permutations(range(len(shape)))) if draw(st.integers(0, 3)) else None
    if order is not None and draw(st.booleans()):
        order = [axis - len(shape) for axis in order]
    op = draw(st.sampled_from(["transpose", "copy", "pad", "pad"]))
    widths = [[draw(st.sampled_from([0, 0, 1, 2, 5, 40])) for _ in range(2)] for _ in shape]
    mode = draw(st.sampled_from(["constant", "constant", "edge", "reflect", "symmetric", "wrap"]))
    fill = draw(st.sampled_from([0, 1, 1.0, ((0, 1),)]))
    layouts = [(draw(views(one)), draw(st.booleans())) for one in draw(alike(shape, 2))]
    how = draw(st.integers(0, 3)), draw(cuts(len(shape), *MOVED)), draw(routes)
    return op, draw(st.sampled_from(EVERY)), order, widths, mode, fill, layouts, draw(views(shape)), how


def check_move(ctx, op, dtype, order, widths, mode, fill, layouts, target, how):
    for make, given_out in layouts:
        x = make(dtype)
        note = (op, dtype, x.shape, x.strides, order, widths, mode, fill, how)
        if op == "pad":
            check_pad(ctx, x, widths, mode, fill, given_out, how, note)
        else:
            want = x.transpose(order) if op == "transpose" else x
            fits = given_out and target(dtype).shape == want.shape
            check_copy(ctx, x, op, order, want, target if fits else None, how, note)


def check_copy(ctx, x, op, order, want, target, how, note):
    given, place = operand(ctx, x, how[0]), Target(ctx, target, want.shape, x.dtype)
    options = {"schedule": how[1], "routes": how[2], "out": place.out}
    for _ in range(2):
        got = refused(
            how[1],
            lambda: (
                ctx.transpose(given, order, **options) if op == "transpose" else ctx.copy(given, **options)
            ),
        )
        if got is None:
            return
        moved(got, want, x.dtype.name, note)
        place.check(got)


def check_pad(ctx, x, widths, mode, fill, given_out, how, note):
    """Compare with NumPy's pad of the bits."""
    if math.prod(n + low + high for n, (low, high) in zip(x.shape, widths, strict=True)) > 300_000:
        return
    given = operand(ctx, x, how[0])
    value = np.asarray(fill).astype(x.dtype)
    options = {"schedule": how[1], "routes": how[2]}
    widths = tuple(map(tuple, widths)) if x.ndim else 0
    if mode == "constant":
        options["constant_values"] = fill
        raw = {"constant_values": bits(value).reshape(value.shape)}
    else:
        raw = {}
    try:
        want = np.pad(bits(x).reshape(x.shape), widths, mode, **raw).view(x.dtype) if x.ndim else x
    except ValueError:
        with pytest.raises(trellis.InvalidArgument):
            ctx.pad(given, widths, mode, **options)
        return
    out = (
        ctx.asarray(np.empty((*want.shape, 2), x.dtype)[..., 0], copy=False)
        if given_out and want.size
        else None
    )
    for _ in range(2):
        got = refused(how[1], lambda: ctx.pad(given, widths, mode, out=out, **options))
        if got is None:
            return
        assert out is None or got is out
        moved(got, want, x.dtype.name, note)


def test_moves(examine):
    examine("move", moves(), check_move)


# Joined


@st.composite
def joins(draw):
    shape = draw(shapes.filter(lambda shape: math.prod(shape) <= 5000))
    stacked = not shape or draw(st.booleans())
    ndim = len(shape) + stacked
    axis = draw(st.integers(-ndim, ndim - 1)) if stacked or draw(st.integers(0, 4)) else None
    first = draw(st.sampled_from(EVERY))
    pool = BESIDE_BFLOAT16 if first == "bfloat16" else [*DTYPES, "float16"]
    count = draw(st.sampled_from([1, 2, 2, 3, 5, 70]))
    parts = []
    for place in range(min(count, 5)):
        own = shape
        if not stacked and axis is not None and draw(st.booleans()):
            own = tuple(
                draw(st.sampled_from([0, 1, 3, 17])) if i == axis % ndim else n for i, n in enumerate(shape)
            )
        parts.append(
            (draw(views(own)), first if not place or draw(st.integers(0, 2)) else draw(st.sampled_from(pool)))
        )
    many = count > 5 and math.prod(shape) <= 200
    return (
        stacked,
        axis,
        parts * 14 if many else parts,
        draw(st.integers(0, 3)),
        draw(cuts(ndim, *MOVED)),
        draw(routes),
        draw(st.booleans()),
    )


def check_join(ctx, stacked, axis, parts, how, schedule, allowed, given_out):
    arrays = [make(dtype) for make, dtype in parts]
    common = np.result_type(*[one.dtype for one in arrays])
    with np.errstate(all="ignore"):
        cast = [one.astype(common) for one in arrays]
    want = np.stack(cast, axis) if stacked else np.concatenate(cast, axis)
    function = ctx.stack if stacked else ctx.concatenate
    given = [operand(ctx, one, how) for one in arrays]
    note = (stacked, axis, [(one.shape, one.dtype, one.strides) for one in arrays], how, schedule, allowed)
    out = ctx.full(want.shape, 1, common) if given_out else None
    for _ in range(2):
        got = refused(schedule, lambda: function(given, axis, schedule=schedule, routes=allowed, out=out))
        if got is None:
            return
        assert out is None or got is out
        same(got, want, note)


def test_joins(examine):
    examine("join", joins(), check_join)


# Chosen


@st.composite
def choices(draw):
    first = draw(st.sampled_from(EVERY))
    pool = BESIDE_BFLOAT16 if first == "bfloat16" else [*DTYPES, "float16"]
    shape = draw(shapes)
    number = st.sampled_from(
        [0, 1, 3, 100] if "int" in first else [0, 1, 2.5, 96.0] if first != "bool" else [True, False]
    )
    others = []
    for _ in range(2):
        if draw(st.integers(0, 2)):
            others.append(
                (
                    draw(narrower(shape).flatmap(views)),
                    first if draw(st.booleans()) else draw(st.sampled_from(pool)),
                )
            )
        else:
            others.append((None, draw(number)))
    clipped = first != "bool" and draw(st.booleans())
    if clipped and draw(st.integers(0, 2)) == 0:
        others[draw(st.integers(0, 1))] = (None, None)
    target = draw(st.none() | views(shape))
    return (
        clipped,
        (draw(views(shape)), first),
        others,
        draw(st.sampled_from(pool)),
        shape,
        target,
        draw(st.integers(0, 3)),
        draw(cuts(len(shape), *MOVED)),
        draw(routes),
    )


def check_choice(ctx, clipped, first, others, condition, shape, target, how, schedule, allowed):
    x = first[0](first[1])
    values = [kind if make is None else make(kind) for make, kind in others]
    arrays = [x, *values] if clipped else [x.astype(np.float32) if x.dtype.name in HALVES else x, *values]
    note = (clipped, shape, [getattr(one, "dtype", one) for one in arrays], how, schedule, allowed)
    wide = [widened(one) if isinstance(one, np.ndarray) else one for one in arrays]
    if clipped:
        kinds = [one.dtype if isinstance(one, np.ndarray) else one for one in arrays if one is not None]
        with np.errstate(all="ignore"):
            want = clip(*wide)
        common = like(kinds)
        given = [one if not isinstance(one, np.ndarray) else operand(ctx, one, how) for one in arrays]
        call = lambda: ctx.clip(*given, schedule=schedule, routes=allowed, out=place.out)
    else:
        strong = [one for one in arrays[1:] if isinstance(one, np.ndarray)]
        if not strong:
            return
        want = np.where(wide[0] != 0, wide[1], wide[2])
        common = like([one.dtype if isinstance(one, np.ndarray) else one for one in arrays[1:]])
        given = [operand(ctx, one, how) if isinstance(one, np.ndarray) else one for one in [x, *values]]
        call = lambda: ctx.where(*given, schedule=schedule, routes=allowed, out=place.out)
    with np.errstate(all="ignore"):
        want = want.astype(common)
    place = Target(ctx, target, shape, common)
    got = refused(schedule, call)
    if got is not None:
        same(got, want, note, signs=not clipped)
        place.check(got)


def clip(x, low, high):
    """Return NumPy's; its own function takes no lack of both."""
    above = x if low is None else np.maximum(x, low)
    return above if high is None else np.minimum(above, high)


def like(kinds):
    """Return the dtype that arrays and numbers share; bfloat16 is promoted as float16 is."""
    brain = any(kind == dtype_of("bfloat16") for kind in kinds if isinstance(kind, np.dtype))
    kinds = [
        np.dtype("float16") if isinstance(kind, np.dtype) and kind.name in HALVES else kind for kind in kinds
    ]
    found = np.result_type(*kinds)
    return dtype_of("bfloat16") if brain and found == np.float16 else found


def test_choices(examine):
    examine("choose", choices(), check_choice)


# Sorted


@st.composite
def sorts(draw):
    shape = draw(shapes)
    axis = draw(st.none() | st.integers(-len(shape), len(shape) - 1)) if shape else None
    few = draw(st.sampled_from([None, None, 2, 5]))
    options = draw(cuts(0, "vector", "threads")), draw(routes), draw(st.booleans())
    return (
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.sampled_from(EVERY)),
        axis,
        few,
        [draw(views(one)) for one in draw(alike(shape, 2))],
        draw(st.integers(0, 3)),
        options,
    )


def check_sort(ctx, indices, descending, dtype, axis, few, makes, how, options):
    for make in makes:
        x = make(dtype)
        if few is not None and x.size and x.ndim:
            x = np.take(x, np.arange(x.shape[-1]) % few % x.shape[-1], axis=-1)
        note = (indices, descending, dtype, x.shape, x.strides, axis, few, how, options)
        check_sorted(ctx, x, indices, descending, axis, how, options, note)


def check_sorted(ctx, x, indices, descending, axis, how, options, note):
    along, flat = (-1, x.reshape(-1)) if axis is None else (axis, x)
    keys = widened(flat)
    if descending:
        backwards = np.argsort(np.flip(keys, along), axis=along, kind="stable")
        order = flat.shape[along] - 1 - np.flip(backwards, along)
    else:
        order = np.argsort(keys, axis=along, kind="stable")
    function = ctx.argsort if indices else ctx.sort
    want = order if indices else np.take_along_axis(flat, order, along)
    out = ctx.full(want.shape, 1, want.dtype) if options[2] else None
    given, named = operand(ctx, x, how), {"schedule": options[0], "routes": options[1], "out": out}
    got = refused(options[0], lambda: function(given, axis, descending=descending, **named))
    if got is not None:
        assert out is None or got is out
        moved(got, want, want.dtype.name, note)


def test_sorts(examine):
    examine("sort", sorts(), check_sort)
