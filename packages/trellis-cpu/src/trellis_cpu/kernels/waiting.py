"""Waiting for another thread of one launch, in a kernel: its turn for others first, then sleep.

Who waits holds what nobody needs to go on, and those it waits for are running or can run: it is a matter of time. A turn is
given to threads of the same priority only, so after some of them the thread sleeps: what it waits for may have a lower one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis_cpu.emit import Builder
    from trellis_cpu.target import Target

# Turns given to others before the first sleep: about as long as waking takes.
_TURNS = 256
# How long a sleep is: nanoseconds, and milliseconds where none is shorter.
_NANOSECONDS, _MILLISECONDS = 50_000, 1


class Waiting:
    """Writes the loops of a function that waits."""

    b: Builder

    def __init__(self, b: Builder, target: Target) -> None:
        self.b = b
        self._windows = "windows" in target.triple
        self._turn = "SwitchToThread" if self._windows else "sched_yield"
        b.external(f"declare i32 @{self._turn}()")
        b.external("declare void @Sleep(i32)" if self._windows else "declare i32 @nanosleep(ptr, ptr)")
        self._turns = b.cell()
        self._span = "" if self._windows else b.cell(kind="[2 x i64]")

    def start(self) -> None:
        """Write the begin of a wait: no turn is given yet."""
        self.b.set(self._turns, "0")

    def let_others(self) -> None:
        """Write one step of it."""
        b, given = self.b, self.b.get(self._turns)
        few = b.compare("slt", given, str(_TURNS))
        with b.when(few):
            b.op(f"call i32 @{self._turn}()")
        with b.when(b.op(f"xor i1 {few}, true")):
            self._sleep()
        b.set(self._turns, b.i64("add", given, "1"))

    def until_not(self, missing: Callable[[], str]) -> None:
        """Write the wait for as long as what `missing` writes is true."""
        self.start()
        with self.b.repeat(missing):
            self.let_others()

    def _sleep(self) -> None:
        b = self.b
        if self._windows:
            b.do(f"call void @Sleep(i32 {_MILLISECONDS})")
            return
        b.set(self._span, "0")
        b.set(b.at("i64", self._span, "1"), str(_NANOSECONDS))
        b.op(f"call i32 @nanosleep(ptr {self._span}, ptr null)")
