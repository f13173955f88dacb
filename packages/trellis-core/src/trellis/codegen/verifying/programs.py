"""The rules of a program: each launch fits its kernel, the target and the arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.nodes import Operand, Subgroup
from trellis.codegen.nodes.walking import every_value
from trellis.codegen.verifying.kernels import Checker
from trellis.codegen.verifying.violation import Violation
from trellis.dtypes import itemsize

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.codegen.features import Features
    from trellis.codegen.nodes import Kernel, Launch, Program

_WIDE = frozenset({"int64", "uint64"})


def verify(program: Program, features: Features) -> tuple[Violation, ...]:
    """Return every rule that a program breaks on a target; none is what every lowering must give."""
    found: list[Violation] = []
    kernels = program.kernels
    for kernel in kernels:
        if any(kernel.name == other.name for other in kernels if other is not kernel):
            found.append(
                Violation("name", kernel.name, "kernel", "several kernels of the program have its name")
            )
        found += Checker(kernel).check()
        found += _limits(kernel, features)
        found += _dtypes(kernel, features)
    for place, launch in enumerate(program.launches):
        found += _launch(launch, f"launch {place}", program, features)
    return tuple(found)


def shared_bytes(kernel: Kernel) -> int:
    """Return the bytes that the shared arrays of a kernel take, each aligned to 16 bytes."""
    sizes = (item.size * item.lanes * itemsize(item.dtype) for item in kernel.shared)
    return sum(-(-size // 16) * 16 for size in sizes)


def _limits(kernel: Kernel, features: Features) -> Iterator[Violation]:
    held = shared_bytes(kernel)
    if held > features.shared:
        yield Violation("shared", kernel.name, "shared", f"{held} bytes where {features.shared} are allowed")
    if kernel.size > features.group:
        yield Violation(
            "group", kernel.name, "group", f"{kernel.size} invocations where {features.group} are allowed"
        )
    if len(kernel.buffers) > features.buffers:
        yield Violation(
            "binding",
            kernel.name,
            "buffers",
            f"{len(kernel.buffers)} buffers where {features.buffers} are allowed",
        )


def _dtypes(kernel: Kernel, features: Features) -> Iterator[Violation]:
    stored = {item.dtype for item in (*kernel.buffers, *kernel.shared)}
    values = list(every_value(kernel.body))
    used = stored | {value.dtype for value in values} | {item.dtype for item in kernel.params}
    lacking: list[str] = []
    if used & _WIDE and not features.int64:
        lacking.append("64-bit integers")
    if "float64" in used and not features.f64:
        lacking.append("float64")
    if "float16" in used and not features.f16:
        lacking.append("float16")
    # A half is stored where 16 bits are, or where the target says that it has halves.
    narrow = {dtype for dtype in stored if 8 * itemsize(dtype) < features.storage and dtype != "float16"}
    if narrow:
        lacking.append(f"arrays of {', '.join(sorted(narrow))}")
    if features.subgroup is None and any(isinstance(value, Subgroup) for value in values):
        lacking.append("operations across subgroups")
    for what in lacking:
        yield Violation("feature", kernel.name, "kernel", f"it uses {what}, which the target lacks")


def _launch(launch: Launch, where: str, program: Program, features: Features) -> Iterator[Violation]:
    kernel = launch.kernel
    name = kernel.name
    if min(launch.grid) < 1 or any(
        asked > most for asked, most in zip(launch.grid, features.grid, strict=True)
    ):
        yield Violation("grid", name, where, f"a grid of {launch.grid} where {features.grid} is allowed")
    if len(launch.bindings) != len(kernel.buffers):
        yield Violation(
            "binding", name, where, f"{len(launch.bindings)} bindings of {len(kernel.buffers)} buffers"
        )
    if len(launch.values) != len(kernel.params):
        yield Violation(
            "binding", name, where, f"{len(launch.values)} values of {len(kernel.params)} parameters"
        )
    seen: dict[Operand, str] = {}
    for operand, buffer in zip(launch.bindings, kernel.buffers, strict=False):
        if operand.kind == "scratch" and operand.position >= len(program.scratch):
            yield Violation(
                "binding", name, where, f"scratch array {operand.position} of {len(program.scratch)}"
            )
        if operand.kind == "input" and buffer.access != "read":
            yield Violation("binding", name, where, f"{buffer.name} changes input {operand.position}")
        if operand in seen:
            yield Violation(
                "alias",
                name,
                where,
                f"{buffer.name} and {seen[operand]} are both {operand.kind} {operand.position}",
            )
        seen[operand] = buffer.name
