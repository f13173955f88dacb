"""The walk along the routes: each candidate in order, every reason for not taking one kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from trellis.errors import TrellisError, Unsupported
from trellis.plan import Candidate, Declined, Reason
from trellis.routes import EVERY_ROUTE, Ask, Postponed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trellis.plan import Route

    Offer = tuple[Route, Candidate]


class Walk:
    """One walk for one intent.

    Attributes
    ----------
    ask
        What each route is asked.
    routes
        Names of the routes allowed, in the order they are walked.
    reasons
        Why each step so far was not taken.
    refusal
        The last coded error among the reasons; raised where the walk ends without a plan.

    """

    __slots__ = ("ask", "reasons", "refusal", "routes")

    def __init__(self, ask: Ask, routes: tuple[Route, ...]) -> None:
        self.ask: Ask = ask
        self.routes: tuple[Route, ...] = routes
        self.reasons: list[Reason] = []
        self.refusal: TrellisError | None = None

    def decline(self, who: str, stage: str, why: str, error: TrellisError | None = None) -> None:
        """Keep a reason; an error is what the walk raises if nothing else serves."""
        self.reasons.append(Reason(who, stage, why))
        self.refusal = error or self.refusal

    def __iter__(self) -> Iterator[Offer]:
        """Yield what each allowed route offers; compiling happens here and nowhere else."""
        later: list[tuple[Route, Callable[[], Candidate | Declined]]] = []
        for name in self.routes:
            answer = self._asked(name, partial(EVERY_ROUTE[name], self.ask))
            if isinstance(answer, Postponed):
                later.append((name, answer.offer))
            elif answer is not None:
                yield name, answer
        for name, offer in later:
            answer = self._asked(name, offer)
            if isinstance(answer, Candidate):
                yield name, answer

    def _asked(
        self, name: Route, offer: Callable[[], Candidate | Declined | Postponed]
    ) -> Candidate | Postponed | None:
        """Return what a route offers now or later; None, with the reason kept, where it has nothing."""
        try:
            answer = offer()
        except TrellisError as error:
            self.decline(name, "route", str(error), error)
            return None
        if isinstance(answer, (Declined, Postponed)):
            self.decline(name, "route", answer.why)
        return None if isinstance(answer, Declined) else answer

    def failed(self) -> TrellisError:
        """Return the error for a walk that ended without a plan."""
        ask = self.ask
        told = "; ".join(f"{item.who} ({item.stage}): {item.why}" for item in self.reasons)
        if self.refusal is not None and not isinstance(self.refusal, Unsupported):
            self.refusal.fields["reasons"] = tuple(self.reasons)
            return self.refusal
        error = Unsupported(
            "no_route",
            asked=f"{ask.intent.op} on {ask.device.label} ({ask.device.name}) by {', '.join(self.routes)}: {told}.",
            allowed=f"what a route of the door {ask.device.door} can carry.",
            reasons=tuple(self.reasons),
        )
        error.__cause__ = self.refusal
        return error
