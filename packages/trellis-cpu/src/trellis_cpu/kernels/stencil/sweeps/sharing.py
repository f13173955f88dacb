"""What threads agree on while they sweep: who uses which buffers, and that a pass begins when the one before is done.

Boxes are taken in order, each by a thread that is running: those of the pass before were taken earlier, and need no other
thread than those that work on them to be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.kernels.stencil.sweeps.numbers import DONE, FLAGS
from trellis_cpu.kernels.waiting import Waiting

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder
    from trellis_cpu.target import Target


class Sharing:
    """The words at the start of the scratch block."""

    b: Builder
    memory: str

    def __init__(self, b: Builder, target: Target, memory: str) -> None:
        self.b, self.memory = b, memory
        self._waiting = Waiting(b, target)

    def flag(self, pair: str) -> str:
        """Write the address of the flag of a pair of buffers."""
        return self.b.at("i64", self.memory, self.b.i64("add", pair, str(FLAGS)))

    def take(self, pairs: str) -> str:
        """Write the search for buffers that nobody uses; there are as many as threads."""
        b, cell = self.b, self.b.cell("0")

        def used() -> str:
            old = b.op(f"atomicrmw xchg ptr {self.flag(b.get(cell))}, i64 1 acquire")
            return b.compare("ne", old, "0")

        self._waiting.start()
        with b.repeat(used):
            following = b.i64("add", b.get(cell), "1")
            over = b.compare("sge", following, pairs)
            b.set(cell, b.choose(over, "0", following))
            with b.when(over):
                self._waiting.let_others()
        return b.get(cell)

    def release(self, pair: str) -> None:
        """Write that buffers are free again."""
        self.b.do(f"store atomic i64 0, ptr {self.flag(pair)} release, align 8")

    def wait(self, boxes: str) -> None:
        """Write the wait until so many boxes are done."""
        b = self.b
        done = b.at("i64", self.memory, str(DONE))

        def missing() -> str:
            return b.compare("slt", b.op(f"load atomic i64, ptr {done} acquire, align 8"), boxes)

        self._waiting.until_not(missing)

    def finish(self) -> None:
        """Write that one more box is done."""
        done = self.b.at("i64", self.memory, str(DONE))
        self.b.op(f"atomicrmw add ptr {done}, i64 1 release")


def write_clearing(b: Builder, memory: str, pairs: str) -> None:
    """Write the phase before, of one chunk: no box is done, and no buffer is in use."""
    with b.loop("%begin", "%end"):
        b.set(b.at("i64", memory, str(DONE)), "0")
        with b.loop("0", pairs) as pair:
            b.set(b.at("i64", memory, b.i64("add", pair, str(FLAGS))), "0")
