"""A legalised formula over vectors of values, node by node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.emit.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis.expr import Node
    from trellis_cpu.emit.builder import Builder

# Integer divisions: a zero divisor is a processor trap.
_TRAPPING = frozenset({"idiv", "irem"})
_LEAVES = frozenset({"input", "tap", "scalar", "index"})


class Formula:
    """Writes the nodes of a formula once each, at `lanes` values a register.

    Parameters
    ----------
    b
        Where to write.
    lanes
        Values a register; 1 writes scalar code.
    leaf
        Returns the name that holds the value of an ``input``, ``tap``, ``scalar`` or ``index`` node.
    mask
        Lanes that hold an element; None is all.

    """

    def __init__(self, b: Builder, lanes: int, leaf: Callable[[Node], str], mask: str | None = None) -> None:
        self._b = b
        self._lanes = lanes
        self._leaf = leaf
        self._mask = mask
        self._known: dict[Node, str] = {}

    def write(self, outputs: Sequence[Node]) -> list[str]:
        """Write what the outputs need and return their names."""
        return [self._value(node) for node in outputs]

    def _value(self, root: Node) -> str:
        """Write one node after its arguments, without recursion: formulas can be deep."""
        stack = [root]
        while stack:
            node = stack[-1]
            if node in self._known:
                stack.pop()
                continue
            needed = (node.args[0], node.args[2]) if node.op == "rare" else node.args
            missing = [item for item in needed if item not in self._known]
            if missing:
                stack.extend(reversed(missing))
            else:
                self._known[stack.pop()] = self._spell(node)
        return self._known[root]

    def _spell(self, node: Node) -> str:
        if node.op == "const":
            return types.constant(node.value[0], node.dtype, self._lanes)
        if node.op in _LEAVES:
            return self._leaf(node)
        if node.op == "rare":
            return self._rare(node)
        names = [self._known[item] for item in node.args]
        if node.op in _TRAPPING and self._mask is not None:
            names[1] = self._guarded(node.dtype, names[1])
        return spell(self._b, node, names, self._lanes)

    def _guarded(self, dtype: str, divisor: str) -> str:
        """Write a divisor that is 1 in the lanes without an element, whose zeros would end the process."""
        kind, bits = types.value(dtype, self._lanes), types.vector("i1", self._lanes)
        one = types.constant(1, dtype, self._lanes)
        return self._b.op(f"select {bits} {self._mask}, {kind} {divisor}, {kind} {one}")

    def _rare(self, node: Node) -> str:
        """Write the slow value in a block of its own, entered where a lane needs it."""
        b, lanes = self._b, self._lanes
        condition, fast = self._known[node.args[0]], self._known[node.args[2]]
        kind, bits = types.value(node.dtype, lanes), types.vector("i1", lanes)
        wanted = (
            condition
            if lanes == 1
            else b.op(f"call i1 @llvm.vector.reduce.or.v{lanes}i1({bits} {condition})")
        )
        slow, after, before = b.label(), b.label(), b.here
        b.do(f"br i1 {wanted}, label %{slow}, label %{after}, !prof !1")
        b.place(slow)
        outside = dict(self._known)
        mixed = b.op(f"select {bits} {condition}, {kind} {self._value(node.args[1])}, {kind} {fast}")
        self._known = outside  # what was written inside does not reach the code after it
        end = b.here
        b.jump(after)
        b.place(after)
        return b.op(f"phi {kind} [ {fast}, %{before} ], [ {mixed}, %{end} ]")
