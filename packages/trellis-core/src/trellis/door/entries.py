"""The doors as their metadata describes them: names, conflicts, and which the settings leave out; nothing is imported."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from trellis import settings
from trellis.door import failures, metadata

if TYPE_CHECKING:
    from collections.abc import Iterable

    from trellis.door.metadata import Claim
    from trellis.errors import TrellisError

State = Literal["installed", "blocked", "conflict", "invalid"]

_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_TARGET = re.compile(r"[A-Za-z_][\w.]*(\s*:\s*[A-Za-z_][\w.]*)?")
# `Context("gpu")` means any hardware GPU, so no door can be called that.
_RESERVED = frozenset({"gpu"})


class DoorEntry(NamedTuple):
    """A door as its metadata describes it.

    Attributes
    ----------
    name
        The door's name.
    target
        What the entry point names: ``module`` or ``module:object``; empty for a conflict.
    distribution, version
        Who installed it; None where several did, or where it was registered in this process.
    state
        ``installed``; ``blocked`` by TRELLIS_DOORS; ``conflict`` of several distributions; ``invalid``.
    problem
        The coded error of a state other than ``installed``.

    """

    name: str
    target: str
    distribution: str | None
    version: str | None
    state: State = "installed"
    problem: TrellisError | None = None

    @property
    def module(self) -> str:
        """The module that the entry point names."""
        return self.target.partition(":")[0].strip()

    @property
    def owner(self) -> str:
        """Distribution and version in words."""
        return metadata.owner(self.distribution, self.version)

    def fields(self) -> dict[str, Any]:
        """Return the entry as fields of an error."""
        return {
            "door": self.name,
            "distribution": self.distribution,
            "version": self.version,
            "target": self.target,
        }


class Selection(NamedTuple):
    """What TRELLIS_DOORS says: the only doors wanted (None: all), and the ones not wanted."""

    only: frozenset[str] | None
    without: frozenset[str]

    def takes(self, name: str) -> bool:
        """Tell whether a door may be loaded."""
        return name not in self.without and (self.only is None or name in self.only)

    def unknown(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return what TRELLIS_DOORS names and is not among the names, sorted."""
        return tuple(sorted(((self.only or frozenset()) | self.without).difference(names)))


def selection() -> Selection:
    """Read TRELLIS_DOORS: ``a,b`` are the only ones, ``-a`` is left out."""
    words = settings.names("TRELLIS_DOORS")
    without = frozenset(word[1:].strip() for word in words if word.startswith("-"))
    only = frozenset(word for word in words if not word.startswith("-"))
    return Selection(only or None, without)


def entries(claims: tuple[Claim, ...], wanted: Selection) -> tuple[DoorEntry, ...]:
    """Return one entry for each claimed name, sorted by name; a conflict concerns only its own name."""
    by_name: dict[str, list[Claim]] = {}
    for claim in claims:
        by_name.setdefault(claim.name, []).append(claim)
    return tuple(_entry(name, by_name[name], wanted) for name in sorted(by_name))


def unusable_name(entry: DoorEntry) -> TrellisError | None:
    """Return the error for a name that a device could not be asked by."""
    if _NAME.fullmatch(entry.name) is not None and entry.name not in _RESERVED:
        return None
    allowed = f"lower-case letters, digits, _ and -, and not {', '.join(sorted(_RESERVED))}."
    return failures.invalid(entry, "has an unusable name", allowed)


def _entry(name: str, claims: list[Claim], wanted: Selection) -> DoorEntry:
    if len(claims) > 1:
        return DoorEntry(name, "", None, None, "conflict", failures.conflict(name, claims))
    (claim,) = claims
    entry = DoorEntry(name, claim.target, claim.distribution, claim.version)
    if (problem := unusable_name(entry)) is not None:
        return entry._replace(state="invalid", problem=problem)
    if _TARGET.fullmatch(claim.target.strip()) is None:
        problem = failures.invalid(entry, f"names {claim.target!r}", "module, or module:object.")
        return entry._replace(state="invalid", problem=problem)
    if not wanted.takes(name):
        setting = settings.text("TRELLIS_DOORS") or ""
        return entry._replace(state="blocked", problem=failures.blocked(name, setting))
    return entry
