"""What there is to run on, and what a bare Context would take."""

from __future__ import annotations

from typing import Any

from trellis.conductor import choose, survey
from trellis.errors import TrellisError
from trellis.plan import Reason


def sources() -> dict[str, Any]:
    """Return the devices of every loaded door.

    Returns
    -------
    dict
        ``best``: label of the device that ``Context()`` would take, None where it would refuse. ``sources``: one dict a
        device, best first, with label, name, kind, door, physical_id, memory (bytes or None). ``reasons``: dicts with who,
        stage and why, for the choice and for each door or probe that failed.

    """
    found = survey()
    best: str | None = None
    try:
        choice = choose(None)
        best, reasons = choice.device.label, choice.reasons
    except TrellisError as error:
        reasons = (*found.reasons, Reason("Context()", "device", str(error)))
    rows = [
        {
            "label": device.label,
            "name": device.name,
            "kind": device.kind,
            "door": device.door,
            "physical_id": device.physical_id,
            "memory": device.limits.memory,
        }
        for device in found.devices
    ]
    return {"best": best, "sources": rows, "reasons": [reason._asdict() for reason in reasons]}
