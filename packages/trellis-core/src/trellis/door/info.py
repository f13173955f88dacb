"""What a door says of itself and of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trellis.device import Device

# The versions of the door API that this core speaks: (oldest, newest).
CORE_API = (1, 1)


class DoorInfo(NamedTuple):
    """A door's identity.

    Attributes
    ----------
    name
        The entry point's name.
    version
        Version of the door's distribution.
    api
        Oldest and newest door API it speaks.
    summary
        What it drives, in a few words.
    revision
        Revision of its kernel writer; part of every cache key.
    native
        Whether it drives its devices by their vendor's own API; a native door ranks before a portable one.
    software
        Versions of what it stands on (compiler, driver binding), for the doctor and the cache key.

    """

    name: str
    version: str
    api: tuple[int, int]
    summary: str
    revision: int = 1
    native: bool = True
    software: tuple[tuple[str, str], ...] = ()


class ProbeFailure(NamedTuple):
    """A probe that did not work: what was tried, what happened, and what to do."""

    what: str
    why: str
    fix: str


class Probe(NamedTuple):
    """What a door found."""

    devices: tuple[Device, ...]
    failures: tuple[ProbeFailure, ...] = ()
