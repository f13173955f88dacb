"""Time what happens once a process: each sample is a process of its own, and the programs take turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from measure import quiet
from measure.rows import Timing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Parts = dict[str, float]


class Program(NamedTuple):
    """A program to time.

    Attributes
    ----------
    who, form
        As a candidate's.
    run
        Starts the process, waits for it, and returns what its parts took in seconds.

    """

    who: str
    form: str
    run: Callable[[], Parts]


def python(text: str, **environment: str) -> Parts:
    """Run a Python program that prints what its parts took, as JSON, on its last line."""
    done = subprocess.run(
        [sys.executable, "-c", text],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "it failed")
    return json.loads(done.stdout.splitlines()[-1])


def wall(command: Sequence[str], **environment: str) -> Parts:
    """Run a command and return how long the process took from start to end."""
    start = perf_counter()
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    took = perf_counter() - start
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip().splitlines()[-1])
    return {"wall": took}


def measure(programs: Sequence[Program], repeats: int) -> dict[tuple[str, str], list[Timing]]:
    """Return for each program what its parts took: one timing a part, whose form is the part's name.

    Each program runs once before, so that files and compiled modules are in the system's memory.
    """
    samples: dict[int, list[Parts]] = {}
    wrong: dict[int, str] = {}
    for place, program in enumerate(programs):
        try:
            program.run()
            samples[place] = []
        except Exception as error:  # noqa: BLE001 - the outcome of this program's row
            wrong[place] = str(error)
    for _ in range(repeats):
        for place, found in samples.items():
            quiet.wait()
            found.append(programs[place].run())
    made: dict[tuple[str, str], list[Timing]] = {}
    for place, program in enumerate(programs):
        found = samples.get(place, [])
        parts = [
            Timing(program.who, part, tuple(sample[part] for sample in found)) for part in (found or [{}])[0]
        ]
        wrong_one = [Timing(program.who, program.form, (), None, wrong[place])] if place in wrong else []
        made[program.who, program.form] = parts or wrong_one
    return made
