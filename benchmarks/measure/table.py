"""The run as one table, with the surroundings above; forms, failures and footprints below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from workloads.footprint import Footprint

    from measure.rows import Row

_WIDTH = 250
_MET = {True: "yes", False: "NO", None: "?"}
_COLUMNS = ("row", "workload", "ours", "form")
_JUDGED = ("best peer", "ratio", "share of limit", "to reach", "met")


def show(
    machine: dict[str, Any], peers: dict[str, str], rows: Sequence[Row], footprints: Sequence[Footprint]
) -> None:
    """Print everything."""
    console = Console(width=_WIDTH, highlight=False, markup=False)
    cpu = machine["cpu"]
    console.print(
        f"{cpu['model']}, {cpu['simd']}, {machine['threads']} threads for everyone, load before it {machine['load']};"
        f" {machine['system']}, Python {machine['python']}"
    )
    console.print(", ".join(f"{name} {version}" for name, version in machine["versions"].items() if version))
    for pool in machine["pools"] or ():
        words = (
            pool["internal_api"],
            pool["version"],
            pool["architecture"],
            f"{pool['num_threads']} threads",
        )
        console.print(f"{pool['user_api']}: {' '.join(word for word in words if word)}")
    console.print(_table(rows, peers))
    for row in rows:
        for line in _notes(row):
            console.print(f"row {row.number}, {row.workload}: {line}")
    if footprints:
        console.print(_memory(footprints))


def _table(rows: Sequence[Row], peers: dict[str, str]) -> Table:
    made = Table(title="Median times; ratio is the peer's time / ours: over 1 is ahead", box=SIMPLE_HEAD)
    for name in (*_COLUMNS, *peers, *_JUDGED):
        made.add_column(name, overflow="fold")
    for row in rows:
        made.add_row(
            str(row.number),
            row.workload,
            _rated(row.ours, row.flops),
            row.form or "not done",
            *(_peer(row, name, status) for name, status in peers.items()),
            row.best_peer or "-",
            _ratio(row),
            f"{row.share:.2f} of {row.limit}" if row.share is not None else "-",
            row.reach,
            _MET[row.met],
        )
    return made


def _notes(row: Row) -> list[str]:
    """Return what has no column: our other forms, the limit itself, peers of this row alone, and what went wrong."""
    lines: list[str] = []
    if row.other_forms:
        lines.append(", ".join(f"{form} {time(seconds)}" for form, seconds in row.other_forms.items()))
    if row.limit is not None and row.limit_seconds is not None:
        lines.append(f"the limit, {row.limit}, took {_rated(row.limit_seconds, row.flops)}")
    if row.best_peer is not None and " " in row.best_peer:
        lines.append(f"{row.best_peer} took {time(row.peers[row.best_peer])}")
    return [*lines, *(f"FAILED: {problem}" for problem in row.problems)]


def _peer(row: Row, name: str, status: str) -> str:
    if name in row.peers:
        return _rated(row.peers[name], row.flops)
    return status if status.startswith("not ") else "-"


def _ratio(row: Row) -> str:
    if row.ratio is None:
        return "-"
    text = f"{row.ratio:.2f}"
    if row.against is not None and row.against != row.best_peer and row.against_ratio is not None:
        text += f" ({row.against} {row.against_ratio:.2f})"
    return text


def time(seconds: float | None) -> str:
    """Return a time with three digits and its unit."""
    if seconds is None:
        return "-"
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.0f} ns"


def _rated(seconds: float | None, flops: int | None) -> str:
    if seconds is None or flops is None:
        return time(seconds)
    return f"{time(seconds)} {flops / seconds / 1e9:.0f} GF/s"


def _memory(footprints: Sequence[Footprint]) -> Table:
    made = Table(title="Memory that one launch takes beyond its inputs, MiB", box=SIMPLE_HEAD)
    for name in ("workload", "output", "halo", "reserved", "counted", "process grew", "within output + halo"):
        made.add_column(name)
    for one in footprints:
        grown = "unknown" if one.resident is None else _mebibytes(one.resident)
        numbers = map(_mebibytes, (one.output, one.halo, one.reserved, one.counted))
        made.add_row(one.workload, *numbers, grown, _MET[one.met])
    return made


def _mebibytes(nbytes: int) -> str:
    return f"{nbytes / 2**20:.3f}"
