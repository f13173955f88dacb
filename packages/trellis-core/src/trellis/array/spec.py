"""A Spec: the layout of an array in one session, interned, so that equal specs are one object and compare by identity."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.device import Session
    from trellis.intent import Layout


class Spec:
    """What two arrays share when one kernel launch fits both; hashes and compares by identity.

    Attributes
    ----------
    session
        Where the memory is.
    layout
        Element type, shape and strides.
    nbytes, size, dense
        Derived once: bytes of the elements, their number, and whether they are dense in row-major order.
    low, high
        First and one-past-last byte touched, relative to the first element.

    """

    __slots__ = ("__weakref__", "dense", "high", "layout", "low", "nbytes", "session", "size")
    high: int
    low: int

    def __init__(self, session: Session, layout: Layout) -> None:
        self.session: Session = session
        self.layout: Layout = layout
        self.nbytes: int = layout.nbytes
        self.size: int = layout.size
        self.dense: bool = layout.contiguous
        self.low, self.high = layout.span


_specs: weakref.WeakValueDictionary[tuple[int, Layout], Spec] = weakref.WeakValueDictionary()


def spec_of(session: Session, layout: Layout) -> Spec:
    """Return the one Spec of a layout in a session."""
    # The session's id is safe as a key: a living Spec keeps its session alive.
    key = (id(session), layout)
    return _specs.get(key) or _specs.setdefault(key, Spec(session, layout))
