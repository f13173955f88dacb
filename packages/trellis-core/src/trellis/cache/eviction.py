"""The bound on what is kept: an estimate that costs one system call a store, and a sweep when it passes the limit.

The estimate is the *length* of a file, ``size``, in KiB of kernels: storing appends as many (sparse) bytes to it, which the
system does atomically for any number of processes. Only a sweep lists the folder, and then corrects the estimate.
"""

from __future__ import annotations

import contextlib
import os
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

TEMPORARY = ".tmp"

_SIZE = "size"
# A sweep leaves this share of the limit, so that the next one is not at once.
_KEPT = 0.8
# Seconds after which an unfinished file is taken for the remains of a process that died.
_ABANDONED = 600


def account(folder: Path, suffix: str, nbytes: int, limit: int) -> None:
    """Add a stored file to the estimate; sweep where that passes the limit or the estimate is missing."""
    units = -(-nbytes // 1024)
    try:
        descriptor = os.open(folder / _SIZE, os.O_WRONLY | os.O_APPEND)
    except OSError:
        sweep(folder, suffix, limit)
        return
    try:
        os.write(descriptor, bytes(units))
        total = os.fstat(descriptor).st_size
    except OSError:
        return
    finally:
        os.close(descriptor)
    if total * 1024 > limit:
        sweep(folder, suffix, limit)


def sweep(folder: Path, suffix: str, limit: int) -> None:
    """Remove the least recently used files beyond the limit and what dead processes left; write the estimate anew.

    What others store meanwhile stays counted, and where another sweep has ended meanwhile, its newer estimate stands.
    """
    before = _estimate(folder)
    kept = sizes(folder, suffix)
    total = sum(size for _, size, _ in kept)
    if total > limit:
        for _, size, path in sorted(kept):
            with contextlib.suppress(OSError):
                path.unlink()
            total -= size
            if total <= limit * _KEPT:
                break
    for used, _, path in sizes(folder, TEMPORARY):
        if time.time() - used > _ABANDONED:
            with contextlib.suppress(OSError):
                path.unlink()
    with contextlib.suppress(OSError):
        descriptor = os.open(folder / _SIZE, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            late = os.fstat(descriptor).st_size - before
            if late >= 0:
                os.ftruncate(descriptor, -(-total // 1024) + late)
        finally:
            os.close(descriptor)


def _estimate(folder: Path) -> int:
    """Return the estimate in KiB, 0 where there is none."""
    try:
        return (folder / _SIZE).stat().st_size
    except OSError:
        return 0


def files(folder: Path, suffix: str) -> list[Path]:
    """Return the files with this suffix, sorted by name; none where the folder is gone."""
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(suffix))
    except OSError:
        return []


def sizes(folder: Path, suffix: str) -> list[tuple[float, int, Path]]:
    """Return time of last use, bytes and path of each file with this suffix."""
    found: list[tuple[float, int, Path]] = []
    for path in files(folder, suffix):
        with contextlib.suppress(OSError):
            state = path.lstat()
            found.append((state.st_mtime, state.st_size, path))
    return found
