"""Writing the formulas of intents: legalised nodes, each once, as values that registers hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import Term, op
from trellis.codegen.lowering import carrying
from trellis.codegen.lowering.carrying import HALVES, carrier, wrapped
from trellis.codegen.lowering.refused import Decline
from trellis.dtypes import is_float, is_integer
from trellis.expr import LEAVES, walk

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis.codegen.building import Builder
    from trellis.codegen.features import Features
    from trellis.expr import Node

# Operations that can leave the range of a narrow integer, and those that round a half.
_LEAVING = frozenset({"add", "sub", "mul", "neg", "shl", "not", "idiv"})
_ROUNDING = frozenset({"add", "sub", "mul", "div", "fma", "sqrt"})
_ORDERED = frozenset({"lt", "le", "gt", "ge"})
# Nesting up to which an operation that is used once stays inside its user's line.
_DEPTH = 4


class Formula:
    """Writes formulas.

    Parameters
    ----------
    b, features
        Where to write for what.
    leaf
        Returns the value of an ``input``, ``tap``, ``scalar`` or ``index`` node, as a register holds it.

    """

    def __init__(self, b: Builder, features: Features, leaf: Callable[[Node], Term]) -> None:
        self._b, self._features, self._leaf = b, features, leaf
        self._known: dict[int, Term] = {}
        self._depth: dict[int, int] = {}
        self._uses: dict[int, int] = {}

    def write(self, outputs: Sequence[Node]) -> list[Term]:
        """Write what the outputs need and return their values; a half is not yet rounded where its store will do that."""
        check(outputs, self._features)
        self._uses = {}
        for item in walk(outputs):
            for arg in item.args:
                self._uses[id(arg)] = self._uses.get(id(arg), 0) + 1
        return [self._unrounded(item) for item in outputs]

    def _unrounded(self, root: Node) -> Term:
        """Return a result; where a float32 is cast to a half last, that float32: it is rounded when it is stored."""
        last = root.op == "cast" and root.dtype in HALVES and root.args[0].dtype == "float32"
        return self._value(root.args[0] if last else root)

    def _value(self, root: Node) -> Term:
        """Write one node after its arguments, without recursion: formulas can be deep."""
        stack = [root]
        while stack:
            item = stack[-1]
            if id(item) in self._known:
                stack.pop()
                continue
            needed = (item.args[0], item.args[2]) if item.op == "rare" else item.args
            missing = [arg for arg in needed if id(arg) not in self._known]
            if missing:
                stack.extend(reversed(missing))
            else:
                self._keep(stack.pop())
        return self._known[id(root)]

    def _keep(self, item: Node) -> None:
        value = self._spelt(item)
        depth = 1 + max((self._depth.get(id(arg), 0) for arg in item.args), default=0)
        if self._uses.get(id(item), 0) > 1 or depth > _DEPTH:
            value, depth = self._b.let("v", value), 0
        self._known[id(item)], self._depth[id(item)] = value, 0 if item.op in LEAVES else depth

    def _spelt(self, item: Node) -> Term:
        if item.op == "const":
            return carrying.constant(item.value[0], item.dtype)
        if item.op in LEAVES:
            return self._leaf(item)
        if item.op == "rare":
            return self._rare(item)
        args = [self._known[id(arg)] for arg in item.args]
        if item.op == "cast":
            return self._cast(args[0], item.args[0].dtype, item.dtype)
        if item.op == "bitcast":
            return self._bitcast(args[0], item.args[0].dtype, item.dtype)
        if item.op in _ORDERED and args[0].dtype == "bool":
            args = [arg.cast("uint32") for arg in args]
        found = op(item.op, *args, dtype=carrier(item.dtype))
        if is_integer(item.dtype) and item.op in _LEAVING:
            return wrapped(found, item.dtype)
        if item.dtype in HALVES and item.op in _ROUNDING:
            return carrying.rounded(self._b, found, item.dtype, self._features)
        return found

    def _cast(self, value: Term, source: str, target: str) -> Term:
        if target in HALVES:
            value = value if is_float(source) else value.cast("float32")
            return carrying.rounded(self._b, value, target, self._features)
        held = value.cast(carrier(target))
        return wrapped(held, target) if is_integer(source) and is_integer(target) else held

    def _bitcast(self, value: Term, source: str, target: str) -> Term:
        if carrier(source) == source and carrier(target) == target:
            return value.view(target)
        return carrying.from_bits(self._b, carrying.bits(self._b, value, source), target)

    def _rare(self, item: Node) -> Term:
        """Write the slow value in a branch that is taken where an invocation needs it."""
        b = self._b
        condition, fast = self._known[id(item.args[0])], self._known[id(item.args[2])]
        found = b.var("v", fast)
        outside = dict(self._known)
        with b.when(condition):
            b.assign(found, self._value(item.args[1]))
        self._known = outside  # what was written inside is not in scope after it
        return found


def check(outputs: Sequence[Node], features: Features) -> None:
    """Decline a formula with dtypes that the target cannot compute with.

    An index that is cast at once needs no 64 bits: the lowering has made sure that it fits.
    """
    nodes = list(walk(outputs))
    indices = {id(item) for item in nodes if item.op == "index"}
    for item in nodes:
        if item.op == "cast":
            continue
        if any(id(arg) in indices for arg in item.args) and not features.int64:
            raise Decline(
                "the device has no int64, and the formula computes with an index; cast it to int32 first"
            )
    carrying.require(features, *(item.dtype for item in nodes if id(item) not in indices))
    if any(id(item) in indices for item in outputs):
        carrying.require(features, "int64")
