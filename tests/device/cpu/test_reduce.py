"""Reductions of every kind over every dtype, shape and view, against NumPy: exact, or float64 and a stated bound."""

from __future__ import annotations

import itertools

import ml_dtypes
import numpy as np
import pytest

import trellis_cpu
from trellis.door import REDUCTIONS, Plan, Reduce, Schedule
from trellis.expr import Expression, const, node

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float32", "float64"]
DTYPES = ["bool", *INTEGERS, *FLOATS]
SUMS = {"sum", "prod", "mean"}
SQUARES = {"norm", "std", "var"}
INDEXED = {"argmax", "argmin"}


def dtypes(kind, source):
    """Return the dtypes to combine in and to return."""
    if kind in INDEXED:
        return source, "int64"
    if kind in {"any", "all"}:
        return "bool", "bool"
    if kind in {"max", "min"} or source in FLOATS:
        return source, source
    wide = "float64" if kind in {"mean", *SQUARES} else "uint64" if source.startswith("u") else "int64"
    return wide, wide


@pytest.fixture(scope="module")
def reduce(cpu, tools):
    return reducing(cpu, tools)


def reducing(cpu, tools):
    def run(
        kind,
        x,
        axis=None,
        *,
        formula=None,
        others=(),
        scalars=(),
        scalar_dtypes=(),
        schedule=None,
        dtype=None,
        out=None,
    ):
        arrays = np.broadcast_arrays(x, *others) if others else [np.asarray(x)]
        shape = arrays[0].shape
        given = range(len(shape)) if axis is None else axis if isinstance(axis, tuple) else (axis,)
        axes = tuple(sorted(a % len(shape) for a in given))
        root = formula if formula is not None else node("input", arrays[0].dtype.name, (), (0,))
        accumulate, result = (dtype, dtype) if dtype else dtypes(kind, root.dtype)
        kept = tuple(extent for i, extent in enumerate(shape) if i not in axes)
        if out is None:
            out = tools.poisoned(kept, result)
        layouts = tuple(map(tools.layout, arrays))
        expression = Expression((root,), tuple(scalar_dtypes))
        intent = Reduce(kind, expression, layouts, (tools.layout(out),), shape, axes, accumulate)
        cpu.run(intent, [*arrays, out], scalars, schedule)
        return out

    return run


def wanted(kind, x, axis=None, dtype=None):
    """Return NumPy's result, sums of floats in float64 or wider."""
    with np.errstate(all="ignore"):
        if kind == "norm":
            return np.asarray(np.sqrt(np.square(x.astype(np.longdouble)).sum(axis=axis)))
        if kind in SQUARES:
            return np.asarray(getattr(np, kind)(x.astype(np.longdouble), axis=axis))
        if kind in SUMS:
            wide = np.longdouble if x.dtype.kind == "f" or kind == "mean" else None
            return np.asarray(getattr(np, kind)(x, axis=axis, dtype=wide if dtype is None else dtype))
        return np.asarray(getattr(np, kind)(x, axis=axis))


def agree(kind, actual, x, axis=None, note=""):
    """Compare: float sums within 2e-6 (float32) or 1e-14 (float64) of the sum of magnitudes, squares to 1e-14 or rounded once."""
    want = wanted(kind, x, axis)
    assert actual.shape == want.shape, note
    if kind in SQUARES:
        rtol = 6.1e-8 if actual.dtype == np.float32 else 1e-14
        np.testing.assert_allclose(actual.astype(np.longdouble), want, rtol=rtol, err_msg=note)
    elif kind == "mean" or (x.dtype.kind == "f" and kind == "sum"):
        size = np.abs(x.astype(np.longdouble)).sum(axis=axis)
        size = size if kind == "sum" else size * actual.size / max(x.size, 1)
        bound = (2e-6 if x.dtype == np.float32 else 1e-14) * size
        with np.errstate(invalid="ignore"):
            ok = np.abs(actual.astype(np.longdouble) - want) <= bound
        both = (np.isnan(actual) & np.isnan(want)) | (actual == want)
        assert np.all(ok | both), f"{note}: {actual} {want}"
    elif x.dtype.kind == "f" and kind == "prod":
        np.testing.assert_allclose(
            actual.astype(np.float64), want.astype(np.float64), rtol=1e-4, err_msg=note
        )
    else:
        np.testing.assert_array_equal(actual, want, err_msg=note)


def values(shape, dtype, seed=0):
    """Return values over a dtype's whole range; floats near one, so that products stay finite."""
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype in FLOATS:
        return (rng.standard_normal(shape) * 0.1 + rng.choice([-1, 1], shape)).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, dtype, endpoint=True)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("kind", REDUCTIONS)
