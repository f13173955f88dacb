"""What the routes produce and the launch consumes: reasons, candidates, verdicts and plans."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.device import Device
    from trellis.intent import Intent
    from trellis.schedule import Schedule

Route = Literal["stock", "cache", "generate", "escape"]


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


class Part(NamedTuple):
    """One device's part of a map that was cut along the leading axis.

    Attributes
    ----------
    device, kind, physical
        Label and kind of the device, and the hardware it is: parts of one hardware share it.
    start, stop
        The slice of the leading axis, half-open; 0 and 1 for a result without axes.
    elements, nbytes
        Elements of each result in the part, and bytes of its operands and results.
    threads
        Threads of the host that share the part; None where the device cuts its launches itself.
    moved
        Bytes copied between devices for the part, there and back.
    route, seconds
        How it ran and how long that took without the copies; None in a plan, and where it was not timed.

    """

    device: str
    kind: str
    physical: str
    start: int
    stop: int
    elements: int
    nbytes: int
    threads: int | None
    moved: int = 0
    route: Route | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Parallel:
    """How a map is shared: planned, or as it ran.

    Attributes
    ----------
    strategy
        ``single`` one thread, ``threads`` the device's pool, ``device`` one launch that the device cuts itself, ``devices``
        several launches at once.
    why
        The rule that chose it, with the numbers it saw.
    parts
        The parts, in the order of the leading axis; none where there are no elements.

    """

    strategy: str
    why: str
    parts: tuple[Part, ...]

    @property
    def hardware(self) -> tuple[str, ...]:
        """The distinct hardware that takes part."""
        return tuple(dict.fromkeys(part.physical for part in self.parts))

    def as_dict(self) -> dict[str, Any]:
        """Return plain data, ready for JSON."""
        parts = [part._asdict() for part in self.parts]
        return {"strategy": self.strategy, "why": self.why, "hardware": list(self.hardware), "parts": parts}

    def __repr__(self) -> str:
        lines = [f"<Parallel {self.strategy}: {self.why}"]
        for part in self.parts:
            threads = "" if part.threads is None else f", {part.threads} thread{'s' * (part.threads != 1)}"
            ran = "" if part.route is None else f", {part.route}"
            took = "" if part.seconds is None else f", {part.seconds * 1e3:.3f} ms"
            moved = f", {part.moved} bytes moved" if part.moved else ""
            lines.append(
                f"  {part.device} [{part.start}:{part.stop}] {part.elements} elements, {part.nbytes} bytes"
                f"{threads}{moved}{ran}{took}"
            )
        return "\n".join(lines) + ">"


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
        ``shipped`` if the door carries the kernel ready-written, ``caller`` for a kernel of the caller's, else ``written``.
    compiler
        Compiler, version and options, where it is not the device's own.
    cached
        ``memory`` or ``disk`` for a kernel that was kept.
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
    compiler: str | None = None
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
    parallel
        How the map was shared, where that was asked for.

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
    parallel: Parallel | None = None
