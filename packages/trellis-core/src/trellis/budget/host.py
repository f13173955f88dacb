"""Free and total memory of the host, as this process may use it: the machine's, and its control group's if that is less."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

_CGROUP = Path("/sys/fs/cgroup")
# Kernels write a limit near 2**63 for "none"; anything above this is no limit.
_NO_LIMIT = 1 << 60


class HostMemory(NamedTuple):
    """Bytes free and in total, and the sources that said so."""

    free: int | None
    total: int | None
    source: str


def host_memory(root: Path = _CGROUP, membership: Path = Path("/proc/self/cgroup")) -> HostMemory:
    """Read the host's memory now (about 60 µs).

    Free is the smaller of what the system calls available and what the control group still allows, counting the group's
    inactive page cache as free, since the kernel drops it before it refuses memory.
    """
    import psutil  # about 10 ms: only processes that budget memory pay

    machine = psutil.virtual_memory()
    free, total, source = int(machine.available), int(machine.total), "psutil"
    for limit, usage, kind in _groups(root, membership):
        if limit - usage < free:
            free, source = max(limit - usage, 0), kind
        total = min(total, limit)
    return HostMemory(free, total, source)


def _groups(root: Path, membership: Path) -> list[tuple[int, int, str]]:
    """Return (limit, usage without inactive page cache, kind) of each control group above this process that has a limit."""
    found: list[tuple[int, int, str]] = []
    try:
        lines = membership.read_text().splitlines()
    except OSError:
        return found
    for line in lines:
        _, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if controllers == "":
            files, base, kind = ("memory.max", "memory.current", "inactive_file"), root, "cgroup v2"
        elif "memory" in controllers.split(","):
            files = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
            base, kind = root / "memory", "cgroup v1"
        else:
            continue
        here = base / path.lstrip("/")
        # Each ancestor may set its own limit; inside a container the path may not exist, the root then is our group.
        for folder in dict.fromkeys((here, *here.parents)):
            if folder != base and base not in folder.parents:
                break
            entry = _group(folder, files)
            if entry is not None:
                found.append((*entry, kind))
    return found


def _group(folder: Path, files: tuple[str, str, str]) -> tuple[int, int] | None:
    limit_file, usage_file, inactive = files
    try:
        limit = int((folder / limit_file).read_text())  # "max" raises ValueError: no limit
        usage = int((folder / usage_file).read_text())
        stat = (folder / "memory.stat").read_text()
    except (OSError, ValueError):
        return None
    if limit >= _NO_LIMIT:
        return None
    cache = next((int(line.split()[1]) for line in stat.splitlines() if line.startswith(inactive + " ")), 0)
    return limit, max(usage - cache, 0)