def test_every_kind_of_every_dtype(reduce, kind, dtype):
    x = values((9, 131), dtype)
    for axis in (None, 0, 1):
        agree(kind, reduce(kind, x, axis), x, axis, f"{kind} {dtype} over {axis}")


@pytest.mark.parametrize("dtype", INTEGERS)
def test_extreme_integers(reduce, dtype):
    info = np.iinfo(dtype)
    for fill in (info.min, info.max, 0):
        x = np.full(300, fill, dtype)
        for kind in ("max", "min", "argmax", "argmin"):
            agree(kind, reduce(kind, x), x)
        x[123] = info.min
        x[124] = info.max
        for kind in ("max", "min", "argmax", "argmin"):
            agree(kind, reduce(kind, x), x)


SIZES = sorted(
    {
        n + d
        for n in (1, 2, 7, 16, 32, 64, 128, 256, 512, 1024, 4096, 65536, 131072)
        for d in (-1, 0, 1)
        if n + d
    }
)


@pytest.mark.parametrize("kind", ["sum", "max", "argmin"])
def test_sizes(reduce, kind):
    x = values(140000, "float32", 3)
    for size in SIZES:
        agree(kind, reduce(kind, x[:size]), x[:size], note=f"{size} elements")


@pytest.mark.parametrize("kind", ["sum", "min", "argmax"])
def test_row_and_column_lengths(reduce, kind):
    x = values((70, 1100), "float32", 4)
    for size in (1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 127, 128, 129, 511, 513, 1023, 1025, 1100):
        for view in (x[:, :size], x[:40, :size], x[:3, :size], x[:1, :size]):
            for axis, seen in itertools.product((0, 1), (view, view.T)):
                agree(kind, reduce(kind, seen, axis), seen, axis, f"{seen.shape} over {axis}")


@pytest.mark.parametrize(
    "shape",
    [
        (65537, 3),
        (3, 65537),
        (65539, 20),
        (20, 65539),
        (300_001, 1),
        (1, 300_001),
        (2, 70_001, 3),
        (1031, 517),
    ],
)
@pytest.mark.parametrize("kind", ["sum", "argmax"])
def test_many_rows_and_columns(reduce, kind, shape):
    x = values(shape, "float32", 5)
    for axis in range(len(shape)):
        agree(kind, reduce(kind, x, axis), x, axis, f"{shape} over {axis}")


