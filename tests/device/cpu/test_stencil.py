"""Stencils against NumPy: every boundary, dtype and rank, edge shapes, views, several inputs, special values."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.door import BOUNDARIES, Schedule, Stencil
from trellis.expr import index, trace, walk

FLOATS = ["float32", "float64"]
INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
SHAPES = {
    1: [(n,) for n in (1, 2, 3, 7, 15, 16, 17, 31, 33, 63, 64, 65, 127, 128, 129, 257, 1009, 70001)],
    2: [(1, 1), (1, 40), (40, 1), (2, 3), (3, 2), (5, 16), (4, 17), (7, 33), (13, 101), (31, 31), (64, 65), (17, 131), (10, 1031)],
    3: [(1, 1, 1), (1, 1, 50), (1, 50, 1), (50, 1, 1), (2, 3, 4), (5, 6, 7), (4, 17, 33), (9, 5, 67), (6, 8, 131), (6, 5, 1027)],
}  # fmt: skip


class Shifted:
    """What a stencil's function is given here: the whole array, moved by the offsets."""

    def __init__(self, padded, low, shape):
        self.padded, self.low, self.shape = padded, low, shape

    def __getitem__(self, offsets):
        offsets = offsets if isinstance(offsets, tuple) else (offsets,)
        starts = [low + offset for low, offset in zip(self.low, offsets, strict=True)]
        return self.padded[tuple(slice(s, s + n) for s, n in zip(starts, self.shape, strict=True))]


def reach(expression, rank):
    taps = [item.value[1:] for item in walk(expression.outputs) if item.op == "tap"] or [(0,) * rank]
    low = tuple(max(0, *(-tap[axis] for tap in taps)) for axis in range(rank))
    return low, tuple(max(0, *(tap[axis] for tap in taps)) for axis in range(rank))


def fits(shape, low, high, boundary):
    if boundary == "reflect":
        return all(n > max(a, b) for n, a, b in zip(shape, low, high, strict=True))
    return boundary != "valid" or all(n > a + b for n, a, b in zip(shape, low, high, strict=True))


def padded(array, low, high, boundary, fill):
    widths = list(zip(low, high, strict=True))
    if boundary == "valid":
        return array
    if boundary == "constant":
        return np.pad(array, widths, constant_values=array.dtype.type(fill))
    return np.pad(array, widths, mode=boundary)


class Case:
    """A traced stencil, to be run by a door and by NumPy."""

    def __init__(self, fn, dtypes, rank, boundary, fill=0):
        self.fn, self.boundary, self.fill = fn, boundary, fill
        found = trace(fn, tuple(dtypes), ndim=rank, stencil=True)
        self.expression, self.values = found.expression, found.values
        self.low, self.high = reach(self.expression, rank)

    def shape(self, shape):
        if self.boundary != "valid":
            return shape
        return tuple(n - a - b for n, a, b in zip(shape, self.low, self.high, strict=True))

    def fits(self, shape):
        return fits(shape, self.low, self.high, self.boundary)

    def run(self, runner, tools, arrays, out=None, schedule=None):
        shape = self.shape(arrays[0].shape)
        out = tools.poisoned(shape, self.expression.outputs[0].dtype) if out is None else out
        inputs, outputs = tuple(map(tools.layout, arrays)), (tools.layout(out),)
        intent = Stencil(self.expression, inputs, outputs, self.boundary, self.fill, self.low, self.high)
        runner.run(intent, [*arrays, out], self.values, schedule)
        return out

    def expected(self, arrays, wide=None):
        given = arrays if wide is None else [array.astype(wide) for array in arrays]
        shape = self.shape(arrays[0].shape)
        views = [padded(array, self.low, self.high, self.boundary, self.fill) for array in given]
        low = (0,) * len(shape) if self.boundary == "valid" else self.low
        zero = self.low if self.boundary == "valid" else (0,) * len(shape)
        starts = [a + b for a, b in zip(low, zero, strict=True)]
        return self.fn(*(Shifted(view, starts, shape) for view in views))


def sample(shape, dtype, seed=0):
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        return rng.standard_normal(shape).astype(dtype)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)


