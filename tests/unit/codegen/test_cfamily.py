"""The C-family writer: look-up, refusals, names; and what it writes, compiled for the host and run, threads, barriers and all."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest

from trellis.codegen import (
    SIMT_CPP,
    Buffer,
    CDialect,
    Const,
    Kernel,
    Launch,
    Let,
    Name,
    Op,
    Operand,
    Origin,
    Program,
    Refused,
    Scalar,
    Store,
    Subgroup,
    write,
)
from trellis.dtypes import to_numpy
from trellis.expr import Expression, node, trace
from trellis.intent import Copy, Gemm, Map, Reduce, Scan, Stencil

# Blocks one after the other, the threads of each as threads of the host.
HOST = """#include <barrier>
#include <cmath>
#include <cstring>
#include <thread>
#include <vector>
struct dim3 { int x, y, z; };
static thread_local dim3 threadIdx, blockIdx;
static dim3 gridDim;
static std::barrier<>* gate;
#define __global__
#define __launch_bounds__(n)
#define __shared__ static
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(16) int4 { int x, y, z, w; };
struct alignas(16) uint4 { unsigned int x, y, z, w; };
static float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
static int4 make_int4(int x, int y, int z, int w) { return {x, y, z, w}; }
static uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }
template <class T, class S> static T host_bits(S x) { T y; std::memcpy(&y, &x, sizeof y); return y; }
#define __float_as_int host_bits<int>
#define __float_as_uint host_bits<unsigned>
#define __int_as_float host_bits<float>
#define __uint_as_float host_bits<float>
#define __double_as_longlong host_bits<long long>
#define __longlong_as_double host_bits<double>
static void __syncthreads() { gate->arrive_and_wait(); }
template <class T> static T atomicAnd(T* p, T v) { return __atomic_fetch_and(p, v, __ATOMIC_RELAXED); }
template <class T> static T atomicOr(T* p, T v) { return __atomic_fetch_or(p, v, __ATOMIC_RELAXED); }
template <class T> static T atomicAdd(T* p, T v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
#define __umulhi(a, b) (unsigned)(((unsigned long long)(a) * (b)) >> 32)
"""
RUN = """
extern "C" void run_{name}(const int* grid, void** p) {{
    gridDim = {{grid[0], grid[1], grid[2]}};
    std::barrier<> all({size});
    gate = &all;
    std::vector<std::thread> threads;
    for (int i = 0; i < {size}; ++i) threads.emplace_back([=] {{
        threadIdx = {{i % {x}, i / {x} % {y}, i / {x} / {y}}};
        for (int g = 0; g < grid[0] * grid[1] * grid[2]; ++g) {{
            blockIdx = {{g % grid[0], g / grid[0] % grid[1], g / grid[0] / grid[1]}};
            {name}({args});
            gate->arrive_and_wait();
        }}
    }});
    for (auto& t : threads) t.join();
}}
"""


def host_code(program, text):
    for kernel in program.kernels:
        args = [f"to(p[{i}])" for i in range(len(kernel.buffers))]
        words = {
            "int32": "int",
            "uint32": "unsigned",
            "float32": "float",
            "int64": "long long",
            "uint64": "unsigned long long",
            "float64": "double",
        }
        args += [
            f"*({words[item.dtype]}*)p[{len(kernel.buffers) + i}]" for i, item in enumerate(kernel.params)
        ]
        x, y, _ = kernel.group
        text += RUN.format(name=kernel.name, size=kernel.size, x=x, y=y, args=", ".join(args))
    return (
        HOST
        + "struct to { void* p; to(void* p) : p(p) {} template <class T> operator T*() const { return (T*)p; } };\n"
        + text
    )


def on_host(folder, program, inputs, outputs, scalars=()):
    """Compile and run a program; operands are dense."""
    text = write(program, SIMT_CPP)
    assert isinstance(text, str), text
    source, library = folder / "kernels.cpp", folder / "kernels.so"
    source.write_text(host_code(program, text))
    command = [
        "g++",
        "-std=c++20",
        "-O1",
        "-ffp-contract=off",
        "-fno-strict-aliasing",
        "-shared",
        "-fPIC",
        "-pthread",
        "-w",
    ]
    subprocess.run([*command, str(source), "-o", str(library)], check=True)
    loaded = ctypes.CDLL(str(library))
    arrays = {Operand("input", i): item for i, item in enumerate(inputs)}
    arrays |= {Operand("output", i): item for i, item in enumerate(outputs)}
    for i, item in enumerate(program.scratch):
        arrays[Operand("scratch", i)] = np.zeros(item.size, to_numpy(item.dtype))
    for launch in program.launches:
        pointers = [arrays[item].ctypes.data for item in launch.bindings]
        numbers = [
            np.array(
                0
                if isinstance(value, Origin)
                else scalars[value.slot]
                if isinstance(value, Scalar)
                else value
            ).astype(to_numpy(param.dtype))
            for param, value in zip(launch.kernel.params, launch.values, strict=True)
        ]
        pointers += [item.ctypes.data for item in numbers]
        getattr(loaded, f"run_{launch.kernel.name}")(
            (ctypes.c_int * 3)(*launch.grid), (ctypes.c_void_p * len(pointers))(*pointers)
        )


needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="compiling for the host needs g++")


@needs_compiler
@pytest.mark.parametrize("name", ["words", "bytes"])
def test_maps_on_the_host(run, tmp_path, name):
    """Integers of 16 bits through division, halves, functions and a packed result."""
    features = replace(run.targets[name], f16=False, group=4)
    rng = np.random.default_rng(3)
    a = rng.integers(-(2**15), 2**15, 1001).astype(np.int16)
    h = rng.standard_normal(1001).astype(np.float16)
    traced = trace(lambda x, y: (x // 7 - x * x, np.exp(y), y > 0.5), ("int16", "float16"), ndim=1)
    outs = [np.zeros(1001, root.dtype) for root in traced.expression.outputs]
    layouts = tuple(map(run.layout, (a, h))), tuple(map(run.layout, outs))
    program = run.program(Map(traced.expression, *layouts, a.shape), features)
    on_host(tmp_path, program, (a, h), outs, traced.values)
    with np.errstate(all="ignore"):
        run.equal(outs[0], a // np.int16(7) - a * a)
    np.testing.assert_allclose(outs[1], np.exp(h.astype(np.float64)), rtol=1e-3)
    run.equal(outs[2], h > 0.5)


@needs_compiler
@pytest.mark.parametrize("kind", ["sum", "argmax", "var"])
def test_reductions_on_the_host(run, tmp_path, kind):
    features = replace(run.targets["bytes"], group=4)
    x = np.random.default_rng(4).standard_normal((2, 700)).astype(np.float32)
    out = np.zeros(2, np.int64 if kind == "argmax" else np.float32)
    expression = Expression((node("input", "float32", (), (0,)),))
    intent = Reduce(kind, expression, (run.layout(x),), (run.layout(out),), x.shape, (1,), "float32")
    program = run.program(intent, features)
    assert len(program.launches) == 2
    on_host(tmp_path, program, (x,), (out,))
    np.testing.assert_allclose(out, getattr(np, kind)(x.astype(np.float64), axis=1), rtol=1e-4, atol=1e-3)


@needs_compiler
def test_squares_on_the_host(run, tmp_path):
    x = np.arange(33 * 70, dtype=np.float32).reshape(33, 70)
    out = np.zeros((70, 33), np.float32)
    intent = Copy((run.layout(x.T),), (run.layout(out),))
    on_host(
        tmp_path, run.program(intent, replace(run.targets["bytes"], group=64, grid=(2, 99, 1))), (x,), (out,)
    )
    run.equal(out, x.T)


X = Buffer("x", "float32", "read_write")


def program_of(*body, buffers=(X,)):
    kernel = Kernel("small", buffers, (), (), (8, 1, 1), body)
    return Program((Launch(kernel, (1, 1, 1), tuple(Operand("output", i) for i in range(len(buffers))), ()),))


ONE = Const(1.0, "float32")


def test_everything_without_a_word_is_refused_at_once():
    a, c = Name("a", "float32"), Name("c", "float32")
    program = program_of(Let(a, Op("sinpi", "float32", (ONE,))), Let(c, Subgroup("add", ONE)))
    found = write(program, SIMT_CPP)
    assert isinstance(found, Refused)
    assert (
        found.why == "SIMT C++ has no word for op:sinpi:float32 (in small), subgroup:add:float32 (in small)"
    )
    bare = write(program_of(), CDialect("bare"))
    assert isinstance(bare, Refused)
    assert bare.why == "bare has no word for buffer (in small), kernel (in small)"


def test_a_dialect_is_asked_before_the_family_and_its_prelude_follows():
    prelude = {
        "half_of": "float half_of(float x) { return twice_of(x) / 4; }",
        "twice_of": "float twice_of(float x);",
        "unused": "no",
    }
    words = {**SIMT_CPP.words, "op:neg": "minus({r0})", "subgroup:add": "half_of({r0})"}
    dialect = replace(SIMT_CPP, words=words, prelude=prelude, head="// before all")
    text = write(
        program_of(Let(Name("a", "float32"), Subgroup("add", Op("neg", "float32", (ONE,))))), dialect
    )
    assert text.startswith(
        "// before all\n\nfloat half_of(float x) { return twice_of(x) / 4; }\n\nfloat twice_of(float x);"
    )
    assert "const float a = half_of(minus(1.0f));" in text
    assert "unused" not in text


def test_words_of_the_language_are_no_names():
    text = write(
        program_of(Let(Name("double", "float32"), ONE), buffers=(Buffer("new", "float32", "write"),)),
        SIMT_CPP,
    )
    assert "const float double_ = 1.0f;" in text
    assert "float* new_" in text


@pytest.mark.parametrize(
    ("value", "dtype", "text"),
    [
        (-(2**31), "int32", "-2147483647 - 1"),
        (2**32 - 1, "uint32", "4294967295u"),
        (-(2**63), "int64", "-9223372036854775807ll - 1ll"),
        (True, "bool", "true"),
        (-0.0, "float32", "-0.0f"),
        (0.1, "float32", "0.1f"),
        (0.1, "float64", "0.1"),
        (1e30, "float64", "1.e+30"),
        (float("inf"), "float32", "__uint_as_float(0x7f800000u)"),
        (float("nan"), "float64", "__longlong_as_double((long long)0x7ff8000000000000ull)"),
    ],
)
def test_constants(value, dtype, text):
    written = write(program_of(Let(Name("a", dtype), Const(value, dtype))), SIMT_CPP)
    assert f" a = {text};" in written


def test_signed_arithmetic_wraps_and_truth_is_a_byte():
    x = Buffer("x", "bool", "write")
    value = Op("add", "int32", (Const(1, "int32"), Const(2, "int32")))
    truth = Op("lt", "bool", (value, Const(0, "int32")))
    text = write(program_of(Store(x, Const(0, "int32"), truth), buffers=(x,)), SIMT_CPP)
    assert "x[0] = (((int)((unsigned int)1 + (unsigned int)2)) < 0) ? 1 : 0;" in text


@needs_compiler
def test_products_stencils_and_scans_on_the_host(run, tmp_path):
    """One program after the other, each with barriers in loops."""
    small = replace(run.targets["bytes"], group=4, shared=2000)
    rng = np.random.default_rng(5)
    a, c = (rng.integers(-5, 5, shape).astype(np.float32) for shape in ((9, 11), (11, 6)))
    out = np.zeros((9, 6), np.float32)
    on_host(
        tmp_path,
        run.program(Gemm((run.layout(a), run.layout(c)), (run.layout(out),), "float32"), small),
        (a, c),
        (out,),
    )
    run.equal(out, a @ c)
    x, y = rng.integers(-5, 5, 300).astype(np.int32), np.zeros(300, np.int32)
    taps = [node("tap", "int32", (), (0, step)) for step in (-1, 1)]
    stencil = Stencil(
        Expression((node("sub", "int32", (taps[1], taps[0])),)),
        (run.layout(x),),
        (run.layout(y),),
        "wrap",
        0,
        (1,),
        (1,),
        None,
        2,
    )
    (tmp_path / "second").mkdir()
    on_host(tmp_path / "second", run.program(stencil, small), (x,), (y,))
    once = np.roll(x, -1) - np.roll(x, 1)
    run.equal(y, np.roll(once, -1) - np.roll(once, 1))
    (tmp_path / "third").mkdir()
    scan = Scan("sum", (run.layout(x),), (run.layout(y),), 0, exclusive=False)
    on_host(tmp_path / "third", run.program(scan, small), (x,), (y,))
    run.equal(y, np.cumsum(x, dtype=np.int32))
