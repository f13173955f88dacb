"""Sessions: one a device and process, opened when first needed and shared by every Context."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING, NamedTuple

from trellis.errors import NotReady

if TYPE_CHECKING:
    from trellis.device import Device, Session
    from trellis.door import LoadedDoor


class Opened(NamedTuple):
    """A session, and the process that opened it."""

    session: Session
    process: int


_lock = threading.Lock()
_opened: dict[tuple[LoadedDoor, str], Opened] = {}


def open_session(door: LoadedDoor, device: Device) -> Session:
    """Return the session of a device, opened at the first call.

    Raises
    ------
    NotReady
        ``E_NOT_READY.forked`` for a GPU session that a parent process opened.
    BackendError
        Where the door can't open the device.

    """
    key = (door, device.label)
    with _lock:
        found = _opened.get(key)
        if found is None:
            found = _opened[key] = Opened(door.open(device), os.getpid())
    check_process(found.process, device)
    return found.session


def check_process(process: int, device: Device) -> None:
    """Raise `NotReady` where a GPU session belongs to a parent process: drivers don't survive a fork."""
    if process != os.getpid() and device.kind != "cpu":
        raise NotReady(
            "forked",
            asked=f"{device.label} ({device.name}), opened in process {process}, was used in its child {os.getpid()}.",
            allowed="use in the process that opened it.",
            device=device.label,
        )


def _after_fork() -> None:
    global _lock  # noqa: PLW0603 - another thread of the parent may have held it
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
