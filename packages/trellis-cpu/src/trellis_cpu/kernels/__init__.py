"""Kernel writers, one module an intent: each has ``write`` (the text) and ``work`` (the arguments of one launch)."""

from __future__ import annotations

import importlib
import os
import threading
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

from trellis_cpu import compiler_thread

if TYPE_CHECKING:
    from trellis.door import Schedule
    from trellis_cpu.kernels.work import Work, Written
    from trellis_cpu.target import Target

__all__ = ["WRITERS", "Writer"]


class Writer(Protocol):
    """What a module of kernels offers; the intent is the one it stands for in `WRITERS`.

    A module whose kernels can't honour every schedule has ``refusals(intent, schedule, target)`` as well, which yields what
    is wrong with one.
    """

    def write(self, intent: Any, schedule: Schedule, target: Target) -> Written:
        """Write the kernel. Its text may depend on ``intent.signature()``, schedule and target only."""
        ...

    def work(self, intent: Any, schedule: Schedule, target: Target) -> Work:
        """Return the arguments of a launch of this very intent."""
        ...


# A child forked while another thread imports a module could never import it: Python's lock of the module stays held. A fork
# takes this lock first.
_importing = threading.RLock()

if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_importing.acquire, after_in_parent=_importing.release, after_in_child=_importing.release
    )


class _Modules(Mapping[str, Writer]):
    """The writers by ``intent.op``, which is the name of the module; each is imported when it is first asked for.

    They are imported in the compiler's thread: a signal's handler that comes meanwhile, and launches, waits for whole modules
    and never meets half of one.
    """

    def __init__(self, *names: str) -> None:
        self._names = names
        self._imported: dict[str, Writer] = {}

    def __getitem__(self, op: str) -> Writer:
        found = self._imported.get(op)
        if found is None:
            if op not in self._names:
                raise KeyError(op)
            found = self._imported[op] = compiler_thread.call(_import, f"{__name__}.{op}")
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _import(name: str) -> Writer:
    with _importing:
        return cast("Writer", importlib.import_module(name))


WRITERS: Mapping[str, Writer] = _Modules(
    "concatenate",
    "copy",
    "gemm",
    "histogram",
    "map",
    "pad",
    "reduce",
    "scan",
    "sort",
    "stencil",
    "take",
    "transpose",
)
