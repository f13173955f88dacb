"""Terms: primitive nodes that formulas can be written with, operators and all."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from trellis.dtypes import is_float, itemsize
from trellis.expr.legalising.simplify import primitive
from trellis.expr.nodes import Node, const

if TYPE_CHECKING:
    from collections.abc import Sequence


class Term:
    """A primitive node with Python's operators; numbers beside it become constants of its dtype."""

    __slots__ = ("node",)

    def __init__(self, node: Node) -> None:
        self.node: Node = node

    @property
    def dtype(self) -> str:
        """Name of the dtype."""
        return self.node.dtype

    def _two(self, op: str, other: Operand, *, to_bool: bool = False, swap: bool = False) -> Term:
        first, second = self.node, lift(other, self.dtype).node
        if swap:
            first, second = second, first
        return Term(primitive(op, "bool" if to_bool else self.dtype, first, second))

    def __add__(self, other: Operand) -> Term:
        return self._two("add", other)

    def __radd__(self, other: Operand) -> Term:
        return self._two("add", other, swap=True)

    def __sub__(self, other: Operand) -> Term:
        return self._two("sub", other)

    def __rsub__(self, other: Operand) -> Term:
        return self._two("sub", other, swap=True)

    def __mul__(self, other: Operand) -> Term:
        return self._two("mul", other)

    def __rmul__(self, other: Operand) -> Term:
        return self._two("mul", other, swap=True)

    def __truediv__(self, other: Operand) -> Term:
        return self._two("div" if is_float(self.dtype) else "idiv", other)

    def __rtruediv__(self, other: Operand) -> Term:
        return self._two("div", other, swap=True)

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

    def __neg__(self) -> Term:
        return self._one("neg")

    def __invert__(self) -> Term:
        return self._one("not")

    def __abs__(self) -> Term:
        return self._one("abs")

    def apply(self, op: str, other: Operand) -> Term:
        """Return a primitive of two arguments that has no operator."""
        return self._two(op, other)

    def _one(self, op: str) -> Term:
        return Term(primitive(op, self.dtype, self.node))

    def rint(self) -> Term:
        """Return self rounded to an integer, halves to even."""
        return self._one("rint")

    def trunc(self) -> Term:
        """Return self rounded towards zero."""
        return self._one("trunc")

    def floor(self) -> Term:
        """Return self rounded down."""
        return self._one("floor")

    def ceil(self) -> Term:
        """Return self rounded up."""
        return self._one("ceil")

    def sqrt(self) -> Term:
        """Return the square root."""
        return self._one("sqrt")

    def cast(self, dtype: str) -> Term:
        """Return self converted by the primitive: floats must be in the range of an integer dtype."""
        return Term(primitive("cast", dtype, self.node))

    def view(self, dtype: str) -> Term:
        """Return the same bits as another dtype."""
        return Term(primitive("bitcast", dtype, self.node))

    @property
    def bits(self) -> Term:
        """The bits as a signed integer."""
        return self.view(f"int{8 * itemsize(self.dtype)}")


Operand: TypeAlias = Term | int | float


def lift(value: Operand, dtype: str) -> Term:
    """Return a term: a number becomes a constant of `dtype`."""
    return value if isinstance(value, Term) else Term(const(value, dtype))


def select(condition: Term, a: Operand, b: Operand) -> Term:
    """Return a where the condition holds, else b; one of the two may be a number."""
    return _choose("select", condition, a, b)


def rare(condition: Term, slow: Operand, fast: Operand) -> Term:
    """Return `slow` where the condition holds, else `fast`; a writer may skip `slow` where no lane needs it."""
    return _choose("rare", condition, slow, fast)


def _choose(op: str, condition: Term, a: Operand, b: Operand) -> Term:
    dtype = a.dtype if isinstance(a, Term) else b.dtype if isinstance(b, Term) else "float64"
    return Term(primitive(op, dtype, condition.node, lift(a, dtype).node, lift(b, dtype).node))


def fma(a: Term, b: Operand, c: Operand) -> Term:
    """Return ``a * b + c``, fused or not."""
    return Term(primitive("fma", a.dtype, a.node, lift(b, a.dtype).node, lift(c, a.dtype).node))


def copysign(a: Operand, sign: Term) -> Term:
    """Return a with the sign of `sign`."""
    return Term(primitive("copysign", sign.dtype, lift(a, sign.dtype).node, sign.node))


def horner(x: Term, coefficients: Sequence[float]) -> Term:
    """Return the polynomial in x with these coefficients, highest power first."""
    result = lift(coefficients[0], x.dtype)
    for coefficient in coefficients[1:]:
        result = fma(result, x, coefficient)
    return result


def least(a: Term, b: Operand) -> Term:
    """Return the smaller of a and b, b if either is NaN: one instruction where b is a number."""
    return select(a < b, a, b)


def most(a: Term, b: Operand) -> Term:
    """Return the larger of a and b, b if either is NaN."""
    return select(a > b, a, b)


def capped(a: Term, b: float) -> Term:
    """Return the smaller of a and the number b; NaN stays."""
    return select(a > b, b, a)


def floored(a: Term, b: float) -> Term:
    """Return the larger of a and the number b; NaN stays."""
    return select(a < b, b, a)


def is_nan(a: Term) -> Term:
    """Tell NaN by its bits: compilers that assume there is none fold ``a != a``."""
    magnitude, infinite = magnitude_bits(a)
    return magnitude > infinite


def magnitude_bits(a: Term) -> tuple[Term, int]:
    """Return the bits of ``|a|`` as an integer, and those of infinity."""
    if a.dtype == "float64":
        return a.bits & 0x7FFFFFFFFFFFFFFF, 0x7FF0000000000000
    return a.bits & 0x7FFFFFFF, 0x7F800000
