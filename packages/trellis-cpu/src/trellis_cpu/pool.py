"""One pool of worker threads a process, shared by all executables; whoever launches takes part.

Workers are Python's threads, but they wait and work in native code, without the interpreter's lock. A launch never waits for
a worker to begin: what no worker has taken, the caller does itself.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import threading
from typing import TYPE_CHECKING

from trellis.door import integer
from trellis_cpu import machine
from trellis_cpu.calls import board

if TYPE_CHECKING:
    from trellis_cpu.calls import Entry

_SETTING = "TRELLIS_NUM_THREADS"
# Nanoseconds that whoever waits spins before it sleeps. Waking a thread takes 20 to 100 µs.
_SPIN = 200_000
# Seconds that the end of the process may wait for a worker to finish its chunk.
_PATIENCE = 2.0
# Address of the word in which launches find the board; 0 before the pool is started, and when it has ended.
CELL = board.forever(8)
_cell = ctypes.c_int64.from_address(CELL)


class Pool:
    """Worker threads beside the caller.

    Parameters
    ----------
    threads
        Threads that work on a launch, the caller included.
    entry
        The native code that workers run.

    Attributes
    ----------
    board
        Address of the board by which callers and workers find each other.

    """

    def __init__(self, threads: int, entry: Entry) -> None:
        # Where there are fewer cores than threads, who spins keeps others from working.
        self.board: int = board.new(_SPIN if threads <= machine.usable_cores() else 0)
        self._entry = entry
        self._workers: list[threading.Thread] = []
        entry.open(self.board)
        try:
            for i in range(1, threads):
                worker = threading.Thread(target=self._work, name=f"trellis-cpu-worker-{i}", daemon=True)
                self._workers.append(worker)
                worker.start()
        except BaseException:
            entry.close(self.board)
            raise

    def _work(self) -> None:
        self._entry.work(self.board)

    def close(self) -> None:
        """Let the workers end."""
        self._entry.close(self.board)
        for worker in self._workers:
            worker.join(_PATIENCE)


class _Process:
    """What there is one of in a process."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._pool: Pool | None = None
        self._threads: int | None = None
        self._closed = False

    def threads(self) -> int:
        if self._threads is None:
            self._threads = integer(_SETTING, minimum=1, maximum=board.MOST) or machine.usable_cores()
        return 1 if self._closed else self._threads

    def start(self, entry: Entry) -> None:
        with self._lock:
            if self._pool is not None or self._closed:
                return
            pool = Pool(self.threads(), entry)
            if self._pool is None:
                self._pool = pool
                _cell.value = pool.board
                return
        pool.close()  # a signal's handler was faster

    def close(self) -> None:
        self._closed = True
        _cell.value = 0
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

    def forget(self) -> None:
        """In a forked child: the threads are gone, and the lock may be held for ever. Start anew at first use."""
        self._lock = threading.RLock()
        self._pool = None
        _cell.value = 0


_process = _Process()
atexit.register(_process.close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_process.forget)


def threads() -> int:
    """Return the threads that work on a launch, fixed at first use: ``TRELLIS_NUM_THREADS``, else the usable cores."""
    return _process.threads()


def start(entry: Entry) -> None:
    """Start the process's pool where there is none, unless the interpreter ends."""
    _process.start(entry)
