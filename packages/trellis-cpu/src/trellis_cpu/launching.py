"""From a kernel and the arguments of a launch to the function that is called: alone, or with the pool's help."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from trellis_cpu import calls, pool

if TYPE_CHECKING:
    from trellis.door import Executable
    from trellis_cpu.artifact import Kernel
    from trellis_cpu.kernels.work import Work

# Below this estimate a launch keeps the interpreter's lock: letting go of it and taking it again costs 0.1 µs, and more
# where other threads wait for it.
RELEASE_NANOSECONDS = 5_000
# From this estimate on workers that are awake are asked: one begins within a microsecond.
SHARE_NANOSECONDS = 10_000
# From this estimate on workers are woken as well: that takes the caller 10 to 20 µs, and one begins after 20 to 50.
WAKE_NANOSECONDS = 60_000


def threads(work: Work, asked: int | str | None) -> int:
    """Return how many threads share a launch: as many as a schedule asks for, else all if that pays; never more than chunks."""
    most = min(pool.threads(), max(work.chunks))
    if asked is None:
        return most if work.nanoseconds >= SHARE_NANOSECONDS else 1
    return most if asked == "all" else min(int(asked), most)


def executable(work: Work, kernel: Kernel, asked: int | str | None = None) -> Executable:
    """Return the function that launches `work`: inputs, outputs and scratch, then scalars; `asked` is a schedule's threads."""
    helpers = threads(work, asked) - 1
    if helpers > 0:
        wake = asked is not None or work.nanoseconds >= WAKE_NANOSECONDS
        help = calls.Help(helpers, wake, pool.CELL, partial(pool.start, kernel.entry))
        return kernel.entry.builtin(work, kernel.functions, calls.SHARED, kernel, help)
    mode = calls.RELEASED if work.nanoseconds >= RELEASE_NANOSECONDS else calls.INLINE
    return kernel.entry.builtin(work, kernel.functions, mode, kernel)
