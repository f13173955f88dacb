"""The ledger of one physical device: bytes in use by this process, and the limit they are held against."""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.device import Device, MemoryState, Session

# Share of (free now + held by this process) that a Context may use; None is all of it.
SAFETY: dict[str, float] = {"strict": 0.90, "balanced": 0.95, "expert": 1.0}

# A reading of free memory is good for this long; before a refusal it is always read again.
FRESH_SECONDS = 0.1


class Ledger:
    """Bytes in use on one physical device, shared by every Context and door of the process.

    Releases may come from a garbage collection in any thread, even one that holds the lock: they only append to a queue,
    which the next reservation settles.
    """

    __slots__ = (
        "__weakref__",
        "_used",
        "capacity",
        "lock",
        "peak",
        "read_at",
        "released",
        "sessions",
        "source",
    )

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.released: deque[int] = deque()
        self.sessions: weakref.WeakSet[Session] = weakref.WeakSet()
        self._used = 0
        self.peak = 0
        self.capacity: int | None = None
        self.read_at = float("-inf")
        self.source = "not read"
        _ledgers.add(self)

    @property
    def used(self) -> int:
        """Bytes in use now."""
        with self.lock:
            return self._settle()

    def _settle(self) -> int:
        while self.released:
            self._used -= self.released.popleft()
        return self._used

    def reserve(self, nbytes: int, fraction: float, cap: int | None) -> bool:
        """Take bytes if they fit under ``min(fraction × capacity, cap)``; tell whether they did."""
        fresh = time.perf_counter() - self.read_at < FRESH_SECONDS
        with self.lock:
            if not fresh:
                self._read()
            if self._fits(nbytes, fraction, cap):
                return True
            if fresh:
                self._read()
            return self._fits(nbytes, fraction, cap)

    def _fits(self, nbytes: int, fraction: float, cap: int | None) -> bool:
        used = self._settle() + nbytes if self.released else self._used + nbytes
        if cap is not None and used > cap:
            return False
        if self.capacity is not None and used > self.capacity * fraction:
            return False
        self._used = used
        self.peak = max(self.peak, used)
        return True

    def _read(self) -> None:
        """Set the capacity: free now + what this process holds here (unknown where free memory can't be read)."""
        sessions = tuple(self.sessions)
        state: MemoryState | None = sessions[0].memory() if sessions else None
        if state is not None and state.free is not None:
            self.capacity = state.free + sum(session.held() for session in sessions)
        else:
            self.capacity = None
        self.source = state.source if state is not None else "no session"
        self.read_at = time.perf_counter()

    def limit(self, fraction: float, cap: int | None) -> int | None:
        """Return the limit in bytes as it stands now; None where neither free memory nor a cap is known."""
        with self.lock:
            self._read()
            bounds = [int(self.capacity * fraction)] if self.capacity is not None else []
            return min(bounds + ([cap] if cap is not None else []), default=None)


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
    global _table_lock
    _table_lock = threading.Lock()
    for ledger in tuple(_ledgers):
        ledger.lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
