"""Memory that a kernel reads and writes, and numbers that it is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Access = Literal["read", "write", "read_write", "atomic"]


@dataclass(frozen=True, slots=True)
class Buffer:
    """An array in device memory, bound at each launch.

    Attributes
    ----------
    name
        Identifier, unique in its kernel.
    dtype
        Element type as it lies in memory. ``bool`` is one byte, 0 or 1. Where a target has no such type, the lowering packs
        the elements into ``uint32`` words (see `Features.storage`), so that a writer only meets types that its target stores.
    access
        ``read``, ``write`` or ``read_write``; ``atomic`` means that every load, store and `Atomic` of it is one relaxed atomic
        operation (then the dtype is int32 or uint32, or 64 bits wide where the target has that).
    lanes
        Elements that one index addresses: 1, 2 or 4. A load then yields a vector of so many.

    """

    name: str
    dtype: str
    access: Access = "read"
    lanes: int = 1


@dataclass(frozen=True, slots=True)
class Shared:
    """An array that the invocations of one group share; its contents are undefined when a group begins.

    Attributes
    ----------
    name
        Identifier, unique in its kernel.
    dtype
        ``int32``, ``uint32``, ``float32`` or a 64-bit type.
    size
        Units that can be indexed, a constant.
    lanes
        Elements a unit: 1, 2 or 4.
    atomic
        Whether every access is one relaxed atomic operation; then as for `Buffer`.

    """

    name: str
    dtype: str
    size: int
    lanes: int = 1
    atomic: bool = False


@dataclass(frozen=True, slots=True)
class Param:
    """A number that each launch passes to its kernel; as a value it is the same for all invocations.

    Attributes
    ----------
    name
        Identifier, unique in its kernel.
    dtype
        ``int32``, ``uint32``, ``float32``, ``int64``, ``uint64`` or ``float64``; narrower scalars are widened before.

    """

    name: str
    dtype: str


Memory = Buffer | Shared
