"""The hooks a door implements, all of them. A missing optional hook means that the capability is absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from trellis.device import Device, Session
    from trellis.door.info import DoorInfo, Probe
    from trellis.intent import Intent
    from trellis.plan import Candidate, Declined, Executable, Plan, Verdict
    from trellis.schedule import Schedule

hookspec: pluggy.HookspecMarker = pluggy.HookspecMarker("trellis")
hookimpl: pluggy.HookimplMarker = pluggy.HookimplMarker("trellis")

# Hooks without which a door is refused.
REQUIRED = ("trellis_door", "trellis_probe", "trellis_open", "trellis_launch")


@hookspec(firstresult=True)
def trellis_door() -> DoorInfo:  # pyright: ignore[reportReturnType] - a specification has no body
    """Say who you are: versions, door API range, kernel revision. Required; imports no vendor library."""


@hookspec(firstresult=True)
def trellis_probe() -> Probe:  # pyright: ignore[reportReturnType]
    """List the devices with Limits and features, and each failed probe as data. Required; runs no kernel."""


@hookspec(firstresult=True)
def trellis_open(device: Device) -> Session:  # pyright: ignore[reportReturnType]
    """Open a device for memory and launches. Required; one session a device and process."""


@hookspec(firstresult=True)
def trellis_stock(intent: Intent, device: Device) -> Candidate | Declined:  # pyright: ignore[reportReturnType]
    """Offer a call of a vendor library that covers the whole intent, or decline with a reason."""


@hookspec(firstresult=True)
def trellis_generate(intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:  # pyright: ignore[reportReturnType]
    """Write and compile a kernel.

    Its bytes may depend on ``intent.signature()``, the schedule and the device only, and not on the device's ``memory`` and
    ``threads``: kernels are kept by these. An `Escape` brings a text of the caller's: compile it, or decline with the
    languages that you speak; check that its function takes what you will call it with.
    """


@hookspec(firstresult=True)
def trellis_compile(
    artifact: bytes, intent: Intent, schedule: Schedule, device: Device
) -> Candidate | Declined:  # pyright: ignore[reportReturnType]
    """Make a candidate again from the artifact that an earlier `trellis_generate` returned."""


@hookspec(firstresult=True)
def trellis_validate(plan: Plan, device: Device) -> Verdict:  # pyright: ignore[reportReturnType]
    """Check a plan against what only the door knows, beyond core's own rules."""


@hookspec(firstresult=True)
def trellis_launch(plan: Plan, device: Device) -> Executable:  # pyright: ignore[reportReturnType]
    """Make an accepted plan ready to be called. Required."""
