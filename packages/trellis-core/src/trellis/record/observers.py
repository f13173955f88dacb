"""Observers: called with the record of each launch, for profilers and loggers.

A distribution registers one under the entry-point group ``trellis.observers``: an object or module with
``trellis_launched(record)``. A program uses `observe`.
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any

from trellis.door import metadata

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from trellis.record.launch import LaunchRecord

_log = logging.getLogger("trellis")

# Read on each launch, so a plain list: empty means that nobody listens and no record is built.
OBSERVERS: list[Callable[[LaunchRecord], Any]] = []
_loaded: list[bool] = []


@contextlib.contextmanager
def observe(callback: Callable[[LaunchRecord], Any]) -> Generator[None]:
    """Call a function with the record of each launch while the ``with`` block runs."""
    OBSERVERS.append(callback)
    try:
        yield
    finally:
        OBSERVERS.remove(callback)


def notify(record: LaunchRecord) -> None:
    """Tell every observer; one that raises is logged and changes nothing for the launch or the others."""
    for callback in tuple(OBSERVERS):
        try:
            callback(record)
        except Exception:  # noqa: BLE001 - an observer is foreign code
            _log.exception("observer %r failed", callback)


def load_observers() -> None:
    """Register the installed observers, once a process; one that can't be loaded is logged and left out."""
    if _loaded:
        return
    _loaded.append(True)
    for claim in metadata.scan().of(metadata.OBSERVERS):
        try:
            OBSERVERS.append(metadata.resolve(claim.target).trellis_launched)  # pyright: ignore[reportAttributeAccessIssue]
        except Exception:  # noqa: BLE001 - so is its module
            _log.exception("observer %s of %s can't be loaded", claim.name, claim.owner)
