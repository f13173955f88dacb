"""The key of a kept kernel: every input that changes its bytes, and nothing else."""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from trellis._version import __version__

if TYPE_CHECKING:
    from trellis.device import Device
    from trellis.intent import Intent
    from trellis.schedule import Schedule

# Numbers of a device that do not shape a kernel: its bytes are the same on a machine with more memory or fewer usable cores.
_SHAPELESS = frozenset({"memory", "threads", "sources"})


@dataclass(frozen=True, slots=True)
class KernelKey:
    """Every input that changes the bytes of a kernel; two kernels are the same exactly if all of these are.

    Attributes
    ----------
    op, signature
        The intent: its operation, and its specialisation, dtypes and expression (``intent.signature()``).
    schedule
        The schedule's fields that are set, by name.
    arch, kind, features, limits, dtypes
        The device: what kernels are compiled for. Memory and the number of usable cores shape no kernel.
    compiler, driver
        Compiler with version and options, and the driver.
    door, door_version, door_revision, door_software
        Who wrote the kernel, the revision of its writer, and what it stands on.
    core_version, expr_revision
        Core, and the revision of the shared polynomials and rewriting rules.
    platform, python
        The process that the kernel is called from.
    device
        Label of the device that asks. No part of the text: devices of one architecture share kernels on disk, while a
        candidate in memory may hold a handle that lives on one of them.

    """

    op: str
    signature: str
    schedule: tuple[tuple[str, Any], ...]
    arch: str
    kind: str
    features: tuple[tuple[str, bool | None], ...]
    limits: tuple[tuple[str, Any], ...]
    dtypes: tuple[str, ...]
    compiler: str
    driver: str | None
    door: str
    door_version: str
    door_revision: int
    door_software: tuple[tuple[str, str], ...]
    core_version: str
    expr_revision: int
    platform: str
    python: str
    device: str

    def text(self) -> str:
        """Return the key as canonical JSON: equal for equal keys in any process, unequal for unequal ones."""
        values = {item.name: getattr(self, item.name) for item in fields(self) if item.name != "device"}
        return json.dumps(values, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Address:
    """A key made ready for look-ups: its canonical text, the hash of it, and the device that asks."""

    text: bytes
    digest: str
    device: str

    @classmethod
    def of(cls, key: KernelKey) -> Address:
        """Return the address of a key."""
        text = key.text().encode()
        return cls(text, hashlib.sha256(text).hexdigest(), key.device)


def key_for(
    intent: Intent,
    schedule: Schedule,
    device: Device,
    *,
    door_version: str,
    door_revision: int,
    door_software: tuple[tuple[str, str], ...] = (),
) -> KernelKey:
    """Return the key of the kernel that a door writes for this intent, schedule and device."""
    from trellis.expr import REVISION

    numbers = ((item.name, getattr(device.limits, item.name)) for item in fields(device.limits))
    return KernelKey(
        op=intent.op,
        signature=intent.signature(),
        schedule=tuple(sorted(schedule.as_dict().items())),
        arch=device.arch,
        kind=device.kind,
        features=tuple(sorted((name, feature.present) for name, feature in device.features)),
        limits=tuple((name, number) for name, number in numbers if name not in _SHAPELESS),
        dtypes=device.dtypes,
        compiler=device.compiler,
        driver=device.driver,
        door=device.door,
        door_version=door_version,
        door_revision=door_revision,
        door_software=door_software,
        core_version=__version__,
        expr_revision=REVISION,
        platform=f"{sys.platform}-{sys.byteorder}-{sys.maxsize.bit_length() + 1}",
        python=f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}",
        device=device.label,
    )
