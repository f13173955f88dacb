"""The doors of this process: discovered once, loaded when first asked for, each failure kept to itself."""

from __future__ import annotations

import importlib
import logging
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from trellis import settings
from trellis.door import entries, failures, hints, metadata
from trellis.door.entries import DoorEntry
from trellis.door.loaded import LoadedDoor
from trellis.door.metadata import Claim, Unread
from trellis.errors import InvalidArgument, TrellisError

if TYPE_CHECKING:
    from types import TracebackType

_log = logging.getLogger("trellis")


class DoorTable(NamedTuple):
    """Every door there is, loadable or not.

    Attributes
    ----------
    entries
        One entry a name, sorted by name.
    unread
        Distributions whose metadata is damaged, so that a door may be missing.
    unknown
        Names in TRELLIS_DOORS that no entry has.

    """

    entries: tuple[DoorEntry, ...]
    unread: tuple[Unread, ...]
    unknown: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Every name, sorted."""
        return tuple(entry.name for entry in self.entries)

    def find(self, name: str) -> DoorEntry | None:
        """Return the entry of a name, None where there is none."""
        return next((entry for entry in self.entries if entry.name == name), None)


class DoorFailure(NamedTuple):
    """A door that could not be loaded, and its coded error, whose cause is what the door raised."""

    entry: DoorEntry
    error: TrellisError

    def as_dict(self) -> dict[str, Any]:
        """Return the failure as data."""
        return failures.as_dict(self.error)


class LoadedDoors(NamedTuple):
    """The outcome of loading every door, each part sorted by name.

    Attributes
    ----------
    doors
        Those that work.
    failures
        Those that don't, and why.
    left_out
        Those that TRELLIS_DOORS does not want.

    """

    doors: tuple[LoadedDoor, ...]
    failures: tuple[DoorFailure, ...]
    left_out: tuple[DoorEntry, ...]


# Results of loading, by entry, and plugins registered by hand, by name. Both are written by single dict operations, so that no
# lock is held while foreign modules are imported.
_results: dict[DoorEntry, LoadedDoor | TrellisError] = {}
_registered: dict[str, tuple[DoorEntry, LoadedDoor]] = {}


def discover() -> DoorTable:
    """Return every door of this process. Imports none; the metadata is read once, TRELLIS_DOORS each time."""
    scan, wanted = metadata.scan(), entries.selection()
    own = [entry for entry, _ in _registered.values()]
    found = [
        entry for entry in entries.entries(scan.of(metadata.DOORS), wanted) if entry.name not in _registered
    ]
    every = tuple(sorted((*own, *found), key=lambda entry: entry.name))
    return DoorTable(every, scan.unread, wanted.unknown(entry.name for entry in every))


def load(name: str) -> LoadedDoor:
    """Return the door of that name, loaded at the first call.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.door_unknown`` where no door has the name.
    Unsupported
        ``E_UNSUPPORTED.door_blocked``, ``.door_conflict``, ``.door_invalid``, ``.door_api`` or ``.door_hook``.
    BackendError
        ``E_BACKEND.load_failed`` with the module's own error as its cause.

    """
    table = discover()
    entry = table.find(name)
    if entry is None:
        raise failures.unknown(name, table.names, hints.advice(name))
    result = _result(entry)
    if isinstance(result, TrellisError):
        raise result.with_traceback(None)
    return result


def loaded_doors() -> LoadedDoors:
    """Load every door that TRELLIS_DOORS allows; one that fails stops no other.

    With ``TRELLIS_DOOR_ERRORS=raise`` the first failure is raised instead.
    """
    doors, broken = list[LoadedDoor](), list[DoorFailure]()
    raising = _errors_are_raised()
    table = discover()
    for entry in table.entries:
        if entry.state == "blocked":
            continue
        result = _result(entry)
        if isinstance(result, LoadedDoor):
            doors.append(result)
            continue
        if raising:
            raise result.with_traceback(None)
        broken.append(DoorFailure(entry, result))
    left_out = tuple(entry for entry in table.entries if entry.state == "blocked")
    return LoadedDoors(tuple(doors), tuple(broken), left_out)


def _errors_are_raised() -> bool:
    word = (settings.text("TRELLIS_DOOR_ERRORS") or "keep").lower()
    if word in {"raise", "keep"}:
        return word == "raise"
    raise InvalidArgument(
        "option",
        asked=f"TRELLIS_DOOR_ERRORS={word!r} was set.",
        allowed="raise, or keep (the default).",
        setting="TRELLIS_DOOR_ERRORS",
        value=word,
    )


def _result(entry: DoorEntry) -> LoadedDoor | TrellisError:
    """Return what loading gave, the first time for all: a failure is not tried again in this process."""
    if entry.problem is not None:
        return entry.problem
    own = _registered.get(entry.name)
    if own is not None and own[0] is entry:
        return own[1]
    known = _results.get(entry)
    if known is None:
        known = _results.setdefault(entry, _attempt(entry))
        if isinstance(known, TrellisError):
            _log.debug("door %s: %s", entry.name, known)
    return known


def _attempt(entry: DoorEntry) -> LoadedDoor | TrellisError:
    try:
        return _loaded(entry, _import(entry))
    except TrellisError as error:
        return error


def _import(entry: DoorEntry) -> object:
    """Return what the entry point names."""
    try:
        importlib.import_module(entry.module)
    except (Exception, SystemExit) as error:  # a module may even call sys.exit
        raise failures.not_importable(entry, error) from error
    try:
        return metadata.resolve(entry.target)
    except AttributeError as error:
        raise failures.invalid(
            entry, f"names {entry.target!r}: {error}", "an object that the module has."
        ) from error
    except Exception as error:  # a module may compute its attributes
        raise failures.not_importable(entry, error) from error


def _loaded(entry: DoorEntry, plugin: object) -> LoadedDoor:
    from trellis.door.registration import register

    manager, info = register(entry, plugin)
    return LoadedDoor(entry, info, manager)


class Registration:
    """A door registered in this process only; `unregister`, or leaving its ``with`` block, takes it back."""

    __slots__ = ("_entry", "door")

    def __init__(self, entry: DoorEntry, door: LoadedDoor) -> None:
        self._entry = entry
        self.door: LoadedDoor = door

    def unregister(self) -> None:
        """Take the door back; nothing happens the second time."""
        held = _registered.get(self._entry.name)
        if held is not None and held[0] is self._entry:
            del _registered[self._entry.name]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.unregister()


def register_door(name: str, plugin: object) -> Registration:
    """Register a door without installing it: for tests, notebooks and door authors.

    Parameters
    ----------
    name
        The door's name, as its `DoorInfo` says it. No other door may have it.
    plugin
        A module, any object with the hooks, or the name of a module to import.

    Raises
    ------
    TrellisError
        As `load`; ``E_UNSUPPORTED.door_conflict`` where the name is taken.

    """
    target = plugin if isinstance(plugin, str) else getattr(plugin, "__name__", type(plugin).__name__)
    entry = DoorEntry(name, target, None, None)
    if (problem := entries.unusable_name(entry)) is not None:
        raise problem
    taken = discover().find(name)
    if taken is not None:
        claims = [
            Claim(metadata.DOORS, name, item.target, item.distribution, item.version)
            for item in (taken, entry)
        ]
        raise failures.conflict(name, claims)
    door = _loaded(entry, _import(entry) if isinstance(plugin, str) else plugin)
    if _registered.setdefault(name, (entry, door))[0] is not entry:
        raise failures.conflict(name, [Claim(metadata.DOORS, name, target, None, None)] * 2)
    return Registration(entry, door)