def spread(rank):
    """Two steps below, one above, along each axis, and one diagonal neighbour: no symmetry hides a mistake."""

    def fn(n):
        total = n[(0,) * rank] * 2
        for axis in range(rank):
            for offset in (-2, 1):
                total = total + n[tuple(offset if i == axis else 0 for i in range(rank))] * (3 + axis)
        return total - n[(1,) * (rank - 1) + (-1,)]

    return fn


def logical(rank):
    def fn(n):
        back, ahead = (tuple([step] * rank) for step in (-2, 1))
        return (n[back] & ~n[ahead]) ^ n[(0,) * rank]

    return fn


def check(case, actual, arrays, tools):
    """Compare exactly, floats within the rounding of a dozen operations on numbers of size 5."""
    dtype = actual.dtype
    if dtype.kind != "f":
        with np.errstate(over="ignore"):
            tools.assert_same(actual, case.expected(arrays))
        return
    np.testing.assert_allclose(
        actual, case.expected(arrays, "float64"), rtol=0, atol=300 * np.finfo(dtype).eps
    )


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_edge_shapes(each, tools, rank, boundary):
    case = Case(spread(rank), ["float32"], rank, boundary, 2.5)
    for stores in ("cached", "streaming"):
        for shape in filter(case.fits, SHAPES[rank]):
            a = sample(shape, "float32")
            check(case, case.run(each, tools, [a], schedule=Schedule(stores=stores)), [a], tools)


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("dtype", ["bool", *INTEGERS, "float64"])
def test_dtypes(cpu, tools, dtype, boundary):
    for rank in (2,) if dtype in {"int16", "uint16", "uint32", "uint64"} else (1, 2, 3):
        case = Case((logical if dtype == "bool" else spread)(rank), [dtype], rank, boundary, 1)
        for shape in filter(case.fits, SHAPES[rank][2:]):
            a = sample(shape, dtype)
            check(case, case.run(cpu, tools, [a]), [a], tools)


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_reach_beyond_a_tile_and_beyond_the_array(each, tools, boundary):
    case = Case(lambda n: n[-21, 3] - n[5, -19] + n[0, 40], ["float32"], 2, boundary, -1.5)
    for shape in filter(case.fits, [(3, 5), (22, 41), (30, 64), (64, 130)]):
        a = sample(shape, "float32")
        out = case.run(each, tools, [a], schedule=Schedule(tile=(4, 16)))
        check(case, out, [a], tools)


@pytest.mark.parametrize("boundary", ["constant", "edge", "wrap", "valid"])
def test_dense_weights_of_a_wide_radius(cpu, tools, boundary):
    weights = np.random.default_rng(3).standard_normal((9, 9)).round(3)

    def fn(n):
        return sum(n[i - 4, j - 4] * float(weights[i, j]) for i in range(9) for j in range(9))

    case = Case(fn, ["float32"], 2, boundary)
    for shape in filter(case.fits, [(2, 3), (9, 9), (20, 70)]):
        a = sample(shape, "float32")
        actual = case.run(cpu, tools, [a])
        np.testing.assert_allclose(actual, case.expected([a], "float64"), rtol=0, atol=2e-5)


TILES = [(1, 1), (3, 5), (8, 64), (1, 1000), (1000, 1)]


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_the_cut_changes_no_bit(each, tools, boundary):
    case = Case(spread(2), ["float32"], 2, boundary, 0.5)
    for shape in ((37, 150), (70, 64)):
        a = sample(shape, "float32")
        results = [case.run(each, tools, [a], schedule=Schedule(tile=tile)) for tile in TILES]
        results.append(case.run(each, tools, [a]))
        check(case, results[0], [a], tools)
        for result in results[1:]:
            tools.assert_same(result, results[0])


@pytest.mark.parametrize("unroll", [1, 3])
@pytest.mark.parametrize("vector", [1, 2, 8, 32, 64])
def test_any_vector_and_unrolling(cpu, tools, vector, unroll):
    for boundary in ("constant", "reflect"):
        case = Case(spread(2), ["float32"], 2, boundary, 0.5)
        for shape in ((7, 150), (8, 12)):
            a = sample(shape, "float32")
            schedule = Schedule(vector=vector, unroll=unroll, stores="streaming")
            check(case, case.run(cpu, tools, [a], schedule=schedule), [a], tools)


