"""A module of LLVM IR: functions, what they call, and what holds for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import native

if TYPE_CHECKING:
    from collections.abc import Iterable

    from trellis_cpu.emit.builder import Builder
    from trellis_cpu.target import Target

_TAIL = """attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
"""


def assemble(target: Target, header: str, functions: Iterable[Builder], extra: Iterable[str] = ()) -> str:
    """Return the text of a module.

    Parameters
    ----------
    target
        Whose triple the module is for.
    header
        What it computes; each line becomes a comment.
    functions
        Finished functions, in order.
    extra
        Texts of further functions.

    """
    functions = tuple(functions)
    helpers = sorted(set[tuple[str, int]]().union(*(item.helpers for item in functions)))
    declared = {native.declare(target, name, lanes) for name, lanes in helpers}.union(
        *(item.externals for item in functions)
    )
    parts = [
        "\n".join(f"; {line}" for line in header.splitlines()),
        f'target triple = "{target.triple}"',
        *sorted(declared),
        *(native.define(target, name, lanes) for name, lanes in helpers),
        *(item.text for item in functions),
        *extra,
        _TAIL,
    ]
    return "\n\n".join(parts)
