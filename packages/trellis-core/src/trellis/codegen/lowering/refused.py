"""Why there is no program for an intent on a target."""

from __future__ import annotations

from typing import NamedTuple


class Refused(NamedTuple):
    """What `lower` returns where it has no program: the reason, for the record."""

    why: str


class Decline(Exception):
    """Carries the reason from where it is found to `lower`."""
