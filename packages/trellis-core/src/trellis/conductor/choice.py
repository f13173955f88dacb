"""Which device a Context takes: the caller's words, else the environment's, else the best hardware, with the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis import door as doors
from trellis import settings
from trellis.conductor.survey import Survey, gpus, survey
from trellis.errors import InvalidArgument, InvalidType, NotReady, TrellisError, did_you_mean
from trellis.plan import Reason

if TYPE_CHECKING:
    from trellis.device import Device

_KINDS = ("gpu", "cpu")


class Choice(NamedTuple):
    """The device taken, and what was passed over before it, in order."""

    device: Device
    reasons: tuple[Reason, ...]


def choose(request: object, *, allow_software: bool = False) -> Choice:
    """Return the device for a request.

    Parameters
    ----------
    request
        None (the environment's TRELLIS_DEVICE, else the best hardware), an integer (a hardware GPU by rank), ``"gpu"``,
        ``"cpu"``, ``"door"``, ``"door:index"``, ``"door:part of a name"``, a Device, or a list of these in order of preference.
    allow_software
        Whether a software device may be taken without being named.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.device_unknown`` with the devices that exist, ``E_INVALID_ARG.device_ambiguous``.
    NotReady
        ``E_NOT_READY.no_device`` where nothing was asked for and nothing usable exists.

    """
    if request is None:
        named = settings.text("TRELLIS_DEVICE")
        if named is not None:
            choice = choose(_parsed(named), allow_software=allow_software)
            return Choice(
                choice.device, (Reason("TRELLIS_DEVICE", "device", f"set to {named!r}"), *choice.reasons)
            )
        return _best(survey(), allow_software=allow_software)
    if isinstance(request, (list, tuple)):
        return _first(tuple(request), allow_software=allow_software)  # pyright: ignore[reportUnknownArgumentType]
    if isinstance(request, bool) or not (isinstance(request, (int, str)) or hasattr(request, "label")):
        raise InvalidType(
            "type",
            asked=f"device={request!r} was given.",
            allowed="an integer, 'gpu', 'cpu', 'door:index', 'door:name', a list of these, or None.",
        )
    if isinstance(request, int):
        return _indexed(request)
    text = request if isinstance(request, str) else str(request.label)  # pyright: ignore[reportAttributeAccessIssue]
    return _named(text.strip(), allow_software=allow_software)


def _parsed(text: str) -> object:
    parts = [int(part) if part.strip().isdigit() else part.strip() for part in text.split(",")]
    return parts if len(parts) > 1 else parts[0]


def _best(found: Survey, *, allow_software: bool) -> Choice:
    reasons = list(found.reasons)
    if not gpus(found.physical):
        reasons.append(Reason("gpu", "device", "no hardware GPU was found"))
    for one in found.physical:
        if one.best.kind != "software" or allow_software:
            return Choice(
                one.best, (*reasons, Reason(one.best.label, "device", "the best hardware device by rank"))
            )
        reasons.append(_software(one.best))
    raise NotReady(
        "no_device",
        asked="A Context was asked for the best device." + _failures(reasons),
        allowed=listing(found),
        reasons=tuple(reasons),
    )


def _software(device: Device) -> Reason:
    return Reason(
        device.label, "device", f"{device.name} is software, not a GPU; name it or pass allow_software=True"
    )


def _indexed(index: int) -> Choice:
    found = survey()
    hardware = gpus(found.physical)
    if 0 <= index < len(hardware):
        device = hardware[index].best
        return Choice(
            device, (*found.reasons, Reason(device.label, "device", f"hardware GPU {index} was asked for"))
        )
    raise _unknown(
        f"hardware GPU {index}", found, fix="For the CPU pass device='cpu'; for the best there is, pass none."
    )


def _named(text: str, *, allow_software: bool) -> Choice:
    door, _, rest = text.partition(":")
    known = doors.discover().names
    if door in known and (door not in _KINDS or survey((door,)).physical):
        found = survey((door,))
        devices = [device for device in found.devices if _selects(rest, device)]
        if not rest and not allow_software:  # a bare door name does not name a software device
            devices = [device for device in devices if device.kind != "software"]
    elif door in _KINDS:
        found = survey()
        devices = [device for device in found.devices if device.kind == door and _selects(rest, device)]
    else:
        every = survey()
        fix = None if door not in {"", *_KINDS} else "Install a door: `trellis doctor` says which."
        raise _unknown(f"{text!r}.{did_you_mean(door, (*known, *_KINDS))}"[:-1], every, fix=fix)
    if not devices:
        raise _unknown(
            repr(text), found if door in _KINDS else Survey(survey().physical, found.reasons), fix=None
        )
    identities = {device.physical_id or device.label for device in devices}
    if rest and not rest.isdigit() and len(identities) > 1:
        raise InvalidArgument(
            "device_ambiguous",
            asked=f"device={text!r} was given.",
            allowed="a name of one device; it matches "
            + ", ".join(f"{d.label} ({d.name})" for d in devices)
            + ".",
            matches=tuple(device.label for device in devices),
        )
    return Choice(devices[0], (*found.reasons, Reason(devices[0].label, "device", f"{text!r} was asked for")))


def _selects(rest: str, device: Device) -> bool:
    return not rest or (device.index == int(rest) if rest.isdigit() else rest.lower() in device.name.lower())


def _first(requests: tuple[object, ...], *, allow_software: bool) -> Choice:
    """Take the first request of the list that can be met; only these, in this order."""
    reasons: list[Reason] = []
    for request in requests:
        try:
            choice = choose(request, allow_software=allow_software)
        except TrellisError as error:
            reasons.append(Reason(str(request), "device", str(error)))
            continue
        return Choice(choice.device, (*reasons, *choice.reasons))
    raise InvalidArgument(
        "device_unknown",
        asked=f"device={list(requests)!r} was given; "
        + "; ".join(f"{item.who}: {item.why}" for item in reasons),
        allowed="a list of which one device exists.",
        reasons=tuple(reasons),
    )


def _unknown(what: str, found: Survey, *, fix: str | None) -> InvalidArgument:
    return InvalidArgument(
        "device_unknown",
        asked=f"The device {what} was asked for." + _failures(found.reasons),
        allowed=listing(found),
        fix=fix,
        devices=tuple(device.label for device in found.devices),
        reasons=found.reasons,
    )


def _failures(reasons: tuple[Reason, ...] | list[Reason]) -> str:
    failed = [f"{item.who} ({item.stage}): {item.why}" for item in reasons if item.stage in {"load", "probe"}]
    return f" These doors failed: {'; '.join(failed)}." if failed else ""


def listing(found: Survey) -> str:
    """Return the devices that exist, as a sentence."""
    if not found.devices:
        return "no device exists here."
    return (
        "one of "
        + ", ".join(f"{device.label} ({device.kind}, {device.name})" for device in found.devices)
        + "."
    )
