"""What a lowering may use of a target, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Features:
    """The capabilities that shape a program. The defaults are what every target has.

    Attributes
    ----------
    int64, f64
        64-bit integers, and float64, in registers and memory.
    f16
        float16 in memory, with casts from and to float32. Without it the lowering converts the bits.
    storage
        Bits of the narrowest element that can be loaded and stored: 8, 16 or 32. Narrower elements are packed into words.
    vectors
        Whether operands are aligned so that four neighbours can be loaded and stored at once.
    wide
        Whether operands may start beyond 2**31 elements of what they are bound by; positions are then 64 bits wide in any case.
    subgroup
        Invocations a subgroup where subgroup operations can be used, else None.
    native
        ``(function, dtype)`` pairs that the target computes itself within the stated bound of error.
    group
        Most invocations a group.
    grid
        Most groups along each dimension of a grid.
    shared
        Bytes of shared memory a group.
    buffers
        Most buffers a kernel.

    """

    int64: bool = False
    f64: bool = False
    f16: bool = False
    storage: int = 32
    vectors: bool = True
    wide: bool = False
    subgroup: int | None = None
    native: frozenset[tuple[str, str]] = frozenset()
    group: int = 256
    grid: tuple[int, int, int] = (65535, 65535, 65535)
    shared: int = 16384
    buffers: int = 8
