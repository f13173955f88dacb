"""Kernels in textual LLVM IR: parsed, verified and checked against the operands before anything is compiled."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from trellis.door import InvalidArgument
from trellis_cpu import driver
from trellis_cpu.escape import abi
from trellis_cpu.escape.child import ChildError, compile_apart
from trellis_cpu.escape.failing import rejected

if TYPE_CHECKING:
    from trellis.door import Escape
    from trellis_cpu.driver import Parsed
    from trellis_cpu.target import Target

_PLACE = re.compile(r"<string>:(\d+):\d+: error: (.*)")
# What may stand before the result type: nothing that changes who sees the function or how it is called.
_HARMLESS = frozenset({"define", "dso_local", "dso_preemptable", "default", "protected", "external", "ccc"})
# Attributes of a parameter by which it is passed in another way than its type says.
_ELSEWHERE = ("byval", "byref", "inalloca", "inreg", "nest", "preallocated", "sret", "swift")


def compiler(target: Target) -> str:
    """Return the compiler with its version and options."""
    return f"{driver.version()} (O3, {target.cpu})"


def build(intent: Escape, target: Target) -> bytes:
    """Return the object code of the caller's module."""
    try:
        _check(driver.examine_foreign(intent.source), intent, target)
        needed, made = compile_apart(intent.source, target)
        absent = driver.absent(needed)
        if absent:
            raise driver.CompileError(f"this process has no {', '.join(absent)}")
        return made
    except (driver.CompileError, ChildError) as error:
        found = _PLACE.search(str(error))
        line = int(found[1]) if found is not None else None
        message = found[2] if found is not None else str(error)
        raise rejected(intent, compiler(target), message, line, str(error)) from error


def _check(parsed: Parsed, intent: Escape, target: Target) -> None:
    """Raise where the module is for another machine, needs what can't be loaded, or defines no such function."""
    if parsed.triple and parsed.triple.split("-")[0] != target.triple.split("-")[0]:
        raise driver.CompileError(f"the module is for {parsed.triple}, this machine is {target.triple}")
    if parsed.thread_locals:
        raise driver.CompileError(
            f"thread_local variables can't be loaded: {', '.join(parsed.thread_locals)}"
        )
    function = parsed.defined.get(intent.entry)
    wanted = abi.told(abi.parameters(intent))
    if function is None:
        names = ", ".join(sorted(parsed.defined)) or "none"
        raise _mismatch(intent, f"defines no function @{intent.entry}; it defines {names}", wanted)
    if function.kind != f"void {wanted}":
        raise _mismatch(intent, f"defines it as {function.kind}", wanted)
    words = function.head.split(" void @")[0].split()
    if not set(words) <= _HARMLESS:
        raise _mismatch(intent, f"defines it with {' '.join(words[1:])}", wanted)
    extensions = (
        *("" for _ in (*intent.inputs, *intent.outputs)),
        *map(abi.extension, intent.scalars),
        "",
        "",
    )
    for position, (attributes, extended) in enumerate(zip(function.attributes, extensions, strict=True)):
        for name in attributes:
            wrong = name in {"signext", "zeroext"} and name != extended
            if wrong or name.startswith(_ELSEWHERE):
                raise _mismatch(intent, f"has the attribute {name} at parameter {position + 1}", wanted)


def _mismatch(intent: Escape, what: str, wanted: str) -> InvalidArgument:
    return InvalidArgument(
        "signature",
        asked=f"The module that escape was given {what}.",
        allowed=f"define void @{intent.entry}{wanted}: operands, results, scalars, begin, end.",
        name=intent.entry,
        source=intent.source,
    )
