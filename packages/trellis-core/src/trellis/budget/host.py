"""Free and total memory of the host, as this process may use it: the machine's, and its control group's if that is less."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

_CGROUP = Path("/sys/fs/cgroup")
# Kernels write a limit near 2**63 for "none"; anything above this is no limit.
_NO_LIMIT = 1 << 60


class HostMemory(NamedTuple):
    """Bytes free and in total, and the sources that said so."""

    free: int | None
    total: int | None
    source: str


class _Group(NamedTuple):
    """A control group that has a memory limit."""

    folder: Path
    limit_file: str
    usage_file: str
    inactive: str
    kind: str

    def read(self) -> tuple[int, int] | None:
        """Return the limit, and the usage without inactive page cache; None where there is no limit."""
        try:
            limit = int((self.folder / self.limit_file).read_text())  # "max" raises ValueError: no limit
            if limit >= _NO_LIMIT:
                return None
            usage = int((self.folder / self.usage_file).read_text())
            stat = (self.folder / "memory.stat").read_text()
        except (OSError, ValueError):
            return None
        start = f"{self.inactive} "
        cache = next((int(line.split()[1]) for line in stat.splitlines() if line.startswith(start)), 0)
        return limit, max(usage - cache, 0)


# The groups that have a limit, and until when that is taken for granted: looking through all of them takes 0.3 ms.
_limited: dict[tuple[Path, Path], tuple[float, tuple[_Group, ...]]] = {}
_LOOK_AGAIN_SECONDS = 5.0


def host_memory(root: Path = _CGROUP, membership: Path = Path("/proc/self/cgroup")) -> HostMemory:
    """Read the host's memory now (about 60 µs; five times that when the control groups are looked through again).

    Free is the smaller of what the system calls available and what the control group still allows, counting the group's
    inactive page cache as free, since the kernel drops it before it refuses memory.
    """
    import psutil  # about 10 ms: only processes that budget memory pay

    machine = psutil.virtual_memory()
    free, total, source = int(machine.available), int(machine.total), "psutil"
    for group in _groups(root, membership):
        found = group.read()
        if found is not None:
            limit, usage = found
            if limit - usage < free:
                free, source = max(limit - usage, 0), group.kind
            total = min(total, limit)
    return HostMemory(free, total, source)


def _groups(root: Path, membership: Path) -> tuple[_Group, ...]:
    """Return the control groups above this process that have a limit."""
    known = _limited.get((root, membership))
    if known is not None and monotonic() < known[0]:
        return known[1]
    try:
        lines = membership.read_text().splitlines()
    except OSError:
        lines = list[str]()
    found = tuple(group for line in lines for group in _above(root, line) if group.read() is not None)
    _limited[root, membership] = (monotonic() + _LOOK_AGAIN_SECONDS, found)
    return found


def _above(root: Path, line: str) -> Iterator[_Group]:
    """Yield the group that a line of the membership names, and its ancestors."""
    controllers, _, path = line.partition(":")[2].partition(":")
    if controllers == "":
        names, base, kind = ("memory.max", "memory.current", "inactive_file"), root, "cgroup v2"
    elif "memory" in controllers.split(","):
        names = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
        base, kind = root / "memory", "cgroup v1"
    else:
        return
    here = base / path.lstrip("/")
    # Each ancestor may set its own limit; inside a container the path may not exist, the root then is our group.
    for folder in dict.fromkeys((here, *here.parents)):
        if folder == base or base in folder.parents:
            yield _Group(folder, *names, kind)
