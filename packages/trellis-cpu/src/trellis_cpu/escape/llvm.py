"""Kernels in textual LLVM IR: parsed, verified and checked against the operands before anything is compiled."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from trellis.door import InvalidArgument
from trellis_cpu import driver
from trellis_cpu.escape import abi
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

# Families of LLVM's functions that one kind of processor has; for another's, LLVM ends the process.
_FAMILIES = frozenset(
    "aarch64 amdgcn arm bpf dx hexagon loongarch mips nvvm ppc r600 riscv s390 spv ve wasm x86 xcore".split()
)
_OWN = {
    **dict.fromkeys(("x86_64", "amd64", "i386", "i686"), "x86"),
    **dict.fromkeys(("aarch64", "arm64"), "aarch64"),
    **dict.fromkeys(("powerpc64le", "ppc64le"), "ppc"),
    **dict.fromkeys(("riscv64", "riscv32"), "riscv"),
    "s390x": "s390",
}


def _family(name: str) -> str:
    """Return the second word of an intrinsic's name, an empty text for any other function."""
    return name.split(".")[1] if name.startswith("llvm.") else ""


def compiler(target: Target) -> str:
    """Return the compiler with its version and options."""
    return f"{driver.version()} (O3, {target.cpu})"


def build(intent: Escape, target: Target) -> bytes:
    """Return the object code of the caller's module."""
    try:
        return driver.compile_foreign(intent.source, target, lambda parsed: _check(parsed, intent, target))
    except driver.CompileError as error:
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
    own = _OWN.get(target.triple.split("-")[0])
    foreign = [name for name in parsed.declared if _family(name) in _FAMILIES - {own}]
    if foreign:
        raise driver.CompileError(f"this machine has no {', '.join(foreign)}")
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
