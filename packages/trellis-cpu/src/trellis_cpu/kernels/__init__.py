"""Kernel writers, one module an intent: each has ``write`` (the text) and ``work`` (the arguments of one launch)."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

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


class _Modules(Mapping[str, Writer]):
    """The writers by ``intent.op``, which is the name of the module; each is imported when it is first asked for."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, op: str) -> Writer:
        if op not in self._names:
            raise KeyError(op)
        return cast("Writer", importlib.import_module(f"{__name__}.{op}"))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


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
