"""``trellis cache``."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import click

from trellis.cli.output import document, json_option, print_json, print_rich

if TYPE_CHECKING:
    from trellis.cache import DiskCache, Kept

EPILOG = """
Examples:

\b
  trellis cache info
  trellis cache list --json
  trellis cache verify --remove
  trellis cache clear
"""


@click.group(name="cache", epilog=EPILOG)
def command() -> None:
    """Look after the kernels that are kept on disk."""


@command.command()
@json_option
def info(as_json: bool) -> None:
    """Say where kernels are kept, and how many."""
    from trellis.doctor.environment import kernel_cache

    _show("info", kernel_cache(), as_json=as_json)


@command.command(name="list")
@json_option
def list_(as_json: bool) -> None:
    """List the kernels that are kept, the last used first."""
    disk = _disk()
    kept = sorted(disk.entries(), key=lambda item: -item.used) if disk is not None else []
    rows = [_row(item) for item in kept]
    if as_json:
        print_json(document("trellis.cache.list", 1, {"kernels": rows}))
        return
    from rich.markup import escape

    from trellis.doctor.render import size, table

    made = table(
        "Kernels", "digest", "door", "operation", "name", "architecture", "size", "last used", "state"
    )
    for row in rows:
        used = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(row["used"]))
        words = [row[name] or "?" for name in ("door", "op", "name", "arch")]
        made.add_row(
            row["digest"][:12],
            *map(escape, words),
            size(row["bytes"]),
            used,
            escape(row["damage"] or "whole"),
        )
    print_rich(made)


@command.command()
@json_option
def clear(as_json: bool) -> None:
    """Remove every kernel; programs make those they need again."""
    disk = _disk()
    _show("clear", {"removed": disk.clear() if disk is not None else 0}, as_json=as_json)


@command.command()
@click.option("--remove", is_flag=True, help="Remove the damaged ones.")
@json_option
def verify(remove: bool, as_json: bool) -> int:
    """Read and check every kernel; the exit status is 1 if any is damaged and was not removed.

    A damaged kernel is never used: programs see it as not kept.
    """
    disk = _disk()
    kept = list(disk.entries()) if disk is not None else []
    damaged = [item for item in kept if item.damage is not None]
    removed = [item for item in damaged if remove and disk is not None and disk.remove(item)]
    facts = {
        "whole": len(kept) - len(damaged),
        "damaged": [
            {"path": str(item.path), "damage": item.damage, "removed": item in removed} for item in damaged
        ],
    }
    _show("verify", facts, as_json=as_json)
    return 0 if len(removed) == len(damaged) else 1


def _disk() -> DiskCache | None:
    from trellis.cache import shared

    return shared().disk


def _row(kept: Kept) -> dict[str, Any]:
    return {
        "digest": kept.digest,
        "bytes": kept.nbytes,
        "used": kept.used,
        "created": kept.note.get("created"),
        "name": kept.note.get("name"),
        **{
            name: kept.key.get(name)
            for name in ("door", "door_version", "core_version", "op", "arch", "signature")
        },
        "damage": kept.damage,
    }


def _show(what: str, facts: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(document(f"trellis.cache.{what}", 1, facts))
        return
    for name, value in facts.items():
        items = [str(item) for item in value] if isinstance(value, list) else [str(value)]  # pyright: ignore[reportUnknownVariableType]
        for item in items or ["none"]:
            click.echo(f"{name:<10} {item}")
