"""What a kernel writer hands over: the text of its phases, and the arguments of one launch."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder


class Written(NamedTuple):
    """A kernel as text.

    Attributes
    ----------
    phases
        Finished functions ``(ptr args, i64 begin, i64 end)``: each phase starts when the one before has done all its chunks.
    extra
        Texts of functions that the phases call.

    """

    phases: tuple[Builder, ...]
    extra: tuple[str, ...] = ()


class Work(NamedTuple):
    """One launch of a kernel: everything but the addresses and the scalars' values.

    The argument block holds 8-byte slots: the operands' addresses, the scalars, then `statics`.

    Attributes
    ----------
    operands
        Number of arrays: inputs, outputs, and the scratch block where there is one.
    scalars
        Dtype of each run-time scalar.
    statics
        Extents, strides and whatever else the kernel reads, as 64-bit integers.
    chunks
        Chunks of each phase. How work is cut depends on shapes only, never on the number of threads, so that results
        are the same for any number.
    nanoseconds
        Rough time one core takes; decides between an inline call, a released GIL and the pool.
    geometry
        How the kernel is cut, for the record.
    scratch
        Bytes of temporary memory; where there are any, its address is the last operand.

    """

    operands: int
    scalars: tuple[str, ...]
    statics: tuple[int, ...]
    chunks: tuple[int, ...]
    nanoseconds: float
    geometry: tuple[tuple[str, int], ...] = ()
    scratch: int = 0
