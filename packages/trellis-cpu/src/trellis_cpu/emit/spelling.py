"""One primitive operation as one or two instructions of LLVM IR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.emit.casts import cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node
    from trellis_cpu.emit.builder import Builder

# Binary operations by name: (floats, signed integers, unsigned integers and bool). Contraction (a product and a sum fused)
# is the only liberty that floats take: no flag assumes away NaN, infinities or the sign of zero.
_BINARY: dict[str, tuple[str | None, str | None, str | None]] = {
    "add": ("fadd contract", "add", "add"),
    "sub": ("fsub contract", "sub", "sub"),
    "mul": ("fmul contract", "mul", "mul"),
    "div": ("fdiv", None, None),
    "idiv": (None, "sdiv", "udiv"),
    "irem": (None, "srem", "urem"),
    "and": (None, "and", "and"),
    "or": (None, "or", "or"),
    "xor": (None, "xor", "xor"),
    "shl": (None, "shl", "shl"),
    "shr": (None, "ashr", "lshr"),
}
_COMPARE = {
    "eq": ("oeq", "eq", "eq"),
    "ne": ("une", "ne", "ne"),
    "lt": ("olt", "slt", "ult"),
    "le": ("ole", "sle", "ule"),
    "gt": ("ogt", "sgt", "ugt"),
    "ge": ("oge", "sge", "uge"),
}
_INTRINSICS = {
    "sqrt": "sqrt",
    "abs": "fabs",
    "floor": "floor",
    "ceil": "ceil",
    "trunc": "trunc",
    "rint": "roundeven",
    "copysign": "copysign",
    "fma": "fmuladd",
}


def _class(dtype: str) -> int:
    return 0 if types.is_float(dtype) else 1 if types.is_signed(dtype) else 2


def spell(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    """Write a primitive operation on arguments that are written already; return the name of its result."""
    kind = types.value(node.dtype, lanes)
    if node.op in _BINARY:
        instruction = _BINARY[node.op][_class(node.dtype)]
        return b.op(f"{instruction} {kind} {names[0]}, {names[1]}")
    if node.op in _COMPARE:
        source = node.args[0].dtype
        if types.is_half(source):
            names = [cast(b, name, source, "float32", lanes) for name in names]
            source = "float32"
        how = _COMPARE[node.op][_class(source)]
        word = "fcmp" if types.is_float(source) else "icmp"
        return b.op(f"{word} {how} {types.value(source, lanes)} {names[0]}, {names[1]}")
    if node.op in _INTRINSICS:
        arguments = ", ".join(f"{kind} {name}" for name in names)
        flag = "contract " if node.op == "fma" else ""
        return b.op(
            f"call {flag}{kind} @llvm.{_INTRINSICS[node.op]}.{types.suffix(node.dtype, lanes)}({arguments})"
        )
    return _OTHERS[node.op](b, node, names, lanes)


def _neg(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    kind = types.value(node.dtype, lanes)
    if types.is_float(node.dtype):
        return b.op(f"fneg {kind} {names[0]}")
    return b.op(f"sub {kind} {'0' if lanes == 1 else 'zeroinitializer'}, {names[0]}")


def _not(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    ones = "true" if node.dtype == "bool" else "-1"
    splat = ones if lanes == 1 else f"splat ({types.scalar(node.dtype)} {ones})"
    return b.op(f"xor {types.value(node.dtype, lanes)} {names[0]}, {splat}")


def _mulhi(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    kind, wide = types.value(node.dtype, lanes), types.vector("i64", lanes)
    left, right = (b.op(f"zext {kind} {name} to {wide}") for name in names)
    product = b.op(f"mul {wide} {left}, {right}")
    half = b.op(f"lshr {wide} {product}, {'32' if lanes == 1 else 'splat (i64 32)'}")
    return b.op(f"trunc {wide} {half} to {kind}")


def _select(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    kind = types.value(node.dtype, lanes)
    return b.op(f"select {types.vector('i1', lanes)} {names[0]}, {kind} {names[1]}, {kind} {names[2]}")


def _bitcast(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    return b.op(
        f"bitcast {types.value(node.args[0].dtype, lanes)} {names[0]} to {types.value(node.dtype, lanes)}"
    )


def _cast(b: Builder, node: Node, names: Sequence[str], lanes: int) -> str:
    return cast(b, names[0], node.args[0].dtype, node.dtype, lanes)


_OTHERS = {"neg": _neg, "not": _not, "mulhi": _mulhi, "select": _select, "bitcast": _bitcast, "cast": _cast}