BASE = sample((20, 24, 90), "float32", 5)
VIEWS = {
    "transposed": BASE[0].T,
    "reversed": BASE[0, ::-1, ::-1],
    "every third": BASE[0, :, 1::3],
    "every other row": BASE[0, ::2],
    "inner part": BASE[0, 2:, 3:-5],
    "column": BASE[0, :, 3:4],
    "row again and again": np.broadcast_to(BASE[0, 0], (24, 90)),
    "column again and again": np.broadcast_to(BASE[0, :, :1], (24, 90)),
    "misaligned bytes": np.frombuffer(b"x" + BASE[0].tobytes(), np.uint8)[1:].view("float32").reshape(24, 90),
    "permuted": BASE.transpose(2, 0, 1),
    "sliced": BASE[::2, 1:-1, ::-3],
}


@pytest.mark.parametrize("boundary", ["constant", "edge", "wrap", "valid"])
@pytest.mark.parametrize("name", VIEWS)
def test_views(each, tools, name, boundary):
    a = VIEWS[name]
    case = Case(spread(a.ndim), ["float32"], a.ndim, boundary, 0.5)
    if case.fits(a.shape):
        check(case, case.run(each, tools, [a]), [a], tools)


@pytest.mark.parametrize("dtype", ["uint8", "int16", "float64"])
def test_views_of_other_dtypes(cpu, tools, dtype):
    a = sample((40, 90), dtype)[::-2, ::3]
    for boundary in ("constant", "wrap"):
        case = Case(spread(2), [dtype], 2, boundary, 1)
        check(case, case.run(cpu, tools, [a]), [a], tools)


@pytest.mark.parametrize("stores", ["cached", "streaming"])
@pytest.mark.parametrize("offset", [0, 1, 5, 15])
def test_results_in_part_of_an_array(cpu, tools, offset, stores):
    case = Case(spread(2), ["float32"], 2, "edge")
    a = sample((13, 100), "float32")
    for step in (1, 2):
        memory = np.full((15, 256), 7, "float32")
        out = memory[1:14, offset : offset + 100 * step : step]
        check(case, case.run(cpu, tools, [a], out=out, schedule=Schedule(stores=stores)), [a], tools)
        assert np.count_nonzero(memory != 7) <= a.size
        assert np.all(memory[[0, 14]] == 7)


def test_results_at_odd_addresses(cpu, tools):
    case = Case(spread(2), ["float32"], 2, "reflect")
    a = sample((9, 70), "float32")
    out = np.zeros(9 * 70 * 4 + 1, np.uint8)[1:].view("float32").reshape(9, 70)
    check(case, case.run(cpu, tools, [a], out=out, schedule=Schedule(stores="streaming")), [a], tools)


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_several_inputs_of_several_dtypes(each, tools, boundary):
    def fn(x, k, m):
        return np.where(m[0, 1], x[-1, 0] * 2.0, x[0, -1] + k[1, 1])

    case = Case(fn, ["float64", "int8", "bool"], 2, boundary, 3)
    for shape in ((5, 6), (18, 67)):
        arrays = [sample(shape, dtype, seed) for seed, dtype in enumerate(["float64", "int8", "bool"])]
        tools.assert_same(case.run(each, tools, arrays), case.expected(arrays))


def test_scalars_and_indices(cpu, tools):
    import trellis

    factor = 1.75

    def fn(n):
        return n[0, -1, 0] * factor + trellis.index(0) * 100 + trellis.index(1) * 10 + trellis.index(2)

    case = Case(fn, ["float64"], 3, "edge")
    a = sample((9, 4, 40), "float64")
    z, y, x = np.indices(a.shape)
    wanted = np.concatenate([a[:, :1], a[:, :-1]], axis=1) * factor + z * 100 + y * 10 + x
    np.testing.assert_allclose(case.run(cpu, tools, [a]), wanted, rtol=1e-14)


def test_formulas_without_a_neighbour(cpu, tools):
    import trellis

    a = sample((9, 40), "float32")
    tools.assert_same(Case(lambda n: 7, ["float32"], 2, "edge").run(cpu, tools, [a]), np.full(a.shape, 7))
    found = Case(lambda n: trellis.index(1), ["float32"], 2, "edge").run(cpu, tools, [a])
    tools.assert_same(found, np.indices(a.shape)[1])


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_special_values_reach_their_neighbours_only(cpu, tools, boundary):
    case = Case(lambda n: n[-1, 0] + n[0, 2], ["float32"], 2, boundary, -0.0)
    for value in (np.nan, np.inf, -np.inf, -0.0):
        for place in ((0, 0), (3, 20), (6, 39)):
            a = np.zeros((7, 40), "float32") - 0.0
            a[place] = value
            tools.assert_same(case.run(cpu, tools, [a]), case.expected([a]))


