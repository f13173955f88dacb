"""Statements: what an invocation does, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from trellis.codegen.nodes.memory import Buffer, Shared
    from trellis.codegen.nodes.values import Name, Value

ATOMIC_OPS = frozenset({"add", "min", "max", "and", "or", "xor", "exchange"})


@dataclass(frozen=True, slots=True)
class Comment:
    """A line for the reader of the written kernel."""

    text: str


@dataclass(frozen=True, slots=True)
class Let:
    """Name a value that does not change."""

    name: Name
    value: Value


@dataclass(frozen=True, slots=True)
class Var:
    """Declare a local variable with its first value."""

    name: Name
    value: Value


@dataclass(frozen=True, slots=True)
class Assign:
    """Give a local variable another value."""

    name: Name
    value: Value


@dataclass(frozen=True, slots=True)
class Store:
    """Write the unit at an index; the value has the memory's dtype and lanes."""

    memory: Buffer | Shared
    index: Value
    value: Value


@dataclass(frozen=True, slots=True)
class Atomic:
    """Read, combine (`ATOMIC_OPS`) and write one element of atomic memory in one step; the name holds what was there before."""

    op: str
    memory: Buffer | Shared
    index: Value
    value: Value
    name: Name | None = None


@dataclass(frozen=True, slots=True)
class If:
    """Do one of two bodies."""

    condition: Value
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class For:
    """Count from `start` by `step` (a positive constant or parameter) while below `stop`.

    Attributes
    ----------
    name
        The counter, int32 or int64; the body does not change it, and its own dtype is that of the bounds.
    start, stop, step
        Evaluated once, before the loop.
    body
        What is repeated.
    unroll
        How many iterations a writer should ask the compiler to unroll; 1 is none, 0 is all.

    """

    name: Name
    start: Value
    stop: Value
    step: Value
    body: tuple[Statement, ...]
    unroll: int = 1


@dataclass(frozen=True, slots=True)
class Barrier:
    """Wait for every invocation of the group, which must all come here; what they wrote to `memory` before is then visible to them.

    Attributes
    ----------
    memory
        ``shared``, or ``all`` for shared arrays and buffers.

    """

    memory: Literal["shared", "all"] = "shared"


Statement = Comment | Let | Var | Assign | Store | Atomic | If | For | Barrier
