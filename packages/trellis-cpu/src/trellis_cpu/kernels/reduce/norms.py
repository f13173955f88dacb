"""Norms in float64 that neither overflow nor lose small elements: squares are added up in three sizes, each scaled its own way.

Source: J. L. Blue, "A Portable Fortran Program to Find the Euclidean Norm of a Vector", ACM Transactions on Mathematical Software 4 (1),
1978; thresholds and scales as in E. Anderson, "Algorithm 978: Safe Scaling in the Level 1 BLAS", ibid. 44 (1), 2017.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr import Node, const, node
from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder

    State = tuple[str, ...]

_DTYPE = "float64"
# Elements beyond the first are large, below the second small; their squares are those of the elements times the scale.
_LARGE, _SMALL = 2.0**486, 2.0**-511
_SHRINK, _GROW = 2.0**-538, 2.0**537


def single(b: Builder, lanes: int, value: str) -> State:
    """Write the squares of single elements as (large, middling, small), two of them 0. NaN is middling."""
    kind, bits = types.value(_DTYPE, lanes), types.vector("i1", lanes)
    zero = types.constant(0, _DTYPE, lanes)
    size = b.op(f"call {kind} @llvm.fabs.{types.suffix(_DTYPE, lanes)}({kind} {value})")
    large = b.op(f"fcmp ogt {kind} {size}, {types.constant(_LARGE, _DTYPE, lanes)}")
    small = b.op(f"fcmp olt {kind} {size}, {types.constant(_SMALL, _DTYPE, lanes)}")
    either = b.op(f"or {bits} {large}, {small}")
    found: list[str] = []
    for where, scale in ((large, _SHRINK), (None, None), (small, _GROW)):
        if where is None or scale is None:
            part = b.op(f"select {bits} {either}, {kind} {zero}, {kind} {value}")
        else:
            scaled = b.op(f"fmul {kind} {value}, {types.constant(scale, _DTYPE, lanes)}")
            part = b.op(f"select {bits} {where}, {kind} {scaled}, {kind} {zero}")
        found.append(b.op(f"fmul contract {kind} {part}, {part}"))
    return tuple(found)


def root(sums: tuple[Node, Node, Node]) -> Node:
    """Return the formula of the norm from the three sums.

    Where there are large elements, small ones are nothing beside them. A NaN among the middling ones reaches every branch.
    """
    large, middling, small = sums

    def binary(op: str, left: Node, right: Node) -> Node:
        return node(op, _DTYPE, (left, right))

    shrink, enlarge = const(_SHRINK, _DTYPE), const(1 / _SHRINK, _DTYPE)
    lessen, zero = const(1 / _GROW, _DTYPE), const(0.0, _DTYPE)
    shrunk = binary("mul", binary("mul", middling, shrink), shrink)
    lessened = binary("mul", binary("mul", small, lessen), lessen)
    has_middling = node("ne", "bool", (middling, zero))
    has_large = node("gt", "bool", (large, zero))

    def choice(if_large: Node, if_middling: Node, if_small: Node) -> Node:
        rest = node("select", _DTYPE, (has_middling, if_middling, if_small))
        return node("select", _DTYPE, (has_large, if_large, rest))

    total = choice(binary("add", large, shrunk), binary("add", middling, lessened), small)
    scale = choice(enlarge, const(1.0, _DTYPE), lessen)
    return binary("mul", node("sqrt", _DTYPE, (total,)), scale)
