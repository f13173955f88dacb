"""Which values are the same for all invocations of a group, and whether each barrier is reached by all of them or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.nodes import (
    Assign,
    Atomic,
    Barrier,
    Buffer,
    Const,
    For,
    Id,
    If,
    Let,
    Load,
    Name,
    Param,
    Statement,
    Subgroup,
    Value,
    Var,
)
from trellis.codegen.nodes.walking import bodies, parts, values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.codegen.nodes import Kernel


class Uniformity:
    """Finds what varies within a group: first every name that does, then every barrier in flow that does."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._varying: set[str] = set()

    def problems(self) -> Iterator[tuple[str, str]]:
        """Yield the place of each barrier, or operation across a subgroup, in flow that varies, and what is wrong."""
        known = -1
        while known != len(self._varying):  # a variable can vary by what a later iteration assigns
            known = len(self._varying)
            self._mark(self._kernel.body, flow=True)
        yield from self._diverging(self._kernel.body, "body", flow=True)

    def uniform(self, value: Value) -> bool:
        """Tell whether a value is the same for the whole group."""
        match value:
            case Const() | Param():
                return True
            case Id():
                return value.what in {"group", "groups"}
            case Name():
                return value.name not in self._varying
            case Load():
                fixed = isinstance(value.memory, Buffer) and value.memory.access == "read"
                return fixed and self.uniform(value.index)
            case Subgroup():
                return False
            case _:
                return all(self.uniform(part) for part in parts(value))

    def _mark(self, body: tuple[Statement, ...], *, flow: bool) -> None:
        for statement in body:
            match statement:
                case Let() | Var() | Assign():
                    if not (flow and self.uniform(statement.value)):
                        self._varying.add(statement.name.name)
                case Atomic(name=Name(name=name)):
                    self._varying.add(name)
                case For():
                    if not self._same(statement):
                        self._varying.add(statement.name.name)
                case _:
                    pass
            for inner in bodies(statement):
                self._mark(inner, flow=flow and self._same(statement))

    def _same(self, statement: Statement) -> bool:
        """Tell whether a branch or a loop goes one way for the whole group."""
        return all(self.uniform(value) for value in values(statement)) if bodies(statement) else True

    def _diverging(self, body: tuple[Statement, ...], where: str, *, flow: bool) -> Iterator[tuple[str, str]]:
        for place, statement in enumerate(body):
            here = f"{where}[{place}]"
            if isinstance(statement, Barrier) and not flow:
                yield here, "a barrier that not all invocations of a group need come to"
            if isinstance(statement, Let) and isinstance(statement.value, Subgroup) and not flow:
                yield (
                    here,
                    f"{statement.value.op} across a subgroup that not all of its invocations need come to",
                )
            inside = flow and self._same(statement)
            for name, inner in zip(
                ("then", "otherwise") if isinstance(statement, If) else ("body",),
                bodies(statement),
                strict=False,
            ):
                yield from self._diverging(inner, f"{here}.{name}", flow=inside)
