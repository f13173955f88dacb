"""A thread in which all calls of LLVM run, because a signal's handler can't raise there.

Python runs the handlers of signals in the main thread, between any two steps. llvmlite takes its lock in steps: an interrupt
between them would leave it held for ever, and the next compile in another thread would wait for ever. Here the main thread
only waits for an answer; an interrupt ends that wait, and LLVM's work ends as it should.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections import deque
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from trellis.door import Ending

if TYPE_CHECKING:
    from collections.abc import Callable

    Answer = SimpleQueue[tuple[Any, BaseException | None]]
    Call = tuple[Callable[..., Any], tuple[Any, ...], Answer]

T = TypeVar("T")

# Seconds that the end of the process may wait for LLVM to finish.
_PATIENCE = 2.0


class _Thread:
    """The thread, started at the first call."""

    def __init__(self) -> None:
        self.calls: SimpleQueue[Call | None] = SimpleQueue()
        # What is over waits here for the thread to let go of it.
        self.over: deque[object] = deque()
        self._thread: threading.Thread | None = None
        self._closed = False

    def call(self, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        if self._closed or threading.current_thread() is self._thread:
            return function(*arguments)
        # An interrupt in here may start a second thread; both would do.
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._run, name="trellis-cpu-llvm", daemon=True)
            self._thread.start()
        answer: Answer = SimpleQueue()
        self.calls.put((function, arguments, answer))
        result, error = answer.get()
        if error is not None:
            try:
                raise error
            finally:
                del error  # its traceback holds this frame
        return result

    def _run(self) -> None:
        calls = self.calls
        while (item := calls.get()) is not None:
            function, arguments, answer = item
            self.over.clear()
            try:
                answer.put((function(*arguments), None))
            except BaseException as error:  # noqa: BLE001 - the caller's to handle
                answer.put((None, error))
            del item, function, arguments, answer

    def close(self) -> None:
        self._closed = True
        thread = self._thread
        if thread is not None and thread.is_alive():
            self.calls.put(None)
            thread.join(_PATIENCE)

    def forget(self) -> None:
        """In a forked child: the thread is gone, and so is whoever waited for it."""
        self.calls = SimpleQueue()
        self._thread = None


_thread = _Thread()
atexit.register(_thread.close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_thread.forget)


def call(function: Callable[..., T], *arguments: Any) -> T:
    """Call a function in the thread; return or raise what it does."""
    return _thread.call(function, arguments)


def kept(item: object) -> Ending:
    """Return what keeps an object until it dies itself; the thread lets go of the object then."""
    return Ending(_thread.over.append, item)
