"""What the routes produce and the launch consumes: reasons, candidates, verdicts and plans."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.device import Device
    from trellis.intent import Intent
    from trellis.schedule import Schedule

Route = Literal["stock", "cache", "generate"]


class Reason(NamedTuple):
    """Why a step of the walk did not carry the launch: the route or device, the stage, and the words."""

    who: str
    stage: str
    why: str


class Declined(NamedTuple):
    """A route's answer when it has no candidate."""

    why: str


class Library(NamedTuple):
    """A vendor library that a stock candidate calls, as it was found loaded; None where it would not say."""

    name: str
    version: str | None
    symbol: str | None
    loaded: bool


class Executable(Protocol):
    """A plan made ready: call it with the input, output and scratch arrays, then the scalars, in that order."""

    def __call__(self, *operands: Any) -> None:
        """Run, or enqueue, one launch."""
        ...


class Sizing(NamedTuple):
    """The numbers of a candidate that depend on the extents: see the same names in `Candidate`."""

    geometry: tuple[tuple[str, int], ...] = ()
    scratch: int = 0
    workspace: int = 0


@dataclass(frozen=True, slots=True)
class Candidate:
    """A compiled kernel or a stock call, not yet accepted.

    Attributes
    ----------
    name
        Name of the kernel or of the library's function.
    handle
        The door's own compiled thing; core only hands it back.
    artifact
        Bytes from which the door can make the handle again; None where it can't be kept.
    source
        Text of the kernel that was compiled; None for a stock call or a kernel from the disk cache.
    library
        The library, for a stock candidate.
    composed
        Names of the passes, where a stock call is followed by a fused one.
    geometry
        What the launch is cut into, for the record (``chunks``, ``groups``, ``vector`` …).
    resources
        Registers, spills, shared memory … measured on the compiled kernel; absent is unknown.
    scratch
        Bytes of temporary memory that core allocates for each launch and passes after the outputs.
    workspace
        Bytes that the call itself allocates beyond that.
    origin
        ``shipped`` if the door carries the kernel ready-written, else ``written``.
    cached
        ``memory`` or ``disk`` for a candidate of the cache route.
    sizing
        For a shape-generic kernel: works out the numbers that depend on the extents, so that one compiled kernel serves
        intents of one signature and many shapes. None where the numbers above hold for the intent asked for.

    """

    name: str
    handle: Any
    artifact: bytes | None = None
    source: str | None = None
    library: Library | None = None
    composed: tuple[str, ...] = ()
    geometry: tuple[tuple[str, int], ...] = ()
    resources: tuple[tuple[str, int], ...] = ()
    scratch: int = 0
    workspace: int = 0
    origin: str = "written"
    cached: str | None = None
    sizing: Callable[[Intent], Sizing] | None = None

    def sized(self, intent: Intent) -> Candidate:
        """Return the candidate with its numbers worked out for one intent."""
        return replace(self, **self.sizing(intent)._asdict()) if self.sizing is not None else self


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken limit: what was asked, the limit with its source, and the nearest legal value."""

    what: str
    asked: str
    limit: str
    source: str
    nearest: str | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of validation: allowed when there are no refusals.

    Attributes
    ----------
    refusals
        Every broken limit.
    occupancy
        Share of a compute unit's capacity that the kernel can fill, 0 to 1; None where it can't be known.
    occupancy_source
        How the occupancy was obtained.

    """

    refusals: tuple[Refusal, ...] = ()
    occupancy: float | None = None
    occupancy_source: str | None = None

    @property
    def allowed(self) -> bool:
        """Whether nothing was refused."""
        return not self.refusals


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """An accepted candidate with all that is the same for each of its launches. Compared by identity.

    Attributes
    ----------
    intent, device, schedule, route, candidate
        What runs, where, how it is cut, by which route, as what.
    user_schedule
        Whether the schedule was the caller's.
    verdict
        The validation's outcome.
    reasons
        Why earlier steps of the walk declined.
    choice
        Why this device was chosen.
    reserved
        Bytes that a launch takes from the budget: outputs (unless given), scratch and workspace.
    forced
        Whether the caller forced the share of memory that may be used to be all of it.
    limit, limit_source
        The Context's memory limit when the plan was made, None where it can't be known, and where it is known from.
    door_version
        Version of the door that made the candidate.

    """

    intent: Intent
    device: Device
    schedule: Schedule
    route: Route
    candidate: Candidate
    user_schedule: bool = False
    verdict: Verdict = field(default_factory=Verdict)
    reasons: tuple[Reason, ...] = ()
    choice: tuple[Reason, ...] = ()
    reserved: int = 0
    forced: bool = False
    limit: int | None = None
    limit_source: str | None = None
    door_version: str = ""
