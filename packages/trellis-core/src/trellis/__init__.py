"""Trellis: say what to compute; run it on what the machine has; read where, how and why it ran.

Every name is imported when it is first read, so that ``import trellis`` costs next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from trellis._version import __version__

if TYPE_CHECKING:
    from trellis.array import Array
    from trellis.context import Context, sources
    from trellis.device import Device
    from trellis.errors import (
        BackendError,
        BudgetExceeded,
        Family,
        InternalError,
        InvalidArgument,
        InvalidType,
        LaunchRefused,
        NotReady,
        OutOfMemory,
        TrellisError,
        Unsupported,
    )
    from trellis.expr import erf, gelu, gelu_tanh, index, relu, sigmoid, silu
    from trellis.limits import Limits
    from trellis.ops import (
        alloc,
        arange,
        argsort,
        asarray,
        cast,
        clip,
        concatenate,
        copy,
        empty,
        escape,
        fill,
        fill_ramp,
        full,
        gemm,
        gemm_like,
        histogram,
        map,  # noqa: A004 - NumPy has its sum, we have our map
        map_stencil,
        pad,
        parallel_map,
        parallel_plan,
        random,
        reduce,
        scan,
        sort,
        stack,
        stencil,
        take,
        transpose,
        where,
        zeros,
    )
    from trellis.record import LaunchRecord, observe
    from trellis.schedule import Schedule

# Where each public name lives; a test holds that this, the imports above and `__all__` agree.
_HOMES = {
    "trellis.array": "Array",
    "trellis.context": "Context sources",
    "trellis.device": "Device",
    "trellis.errors": (
        "BackendError BudgetExceeded Family InternalError InvalidArgument InvalidType LaunchRefused NotReady OutOfMemory"
        " TrellisError Unsupported"
    ),
    "trellis.expr": "erf gelu gelu_tanh index relu sigmoid silu",
    "trellis.limits": "Limits",
    "trellis.ops": (
        "alloc arange argsort asarray cast clip concatenate copy empty escape fill fill_ramp full gemm"
        " gemm_like histogram map map_stencil pad parallel_map parallel_plan random reduce scan sort"
        " stack stencil take transpose where zeros"
    ),
    "trellis.record": "LaunchRecord observe",
    "trellis.schedule": "Schedule",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}

__all__ = [
    "Array",
    "BackendError",
    "BudgetExceeded",
    "Context",
    "Device",
    "Family",
    "InternalError",
    "InvalidArgument",
    "InvalidType",
    "LaunchRecord",
    "LaunchRefused",
    "Limits",
    "NotReady",
    "OutOfMemory",
    "Schedule",
    "TrellisError",
    "Unsupported",
    "__version__",
    "alloc",
    "arange",
    "argsort",
    "asarray",
    "cast",
    "clip",
    "concatenate",
    "copy",
    "empty",
    "erf",
    "escape",
    "fill",
    "fill_ramp",
    "full",
    "gelu",
    "gelu_tanh",
    "gemm",
    "gemm_like",
    "histogram",
    "index",
    "map",
    "map_stencil",
    "observe",
    "pad",
    "parallel_map",
    "parallel_plan",
    "random",
    "reduce",
    "relu",
    "scan",
    "sigmoid",
    "silu",
    "sort",
    "sources",
    "stack",
    "stencil",
    "take",
    "transpose",
    "where",
    "zeros",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(importlib.import_module(_HOME[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
