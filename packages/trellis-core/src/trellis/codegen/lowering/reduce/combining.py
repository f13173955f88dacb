"""How elements combine, as formulas over states: of an element, of two states, and of the result.

A state is a value; for argmax and argmin its index beside it; for variances the mean, the sum of squares around it and how many
elements they are of; for norms three sums of squares, of large, middling and small elements, each scaled its own way.

Sources: Chan, Golub and LeVeque, "Algorithms for Computing the Sample Variance: Analysis and Recommendations", The American
Statistician 37 (3), 1983; J. L. Blue, "A Portable Fortran Program to Find the Euclidean Norm of a Vector", ACM Transactions on
Mathematical Software 4 (1), 1978, with the thresholds of E. Anderson, "Algorithm 978: Safe Scaling in the Level 1 BLAS", ibid. 44
(1), 2017.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis.codegen.lowering.carrying import HALVES
from trellis.codegen.lowering.refused import Decline
from trellis.dtypes import is_float, is_integer, is_signed, itemsize
from trellis.expr import Node, const, node

if TYPE_CHECKING:
    from trellis.intent import Reduce
    from trellis.schedule import Schedule

State = tuple[Node, ...]

_PAIRS = {
    "sum": "add",
    "mean": "add",
    "prod": "multiply",
    "max": "maximum",
    "min": "minimum",
    "any": "logical_or",
    "all": "logical_and",
}
_GREATEST, _LEAST = frozenset({"max", "argmax"}), frozenset({"min", "argmin"})
_SUMS = frozenset({"sum", "mean", "prod"})
# Elements above the first are large, below the second small; the squares are those of elements times the scales.
_THRESHOLDS = {
    "float32": (2.0**52, 2.0**-63, 2.0**-76, 2.0**75),
    "float64": (2.0**486, 2.0**-511, 2.0**-538, 2.0**537),
}


class Combining(NamedTuple):
    """What shapes the formulas.

    Attributes
    ----------
    kind
        One of `trellis.intent.REDUCTIONS`.
    dtype
        Dtype in which elements combine.
    place
        Dtype of an index beside a value.
    out
        Dtype of the result.
    whole
        Whether elements are integers that are multiplied as floats: zero times a product beyond the range is zero then.

    """

    kind: str
    dtype: str
    place: str
    out: str
    whole: bool

    @property
    def indexed(self) -> bool:
        """Whether a state has an index."""
        return self.kind in {"argmax", "argmin"}

    @property
    def moments(self) -> bool:
        """Whether a state is a mean, the squares around it and a count."""
        return self.kind in {"var", "std"}

    @property
    def dtypes(self) -> tuple[str, ...]:
        """Dtypes of a state."""
        if self.kind in {"var", "std", "norm"}:
            return (self.dtype,) * 3
        return (self.dtype, self.place) if self.indexed else (self.dtype,)

    def identity(self) -> State:
        """Return the state of no elements.

        The index beside an extreme value is 0: it is the result only if every element equals that value, and then the first is.
        """
        if self.indexed:
            return const(self._extreme(), self.dtype), const(0, self.place)
        if self.kind in _GREATEST or self.kind in _LEAST:
            return (const(self._extreme(), self.dtype),)
        return tuple(const(self.kind in {"prod", "all"}, dtype) for dtype in self.dtypes)

    def _extreme(self) -> float:
        least, dtype = self.kind in _GREATEST, self.dtype
        if is_float(dtype):
            return -math.inf if least else math.inf
        if dtype == "bool":
            return not least
        bits = 8 * itemsize(dtype)
        if is_signed(dtype):
            return -(1 << (bits - 1)) if least else (1 << (bits - 1)) - 1
        return 0 if least else (1 << bits) - 1

    def single(self, value: Node, index: Node | None) -> State:
        """Return the state of one element."""
        if self.moments:
            zero, missing = const(0.0, self.dtype), const(math.nan, self.dtype)
            finite = node("isfinite", "bool", (value,))
            return value, node("where", self.dtype, (finite, zero, missing)), const(1.0, self.dtype)
        if self.kind == "norm":
            return self._squares(value)
        return (value,) if index is None else (value, index)

    def combine(self, left: State, right: State) -> State:
        """Return two states combined."""
        if self.indexed:
            return self._first(left, right)
        if self.moments:
            return self._merged(left, right)
        if self.kind == "norm":
            return tuple(_two("add", x, y) for x, y in zip(left, right, strict=True))
        found = _two(_PAIRS[self.kind], left[0], right[0])
        if self.whole:
            missing = node("isnan", "bool", (found,))
            found = node("where", self.dtype, (missing, const(0.0, self.dtype), found))
        return (found,)

    def result(self, state: State, divisor: Node | None) -> Node:
        """Return the result, rounded once; a mean or a variance is divided by `divisor`, a number of dtype `real`."""
        found = state[1] if self.indexed or self.moments else state[0]
        if self.kind == "norm":
            found = self._root(state)
        if divisor is not None:
            found = found if found.dtype == self.real else node("cast", self.real, (found,))
            found = _two("divide", found, divisor)
        if self.kind == "std":
            found = node("sqrt", self.dtype, (found,))
        return found if found.dtype == self.out else node("cast", self.out, (found,))

    @property
    def real(self) -> str:
        """Dtype in which a mean or a variance is divided."""
        return self.dtype if is_float(self.dtype) else "float64"

    def _first(self, left: State, right: State) -> State:
        (x, i), (y, j) = left, right
        better = _compare("greater" if self.kind == "argmax" else "less", y, x)
        same = _compare("equal", x, y)
        if is_float(self.dtype):
            lost, missing = node("isnan", "bool", (x,)), node("isnan", "bool", (y,))
            kept = node("logical_not", "bool", (lost,))
            better = _logical("or", better, _logical("and", missing, kept))
            same = _logical("or", same, _logical("and", missing, lost))
        better = _logical("or", better, _logical("and", same, _compare("less", j, i)))
        return node("where", self.dtype, (better, y, x)), node("where", self.place, (better, j, i))

    def _merged(self, left: State, right: State) -> State:
        """Return mean, squares and count of two sets; either may be empty."""
        total = _two("add", left[2], right[2])
        some = node(
            "where",
            self.dtype,
            (_compare("greater", total, const(1.0, self.dtype)), total, const(1.0, self.dtype)),
        )
        share = _two("divide", right[2], some)
        far = _two("subtract", right[0], left[0])
        mean = _two("add", left[0], _two("multiply", far, share))
        # The weight comes first: the square of the distance alone might be beyond the range.
        between = _two("multiply", far, _two("multiply", far, _two("multiply", left[2], share)))
        return mean, _two("add", _two("add", left[1], right[1]), between), total

    def _squares(self, value: Node) -> State:
        large, small, shrink, grow = _THRESHOLDS[self.dtype]
        zero = const(0.0, self.dtype)
        size = node("absolute", self.dtype, (value,))
        is_large = _compare("greater", size, const(large, self.dtype))
        is_small = _compare("less", size, const(small, self.dtype))
        shrunk, grown = (_two("multiply", value, const(scale, self.dtype)) for scale in (shrink, grow))
        middling = node("where", self.dtype, (_logical("or", is_large, is_small), zero, value))
        found = (
            node("where", self.dtype, (is_large, shrunk, zero)),
            middling,
            node("where", self.dtype, (is_small, grown, zero)),
        )
        return tuple(_two("multiply", item, item) for item in found)

    def _root(self, sums: State) -> Node:
        """Return the norm: beside large elements small ones are nothing; a NaN among the middling ones reaches every branch."""
        large, middling, small = sums
        _, _, shrink, grow = _THRESHOLDS[self.dtype]
        zero = const(0.0, self.dtype)

        def scaled(value: Node, factor: float) -> Node:
            return _two(
                "multiply", _two("multiply", value, const(factor, self.dtype)), const(factor, self.dtype)
            )

        def choice(if_large: Node, if_middling: Node, if_small: Node) -> Node:
            rest = node("where", self.dtype, (_compare("not_equal", middling, zero), if_middling, if_small))
            return node("where", self.dtype, (_compare("greater", large, zero), if_large, rest))

        total = choice(
            _two("add", large, scaled(middling, shrink)),
            _two("add", middling, scaled(small, 1 / grow)),
            small,
        )
        back = choice(const(1 / shrink, self.dtype), const(1.0, self.dtype), const(1 / grow, self.dtype))
        return _two("multiply", node("sqrt", self.dtype, (total,)), back)


def combining(intent: Reduce, schedule: Schedule, index: str) -> Combining:
    """Return how the elements of an intent combine; halves do in float32, sums of floats in the dtype that a schedule asks for."""
    dtype = "float32" if intent.accumulate in HALVES else intent.accumulate
    asked = schedule.accumulate
    if asked is not None:
        fitting = ("float32", "float64") if intent.kind in _SUMS and is_float(dtype) else (dtype,)
        if asked not in fitting:
            raise Decline(f"{intent.kind} in {asked}; it accumulates in {' or '.join(fitting)}")
        dtype = asked
    if intent.kind in {"var", "std", "norm"} and not is_float(dtype):
        dtype = "float64"
    source = intent.expression.outputs[0].dtype
    whole = intent.kind == "prod" and is_float(dtype) and (is_integer(source) or source == "bool")
    return Combining(intent.kind, dtype, index, intent.outputs[0].dtype, whole)


def _two(op: str, left: Node, right: Node) -> Node:
    return node(op, "bool" if op.startswith("logical") else left.dtype, (left, right))


def _compare(op: str, left: Node, right: Node) -> Node:
    return node(op, "bool", (left, right))


def _logical(word: str, left: Node, right: Node) -> Node:
    return node(f"logical_{word}", "bool", (left, right))
