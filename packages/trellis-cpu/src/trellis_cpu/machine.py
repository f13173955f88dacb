"""What the host says of itself: the processor's name, its cores, its caches. Nothing is guessed."""

from __future__ import annotations

import os
import platform
from pathlib import Path

_CPU = Path("/sys/devices/system/cpu")
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
_CGROUP = Path("/sys/fs/cgroup")


def name() -> str:
    """Return the processor's name, or what the platform calls its architecture."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() in {"model name", "Model", "cpu model"} and value.strip():
                return value.strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def caches() -> dict[str, int | None]:
    """Return the sizes in bytes of one core's level 1 data and level 2 cache, and of the last level it reaches."""
    sizes: dict[tuple[int, str], int] = {}
    for index in sorted(_CPU.glob("cpu0/cache/index*")):
        try:
            level, kind = int((index / "level").read_text()), (index / "type").read_text().strip()
            size = (index / "size").read_text().strip()
        except (OSError, ValueError):
            continue
        sizes[level, kind] = int(size.rstrip("KMG")) * _UNITS.get(size[-1:], 1)
    data = {level: size for (level, kind), size in sizes.items() if kind in {"Data", "Unified"}}
    return {
        "cache_bytes": data[max(data)] if data else None,
        "cache_l1_bytes": data.get(1),
        "cache_l2_bytes": data.get(2),
    }


def usable_cores() -> int:
    """Return the logical cores this process may run on: its affinity, and its control group's quota rounded up."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    quota = _quota()
    return max(1, allowed if quota is None else min(allowed, quota))


def _quota() -> int | None:
    """Return the control group's processor quota in whole cores, None where there is none (version 2, then 1)."""
    try:
        limit, period = (_CGROUP / "cpu.max").read_text().split()
    except (OSError, ValueError):
        try:
            limit = (_CGROUP / "cpu/cpu.cfs_quota_us").read_text().strip()
            period = (_CGROUP / "cpu/cpu.cfs_period_us").read_text()
        except OSError:
            return None
    if limit in {"max", "-1"}:
        return None
    return -(-int(limit) // int(period))


def physical_cores() -> int | None:
    """Return the physical cores of the machine, None where that cannot be read."""
    try:
        cores = {path.read_text().strip() for path in _CPU.glob("cpu[0-9]*/topology/thread_siblings_list")}
    except OSError:
        return None
    return len(cores) or None
