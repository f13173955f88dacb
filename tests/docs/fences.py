"""The code blocks of a document: what stands in them, where, and which output is shown beneath."""

from __future__ import annotations

import contextlib
import doctest
import io
import itertools
import re
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

# An output is compared word for word, but for `...`, which stands for what differs from run to run.
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Fence(NamedTuple):
    """One block: its language, the modules it needs (``requires=…``), its text, line number, and the output shown."""

    language: str
    requires: tuple[str, ...]
    text: str
    line: int
    output: str | None


def fences(path: Path) -> list[Fence]:
    """Return the blocks of a document; a block of plain text that directly follows one of code is its output."""
    document = path.read_text()
    matches = list(_FENCE.finditer(document))
    found = []
    for match, after in itertools.zip_longest(matches, matches[1:]):
        language, *options = match["info"].split() or [""]
        needs = [option.removeprefix("requires=") for option in options]
        beneath = (
            after is not None
            and after["info"] == "text"
            and not document[match.end() : after.start()].strip()
        )
        shown = after["text"] if beneath and language in {"python", "sh"} else None
        line = document.count("\n", 0, match.start("text"))
        found.append(Fence(language, tuple(needs), match["text"], line, shown))
    return found


def difference(want: str, got: str) -> str | None:
    """Return how an output differs from the one that is shown; None where it is the same."""
    checker = doctest.OutputChecker()
    if checker.check_output(want, got, OPTIONS):
        return None
    return checker.output_difference(doctest.Example("", want), got, OPTIONS)


def run_python(path: Path, *, available: set[str] | None = None) -> None:
    """Run the Python blocks of a document in one namespace, in order, and compare what they print with what is shown.

    Blocks that need a module are left out unless it is `available`. Lines in tracebacks are the document's.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    for fence in fences(path):
        if fence.language != "python" or not set(fence.requires) <= (available or set()):
            continue
        printed = io.StringIO()
        code = compile("\n" * fence.line + fence.text, str(path), "exec", dont_inherit=True)
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        wrong = difference(fence.output, printed.getvalue()) if fence.output is not None else None
        assert wrong is None, f"{path}:{fence.line}\n{wrong}"
