"""``trellis devices``."""

from __future__ import annotations

from typing import Any

import click

from trellis.cli.output import document, json_option, print_json, print_rich

EPILOG = """
Examples:

\b
  trellis devices
  trellis devices --json | jq '.devices[].label'
"""


@click.command(name="devices", epilog=EPILOG)
@json_option
def command(as_json: bool) -> None:
    """List every device that the installed doors find, best first; no kernel is run."""
    facts = document("trellis.devices", 1, _facts())
    if as_json:
        print_json(facts)
        return
    from rich.text import Text

    from trellis.doctor import render

    parts: list[Any] = [
        render.devices(facts["devices"]) if facts["devices"] else Text("No device was found.")
    ]
    parts += [Text(f"* {item['who']} ({item['stage']}): {item['why']}") for item in facts["reasons"]]
    print_rich(*parts)


def _facts() -> dict[str, Any]:
    """Return the devices, best first, what a bare `Context()` would take, and the doors and probes that failed."""
    from trellis.conductor import choose, survey
    from trellis.doctor import proof
    from trellis.doctor.child import describe
    from trellis.door import load
    from trellis.errors import TrellisError

    found = survey()
    rows = [
        {**describe(device), "proven": proof.proven(load(device.door).info, device)}
        for device in found.devices
    ]
    try:
        best = choose(None).device.label
    except TrellisError:
        best = None
    return {"best": best, "devices": rows, "reasons": [reason._asdict() for reason in found.reasons]}
