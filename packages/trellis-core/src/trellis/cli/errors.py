"""``trellis errors``."""

from __future__ import annotations

from typing import Any

import click

from trellis.cli.output import document, json_option, print_json, print_rich
from trellis.errors import CODES, Family, InvalidArgument, did_you_mean

EPILOG = """
Examples:

\b
  trellis errors
  trellis errors E_BUDGET.over_limit
  trellis errors E_INVALID_ARG --json
"""


@click.command(name="errors", epilog=EPILOG)
@click.argument("code", required=False)
@json_option
def command(code: str | None, as_json: bool) -> None:
    """Explain an error code, the codes of a family, or list them all.

    The number of a family is also the exit status of a command that ends in such an error.
    """
    rows: list[dict[str, Any]] = [
        {
            "code": name,
            "family": name.partition(".")[0],
            "exit": int(Family[name.partition(".")[0]]),
            **entry._asdict(),
        }
        for name, entry in CODES.items()
        if name in _chosen(code)
    ]
    if as_json:
        print_json(document("trellis.errors", 1, {"errors": rows}))
        return
    from rich.markup import escape

    from trellis.doctor.render import table

    made = table("Errors", "code", "exit", "meaning", "to do")
    for row in rows:
        made.add_row(row["code"], str(row["exit"]), escape(row["meaning"]), escape(row["remedy"]))
    print_rich(made)


def _chosen(code: str | None) -> set[str]:
    if code is None:
        return set(CODES)
    found = {name for name in CODES if code in (name, name.partition(".")[0], name.partition(".")[2])}
    if not found:
        families = [family.name for family in Family]
        raise InvalidArgument(
            "unknown_name",
            asked=f"The error code {code!r} was asked for.{did_you_mean(code, (*CODES, *families))}",
            allowed="a code such as E_BUDGET.over_limit, or a family such as E_BUDGET.",
            name=code,
        )
    return found
