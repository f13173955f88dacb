"""How much work a formula is, beside one addition: a rough number that decides how work is cut and who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr import walk

if TYPE_CHECKING:
    from trellis.expr import Expression

_FREE = frozenset({"input", "tap", "scalar", "const"})
_WEIGHTS = {
    **dict.fromkeys("divide floor_divide remainder fmod sqrt cbrt hypot reciprocal".split(), 6),
    **dict.fromkeys(
        "sin cos tan arcsin arccos arctan arctan2 sinh cosh tanh arcsinh arccosh arctanh".split(), 24
    ),
    **dict.fromkeys(
        "exp exp2 expm1 log log2 log10 log1p erf power float_power logaddexp logaddexp2".split(), 20
    ),
}
# A function in float64 has more terms than one in float32, and half the lanes.
_DOUBLE = 3


def weight(expression: Expression) -> int:
    """Return the weight of a traced expression, each node once."""
    total = 0
    for node in walk(expression.outputs):
        if node.op not in _FREE:
            weight = _WEIGHTS.get(node.op, 1)
            total += weight * _DOUBLE if weight > 6 and node.dtype == "float64" else weight
    return total


# Elements a chunk: of light formulas at most tens of microseconds of work, so that threads share it evenly, and at least a
# few, so that taking one costs nothing beside it.
_MOST, _LEAST = 1 << 16, 1 << 12
_PARTS = 16


def grain(total: int, weight: int) -> int:
    """Return the elements a chunk for so many elements of such weight: about 16 chunks, fewer or more at the bounds."""
    lighter = (weight // 32).bit_length()
    return max(min(_MOST, 1 << (total // _PARTS).bit_length()), _LEAST) >> min(lighter, 3)
