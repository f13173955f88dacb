"""A process that compiles one text of the caller's: where LLVM gives up it ends its process, and not the caller's."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from trellis_cpu.escape.failing import late

if TYPE_CHECKING:
    from trellis_cpu.target import Target

_PROGRAM = "import sys; sys.path[:] = sys.argv[1:]; from trellis_cpu.escape.child import main; main()"
# What stands before the message of LLVM's, or ours, where the process ends.
_BEFORE = ("LLVM ERROR: ", "trellis_cpu.driver.CompileError: ")
# Seconds that compiling may take.
_PATIENCE = 300


class ChildError(RuntimeError):
    """The process failed; the text is what LLVM said last."""


def compile_apart(text: str, target: Target) -> tuple[tuple[str, ...], bytes]:
    """Return what `driver.compile_foreign` does, called in another process.

    Raises
    ------
    ChildError
        If LLVM ends that process, or it can't be started.

    """
    request = json.dumps({"text": text, "target": asdict(target)})
    try:
        done = subprocess.run(  # noqa: S603 - this interpreter, this program
            [sys.executable or "", "-P", "-c", _PROGRAM, *sys.path],
            input=request.encode(),
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise ChildError(late(error)) from error
    except (OSError, subprocess.SubprocessError) as error:
        raise ChildError(f"no process to compile it in: {error}") from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        told = next((line for line in said if line.startswith("LLVM ERROR: ")), said[-1] if said else "")
        for start in _BEFORE:
            told = told.removeprefix(start)
        raise ChildError(told or f"its process ended with {done.returncode}")
    head, _, made = done.stdout.partition(b"\n")
    return tuple(json.loads(head)), made


def main() -> None:
    """Read a text and a target, and write what it needs, as a line, and its object code."""
    from trellis_cpu import driver
    from trellis_cpu.target import Target

    request = json.loads(sys.stdin.buffer.read())
    needed, made = driver.compile_foreign(request["text"], Target(**request["target"]))
    sys.stdout.buffer.write(json.dumps(needed).encode() + b"\n" + made)
