"""The surroundings: one number of threads for everyone, and a report of machine, versions and BLAS."""

from __future__ import annotations

import os
import platform
import sys
from importlib import metadata
from typing import Any

PEERS = ("numpy", "numexpr", "numba", "jax", "torch")
# Set on some machines for older BLAS builds; they slow down the one that NumPy brings.
# And without compiled modules every start of a process would measure Python's own compiler.
UNWANTED = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "PYTHONDONTWRITEBYTECODE")
_THREADS = (
    "TRELLIS_NUM_THREADS NUMBA_NUM_THREADS NUMEXPR_NUM_THREADS NUMEXPR_MAX_THREADS OMP_NUM_THREADS OPENBLAS_NUM_THREADS"
    " MKL_NUM_THREADS"
).split()
_MARK = "TRELLIS_BENCH_ENVIRONMENT"


def usable_cores() -> int:
    """Return the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def settle(arguments: list[str]) -> None:
    """Start this program again with the environment that a fair comparison needs, unless that was done."""
    if os.environ.get(_MARK) == "1":
        return
    threads = str(usable_cores())
    wanted = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    wanted.update(dict.fromkeys(_THREADS, threads), **{_MARK: "1", "JAX_PLATFORMS": "cpu"})
    os.execve(sys.executable, [sys.executable, *arguments], wanted)  # noqa: S606 - this program again


def version(name: str) -> str | None:
    """Return a distribution's version; None where it is not installed."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def load() -> float | None:
    """Return how many processes wanted to run in the last minute; None where the system does not say."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def describe(load_before: float | None) -> dict[str, Any]:
    """Return machine, load before the run, versions, threads and thread pools as plain data; unknown is None."""
    from trellis.doctor import environment

    names = ("trellis-core", "trellis-cpu", "llvmlite", *PEERS)
    return {
        "cpu": environment.processor(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": platform.python_version(),
        "threads": usable_cores(),
        "load": load_before,
        "versions": {name: version(name) for name in names},
        "pools": _pools(),
    }


def _pools() -> list[dict[str, Any]] | None:
    """Return the BLAS and OpenMP libraries that are loaded now, None where that can't be told."""
    try:
        from threadpoolctl import threadpool_info
    except ImportError:
        return None
    kept = ("user_api", "internal_api", "version", "num_threads", "architecture")
    return [{name: pool.get(name) for name in kept} for pool in threadpool_info()]
