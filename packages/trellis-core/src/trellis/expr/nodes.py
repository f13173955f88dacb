"""The nodes of a scalar formula: interned, so that equal formulas are the same object.

A node is an operation name, a result dtype, argument nodes and, for leaves, a value. Two kinds of operation names exist: the
*traced* ones, which are NumPy's ufunc names and carry NumPy's meaning, and the *primitive* ones (`PRIMITIVES`), which are all
that a kernel writer must spell once `trellis.expr.legalise` has rewritten the traced ones.
"""

from __future__ import annotations

import struct
import weakref
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

type_bits: struct.Struct = struct.Struct("<d")

# Leaves: `input` value=(operand,), `tap` value=(operand, offset, ...), `scalar` value=(slot,), `const` value=(number,),
# `index` value=(axis,).
LEAVES = frozenset({"input", "tap", "scalar", "const", "index"})

# What a writer must spell, and nothing else:
#   add sub mul neg        wrapping for integers, IEEE for floats
#   div fma sqrt           floats only, correctly rounded; fma(a, b, c) = a*b + c, fused or not
#   abs floor ceil trunc rint copysign   floats only; rint rounds half to even
#   idiv irem              integers; the divisor is never 0 and the quotient never overflows; truncating
#   and or xor not         integers and bool
#   shl shr                integers, count in range; shr is arithmetic on signed types
#   mulhi                  uint32: the high half of the product
#   eq ne lt le gt ge      to bool; IEEE comparisons (only ne is true for NaN)
#   select(c, a, b)        a where c else b
#   rare(c, slow, fast)    as select, but a writer should skip `slow` where no lane needs it
#   cast                   int to int truncates or extends, int or bool to float rounds to nearest, float to float rounds to
#                          nearest, float to int of a value that is in range truncates, bool to int is 0 or 1
#   bitcast                same-size reinterpretation
PRIMITIVES = frozenset(
    "add sub mul neg div fma sqrt abs floor ceil trunc rint copysign idiv irem and or xor not shl shr mulhi "
    "eq ne lt le gt ge select rare cast bitcast".split(),
)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Node:
    """One operation of a formula; compare with ``is``.

    Attributes
    ----------
    op
        Operation name.
    dtype
        Name of the result's dtype.
    args
        Argument nodes.
    value
        What a leaf holds (see `LEAVES`); empty for operations.

    """

    op: str
    dtype: str
    args: tuple[Node, ...] = ()
    value: tuple[int | float | bool, ...] = ()


_interned: weakref.WeakValueDictionary[tuple[object, ...], Node] = weakref.WeakValueDictionary()


def _bits(value: float) -> object:
    """Tell apart what ``==`` does not: types, signed zeros, NaN."""
    return (type(value).__name__, type_bits.pack(value) if isinstance(value, float) else value)


def node(
    op: str, dtype: str, args: tuple[Node, ...] = (), value: tuple[int | float | bool, ...] = ()
) -> Node:
    """Return the one node with these contents."""
    key = (op, dtype, tuple(map(id, args)), tuple(map(_bits, value)))
    found = _interned.get(key)
    if found is None:
        # setdefault keeps one winner when two threads build the same node.
        found = _interned.setdefault(key, Node(op, dtype, args, value))
    return found


def const(value: float, dtype: str) -> Node:
    """Return a constant; floats are held as Python floats, exact for every float dtype up to float64."""
    held = float(value) if dtype in {"float16", "bfloat16", "float32", "float64"} else value
    return node("const", dtype, (), (bool(value) if dtype == "bool" else held,))


def walk(outputs: Iterable[Node]) -> Iterator[Node]:
    """Yield every node that the outputs need once, arguments before users (iterative: formulas can be deep)."""
    done: set[int] = set()
    stack = [(root, False) for root in reversed(tuple(outputs))]
    while stack:
        current, expanded = stack.pop()
        if id(current) in done:
            continue
        if expanded:
            done.add(id(current))
            yield current
        else:
            stack.append((current, True))
            stack.extend((arg, False) for arg in reversed(current.args) if id(arg) not in done)


def text(outputs: tuple[Node, ...]) -> str:
    """Return the canonical text of a formula: equal for equal formulas in any process; used in cache keys and goldens."""
    order: dict[int, int] = {}
    lines: list[str] = []
    for position, item in enumerate(walk(outputs)):
        order[id(item)] = position
        inside = [f"%{order[id(arg)]}" for arg in item.args] + [_spell(value) for value in item.value]
        lines.append(f"%{position} = {item.op}({', '.join(inside)}): {item.dtype}")
    lines.append("return " + ", ".join(f"%{order[id(root)]}" for root in outputs))
    return "\n".join(lines)


def _spell(value: float) -> str:
    return value.hex() if isinstance(value, float) else repr(value)
