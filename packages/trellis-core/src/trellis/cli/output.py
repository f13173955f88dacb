"""What commands print: a document as JSON, or the same facts for people."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

Command = TypeVar("Command", bound="Callable[..., Any]")


def json_option(command: Command) -> Command:
    """Give a command the flag that prints JSON."""
    how = click.option("--json", "as_json", is_flag=True, help="Print the same facts as one JSON document.")
    return how(command)


def document(schema: str, version: int, facts: dict[str, Any]) -> dict[str, Any]:
    """Return a document that says what it is: schema id and version first."""
    return {"schema": schema, "version": version, **facts}


def print_json(facts: dict[str, Any]) -> None:
    """Print a document."""
    click.echo(json.dumps(facts, indent=2, ensure_ascii=False))


def print_rich(*parts: RenderableType) -> None:
    """Print what people read, as wide as their terminal; a pipe gets 120 columns without colour."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=120)
    for part in parts:
        console.print(part)
