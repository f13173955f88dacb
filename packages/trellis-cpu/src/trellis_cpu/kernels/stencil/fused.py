"""Formulas whose products and sums are fused by the formula alone, wherever in the code they are written.

The compiler fuses what it finds side by side: not a product that rows of one group share, nor one of values that are alike
along a row. A result would then depend on how the work was cut.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from trellis.expr import walk
from trellis_cpu.emit import Formula, types

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.expr import Node

_EXACT = {"add": "fadd", "sub": "fsub", "mul": "fmul"}


class Fused(Formula):
    """Writes a formula as its base does; a product that only a sum asks for is a part of the sum, where a target can do so."""

    _parts: dict[Node, Node]

    def write(self, outputs: Sequence[Node]) -> list[str]:
        """Write what the outputs need and return their names."""
        self._parts = _parts(outputs)
        self._inner = set(self._parts.values())
        return super().write(outputs)

    def _spell(self, node: Node) -> str:
        if not types.is_float(node.dtype) or not (node.op in _EXACT or node.op == "fma"):
            return super()._spell(node)
        if node in self._inner:
            return ""  # written where its sum is
        kind, product = types.value(node.dtype, self._lanes), self._parts.get(node)
        if product is not None:
            return self._sum(node, product, kind)
        names = [f"{kind} {self._known[item]}" for item in node.args]
        if node.op == "fma":
            return self._added(node, kind, names)
        return self._b.op(f"{_EXACT[node.op]} {', '.join(names).replace(f', {kind} ', ', ')}")

    def _sum(self, node: Node, product: Node, kind: str) -> str:
        """Write a sum or difference with the product that is a part of it."""
        b, (one, other) = self._b, (self._known[item] for item in product.args)
        left, right = node.args
        rest = self._known[right if product is left else left]
        if node.op == "sub" and product is left:
            rest = b.op(f"fneg {kind} {rest}")
        elif node.op == "sub":
            one = b.op(f"fneg {kind} {one}")
        return self._added(node, kind, [f"{kind} {name}" for name in (one, other, rest)])

    def _added(self, node: Node, kind: str, arguments: Sequence[str]) -> str:
        suffix = types.suffix(node.dtype, self._lanes)
        return self._b.op(f"call {kind} @llvm.fmuladd.{suffix}({', '.join(arguments)})")


def _parts(outputs: Sequence[Node]) -> dict[Node, Node]:
    """Return by sum, or difference, the product that is a part of it: the first one that nothing else asks for."""
    nodes = tuple(walk(outputs))
    uses = Counter(outputs)
    for node in nodes:
        uses.update(node.args)
    found: dict[Node, Node] = {}
    for node in nodes:
        if node.op in {"add", "sub"} and types.is_float(node.dtype):
            for argument in node.args:
                if argument.op == "mul" and uses[argument] == 1:
                    found[node] = argument
                    break
    return found
