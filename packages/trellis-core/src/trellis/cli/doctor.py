"""``trellis doctor``."""

from __future__ import annotations

import importlib

import click

from trellis.cli.output import json_option, print_json, print_rich

EPILOG = """
Examples:

\b
  trellis doctor
  trellis doctor --door cpu          exit status 1 if this door is not usable
  trellis doctor --json > report.json
"""


@click.command(name="doctor", epilog=EPILOG)
@click.option(
    "--door", "doors", multiple=True, metavar="NAME", help="Examine this door, and fail if it is not usable."
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0.1),
    default=20.0,
    show_default=True,
    help="Seconds for each door.",
)
@json_option
def command(doors: tuple[str, ...], timeout: float, as_json: bool) -> int:
    """Say which doors are here, which work, and why not.

    Each door is examined in a process of its own, all at once: it is loaded, its devices are listed, and a real kernel is run
    on each and compared with NumPy. The exit status is 1 only if a door named by --door or TRELLIS_REQUIRE_DOORS is not usable.
    """
    from trellis.doctor import examine

    report = examine(doors, timeout=timeout, meanwhile=None if as_json else _prepare)
    if as_json:
        print_json(report)
    else:
        from trellis.doctor.render import render

        print_rich(render(report))
    return 0 if report["ok"] else 1


def _prepare() -> None:
    """Import what renders the report while the doors are examined."""
    importlib.import_module("trellis.doctor.render")
