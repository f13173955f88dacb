"""The types of values: what each operation takes and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.nodes import (
    IDS,
    INDEX_OPS,
    REGISTERS,
    SUBGROUP_OPS,
    Const,
    Id,
    Lane,
    Load,
    Name,
    Op,
    Param,
    Subgroup,
    Value,
    Vector,
    lanes_of,
)
from trellis.dtypes import NAMES, is_float, is_integer, itemsize
from trellis.expr import PRIMITIVES

if TYPE_CHECKING:
    from collections.abc import Iterator

INDICES = ("int32", "int64")
_COMPARISONS = frozenset({"eq", "ne", "lt", "le", "gt", "ge"})
_FLOATS = frozenset({"div", "fma", "sqrt", "abs", "floor", "ceil", "trunc", "rint", "copysign"})
_NUMBERS = frozenset({"add", "sub", "mul", "neg"})
_INTEGERS = frozenset({"idiv", "irem", "shl", "shr"})
_BITS = frozenset({"and", "or", "xor", "not"})
_ONE = frozenset({"neg", "sqrt", "abs", "floor", "ceil", "trunc", "rint", "not", "cast", "bitcast"})
_THREE = frozenset({"fma", "select"})


def problems(value: Value) -> Iterator[str]:
    """Yield what is wrong with a value itself, its parts taken for right."""
    match value:
        case Const():
            if value.dtype not in REGISTERS:
                yield f"a constant of {value.dtype}, which is no register's"
            elif isinstance(value.value, bool) != (value.dtype == "bool"):
                yield f"{value.value!r} as a constant of {value.dtype}"
            elif is_integer(value.dtype) and not _held(value.value, value.dtype):
                yield f"{value.value!r} is not in the range of {value.dtype}"
        case Id():
            if value.what not in IDS or value.axis not in range(3):
                yield f"there is no id {value.what} along {value.axis}"
        case Op():
            yield from _operation(value)
        case Load():
            if value.index.dtype not in INDICES or lanes_of(value.index) != 1:
                yield f"{value.memory.name} is indexed by {value.index.dtype}"
        case Vector():
            if len(value.items) not in {2, 4} or {item.dtype for item in value.items} != {value.dtype}:
                yield f"a vector of {', '.join(item.dtype for item in value.items)}"
            if any(lanes_of(item) != 1 for item in value.items):
                yield "a vector of vectors"
        case Lane():
            if not 0 <= value.lane < lanes_of(value.vector):
                yield f"lane {value.lane} of a value of {lanes_of(value.vector)}"
        case Subgroup():
            if value.op not in SUBGROUP_OPS:
                yield f"there is no subgroup operation {value.op}"
        case Name() | Param():
            pass


def _held(value: float, dtype: str) -> bool:
    bits = 8 * itemsize(dtype)
    signed = dtype.startswith("int")
    return isinstance(value, int) and -(1 << (bits - 1)) * signed <= value < 1 << (bits - signed)


def _operation(value: Op) -> Iterator[str]:
    kinds = [arg.dtype for arg in value.args]
    if any(lanes_of(arg) != 1 for arg in value.args):
        yield f"{value.op} of a vector"
    if value.op in {"cast", "bitcast"}:
        yield from _conversion(value, kinds)
        return
    if value.op == "rare" or (value.op in PRIMITIVES | INDEX_OPS and len(kinds) != _arity(value.op)):
        yield f"{value.op} of {len(kinds)} arguments"
        return
    if value.dtype not in REGISTERS or any(kind not in REGISTERS for kind in kinds):
        yield f"{value.op} from {', '.join(kinds)} to {value.dtype}, not all of them registers'"
        return
    if value.op == "select" and kinds[0] != "bool":
        yield f"a choice by {kinds[0]}"
    operands = kinds[1:] if value.op == "select" else kinds
    result = "bool" if value.op in _COMPARISONS else operands[0]
    if len(set(operands)) != 1 or value.dtype != result:
        yield f"{value.op} from {', '.join(operands)} to {value.dtype}"
    elif not _taken(value.op, operands[0]):
        yield f"{value.op} of {operands[0]}"


def _arity(op: str) -> int:
    return 1 if op in _ONE else 3 if op in _THREE else 2


def _taken(op: str, dtype: str) -> bool:
    """Tell whether an operation has a meaning on a dtype."""
    if op in _FLOATS:
        return is_float(dtype)
    if op in _NUMBERS:
        return dtype != "bool"
    if op in _INTEGERS:
        return is_integer(dtype)
    if op in _BITS:
        return not is_float(dtype)
    if op in INDEX_OPS:
        return dtype in INDICES
    if op == "mulhi":
        return dtype == "uint32"
    # Comparisons, choices, and functions of the target's own.
    return op in PRIMITIVES or is_float(dtype)


def _conversion(value: Op, kinds: list[str]) -> Iterator[str]:
    if len(kinds) != 1 or value.dtype not in NAMES or "bfloat16" in {value.dtype, kinds[0]}:
        yield f"{value.op} from {', '.join(kinds)} to {value.dtype}"
        return
    source = kinds[0]
    if source not in REGISTERS and value.dtype not in REGISTERS:
        yield f"{value.op} between {source} and {value.dtype}, neither of them a register's"
    if (
        "float16" in {source, value.dtype}
        and value.op == "cast"
        and {source, value.dtype} != {"float16", "float32"}
    ):
        yield f"cast from {source} to {value.dtype}"
    if value.op == "cast" and value.dtype == "bool":
        yield "a cast to bool, which is a comparison"
    if value.op == "bitcast" and (
        itemsize(source) != itemsize(value.dtype) or "bool" in {source, value.dtype}
    ):
        yield f"bitcast from {source} to {value.dtype}"
