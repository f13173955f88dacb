"""What runs in a door's own process: load, probe, run a kernel on each device, and report each stage as it is done."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

from trellis.door import failures, metadata
from trellis.errors import TrellisError

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.device import Device
    from trellis.door.loaded import LoadedDoor

    Report = Callable[[str, Any], None]


def main(request: dict[str, Any]) -> None:
    """Examine one door. Results go to standard output a line a stage; all that the door prints goes to standard error."""
    results = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def report(stage: str, found: object) -> None:
        results.write(json.dumps({"stage": stage, "found": found}) + "\n")
        results.flush()

    metadata.adopt(metadata.Claim(*claim) for claim in request["claims"])
    _examine(request["door"], report)
    results.close()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # whatever a driver does at exit tells nothing about the door, and may hang


def _examine(name: str, report: Report) -> None:
    from trellis.door.registry import load

    try:
        door = load(name)
    except TrellisError as error:
        report("load", {"error": failures.as_dict(error)})
        return
    report("load", {"info": {**door.info._asdict(), "software": [list(item) for item in door.info.software]}})
    try:
        probe = door.probe()
    except TrellisError as error:
        report("probe", {"error": failures.as_dict(error)})
        return
    devices = [describe(device) for device in probe.devices]
    report("probe", {"devices": devices, "failures": [item._asdict() for item in probe.failures]})
    for device in probe.devices:
        report(f"kernel {device.index}", _run_kernel(door, device))


def describe(device: Device) -> dict[str, Any]:
    """Return a device as data; what is unknown is None."""
    return {
        "label": device.label,
        "name": device.name,
        "kind": device.kind,
        "note": "software, not a GPU" if device.kind == "software" else None,
        "physical_id": device.physical_id,
        "arch": device.arch,
        "integrated": device.integrated,
        "driver": device.driver,
        "compiler": device.compiler,
        "dtypes": list(device.dtypes),
        "limits": device.limits.as_dict(),
        "features": {name: feature._asdict() for name, feature in sorted(device.features)},
    }


def _run_kernel(door: LoadedDoor, device: Device) -> dict[str, Any]:
    from trellis.doctor import kernel, proof

    try:
        outcome = kernel.run(device.label)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
        return {"right": False, "error": failures.as_dict(error)}
    if outcome["right"]:
        proof.keep(door.info, device)
    return {**outcome, "error": None}
