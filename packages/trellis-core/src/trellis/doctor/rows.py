"""One row a door: its metadata, how far it came, what failed, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.door import failures, hints
from trellis.door.info import CORE_API

if TYPE_CHECKING:
    from trellis.doctor.supervision import Examination
    from trellis.door.entries import DoorEntry


def installed(entry: DoorEntry, examined: Examination | None) -> dict[str, Any]:
    """Return the row of an installed door; `examined` is None where its metadata already rules it out."""
    row = _row(entry.name)
    row.update(
        distribution=entry.distribution,
        distribution_version=entry.version,
        target=entry.target or None,
    )
    row["states"]["installed"] = True
    if examined is None:
        works = None if entry.state == "blocked" else False  # a door that is left out is not examined
        row["states"].update(loadable=works, usable=works)
        if entry.problem is not None:
            row["problems"].append(failures.as_dict(entry.problem))
        return row
    _fill(row, examined)
    return row


def absent(name: str, known: tuple[str, ...]) -> dict[str, Any]:
    """Return the row of a door that was asked for and is not installed."""
    row = _row(name)
    row["problems"].append(failures.as_dict(failures.unknown(name, known, hints.advice(name))))
    return row


def _row(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "distribution": None,
        "distribution_version": None,
        "target": None,
        "version": None,
        "api": None,
        "core_api": list(CORE_API),
        "summary": None,
        "software": {},
        # Four states, each true, false or unknown. No certificates exist yet, so that conformance is unknown.
        "states": {"installed": False, "loadable": False, "usable": False, "conformant": None},
        "devices": [],
        "problems": [],
        "seconds": None,
    }


def _fill(row: dict[str, Any], examined: Examination) -> None:
    """Add what the door's process found, stage by stage, and how it ended."""
    found, problems, states = examined.findings, row["problems"], row["states"]
    row["seconds"] = round(examined.seconds, 3)
    loading, probe = found.get("load", {}), found.get("probe", {})
    for stage in (loading, probe):
        if "error" in stage:
            problems.append(stage["error"])
    if "info" in loading:
        info = loading["info"]
        row.update(
            version=info["version"], api=info["api"], summary=info["summary"], software=dict(info["software"])
        )
        states["loadable"] = True
    row["devices"] = [
        {**device, "kernel": found.get(f"kernel {i}")} for i, device in enumerate(probe.get("devices", ()))
    ]
    problems += [_failed_probe(row["name"], failure) for failure in probe.get("failures", ())]
    for device in row["devices"]:
        if device["kernel"] is not None and not device["kernel"]["right"]:
            problems.append(_wrong(device))
    if examined.ended is not None:
        problems.append(_ended(row["name"], examined))
    if probe and not row["devices"] and not problems:
        problems.append(
            _problem("It lists no device.", "a device that the door can drive.", "Check its driver.", None)
        )
    states["usable"] = any(
        device["kernel"] is not None and device["kernel"]["right"] for device in row["devices"]
    )


def _problem(asked: str, allowed: str, fix: str, code: str | None) -> dict[str, Any]:
    return {"code": code, "asked": asked, "allowed": allowed, "fix": fix, "causes": []}


def _failed_probe(name: str, failure: dict[str, str]) -> dict[str, Any]:
    return _problem(
        f"{failure['what']}: {failure['why']}", f"a probe of {name} that works.", failure["fix"], None
    )


def _wrong(device: dict[str, Any]) -> dict[str, Any]:
    kernel = device["kernel"]
    if kernel.get("error") is not None:
        return kernel["error"]
    return _problem(
        f"{kernel['what']} on {device['label']} gave wrong numbers: relative errors {kernel['map_error']} and"
        f" {kernel['sum_error']}.",
        f"at most {kernel['map_bound']:.3g} and {kernel['sum_bound']:.3g} beside NumPy in float64.",
        "Do not use the device; report this with the output of `trellis doctor --json`.",
        "E_BACKEND.door_failed",
    )


def _ended(name: str, examined: Examination) -> dict[str, Any]:
    reached = list(examined.findings)
    stage = {0: "loading", 1: "probing"}.get(len(reached), "running a kernel")
    last = [line for line in examined.printed.splitlines() if line.strip()]
    return {
        **_problem(
            f"{examined.ended} while {stage}.",
            "a process that ends by itself.",
            f"Leave it out with TRELLIS_DOORS=-{name} until its distribution or driver is repaired.",
            "E_BACKEND.door_failed",
        ),
        "causes": last[-12:],
    }
