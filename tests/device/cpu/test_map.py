"""Maps over every kind of operand: sizes around the vectors, views, broadcasting, results in place, streaming stores."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.door import Schedule
from trellis.expr import const, node

F = "float32"
A, B = node("input", F, (), (0,)), node("input", F, (), (1,))
SUM = node("add", F, (node("mul", F, (A, const(2.5, F))), B))
# Sizes around one vector, around an unrolled iteration and around a chunk, for any lanes up to 64.
SIZES = [1, 2, 3, 7, 15, 16, 17, 31, 33, 63, 64, 65, 127, 128, 129, 255, 257, 1000, 65535, 65536, 65537]


def random(shape, seed=0, dtype=F):
    rng = np.random.default_rng(seed)
    return (
        rng.standard_normal(shape).astype(dtype)
        if np.dtype(dtype).kind == "f"
        else rng.integers(0, 100, shape).astype(dtype)
    )


def expected(a, b):
    return (a * np.float32(2.5) + b).astype(F)


def close(actual, wanted):
    np.testing.assert_allclose(actual, wanted, rtol=3e-6, atol=1e-6)


@pytest.mark.parametrize("stores", ["cached", "streaming"])
@pytest.mark.parametrize("size", SIZES)
def test_sizes(cpu, size, stores):
    a, b = random(size), random(size, 1)
    guarded = np.full(size + 128, 7, F)
    out = guarded[64 : 64 + size]
    cpu.map([SUM], [a, b], out=[out], schedule=Schedule(stores=stores))
    close(out, expected(a, b))
    assert np.all(guarded[:64] == 7)
    assert np.all(guarded[64 + size :] == 7)


@pytest.mark.parametrize("offset", [0, 1, 3, 8, 15])
def test_streaming_from_any_alignment(cpu, offset):
    memory = np.full(5000, 7, F)
    out = memory[offset : offset + 4000]
    a, b = random(4001)[1:], random(4000, 1)
    cpu.map([SUM], [a, b], out=[out], schedule=Schedule(stores="streaming"))
    close(out, expected(a, b))
    assert np.all(memory[:offset] == 7)
    assert np.all(memory[offset + 4000 :] == 7)


def test_streaming_results_that_are_never_aligned_together(cpu):
    a = random(3000)
    memory = np.zeros(4000, F)
    start = (-memory.ctypes.data % 64) // 4
    outs = [memory[start + 1 : start + 1001], np.zeros(3000, F)[:1000]]
    cpu.map(
        [SUM, node("neg", F, (A,))], [a[:1000], a[1000:2000]], out=outs, schedule=Schedule(stores="streaming")
    )
    close(outs[0], expected(a[:1000], a[1000:2000]))
    np.testing.assert_array_equal(outs[1], -a[:1000])


@pytest.mark.parametrize("vector", [1, 2, 4, 8, 16, 32, 64])
@pytest.mark.parametrize("unroll", [1, 3])
def test_any_vector_and_unrolling(cpu, vector, unroll):
    a, b = random(1003), random(1003, 1)
    (out,) = cpu.map([SUM], [a, b], schedule=Schedule(vector=vector, unroll=unroll, stores="streaming"))
    close(out, expected(a, b))


BASE = random((40, 36, 50), 5)
VIEWS = {
    "reversed": BASE[0, 0, ::-1],
    "every third": BASE.reshape(-1)[1:5000:3],
    "column": BASE[0, :, 3],
    "transposed": BASE[0].T,
    "reversed rows": BASE[0, ::-1],
    "both reversed": BASE[0, ::-1, ::-1],
    "inner slice": BASE[0, :, 2:40],
    "three axes permuted": BASE.transpose(2, 0, 1),
    "three axes sliced": BASE[::2, 1:-1, ::-3],
    "row": np.broadcast_to(BASE[0, 0], (36, 50)),
    "broadcast column": np.broadcast_to(BASE[0, :, :1], (36, 50)),
    "one": np.broadcast_to(BASE[:1, :1, :1], (4, 5, 6)),
    "zero-dimensional": BASE[1, 2, 3],
    "single axis": BASE[:1, :1, :1],
    "misaligned bytes": np.frombuffer(b"x" + BASE.tobytes(), np.uint8)[1:4001].view(F),
}


@pytest.mark.parametrize("name", VIEWS)
def test_views_as_inputs_and_results(cpu, name):
    a = np.asarray(VIEWS[name])
    b = random(a.shape, 2)
    (out,) = cpu.map([SUM], [a, b])
    close(out, expected(a, b))
    if 0 in a.strides:
        return
    memory = np.full(2 * BASE.size, 7, F)
    steps = [step // 4 for step in a.strides]
    start = -sum((n - 1) * step for n, step in zip(a.shape, steps, strict=True) if step < 0)
    strided = np.lib.stride_tricks.as_strided(memory[start:], a.shape, [4 * step for step in steps])
    cpu.map([SUM], [a, b], out=[strided])
    close(strided, expected(a, b))
    assert np.count_nonzero(memory != 7) <= a.size


def test_many_axes(cpu):
    a = random((3, 2, 4, 3, 2, 5)).transpose(5, 1, 3, 0, 2, 4)
    b = random((5, 1, 3, 1, 4, 1), 1)
    (out,) = cpu.map([SUM], [a, b])
    close(out, expected(a, b))


@pytest.mark.parametrize(
    "dtypes", [("uint8", "float32"), ("bool", "float64"), ("int64", "int8"), ("float64", "bool")]
)
def test_operands_of_different_widths(cpu, tools, dtypes):
    source, target = dtypes
    a = node("input", source, (), (0,))
    to = node("ne", "bool", (a, const(0, source))) if target == "bool" else node("cast", target, (a,))
    x = random(777, 3, source) if source != "bool" else random(777, 3) > 0
    x = x[::-1]
    (out,) = cpu.map([to], [x])
    tools.assert_same(out, x.astype(target))


def test_results_in_place_of_an_input(cpu):
    a, b = random(1001), random(1001, 1)
    wanted = expected(a, b), -a
    cpu.map([SUM, node("neg", F, (A,))], [a, b], out=[b, a])
    close(b, wanted[0])
    np.testing.assert_array_equal(a, wanted[1])


def test_scalars_of_every_dtype(cpu, tools):
    dtypes = [
        "bool",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float32",
        "float64",
    ]
    values = [True, -128, -32768, -(2**31), -(2**63), 255, 65535, 2**32 - 1, 2**64 - 1, 0.1, 0.1]
    scalars = [node("scalar", dtype, (), (slot,)) for slot, dtype in enumerate(dtypes)]
    outs = cpu.map(scalars, [random(70)], scalars=values, scalar_dtypes=dtypes)
    for out, dtype, value in zip(outs, dtypes, values, strict=True):
        tools.assert_same(out, np.full(70, value, dtype))


@pytest.mark.parametrize("shape", [(7,), (3, 50), (4, 3, 17), (1, 5), (5, 1), (2, 1, 70), (1, 1)])
def test_index_of_each_axis(cpu, tools, shape):
    indices = [node("index", "int64", (), (axis,)) for axis in range(len(shape))]
    outs = cpu.map([*indices, node("add", F, (A, B))], [random(shape), random(shape)])
    for axis, out in enumerate(outs[:-1]):
        tools.assert_same(out, np.indices(shape, np.int64)[axis])


def test_index_where_the_result_is_transposed(cpu, tools):
    out = np.zeros((6, 40), np.int32).T
    cpu.map([node("cast", "int32", (node("index", "int64", (), (1,)),))], [], out=[out], shape=(40, 6))
    tools.assert_same(out, np.indices((40, 6), np.int32)[1])


def test_no_operand_at_all(cpu, tools):
    (out,) = cpu.map([const(7, "uint8")], [], shape=(5, 999))
    tools.assert_same(out, np.full((5, 999), 7, np.uint8))


@pytest.mark.parametrize("positions", [[], [0], [500], [998], [0, 1, 2, 997], range(999)])
def test_rare_values_are_computed_where_a_lane_needs_them(cpu, tools, positions):
    big = node("gt", "bool", (A, const(1e6, F)))
    inner = node("rare", F, (node("gt", "bool", (A, const(1e7, F))), const(-2.0, F), const(-1.0, F)))
    slow = node("add", F, (inner, node("sub", F, (B, B))))
    fast = node("mul", F, (A, const(2.0, F)))
    again = node("add", F, (node("rare", F, (big, slow, fast)), node("sub", F, (B, B))))
    a, b = random(999), random(999, 1)
    for count, position in enumerate(positions):
        a[position] = 2e6 if count % 2 else 2e7
    (out,) = cpu.map([again], [a, b])
    tools.assert_same(out, np.where(a > 1e7, np.float32(-2), np.where(a > 1e6, np.float32(-1), a * 2)))


def test_native_functions_keep_special_values(cpu, tools):
    x = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0])
    d = node("input", "float64", (), (0,))
    outs = cpu.map([node(name, "float64", (d,)) for name in ("sin", "exp", "tanh", "arctan", "expm1")], [x])
    with np.errstate(invalid="ignore"):
        wanted = [np.sin(x), np.exp(x), np.tanh(x), np.arctan(x), np.expm1(x)]
    for out, value in zip(outs, wanted, strict=True):
        tools.assert_same(out, value)


def test_a_deep_formula(cpu, tools):
    formula = A
    for _ in range(3000):
        formula = node("neg", F, (formula,))
    (out,) = cpu.map([formula], [random(40)])
    tools.assert_same(out, random(40))


def test_one_kernel_serves_many_shapes(cpu):
    signatures = set()
    for size in range(2, 202):
        a, b = random((size, 7)), random((size, 7), 1)
        from trellis.door import Map
        from trellis.expr import Expression

        out = np.empty_like(a)
        operands = [cpu_layout(item) for item in (a, b)]
        intent = Map(Expression((SUM,)), tuple(operands), (cpu_layout(out),), a.shape)
        signatures.add(intent.signature())
        cpu.run(intent, [a, b, out])
        close(out, expected(a, b))
    assert len(signatures) <= 4


def cpu_layout(array):
    from trellis.door import Layout

    return Layout(array.dtype.name, array.shape, array.strides)
