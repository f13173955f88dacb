"""A Context's way to memory: reserve under its share of the budget, then allocate, or change nothing."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from trellis.budget.ending import Ending
from trellis.budget.ledger import living
from trellis.budget.memory import Memory
from trellis.errors import BudgetExceeded, OutOfMemory, TrellisError

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Callable

    from trellis.budget.ledger import Ledger
    from trellis.device import Device, Session


# A reading of free memory is good for this long; before a refusal it is always read again.
FRESH_SECONDS = 0.1
# Small reservations up to this sum go by one integer compare before released bytes are settled and the reading is renewed.
HORIZON = 1 << 20
# Stands for "no limit is known" in the one comparison of a warm reservation.
_UNBOUNDED = float("inf")


class Arena:
    """Memory of one session under one Context's limits.

    Attributes
    ----------
    device, session, ledger
        Where the memory is and who counts it.
    fraction, forced
        Share of the device's capacity that may be used, and whether the caller forced that to be all of it.
    cap
        Bytes that may be used at most, whatever the capacity; None is no cap.
    allocate, free, released
        Bound methods and the queue that the shortest path calls.

    """

    __slots__ = (
        "allocate",
        "cap",
        "ceiling",
        "device",
        "forced",
        "fraction",
        "free",
        "fresh_until",
        "horizon",
        "ledger",
        "released",
        "session",
    )

    def __init__(
        self,
        device: Device,
        session: Session,
        ledger: Ledger,
        fraction: float,
        cap: int | None,
        *,
        force: bool = False,
    ) -> None:
        self.device: Device = device
        self.session: Session = session
        self.ledger: Ledger = ledger
        self.forced: bool = force
        self.fraction: float = 1.0 if force else fraction
        self.cap: int | None = cap
        self.allocate: Callable[[int], Any] = session.allocate
        self.free: Callable[[Any], None] = session.free
        self.released: deque[int] = ledger.released
        self.ceiling: float = 0
        self.horizon: float = 0
        self.fresh_until = float("-inf")

    def take(self, nbytes: int) -> Memory:
        """Return memory of at least `nbytes`, uninitialised.

        Raises
        ------
        BudgetExceeded
            ``E_BUDGET.over_limit``; nothing was allocated.
        OutOfMemory
            ``E_OOM.device``: the budget allowed it, the allocator failed; the reservation was undone.

        """
        ledger = self.ledger
        # Whatever stops this function, an interrupt among others: what is counted is released when `counted` dies.
        counted = None
        release = self.released.append
        with ledger.lock:
            used = ledger.count + nbytes
            if used <= self.horizon:
                ledger.count = used
                counted = Ending(release, nbytes)
        if counted is None:
            counted = self._reserve(nbytes)
            if counted is None:
                raise self.refusal(nbytes)
        try:
            block = self.allocate(nbytes or 1)
        except BaseException as error:
            del counted  # the traceback keeps this frame
            if isinstance(error, MemoryError) and not isinstance(error, TrellisError):
                raise self._exhausted(nbytes) from error
            raise
        return Memory(self, block, nbytes, counted)

    def _reserve(self, nbytes: int) -> Ending | None:
        """Take the bytes if they fit, after letting go of what is spare if they would not; return what releases them."""
        counted = self._settled(nbytes)
        if counted is None:
            for spares in living(self.ledger.spares):
                spares.drop()
            counted = self._settled(nbytes)
        return counted

    def _settled(self, nbytes: int) -> Ending | None:
        """Settle what was released, read the limit again if it is due, and take the bytes if they fit."""
        ledger, release = self.ledger, self.released.append
        with ledger.lock:
            ledger.settle()
            if ledger.count + nbytes > self.ceiling or perf_counter() > self.fresh_until:
                self._read()
            used = ledger.count + nbytes
            if used > self.ceiling:
                return None
            self.horizon = min(used + HORIZON, self.ceiling)
            # A signal's handler may have taken memory in the calls above.
            ledger.count += nbytes
            return Ending(release, nbytes)

    def _read(self) -> None:
        """Work out the ceiling from what is free now; the caller holds the ledger's lock."""
        ledger = self.ledger
        ledger.read()
        share = _UNBOUNDED if ledger.capacity is None else int(ledger.capacity * self.fraction)
        self.ceiling = share if self.cap is None else min(share, self.cap)
        self.fresh_until: float = perf_counter() + FRESH_SECONDS

    def fits(self, nbytes: int) -> bool:
        """Tell whether so many more bytes would fit now, reserving none."""
        return self._reserve(nbytes) is not None

    def limit(self) -> int | None:
        """Return this Context's limit in bytes now; None where it can't be known."""
        with self.ledger.lock:
            self._read()
        return None if self.ceiling == _UNBOUNDED else int(self.ceiling)

    @property
    def source(self) -> str:
        """Where the limit is known from: what was free, or the caller's own number where that is less."""
        return "budget=" if self.cap is not None and self.ceiling == self.cap else self.ledger.source

    def refusal(self, nbytes: int) -> BudgetExceeded:
        """Build the error for a reservation that does not fit."""
        limit, used = self.limit(), self.ledger.used
        left = None if limit is None else max(limit - used, 0)
        return BudgetExceeded(
            "over_limit",
            asked=f"{nbytes} bytes were asked for on {self.device.label} ({self.device.name}).",
            allowed=f"{left} bytes are left: a limit of {limit} ({self.source}), {used} of it in use.",
            nbytes=nbytes,
            limit=limit,
            used=used,
            left=left,
            source=self.source,
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
