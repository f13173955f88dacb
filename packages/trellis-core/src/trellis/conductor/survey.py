"""Every device that the loaded doors list, ranked, those of one physical device together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis import door as doors
from trellis.errors import TrellisError
from trellis.plan import Reason

if TYPE_CHECKING:
    from trellis.device import Device
    from trellis.door import LoadedDoor


class Physical(NamedTuple):
    """One physical device: the same hardware as each door sees it, the native API before the portable one."""

    devices: tuple[Device, ...]

    @property
    def best(self) -> Device:
        """The device to use where nothing else was asked for."""
        return self.devices[0]


class Survey(NamedTuple):
    """What the doors found.

    Attributes
    ----------
    physical
        Physical devices, best first.
    reasons
        Doors and probes that failed, and why.

    """

    physical: tuple[Physical, ...]
    reasons: tuple[Reason, ...]

    @property
    def devices(self) -> tuple[Device, ...]:
        """Every device, best first."""
        return tuple(device for one in self.physical for device in one.devices)


def survey(only: tuple[str, ...] | None = None) -> Survey:
    """Load the doors (only the named ones where names are given), probe each once, and rank what they list."""
    reasons: list[Reason] = []
    found: list[tuple[Device, bool]] = []
    for loaded in _loaded(only, reasons):
        try:
            probe = loaded.probe()
        except TrellisError as error:
            reasons.append(Reason(loaded.name, "probe", str(error)))
            continue
        reasons.extend(
            Reason(loaded.name, "probe", f"{item.what}: {item.why} {item.fix}") for item in probe.failures
        )
        found.extend((device, loaded.info.native) for device in probe.devices)
    return Survey(_grouped(found), tuple(reasons))


def _loaded(only: tuple[str, ...] | None, reasons: list[Reason]) -> list[LoadedDoor]:
    if only is None:
        outcome = doors.loaded_doors()
        reasons.extend(Reason(item.entry.name, "load", str(item.error)) for item in outcome.failures)
        return list(outcome.doors)
    loaded: list[LoadedDoor] = []
    for name in only:
        try:
            loaded.append(doors.load(name))
        except TrellisError as error:
            reasons.append(Reason(name, "load", str(error)))
    return loaded


def _grouped(found: list[tuple[Device, bool]]) -> tuple[Physical, ...]:
    groups: dict[str, list[tuple[Device, bool]]] = {}
    for device, native in found:
        groups.setdefault(device.physical_id or device.label, []).append((device, native))
    physical = [
        Physical(
            tuple(
                device
                for device, _ in sorted(group, key=lambda item: (_class(item[0]), not item[1], item[0].label))
            )
        )
        for group in groups.values()
    ]
    return tuple(sorted(physical, key=lambda one: _rank(one.best)))


def _class(device: Device) -> int:
    """Discrete GPU, integrated GPU, CPU, software; a GPU of unknown kind ranks as integrated."""
    if device.kind == "gpu":
        return 0 if device.integrated is False else 1
    return 2 if device.kind == "cpu" else 3


def _rank(device: Device) -> tuple[int, int, str, str]:
    return (_class(device), -(device.limits.memory or 0), device.name, device.label)


def gpus(physical: tuple[Physical, ...]) -> tuple[Physical, ...]:
    """Return the hardware GPUs: what an integer index counts."""
    return tuple(one for one in physical if one.best.kind == "gpu")
