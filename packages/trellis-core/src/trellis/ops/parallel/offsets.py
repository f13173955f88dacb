"""A formula for a slice of the leading axis: an index along that axis counts from where the slice starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.expr import Expression, node, walk

if TYPE_CHECKING:
    from trellis.expr import Node, Trace


def shifted(trace: Trace, start: int) -> tuple[Expression, tuple[Any, ...]]:
    """Return the expression and scalars for a slice: its start is one scalar more where the formula reads that index."""
    expression = trace.expression
    if not any(item.op == "index" and item.value[0] == 0 for item in walk(expression.outputs)):
        return expression, trace.values
    first = node("scalar", "int64", (), (len(expression.scalars),))
    done: dict[int, Node] = {}
    for item in walk(expression.outputs):
        here = node(item.op, item.dtype, tuple(done[id(arg)] for arg in item.args), item.value)
        along = item.op == "index" and item.value[0] == 0
        done[id(item)] = node("add", item.dtype, (here, first)) if along else here
    outputs = tuple(done[id(root)] for root in expression.outputs)
    return Expression(outputs, (*expression.scalars, "int64")), (*trace.values, start)
