"""The ledger of one physical device: bytes in use by this process, and the limit they are held against."""

from __future__ import annotations

import os
import threading
import weakref
from collections import deque
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from trellis.budget.spares import Spares
    from trellis.device import Device, MemoryState, Session

T = TypeVar("T")

# Share of (free now + held by this process) that a Context may use; None is all of it.
SAFETY: dict[str, float] = {"strict": 0.90, "balanced": 0.95, "expert": 1.0}


class Ledger:
    """Bytes in use on one physical device, shared by every Context and door of the process.

    Releases may come from a garbage collection in any thread, even one that holds the lock: they only append to a queue,
    which the next reservation settles.

    Attributes
    ----------
    lock
        Held while `count` changes; re-entrant, as a signal's handler may take memory while its thread holds it. Python calls
        handlers only after calls and at the end of loops: a step without them is one step for handlers too.
    count
        Bytes reserved, less those released and settled.
    released
        Bytes released and not settled yet.
    sessions, spares
        The sessions on the device, and the spare memory that Contexts keep there.
    capacity, source
        Free bytes + bytes held by this process as last read (None where free memory can't be read), and who said so.

    """

    __slots__ = ("__weakref__", "capacity", "count", "lock", "released", "sessions", "source", "spares")
    count: int

    def __init__(self) -> None:
        self.lock: AbstractContextManager[bool] = threading.RLock()
        self.released: deque[int] = deque()
        self.sessions: weakref.WeakSet[Session] = weakref.WeakSet()
        self.spares: weakref.WeakSet[Spares] = weakref.WeakSet()
        self.count = 0
        self.capacity: int | None = None
        self.source = "not read"
        _ledgers.add(self)

    @property
    def used(self) -> int:
        """Bytes in use now."""
        spare = sum(spares.nbytes() for spares in living(self.spares))
        with self.lock:
            self.settle()
            return self.count - spare

    def settle(self) -> None:
        """Count what was released; the caller holds the lock."""
        released = self.released
        while released:
            self.count -= released[0]
            released.popleft()

    def read(self) -> None:
        """Set the capacity: free now + what this process holds here (about 60 µs on a host)."""
        sessions = living(self.sessions)
        state: MemoryState | None = sessions[0].memory() if sessions else None
        if state is not None and state.free is not None:
            self.capacity = state.free + sum(session.held() for session in sessions)
        else:
            self.capacity = None
        self.source: str = state.source if state is not None else "no session"


def living(items: weakref.WeakSet[T]) -> tuple[T, ...]:
    """Return what a weak set holds; other threads may add to it meanwhile, and collect what is in it."""
    while True:
        try:
            return tuple(items)
        except RuntimeError:  # it changed during the iteration
            continue


_ledgers: weakref.WeakSet[Ledger] = weakref.WeakSet()
_by_device: dict[str, Ledger] = {}
_table_lock = threading.Lock()


def ledger_of(device: Device, session: Session) -> Ledger:
    """Return the ledger of a device's physical device, made when first asked for, and enter the session in it."""
    with _table_lock:
        ledger = _by_device.setdefault(device.physical_id or device.label, Ledger())
        ledger.sessions.add(session)
    return ledger


def _after_fork() -> None:
    """Replace locks that another thread of the parent may have held."""
    global _table_lock  # noqa: PLW0603 - the child needs a lock of its own
    _table_lock = threading.Lock()
    for ledger in tuple(_ledgers):
        ledger.lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
