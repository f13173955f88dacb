"""How parts of a line tell each other their sums: each waits for the one before, which is always ahead of it.

Chunks are taken in order, each by a thread that is running: the part before was taken earlier, and needs no other thread than
those before it to go on. A part's total is passed on before its results are written, so that waits are short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.kernels.waiting import Waiting

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder
    from trellis_cpu.target import Target

# A record is a flag and a value, 8 bytes each.
RECORD_BYTES = 16


class Records:
    """The parts' totals in scratch memory."""

    b: Builder
    memory: str
    kind: str
    size: int

    def __init__(self, b: Builder, target: Target, memory: str, dtype: str) -> None:
        self.b, self.memory, self.kind, self.size = b, memory, types.scalar(dtype), types.size(dtype)
        self._waiting = Waiting(b, target)

    def place(self, number: str) -> tuple[str, str]:
        """Write the addresses of a record's flag and value."""
        flag = self.b.at("i64", self.memory, self.b.i64("shl", number, "1"))
        return flag, self.b.at("i64", flag, "1")

    def publish(self, number: str, total: str) -> None:
        """Write a part's total, the sum of all up to its end."""
        flag, value = self.place(number)
        self.b.do(f"store {self.kind} {total}, ptr {value}, align {self.size}")
        self.b.do(f"store atomic i64 1, ptr {flag} release, align 8")

    def take(self, number: str) -> str:
        """Write the wait for a part's total, and its load."""
        b = self.b
        flag, value = self.place(number)

        def missing() -> str:
            return b.compare("eq", b.op(f"load atomic i64, ptr {flag} acquire, align 8"), "0")

        self._waiting.until_not(missing)
        return b.op(f"load {self.kind}, ptr {value}, align {self.size}")


def write_clearing(b: Builder, memory: str, count: str) -> None:
    """Write the phase before, of one chunk: no part has a total yet."""
    with b.loop("%begin", "%end"), b.loop("0", count) as number:
        b.set(b.at("i64", memory, b.i64("shl", number, "1")), "0")
