"""Time candidates in turns, so that whatever else the machine does meets all of them alike."""

from __future__ import annotations

import random
import time
import timeit
from typing import TYPE_CHECKING, Any

import numpy as np

from measure import quiet
from measure.rows import LIMIT, Candidate, Timing

if TYPE_CHECKING:
    from measure.rows import Workload

# Threads of OpenMP and BLAS spin for a while after their work, which would slow the next candidate down.
PAUSE = 0.03


def measure(work: Workload, repeats: int, pause: float = PAUSE) -> list[Timing]:
    """Return what each candidate of a workload took.

    Each is first called once and its result compared with the oracle; then come rounds in which each has its turn: a pause, a
    wait for the machine to be quiet if that was asked for, one call that is not timed, and the timed sample.

    Parameters
    ----------
    work
        The workload.
    repeats
        Samples of each candidate.
    pause
        Seconds between candidates.

    """
    errors: dict[int, tuple[float | None, str | None]] = {}
    timers: dict[int, timeit.Timer] = {}
    for place, candidate in enumerate(work.candidates):
        errors[place] = _checked(work, candidate)
        if errors[place][1] is None:
            timers[place] = _timer(candidate)
    samples: dict[int, list[float]] = {place: [] for place in timers}
    # Each turn has another order, the same in each run, so that nobody always follows the same one.
    order, shuffle = list(timers), random.Random(0).shuffle  # noqa: S311 - no secret is drawn
    for _ in range(repeats):
        shuffle(order)
        for place in order:
            time.sleep(pause)
            quiet.wait()
            timers[place].timeit(max(work.calls // 10, 1))
            took = timers[place].timeit(work.calls)
            samples[place].append(took / work.calls / work.candidates[place].passes)
    return [
        Timing(candidate.who, candidate.form, tuple(samples.get(place, ())), *errors[place])
        for place, candidate in enumerate(work.candidates)
    ]


def _timer(candidate: Candidate) -> timeit.Timer:
    if candidate.statement is not None:
        return timeit.Timer(candidate.statement, globals=candidate.names)
    return timeit.Timer(candidate.call)


def _checked(work: Workload, candidate: Candidate) -> tuple[float | None, str | None]:
    """Call a candidate and return its result's error, and what is wrong with it."""
    try:
        result = candidate.call()
    except Exception as error:  # noqa: BLE001 - whatever a candidate raises is its row's outcome
        return None, f"{type(error).__name__}: {error}".splitlines()[0]
    if candidate.who == LIMIT:
        return None, None
    error = difference(np.asarray(result), work.expected)
    wrong = None if error <= work.bound else f"wrong by {error:.2g}, {work.bound:.2g} is allowed"
    return error, wrong


def difference(got: np.ndarray[Any, Any], expected: np.ndarray[Any, Any]) -> float:
    """Return the largest difference relative to the largest magnitude expected; infinite for another shape or a NaN."""
    if got.shape != expected.shape:
        return float("inf")
    scale = float(np.max(np.abs(expected), initial=0.0)) or 1.0
    worst = float(np.max(np.abs(got - expected), initial=0.0)) / scale
    return worst if np.isfinite(worst) else float("inf")
