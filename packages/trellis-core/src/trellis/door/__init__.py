"""All that a door may use of the core, and the doors of this process.

A plugin module imports `hookimpl` from here, which costs no more than pluggy: every other name is imported when it is
first read.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trellis.budget import Ending, host_memory
    from trellis.device import Device, Kind, MemoryState, Session
    from trellis.door.entries import DoorEntry
    from trellis.door.hookspecs import hookimpl
    from trellis.door.info import CORE_API, DoorInfo, Probe, ProbeFailure
    from trellis.door.loaded import LoadedDoor
    from trellis.door.metadata import rescan
    from trellis.door.registry import (
        DoorFailure,
        DoorTable,
        LoadedDoors,
        Registration,
        discover,
        load,
        loaded_doors,
        register_door,
    )
    from trellis.dtypes import NAMES as DTYPES
    from trellis.dtypes import canonical, is_float, is_integer, is_signed, itemsize, to_numpy
    from trellis.errors import (
        BackendError,
        BudgetExceeded,
        InternalError,
        InvalidArgument,
        InvalidType,
        LaunchRefused,
        NotReady,
        OutOfMemory,
        TrellisError,
        Unsupported,
        did_you_mean,
    )
    from trellis.intent import (
        BOUNDARIES,
        PADDINGS,
        REDUCTIONS,
        Concatenate,
        Copy,
        Escape,
        Gemm,
        Histogram,
        Intent,
        Layout,
        Loops,
        Map,
        Pad,
        Reduce,
        Scan,
        Sort,
        Stencil,
        Take,
        Transpose,
        Traversal,
        coalesce,
    )
    from trellis.limits import Feature, Limits, probed
    from trellis.plan import (
        Candidate,
        Declined,
        Executable,
        Library,
        Plan,
        Reason,
        Refusal,
        Sizing,
        Verdict,
    )
    from trellis.schedule import Schedule
    from trellis.settings import flag, integer

__all__ = [
    "BOUNDARIES",
    "CORE_API",
    "DTYPES",
    "PADDINGS",
    "REDUCTIONS",
    "BackendError",
    "BudgetExceeded",
    "Candidate",
    "Concatenate",
    "Copy",
    "Declined",
    "Device",
    "DoorEntry",
    "DoorFailure",
    "DoorInfo",
    "DoorTable",
    "Ending",
    "Escape",
    "Executable",
    "Feature",
    "Gemm",
    "Histogram",
    "Intent",
    "InternalError",
    "InvalidArgument",
    "InvalidType",
    "Kind",
    "LaunchRefused",
    "Layout",
    "Library",
    "Limits",
    "LoadedDoor",
    "LoadedDoors",
    "Loops",
    "Map",
    "MemoryState",
    "NotReady",
    "OutOfMemory",
    "Pad",
    "Plan",
    "Probe",
    "ProbeFailure",
    "Reason",
    "Reduce",
    "Refusal",
    "Registration",
    "Scan",
    "Schedule",
    "Session",
    "Sizing",
    "Sort",
    "Stencil",
    "Take",
    "Transpose",
    "Traversal",
    "TrellisError",
    "Unsupported",
    "Verdict",
    "canonical",
    "coalesce",
    "did_you_mean",
    "discover",
    "flag",
    "hookimpl",
    "host_memory",
    "integer",
    "is_float",
    "is_integer",
    "is_signed",
    "itemsize",
    "load",
    "loaded_doors",
    "probed",
    "register_door",
    "rescan",
    "to_numpy",
]

# Where each name lives; a test holds that this and the imports above agree.
_HOMES = {
    "trellis.budget": "Ending host_memory",
    "trellis.device": "Device Kind MemoryState Session",
    "trellis.door.entries": "DoorEntry",
    "trellis.door.hookspecs": "hookimpl",
    "trellis.door.info": "CORE_API DoorInfo Probe ProbeFailure",
    "trellis.door.loaded": "LoadedDoor",
    "trellis.door.metadata": "rescan",
    "trellis.door.registry": (
        "DoorFailure DoorTable LoadedDoors Registration discover load loaded_doors register_door"
    ),
    "trellis.dtypes": "canonical is_float is_integer is_signed itemsize to_numpy",
    "trellis.errors": (
        "BackendError BudgetExceeded InternalError InvalidArgument InvalidType LaunchRefused NotReady OutOfMemory"
        " TrellisError Unsupported did_you_mean"
    ),
    "trellis.intent": (
        "BOUNDARIES Concatenate Copy Escape Gemm Histogram Intent Layout Loops Map PADDINGS Pad REDUCTIONS Reduce Scan Sort Stencil Take Transpose Traversal coalesce"
    ),
    "trellis.limits": "Feature Limits probed",
    "trellis.plan": "Candidate Declined Executable Library Plan Reason Refusal Sizing Verdict",
    "trellis.schedule": "Schedule",
    "trellis.settings": "flag integer",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name == "DTYPES":
        value = importlib.import_module("trellis.dtypes").NAMES
    elif name in _HOME:
        value = getattr(importlib.import_module(_HOME[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