@pytest.mark.parametrize(
    "shape", [(5000, 3, 50), (301, 130, 41), (7, 4200, 9), (3, 64, 2047), (3, 65, 2048), (2, 2, 2)]
)
@pytest.mark.parametrize("kind", ["sum", "max"])
def test_reduced_axes_around_kept_ones(each, tools, kind, shape):
    run = reducing(each, tools)
    x = values(shape, "float32", 20)
    x[-1, shape[1] // 2, -1] = np.nan
    x[0, -1, 0] = 0
    for seen in (x, x[::-1, :, ::-1], x[:, ::2]):
        agree(kind, run(kind, seen, (0, 2)), seen, (0, 2), f"{seen.shape} {seen.strides}")
    turned = x.transpose(1, 2, 0)
    agree(kind, run(kind, turned, (1, 2)), turned, (1, 2))


BASE = values((12, 34, 45), "float32", 6)
VIEWS = {
    "whole": BASE,
    "transposed": BASE.T,
    "permuted": BASE.transpose(1, 0, 2),
    "permuted back": BASE.transpose(2, 0, 1),
    "reversed": BASE[::-1, ::-1, ::-1],
    "rows reversed": BASE[:, ::-1],
    "strided": BASE[::2, 1::3, ::4],
    "strided backwards": BASE[::-2, ::3, ::-4],
    "sliced": BASE[1:, 2:-1, 3:-2],
    "broadcast first": np.broadcast_to(BASE[:1], BASE.shape),
    "broadcast middle": np.broadcast_to(BASE[:, :1], BASE.shape),
    "broadcast last": np.broadcast_to(BASE[..., :1], BASE.shape),
    "one value": np.broadcast_to(BASE[:1, :1, :1], BASE.shape),
    "short rows": BASE.reshape(-1)[: 34 * 12 * 7].reshape(34, 12, 7),
    "misaligned": np.frombuffer(b"x" + BASE.tobytes(), np.uint8)[1 : 1 + 4 * 4000]
    .view(np.float32)
    .reshape(10, 20, 20),
}
AXES = [None, 0, 1, 2, (0, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("kind", ["sum", "max", "argmin"])
def test_views_over_any_axes(reduce, kind, name):
    x = VIEWS[name]
    for axis in AXES:
        if not (isinstance(axis, tuple) and kind in INDEXED):
            agree(kind, reduce(kind, x, axis), x, axis, f"{name} over {axis}")


def test_axes_that_do_not_merge(reduce):
    x = values((3, 4, 5, 6, 7), "float64", 7).transpose(3, 0, 4, 2, 1)
    for count in range(6):
        for axes in itertools.combinations(range(5), count):
            for kind in ("sum", "min"):
                agree(kind, reduce(kind, x, axes), x, axes, f"{kind} over {axes}")


def test_a_single_element_and_no_axes(reduce):
    for shape in ((), (1,), (1, 1, 1)):
        for kind in REDUCTIONS:
            x = np.full(shape, 2.5, "float32")
            agree(kind, reduce(kind, x), x)
    x = values((5, 6), "float32")
    agree("max", reduce("max", x, ()), x, ())


@pytest.mark.parametrize(
    "place", [[0], [1], [63], [64], [500], [998], [999], [0, 999], [3, 4], list(range(1000))]
)
@pytest.mark.parametrize("kind", ["max", "min", "argmax", "argmin", "sum", "mean", "prod", "any", "all"])
def test_nan_anywhere(reduce, kind, place):
    x = values(1000, "float32", 8)
    x[place] = np.nan
    agree(kind, reduce(kind, x), x)
    agree(kind, reduce(kind, x[::-1]), x[::-1])
    rows = np.stack([values(1000, "float32", 9), x, np.roll(x, 7)])
    for axis in (0, 1):
        agree(kind, reduce(kind, rows, axis), rows, axis)


@pytest.mark.parametrize("kind", ["max", "min", "argmax", "argmin"])
def test_infinities_and_equal_values(reduce, kind):
    for fill in (-np.inf, np.inf, -5.0, 0.0, -0.0, np.finfo("f4").max, np.finfo("f4").smallest_subnormal):
        x = np.full((3, 200_000), fill, "float32")
        for axis in (None, 0, 1):
            for seen in (x, x[::-1, ::-1], x[:, ::-1]):
                agree(kind, reduce(kind, seen, axis), seen, axis)
    x = np.full(200_000, -1.0, "float32")
    x[[70_000, 150_000]] = -np.inf
    x[[90_000, 160_000]] = np.inf
    agree(kind, reduce(kind, x), x)
    agree(kind, reduce(kind, x[::-1]), x[::-1])
    agree(kind, reduce(kind, x.reshape(400, 500).T), x.reshape(400, 500).T)


@pytest.mark.parametrize("kind", ["argmax", "argmin"])
def test_the_first_of_equal_values_in_any_order_of_memory(reduce, kind):
    x = np.random.default_rng(10).integers(0, 3, (30, 40, 50)).astype("uint8")
    for order in itertools.permutations(range(3)):
        for seen in (x.transpose(order), x.transpose(order)[::-1, :, ::-1]):
            for axis in (None, 0, 1, 2):
                agree(kind, reduce(kind, seen, axis), seen, axis)


def test_sums_of_infinities(reduce):
    x = np.zeros((3, 1000), "float32")
    x[0, 10], x[1, 20], x[1, 900], x[2, 5] = np.inf, np.inf, -np.inf, -np.inf
    np.testing.assert_array_equal(reduce("sum", x, 1), [np.inf, np.nan, -np.inf])
    np.testing.assert_array_equal(reduce("mean", x, 1), [np.inf, np.nan, -np.inf])


def test_ten_million_ones_and_tenths(reduce):
    ones = np.ones(10_000_000, "float32")
    assert reduce("sum", ones) == 1e7
    assert reduce("mean", ones) == 1
    tenths = np.full(10_000_000, 0.1, "float32")
    exact = np.float64(np.float32(0.1)) * 1e7
    for view in (tenths, tenths.reshape(-1, 10), tenths.reshape(10, -1), tenths.reshape(1000, 10000)):
        for axis in range(view.ndim):
            total = reduce("sum", view, axis).astype("f8").sum()
            assert abs(total / exact - 1) < 4e-7, (view.shape, axis)


def test_large_values_of_both_signs(reduce):
    x = np.tile(np.array([1e8, 1.0, -1e8, 1.0], "float32"), 250_000)
    bound = 2e-6 * np.abs(x.astype("f8")).sum()
    for view in (x, x[::-1], x.reshape(1000, 1000)):
        assert abs(float(reduce("sum", view)) - 500_000.0) <= bound
    assert abs(float(reduce("sum", x.astype("f8"))) - 500_000.0) <= 1e-14 * np.abs(x.astype("f8")).sum()


def test_integer_sums_wrap_and_booleans_count(reduce):
    x = np.full(70_000, np.iinfo("int64").max)
    np.testing.assert_array_equal(reduce("sum", x), x.sum())
    np.testing.assert_array_equal(reduce("prod", x), x.prod())
    flags = np.ones((300, 1001), bool)
    for axis in (None, 0, 1):
        np.testing.assert_array_equal(reduce("sum", flags, axis), flags.sum(axis))
    small = np.full(1000, 100, "int8")
    np.testing.assert_array_equal(reduce("sum", small, dtype="int8"), small.sum(dtype="int8"))
    np.testing.assert_array_equal(reduce("mean", small, dtype="float32"), np.float32(100))


def test_bytes_of_a_bool_that_are_not_one(reduce):
    x = np.array([0, 2, 255, 1], "uint8").view(bool)
    assert reduce("sum", x) == 3
    assert reduce("any", x)
    assert not reduce("all", x)


def test_accumulate_of_the_schedule(reduce):
    x = np.tile(np.array([1e8, 1.0, -1e8, 1.0]), 1000).astype("float32")
    assert reduce("sum", x, schedule=Schedule(accumulate="float64")) == 2000


F = "float32"
A, B, C = (node("input", F, (), (i,)) for i in range(3))
S = node("scalar", F, (), (0,))
SQUARE = node("multiply", F, (node("subtract", F, (A, B)), node("subtract", F, (A, S))))


@pytest.mark.parametrize("kind", ["sum", "argmax", "mean", "any"])
def test_a_fused_formula_of_broadcast_inputs(reduce, kind):
    a, b = values((37, 259), F, 11), values((259,), F, 12)
    for x, y in ((a, b), (a.T, b[:, None]), (b, a), (b[:, None], a.T)):
        full = ((x - y) * (x - np.float32(0.25))).astype(F)
        for axis in (None, 0, 1):
            actual = reduce(kind, x, axis, formula=SQUARE, others=(y,), scalars=(0.25,), scalar_dtypes=(F,))
            if kind in INDEXED:
                np.testing.assert_array_equal(
                    np.take(full, actual)
                    if axis is None
                    else np.take_along_axis(full, np.expand_dims(actual, axis), axis).squeeze(axis),
                    full.max(axis),
                )
            else:
                agree(kind, actual, full, axis)


def test_a_formula_that_reads_indices(reduce):
    rows, columns = (node("index", "int64", (), (axis,)) for axis in range(2))
    weighted = node(
        "add",
        "int64",
        (
            node("multiply", "int64", (rows, const(1000, "int64"))),
            node("multiply", "int64", (columns, node("cast", "int64", (A,)))),
        ),
    )
    x = np.random.default_rng(13).integers(-9, 9, (45, 67)).astype(F)
    for seen in (x, x.T, x[::-1, ::2], x[:, ::-1]):
        i, j = np.indices(seen.shape)
        full = i * 1000 + j * seen.astype("i8")
        for axis in (None, 0, 1):
            for kind in ("sum", "argmin"):
                np.testing.assert_array_equal(
                    reduce(kind, seen, axis, formula=weighted), getattr(np, kind)(full, axis=axis)
                )


def test_division_in_masked_lanes(reduce):
    q = node("floor_divide", "int32", tuple(node("input", "int32", (), (i,)) for i in range(2)))
    a, b = np.arange(1, 1020, dtype="int32"), np.arange(1019, 0, -1, dtype="int32")
    assert reduce("sum", a, formula=q, others=(b,)) == (a // b).sum()
    pair = a.reshape(-1, 1019), b.reshape(-1, 1019)
    np.testing.assert_array_equal(reduce("max", pair[0], 0, formula=q, others=(pair[1],)), a // b)


def test_a_strided_result(reduce):
    x = values((40, 50, 60), F, 14)
    for axis, shape in ((0, (50, 60)), (1, (40, 60)), (2, (40, 50))):
        memory = np.full((2 * shape[1], shape[0] + 3), 7, F)
        out = memory[1::2, : shape[0]].T
        for kind in ("max", "min"):
            reduce(kind, x, axis, out=out)
            agree(kind, out, x, axis)
        assert np.count_nonzero(memory == 7) == memory.size - out.size
        back = np.zeros((shape[1], shape[0]), F).T[::-1, ::-1]
        agree("max", reduce("max", x, axis, out=back), x, axis)


@pytest.mark.parametrize(
    "schedule",
    [
        {"vector": 1},
        {"vector": 4, "unroll": 1},
        {"vector": 64, "unroll": 2},
        {"unroll": 16},
        {"tile": (7,)},
        {"tile": (3, 100)},
    ],
)
def test_schedules(reduce, schedule):
    x = values((301, 777), F, 15)
    for kind, axis in itertools.product(("sum", "max", "argmax"), (None, 0, 1)):
        agree(
            kind,
            reduce(kind, x, axis, schedule=Schedule(**schedule)),
            x,
            axis,
            f"{schedule} {kind} over {axis}",
        )


def test_one_kernel_serves_many_shapes(reduce, cpu):
    before = set(cpu._candidates)
    for size in range(2, 202):
        x = values((size, 4 * size + 1), F)
        agree("sum", reduce("sum", x), x)
        agree("sum", reduce("sum", x, 0), x, 0)
        agree("sum", reduce("sum", x, 1), x, 1)
    assert len(set(cpu._candidates) - before) <= 4


@pytest.mark.parametrize("end", [True, False])
def test_nothing_is_touched_beyond_the_ends(reduce, tools, end):
    for shape in (
        (1,),
        (15,),
        (17,),
        (1000,),
        (3, 5),
        (5, 3),
        (7, 33),
        (33, 7),
        (300, 9),
        (9, 300),
        (65, 17, 3),
    ):
        x = tools.at_the_brink(values(shape, F, 17), end=end)
        for axis in (None, *range(len(shape)), *([(0, 2)] if len(shape) == 3 else [])):
            for kind in ("sum", "max" if isinstance(axis, tuple) else "argmax"):
                kept = () if axis is None else np.delete(shape, axis)
                out = tools.at_the_brink(np.zeros(kept, "int64" if kind == "argmax" else F), end=end)
                agree(kind, reduce(kind, x, axis, out=out), x, axis, f"{shape} over {axis}")


def test_on_lesser_processors(each, tools):
    run = reducing(each, tools)
    for shape in ((200_001,), (67, 41), (1029, 5), (1029, 3), (7, 19, 23)):
        for seen in (x := values(shape, F, 18), x.T, x[::-1, ..., ::2] if len(shape) > 1 else x[::-2]):
            for axis in (None, *range(len(shape))):
                for kind in ("mean", "argmin"):
                    agree(kind, run(kind, seen, axis), seen, axis, f"{kind} {shape} over {axis}")
    for dtype in ("uint8", "bool"):
        x = values((33, 129), dtype, 19)
        for axis in (None, 0, 1):
            for kind in ("sum", "max"):
                agree(kind, run(kind, x, axis), x, axis, f"{kind} {dtype} over {axis}")


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_halves(reduce, cpu, dtype):
    if dtype not in cpu.device.dtypes:
        pytest.skip(f"this processor does not convert {dtype}")
    half = np.dtype(getattr(ml_dtypes, dtype) if dtype == "bfloat16" else dtype)
    x = values((70, 1301), F, 16).astype(half)
    x[3, 100] = np.nan
    for axis in (None, 0, 1):
        for kind in ("sum", "mean", "max", "min", "argmax", "any"):
            wide = wanted(kind, x.astype("f8"), axis)
            actual = reduce(kind, x, axis, dtype=dtype if kind in {"sum", "mean", "max", "min"} else None)
            if kind in {"sum", "mean"}:
                eps = 2.0**-10 if dtype == "float16" else 2.0**-7
                np.testing.assert_allclose(actual.astype("f8"), wide.astype("f8"), rtol=eps, atol=1e-3)
            else:
                np.testing.assert_array_equal(actual.astype("f8"), wide)


def test_accumulate_that_a_reduction_can_not_have_is_refused(cpu, tools):
    x = np.ones(9, "int32")
    layouts = (tools.layout(x),), (tools.layout(np.empty((), "int64")),)
    for kind, dtype, asked in (
        ("sum", "int64", "float64"),
        ("sum", "float32", "int32"),
        ("max", "int32", "int64"),
    ):
        intent = Reduce(kind, Expression((node("input", "int32", (), (0,)),)), *layouts, (9,), (0,), dtype)
        schedule = Schedule(accumulate=asked)
        plan = Plan(intent, cpu.device, schedule, "generate", cpu.candidate(intent, schedule))
        (refusal,) = trellis_cpu.trellis_validate(plan=plan, device=cpu.device).refusals
        assert (refusal.what, refusal.asked) == ("accumulate", asked)
