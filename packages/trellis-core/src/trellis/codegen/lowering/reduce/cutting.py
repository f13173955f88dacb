"""How a reduction is cut, from its shape alone: who works on which elements, and in how many parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trellis.codegen.features import Features
    from trellis.intent import Reduce

# Invocations a group.
_GROUP = 256
# Elements up to which one invocation combines all that a result is of.
_SHORT = 64
# Groups, or invocations, that keep any device busy; more parts than that takes are not made.
_BUSY_GROUPS, _BUSY = 1024, 1 << 16
# Elements that one part has at least, and at most: sums in one dtype lose a bit with each doubling of what one invocation adds.
_LEAST, _MOST = 16, 256


class Cut(NamedTuple):
    """How a reduction is cut.

    Attributes
    ----------
    together
        Whether a whole group works on one part, its invocations on elements one group apart; otherwise each invocation
        works on a part of a result of its own.
    group
        Invocations a group, a power of two.
    results, elements
        How many results there are, and elements of each.
    each
        Elements a part.
    parts
        Parts a result; with several a second launch combines them.

    """

    together: bool
    group: int
    results: int
    elements: int
    each: int
    parts: int


def cut(intent: Reduce, features: Features) -> Cut:
    """Return how an intent is cut."""
    results, elements = intent.kept.size, intent.reduced.size
    group = 1 << (min(_GROUP, features.group).bit_length() - 1)
    together = intent.inner == "reduced" and elements > _SHORT
    workers = group if together else 1
    busy = _BUSY_GROUPS if together else _BUSY
    wanted = -(-elements * results // busy)
    each = min(max(wanted, _LEAST * workers), _MOST * workers)
    if not together and elements <= _SHORT:
        each = max(elements, 1)
    parts = max(-(-elements // each), 1)
    return Cut(together, group, results, elements, each, parts)
