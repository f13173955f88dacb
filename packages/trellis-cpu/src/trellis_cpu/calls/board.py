"""The board by which callers and workers find each other: its layout, and memory for it that is never given back.

A caller puts its job in a free slot and opens the slot's gate; workers enter by the gate, work, and leave by it. The caller
closes the gate and waits until nobody is inside: only then may the job's memory go. Slots themselves stay for ever, so that
a worker that comes late looks at nothing else.
"""

from __future__ import annotations

import ctypes

# What of a board lies where, in bytes. What callers write, what workers write and each slot have cache lines of their own;
# 128 bytes are two lines of most processors, which fetch them in pairs, and one line of some.
LINE = 128
# Jobs posted so far (workers sleep on it), and whether the board is closed.
POSTED, CLOSED = 0, 4
# Workers that sleep, and that spin.
SLEEPERS, SPINNING = LINE, LINE + 4
# Nanoseconds that whoever waits spins at most before it sleeps, and when a small job last found all workers asleep.
PATIENCE, RECENT = 2 * LINE, 2 * LINE + 8
# A mutex and a condition variable, for systems without a futex.
MUTEX, CONDITION = 3 * LINE, 4 * LINE
SLOT, SLOTS = 5 * LINE, 8
NBYTES = SLOT + SLOTS * LINE
# Of a slot: the gate, the core that the caller ran on, and the address of the job.
GATE, CORE, JOB = 0, 4, 8

# The bits of a gate: how many are inside, how many may be, whether it is open, whether the slot is taken, whether the caller
# sleeps until nobody is inside.
INSIDE = 0xFFF
MOST_SHIFT = 12
OPEN, TAKEN, SLEEPING = 1 << 24, 1 << 25, 1 << 26
# Threads that a gate can count, the caller beside those inside.
MOST = INSIDE + 1

_allocate = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)(
    ("PyMem_RawCalloc", ctypes.pythonapi)
)


def forever(nbytes: int) -> int:
    """Return the address of zeroed memory, aligned to two cache lines, that lives as long as the process."""
    address: int | None = _allocate(1, nbytes + LINE)
    if address is None:
        raise MemoryError
    return (address + LINE - 1) & -LINE


def new(patience: int) -> int:
    """Return the address of an empty board on which waiting spins for `patience` nanoseconds at most."""
    address = forever(NBYTES)
    ctypes.c_int64.from_address(address + PATIENCE).value = patience
    return address
