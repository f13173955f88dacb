"""The memo: what a warm call needs, by key, in this process only."""

from __future__ import annotations

import os
import weakref
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


class Memo:
    """A bounded table, the least recently used dropped. Look-ups take no lock: each step is one atomic dict operation.

    Attributes
    ----------
    bound
        Entries kept at most.
    get, touch
        Look up a value, or None; mark a key as used (KeyError where it has just been dropped).

    """

    __slots__ = ("__weakref__", "_held", "bound", "get", "touch")

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self._held: OrderedDict[Hashable, Any] = OrderedDict()
        self.get: Callable[[Hashable], Any] = self._held.get
        self.touch: Callable[[Hashable], None] = self._held.move_to_end
        _memos.add(self)

    def __len__(self) -> int:
        return len(self._held)

    def put(self, key: Hashable, value: Any) -> None:
        """Keep a value; beyond the bound the one unused for longest goes."""
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
