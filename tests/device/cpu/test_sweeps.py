"""Several steps of a stencil in one launch, and stencils over mapped values: bit for bit what single launches give."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from trellis.door import BOUNDARIES, Schedule, Stencil
from trellis.expr import trace

# What the tests of single launches are made of.
_spec = importlib.util.spec_from_file_location("stencils", Path(__file__).with_name("test_stencil.py"))
stencils = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(stencils)
SHAPES, VIEWS, Case = stencils.SHAPES, stencils.VIEWS, stencils.Case
logical, sample, spread = stencils.logical, stencils.sample, stencils.spread

# A tile that is smaller than the halo, one beside a vector, one larger than the arrays.
TILES = {
    1: [(3,), (17,), (1000,)],
    2: [(3, 5), (16, 17), (100, 2000)],
    3: [(2, 3, 5), (4, 5, 33), (64, 64, 64)],
}


class Steps(Case):
    """A traced stencil that is applied several times, maybe to values of a formula over its inputs."""

    def __init__(self, fn, dtypes, rank, boundary, fill=0, mapping=None):
        self.prologue, self.extra, kinds = None, (), dtypes
        if mapping is not None:
            found = trace(mapping, tuple(dtypes), ndim=rank)
            self.prologue, self.extra = found.expression, found.values
            kinds = [found.expression.outputs[0].dtype]
        super().__init__(fn, kinds, rank, boundary, fill)

    def times(self, steps, runner, tools, arrays, out=None, schedule=None):
        lost = steps if self.boundary == "valid" else 0
        shape = tuple(
            n - lost * (a + b) for n, a, b in zip(arrays[0].shape, self.low, self.high, strict=True)
        )
        out = tools.poisoned(shape, self.expression.outputs[0].dtype) if out is None else out
        inputs, outputs = tuple(map(tools.layout, arrays)), (tools.layout(out),)
        reach = self.low, self.high
        intent = Stencil(
            self.expression, inputs, outputs, self.boundary, self.fill, *reach, self.prologue, steps
        )
        runner.run(intent, [*arrays, out], (*self.values, *self.extra), schedule)
        return out

    def one_by_one(self, steps, runner, tools, arrays):
        """Return what single launches give, after a map where there is one."""
        first, *fields = arrays
        if self.prologue is not None:
            first, *_ = runner.map(self.prologue.outputs, arrays, self.extra, self.prologue.scalars)
            fields = []
        for _ in range(steps):
            first = self.run(runner, tools, [first, *fields])
        return first

    def room(self, shape, steps):
        """Tell whether an array is large enough."""
        if self.boundary == "valid":
            return all(n > steps * (a + b) for n, a, b in zip(shape, self.low, self.high, strict=True))
        return self.fits(shape)


def tame(fn, scale):
    """Return a formula that stays small when it is repeated."""
    return lambda *n: fn(*n) * scale


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_edge_shapes(each, tools, rank, boundary):
    case = Steps(tame(spread(rank), 0.125), ["float32"], rank, boundary, 2.5)
    for shape in SHAPES[rank]:
        for steps in (2, 5):
            if case.room(shape, steps):
                a = sample(shape, "float32")
                found = case.times(steps, each, tools, [a], schedule=Schedule(stores="streaming"))
                tools.assert_same(found, case.one_by_one(steps, each, tools, [a]), f"{shape} {steps}")


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_cut_changes_no_bit(cpu, tools, rank, boundary):
    case = Steps(tame(spread(rank), 0.125), ["float32"], rank, boundary, 0.5)
    for shape in {1: [(150,)], 2: [(37, 150), (70, 64)], 3: [(23, 14, 70)]}[rank]:
        a = sample(shape, "float32")
        for steps in (1, 2, 3, 4, 7):
            if case.room(shape, steps):
                wanted = case.one_by_one(steps, cpu, tools, [a])
                for tile in TILES[rank]:
                    found = case.times(steps, cpu, tools, [a], schedule=Schedule(tile=tile))
                    tools.assert_same(found, wanted, f"{shape} {steps} {tile}")


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint8", "int64", "uint64", "float16", "bfloat16", "float64"]
)
def test_dtypes(cpu, tools, dtype, boundary):
    kind = np.dtype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype)
    fn = logical(2) if dtype == "bool" else spread(2) if kind.kind in "iu" else tame(spread(2), 0.125)
    case = Steps(fn, [dtype], 2, boundary, 1)
    for shape in ((17, 40), (31, 131)):
        a = (
            sample(shape, "float32").astype(kind)
            if dtype in {"float16", "bfloat16"}
            else sample(shape, dtype)
        )
        for steps in (2, 4):
            found = case.times(steps, cpu, tools, [a])
            wanted = case.one_by_one(steps, cpu, tools, [a])
            tools.assert_same(found.view(np.uint8), wanted.view(np.uint8), f"{shape} {steps}")


@pytest.mark.parametrize("boundary", ["constant", "reflect", "wrap", "valid"])
@pytest.mark.parametrize("name", VIEWS)
def test_views(cpu, tools, name, boundary):
    a = VIEWS[name]
    case = Steps(tame(spread(a.ndim), 0.125), ["float32"], a.ndim, boundary, 0.5)
    if case.room(a.shape, 3):
        found = case.times(3, cpu, tools, [a])
        tools.assert_same(found, case.one_by_one(3, cpu, tools, [a]))
        tools.assert_same(found, case.one_by_one(3, cpu, tools, [np.ascontiguousarray(a)]))


def test_divisors_beside_a_box_end_nothing(cpu, tools):
    case = Steps(lambda n: n[0, 1] // (n[0, -1] | 1) + n[1, 0] // 3, ["int32"], 2, "constant", 5)
    a = sample((21, 130), "int32")
    for tile in (None, (4, 7)):
        found = case.times(4, cpu, tools, [a], schedule=Schedule(tile=tile))
        tools.assert_same(found, case.one_by_one(4, cpu, tools, [a]))


@pytest.mark.parametrize("boundary", ["constant", "edge", "reflect", "wrap"])
def test_plain_sweeps_go_on_from_each_other(cpu, tools, boundary):
    case = Steps(tame(spread(3), 0.125), ["float32"], 3, boundary, 0.5)
    field = Steps(
        lambda u, f: (u[0, 0, 1] + u[0, -1, 0] + u[1, 0, 0]) * f * 0.3, ["float32"] * 2, 3, boundary, 2
    )
    a, b = sample((11, 17, 70), "float32"), sample((11, 17, 70), "float32", 1)
    for steps in (2, 3, 6):
        found = case.times(steps, cpu, tools, [a])
        tools.assert_same(found, case.one_by_one(steps, cpu, tools, [a]))
        found = field.times(steps, cpu, tools, [a, b])
        tools.assert_same(found, field.one_by_one(steps, cpu, tools, [a, b]))


@pytest.mark.parametrize("steps", [2, 3, 40])
@pytest.mark.parametrize("boundary", ["constant", "edge", "wrap"])
def test_results_in_part_of_an_array(cpu, tools, boundary, steps):
    case = Steps(tame(spread(2), 0.125), ["float32"], 2, boundary, 0.5)
    a = sample((13, 100), "float32")
    wanted = case.one_by_one(steps, cpu, tools, [a])
    for step in (1, 2):
        memory = np.full((15, 256), 7, "float32")
        out = memory[1:14, 5 : 5 + 100 * step : step]
        for tile in (None, (3, 30)):
            tools.assert_same(case.times(steps, cpu, tools, [a], out, Schedule(tile=tile)), wanted)
            assert np.count_nonzero(memory != 7) <= a.size
            assert np.all(memory[[0, 14]] == 7)


@pytest.mark.parametrize("boundary", ["constant", "edge", "reflect", "wrap"])
def test_further_arrays_are_the_same_each_step(cpu, tools, boundary):
    def fn(u, source, keep):
        return np.where(keep, u, 0.25 * (u[-1, 0] + u[1, 0] + u[0, -1] + u[0, 1]) + source)

    case = Steps(fn, ["float64", "float64", "bool"], 2, boundary, 0.5)
    arrays = [
        sample((23, 70), "float64"),
        sample((23, 140), "float64", 1)[:, ::2],
        sample((23, 70), "bool", 2),
    ]
    for tile in (None, (5, 16)):
        found = case.times(6, cpu, tools, arrays, schedule=Schedule(tile=tile))
        tools.assert_same(found, case.one_by_one(6, cpu, tools, arrays))


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_indices_count_from_the_array_not_from_the_box(cpu, tools, boundary):
    import trellis

    def fn(n):
        return n[0, -1] + n[1, 0] * 0.5 + trellis.index(0) * 100 + trellis.index(1)

    case = Steps(fn, ["float64"], 2, boundary, 0.5)
    a = sample((19, 50), "float64")
    for steps in (2, 5):
        found = case.times(steps, cpu, tools, [a], schedule=Schedule(tile=(4, 10)))
        tools.assert_same(found, case.one_by_one(steps, cpu, tools, [a]))


@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("steps", [1, 3])
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_mapped_values(each, tools, rank, steps, boundary):
    scale = 1.75

    def mapping(x, k):
        return np.exp(x) * scale + k

    case = Steps(tame(spread(rank), 0.125), ["float32", "int8"], rank, boundary, 7.5, mapping)
    for shape in SHAPES[rank][2:]:
        if case.room(shape, steps):
            arrays = [sample(shape, "float32"), sample(shape, "int8", 1)]
            found = case.times(steps, each, tools, arrays)
            tools.assert_same(found, case.one_by_one(steps, each, tools, arrays), f"{shape}")


@pytest.mark.parametrize("name", VIEWS)
def test_mapped_views(cpu, tools, name):
    a = VIEWS[name]
    for boundary in ("constant", "wrap", "valid"):
        case = Steps(spread(a.ndim), ["float32"], a.ndim, boundary, 0.5, lambda x: x * x + 0.25)
        if case.room(a.shape, 1):
            found = case.times(1, cpu, tools, [a], schedule=Schedule(tile=(5,) * a.ndim))
            tools.assert_same(found, case.one_by_one(1, cpu, tools, [a]))


def test_the_value_outside_is_not_mapped(cpu, tools):
    case = Steps(lambda n: n[-1] + n[1], ["float64"], 1, "constant", 3.0, lambda x: x * 10 + 1)
    found = case.times(1, cpu, tools, [np.array([1.0, 2.0])])
    tools.assert_same(found, np.array([3.0 + 21, 11 + 3.0]))


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_special_values_spread_as_they_do_one_by_one(cpu, tools, boundary):
    case = Steps(lambda n: n[-1, 0] + n[0, 2], ["float32"], 2, boundary, -0.0)
    for value in (np.nan, np.inf, -np.inf, -0.0, 1e-45):
        for place in ((0, 0), (9, 20), (19, 39)):
            a = np.zeros((20, 40), "float32") - 0.0
            a[place] = value
            for tile in (None, (3, 7)):
                found = case.times(4, cpu, tools, [a], schedule=Schedule(tile=tile))
                tools.assert_same(found, case.one_by_one(4, cpu, tools, [a]))


@pytest.mark.parametrize("end", [False, True])
@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_nothing_is_touched_beside_the_arrays(each, tools, boundary, end):
    for rank in (1, 2, 3):
        case = Steps(tame(spread(rank), 0.125), ["float32"], rank, boundary, 0.5)
        for shape in SHAPES[rank][3:]:
            if case.room(shape, 3):
                a = tools.at_the_brink(sample(shape, "float32"), end=end)
                lost = 3 if boundary == "valid" else 0
                result = tuple(n - lost * (x + y) for n, x, y in zip(shape, case.low, case.high, strict=True))
                out = tools.at_the_brink(np.zeros(result, "float32"), end=end)
                tools.assert_same(case.times(3, each, tools, [a], out), case.one_by_one(3, each, tools, [a]))


def test_one_kernel_serves_shapes_and_numbers_of_steps(cpu, tools):
    signatures = set()
    for size in range(5, 60, 3):
        case = Steps(tame(spread(2), 0.125), ["float32"], 2, "constant", size / 7)
        layout = tools.layout(sample((size, 100 - size), "float32"))
        found = Stencil(
            case.expression, (layout,), (layout,), "constant", 0.5, case.low, case.high, None, 1 + size
        )
        signatures.add(found.signature())
    assert len(signatures) == 1
