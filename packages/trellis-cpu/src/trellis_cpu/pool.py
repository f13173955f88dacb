"""One pool of worker threads a process, shared by all executables; whoever launches takes part.

Workers wait for jobs in Python and work on them in native code without the interpreter's lock. A launch never waits for
a worker to begin: what no worker has taken, the caller does itself.
"""

from __future__ import annotations

import atexit
import os
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING

from trellis.door import integer
from trellis_cpu import machine

if TYPE_CHECKING:
    from collections.abc import Callable

    Drain = Callable[[bytes], None]
    Job = tuple[Drain, bytes]

_SETTING = "TRELLIS_NUM_THREADS"
# Seconds that the end of the process may wait for a worker to finish its chunk.
_PATIENCE = 2.0


class Pool:
    """Worker threads beside the caller.

    Parameters
    ----------
    threads
        Threads that work on a launch, the caller included.

    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._workers = [
            threading.Thread(target=_work, args=(self._queue,), name=f"trellis-cpu-{i}", daemon=True)
            for i in range(1, threads)
        ]
        for worker in self._workers:
            worker.start()

    def share(self, drain: Drain, job: bytes, helpers: int) -> None:
        """Ask so many workers to help with a job; returns at once."""
        # Jobs that are long done can still be queued where workers are starved: more of them would help no one.
        if self._queue.qsize() < 4 * self.threads:
            for _ in range(min(helpers, len(self._workers))):
                self._queue.put((drain, job))

    def close(self) -> None:
        """Let the workers end."""
        for _ in self._workers:
            self._queue.put(None)
        for worker in self._workers:
            worker.join(_PATIENCE)


def _work(queue: SimpleQueue[Job | None]) -> None:
    while (item := queue.get()) is not None:
        drain, job = item
        drain(job)
        del item, drain, job  # a waiting worker keeps neither a job nor a kernel alive


class _Process:
    """What there is one of in a process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pool: Pool | None = None
        self._threads: int | None = None
        self._closed = False

    def threads(self) -> int:
        if self._threads is None:
            self._threads = integer(_SETTING, minimum=1) or machine.usable_cores()
        return 1 if self._closed else self._threads

    def pool(self) -> Pool | None:
        if self._pool is None and not self._closed:
            with self._lock:
                if self._pool is None:
                    self._pool = Pool(self.threads())
        return self._pool

    def close(self) -> None:
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

    def forget(self) -> None:
        """In a forked child: the threads are gone, and the lock may be held for ever. Start anew at first use."""
        self._lock = threading.Lock()
        self._pool = None


_process = _Process()
atexit.register(_process.close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_process.forget)


def threads() -> int:
    """Return the threads that work on a launch, fixed at first use: ``TRELLIS_NUM_THREADS``, else the usable cores."""
    return _process.threads()


def get() -> Pool | None:
    """Return the process's pool, started at first use; None while the interpreter ends."""
    return _process.pool()
