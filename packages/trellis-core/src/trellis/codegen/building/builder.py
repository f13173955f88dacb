"""The builder of one kernel: declares, names and nests."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from trellis.codegen.building.terms import Operand, Term, alike, lift
from trellis.codegen.nodes import (
    Access,
    Assign,
    Atomic,
    Barrier,
    Buffer,
    Comment,
    Const,
    For,
    Id,
    If,
    Kernel,
    Lane,
    Let,
    Load,
    Memory,
    Name,
    Param,
    Shared,
    Statement,
    Store,
    Subgroup,
    Var,
    Vector,
    lanes_of,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

# What needs no name to be used several times.
_PLAIN = (Const, Id, Name, Param)


class Builder:
    """Collects the declarations and statements of a kernel.

    Names are hints: a number is added where one is taken. Loads are named when they are written, so that no later store comes
    before them.

    Parameters
    ----------
    name
        Identifier of the kernel.
    index
        Dtype of positions in buffers, int32 or int64.

    """

    def __init__(self, name: str, index: str = "int32") -> None:
        self.name: str = name
        self.index: str = index
        self._buffers: list[Buffer] = []
        self._params: list[Param] = []
        self._shared: list[Shared] = []
        self._blocks: list[list[Statement]] = [[]]
        self._taken: set[str] = set()

    # Declarations

    def buffer(self, name: str, dtype: str, access: Access = "read", lanes: int = 1) -> Buffer:
        """Declare a buffer."""
        self._buffers.append(Buffer(self._fresh(name), dtype, access, lanes))
        return self._buffers[-1]

    def param(self, name: str, dtype: str | None = None) -> Term:
        """Declare a parameter, an index if no dtype is given."""
        self._params.append(Param(self._fresh(name), dtype or self.index))
        return Term(self._params[-1])

    def shared(self, name: str, dtype: str, size: int, lanes: int = 1, *, atomic: bool = False) -> Shared:
        """Declare an array that the group shares."""
        self._shared.append(Shared(self._fresh(name), dtype, size, lanes, atomic))
        return self._shared[-1]

    # Values

    def id(self, what: Literal["group", "groups", "local", "lane"], axis: int = 0) -> Term:
        """Return where the invocation is."""
        return Term(Id(what, axis))

    def number(self, value: int) -> Term:
        """Return an index that is known."""
        return Term(Const(value, self.index))

    def let(self, hint: str, value: Operand) -> Term:
        """Name a value; what is a name or a number already stays."""
        term = lift(value, self.index)
        if isinstance(term.value, _PLAIN):
            return term
        name = Name(self._fresh(hint), term.dtype, lanes_of(term.value))
        self._write(Let(name, term.value))
        return Term(name)

    def load(self, memory: Memory, index: Operand, hint: str = "x") -> Term:
        """Load and name a unit."""
        return self.let(hint, Term(Load(memory, lift(index, self.index).value)))

    def lanes(self, vector: Term) -> list[Term]:
        """Return the elements of a named vector; of a scalar that one."""
        count = lanes_of(vector.value)
        return [vector] if count == 1 else [Term(Lane(vector.value, lane)) for lane in range(count)]

    def vector(self, items: Sequence[Term]) -> Term:
        """Return scalars put together; a single one as it is."""
        return items[0] if len(items) == 1 else Term(Vector(tuple(item.value for item in items)))

    def subgroup(self, name: str, value: Term, argument: int = 0, hint: str = "across") -> Term:
        """Name the result of a subgroup operation."""
        return self.let(hint, Term(Subgroup(name, value.value, argument)))

    # Statements

    def comment(self, text: str) -> None:
        """Say what comes."""
        self._write(Comment(text))

    def var(self, hint: str, value: Operand) -> Term:
        """Declare a local variable."""
        term = lift(value, self.index)
        name = Name(self._fresh(hint), term.dtype)
        self._write(Var(name, term.value))
        return Term(name)

    def assign(self, variable: Term, value: Operand) -> None:
        """Give a variable another value."""
        if not isinstance(variable.value, Name):
            raise TypeError("only variables are assigned to")
        self._write(Assign(variable.value, lift(value, variable.dtype).value))

    def store(self, memory: Memory, index: Operand, value: Operand) -> None:
        """Store a unit."""
        self._write(Store(memory, lift(index, self.index).value, lift(value, memory.dtype).value))

    def atomic(
        self, name: str, memory: Memory, index: Operand, value: Operand, hint: str | None = None
    ) -> Term | None:
        """Combine with an element in one step; with a hint, return what was there before."""
        before = Name(self._fresh(hint), memory.dtype) if hint else None
        where, what = lift(index, self.index).value, lift(value, memory.dtype).value
        self._write(Atomic(name, memory, where, what, before))
        return Term(before) if before is not None else None

    def barrier(self, memory: Literal["shared", "all"] = "shared") -> None:
        """Wait for the group."""
        self._write(Barrier(memory))

    @contextmanager
    def when(self, condition: Term) -> Generator[None]:
        """Write a block that is run where a condition holds."""
        with self._block() as body:
            yield
        if body:
            self._write(If(condition.value, tuple(body)))

    @contextmanager
    def otherwise(self) -> Generator[None]:
        """Write the other block of the `when` just before."""
        last = self._blocks[-1].pop()
        if not isinstance(last, If):
            raise TypeError("there is nothing that this is the other case of")
        with self._block() as body:
            yield
        self._write(If(last.condition, last.then, tuple(body)))

    @contextmanager
    def loop(
        self, hint: str, start: Operand, stop: Operand, step: Operand = 1, *, unroll: int = 1
    ) -> Generator[Term]:
        """Write a loop and yield its counter."""
        first, last = alike(lift(start, self.index), lift(stop, self.index))
        by = lift(step, first.dtype).cast(first.dtype)
        counter = Name(self._fresh(hint), first.dtype)
        with self._block() as body:
            yield Term(counter)
        self._write(For(counter, first.value, last.value, by.value, tuple(body), unroll))

    def kernel(
        self, group: tuple[int, int, int], about: tuple[str, ...] = (), subgroup: int | None = None
    ) -> Kernel:
        """Return the kernel."""
        return Kernel(
            self.name,
            tuple(self._buffers),
            tuple(self._params),
            tuple(self._shared),
            group,
            tuple(self._blocks[0]),
            about,
            subgroup,
        )

    # Inside

    @contextmanager
    def _block(self) -> Generator[list[Statement]]:
        self._blocks.append([])
        yield self._blocks[-1]
        self._blocks.pop()

    def _write(self, statement: Statement) -> None:
        self._blocks[-1].append(statement)

    def _fresh(self, hint: str) -> str:
        found, count = hint, 0
        while found in self._taken:
            count += 1
            found = f"{hint}_{count}"
        self._taken.add(found)
        return found
