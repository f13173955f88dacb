"""Terms: values with Python's operators.

On integers ``+``, ``-`` and ``*`` are index arithmetic, which never overflows; arithmetic of elements, which wraps, is spelt with
`op`. int32 beside int64 widens, as ids are int32 and positions in large arrays are not. Sums and products with 0 and 1 fold, so
that lowerings can be written in general form.
"""

from __future__ import annotations

from typing import TypeAlias

from trellis.codegen.nodes import Const, Op, Value
from trellis.dtypes import is_float

_INTEGERS = {"int32", "int64", "uint32", "uint64"}
_FOLDED = {
    "iadd": lambda a, b: a + b,
    "isub": lambda a, b: a - b,
    "imul": lambda a, b: a * b,
    "imin": min,
    "imax": max,
    "idiv": lambda a, b: a // b,
    "irem": lambda a, b: a % b,
}


class Term:
    """A value; numbers beside it become constants of its dtype."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value: Value = value

    @property
    def dtype(self) -> str:
        """Name of the dtype."""
        return self.value.dtype

    @property
    def constant(self) -> int | float | bool | None:
        """The number, where it is known."""
        return self.value.value if isinstance(self.value, Const) else None

    def _two(self, name: str, other: Operand, *, swap: bool = False, to_bool: bool = False) -> Term:
        left, right = alike(self, lift(other, self.dtype))
        if swap:
            left, right = right, left
        return op(name, left, right, dtype="bool" if to_bool else None)

    def _arithmetic(self, word: str, other: Operand, *, swap: bool = False) -> Term:
        return self._two(word if is_float(self.dtype) else f"i{word}", other, swap=swap)

    def __add__(self, other: Operand) -> Term:
        return self._arithmetic("add", other)

    def __radd__(self, other: Operand) -> Term:
        return self._arithmetic("add", other, swap=True)

    def __sub__(self, other: Operand) -> Term:
        return self._arithmetic("sub", other)

    def __rsub__(self, other: Operand) -> Term:
        return self._arithmetic("sub", other, swap=True)

    def __mul__(self, other: Operand) -> Term:
        return self._arithmetic("mul", other)

    def __rmul__(self, other: Operand) -> Term:
        return self._arithmetic("mul", other, swap=True)

    def __floordiv__(self, other: Operand) -> Term:
        return self._two("idiv", other)

    def __mod__(self, other: Operand) -> Term:
        return self._two("irem", other)

    def __and__(self, other: Operand) -> Term:
        return self._two("and", other)

    def __or__(self, other: Operand) -> Term:
        return self._two("or", other)

    def __xor__(self, other: Operand) -> Term:
        return self._two("xor", other)

    def __lshift__(self, other: Operand) -> Term:
        return self._two("shl", other)

    def __rshift__(self, other: Operand) -> Term:
        return self._two("shr", other)

    def __invert__(self) -> Term:
        return op("not", self)

    def __lt__(self, other: Operand) -> Term:
        return self._two("lt", other, to_bool=True)

    def __le__(self, other: Operand) -> Term:
        return self._two("le", other, to_bool=True)

    def __gt__(self, other: Operand) -> Term:
        return self._two("gt", other, to_bool=True)

    def __ge__(self, other: Operand) -> Term:
        return self._two("ge", other, to_bool=True)

    def eq(self, other: Operand) -> Term:
        """Return ``self == other``."""
        return self._two("eq", other, to_bool=True)

    def ne(self, other: Operand) -> Term:
        """Return ``self != other``."""
        return self._two("ne", other, to_bool=True)

    def cast(self, dtype: str) -> Term:
        """Return self converted by the primitive."""
        if dtype == self.dtype:
            return self
        known = self.constant
        if known is not None and self.dtype in _INTEGERS and dtype in {"int32", "int64"}:
            return Term(Const(known, dtype))
        return op("cast", self, dtype=dtype)

    def view(self, dtype: str) -> Term:
        """Return the same bits as another dtype."""
        return self if dtype == self.dtype else op("bitcast", self, dtype=dtype)


Operand: TypeAlias = Term | int | float


def lift(value: Operand, dtype: str) -> Term:
    """Return a term: a number becomes a constant of `dtype`."""
    if isinstance(value, Term):
        return value
    return Term(
        Const(float(value) if is_float(dtype) else bool(value) if dtype == "bool" else int(value), dtype)
    )


def alike(left: Term, right: Term) -> tuple[Term, Term]:
    """Return both terms in one dtype: int32 beside int64 widens."""
    if {left.dtype, right.dtype} == {"int32", "int64"}:
        return left.cast("int64"), right.cast("int64")
    return left, right


def op(name: str, *args: Term, dtype: str | None = None) -> Term:
    """Return an operation, whose dtype is that of its last argument if none is given."""
    kind = dtype or args[-1].dtype
    if name in _FOLDED and len(args) == 2:
        folded = _simplified(name, kind, *args)
        if folded is not None:
            return folded
    return Term(Op(name, kind, tuple(arg.value for arg in args)))


def _simplified(name: str, dtype: str, left: Term, right: Term) -> Term | None:
    """Return an index operation with what is known of its arguments folded, None where nothing is."""
    a, b = left.constant, right.constant
    if a is not None and b is not None and not (name in {"idiv", "irem"} and (b == 0 or a < 0)):
        return Term(Const(int(_FOLDED[name](a, b)), dtype))
    if (name in {"iadd", "isub"} and b == 0) or (name in {"imul", "idiv"} and b == 1):
        return left
    if (name == "iadd" and a == 0) or (name == "imul" and a == 1):
        return right
    if (name == "imul" and 0 in {a, b}) or (name == "irem" and b == 1):
        return Term(Const(0, dtype))
    return None


def select(condition: Term, a: Operand, b: Operand) -> Term:
    """Return a where the condition holds, else b; one of the two may be a number."""
    dtype = a.dtype if isinstance(a, Term) else b.dtype if isinstance(b, Term) else "int32"
    first, second = alike(lift(a, dtype), lift(b, dtype))
    return op("select", condition, first, second)


def least(a: Term, b: Operand) -> Term:
    """Return the smaller of two indices."""
    return op("imin", *alike(a, lift(b, a.dtype)))


def largest(a: Term, b: Operand) -> Term:
    """Return the larger of two indices."""
    return op("imax", *alike(a, lift(b, a.dtype)))


def both(*conditions: Term) -> Term:
    """Return whether all of at least one condition hold."""
    found = conditions[0]
    for condition in conditions[1:]:
        found = found & condition
    return found


def either(*conditions: Term) -> Term:
    """Return whether one of at least one condition holds."""
    found = conditions[0]
    for condition in conditions[1:]:
        found = found | condition
    return found
