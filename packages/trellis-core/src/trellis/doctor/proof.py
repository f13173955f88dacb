"""Proof that a device was usable: a file that says a real kernel gave right numbers on it, under this driver, door and core."""

from __future__ import annotations

import contextlib
import hashlib
import json
import time
from typing import TYPE_CHECKING

from trellis import cache
from trellis._version import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from trellis.device import Device
    from trellis.door.info import DoorInfo


def keep(info: DoorInfo, device: Device) -> None:
    """Keep the proof beside the kernel cache; where there is no place for it, the next run proves it again."""
    path = _path(info, device)
    if path is not None:
        with contextlib.suppress(OSError):
            cache.write_whole(
                str(path), json.dumps({"identity": _identity(info, device), "proven": time.time()}).encode()
            )


def proven(info: DoorInfo, device: Device) -> float | None:
    """Return when the device was last proven usable, in seconds since the epoch; None where it was not."""
    path = _path(info, device)
    try:
        found = json.loads(path.read_bytes()) if path is not None else {}
        return float(found["proven"]) if found["identity"] == _identity(info, device) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _identity(info: DoorInfo, device: Device) -> list[object]:
    software = [list(item) for item in info.software]
    where = [
        device.label,
        device.name,
        device.kind,
        device.physical_id,
        device.arch,
        device.driver,
        device.compiler,
    ]
    return [info.name, info.version, info.revision, software, __version__, *where]


def _path(info: DoorInfo, device: Device) -> Path | None:
    place = cache.locate()
    if place.folder is None:
        return None
    identity = json.dumps(_identity(info, device)).encode()
    return place.folder / f"{hashlib.sha256(identity).hexdigest()}.proof"
