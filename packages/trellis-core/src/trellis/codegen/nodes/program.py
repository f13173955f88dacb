"""A kernel, one launch of it, and the ordered launches that carry out an intent."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from trellis.codegen.nodes.memory import Buffer, Param, Shared
    from trellis.codegen.nodes.statements import Statement


@dataclass(frozen=True, slots=True)
class Kernel:
    """A program that every invocation of a grid runs.

    Attributes
    ----------
    name
        Identifier of the entry point.
    buffers
        What is bound, in the order of a launch's bindings.
    params
        What is passed, in the order of a launch's values.
    shared
        Arrays that a group shares.
    group
        Invocations a group along x, y, z; the linear order of invocations is x fastest.
    body
        What an invocation does.
    about
        Lines for the head of the written kernel: intent, schedule, revision.
    subgroup
        Invocations a subgroup where the kernel relies on the number, else None.

    """

    name: str
    buffers: tuple[Buffer, ...]
    params: tuple[Param, ...]
    shared: tuple[Shared, ...]
    group: tuple[int, int, int]
    body: tuple[Statement, ...]
    about: tuple[str, ...] = ()
    subgroup: int | None = None

    @property
    def size(self) -> int:
        """Invocations a group."""
        return math.prod(self.group)


@dataclass(frozen=True, slots=True)
class Operand:
    """An array of the call: an input or output of the intent, or a scratch array of the program, by position."""

    kind: Literal["input", "output", "scratch"]
    position: int


@dataclass(frozen=True, slots=True)
class Scalar:
    """The call's run-time scalar of a slot, converted to the parameter's dtype."""

    slot: int


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an operand's first element lies in what is bound.

    The number counts `unit` elements of the operand's own dtype (also where they are packed into words) from the start of the
    binding; a door that binds at the first element passes 0. With a `unit` above 1 the door must bind so that it divides.
    """

    operand: Operand
    unit: int = 1


Number = int | float | Scalar | Origin


@dataclass(frozen=True, slots=True)
class Launch:
    """One launch of a kernel.

    Attributes
    ----------
    kernel
        What runs.
    grid
        Groups along x, y, z, each at least 1 and within the features' `grid`.
    bindings
        An operand for each of the kernel's buffers; each operand is bound once.
    values
        A number for each of the kernel's parameters.

    """

    kernel: Kernel
    grid: tuple[int, int, int]
    bindings: tuple[Operand, ...]
    values: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Scratch:
    """A temporary array of a program; `zeroed` asks the door to clear it before the first launch."""

    dtype: str
    size: int
    zeroed: bool = False


@dataclass(frozen=True, slots=True)
class Program:
    """Launches that run one after the other, each seeing what those before it wrote; none where nothing is to be done.

    Attributes
    ----------
    launches
        In order.
    scratch
        Temporary arrays.

    """

    launches: tuple[Launch, ...]
    scratch: tuple[Scratch, ...] = ()

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        """The distinct kernels, in the order of their first launch."""
        return tuple(dict.fromkeys(launch.kernel for launch in self.launches))
