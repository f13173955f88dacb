"""The command line. `main` answers ``--version`` by itself; everything else is imported when it is asked for."""

from __future__ import annotations

import sys

from trellis._version import __version__

__all__ = ["main"]


def main() -> None:
    """Run the command line and exit: 0, a command's own status, or the integer of an error's family."""
    if sys.argv[1:] == ["--version"]:
        print(f"trellis {__version__}")  # noqa: T201 - this is the program's output
        return
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(130)  # as a shell says it


def _run() -> None:
    if sys.argv[1:2] == ["doctor"] and not any(word.startswith(("-h", "--h", "--d")) for word in sys.argv):
        from trellis import doctor

        doctor.start()  # its processes run while the rest of the program is imported
    from trellis.cli.program import run

    run()
