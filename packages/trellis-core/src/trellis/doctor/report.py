"""The report: one dict, from which the table and ``--json`` are both made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis import settings
from trellis.doctor.supervision import Supervisor
from trellis.door import entries, metadata

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SCHEMA = "trellis.doctor"
VERSION = 1
TIMEOUT = 20.0


def examine(
    doors: Iterable[str] = (), *, timeout: float = TIMEOUT, meanwhile: Callable[[], None] | None = None
) -> dict[str, Any]:
    """Examine each door in a process of its own, and describe the machine meanwhile.

    Parameters
    ----------
    doors
        Names of the doors to examine; all that are installed if there are none.
    timeout
        Seconds that each door's process may take.
    meanwhile
        Called once while the processes run.

    Returns
    -------
    dict
        The report, as ``docs/reference/doctor.schema.json`` describes it. ``ok`` is false where a door that was named
        here or in TRELLIS_REQUIRE_DOORS is not usable.

    """
    named = tuple(doors)
    required = tuple(dict.fromkeys((*named, *settings.names("TRELLIS_REQUIRE_DOORS"))))
    scan, wanted = metadata.scan(), entries.selection()
    every = entries.entries(scan.of(metadata.DOORS), wanted)
    chosen = [entry for entry in every if not named or entry.name in required]
    loadable = [entry.name for entry in chosen if entry.problem is None]
    running = _early.pop() if _early else Supervisor(loadable, scan)

    # From here on the children run; the rest is read beside them.
    from trellis.doctor import environment, rows
    from trellis.door import hints

    about = environment.describe()
    names = tuple(entry.name for entry in every)
    missing = hints.missing(set(names))
    if meanwhile is not None:
        meanwhile()
    examined = running.collect(loadable, timeout)
    lines = [rows.installed(entry, examined.get(entry.name)) for entry in chosen]
    lines += [rows.absent(name, names) for name in required if name not in names]
    unmet = [name for name in required if not any(_usable(row, name) for row in lines)]
    return {
        "schema": SCHEMA,
        "version": VERSION,
        "ok": not unmet,
        "required": {"doors": list(required), "unmet": unmet},
        "doors": lines,
        "unread": [item._asdict() for item in scan.unread],
        "unknown_doors": list(wanted.unknown(names)),
        "hints": [_hint(item) for item in missing],
        "environment": about,
    }


_early: list[Supervisor] = []


def start() -> None:
    """Start examining every installed door, for an `examine` that follows: its processes run while others are imported."""
    scan = metadata.scan()
    every = entries.entries(scan.of(metadata.DOORS), entries.selection())
    _early.append(Supervisor((entry.name for entry in every if entry.problem is None), scan))


def _usable(row: dict[str, Any], name: str) -> bool:
    return row["name"] == name and bool(row["states"]["usable"])


def _hint(found: Any) -> dict[str, Any]:
    hint = found.hint
    return {
        "door": hint.name,
        "distribution": hint.distribution,
        "released": hint.released,
        "hardware": hint.hardware,
        "evidence": list(found.evidence),
        "advice": hint.advice,
    }
