"""Candidates of this process, least recently used out first."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.plan import Candidate


class MemoryCache:
    """A bounded table of candidates by device and digest, for any number of threads; each look-up costs the same.

    The device is part of it because a candidate's handle may live on the device that it was made for.

    Parameters
    ----------
    limit
        Candidates kept at most. One that falls out and is used elsewhere lives on there.

    """

    def __init__(self, limit: int = 1024) -> None:
        self.limit = limit
        self._lock = threading.Lock()
        self._held: dict[tuple[str, str], Candidate] = {}

    def __len__(self) -> int:
        return len(self._held)

    def renew_lock(self) -> None:
        """Replace the lock: in a forked child, where the thread that held it may not exist."""
        self._lock = threading.Lock()

    def lookup(self, device: str, digest: str) -> Candidate | None:
        """Return the candidate, which becomes the most recently used; None where there is none."""
        with self._lock:
            found = self._held.pop((device, digest), None)
            if found is not None:
                self._held[device, digest] = found  # a dict keeps the order in which keys came
            return found

    def store(self, device: str, digest: str, candidate: Candidate) -> None:
        """Keep a candidate; beyond the limit, the one unused for longest goes."""
        with self._lock:
            self._held.pop((device, digest), None)
            self._held[device, digest] = candidate
            if len(self._held) > self.limit:
                del self._held[next(iter(self._held))]

    def forget(self, device: str) -> None:
        """Forget the candidates of a device, whose session is closed."""
        with self._lock:
            self._held = {key: candidate for key, candidate in self._held.items() if key[0] != device}
