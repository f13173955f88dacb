"""The error for what cannot be traced: it shows the user's own line."""

from __future__ import annotations

import linecache
import sys
from typing import TYPE_CHECKING, Any

from trellis.errors import InvalidArgument

if TYPE_CHECKING:
    from types import FrameType

_ALLOWED = "operators, NumPy ufuncs, np.where, np.clip, .astype() and the functions of trellis (erf, gelu, index, …), on values that are not looked at."
# The line shown is the nearest that is neither ours nor NumPy's.
_INSIDE = ("trellis.", "numpy.")


def place(fn: Any = None) -> dict[str, Any]:
    """Return file, line, function and source line of the user's code that is running, or else of `fn`'s definition."""
    frame: FrameType | None = sys._getframe(1)  # noqa: SLF001 - the only way to see the caller # pyright: ignore[reportPrivateUsage]
    while frame is not None and (str(frame.f_globals.get("__name__")) + ".").startswith(_INSIDE):
        frame = frame.f_back
    code = getattr(fn, "__code__", None)
    if code is not None:
        file, line, name = code.co_filename, code.co_firstlineno, code.co_name
    elif frame is not None:
        file, line, name = frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name
    else:
        return {"file": None, "line": None, "function": None, "source": None}
    source = linecache.getline(file, line, frame.f_globals if frame is not None else None).strip()
    return {"file": file, "line": line, "function": name, "source": source or None}


def where(fields: dict[str, Any]) -> str:
    """Spell a place for a message."""
    shown = f": `{fields['source']}`" if fields["source"] else " (its source text is not available)"
    return f'File "{fields["file"]}", line {fields["line"]}, in {fields["function"]}{shown}'


def untraceable(what: str, fix: str, fn: Any = None, **fields: Any) -> InvalidArgument:
    """Build the error: `what` the function did, in a clause, and what to write instead."""
    here = place(fn)
    return InvalidArgument(
        "untraceable", asked=f"{where(here)} - {what}.", allowed=_ALLOWED, fix=fix, **here, **fields
    )
