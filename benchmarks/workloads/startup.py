"""Rows 14 and 15: what a process pays before its first result, each sample in a process of its own."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from measure import judge
from measure.peers import peer
from measure.processes import Program, measure, python, wall
from measure.rows import OURS, Reach

from workloads import programs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measure.rows import Row, Timing
    from measure.sizes import Sizes

ALONE, BEYOND, TOTAL = "import llvmlite.binding alone", "beyond it", "total"
OPERATION = "of that the operation itself"


def first_operation(sizes: Sizes) -> Iterator[Row]:
    """Yield row 14: the first operation of a process that has imported NumPy."""
    with tempfile.TemporaryDirectory() as kept:

        def cold(text: str, variable: str) -> dict[str, float]:
            with tempfile.TemporaryDirectory() as folder:
                return python(text, **{variable: folder})

        jobs = [
            Program(OURS, "cold", lambda: cold(programs.OURS, "TRELLIS_CACHE_DIR")),
            Program(OURS, "disk", lambda: python(programs.OURS, TRELLIS_CACHE_DIR=kept)),
        ]
        if peer("numba"):
            numba = programs.numba_file(Path(kept))
            jobs += [
                Program("numba", "cold", lambda: cold(numba, "NUMBA_CACHE_DIR")),
                Program("numba", "disk", lambda: python(numba, NUMBA_CACHE_DIR=kept)),
            ]
        for name, text in programs.OTHERS.items():
            if peer(name):
                jobs.append(Program(name, "cold", lambda text=text: python(text)))
        found = measure(jobs, sizes.processes)
    yield _first("first operation of a process, cold", "cold", TOTAL, found, Reach(seconds=0.150))
    # Twice: with the imports and the Context before it, and the operation alone, as row 15 measures those.
    yield _first("first operation, from disk, Context made", "disk", OPERATION, found, Reach(seconds=0.010))
    yield _first("first operation, from disk, beyond llvmlite", "disk", BEYOND, found, Reach(seconds=0.010))


def _first(
    title: str, form: str, judged: str, found: dict[tuple[str, str], list[Timing]], reach: Reach
) -> Row:
    timings = [timing for (_, how), parts in found.items() if how == form for timing in parts]
    # The part that is judged is the row's time; the rest is shown beside it.
    made = judge.row(14, title, [t for t in timings if t.who != OURS or t.form == judged], reach)
    others = {t.form: t.seconds for t in timings if t.who == OURS and t.form != judged and t.wrong is None}
    return replace(made, other_forms=others, timings=tuple(timings))


def imports_and_doctor(sizes: Sizes) -> Iterator[Row]:
    """Yield row 15: importing, opening a Context, and the doctor."""
    names = {"numpy": "numpy", "numexpr": "numexpr", "numba": "numba", "jax": "jax.numpy", "torch": "torch"}
    jobs = [Program(OURS, "import", lambda: python(programs.importing("trellis")))]
    jobs += [
        Program(name, "import", lambda module=module: python(programs.importing(module)))
        for name, module in names.items()
        if peer(name)
    ]
    jobs.append(Program(OURS, "context", lambda: python(programs.CONTEXT)))
    found = measure(jobs, sizes.processes)
    imported = [timing for (_, form), parts in found.items() if form == "import" for timing in parts]
    yield judge.row(15, "import trellis", imported, Reach(seconds=0.030))
    opened = {timing.form: timing for timing in found[OURS, "context"]}
    last = opened.get("Context", found[OURS, "context"][0])
    row = judge.row(15, 'Context("cpu"), beyond numpy and llvmlite', [last], Reach(seconds=0.100))
    yield replace(
        row, other_forms={name: t.seconds for name, t in opened.items() if t is not last and t.samples}
    )
    yield _doctor(sizes)


def _doctor(sizes: Sizes) -> Row:
    """Return the doctor's time beside the slowest door's own: a bare process that does what the doctor has it do."""
    program = Path(sys.executable).with_name("trellis")
    with tempfile.TemporaryDirectory() as kept:
        jobs = [Program(OURS, "doctor", lambda: wall([str(program), "doctor"], TRELLIS_CACHE_DIR=kept))]
        jobs += [
            Program(
                f"door {door}",
                "raw",
                lambda door=door: wall([sys.executable, "-c", programs.raw(door)], TRELLIS_CACHE_DIR=kept),
            )
            for door in programs.doors()
        ]
        found = measure(jobs, sizes.processes)
    timings = [timing for parts in found.values() for timing in parts]
    raw = [timing for timing in timings if timing.who != OURS and timing.wrong is None]
    slowest = max(raw, key=lambda timing: timing.seconds).who if raw else None
    return judge.row(
        15, "trellis doctor, every door", timings, Reach(ratio=1 / 1.3, against=slowest or "no door")
    )
