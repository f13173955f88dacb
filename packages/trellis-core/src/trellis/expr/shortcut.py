"""When a function need not be traced again: the same code reading the same values gives the same formula."""

from __future__ import annotations

import builtins
import math
import operator
import struct
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.expr.arrayfunctions import FUNCTIONS
from trellis.expr.reads import reads_of
from trellis.expr.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from collections.abc import Callable

_DEPTH = 8
_MISSING = object()
_bits = struct.Struct("<d").pack

# Functions and types that always do the same: they stand for themselves in a key.
_PURE_NAMES = (
    "abs all any bool complex divmod enumerate float int isinstance issubclass len list map max min pow range reversed "
    "round sorted str sum tuple zip"
)
_PURE: frozenset[Any] = frozenset(
    [
        *(getattr(builtins, name) for name in _PURE_NAMES.split()),
        *(
            value
            for value in (*vars(math).values(), *vars(operator).values())
            if isinstance(value, BuiltinFunctionType)
        ),
        *(value for value in vars(np).values() if isinstance(value, type) and issubclass(value, np.generic)),
        *(getattr(np, name) for name in FUNCTIONS),
        *VOCABULARY,
    ]
)


def identity(fn: object) -> tuple[Any, ...] | None:
    """Return a key of the function by what it does: equal keys trace to equal results over equal operands.

    The key holds the code object's number and all that the code reads: closure cells, defaults, globals, attributes of
    modules and types. Numbers count by type and bits. None if the function reads anything that may change unseen, such as a
    list, an object or an array: then it must be traced on each call.

    Parameters
    ----------
    fn
        A Python function, an op name or a NumPy ufunc; anything else gives None.

    """
    if type(fn) is FunctionType:
        return _of_function(fn, 0)
    if isinstance(fn, str | np.ufunc):
        return (fn,)
    return None


def _of_function(fn: FunctionType, depth: int) -> tuple[Any, ...] | None:
    reads = reads_of(fn.__code__)
    if reads.chains is None or depth > _DEPTH:
        return None
    key: list[Any] = [reads.serial]
    closure = fn.__closure__
    for cell, name, attributes in reads.chains:
        value: Any
        if cell is None:
            value = fn.__globals__.get(name, _MISSING)
            if value is _MISSING:
                value = fn.__builtins__.get(name, _MISSING)
        else:
            value = _contents(closure, cell)
        for attribute in attributes:
            if not isinstance(value, ModuleType | type):
                return None
            value = getattr(value, attribute, _MISSING)
        part = _part(value, depth)
        if part is None:
            return None
        key.append(part)
    for mark, extra in (("defaults", fn.__defaults__), ("keywords", fn.__kwdefaults__)):
        if extra is not None:
            part = _part(tuple(extra.items()) if isinstance(extra, dict) else extra, depth)
            if part is None:
                return None
            key += (mark, part)
    return tuple(key)


def _contents(closure: tuple[Any, ...] | None, cell: int) -> Any:
    try:
        return _MISSING if closure is None else closure[cell].cell_contents
    except ValueError:  # the variable has no value yet
        return _MISSING


def _part(value: Any, depth: int) -> object | None:
    """Return what stands for a value in a key, None if nothing can."""
    rule = _RULES.get(type(value))
    if rule is not None:
        return rule(value)
    if type(value) is tuple:
        parts = [_part(item, depth) for item in value]
        return None if None in parts else (tuple, *parts)
    if isinstance(value, np.generic):
        return (type(value), value.tobytes())
    if _pure(value):
        return value
    return _of_function(value, depth + 1) if type(value) is FunctionType else None


def _pure(value: Any) -> bool:
    try:
        return value in _PURE
    except TypeError:  # unhashable
        return False


def _number(value: Any) -> tuple[object, ...]:
    return (type(value), value)


def _same(value: Any) -> object:
    return value


_RULES: dict[type, Callable[[Any], object]] = {
    bool: _number,
    bytes: _number,
    float: lambda value: (float, _bits(value)),
    int: _number,
    np.ufunc: _same,
    str: _number,
    type(None): _number,
    type(np.dtype("float32")): _same,
}
_RULES.update(
    {
        type(np.dtype(name)): _same
        for name in ("bool", "int8", "uint8", "int32", "int64", "float16", "float64")
    }
)