@pytest.mark.parametrize(
    ("dtype", "fill", "held"),
    [
        ("int64", 2**62 + 1, 2**62 + 1), ("uint64", 2**64 - 1, 2**64 - 1), ("uint8", -3, 0), ("int8", 1e9, 127),
        ("int32", np.nan, 0), ("int16", -np.inf, -32768), ("uint16", np.inf, 65535), ("bool", 0.5, True), ("float32", 1e300, np.inf),
        ("float64", -np.inf, -np.inf),
    ],
)  # fmt: skip
def test_fill_values(cpu, tools, dtype, fill, held):
    case = Case(
        lambda n: n[-1] | n[1] if dtype == "bool" else np.maximum(n[-1], n[1]), [dtype], 1, "constant", fill
    )
    a = np.zeros(1, dtype)
    tools.assert_same(case.run(cpu, tools, [a]), np.maximum(np.array([held], dtype), np.array([held], dtype)))


def test_one_kernel_serves_shapes_and_fill_values(cpu, tools):
    signatures = set()
    for size in range(3, 90):
        case = Case(spread(2), ["float32"], 2, "constant", size / 7)
        a = sample((size, 100 - size), "float32")
        layout = tools.layout(a)
        intent = Stencil(case.expression, (layout,), (layout,), "constant", case.fill, case.low, case.high)
        signatures.add(intent.signature())
        check(case, case.run(cpu, tools, [a]), [a], tools)
    assert len(signatures) == 1


def test_many_rows(cpu, tools):
    case = Case(lambda n: n[-1, 0] - n[1, 0] * 3, ["int32"], 2, "wrap")
    a = sample((70_001, 3), "int32")
    check(case, case.run(cpu, tools, [a]), [a], tools)


@pytest.mark.parametrize("end", [False, True])
@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_nothing_is_touched_beside_the_arrays(each, tools, boundary, end):
    for rank in (1, 2, 3):
        case = Case(spread(rank), ["float32"], rank, boundary, 0.5)
        for stores in ("cached", "streaming"):
            for shape in filter(case.fits, SHAPES[rank]):
                a = tools.at_the_brink(sample(shape, "float32"), end=end)
                out = tools.at_the_brink(np.zeros(case.shape(shape), "float32"), end=end)
                check(case, case.run(each, tools, [a], out=out, schedule=Schedule(stores=stores)), [a], tools)


def _products(n):
    return (n[-1, 0] * n[0, 0] + n[0, 0] * n[1, 0]) + 0.1 * n[0, 0]


def _weights(n):
    return 0.3 * n[0, 0] + 0.17 * n[-1, 0] + 0.21 * n[1, 0] + 0.11 * n[0, -1] - 0.19 * n[0, 1]


def _places(n):
    return n[0, 0] + index(0) * 0.1 + index(1) * 0.3


@pytest.mark.parametrize("fn", [_products, _weights, _places])
@pytest.mark.parametrize("dtype", FLOATS)
def test_rounding_depends_on_the_formula_alone(cpu, tools, fn, dtype):
    rows, column = sample((29, 1), dtype), sample((1, 100), dtype)
    arrays = [sample((29, 100), dtype), np.broadcast_to(rows, (29, 100)), np.broadcast_to(column, (29, 100))]
    cuts = [
        Schedule(vector=1),
        Schedule(unroll=1),
        Schedule(tile=(3, 7)),
        Schedule(tile=(1, 100)),
        Schedule(stores="streaming"),
    ]
    for boundary in BOUNDARIES:
        case = Case(fn, [dtype], 2, boundary, 0.5)
        for a in arrays:
            wanted = case.run(cpu, tools, [a])
            tools.assert_same(case.run(cpu, tools, [np.ascontiguousarray(a)]), wanted, boundary)
            for schedule in cuts:
                found = case.run(cpu, tools, [a], schedule=schedule)
                tools.assert_same(found, wanted, f"{boundary} {schedule}")
