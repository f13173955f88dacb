"""The rules of one kernel: names, types, memory, flow, declarations."""

from __future__ import annotations

import re

from trellis.codegen.nodes import (
    ATOMIC_OPS,
    REGISTERS,
    Assign,
    Atomic,
    Buffer,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Memory,
    Name,
    Param,
    Shared,
    Statement,
    Store,
    Subgroup,
    Value,
    Var,
    lanes_of,
)
from trellis.codegen.nodes.walking import bodies, parts, values
from trellis.codegen.verifying import types
from trellis.codegen.verifying.uniformity import Uniformity
from trellis.codegen.verifying.violation import Violation
from trellis.dtypes import NAMES

_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*\Z")
_ATOMIC = frozenset({"int32", "uint32", "int64", "uint64"})


class Checker:
    """Walks over a kernel once and collects what is wrong."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._found: list[Violation] = []
        self._names: dict[str, tuple[Name, bool]] = {}
        self._taken: set[str] = set()
        self._memory: set[Memory] = {*kernel.buffers, *kernel.shared}

    def check(self) -> list[Violation]:
        """Return all violations."""
        self._declarations()
        self._body(self._kernel.body, "body")
        if not self._found:  # flow is followed through names that are known to be right
            for where, what in Uniformity(self._kernel).problems():
                self._add("uniform", where, what)
        return self._found

    def _add(self, rule: str, where: str, what: str) -> None:
        self._found.append(Violation(rule, self._kernel.name, where, what))

    def _declarations(self) -> None:
        kernel = self._kernel
        for item in (*kernel.buffers, *kernel.shared):
            self._declare(item.name, "declarations")
            if item.dtype not in NAMES or item.lanes not in {1, 2, 4}:
                self._add("type", item.name, f"an array of {item.lanes} × {item.dtype}")
            if isinstance(item, Shared) and (
                item.dtype not in REGISTERS or item.dtype == "bool" or item.size < 1
            ):
                self._add("type", item.name, f"a shared array of {item.size} {item.dtype}")
            if _is_atomic(item) and (item.dtype not in _ATOMIC or item.lanes != 1):
                self._add("type", item.name, f"an atomic array of {item.lanes} × {item.dtype}")
        for item in kernel.params:
            self._declare(item.name, "declarations")
            if item.dtype not in REGISTERS or item.dtype == "bool":
                self._add("type", item.name, f"a parameter of {item.dtype}")
        if min(kernel.group) < 1:
            self._add("group", "group", f"a group of {kernel.group}")

    def _declare(self, name: str, where: str) -> None:
        if not _IDENTIFIER.match(name):
            self._add("name", where, f"{name!r} is not lower case letters, digits and _")
        if name in self._taken:
            self._add("name", where, f"{name} is declared twice")
        self._taken.add(name)

    def _bind(self, name: Name, where: str, *, variable: bool = False) -> None:
        self._declare(name.name, where)
        self._names[name.name] = (name, variable)

    def _body(self, body: tuple[Statement, ...], where: str) -> None:
        scope = dict(self._names)
        for place, statement in enumerate(body):
            here = f"{where}[{place}]"
            for value in values(statement):
                whole = isinstance(statement, Let) and isinstance(value, Subgroup)
                self._value(value, here, whole=whole)
            self._statement(statement, here)
            names = ("then", "otherwise") if isinstance(statement, If) else ("body",)
            for name, inner in zip(names, bodies(statement), strict=False):
                self._body(inner, f"{here}.{name}")
        self._names = scope

    def _value(self, value: Value, where: str, *, whole: bool = False) -> None:
        for problem in types.problems(value):
            self._add("type", where, problem)
        if isinstance(value, Name) and self._names.get(value.name, (None,))[0] != value:
            self._add("name", where, f"{value.name} of {value.lanes} × {value.dtype} is not in scope")
        if isinstance(value, Param) and value not in self._kernel.params:
            self._add("name", where, f"{value.name} is no parameter of the kernel")
        if isinstance(value, Load):
            self._access(value.memory, where, "read")
            self._constant_index(value.memory, value.index, where)
        if isinstance(value, Subgroup) and not whole:
            self._add("uniform", where, "an operation across a subgroup inside another value")
        for part in parts(value):
            self._value(part, where)

    def _statement(self, statement: Statement, where: str) -> None:
        match statement:
            case Let():
                self._alike(statement.name, statement.value, where)
                self._bind(statement.name, where)
            case Var():
                self._alike(statement.name, statement.value, where)
                self._bind(statement.name, where, variable=True)
            case Assign():
                self._alike(statement.name, statement.value, where)
                if self._names.get(statement.name.name) != (statement.name, True):
                    self._add("name", where, f"{statement.name.name} is no variable in scope")
            case Store():
                self._store(statement, where)
            case Atomic():
                self._atomic(statement, where)
            case If():
                if statement.condition.dtype != "bool":
                    self._add("type", where, f"a branch on {statement.condition.dtype}")
            case For():
                self._loop(statement, where)
            case _:
                pass

    def _alike(self, name: Name, value: Value, where: str) -> None:
        if (name.dtype, name.lanes) != (value.dtype, lanes_of(value)):
            self._add(
                "type", where, f"{name.name} of {name.dtype} is given {lanes_of(value)} × {value.dtype}"
            )

    def _store(self, statement: Store, where: str) -> None:
        memory, value = statement.memory, statement.value
        self._access(memory, where, "write")
        self._indexed(memory, statement.index, where)
        if (value.dtype, lanes_of(value)) != (memory.dtype, memory.lanes):
            self._add(
                "type",
                where,
                f"{lanes_of(value)} × {value.dtype} stored in {memory.name} of {memory.lanes} × {memory.dtype}",
            )

    def _atomic(self, statement: Atomic, where: str) -> None:
        memory = statement.memory
        self._access(memory, where, "atomic")
        self._indexed(memory, statement.index, where)
        if statement.op not in ATOMIC_OPS or statement.value.dtype != memory.dtype:
            self._add("type", where, f"atomic {statement.op} of {statement.value.dtype} with {memory.dtype}")
        if statement.name is not None:
            if statement.name.dtype != memory.dtype:
                self._add("type", where, f"{statement.name.name} is given {memory.dtype}")
            self._bind(statement.name, where)

    def _loop(self, statement: For, where: str) -> None:
        counted = (statement.name, statement.start, statement.stop, statement.step)
        if statement.name.dtype not in types.INDICES or len({item.dtype for item in counted}) != 1:
            self._add("type", where, "a loop over " + ", ".join(item.dtype for item in counted))
        step = statement.step
        if (
            not isinstance(step, Const | Param)
            or (isinstance(step, Const) and step.value < 1)
            or statement.unroll < 0
        ):
            self._add("type", where, "a loop whose step is not known to be positive")
        self._bind(statement.name, where)

    def _indexed(self, memory: Memory, index: Value, where: str) -> None:
        if index.dtype not in types.INDICES or lanes_of(index) != 1:
            self._add("type", where, f"{memory.name} is indexed by {index.dtype}")
        self._constant_index(memory, index, where)

    def _constant_index(self, memory: Memory, index: Value, where: str) -> None:
        bound = memory.size if isinstance(memory, Shared) else None
        if isinstance(index, Const) and (index.value < 0 or (bound is not None and index.value >= bound)):
            self._add("memory", where, f"{memory.name}[{index.value}]" + (f" of {bound}" if bound else ""))

    def _access(self, memory: Memory, where: str, how: str) -> None:
        if memory not in self._memory:
            self._add("binding", where, f"{memory.name} is not declared")
            return
        access = memory.access if isinstance(memory, Buffer) else "atomic" if memory.atomic else "read_write"
        allowed = {"read": {"read"}, "write": {"write"}, "read_write": {"read", "write"}}
        if how not in allowed.get(access, {"read", "write", "atomic"}):
            self._add("binding", where, f"{memory.name}, declared for {access}, is used for {how}")


def _is_atomic(memory: Memory) -> bool:
    return memory.access == "atomic" if isinstance(memory, Buffer) else memory.atomic
