"""Writing programs in a C-like language: one function a kernel, each preceded by what it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from trellis.codegen.cfamily.spelling import Spelling
from trellis.codegen.lowering import Refused
from trellis.codegen.nodes import (
    Assign,
    Atomic,
    Barrier,
    Buffer,
    Comment,
    For,
    If,
    Let,
    Statement,
    Store,
    Var,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from trellis.codegen.cfamily.dialect import CDialect
    from trellis.codegen.nodes import Kernel, Program

_INDENT = "    "
_WORD = re.compile(r"\w+")


def write(program: Program, dialect: CDialect) -> str | Refused:
    """Return the source of a program's kernels.

    Parameters
    ----------
    program
        Verified for a target of the dialect.
    dialect
        The language.

    Returns
    -------
    str or Refused
        The text, each kernel under its own name; or everything that the language has no word for, all at once.

    """
    lacking: dict[str, None] = {}
    kernels: list[str] = []
    for kernel in program.kernels:
        spelling = Spelling(dialect)
        kernels.append("\n".join(_kernel(kernel, spelling)))
        lacking |= {f"{key} (in {kernel.name})": None for key in spelling.lacking}
    if lacking:
        return Refused(f"{dialect.name} has no word for {', '.join(lacking)}")
    prelude = _prelude(kernels, dialect)
    return "\n\n".join([*([dialect.head.rstrip()] if dialect.head else []), *prelude, *kernels]) + "\n"


def _prelude(kernels: Iterable[str], dialect: CDialect) -> list[str]:
    """Return the named functions that kernels call, and those that these call, in the dialect's order."""
    used: set[str] = set()
    waiting = list(kernels)
    while waiting:
        for word in set(_WORD.findall(waiting.pop())) - used:
            if word in dialect.prelude:
                used.add(word)
                waiting.append(dialect.prelude[word])
    return [text.rstrip() for name, text in dialect.prelude.items() if name in used]


def _kernel(kernel: Kernel, spelling: Spelling) -> Iterator[str]:
    for line in kernel.about:
        yield f"// {line}".replace("*/", "* /")
    x, y, z = kernel.group
    params = [
        spelling.filled(
            spelling.word("buffer"),
            const="const " if item.access == "read" else "",
            type=spelling.stored(item),
            name=spelling.name(item.name),
        )
        for item in kernel.buffers
    ]
    params += [f"{spelling.type(item.dtype)} {spelling.name(item.name)}" for item in kernel.params]
    yield spelling.filled(
        spelling.word("kernel"),
        name=kernel.name,
        params=("\n" + _INDENT + f",\n{_INDENT}".join(params)) if params else "",
        size=kernel.size,
        x=x,
        y=y,
        z=z,
    )
    yield "{"
    for item in kernel.shared:
        declared = spelling.filled(
            spelling.word("shared"), type=spelling.stored(item), name=spelling.name(item.name), size=item.size
        )
        yield _INDENT + declared
    yield from _body(kernel.body, spelling, _INDENT)
    yield "}"


def _body(body: tuple[Statement, ...], spelling: Spelling, indent: str) -> Iterator[str]:
    for statement in body:
        for line in _statement(statement, spelling):
            yield line if line.startswith("#") else indent + line


def _statement(statement: Statement, spelling: Spelling) -> Iterator[str]:
    match statement:
        case Comment():
            yield f"// {statement.text}"
        case Let() | Var():
            name = statement.name
            const = "const " if isinstance(statement, Let) else ""
            kind = spelling.type(name.dtype, name.lanes)
            yield f"{const}{kind} {spelling.name(name.name)} = {spelling.value(statement.value).text};"
        case Assign():
            yield f"{spelling.name(statement.name.name)} = {spelling.value(statement.value).text};"
        case Store():
            yield _store(statement, spelling)
        case Atomic():
            yield _atomic(statement, spelling)
        case Barrier():
            yield spelling.word(f"barrier:{statement.memory}")
        case If():
            yield f"if ({spelling.value(statement.condition).text}) {{"
            yield from _body(statement.then, spelling, _INDENT)
            if statement.otherwise:
                yield "} else {"
                yield from _body(statement.otherwise, spelling, _INDENT)
            yield "}"
        case For():
            yield from _loop(statement, spelling)


def _loop(statement: For, spelling: Spelling) -> Iterator[str]:
    if statement.unroll != 1:
        key = "unroll" if statement.unroll else "unroll:all"
        yield spelling.filled(spelling.word(key), count=statement.unroll)
    name, kind = spelling.name(statement.name.name), spelling.type(statement.name.dtype)
    start, stop, step = (spelling.value(item) for item in (statement.start, statement.stop, statement.step))
    advance = f"++{name}" if step.text == "1" else f"{name} += {step.text}"
    yield f"for ({kind} {name} = {start.text}; {name} < {stop.operand}; {advance}) {{"
    yield from _body(statement.body, spelling, _INDENT)
    yield "}"


def _store(statement: Store, spelling: Spelling) -> str:
    memory, value = statement.memory, spelling.value(statement.value)
    place = spelling.place(memory, statement.index)
    atomic = memory.access == "atomic" if isinstance(memory, Buffer) else memory.atomic
    if atomic:
        word = spelling.word(f"atomic:store:{memory.dtype}", "atomic:store")
        kinds = {"type": spelling.stored(memory), "space": spelling.space(memory)}
        return spelling.filled(word, place=place, value=value.text, **kinds) + ";"
    return f"{place} = {value.operand} ? 1 : 0;" if memory.dtype == "bool" else f"{place} = {value.text};"


def _atomic(statement: Atomic, spelling: Spelling) -> str:
    memory = statement.memory
    found = spelling.filled(
        spelling.word(f"atomic:{statement.op}:{memory.dtype}", f"atomic:{statement.op}"),
        place=spelling.place(memory, statement.index),
        value=spelling.value(statement.value).text,
        type=spelling.stored(memory),
        space=spelling.space(memory),
    )
    if statement.name is None:
        return f"{found};"
    return f"const {spelling.type(memory.dtype)} {spelling.name(statement.name.name)} = {found};"
