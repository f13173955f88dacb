"""The machine and the process as facts; what can't be read is None."""

from __future__ import annotations

import contextlib
import os
import platform
import re
import sys
from pathlib import Path
from typing import Any

from trellis import cache, settings
from trellis._version import __version__
from trellis.budget.host import host_memory
from trellis.door import metadata

# Levels of x86-64, as its psABI defines them, and the vector extensions of other processors, best first: all of the words
# must be among the processor's flags.
_LEVELS: tuple[tuple[str, str], ...] = (
    ("x86-64-v4", "avx512f avx512bw avx512cd avx512dq avx512vl avx2 bmi1 bmi2 f16c fma abm movbe"),
    ("x86-64-v3", "avx avx2 bmi1 bmi2 f16c fma abm movbe xsave"),
    ("x86-64-v2", "cx16 lahf_lm popcnt sse4_1 sse4_2 ssse3"),
    ("x86-64", "sse2"),
    ("sve2", "sve2"),
    ("sve", "sve"),
    ("asimd", "asimd"),
    ("rvv", "v"),
)
_PACKAGES = ("numpy", "ml_dtypes", "pluggy", "click", "rich", "platformdirs", "psutil")


def describe() -> dict[str, Any]:
    """Return system, Python, processor, memory, cache, packages and settings."""
    return {
        "trellis": __version__,
        "system": {"name": platform.system(), "release": platform.release(), "machine": platform.machine()},
        "python": {
            "version": platform.python_version(),
            "implementation": platform.python_implementation(),
            "executable": sys.executable,
        },
        "cpu": processor(),
        "memory": _memory(),
        "cache": kernel_cache(),
        "packages": _packages(),
        "settings": _settings(),
    }


def processor(cpuinfo: Path = Path("/proc/cpuinfo")) -> dict[str, Any]:
    """Return the processor's model, its SIMD level, and how many logical cores there are and may be used."""
    text = ""
    with contextlib.suppress(OSError):
        text = cpuinfo.read_text(encoding="utf-8", errors="replace")
    model = re.search(r"^(?:model name|Processor|uarch)\s*:\s*(.+)$", text, re.MULTILINE)
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    return {
        "model": model[1].strip() if model else platform.processor() or None,
        "simd": simd_level(text),
        "logical_cores": os.cpu_count(),
        "usable_cores": usable,
    }


def simd_level(cpuinfo: str) -> str | None:
    """Return the best level whose flags are all there; None where the system lists no flags."""
    line = re.search(r"^(?:flags|Features)\s*:\s*(.+)$", cpuinfo, re.MULTILINE)
    if line is None:
        return None
    flags = set(line[1].split())
    return next((level for level, needed in _LEVELS if flags.issuperset(needed.split())), None)


def _memory() -> dict[str, Any]:
    try:
        memory = host_memory()
    except Exception as error:  # noqa: BLE001 - psutil raises what its platform raises
        return {"free": None, "total": None, "source": f"could not be read: {error}"}
    return memory._asdict()


def kernel_cache() -> dict[str, Any]:
    """Return where kernels are kept, and how many bytes."""
    found = cache.shared()
    files, nbytes = found.disk.size() if found.disk is not None else (None, None)
    return {
        "folder": str(found.disk.folder) if found.disk is not None else None,
        "reason": found.reason,
        "kernels": files,
        "bytes": nbytes,
        "limit": found.disk.limit if found.disk is not None else None,
    }


def _packages() -> dict[str, str | None]:
    found = metadata.versions(sys.path, _PACKAGES)
    return {name: found.get(name) for name in _PACKAGES}


def _settings() -> list[dict[str, Any]]:
    return [
        {"name": item.name, "value": os.environ.get(item.name), "default": item.default}
        for item in settings.SETTINGS
    ]
