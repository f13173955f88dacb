"""Looking words up, and spelling values with them."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from trellis.codegen.cfamily.family import FAMILY
from trellis.codegen.nodes import (
    Buffer,
    Const,
    Id,
    Lane,
    Load,
    Memory,
    Name,
    Op,
    Param,
    Subgroup,
    Value,
    Vector,
)
from trellis.dtypes import is_float

if TYPE_CHECKING:
    from trellis.codegen.cfamily.dialect import CDialect

_LETTERS = "xyzw"
# A name, a number, or a cast of one: these bind before any operator.
_ALONE = re.compile(r"(\([a-z ]+\))?[\w.]+\Z")
_CALL = re.compile(r"\w+\(")


class Text(NamedTuple):
    """A value as text, and whether it can stand beside an operator without parentheses."""

    text: str
    alone: bool

    @property
    def operand(self) -> str:
        """The text beside an operator."""
        return self.text if self.alone else f"({self.text})"


class Spelling:
    """Spells the values of one kernel, and collects what there is no word for.

    Parameters
    ----------
    dialect
        Whose words.

    """

    def __init__(self, dialect: CDialect) -> None:
        self._dialect = dialect
        self.lacking: dict[str, None] = {}
        self._types = _Types(self)

    def word(self, *keys: str) -> str:
        """Return the first word that there is: of each key the dialect's, then the family's."""
        for key in keys:
            for words in (self._dialect.words, FAMILY):
                if key in words:
                    return words[key]
        self.lacking[keys[0]] = None
        return ""

    def filled(self, template: str, **parts: object) -> str:
        """Return a template with its parts, and types, filled in."""
        return template.format_map(_Parts(parts, self._types))

    def name(self, name: str) -> str:
        """Return an identifier; one that is a word of the language gets an underscore."""
        return f"{name}_" if name in self._dialect.reserved else name

    def type(self, dtype: str, lanes: int = 1) -> str:
        """Return the type of a value in registers."""
        return self.word(f"type:{dtype}" if lanes == 1 else f"type:{dtype}:{lanes}")

    def stored(self, memory: Memory) -> str:
        """Return the type of a unit in memory, where truth is a byte."""
        return self.type("uint8" if memory.dtype == "bool" else memory.dtype, memory.lanes)

    def space(self, memory: Memory) -> str:
        """Return the address space of a memory."""
        return self.word("space:buffer" if isinstance(memory, Buffer) else "space:shared")

    def value(self, value: Value) -> Text:
        """Return a value as text."""
        match value:
            case Const():
                return self._constant(value)
            case Param() | Name():
                return Text(self.name(value.name), alone=True)
            case Id():
                return self._text(self.word(f"id:{value.what}"), axis=value.axis, letter=_LETTERS[value.axis])
            case Op():
                return self._operation(value)
            case Load():
                return self._load(value)
            case Vector():
                items = ", ".join(self.value(item).text for item in value.items)
                kind = self.type(value.dtype, value.lanes)
                return self._text(self.word(f"vector:{value.dtype}", "vector"), items=items, type=kind)
            case Lane():
                return Text(f"{self.value(value.vector).operand}.{_LETTERS[value.lane]}", alone=True)
            case Subgroup():
                word = self.word(f"subgroup:{value.op}:{value.dtype}", f"subgroup:{value.op}")
                given = self.value(value.value)
                return self._text(word, a0=given.operand, r0=given.text, argument=value.argument)

    def place(self, memory: Memory, index: Value) -> str:
        """Return a unit in memory."""
        return f"{self.name(memory.name)}[{self.value(index).text}]"

    def _load(self, value: Load) -> Text:
        memory = value.memory
        place = self.place(memory, value.index)
        atomic = memory.access == "atomic" if isinstance(memory, Buffer) else memory.atomic
        if atomic:
            return self._text(
                self.word(f"atomic:load:{memory.dtype}", "atomic:load"),
                place=place,
                type=self.stored(memory),
                space=self.space(memory),
            )
        return Text(f"{place} != 0", alone=False) if memory.dtype == "bool" else Text(place, alone=True)

    def _operation(self, value: Op) -> Text:
        args = [self.value(arg) for arg in value.args]
        if value.op in {"cast", "bitcast"}:
            source = value.args[0].dtype
            keys = [f"{value.op}:{source}:{value.dtype}"]
            if value.op == "cast" and "float16" not in {source, value.dtype}:
                kind = "uint8" if value.dtype == "bool" else value.dtype
                word = self._found(keys[0]) or f"({{{kind}}}){{a0}}"
            else:
                word = self.word(*keys)
        else:
            # What compares has a bool for a result: there the arguments' dtype is the particular one.
            kinds = dict.fromkeys([value.dtype, value.args[-1].dtype])
            word = self.word(*(f"op:{value.op}:{kind}" for kind in kinds), f"op:{value.op}")
        parts = {f"a{i}": arg.operand for i, arg in enumerate(args)}
        parts |= {f"r{i}": arg.text for i, arg in enumerate(args)}
        return self._text(word, **parts)

    def _found(self, key: str) -> str | None:
        return self._dialect.words.get(key) or FAMILY.get(key)

    def _text(self, template: str, **parts: object) -> Text:
        text = self.filled(template, **parts)
        whole = bool(_CALL.match(template)) and template.endswith(")") and template.count("(") == 1
        return Text(text, alone=whole or bool(_ALONE.match(text)))

    def _constant(self, value: Const) -> Text:
        if value.dtype == "bool":
            return Text("true" if value.value else "false", alone=True)
        if is_float(value.dtype):
            return self._real(float(value.value), value.dtype)
        suffix, number = self.word(f"suffix:{value.dtype}"), int(value.value)
        least = -(1 << (63 if value.dtype == "int64" else 31))
        if (
            value.dtype.startswith("int") and number == least
        ):  # C reads a minus and a number that is too large
            return Text(f"{least + 1}{suffix} - 1{suffix}", alone=False)
        return Text(f"{number}{suffix}", alone=number >= 0)

    def _real(self, number: float, dtype: str) -> Text:
        held = np.float32(number) if dtype == "float32" else np.float64(number)
        if math.isfinite(held):
            text = f"{np.format_float_scientific(held) if held and not 1e-4 <= abs(held) < 1e7 else repr(float(str(held)))}"
            return Text(f"{text}{self.word(f'suffix:{dtype}')}", alone=math.copysign(1.0, held) > 0)
        # No name for them is common to all: their bits are.
        bits = "uint32" if dtype == "float32" else "uint64"
        whole = int(held.view(bits))
        digits = f"0x{whole:0{8 if bits == 'uint32' else 16}x}{self.word(f'suffix:{bits}')}"
        return self._text(self.word(f"bitcast:{bits}:{dtype}"), a0=digits, r0=digits)


class _Types:
    """Types by dtype, looked up when a template names one."""

    def __init__(self, spelling: Spelling) -> None:
        self._spelling = spelling

    def __getitem__(self, dtype: str) -> str:
        return self._spelling.type(dtype)


class _Parts(dict[str, object]):
    """The parts of a template, then types."""

    def __init__(self, parts: dict[str, object], types: _Types) -> None:
        super().__init__(parts)
        self._types = types

    def __missing__(self, key: str) -> str:
        return self._types[key]
