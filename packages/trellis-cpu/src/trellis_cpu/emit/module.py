"""A module of LLVM IR: functions, what they call, and what holds for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    declared = set[str]().union(*(item.externals for item in functions))
    parts = [
        "\n".join(f"; {line}" for line in header.splitlines()),
        f'target triple = "{target.triple}"',
        *sorted(declared),
        *(item.text for item in functions),
        *extra,
        _TAIL,
    ]
    return "\n\n".join(parts)
