"""Which outside values a code object reads: found once a code object, from its instructions."""

from __future__ import annotations

import dis
import itertools
from dataclasses import dataclass
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

# What imports, rebinds or writes to anything outside cannot be described by a list of values read.
_OPAQUE = frozenset(
    "IMPORT_NAME IMPORT_FROM STORE_GLOBAL DELETE_GLOBAL STORE_ATTR DELETE_ATTR STORE_NAME DELETE_NAME LOAD_NAME LOAD_BUILD_CLASS "
    "LOAD_CLASSDEREF LOAD_SUPER_ATTR LOAD_FROM_DICT_OR_GLOBALS LOAD_FROM_DICT_OR_DEREF LOAD_LOCALS".split()
)
_ATTRIBUTES = frozenset({"LOAD_ATTR", "LOAD_METHOD"})

# Attributes that may be asked of a local value: those of a traced value, of its dtype and of a list under construction.
# Any other could reach through a local name into something that may change.
_LOCAL_ATTRIBUTES = frozenset({"append", "astype", "clip", "dtype", "extend", "round"})


@dataclass(frozen=True, slots=True)
class Reads:
    """What a code object reads from outside.

    Attributes
    ----------
    code
        The code object, kept alive so that its `id` stays its own.
    serial
        A number that no other code object of this process has.
    chains
        (position in the closure or None for a global, name, attributes) of each read; None if the code does something that
        no list of reads describes.

    """

    code: CodeType
    serial: int
    chains: tuple[tuple[int | None, str, tuple[str, ...]], ...] | None


_serials = itertools.count()
_known: dict[int, Reads] = {}
_LIMIT = 4096


def reads_of(code: CodeType) -> Reads:
    """Return the reads of a code object; remembered until `_LIMIT` code objects were seen."""
    found = _known.get(id(code))
    if found is None:
        if len(_known) >= _LIMIT:
            _known.clear()
        found = _known[id(code)] = Reads(code, next(_serials), _chains(code))
    return found


def _chains(code: CodeType) -> tuple[tuple[int | None, str, tuple[str, ...]], ...] | None:
    closure = {name: position for position, name in enumerate(code.co_freevars)}
    chains: dict[tuple[int | None, str, tuple[str, ...]], None] = {}
    for inner in _nested(code):
        steps = [step for step in dis.get_instructions(inner) if step.opname not in {"EXTENDED_ARG", "CACHE"}]
        base: tuple[int | None, str] | None = None
        attributes: list[str] = []
        for step in [*steps, None]:
            name = "" if step is None else step.opname
            if name in _ATTRIBUTES and step is not None:
                if base is None and step.argval not in _LOCAL_ATTRIBUTES:
                    return None
                attributes.append(step.argval)
                continue
            if base is not None:
                chains[*base, tuple(attributes)] = None
            base, attributes = None, []
            if step is None:
                continue
            if name in _OPAQUE or (name in {"STORE_DEREF", "DELETE_DEREF"} and step.argval in closure):
                return None
            if name == "LOAD_GLOBAL":
                base = (None, step.argval)
            elif name == "LOAD_DEREF" and step.argval in closure:
                base = (closure[step.argval], step.argval)
    return tuple(chains)


def _nested(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and those of the functions and comprehensions inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _nested(constant)
