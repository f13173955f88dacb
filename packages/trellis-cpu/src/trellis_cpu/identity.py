"""Who the door is: all that loading it asks for, so that this imports nothing of the door's own."""

from __future__ import annotations

import sys
from pathlib import Path

from trellis.door import DoorInfo
from trellis_cpu._version import __version__

# Raise it when the text of any kernel changes, or what an artifact holds: kernels on disk are found by it.
REVISION = 18


def info() -> DoorInfo:
    """Return the door's identity, with the version of the compiler it stands on, which is not imported."""
    software = (("llvmlite", _installed("llvmlite")),)
    return DoorInfo("cpu", __version__, (1, 1), "the host CPU", REVISION, software=software)


def _installed(distribution: str) -> str:
    """Return the version of a distribution from the name of its metadata folder; importlib.metadata takes 10 ms to import."""
    for folder in sys.path:
        for found in Path(folder).glob(f"{distribution}-*.dist-info"):
            return found.name.removesuffix(".dist-info").partition("-")[2]
    from importlib.metadata import version

    return version(distribution)
