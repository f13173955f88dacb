"""The Trellis door to the host CPU: kernels written as LLVM IR, compiled in the process.

This module holds the hooks and nothing else, so that a process which only lists its doors imports neither LLVM nor NumPy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import hookimpl
from trellis_cpu._version import __version__

if TYPE_CHECKING:
    from trellis.door import (
        Candidate,
        Declined,
        Device,
        DoorInfo,
        Executable,
        Intent,
        Plan,
        Probe,
        Schedule,
        Session,
        Verdict,
    )

__all__ = [
    "__version__",
    "trellis_compile",
    "trellis_door",
    "trellis_generate",
    "trellis_launch",
    "trellis_open",
    "trellis_probe",
    "trellis_stock",
    "trellis_validate",
]


@hookimpl
def trellis_door() -> DoorInfo:
    """Say who the door is."""
    from trellis_cpu import identity

    return identity.info()


@hookimpl
def trellis_probe() -> Probe:
    """List the host as the one device."""
    from trellis_cpu import probe

    return probe.find()


@hookimpl
def trellis_open(device: Device) -> Session:
    """Open the host for memory."""
    from trellis_cpu.session import HostSession

    return HostSession()


@hookimpl
def trellis_generate(intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:
    """Write and compile a kernel."""
    from trellis_cpu import door

    return door.generate(intent, schedule, device)


@hookimpl
def trellis_compile(
    artifact: bytes, intent: Intent, schedule: Schedule, device: Device
) -> Candidate | Declined:
    """Load a kernel that was compiled before."""
    from trellis_cpu import door

    return door.compile(artifact, intent, schedule, device)


@hookimpl
def trellis_stock(intent: Intent, device: Device) -> Candidate | Declined:
    """Offer the BLAS inside NumPy for a product that it covers."""
    from trellis_cpu import stock

    return stock.offer(intent, device)


@hookimpl
def trellis_validate(plan: Plan, device: Device) -> Verdict:
    """Check a plan against what this door's kernels can have."""
    from trellis_cpu import door

    return door.validate(plan, device)


@hookimpl
def trellis_launch(plan: Plan, device: Device) -> Executable:
    """Make an accepted plan ready to be called."""
    from trellis_cpu import door

    return door.launch(plan, device)
