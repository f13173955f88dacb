"""The memo: what a warm call needs, by key, in this process only."""

from __future__ import annotations

import contextlib
import os
import weakref
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


class Memo:
    """A bounded table; look-ups take no lock, since each step is one atomic dict operation.

    What is dropped is the entry that was longest neither put nor touched. `get` and `find` only read: a caller that can't
    spend 50 ns on `touch` has its plan made again once in a turn of the table.

    Attributes
    ----------
    bound
        Entries kept at most.
    get, find
        Look up a value: None, or KeyError, where there is none.

    """

    __slots__ = ("__weakref__", "_held", "bound", "find", "get")

    def __init__(self, bound: int) -> None:
        self.bound: int = bound
        self._held: OrderedDict[Hashable, Any] = OrderedDict()
        self.get: Callable[[Hashable], Any] = self._held.get
        self.find: Callable[[Hashable], Any] = self._held.__getitem__
        _memos.add(self)

    def __len__(self) -> int:
        return len(self._held)

    def touch(self, key: Hashable) -> None:
        """Mark an entry as used; one that has just been dropped stays dropped."""
        with contextlib.suppress(KeyError):
            self._held.move_to_end(key)

    def put(self, key: Hashable, value: Any) -> None:
        """Keep a value; beyond the bound the oldest goes."""
        self._held[key] = value
        while len(self._held) > self.bound:
            try:
                self._held.popitem(last=False)
            except KeyError:  # another thread was faster
                return

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()


_memos: weakref.WeakSet[Memo] = weakref.WeakSet()


def _after_fork() -> None:
    """Plan again in a child: its Contexts must be asked whether they can be used there."""
    for memo in tuple(_memos):
        memo.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
