"""The verifier accepts a right kernel and names each rule that a planted error breaks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trellis.codegen import (
    Assign,
    Buffer,
    Const,
    Features,
    For,
    Id,
    If,
    Lane,
    Launch,
    Let,
    Load,
    Name,
    Op,
    Operand,
    Param,
    Program,
    Scratch,
    Shared,
    Store,
    Subgroup,
    Vector,
    verify,
)
from trellis.codegen.building import Builder

FULL = Features(int64=True, f64=True, f16=True, storage=8, subgroup=8)
X, Y, N = Buffer("x", "float32"), Buffer("y", "float32", "write"), Param("n", "int32")
TILE = Shared("tile", "float32", 8)
ZERO, LOCAL = Const(0, "int32"), Id("local")


def kernel(*statements, shared=(TILE,)):
    b = Builder("planted")
    return replace(b.kernel((8, 1, 1)), buffers=(X, Y), params=(N,), shared=shared, body=statements)


def launch(kernel, **changes):
    values = {"grid": (2, 1, 1), "bindings": (Operand("input", 0), Operand("output", 0)), "values": (5,)}
    return Launch(kernel, **{**values, **changes})


def rules(item, features=FULL, scratch=()):
    one = item if isinstance(item, Launch) else launch(item)
    return [violation.rule for violation in verify(Program((one,), scratch), features)]


def right():
    b = Builder("right")
    x, y, n = b.buffer("x", "float32"), b.buffer("y", "float32", "write"), b.param("n")
    tile = b.shared("tile", "float32", 8)
    local = b.id("local")
    i = b.let("i", b.id("group") * 8 + local)
    with b.loop("k", 0, n, 8) as k:
        b.store(tile, local, b.load(x, k + local))
        b.barrier()
        with b.when(i < n):
            b.store(y, i, b.load(tile, local))
        b.barrier()
    return b.kernel((8, 1, 1))


def test_a_right_kernel():
    assert rules(right()) == []


F = Const(1.0, "float32")
WRONG_VALUES = {
    "mixed dtypes": Op("add", "float32", (F, ZERO)),
    "wrong result": Op("add", "int32", (F, F)),
    "wrong arity": Op("neg", "float32", (F, F)),
    "float op on ints": Op("sqrt", "int32", (ZERO,)),
    "bits of floats": Op("xor", "float32", (F, F)),
    "index op on floats": Op("iadd", "float32", (F, F)),
    "choice by a number": Op("select", "float32", (ZERO, F, F)),
    "rare is for formulas": Op("rare", "float32", (Const(True, "bool"), F, F)),
    "narrow arithmetic": Op("add", "int8", (Op("cast", "int8", (ZERO,)), Op("cast", "int8", (ZERO,)))),
    "cast to bool": Op("cast", "bool", (ZERO,)),
    "bitcast of another size": Op("bitcast", "float64", (ZERO,)),
    "bfloat16": Op("cast", "bfloat16", (F,)),
    "mulhi of ints": Op("mulhi", "int32", (ZERO, ZERO)),
    "constant of another type": Const(True, "int32"),
    "constant out of range": Const(2**31, "int32"),
    "narrow constant": Const(1, "int8"),
    "no such id": Id("group", 3),
    "float index": Load(X, F),
    "lane beyond": Lane(Vector((F, F)), 2),
    "vector of three": Vector((F, F, F)),
    "arithmetic on vectors": Op("neg", "float32", (Vector((F, F)),)),
    "no such operation across": Subgroup("median", F),
}


@pytest.mark.parametrize("name", WRONG_VALUES)
def test_wrong_values(name):
    value = WRONG_VALUES[name]
    lanes = len(value.items) if isinstance(value, Vector) else 1
    assert set(rules(kernel(Let(Name("a", value.dtype, lanes), value)))) == {"type"}


A, LONG = Name("a", "float32"), Name("k", "int64")
WRONG_BODIES = {
    "name twice": ("name", [Let(A, F), Let(A, F)]),
    "keyword-like name": ("name", [Let(Name("A", "float32"), F)]),
    "out of scope": ("name", [If(Const(True, "bool"), (Let(A, F),)), Store(Y, ZERO, A)]),
    "another type than declared": ("name", [Let(A, F), Store(Y, Name("a", "int32"), F)]),
    "assignment to a value": ("name", [Let(A, F), Assign(A, F)]),
    "unknown parameter": ("name", [Let(Name("a", "int32"), Param("m", "int32"))]),
    "name of another dtype": ("type", [Let(A, ZERO)]),
    "stored dtype": ("type", [Store(Y, ZERO, ZERO)]),
    "branch on a number": ("type", [If(ZERO, ())]),
    "loop of two dtypes": ("type", [For(LONG, ZERO, ZERO, ZERO, ())]),
    "loop that stands": ("type", [For(Name("k", "int32"), ZERO, N, ZERO, ())]),
    "loop of unknown step": ("type", [For(Name("k", "int32"), ZERO, N, LOCAL, ())]),
    "undeclared buffer": ("binding", [Store(Buffer("z", "float32", "write"), ZERO, F)]),
    "write to what is read": ("binding", [Store(X, ZERO, F)]),
    "read of what is written": ("binding", [Let(A, Load(Y, ZERO))]),
    "beyond shared memory": ("memory", [Store(TILE, Const(8, "int32"), F)]),
    "before a buffer": ("memory", [Store(Y, Const(-1, "int32"), F)]),
    "across inside a value": ("uniform", [Let(A, Op("neg", "float32", (Subgroup("add", F),)))]),
}


@pytest.mark.parametrize("name", WRONG_BODIES)
def test_wrong_bodies(name):
    rule, body = WRONG_BODIES[name]
    assert rule in rules(kernel(*body))


def divergent(write):
    b = Builder("divergent")
    b.buffer("x", "float32")
    b.buffer("y", "float32", "write")
    n = b.param("n")
    write(b, n)
    return rules(b.kernel((8, 1, 1)))


def test_barriers_need_uniform_flow():
    def by_local(b, n):
        with b.when(b.id("local") < n):
            b.barrier()

    def by_a_loop(b, n):
        with b.loop("k", 0, b.id("local")):
            b.barrier()

    def by_a_variable(b, n):
        going = b.var("going", 0)
        with b.loop("k", 0, n):
            with b.when(going < 3):
                b.barrier()
            b.assign(going, going + b.id("local"))

    def by_data(b, n):
        tile = b.shared("tile", "int32", 8)
        with b.when(b.load(tile, 0) < n):
            b.barrier()

    def across(b, n):
        with b.when(b.id("local") < n):
            b.subgroup("add", b.id("local"))

    for write in (by_local, by_a_loop, by_a_variable, by_data, across):
        assert divergent(write) == ["uniform"], write.__name__


def test_barriers_in_uniform_flow():
    def write(b, n):
        step = b.var("step", n)
        with b.loop("k", 0, n):
            with b.when(step < b.id("group")):
                b.barrier()
            b.assign(step, step + 1)

    assert divergent(write) == []


def test_declarations():
    assert "type" in rules(kernel(shared=(Shared("tile", "int8", 8),)))
    assert "type" in rules(kernel(shared=(Shared("tile", "float32", 8, atomic=True),)))
    assert "name" in rules(kernel(shared=(TILE, TILE)))
    assert "name" in rules(kernel(shared=(Shared("x", "float32", 8),)))
    assert "type" in rules(replace(kernel(), params=(Param("n", "int8"),)))


def test_limits_and_features():
    assert rules(kernel(shared=(Shared("big", "float32", 5000),))) == ["shared"]
    assert rules(replace(kernel(), group=(512, 1, 1))) == ["group"]
    wide = kernel(
        Let(Name("a", "int64"), Const(1, "int64")), Let(Name("c", "float64"), Const(1.0, "float64"))
    )
    assert rules(wide) == []
    assert rules(wide, Features()) == ["feature", "feature"]
    assert rules(kernel(Let(A, Subgroup("add", F))), Features()) == ["feature"]
    narrow = replace(kernel(), buffers=(Buffer("x", "int8"), Y))
    assert (rules(narrow), rules(narrow, Features())) == ([], ["feature"])


def test_launches():
    one = kernel()
    assert rules(launch(one)) == []
    assert rules(launch(one, grid=(0, 1, 1))) == ["grid"]
    assert rules(launch(one, grid=(65536, 1, 1))) == ["grid"]
    assert rules(launch(one, values=())) == ["binding"]
    assert rules(launch(one, bindings=(Operand("input", 0),))) == ["binding"]
    assert rules(launch(one, bindings=(Operand("output", 0), Operand("input", 0)))) == ["binding"]
    assert rules(launch(one, bindings=(Operand("output", 0), Operand("output", 0)))) == ["alias"]
    scratch = launch(one, bindings=(Operand("input", 0), Operand("scratch", 0)))
    assert rules(scratch) == ["binding"]
    assert rules(scratch, scratch=(Scratch("float32", 4),)) == []


def test_two_kernels_of_one_name():
    first, second = launch(kernel()), launch(kernel(Store(Y, ZERO, F)))
    found = verify(Program((first, second)), FULL)
    assert [violation.rule for violation in found] == ["name", "name"]
