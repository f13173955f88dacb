"""Kernels of the caller's on the CPU: values against NumPy, every dtype, and errors in place of crashes."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys

import ml_dtypes
import numpy as np
import pytest

import trellis
from trellis_cpu.escape import c

COMPILER = c.find()
needs_c = pytest.mark.skipif(isinstance(COMPILER, str), reason="this machine has no C compiler")

C = """
#include <math.h>
#include <stdint.h>
static const float table[2] = {0.5f, 2.0f};
static int64_t twice(int64_t i) { return 2 * i; }
void kernel(const float *a, const float *b, float *out, float alpha, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; i++)
        out[i] = fmaf(alpha, a[i], sqrtf(b[i]) * table[twice(i) & 1]);
}
"""
LLVM = """
declare float @llvm.fma.f32(float, float, float)
define void @kernel(ptr %a, ptr %b, ptr %out, float %alpha, i64 %begin, i64 %end) {
entry:
  br label %head
head:
  %i = phi i64 [ %begin, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %end
  br i1 %more, label %body, label %done
body:
  %pa = getelementptr float, ptr %a, i64 %i
  %pb = getelementptr float, ptr %b, i64 %i
  %po = getelementptr float, ptr %out, i64 %i
  %x = load float, ptr %pa
  %y = load float, ptr %pb
  %s = call float @llvm.fma.f32(float %alpha, float %x, float %y)
  store float %s, ptr %po
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}
"""
NEW = [((5,), "float32")]
A = np.array([1, np.nan, np.inf, -0.0, 1e-42], "float32")
B = np.array([4, 9, 0, 16, 25], "float32")
TWO = np.float32(2)


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as made:
        yield made


def wrong(ctx, source, language, *values, error=trellis.BackendError, **options):
    options.setdefault("results", NEW)
    with pytest.raises(error) as caught:
        ctx.escape(source, *(values or (A, B, TWO)), language=language, **options)
    return caught.value


@needs_c
@pytest.mark.parametrize("size", [1, 5, 63, 64, 65, 4097, 300_007])
def test_c(ctx, size):
    rng = np.random.default_rng(size)
    a, b = (rng.random(size, dtype="float32") for _ in range(2))
    made = ctx.escape(C, a, b, TWO, language="c", results=[((size,), "float32")])
    want = (2.0 * a.astype("float64") + 0.5 * np.sqrt(b).astype("float64")).astype("float32")
    assert np.array_equal(made.numpy(), want)
    record = made.record
    assert (record.route, record.origin, record.library) == ("escape", "caller", None)
    assert record.compiler == COMPILER.name
    assert "-ffp-contract=fast" in record.compiler
    assert made.launch[0].candidate.source == C


@pytest.mark.parametrize("size", [1, 5, 63, 64, 65, 4097, 300_007])
def test_llvm(ctx, size):
    rng = np.random.default_rng(size)
    a, b = (rng.random(size, dtype="float32") for _ in range(2))
    made = ctx.escape(LLVM, a, b, TWO, language="llvm", results=[((size,), "float32")])
    want = (2.0 * a.astype("float64") + b.astype("float64")).astype("float32")
    assert np.array_equal(made.numpy(), want)
    assert "LLVM" in made.record.compiler
    assert made.launch[0].candidate.source == LLVM


def test_special_numbers_pass_through(ctx):
    made = ctx.escape(LLVM, A, B, TWO, language="llvm", results=NEW)
    assert np.array_equal(made.numpy(), (2 * A.astype("float64") + B).astype("float32"), equal_nan=True)


C_NAMES = {
    "bool": "_Bool", "float32": "float", "float64": "double", "float16": "_Float16", "bfloat16": "uint16_t",
    **{f"{sign}int{bits}": f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}  # fmt: skip
INTEGERS = [name for name in C_NAMES if "int" in name]


@needs_c
@pytest.mark.parametrize("dtype", C_NAMES)
def test_elements_of_every_dtype(ctx, dtype):
    kind = C_NAMES[dtype]
    source = f"""#include <stdint.h>
    void copy(const {kind} *a, {kind} *out, int64_t begin, int64_t end) {{
        for (int64_t i = begin; i < end; i++) out[i] = a[i];
    }}"""
    held = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
    a = np.array([0, 1, 1, 0, 1], held)
    made = ctx.escape(source, a, language="c", name="copy", results=[((5,), dtype)]).numpy()
    assert made.dtype == a.dtype
    assert np.array_equal(made.view("uint8"), a.view("uint8"))


SCALARS = [(name, bound) for name in INTEGERS for bound in ("min", "max")]


@needs_c
@pytest.mark.parametrize(("dtype", "bound"), [*SCALARS, ("bool", 1), ("bool", 0), ("float64", 1e300)])
def test_scalars_of_every_dtype_in_c(ctx, dtype, bound):
    number = np.dtype(dtype).type(getattr(np.iinfo(dtype), bound) if isinstance(bound, str) else bound)
    wide = "double" if dtype == "float64" else "int64_t" if dtype in {"bool", *INTEGERS} else None
    source = f"""#include <stdint.h>
    void put({wide} *out, {C_NAMES[dtype]} x, int64_t begin, int64_t end) {{ out[0] = ({wide})x; }}"""
    result = "float64" if dtype == "float64" else "int64"
    made = ctx.escape(source, number, language="c", name="put", results=[((), result)])
    assert made.numpy()[()] == number.astype(result)


@pytest.mark.parametrize(("dtype", "bound"), SCALARS)
def test_scalars_of_every_dtype_in_llvm(ctx, dtype, bound):
    number = np.dtype(dtype).type(getattr(np.iinfo(dtype), bound))
    kind, signed = f"i{8 * number.itemsize}", dtype.startswith("int")
    attribute = ("signext" if signed else "zeroext") if number.itemsize < 4 else ""
    widen = f"{'sext' if signed else 'zext'} {kind} %x to i64" if kind != "i64" else "add i64 %x, 0"
    source = f"""define void @put(ptr %out, {kind} {attribute} %x, i64 %begin, i64 %end) {{
      %wide = {widen}
      store i64 %wide, ptr %out
      ret void
    }}"""
    made = ctx.escape(source, number, language="llvm", name="put", results=[((), "int64")])
    assert made.numpy()[()] == number.astype("int64")


PARTS = """define void @kernel(ptr %out, i64 %begin, i64 %end) {
  %place = getelementptr i64, ptr %out, i64 %begin
  store i64 %end, ptr %place
  ret void
}"""


@pytest.mark.parametrize(
    ("grid", "schedule", "starts"),
    [
        (10, {"tile": (3,)}, {0: 3, 3: 6, 6: 9, 9: 10}),
        (10, {"tile": (10,)}, {0: 10}),
        (10, {"tile": (99,)}, {0: 10}),
        (1, None, {0: 1}),
        (3, {"tile": 1, "threads": 1}, {0: 1, 1: 2, 2: 3}),
    ],
)
def test_the_parts_cover_the_range_once(ctx, grid, schedule, starts):
    out = ctx.full((grid,), -1, dtype="int64")
    ctx.escape(PARTS, language="llvm", out=out, schedule=schedule)
    found = out.numpy()
    assert {int(i): int(found[i]) for i in np.flatnonzero(found != -1)} == starts


@pytest.mark.parametrize("threads", [1, None, "all"])
def test_the_range_is_cut_by_its_size_alone(ctx, threads):
    out = ctx.full((1_000_003,), -1, dtype="int64")
    schedule = None if threads is None else {"threads": threads}
    made = ctx.escape(PARTS, language="llvm", out=out, schedule=schedule)
    found = out.numpy()
    starts = np.flatnonzero(found != -1)
    assert np.array_equal(np.append(starts[1:], found.size), found[starts])
    geometry = made.record.geometry
    assert (geometry["range"], geometry["chunks"], geometry["chunk"]) == (found.size, len(starts), starts[1])
    assert geometry["threads"] == 1 or threads != 1
    assert starts[1] % 64 == 0


def test_fields_that_are_the_kernels_own_affair_are_refused(ctx):
    for field, value in (("vector", 4), ("unroll", 2), ("stores", "cached"), ("accumulate", "float64")):
        error = wrong(ctx, LLVM, "llvm", schedule={field: value}, error=trellis.LaunchRefused)
        assert [refusal.what for refusal in error.fields["refusals"]] == [field]
    assert "in this process" in str(
        wrong(ctx, LLVM, "llvm", schedule={"threads": 999}, error=trellis.LaunchRefused)
    )


SIGNATURES = {
    "too few": ((A, TWO), "(ptr, ptr, float, i64, i64)"),
    "too many": ((A, B, A, TWO), "(ptr, ptr, ptr, ptr, float, i64, i64)"),
    "a double": ((A, B, 2.0), "(ptr, ptr, ptr, double, i64, i64)"),
    "an integer": ((A, B, 2), "(ptr, ptr, ptr, i64, i64, i64)"),
}


@pytest.mark.parametrize("case", SIGNATURES)
def test_the_signature_is_checked_in_llvm(ctx, case):
    values, want = SIGNATURES[case]
    error = wrong(ctx, LLVM, "llvm", *values, error=trellis.InvalidArgument)
    assert error.code == "E_INVALID_ARG.signature"
    assert want in error.allowed


HEAD = "define void @kernel(ptr %a, ptr %b, ptr %out, float %alpha, i64 %begin, i64 %end)"
CHANGED = {
    "convention": ("define void", "define fastcc void", "fastcc"),
    "linkage": ("define void", "define internal void", "internal"),
    "by value": ("ptr %b, ptr %out", "ptr byval(i64) %b, ptr %out", "byval"),
    "register": ("float %alpha", "float inreg %alpha", "inreg"),
    "result": ("sret(float)", "sret(float)", "sret"),
    "variable": ("i64 %end)", "i64 %end, ...)", "..."),
    "name": ("@kernel", "@other", "it defines other"),
}


@pytest.mark.parametrize("case", CHANGED)
def test_how_the_function_is_called_is_checked_in_llvm(ctx, case):
    old, new, told = CHANGED[case]
    head = HEAD.replace("(ptr %a", "(ptr sret(float) %a") if case == "result" else HEAD.replace(old, new)
    error = wrong(ctx, LLVM.replace(HEAD, head), "llvm", error=trellis.InvalidArgument)
    assert error.code == "E_INVALID_ARG.signature"
    assert told in error.asked


def test_what_llvm_rejects_names_the_line(ctx):
    error = wrong(ctx, LLVM.replace("store float %s", "store double %s"), "llvm")
    assert error.code == "E_BACKEND.compile_failed"
    assert LLVM.splitlines()[error.fields["line"] - 1].strip() == "store float %s, ptr %po"
    assert "store double %s" in error.asked
    assert error.fields["source"].count("double") == 1
    for source, told in (
        ("", "defines none"),
        ("@t = thread_local global i32 0\n" + LLVM, "thread_local"),
        (LLVM.replace("llvm.fma.f32", "llvm.nvvm.fma.rn.f"), "llvm.nvvm.fma.rn.f"),
        ('target triple = "sparc-none"\n' + LLVM, "sparc-none"),
        (LLVM.replace("llvm.fma.f32", "nowhere_at_all"), "nowhere_at_all"),
        (LLVM.replace("  br label %head\nhead", "head"), "kernel"),
    ):
        assert told in str(wrong(ctx, source, "llvm", error=trellis.TrellisError))


@needs_c
def test_what_c_rejects_names_the_line(ctx):
    error = wrong(ctx, C.replace("a[i]", "c[i]"), "c")
    assert error.code == "E_BACKEND.compile_failed"
    assert error.fields["line"] == 8
    assert "c[i]" in error.asked
    assert "undeclared" in error.fields["message"]
    for values in ((A, TWO), (A, B, A, TWO), (A, B, 2.0), (A.astype("float64"), B, TWO)):
        error = wrong(ctx, C, "c", *values)
        assert (error.fields["line"], "the function must be void kernel(const" in error.allowed) == (6, True)
    for source in (
        C.replace("void kernel", "static void kernel"),
        C.replace("void kernel", "int kernel"),
        "void kernel() {}",
        "int x;",
        C.replace("sqrtf", "nowhere_at_all"),
        "/*" + C,
    ):
        assert wrong(ctx, source, "c").code == "E_BACKEND.compile_failed"


@needs_c
def test_a_function_elsewhere_in_the_process_is_not_taken_for_the_callers(ctx):
    assert "sin" in wrong(ctx, "int x;", "c", A, name="sin").allowed
    source = "void getpid(float *out, long begin, long end) { for (; begin < end; begin++) out[begin] = 3; }"
    made = ctx.escape(source.replace("long", "__INT64_TYPE__"), language="c", name="getpid", results=NEW)
    assert made.numpy().tolist() == [3.0] * 5


@pytest.mark.parametrize(
    ("settings", "told"),
    [({"CC": "", "PATH": ""}, "install gcc or clang"), ({"CC": "nowhere-cc"}, "CC='nowhere-cc'")],
)
def test_no_compiler_is_declined_with_what_to_do(ctx, monkeypatch, settings, told):
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    error = wrong(ctx, C + "// another text", "c", error=trellis.Unsupported)
    assert error.code == "E_UNSUPPORTED.no_route"
    assert told in str(error)


def test_languages_and_scalars_that_the_door_lacks(ctx):
    assert "c and llvm" in str(wrong(ctx, "", "forth", error=trellis.Unsupported))
    assert "float32" in str(wrong(ctx, LLVM, "llvm", A, B, np.float16(1), error=trellis.Unsupported))


PROGRAM = """
import json, sys
import numpy as np, trellis
ctx, a, found = trellis.Context("cpu"), np.arange(1, 6, dtype="float32"), []
for source in json.loads(sys.stdin.read()):
    made = ctx.escape(source, a, a, np.float32(2), language=sys.argv[1], results=[((5,), "float32")])
    found.append([made.record.route, made.record.cached, made.record.compiler])
print(json.dumps(found))
"""


def ran(folder, language, *sources, **environment):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, language],
        input=json.dumps(sources),
        env={**os.environ, "TRELLIS_CACHE_DIR": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_second_process_does_not_compile_llvm(tmp_path):
    assert [item[:2] for item in ran(tmp_path, "llvm", LLVM)] == [["escape", None]]
    again = ran(tmp_path, "llvm", LLVM, LLVM + "\n")
    assert [item[:2] for item in again] == [["escape", "disk"], ["escape", None]]


@needs_c
def test_a_second_process_does_not_compile_c_unless_the_compiler_changed(tmp_path):
    cache, log, other = tmp_path / "cache", tmp_path / "log", tmp_path / "other-cc"
    real = shutil.which(COMPILER.command[0])
    text = f'#!/bin/sh\ncase "$*" in *--version*) ;; *) echo run >> "{log}" ;; esac\nexec "{real}" "$@"\n'
    other.write_text(text)
    other.chmod(other.stat().st_mode | stat.S_IXUSR)
    assert ran(cache, "c", C)[0][1] is None
    assert ran(cache, "c", C, CC=str(other))[0][1] is None
    (again, changed) = ran(cache, "c", C, C + "\n", CC=str(other))
    assert (again[:2], changed[:2]) == (["escape", "disk"], ["escape", None])
    assert again[2] == c._find(str(other), os.environ["PATH"]).name
    assert log.read_text() == "run\n" * 2
    newer = text.replace("exec", 'case "$*" in *--version*) echo newer; exit;; esac\nexec')
    other.write_text(newer)
    assert ran(cache, "c", C, CC=str(other))[0][1] is None


def test_a_kernel_is_called_by_several_threads_at_once(ctx):
    out = ctx.empty((1_000_000,), dtype="float32")
    a = ctx.arange(1_000_000, dtype="float32")
    for _ in range(20):
        made = ctx.escape(
            LLVM, a, a, TWO, language="llvm", out=out, schedule={"tile": 1000, "threads": "all"}
        )
    assert np.array_equal(out.numpy(), 3 * a.numpy())
    assert made.record.geometry["chunks"] == 1000


@needs_c
@pytest.mark.parametrize("name", ["main", "phase0", "trellis_call", "trellis_entry", "trellis_kernel"])
def test_any_name_may_be_the_functions(ctx, name):
    source = f"void {name}(float *out, long begin, long end) {{ while (begin < end) out[begin++] = 3; }}"
    assert ctx.escape(source, language="c", name=name, results=NEW).numpy().tolist() == [3] * 5


@needs_c
def test_a_function_that_is_not_defined_is_named(ctx):
    with pytest.raises(trellis.BackendError) as caught:
        ctx.escape(C, A, B, TWO, language="c", name="other", results=NEW)
    assert "defines no function other" in caught.value.allowed
    assert (
        "void other(const float *, const float *, float *, float, int64_t, int64_t)" in caught.value.allowed
    )


def test_variables_that_no_memory_can_hold_are_an_error(ctx):
    large = (
        "@large = global [4000000000 x i64] zeroinitializer\n"
        "define void @kernel(ptr %out, i64 %begin, i64 %end) {\n"
        "  %p = getelementptr i64, ptr @large, i64 %begin\n"
        "  store i64 1, ptr %p\n"
        "  ret void\n"
        "}\n"
    )
    with pytest.raises(trellis.BackendError) as caught:
        ctx.escape(large, language="llvm", results=NEW)
    assert caught.value.allowed.startswith("its variables take 32000000000 bytes")


@pytest.mark.parametrize(
    ("module", "patience", "language", "source"),
    [("c", "_PATIENCE", "c", C), ("child", "_PATIENCE", "llvm", LLVM)],
)
@needs_c
def test_a_compiler_that_takes_too_long_is_ended(ctx, monkeypatch, module, patience, language, source):
    ctx.escape(C, A, B, TWO, language="c", results=NEW)  # the compiler has told its version
    monkeypatch.setattr(f"trellis_cpu.escape.{module}.{patience}", 0.001)
    with pytest.raises(trellis.BackendError) as caught:
        ctx.escape(f"{source}\n", A, B, TWO, language=language, results=NEW)
    assert caught.value.allowed == "it was not done after 0.001 seconds, and was ended."
