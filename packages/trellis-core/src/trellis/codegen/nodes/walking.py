"""Walking over what statements and values consist of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.nodes.statements import Assign, Atomic, For, If, Let, Statement, Store, Var
from trellis.codegen.nodes.values import Lane, Load, Op, Subgroup, Value, Vector

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def parts(value: Value) -> tuple[Value, ...]:
    """Return the values that a value is made of directly."""
    match value:
        case Op():
            return value.args
        case Load():
            return (value.index,)
        case Vector():
            return value.items
        case Lane():
            return (value.vector,)
        case Subgroup():
            return (value.value,)
        case _:
            return ()


def values(statement: Statement) -> tuple[Value, ...]:
    """Return the values that a statement evaluates itself, without those of its bodies."""
    match statement:
        case Let() | Var() | Assign():
            return (statement.value,)
        case Store() | Atomic():
            return (statement.index, statement.value)
        case If():
            return (statement.condition,)
        case For():
            return (statement.start, statement.stop, statement.step)
        case _:
            return ()


def bodies(statement: Statement) -> tuple[tuple[Statement, ...], ...]:
    """Return the bodies of a statement."""
    match statement:
        case If():
            return (statement.then, statement.otherwise)
        case For():
            return (statement.body,)
        case _:
            return ()


def statements(body: Iterable[Statement]) -> Iterator[Statement]:
    """Yield every statement, each before those of its bodies."""
    for statement in body:
        yield statement
        for inner in bodies(statement):
            yield from statements(inner)


def every_value(body: Iterable[Statement]) -> Iterator[Value]:
    """Yield every value that occurs, each before its parts."""
    for statement in statements(body):
        stack = list(values(statement))
        while stack:
            value = stack.pop()
            yield value
            stack.extend(parts(value))
