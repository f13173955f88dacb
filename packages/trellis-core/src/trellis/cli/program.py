"""The program: one group, whose commands are imported when they are called, and errors in three lines."""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, NoReturn

import click

from trellis._version import __version__
from trellis.errors import TrellisError

if TYPE_CHECKING:
    from collections.abc import Mapping

# Each command, the module that holds it, and its help in the list of commands.
COMMANDS: Mapping[str, tuple[str, str]] = {
    "cache": ("trellis.cli.cache", "Look after the kernels that are kept on disk."),
    "devices": ("trellis.cli.devices", "List every device that the installed doors find."),
    "doctor": ("trellis.cli.doctor", "Say which doors are here, which work, and why not."),
    "errors": ("trellis.cli.errors", "Explain an error code, or list them all."),
    "explain": (
        "trellis.cli.explain",
        "Show how an operation would be carried: route, reasons, schedule, source.",
    ),
}


class _Lazy(click.Group):
    """A group that imports a command when it is used, and lists them without importing any."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(COMMANDS[cmd_name][0]).command
        assert isinstance(command, click.Command)  # noqa: S101 - the table names modules of this package
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands from the table."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_) for name, (_, help_) in sorted(COMMANDS.items())])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, with a suggestion for a misspelt one."""
        from trellis.errors import did_you_mean

        name = args[0] if args else ""
        if name and not name.startswith("-") and name not in COMMANDS:
            ctx.fail(f"No such command {name!r}.{did_you_mean(name, COMMANDS)}")
        return super().resolve_command(ctx, args)


EPILOG = """
Examples:

\b
  trellis doctor                     which doors work, and why not
  trellis devices --json             the same devices as data
  trellis explain map --fn gelu --shape 1024x1024 --source
  trellis errors E_BUDGET.over_limit
"""


@click.group(cls=_Lazy, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="trellis", message="%(prog)s %(version)s")
def program() -> None:
    """Say what to compute; run it on what the machine has; read where, how and why it ran."""


def run() -> NoReturn:
    """Run the program and exit."""
    try:
        status = program.main(prog_name="trellis", standalone_mode=False)
    except TrellisError as error:
        _tell(error)
        sys.exit(int(error.family))
    except click.exceptions.Abort:
        click.echo("Aborted.", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    sys.exit(status if isinstance(status, int) else 0)


def _tell(error: TrellisError) -> None:
    """Print an error as three lines: asked, allowed, to do."""
    click.echo(f"asked:   [{error.code}] {error.asked}", err=True)
    click.echo(f"allowed: {error.allowed}", err=True)
    click.echo(f"to do:   {error.fix}", err=True)
