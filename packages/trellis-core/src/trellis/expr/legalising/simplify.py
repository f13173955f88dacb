"""Building primitive nodes: constants are folded, and what changes no bit of any result is left out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.dtypes import is_float, is_integer
from trellis.expr.evaluation import evaluate
from trellis.expr.nodes import Node, const, node

if TYPE_CHECKING:
    from collections.abc import Callable


def primitive(op: str, dtype: str, *args: Node) -> Node:
    """Return a primitive operation, or a simpler node of the same value.

    Only identities that hold for every value are used: for floats that excludes ``x + 0`` (changes -0), ``x - x`` and ``x * 0``.
    """
    if all(arg.op == "const" for arg in args):
        return folded(node(op, dtype, args))
    rule = _RULES.get(op)
    return (rule(dtype, *args) if rule is not None else None) or node(op, dtype, args)


def folded(item: Node) -> Node:
    """Return the constant that an operation on constants amounts to."""
    (value,) = evaluate((item,), ())
    return const(value.item(), item.dtype) if item.dtype != "bfloat16" else const(float(value), item.dtype)


def _is(item: Node, number: float) -> bool:
    """Tell whether a node is this constant, signs of zeros told apart."""
    if item.op != "const":
        return False
    value = item.value[0]
    return value == number and math.copysign(1.0, value) == math.copysign(1.0, number)


def _add(dtype: str, a: Node, b: Node) -> Node | None:
    zero = -0.0 if is_float(dtype) else 0
    return a if _is(b, zero) else b if _is(a, zero) else None


def _sub(dtype: str, a: Node, b: Node) -> Node | None:
    return a if _is(b, 0) else None


def _mul(dtype: str, a: Node, b: Node) -> Node | None:
    if is_integer(dtype) and (_is(a, 0) or _is(b, 0)):
        return const(0, dtype)
    return a if _is(b, 1) else b if _is(a, 1) else None


def _div(dtype: str, a: Node, b: Node) -> Node | None:
    if b.op != "const" or _is(b, 1):
        return a if b.op == "const" else None
    divisor = float(b.value[0])
    mantissa, exponent = math.frexp(abs(divisor)) if math.isfinite(divisor) else (0.0, 0)
    if mantissa == 0.5 and -100 < exponent < 100:  # a power of two whose reciprocal is exact
        return primitive("mul", dtype, a, const(1 / divisor, dtype))
    return None


def _idiv(dtype: str, a: Node, b: Node) -> Node | None:
    return a if _is(b, 1) else None


def _and(dtype: str, a: Node, b: Node) -> Node | None:
    for item, other in ((a, b), (b, a)):
        if _is(item, 0):
            return item
        if dtype == "bool" and item.op == "const":
            return other
    return a if a is b else None


def _or(dtype: str, a: Node, b: Node) -> Node | None:
    for item, other in ((a, b), (b, a)):
        if _is(item, 0):
            return other
        if dtype == "bool" and item.op == "const":
            return item
    return a if a is b else None


def _xor(dtype: str, a: Node, b: Node) -> Node | None:
    return a if _is(b, 0) else b if _is(a, 0) else None


def _twice(op: str) -> Callable[[str, Node], Node | None]:
    """Return the rule of an operation that undoes itself."""
    return lambda _, a: a.args[0] if a.op == op else None


def _abs(dtype: str, a: Node) -> Node | None:
    return primitive("abs", dtype, a.args[0]) if a.op == "neg" else a if a.op == "abs" else None


def _shift(dtype: str, a: Node, count: Node) -> Node | None:
    return a if _is(count, 0) else None


def _select(dtype: str, condition: Node, a: Node, b: Node) -> Node | None:
    if condition.op == "const":
        return a if condition.value[0] else b
    if condition.op == "not":
        return primitive("select", dtype, condition.args[0], b, a)
    return a if a is b else None


def _rare(dtype: str, condition: Node, slow: Node, fast: Node) -> Node | None:
    if condition.op == "const":
        return slow if condition.value[0] else fast
    return slow if slow is fast else None


def _cast(dtype: str, a: Node) -> Node | None:
    if a.dtype == dtype:
        return a
    if a.op == "cast" and a.args[0].dtype == dtype and (dtype, a.dtype) in _EXACT:
        return a.args[0]
    return None


def _bitcast(dtype: str, a: Node) -> Node | None:
    if a.dtype == dtype:
        return a
    if a.op == "bitcast":
        return primitive("bitcast", dtype, a.args[0])
    return None


# Conversions that lose nothing, so that the way back undoes them.
_EXACT = frozenset(
    {
        ("float16", "float32"),
        ("bfloat16", "float32"),
        ("float32", "float64"),
        ("bool", "int32"),
        ("bool", "int64"),
    }
    | {
        (small, large)
        for small in ("int8", "int16", "int32")
        for large in ("int32", "int64")
        if small != large
    }
)
_RULES: dict[str, Callable[..., Node | None]] = {
    "abs": _abs,
    "add": _add,
    "and": _and,
    "bitcast": _bitcast,
    "cast": _cast,
    "div": _div,
    "idiv": _idiv,
    "mul": _mul,
    "neg": _twice("neg"),
    "not": _twice("not"),
    "or": _or,
    "rare": _rare,
    "select": _select,
    "shl": _shift,
    "shr": _shift,
    "sub": _sub,
    "xor": _xor,
}
