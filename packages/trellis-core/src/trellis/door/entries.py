"""The doors that are installed: one scan of the distributions' metadata a process, nothing imported."""

from __future__ import annotations

import importlib.metadata
import re
import threading
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from trellis import settings
from trellis.door import failures

if TYPE_CHECKING:
    from trellis.errors import TrellisError

GROUP = "trellis.doors"

State = Literal["installed", "blocked", "conflict", "invalid"]

_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_TARGET = re.compile(r"[A-Za-z_][\w.]*(\s*:\s*[A-Za-z_][\w.]*)?")
# `Context("gpu")` means any hardware GPU, so no door can be called that.
_RESERVED = frozenset({"gpu"})


def _owner(distribution: str | None, version: str | None) -> str:
    if distribution is None and version is None:
        return "no installed distribution"
    return f"{distribution or 'an unnamed distribution'} {version or '(version unknown)'}"


class Claim(NamedTuple):
    """One entry point of the group: the name, who claims it and what it names (``module`` or ``module:object``)."""

    name: str
    target: str
    distribution: str | None
    version: str | None

    @property
    def owner(self) -> str:
        """Distribution and version in words."""
        return _owner(self.distribution, self.version)


class Unread(NamedTuple):
    """A distribution whose metadata could not be read, and why."""

    distribution: str
    why: str


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
        return _owner(self.distribution, self.version)

    def fields(self) -> dict[str, Any]:
        """Return the entry as fields of an error."""
        return {
            "door": self.name,
            "distribution": self.distribution,
            "version": self.version,
            "target": self.target,
        }


class Scan(NamedTuple):
    """What the metadata says: every claim, and the distributions that could not be read."""

    claims: tuple[Claim, ...]
    unread: tuple[Unread, ...]


_lock = threading.Lock()
_scanned: Scan | None = None


def scan() -> Scan:
    """Return the claims of all installed distributions, read once a process.

    Each distribution is read by itself: one with damaged metadata is reported and hides no other. Only a distribution
    whose ``entry_points.txt`` names the group is parsed.
    """
    global _scanned  # noqa: PLW0603 - the one scan of the process
    with _lock:
        if _scanned is None:
            _scanned = _read()
        return _scanned


def adopt(claims: list[Claim]) -> None:
    """Take claims that the parent process read from the same metadata, instead of reading it again."""
    global _scanned  # noqa: PLW0603
    with _lock:
        _scanned = Scan(tuple(claims), ())


def rescan() -> None:
    """Forget the scan, for a process that has just installed something."""
    global _scanned  # noqa: PLW0603
    with _lock:
        _scanned = None


def _read() -> Scan:
    claims, unread = list[Claim](), list[Unread]()
    for distribution in importlib.metadata.distributions():
        try:
            if GROUP in (distribution.read_text("entry_points.txt") or ""):
                claims += _claims(_importable(distribution))
        except Exception as error:  # noqa: BLE001 - metadata is foreign data: any damage concerns only its own distribution
            unread.append(Unread(_header(distribution, "Name") or "unnamed", failures.describe(error)))
    return Scan(tuple(dict.fromkeys(claims)), tuple(dict.fromkeys(unread)))


def _importable(distribution: importlib.metadata.Distribution) -> importlib.metadata.Distribution:
    """Return, of several installations of one distribution, the first on the path: the one that Python imports."""
    name = _header(distribution, "Name")
    if name is None:
        return distribution
    try:
        return importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:  # its folder has another name
        return distribution


def _claims(distribution: importlib.metadata.Distribution) -> list[Claim]:
    owner, version = _header(distribution, "Name"), _header(distribution, "Version")
    found = distribution.entry_points.select(group=GROUP)
    return [Claim(item.name, item.value, owner, version) for item in found]


def _header(distribution: importlib.metadata.Distribution, header: str) -> str | None:
    try:
        values = distribution.metadata.get_all(header)
    except Exception:  # noqa: BLE001 - a missing or damaged METADATA leaves a door without a name, not without a trace
        return None
    return values[0] if values else None


class Selection(NamedTuple):
    """What TRELLIS_DOORS says: the only doors wanted (None: all), and the ones not wanted."""

    only: frozenset[str] | None
    without: frozenset[str]

    def takes(self, name: str) -> bool:
        """Tell whether a door may be loaded."""
        return name not in self.without and (self.only is None or name in self.only)


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
