"""What is measured and what came of it, as plain values."""

from __future__ import annotations

import statistics
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

OURS, LIMIT = "trellis", "limit"


@dataclass(frozen=True, slots=True)
class Candidate:
    """One way to do a workload.

    Attributes
    ----------
    who
        ``trellis``, ``limit``, or a peer's name.
    form
        How it is called: ``out=``, ``fresh`` (a new result each call), ``jit``, ``prepared`` …
    call
        Does the work and waits for it; its result is compared with the oracle.
    statement, names
        For calls of a microsecond: source to time instead of `call`, and its names.
    passes
        How often a call does the work.

    """

    who: str
    form: str
    call: Callable[[], Any]
    statement: str | None = None
    names: dict[str, Any] = field(default_factory=dict)
    passes: int = 1


@dataclass(frozen=True, slots=True)
class Reach:
    """What a row is to reach.

    Attributes
    ----------
    ratio
        Peer time / our time, at least.
    against
        The peer it is measured against; None is the best one.
    share
        Share of the measured limit, at least.
    seconds
        Our time, at most.

    """

    ratio: float | None = None
    against: str | None = None
    share: float | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        """Return the figures in a few characters."""
        parts = list[str]()
        if self.ratio is not None:
            parts.append(f"≥ {self.ratio:.3g}× {self.against or 'best'}")
        if self.share is not None:
            parts.append(f"≥ {self.share:.0%} of limit")
        if self.seconds is not None:
            parts.append(f"≤ {self.seconds * 1e3:.0f} ms")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Workload:
    """A workload and all who do it.

    Attributes
    ----------
    number, title
        Row of the plan, and what is computed.
    candidates
        Who does it; those of `LIMIT` move or compute as much as the workload must, and do nothing else.
    expected
        The right result, in float64.
    bound
        Largest difference allowed, relative to the largest magnitude expected.
    reach
        What the row is to reach; a mapping by form where our forms are rows of their own.
    limit
        What the limit is: ``copy``, ``triad``, ``read``, ``FMA``; None where nothing is compared.
    calls
        Calls of which the time of one sample is the mean.
    flops
        Floating-point operations, where the row is read as a rate.

    """

    number: int
    title: str
    candidates: tuple[Candidate, ...]
    expected: np.ndarray[Any, Any]
    bound: float
    reach: Reach | dict[str, Reach]
    limit: str | None = None
    calls: int = 1
    flops: int | None = None


@dataclass(frozen=True, slots=True)
class Timing:
    """What one candidate took.

    Attributes
    ----------
    who, form
        As the candidate's.
    samples
        Seconds, in the order they were taken; none where the result was wrong.
    error
        The result's largest difference from the oracle, relative to its largest magnitude.
    wrong
        What is wrong with the result, or the error it ended in.

    """

    who: str
    form: str
    samples: tuple[float, ...]
    error: float | None = None
    wrong: str | None = None

    @property
    def seconds(self) -> float:
        """The median."""
        return statistics.median(self.samples)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Attributes
    ----------
    number, workload
        As the workload's.
    ours, form
        Our median in seconds and the form it was reached in; None where we could not do it.
    other_forms
        Our other forms' medians.
    peers
        Best median of each peer.
    best_peer, ratio
        The fastest peer, and its time / our time.
    against, against_ratio
        The peer that the row's figure names, where it is not the best, and its time / our time.
    limit, limit_seconds, share
        The measured limit, what it took, and limit / our time.
    reach, met
        What the row is to reach, and whether it did; None where it can't be told.
    problems
        Wrong results and errors, as text.
    timings
        Everything that was timed.

    """

    number: int
    workload: str
    ours: float | None
    form: str | None
    other_forms: dict[str, float]
    peers: dict[str, float]
    best_peer: str | None
    ratio: float | None
    against: str | None
    against_ratio: float | None
    limit: str | None
    limit_seconds: float | None
    share: float | None
    reach: str
    met: bool | None
    flops: int | None
    problems: tuple[str, ...]
    timings: tuple[Timing, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return plain data, ready for JSON."""
        return asdict(self)
