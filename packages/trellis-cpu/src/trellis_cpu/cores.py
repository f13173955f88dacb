"""How many cores this process may use, and how many the machine has."""

from __future__ import annotations

import os
from pathlib import Path

_CGROUP = Path("/sys/fs/cgroup")


def usable() -> int:
    """Return the logical cores this process may run on: its affinity, and its control group's quota rounded up."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    quota = _quota()
    return max(1, allowed if quota is None else min(allowed, quota))


def _quota() -> int | None:
    """Return the control group's processor quota in whole cores, None where there is none (v2, then v1)."""
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


def physical() -> int | None:
    """Return the physical cores of the machine, None where that cannot be read."""
    siblings = {
        path.read_text().strip()
        for path in Path("/sys/devices/system/cpu").glob("cpu[0-9]*/topology/thread_siblings_list")
    }
    return len(siblings) or None
