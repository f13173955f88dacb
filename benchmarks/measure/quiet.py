"""Wait for the machine to be ours: a sample that other programs disturb says nothing about any candidate."""

from __future__ import annotations

import time
from pathlib import Path

_RUNNING = Path("/proc/loadavg")
_STEP = 0.005
# A program that runs for long would spend all the time to wait on one sample.
_A_SAMPLE = 0.5
_budget = [0.0]


def allow(seconds: float) -> None:
    """Let the whole run wait so many seconds at most."""
    _budget[0] = seconds


def wait() -> None:
    """Return when no other thread of the machine wants to run, after half a second, or when the time to wait is spent."""
    start = time.monotonic()
    until = start + min(_A_SAMPLE, _budget[0])
    while time.monotonic() < until and _others():
        time.sleep(_STEP)
    _budget[0] -= time.monotonic() - start


def left() -> float:
    """Return the seconds that may still be waited: 0 means that later samples were taken as they came."""
    return max(_budget[0], 0.0)


def _others() -> bool:
    """Tell whether more threads than this one want to run; False where the system does not say."""
    try:
        running, _, _ = _RUNNING.read_text().split()[3].partition("/")
    except OSError:
        return False
    return int(running) > 1
