"""Kernel writers, one module an intent: each has ``write`` (the text) and ``work`` (the arguments of one launch)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from trellis_cpu.kernels import map as map_
from trellis_cpu.kernels import reduce, stencil

if TYPE_CHECKING:
    from trellis.door import Schedule
    from trellis_cpu.kernels.work import Work, Written
    from trellis_cpu.target import Target

__all__ = ["WRITERS", "Writer"]


class Writer(Protocol):
    """What a module of kernels offers; the intent is the one it stands for in `WRITERS`."""

    def write(self, intent: Any, schedule: Schedule, target: Target) -> Written:
        """Write the kernel. Its text may depend on ``intent.signature()``, schedule and target only."""
        ...

    def work(self, intent: Any, schedule: Schedule, target: Target) -> Work:
        """Return the arguments of a launch of this very intent."""
        ...


# By ``intent.op``.
WRITERS: dict[str, Writer] = {"map": map_, "reduce": reduce, "stencil": stencil}
