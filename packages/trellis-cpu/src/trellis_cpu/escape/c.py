"""Kernels in C: a compiler of this machine makes a shared library of each, in a temporary folder."""

from __future__ import annotations

import ctypes
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.escape import abi
from trellis_cpu.escape.failing import late, rejected

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.door import BackendError, Escape

_NAMES = ("cc", "clang", "gcc")
_SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
# Compilers of x86 know the host's processor by -march, others by -mcpu.
_NATIVE = "-march=native" if platform.machine().lower() in {"x86_64", "amd64", "i686"} else "-mcpu=native"
# Contraction, a*b + c in one rounding, is what generated kernels may do as well; no other liberty is taken with floats.
OPTIONS = ("-std=gnu11", "-O3", _NATIVE, "-ffp-contract=fast", "-fPIC", "-fvisibility=hidden", "-shared")
# Seconds that a compiler may take.
_PATIENCE = 120
_PLACE = re.compile(r"^kernel\.c:(\d+):(?:\d+:)? (?:fatal )?error: (.*)$", re.MULTILINE)
_ENVIRONMENT = {"LC_ALL": "C"}


class Compiler(NamedTuple):
    """A compiler that was found: how to call it, and what it says it is, with the options that shape the code."""

    command: tuple[str, ...]
    name: str


def find() -> Compiler | str:
    """Return the compiler: ``CC`` where that is set, else the first of cc, clang and gcc; or why there is none."""
    return _find(os.environ.get("CC", ""), os.environ.get("PATH", ""))


def _find(chosen: str, path: str) -> Compiler | str:
    if chosen.strip():
        try:
            command = tuple(shlex.split(chosen))
        except ValueError as error:
            return f"CC={chosen!r} can't be read as a command: {error}"
        if shutil.which(command[0], path=path) is None:
            return f"CC={chosen!r} names no program that is found; correct or unset it"
    else:
        found = next((name for name in _NAMES if shutil.which(name, path=path)), None)
        if found is None:
            return (
                f"no C compiler was found (CC is not set; looked for {', '.join(_NAMES)});"
                " install gcc or clang, or write the kernel in llvm"
            )
        command = (found,)
    program = Path(str(shutil.which(command[0], path=path)))
    return _described((str(program), *command[1:]), program.stat().st_mtime_ns)


@lru_cache(maxsize=16)
def _described(command: tuple[str, ...], _modified: int) -> Compiler | str:
    """Ask a compiler for its version; once, until its file changes."""
    try:
        answer = _run((*command, "--version"), None, None)
    except (OSError, subprocess.SubprocessError) as error:
        return f"{shlex.join(command)} can't be run: {error}"
    version = answer.stdout.strip().splitlines()
    if answer.returncode or not version:
        return f"{shlex.join(command)} --version fails: it is no compiler that this door knows"
    return Compiler(command, f"{version[0]} ({shlex.join(command)} {' '.join(OPTIONS)})")


def _run(command: Sequence[str], text: str | None, folder: str | None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - the user's own compiler
        command,
        input=text,
        stdin=subprocess.DEVNULL if text is None else None,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=_PATIENCE,
        cwd=folder,
        env={**os.environ, **_ENVIRONMENT},
        check=False,
    )


def build(intent: Escape, compiler: Compiler) -> bytes:
    """Return the shared library of the caller's source."""
    with tempfile.TemporaryDirectory(prefix="trellis-", ignore_cleanup_errors=True) as folder:
        made = Path(folder) / f"kernel{_SUFFIX}"
        try:
            options = (*OPTIONS, "-x", "c", "-", "-o", str(made), "-lm")
            done = _run((*compiler.command, *options), abi.in_c(intent), folder)
        except subprocess.TimeoutExpired as error:
            raise rejected(intent, compiler.name, late(error), None, str(error)) from error
        except (OSError, subprocess.SubprocessError) as error:
            raise rejected(intent, compiler.name, str(error), None, str(error)) from error
        if done.returncode:
            raise _rejected(intent, compiler, done.stderr)
        return made.read_bytes()


def _rejected(intent: Escape, compiler: Compiler, log: str) -> BackendError:
    found = _PLACE.search(log)
    if f"undefined reference to `{intent.entry}'" in log:
        told = f"it defines no function {intent.entry}; the function must be {abi.prototype(intent)}"
        return rejected(intent, compiler.name, told, None, log)
    if found is None:
        told = next((line for line in log.splitlines() if "defined" in line or "error" in line), log.strip())
        return rejected(intent, compiler.name, told or "it failed without a message", None, log)
    message = found[2]
    if "conflicting types" in message or "number of arguments" in message:
        message += f"; the function must be {abi.prototype(intent)}"
    return rejected(intent, compiler.name, message, int(found[1]), log)


def load(library: bytes, name: str) -> tuple[object, int]:
    """Return what keeps the library loaded, and the address of a function that it exports.

    Raises
    ------
    OSError, AttributeError
        Where the library can't be loaded: it calls a function that is nowhere in the process, for example.

    """
    with tempfile.TemporaryDirectory(prefix="trellis-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / f"kernel{_SUFFIX}"
        path.write_bytes(library)
        try:
            loaded = ctypes.CDLL(str(path))
        except OSError as error:
            raise OSError(str(error).removeprefix(f"{path}: ")) from error
    function = getattr(loaded, name)
    return loaded, ctypes.cast(function, ctypes.c_void_p).value or 0
