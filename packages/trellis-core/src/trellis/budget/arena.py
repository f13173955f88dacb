"""A Context's way to memory: reserve under its share of the budget, then allocate, or change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.budget.memory import Memory
from trellis.errors import BudgetExceeded, OutOfMemory

if TYPE_CHECKING:
    from trellis.budget.ledger import Ledger
    from trellis.device import Device, Session


class Arena:
    """Memory of one session under one Context's limits.

    Attributes
    ----------
    device, session, ledger
        Where the memory is and who counts it.
    fraction
        Share of the device's capacity that may be used.
    cap
        Bytes that may be used at most, whatever the capacity; None is no cap.

    """

    __slots__ = ("cap", "device", "fraction", "ledger", "session")

    def __init__(
        self, device: Device, session: Session, ledger: Ledger, fraction: float, cap: int | None
    ) -> None:
        self.device = device
        self.session = session
        self.ledger = ledger
        self.fraction = fraction
        self.cap = cap

    def take(self, nbytes: int, *, force: bool = False) -> Memory:
        """Return memory of at least `nbytes`, uninitialised.

        Raises
        ------
        BudgetExceeded
            ``E_BUDGET.over_limit``; nothing was allocated.
        OutOfMemory
            ``E_OOM.device``: the budget allowed it, the allocator failed; the reservation was undone.

        """
        ledger = self.ledger
        if not ledger.reserve(nbytes, 1.0 if force else self.fraction, self.cap):
            raise self.refusal(nbytes)
        try:
            block = self.session.allocate(nbytes or 1)
        except BaseException as error:
            ledger.released.append(nbytes)
            if isinstance(error, MemoryError) and not isinstance(error, OutOfMemory):
                raise self._exhausted(nbytes) from error
            raise
        return Memory(self.session, ledger, block, nbytes)

    def fits(self, nbytes: int) -> bool:
        """Tell whether so many more bytes would fit now, reserving none."""
        if not self.ledger.reserve(nbytes, self.fraction, self.cap):
            return False
        self.ledger.released.append(nbytes)
        return True

    def limit(self) -> int | None:
        """Return this Context's limit in bytes now; None where it can't be known."""
        return self.ledger.limit(self.fraction, self.cap)

    def refusal(self, nbytes: int) -> BudgetExceeded:
        """Build the error for a reservation that does not fit."""
        limit, used = self.limit(), self.ledger.used
        left = None if limit is None else max(limit - used, 0)
        return BudgetExceeded(
            "over_limit",
            asked=f"{nbytes} bytes were asked for on {self.device.label} ({self.device.name}).",
            allowed=f"{left} bytes are left: a limit of {limit} ({self.ledger.source}), {used} of it in use.",
            nbytes=nbytes,
            limit=limit,
            used=used,
            left=left,
            source=self.ledger.source,
            device=self.device.label,
        )

    def _exhausted(self, nbytes: int) -> OutOfMemory:
        return OutOfMemory(
            "device",
            asked=f"{nbytes} bytes were asked for on {self.device.label} ({self.device.name}).",
            allowed="what the device's allocator still has.",
            nbytes=nbytes,
            device=self.device.label,
        )
