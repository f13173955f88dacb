"""Who the door is: all that loading it asks for, so that this imports nothing of the door's own."""

from __future__ import annotations

from importlib.metadata import version

from trellis.door import DoorInfo
from trellis_cpu._version import __version__

# Raise it when the text of any kernel changes, or what an artifact holds: kernels on disk are found by it.
REVISION = 6


def info() -> DoorInfo:
    """Return the door's identity, with the version of the compiler it stands on, which is not imported."""
    software = (("llvmlite", version("llvmlite")),)
    return DoorInfo("cpu", __version__, (1, 1), "the host CPU", REVISION, software=software)
