"""Spare memory of one Context: the last few small results, handed out again as soon as nothing refers to them.

A small result that is dropped at once is what a chain of eager calls makes. Giving its memory back and taking it again costs
more than the launch; here neither happens. What is spare stays reserved, at most `BOUND` bytes a Context, is not
counted as used, and goes before anything is refused.
"""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.budget.arena import Arena
    from trellis.budget.memory import Memory

# The largest memory kept, how many of one size, how many sizes: 1 MiB together.
LARGEST, EACH, SIZES = 4096, 4, 64
BOUND = LARGEST * EACH * SIZES
# Only CPython with its lock counts references as they are.
_COUNTED = sys.implementation.name == "cpython" and getattr(sys, "_is_gil_enabled", lambda: True)()


def _alone() -> int:
    """Return the references to a memory that is spare, as `Spares.take` sees them: its variable, and maybe an argument."""
    ring = deque((object(),))
    memory = ring.popleft()
    return sys.getrefcount(memory)


_FREE = _alone()


class Spares:
    """The way to memory that a Context's operations take: a spare one of that size, else the arena's."""

    __slots__ = ("__weakref__", "_arena", "_rings")

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._rings: dict[int, deque[Memory]] = {}
        arena.ledger.spares.add(self)

    def take(self, nbytes: int) -> Memory:
        """Return memory of at least `nbytes`, uninitialised; raises as `Arena.take`."""
        ring = self._rings.get(nbytes)
        if ring is None:
            return self._first(nbytes)
        try:
            # Taken out of the ring, it is seen by no other thread.
            memory = ring.popleft()
        except IndexError:
            memory = self._arena.take(nbytes)
        else:
            if sys.getrefcount(memory) > _FREE:
                if len(ring) < EACH:
                    ring.append(memory)
                memory = self._arena.take(nbytes)
        ring.append(memory)
        return memory

    def _first(self, nbytes: int) -> Memory:
        memory = self._arena.take(nbytes)
        if _COUNTED and nbytes <= LARGEST and len(self._rings) < SIZES:
            self._rings[nbytes] = deque((memory,))
        return memory

    def nbytes(self) -> int:
        """Return the bytes that are spare now."""
        # The tuple and the loop variable refer to each memory as well as the ring.
        rings = [tuple(ring) for ring in tuple(self._rings.values())]
        return sum(memory.nbytes for ring in rings for memory in ring if sys.getrefcount(memory) <= _FREE + 2)

    def drop(self) -> None:
        """Let go of every memory; what is in use lives on with its arrays."""
        self._rings.clear()
