"""From traced nodes to primitives, node by node."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from trellis.expr.legalising import arithmetic, integers
from trellis.expr.legalising.casts import convert
from trellis.expr.legalising.functions import FUNCTIONS
from trellis.expr.legalising.simplify import primitive
from trellis.expr.legalising.target import Target
from trellis.expr.legalising.terms import Term
from trellis.expr.nodes import LEAVES, PRIMITIVES, Node, walk

if TYPE_CHECKING:
    from collections.abc import Callable

_RULES: dict[str, Callable[..., Term]] = {**arithmetic.RULES, **integers.RULES}


@lru_cache(maxsize=512)
def rewritten(outputs: tuple[Node, ...], native: frozenset[tuple[str, str]]) -> tuple[Node, ...]:
    """Return the formula in primitives; see `trellis.expr.legalise`."""
    target = Target(native, FUNCTIONS)
    done: dict[int, Node] = {}
    for item in walk(outputs):
        done[id(item)] = _rewritten(item, tuple(Term(done[id(arg)]) for arg in item.args), target).node
    return tuple(done[id(root)] for root in outputs)


def _rewritten(item: Node, args: tuple[Term, ...], target: Target) -> Term:
    if item.op in LEAVES:
        return Term(item)
    if item.op == "cast":
        return convert(args[0], item.dtype)
    if item.op == "power" and item.dtype not in {"float32", "float64"}:
        return integers.power(*args)
    rule = _RULES.get(item.op)
    if rule is not None and not (item.op in PRIMITIVES and item.op not in _TRACED_TOO):
        return rule(*args)
    if item.op in PRIMITIVES:
        return Term(primitive(item.op, item.dtype, *(arg.node for arg in args)))
    return target.call(item.op, *args)


# Names that are both NumPy's and a primitive's: the traced rule covers the primitive.
_TRACED_TOO = frozenset({"add", "ceil", "copysign", "floor", "rint", "sqrt", "trunc"})
