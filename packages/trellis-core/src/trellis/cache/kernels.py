"""The kernel cache of the process: memory before disk, and one warning where the disk can't be used."""

from __future__ import annotations

import logging
import os
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from trellis import settings
from trellis.cache import directory
from trellis.cache.disk import DiskCache
from trellis.cache.memory import MemoryCache
from trellis.errors import BackendError
from trellis.plan import Candidate

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.cache.directory import Place
    from trellis.cache.key import Address
    from trellis.plan import Declined

DEFAULT_BYTES = 256 * 2**20

_log = logging.getLogger("trellis")


class KernelCache:
    """Kernels that were generated before, for exactly their key.

    Attributes
    ----------
    memory
        Candidates of this process.
    disk
        Kernels of all processes; None where there is no folder for them.
    reason
        Why there is none.

    """

    def __init__(self, place: Place, limit: int = DEFAULT_BYTES) -> None:
        self.memory: MemoryCache = MemoryCache()
        self.disk: DiskCache | None = DiskCache(place.folder, limit) if place.folder is not None else None
        self.reason: str | None = place.reason
        if self.disk is None and place.wanted:
            _log.warning("kernels are kept in memory only: %s", place.reason)

    def lookup(self, address: Address, compile_: Callable[[bytes], Candidate | Declined]) -> Candidate | None:
        """Return the candidate kept for this key, marked with where it was found; None where there is none.

        Parameters
        ----------
        address
            The key's address.
        compile_
            Makes a candidate of a kept artifact. One that the door declines or fails to make counts as not kept.

        """
        found = self.memory.lookup(address.device, address.digest)
        if found is not None:
            return found
        artifact = self.disk.lookup(address) if self.disk is not None else None
        if artifact is None:
            return None
        try:
            made = compile_(artifact)
        except BackendError as error:
            _log.warning("a kept kernel could not be made ready: %s", error)
            return None
        if not isinstance(made, Candidate):
            return None
        self.memory.store(address.device, address.digest, replace(made, cached="memory"))
        return replace(made, cached="disk")

    def store(self, address: Address, candidate: Candidate) -> None:
        """Keep a generated candidate; on disk only if it has an artifact."""
        self.memory.store(address.device, address.digest, replace(candidate, cached="memory"))
        if self.disk is not None and candidate.artifact is not None:
            self.disk.store(address, candidate.artifact, candidate.name)


_lock = threading.Lock()
_shared: dict[tuple[str | None, ...], KernelCache] = {}


def shared() -> KernelCache:
    """Return the process's cache for the settings in force; the folder is located, and warned about, once for each."""
    names = ("TRELLIS_CACHE_DIR", "TRELLIS_NO_CACHE", "TRELLIS_CACHE_BYTES")
    chosen = tuple(settings.text(name) for name in names)
    found = _shared.get(chosen)
    if found is None:
        limit = settings.integer("TRELLIS_CACHE_BYTES")
        with _lock:
            found = _shared.get(chosen)
            if found is None:
                place = directory.locate()
                found = _shared[chosen] = KernelCache(place, DEFAULT_BYTES if limit is None else limit)
    return found


def _after_fork() -> None:
    global _lock  # noqa: PLW0603 - the thread that held it may not exist in this process
    _lock = threading.Lock()
    for cache in _shared.values():
        cache.memory.renew_lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
