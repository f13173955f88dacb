"""The error for a kernel of the caller's that its compiler rejects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import BackendError

if TYPE_CHECKING:
    from subprocess import TimeoutExpired

    from trellis.door import Escape


def late(error: TimeoutExpired) -> str:
    """Return the message for a compiler that was ended because it took too long."""
    return f"it was not done after {error.timeout:g} seconds, and was ended"


def rejected(intent: Escape, compiler: str, message: str, line: int | None, log: str) -> BackendError:
    """Return the error: the first message with its line's text, and the whole log and source among the fields."""
    lines = intent.source.splitlines()
    text = lines[line - 1].strip() if line is not None and 0 < line <= len(lines) else None
    where = "" if line is None else f" at line {line}" + (f", `{text}`" if text else "")
    return BackendError(
        "compile_failed",
        asked=f"{compiler} was given the kernel {intent.entry!r} in {intent.language}{where}.",
        allowed=message.strip().rstrip(".") + ".",
        fix="Correct the source; the error's fields have it, the line and the compiler's whole message.",
        line=line,
        message=log,
        source=intent.source,
        compiler=compiler,
    )
