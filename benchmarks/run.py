"""Measure Trellis beside other libraries, in one run, and print one table.

    python benchmarks/run.py [--rows 1,2,13] [--json FILE] [--quick] [--peers numpy,torch] [--wait SECONDS]

Candidates take turns over the same data with the same number of threads; each result is first compared with NumPy in
float64. The status is 1 where a result was wrong or a candidate failed, whatever the times are.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from measure import judge, machine, peers, quiet, sizes, table, timer
from workloads import calls, footprint, maps, products, reductions, startup, stencils

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measure.rows import Row
    from measure.sizes import Sizes
    from workloads.footprint import Footprint

SCHEMA, VERSION = "trellis.bench", 1
TIMED = {
    1: maps.relu_row,
    2: maps.gelu_row,
    3: stencils.rows,
    4: reductions.rows,
    5: products.rows,
    6: products.generated_rows,
    13: calls.rows,
}
STARTED = {14: startup.first_operation, 15: startup.imports_and_doctor}
ROWS = (*TIMED, *STARTED)
# Rows whose launches' memory is measured too.
WITH_FOOTPRINT = {1, 3}


def measured(numbers: tuple[int, ...], how: Sizes) -> Iterator[Row]:
    """Yield the rows as they are measured."""
    for number in numbers:
        if number in STARTED:
            yield from STARTED[number](how)
            continue
        for work in TIMED[number](how):
            yield from judge.rows(work, timer.measure(work, how.repeats, how.pause))


def main() -> int:
    """Run the benchmark; return 0 where every result was right."""
    arguments, before = _arguments(), machine.load()
    peers.ask(tuple(name for name in machine.PEERS if name in arguments.peers))
    quiet.allow(arguments.wait)
    how = sizes.QUICK if arguments.quick else sizes.FULL
    found: list[Row] = []
    for row in measured(arguments.rows, how):
        print(f"row {row.number}: {row.workload}: done", file=sys.stderr)
        found.append(row)
    footprints = list[Any](footprint.measured(how)) if WITH_FOOTPRINT & set(arguments.rows) else list[Any]()
    about = machine.describe(before)
    if arguments.wait and not quiet.left():
        print("The time to wait for a quiet machine was spent before the end.", file=sys.stderr)
    table.show(about, peers.status(), found, footprints)
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(_document(about, how, found, footprints), indent=1) + "\n")
    return 1 if any(row.problems for row in found) else 0


def _document(
    about: dict[str, Any], how: Sizes, rows: list[Row], footprints: list[Footprint]
) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "version": VERSION,
        "machine": about,
        "peers": peers.status(),
        "sizes": how._asdict(),
        "rows": [row.as_dict() for row in rows],
        "footprints": [one.as_dict() for one in footprints],
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--rows", type=_numbers, default=ROWS, help=f"of {', '.join(map(str, ROWS))}; all by default"
    )
    parser.add_argument("--json", type=Path, help="also write everything to this file")
    parser.add_argument(
        "--quick", action="store_true", help="tiny sizes and few samples: to see that it works"
    )
    parser.add_argument(
        "--peers", type=_names, default=machine.PEERS, help="only these peers; all by default"
    )
    parser.add_argument(
        "--wait",
        type=float,
        default=0.0,
        help="before each sample wait for other programs, so many seconds in all",
    )
    return parser.parse_args()


def _numbers(text: str) -> tuple[int, ...]:
    chosen = tuple(int(part) for part in text.split(","))
    unknown = [number for number in chosen if number not in ROWS]
    if unknown:
        raise argparse.ArgumentTypeError(f"there are no rows {unknown}; there are {ROWS}")
    return chosen


def _names(text: str) -> tuple[str, ...]:
    chosen = tuple(text.split(","))
    unknown = [name for name in chosen if name not in machine.PEERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"there are no peers {unknown}; there are {machine.PEERS}")
    return chosen


if __name__ == "__main__":
    machine.settle(sys.argv)
    raise SystemExit(main())
