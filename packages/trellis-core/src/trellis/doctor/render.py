"""The report as text for people: tables by rich, with the same facts as the data."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.markup import escape
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

_WORDS = {True: "[green]yes[/]", False: "[red]no[/]", None: "[dim]unknown[/]"}


def render(report: dict[str, Any]) -> RenderableType:
    """Return the whole report."""
    parts: list[RenderableType] = [_environment(report["environment"]), "", _doors(report["doors"])]
    found = [device for row in report["doors"] for device in row["devices"]]
    if found:
        parts += ["", devices(found)]
    for row in report["doors"]:
        for problem in row["problems"]:
            parts += ["", *_problem(row["name"], problem)]
    parts += _remarks(report)
    return Group(*parts)


def table(title: str, *columns: str) -> Table:
    """Return an empty table in the house's look."""
    made = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for column in columns:
        made.add_column(column, overflow="fold")
    return made


def _doors(rows: list[dict[str, Any]]) -> RenderableType:
    if not rows:
        return Text("No door is installed.", style="bold red")
    made = table(
        "Doors", "door", "distribution", "API", "installed", "loadable", "usable", "conformant", "seconds"
    )
    for row in rows:
        owner = " ".join(filter(None, (row["distribution"], row["distribution_version"]))) or "-"
        api = "-".join(map(str, dict.fromkeys(row["api"]))) if row["api"] else "?"
        states = [_WORDS[row["states"][name]] for name in ("installed", "loadable", "usable", "conformant")]
        seconds = f"{row['seconds']:.2f}" if row["seconds"] is not None else "-"
        made.add_row(f"[bold]{escape(row['name'])}[/]", escape(owner), api, *states, seconds)
    return made


def devices(rows: list[dict[str, Any]]) -> RenderableType:
    """Return the devices as a table, and below it what is known of each."""
    made = table("Devices", "device", "kind", "name", "architecture", "kernel")
    for column in made.columns[:2]:
        column.no_wrap = True
    for row in rows:
        kind = row["note"] or row["kind"]
        made.add_row(*map(escape, (row["label"], kind, row["name"], row["arch"])), _kernel(row))
    return Group(made, *(line for row in rows for line in _capabilities(row)))


def _capabilities(row: dict[str, Any]) -> list[RenderableType]:
    limits = [f"{name} {item['value']}" for name, item in row["limits"].items() if item["value"] is not None]
    features = [_feature(name, item["present"]) for name, item in row["features"].items()]
    made = [
        ("limits", ", ".join(limits)),
        ("features", ", ".join(features)),
        ("dtypes", ", ".join(row["dtypes"])),
    ]
    return [Text(f"{row['label']} {name}: {text or 'unknown'}") for name, text in made]


def _feature(name: str, present: bool | None) -> str:
    return name if present else f"no {name}" if present is False else f"{name} unknown"


def _kernel(row: dict[str, Any]) -> str:
    """Return what the kernel's run gave, or when the device was last proven usable."""
    if row.get("proven") is not None:
        return f"right on {time.strftime('%Y-%m-%d', time.localtime(row['proven']))}"
    kernel = row.get("kernel")
    if kernel is None:
        return "[dim]not run[/]"
    if not kernel["right"]:
        return "[red]failed[/]"
    return f"[green]right[/] ({' and '.join(dict.fromkeys(kernel['routes']))})"


def _problem(name: str, problem: dict[str, Any]) -> list[RenderableType]:
    code = f" [dim]{problem['code']}[/]" if problem["code"] else ""
    left_out = problem["code"] == "E_UNSUPPORTED.door_blocked"
    word = "[bold]LEFT OUT[/]" if left_out else "[bold red]FAILED[/]"
    lines = [f"{word} [bold]{escape(name)}[/]{code}: {escape(problem['asked'])}"]
    lines += [f"  cause: {escape(cause)}" for cause in problem["causes"]]
    if problem["allowed"]:
        lines.append(f"  allowed: {escape(problem['allowed'])}")
    if problem["fix"]:
        lines.append(f"  to do: {escape(problem['fix'])}")
    return [Text.from_markup(line) for line in lines]


def _remarks(report: dict[str, Any]) -> list[RenderableType]:
    lines = [f"{item['distribution']}: its metadata is damaged ({item['why']})." for item in report["unread"]]
    lines += [f"TRELLIS_DOORS names {name!r}, which is not installed." for name in report["unknown_doors"]]
    lines += [f"Found {item['evidence'][0]}: {item['advice']}" for item in report["hints"]]
    lines += [f"The door {name!r} was required and is not usable." for name in report["required"]["unmet"]]
    return ["", *(Text(f"* {line}") for line in lines)] if lines else []


def _environment(about: dict[str, Any]) -> RenderableType:
    made = Table(box=None, show_header=False, pad_edge=False)
    made.add_column(style="bold")
    made.add_column(overflow="fold")
    for name, value in _facts(about):
        made.add_row(name, escape(value))
    return made


def _facts(about: dict[str, Any]) -> list[tuple[str, str]]:
    system, python, cpu, memory, cache = (
        about[name] for name in ("system", "python", "cpu", "memory", "cache")
    )
    cores = f"{_known(cpu['usable_cores'])} of {_known(cpu['logical_cores'])} logical cores"
    kept = (
        f"{cache['folder']}: {cache['kernels']} kernels, {size(cache['bytes'])} of {size(cache['limit'])}"
        if cache["folder"] is not None
        else f"memory only: {cache['reason']}"
    )
    facts = [
        ("trellis-core", about["trellis"]),
        ("system", f"{system['name']} {system['release']} on {system['machine']}"),
        ("Python", f"{python['implementation']} {python['version']} at {python['executable']}"),
        ("processor", f"{_known(cpu['model'])}, SIMD level {_known(cpu['simd'])}, {cores}"),
        ("memory", f"{size(memory['free'])} free of {size(memory['total'])} ({memory['source']})"),
        ("kernel cache", kept),
        ("packages", ", ".join(f"{name} {_known(version)}" for name, version in about["packages"].items())),
    ]
    settings = [f"{item['name']}={item['value']}" for item in about["settings"] if item["value"] is not None]
    return [*facts, ("settings", ", ".join(settings) or "none is set")]


def _known(value: object) -> str:
    return "unknown" if value is None else str(value)


def size(nbytes: int | None) -> str:
    """Return bytes as people read them."""
    if nbytes is None:
        return "unknown"
    amount, unit = float(nbytes), "B"
    for unit in ("B", "KiB", "MiB", "GiB", "TiB"):
        if amount < 1024 or unit == "TiB":
            break
        amount /= 1024
    return f"{amount:.0f} {unit}" if unit == "B" else f"{amount:.1f} {unit}"
