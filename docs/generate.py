"""Write the reference pages that are made from the code: `python docs/generate.py`. A test holds them up to date."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import interface
import kernels
from wording import rendered, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import click

FOLDER = Path(__file__).parent / "reference"
NOTE = "% Made by docs/generate.py: change the code it is made from, not this page.\n\n"


def errors() -> str:
    """Return the page of error families, classes and codes."""
    from trellis.errors import CODES, Family, TrellisError

    classes = [kind for base in TrellisError.__subclasses__() for kind in (base, *base.__subclasses__())]
    families = [
        (str(int(kind.family)), f"`{kind.family.name}`", f"`{kind.__name__}`", inspect.getdoc(kind) or "")
        for family in Family
        for kind in classes
        if kind.family == family
    ]
    text = (
        "# Errors\n\n"
        "Every error Trellis raises is a `trellis.TrellisError` with `.family`, `.code`, `.fields`, `.asked`, `.allowed`\n"
        "and `.fix`. Branch on the class, the code or the fields, never on the text. `trellis errors CODE` prints an\n"
        "entry of this page.\n\n## Families\n\n"
        + table(("number", "family", "class", "raised when"), families)
        + "\n"
        + rendered(
            ".. autoexception:: trellis.TrellisError", "   :members:", "", ".. autoclass:: trellis.Family"
        )
        + "\n## Codes\n"
    )
    for code, entry in CODES.items():
        text += f"\n### {code}\n\n{entry.meaning}\n\nTo do: {entry.remedy}\n"
    return text


def settings() -> str:
    """Return the page of environment variables."""
    from trellis.settings import SETTINGS

    rows = [(f"`{item.name}`", item.kind, item.meaning, item.default) for item in SETTINGS]
    return (
        "# Settings\n\n"
        "Trellis reads these environment variables. Precedence: argument, Context, environment, default. A `bool` is off\n"
        "for `0`, `false`, `no`, `off` and the empty text; a `list` is separated by commas.\n\n"
        + table(("variable", "kind", "meaning", "default"), rows)
    )


def hooks() -> str:
    """Return the page of the hooks that a door implements."""
    from trellis.door import hookspecs

    found = [(name, value) for name, value in vars(hookspecs).items() if name.startswith("trellis_")]
    text = (
        "# Hooks of a door\n\n"
        "A door is a module, registered in the entry-point group `trellis.doors`, with functions by these names, each\n"
        "marked with `trellis.door.hookimpl`. It may leave out parameters it does not read.\n"
    )
    for name, function in found:
        signature = str(inspect.signature(function)).replace("'", "")
        need = "required" if name in hookspecs.REQUIRED else "optional"
        text += f"\n## {name}\n\n`{name}{signature}` ({need})\n\n{inspect.getdoc(function)}\n"
    return text


def _commands(
    command: click.Command, context: click.Context
) -> Iterator[tuple[click.Command, click.Context]]:
    """Yield a command and those below it, each with the context its help is made in."""
    import click

    yield command, context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            if inner is not None:
                yield from _commands(inner, click.Context(inner, context, name, **inner.context_settings))


def cli() -> str:
    """Return the page of the command line's help texts."""
    import click

    from trellis.cli.program import program

    schemas = sorted(path.name for path in FOLDER.glob("*.schema.json"))
    text = (
        "# Command line\n\nHuman output by default; the same data with `--json` where it is offered. Each document names its\n"
        "schema and version:\n\n" + "".join(f"- [{name}]({name})\n" for name in schemas)
    )
    widths = {"terminal_width": 100, "max_content_width": 100}
    top = click.Context(program, info_name="trellis", **widths, **program.context_settings)
    for command, context in _commands(program, top):
        help_text = "\n".join(line.rstrip() for line in command.get_help(context).splitlines())
        text += f"\n## {context.command_path}\n\n```text\n{help_text}\n```\n"
    return text


PAGES: dict[str, Callable[[], str]] = {
    "accuracy.md": interface.accuracy,
    "api.md": interface.api,
    "array.md": interface.array,
    "cli.md": cli,
    "context.md": interface.context,
    "devices.md": interface.devices,
    "errors.md": errors,
    "formulas.md": interface.formulas,
    "hooks.md": hooks,
    "kernel-ir.md": kernels.kernel_ir,
    "ops.md": interface.ops,
    "record.md": interface.record,
    "schedule.md": interface.schedule,
    "settings.md": settings,
}


def main() -> None:
    """Write every page that differs and name it."""
    for name, make in PAGES.items():
        path, text = FOLDER / name, NOTE + make()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}", file=sys.stderr)


if __name__ == "__main__":
    main()
