"""States in registers, in shared memory and in scratch arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import Term
from trellis.codegen.lowering.carrying import carrier
from trellis.codegen.lowering.formula import Formula
from trellis.expr import Node, legalise, node

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis.codegen.lowering.frame import Frame
    from trellis.codegen.lowering.reduce.combining import Combining
    from trellis.codegen.nodes import Memory

Terms = list[Term]


def held(dtype: str) -> str:
    """Return the dtype in which memory holds what a register does; there, truth is a word."""
    return "uint32" if dtype == "bool" else carrier(dtype)


class States:
    """Writes how states change.

    Parameters
    ----------
    frame, how
        Where to write, and how elements combine.

    """

    def __init__(self, frame: Frame, how: Combining) -> None:
        self._frame, self._b, self._how = frame, frame.b, how

    def start(self) -> Terms:
        """Declare a state that changes, at first that of no elements."""
        return [
            self._b.var(f"state{i}", value) for i, value in enumerate(self._write(self._how.identity(), ()))
        ]

    def take(self, state: Sequence[Term], value: Term, index: Term | None) -> None:
        """Combine one element into a changing state."""
        how = self._how
        own = [node("input", dtype, (), (i,)) for i, dtype in enumerate(how.dtypes)]
        given = [node("input", how.dtype, (), (len(own),))]
        place = None if index is None else node("input", how.place, (), (len(own) + 1,))
        formulas = how.combine(tuple(own), how.single(given[0], place))
        values = (*state, value) if index is None else (*state, value, index)
        self._assign(state, self._write(formulas, values))

    def merge(self, state: Sequence[Term], other: Sequence[Term]) -> None:
        """Combine another state into a changing one."""
        self._assign(state, self.combined(state, other))

    def combined(self, left: Sequence[Term], right: Sequence[Term]) -> Terms:
        """Return two states combined."""
        count = len(left)
        nodes = [node("input", dtype, (), (i,)) for i, dtype in enumerate(self._how.dtypes * 2)]
        return self._write(self._how.combine(tuple(nodes[:count]), tuple(nodes[count:])), (*left, *right))

    def result(self, state: Sequence[Term], divisor: Term | None) -> Term:
        """Return the result of a state; means and variances are divided."""
        how = self._how
        nodes = [node("input", dtype, (), (i,)) for i, dtype in enumerate(how.dtypes)]
        number = None if divisor is None else node("input", how.real, (), (len(nodes),))
        values = state if divisor is None else (*state, divisor)
        (found,) = self._write((how.result(tuple(nodes), number),), values)
        return found

    def load(self, memory: Sequence[Memory], index: Term) -> Terms:
        """Load a state."""
        found = [self._b.load(item, index, f"part{i}") for i, item in enumerate(memory)]
        return [
            item.ne(0) if dtype == "bool" else item
            for item, dtype in zip(found, self._how.dtypes, strict=True)
        ]

    def store(self, memory: Sequence[Memory], index: Term, state: Sequence[Term]) -> None:
        """Store a state."""
        for item, value in zip(memory, state, strict=True):
            self._b.store(item, index, value.cast(item.dtype))

    def across(self, state: Sequence[Term], size: int) -> Terms:
        """Return the states of a whole group combined, right for its first invocation: a tree in shared memory."""
        b, frame = self._b, self._frame
        memory = [b.shared(f"tile{i}", held(dtype), size) for i, dtype in enumerate(self._how.dtypes)]
        local = frame.local()
        self.store(memory, local, state)
        b.barrier()
        with b.loop("level", 0, size.bit_length() - 1) as level:
            half = b.let("half", (frame.constant(size // 2)) >> level)
            with b.when(local < half):
                self.store(
                    memory, local, self.combined(self.load(memory, local), self.load(memory, local + half))
                )
            b.barrier()
        return self.load(memory, frame.constant(0))

    def _assign(self, state: Sequence[Term], values: Terms) -> None:
        named = [self._b.let("next", value) for value in values] if len(values) > 1 else values
        for variable, value in zip(state, named, strict=True):
            self._b.assign(variable, value)

    def _write(self, outputs: Sequence[Node], values: Sequence[Term]) -> Terms:
        leaf: Callable[[Node], Term] = lambda item: values[int(item.value[0])]  # noqa: E731 - one line says it
        return Formula(self._b, self._frame.features, leaf).write(
            legalise(tuple(outputs), self._frame.features.native)
        )
