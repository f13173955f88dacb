"""The template of a launch: bytes that the native entry points read, written once for each executable."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis_cpu.kernels.work import Work

# The words of a template: counts, the mode, addresses of Python objects, how to find help, the number of phases. After them
# come the words of each phase, a code for each scalar, and the argument block.
OPERANDS, SCALARS, SLOTS, MODE, NONE, ADDRESS, TYPE_ERROR, OVERFLOW_ERROR = range(8)
HELPERS, WAKE, CELL, START, PHASES = range(8, 13)

# The words of a phase, a cache line: chunks taken, chunks done, chunks in all, the function. A job is a cache line with the
# number of phases, the lines of the phases, and an argument block.
TAKEN, DONE, TOTAL, FUNCTION = range(4)
PHASE_WORDS = JOB_HEAD = 8

# What a call does once its arguments are in place: run with the interpreter's lock held, run with it released, or run it as
# a job that workers help with, the lock released as well.
INLINE, RELEASED, SHARED = range(3)

# Classes of scalars; the low byte of a code holds the bits.
FLOAT, SIGNED, UNSIGNED, BOOL = 0, 256, 512, 768


class Help(NamedTuple):
    """Where a shared launch finds workers.

    Attributes
    ----------
    helpers
        How many may work on it, beside the caller.
    wake
        Whether it is worth waking workers. Otherwise those help that are awake, and only the second such launch in a short
        time wakes others, for those to come.
    cell
        Address of a word that holds the address of the board, 0 where there is none.
    start
        Called where there is no board; it may write the address of one there.

    """

    helpers: int
    wake: bool
    cell: int
    start: Callable[[], object]


NOBODY = Help(0, False, 0, object)


def scalar_code(dtype: str) -> int:
    """Return the code by which an entry point knows how to read a scalar."""
    if dtype == "bool":
        return BOOL
    kind = FLOAT if types.is_float(dtype) else SIGNED if types.is_signed(dtype) else UNSIGNED
    return kind + 8 * types.size(dtype)


def pack(work: Work, functions: Sequence[int], mode: int, objects: Sequence[int], help: Help) -> bytes:
    """Return the template of a launch.

    Parameters
    ----------
    work
        The launch.
    functions
        Address of each phase.
    mode
        `INLINE`, `RELEASED` or `SHARED`.
    objects
        Addresses of None, of the string ``address`` and of the exceptions TypeError and OverflowError.
    help
        Where a shared launch finds workers.

    """
    variable = work.operands + len(work.scalars)
    words = (
        *(work.operands, len(work.scalars), variable + len(work.statics), mode, *objects),
        *(help.helpers, help.wake, help.cell, id(help.start), len(functions)),
        *(
            word
            for chunks, function in zip(work.chunks, functions, strict=True)
            for word in (0, 0, chunks, function, 0, 0, 0, 0)
        ),
        *(scalar_code(dtype) for dtype in work.scalars),
        *(0,) * variable,
        *work.statics,
    )
    return struct.pack(f"={len(words)}q", *words)
