"""Memory: how much a device has left, who holds it, and what a launch may still take."""

from __future__ import annotations

from trellis.budget.arena import Arena
from trellis.budget.ending import Ending
from trellis.budget.host import HostMemory, host_memory
from trellis.budget.ledger import SAFETY, Ledger, ledger_of
from trellis.budget.memory import BorrowedMemory, Memory
from trellis.budget.spares import Spares

__all__ = [
    "SAFETY",
    "Arena",
    "BorrowedMemory",
    "Ending",
    "HostMemory",
    "Ledger",
    "Memory",
    "Spares",
    "host_memory",
    "ledger_of",
]
