"""Entry points of the installed distributions: one scan a process, of the two groups that Trellis reads.

`importlib.metadata` does the same, but importing it takes 30 ms and reading 2 000 distributions another 60, which every first
`Context` of a process would pay. So folders on the module path are read here, by the packaging specification; where
anything else could hold distributions (a zip file, an egg, a finder of its own), `importlib.metadata` reads them all.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import threading
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DOORS = "trellis.doors"
OBSERVERS = "trellis.observers"
GROUPS = (DOORS, OBSERVERS)

_MARKS = tuple(group.encode() for group in GROUPS)
_INFO = (".dist-info", ".egg-info")


class Claim(NamedTuple):
    """One entry point: its group and name, what it names (``module`` or ``module:object``), and who installed it."""

    group: str
    name: str
    target: str
    distribution: str | None
    version: str | None

    @property
    def owner(self) -> str:
        """Distribution and version in words."""
        return owner(self.distribution, self.version)


def owner(distribution: str | None, version: str | None) -> str:
    """Return distribution and version in words."""
    if distribution is None and version is None:
        return "no installed distribution"
    return f"{distribution or 'an unnamed distribution'} {version or '(version unknown)'}"


class Unread(NamedTuple):
    """A distribution whose metadata could not be read, and why."""

    distribution: str
    why: str


class Scan(NamedTuple):
    """What the metadata says: every claim, and the distributions that could not be read."""

    claims: tuple[Claim, ...]
    unread: tuple[Unread, ...]

    def of(self, group: str) -> tuple[Claim, ...]:
        """Return the claims of one group."""
        return tuple(claim for claim in self.claims if claim.group == group)


_lock = threading.Lock()
_scanned: Scan | None = None


def scan() -> Scan:
    """Return the claims of all installed distributions, read once a process.

    Each distribution is read by itself: one with damaged metadata is reported and hides no other.
    """
    global _scanned  # noqa: PLW0603 - the one scan of the process
    with _lock:
        if _scanned is None:
            _scanned = read(sys.path)
        return _scanned


def adopt(claims: Iterable[Claim]) -> None:
    """Take claims that the parent process read from the same metadata, instead of reading it again."""
    global _scanned  # noqa: PLW0603
    with _lock:
        _scanned = Scan(tuple(claims), ())


def rescan() -> None:
    """Forget the scan, for a process that has just installed something."""
    global _scanned  # noqa: PLW0603
    with _lock:
        _scanned = None


def resolve(target: str) -> object:
    """Import what an entry point names.

    Raises
    ------
    AttributeError
        Where the module has no such object; besides, whatever the module raises.

    """
    module, _, path = re.sub(r"\s", "", target).partition(":")
    found: object = importlib.import_module(module)
    for part in filter(None, path.split(".")):
        found = getattr(found, part)
    return found


def read(path: list[str]) -> Scan:
    """Read the distributions on a module path."""
    if not _only_folders(path):
        from trellis.door import finders

        return finders.read()
    claims, unread, seen = list[Claim](), list[Unread](), set[str]()
    for folder, name in _distributions(path):
        project = _project(name)
        if project in seen:  # of two installations the first on the path is the one that Python imports
            continue
        seen.add(project)
        try:
            claims += _claims(f"{folder}/{name}")
        except (ValueError, OSError) as error:
            unread.append(Unread(project, f"{type(error).__name__}: {error}"))
    return Scan(tuple(dict.fromkeys(claims)), tuple(unread))


def versions(path: list[str], names: Iterable[str]) -> dict[str, str]:
    """Return the versions of those distributions of these names that are found in folders of the path."""
    wanted = {_normalised(name): name for name in names}
    found: dict[str, str] = {}
    for folder, name in _distributions(path):
        asked = wanted.get(_project(name))
        if asked is not None and asked not in found and (version := _headers(f"{folder}/{name}")[1]):
            found[asked] = version
    return found


def _only_folders(path: list[str]) -> bool:
    """Tell whether distributions can only lie in folders of the path: the ordinary case."""
    finders = (finder for finder in sys.meta_path if hasattr(finder, "find_distributions"))
    if any(getattr(finder, "__name__", "") != "PathFinder" for finder in finders):
        return False
    return not any(entry.endswith(".egg") or os.path.isfile(entry) for entry in path)  # noqa: PTH113 - a call for each entry


def _distributions(path: list[str]) -> Iterator[tuple[str, str]]:
    for folder in dict.fromkeys(entry or "." for entry in path):
        try:
            with os.scandir(folder) as found:
                yield from ((folder, item.name) for item in found if item.name.endswith(_INFO))
        except OSError:  # the path may name folders that do not exist
            continue


def _project(folder: str) -> str:
    """Return the normalised name of a distribution, from that of its metadata folder."""
    return _normalised(folder.removesuffix(_INFO[0]).removesuffix(_INFO[1]).partition("-")[0])


def _normalised(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()  # PEP 503


def _claims(info: str) -> Iterator[Claim]:
    try:
        with open(f"{info}/entry_points.txt", "rb") as file:  # noqa: PTH123 - a call for each distribution
            data = file.read()
    except (FileNotFoundError, NotADirectoryError):
        return
    if any(mark in data for mark in _MARKS):
        name, version = _headers(info)
        for group, key, target in entry_points(data.decode()):
            yield Claim(group, key, target, name, version)


def entry_points(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield group, name and target of the entry points in our groups.

    Raises
    ------
    ValueError
        For a line that is neither a section nor ``name = target``.

    """
    group = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            group = line[1:-1].strip()
        elif group in GROUPS and line and not line.startswith("#"):
            name, equals, target = line.partition("=")
            if not equals:
                raise ValueError(f"entry_points.txt has the line {line!r}")
            yield group, name.strip(), target.strip()


def _headers(info: str) -> tuple[str | None, str | None]:
    """Return a distribution's name and version; None for what its metadata lacks."""
    found: dict[str, str] = {}
    for file in ("METADATA", "PKG-INFO"):
        try:
            with open(f"{info}/{file}", encoding="utf-8", errors="replace") as lines:  # noqa: PTH123
                for line in map(str.rstrip, lines):
                    if not line:
                        break  # the description follows
                    key, _, value = line.partition(":")
                    found.setdefault(key.lower(), value.strip())
        except OSError:
            continue
    return found.get("name") or None, found.get("version") or None
