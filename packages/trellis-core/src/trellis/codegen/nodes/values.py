"""Values: what an invocation computes without changing anything.

Values in registers have one of the dtypes `REGISTERS`. Narrower ones exist only where they are loaded, stored or cast: 8 and 16
bit integers are computed with in 32 bits and halves in float32.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trellis.codegen.nodes.memory import Buffer, Param, Shared

# Dtypes of values that can be computed with.
REGISTERS = ("bool", "int32", "uint32", "float32", "int64", "uint64", "float64")

# Index arithmetic beside `trellis.expr.PRIMITIVES`: on int32 and int64, and never overflowing, which the interpreter checks; a
# writer spells it plainly, while add, sub and mul of a signed type must wrap. Division of indices is idiv and irem.
INDEX_OPS = frozenset({"iadd", "isub", "imul", "imin", "imax"})

IDS = ("group", "groups", "local", "lane")

# What `Subgroup` can do. Reductions combine the values of all active invocations of a subgroup; min and max are of numbers
# that are not NaN. `shuffle_xor` reads the value of the invocation whose lane differs by the constant argument,
# `shuffle_down` that of the lane above by it, `broadcast` that of a constant lane; `exclusive_add` is the sum of lower lanes.
SUBGROUP_OPS = frozenset(
    "add mul min max and or xor any all shuffle_xor shuffle_down broadcast exclusive_add".split()
)


@dataclass(frozen=True, slots=True)
class Const:
    """A constant; floats are Python floats, exact for the dtype; NaN and infinities occur."""

    value: int | float | bool
    dtype: str


@dataclass(frozen=True, slots=True)
class Id:
    """Where an invocation is, an int32.

    Attributes
    ----------
    what
        ``group`` index of the group in the grid, ``groups`` extent of the grid, ``local`` index of the invocation in its
        group, each along `axis`; ``lane`` index of the invocation in its subgroup.
    axis
        0, 1 or 2.

    """

    what: Literal["group", "groups", "local", "lane"]
    axis: int = 0
    dtype: Literal["int32"] = "int32"


@dataclass(frozen=True, slots=True)
class Name:
    """The value of a `Let`, a `Var`, a `For` or an `Atomic` that is in scope; names are unique in a kernel."""

    name: str
    dtype: str
    lanes: int = 1


@dataclass(frozen=True, slots=True)
class Op:
    """An operation on scalars.

    Attributes
    ----------
    op
        One of `trellis.expr.PRIMITIVES` but ``rare``, with the meaning stated there; one of `INDEX_OPS`; or the name of a function
        that the target computes itself (`Features.native`).
    dtype
        Dtype of the result. For ``cast`` and ``bitcast`` the target of the conversion, which may be a narrow dtype that is
        stored next; a narrow argument comes from a load.
    args
        Arguments, all of one dtype but for ``select`` (whose first is bool).

    """

    op: str
    dtype: str
    args: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Load:
    """The unit at an index, which is int32 or int64 and counts units of `memory.lanes` elements."""

    memory: Buffer | Shared
    index: Value

    @property
    def dtype(self) -> str:
        """Dtype of the elements."""
        return self.memory.dtype

    @property
    def lanes(self) -> int:
        """Elements loaded."""
        return self.memory.lanes


@dataclass(frozen=True, slots=True)
class Vector:
    """Two or four scalars of one dtype put together. Vectors are stored and taken apart, never computed with."""

    items: tuple[Value, ...]

    @property
    def dtype(self) -> str:
        """Dtype of the elements."""
        return self.items[0].dtype

    @property
    def lanes(self) -> int:
        """Number of elements."""
        return len(self.items)


@dataclass(frozen=True, slots=True)
class Lane:
    """One element of a vector; the lane is a constant."""

    vector: Value
    lane: int

    @property
    def dtype(self) -> str:
        """Dtype of the element."""
        return self.vector.dtype


@dataclass(frozen=True, slots=True)
class Subgroup:
    """An operation over a subgroup (`SUBGROUP_OPS`), in flow that is the same for the whole group; only as the value of a `Let`."""

    op: str
    value: Value
    argument: int = 0

    @property
    def dtype(self) -> str:
        """Dtype of the result, that of the value."""
        return self.value.dtype


Value = Const | Param | Id | Name | Op | Load | Vector | Lane | Subgroup


def lanes_of(value: Value) -> int:
    """Return how many elements a value has."""
    return value.lanes if isinstance(value, Name | Load | Vector) else 1
