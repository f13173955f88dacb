"""How elements combine: identities, pairs, lanes.

A state is a value; for argmax and argmin its index beside it; what `moments` and `norms` say for variances and norms.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types
from trellis_cpu.kernels.reduce import moments, norms

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder

State = tuple[str, ...]

_GREATEST = frozenset({"max", "argmax"})
_LEAST = frozenset({"min", "argmin"})
_INDEXED = frozenset({"argmax", "argmin"})
_MOMENTS = frozenset({"var", "std"})


class Combining(NamedTuple):
    """What shapes the code that combines.

    Attributes
    ----------
    kind
        One of ``trellis.door.REDUCTIONS``.
    narrow
        Dtype in which elements combine, a few dozen at most.
    wide
        Dtype in which their results do: float64 for sums and products of float32, so that errors do not grow with length.
    ordered
        Whether elements come in the order of their index, so that the first of equal ones needs no look at it.
    scaled
        Whether squares can leave the range of their dtype, so that a norm adds them up in three sizes.
    whole
        Whether elements are integers that are multiplied as floats: zero times a product beyond the range is zero then.
    """

    kind: str
    narrow: str
    wide: str
    ordered: bool
    scaled: bool = False
    whole: bool = False

    @property
    def indexed(self) -> bool:
        """Whether a state has an index."""
        return self.kind in _INDEXED

    @property
    def moments(self) -> bool:
        """Whether a state is a mean, the sum of squares around it, and how many elements they are of."""
        return self.kind in _MOMENTS

    def dtypes(self, value: str) -> tuple[str, ...]:
        """Return the dtypes of a state whose value has dtype `value`."""
        if self.moments or self.scaled:
            return (value,) * 3
        return (value, "int64") if self.indexed else (value,)

    def identity(self, dtype: str) -> float:
        """Return the value that changes nothing."""
        if self.kind in _GREATEST or self.kind in _LEAST:
            return _extreme(dtype, least=self.kind in _GREATEST)
        return self.kind in {"prod", "all"}


def _extreme(dtype: str, *, least: bool) -> float:
    """Return the least or the greatest value of a dtype."""
    if types.is_float(dtype):
        return -math.inf if least else math.inf
    if dtype == "bool":
        return not least
    bits = 8 * types.size(dtype)
    if types.is_signed(dtype):
        return -(1 << (bits - 1)) if least else (1 << (bits - 1)) - 1
    return 0 if least else (1 << bits) - 1


def start(how: Combining, dtype: str, lanes: int) -> State:
    """Return the state of no elements, a constant.

    The index beside the identity is 0. It is the result only if no element is better than the identity: then all are equal to
    it, and the first is the one.
    """
    value = types.constant(how.identity(dtype), dtype, lanes)
    if how.indexed:
        return (value, types.constant(0, "int64", lanes))
    return (value,) * len(how.dtypes(dtype))


def lift(b: Builder, how: Combining, lanes: int, value: str) -> State:
    """Write the state of single elements; an index comes beside it from elsewhere."""
    if how.moments:
        return moments.single(b, lanes, value)
    if how.scaled:
        return norms.single(b, lanes, value)
    if how.kind == "norm":
        return (b.op(f"fmul contract {types.value(how.narrow, lanes)} {value}, {value}"),)
    return (value,)


def hide(b: Builder, how: Combining, state: State, lanes: int, mask: str) -> State:
    """Write the state of new elements with that of no elements in the lanes that hold none."""
    return tuple(
        b.op(
            f"select <{lanes} x i1> {mask}, {types.value(dtype, lanes)} {name}, {types.value(dtype, lanes)} {nothing}"
        )
        for name, dtype, nothing in zip(
            state, how.dtypes(how.narrow), start(how, how.narrow, lanes), strict=True
        )
    )


def widen(b: Builder, how: Combining, state: State, lanes: int) -> State:
    """Write a state of narrow values as one of wide values."""
    if how.narrow == how.wide:
        return state
    source, target = types.value(how.narrow, lanes), types.value(how.wide, lanes)
    return (b.op(f"fpext {source} {state[0]} to {target}"), *state[1:])


def combine(b: Builder, how: Combining, dtype: str, lanes: int, left: State, right: State) -> State:
    """Write two states combined; where elements are ordered, those of `left` come first."""
    kind = types.value(dtype, lanes)
    if how.indexed:
        return _first(b, how, dtype, lanes, left, right)
    if how.moments:
        return moments.merge(b, lanes, left, right)
    if how.scaled:
        return tuple(b.op(f"fadd contract {kind} {x}, {y}") for x, y in zip(left, right, strict=True))
    (x,), (y,) = left, right
    if how.kind in _GREATEST or how.kind in _LEAST:
        return (_extremum(b, how, dtype, lanes, x, y),)
    if how.kind in {"any", "all"}:
        return (b.op(f"{'or' if how.kind == 'any' else 'and'} {kind} {x}, {y}"),)
    word = "mul" if how.kind == "prod" else "add"
    if dtype == "bool":  # NumPy's sum and product of booleans in bool
        return (b.op(f"{'and' if how.kind == 'prod' else 'or'} {kind} {x}, {y}"),)
    found = b.op(f"{f'f{word} contract' if types.is_float(dtype) else word} {kind} {x}, {y}")
    return (_without_nan(b, dtype, lanes, found) if how.whole else found,)


def _without_nan(b: Builder, dtype: str, lanes: int, name: str) -> str:
    """Write 0 for NaN: of integers, that is the product of a zero and of what is too large for the dtype."""
    kind = types.value(dtype, lanes)
    missing = b.op(f"fcmp uno {kind} {name}, {name}")
    zero = types.constant(0, dtype, lanes)
    return b.op(f"select {types.vector('i1', lanes)} {missing}, {kind} {zero}, {kind} {name}")


def _better(b: Builder, how: Combining, dtype: str, lanes: int, x: str, y: str) -> str:
    """Write whether y is beyond x in the direction of the kind; false for NaN."""
    greater = how.kind in _GREATEST
    if types.is_float(dtype):
        word = "fcmp ogt" if greater else "fcmp olt"
    else:
        word = f"icmp {'s' if types.is_signed(dtype) else 'u'}{'gt' if greater else 'lt'}"
    return b.op(f"{word} {types.value(dtype, lanes)} {y}, {x}")


def beyond(b: Builder, how: Combining, dtype: str, lanes: int, x: str, y: str) -> str:
    """Write whether y is beyond x, as NaN is beyond any number."""
    better = _better(b, how, dtype, lanes, x, y)
    if not types.is_float(dtype):
        return better
    kind, bits = types.value(dtype, lanes), types.vector("i1", lanes)
    known, missing = b.op(f"fcmp ord {kind} {x}, {x}"), b.op(f"fcmp uno {kind} {y}, {y}")
    return b.op(f"or {bits} {better}, {b.op(f'and {bits} {known}, {missing}')}")


def _extremum(b: Builder, how: Combining, dtype: str, lanes: int, x: str, y: str) -> str:
    """Write the greater or the lesser; a NaN on either side stays."""
    kind, bits = types.value(dtype, lanes), types.vector("i1", lanes)
    if dtype == "bool":
        return b.op(f"{'or' if how.kind in _GREATEST else 'and'} {kind} {x}, {y}")
    found = b.op(f"select {bits} {_better(b, how, dtype, lanes, x, y)}, {kind} {y}, {kind} {x}")
    if not types.is_float(dtype):
        return found
    missing = b.op(f"fcmp uno {kind} {y}, {y}")
    return b.op(f"select {bits} {missing}, {kind} {y}, {kind} {found}")


def _first(b: Builder, how: Combining, dtype: str, lanes: int, left: State, right: State) -> State:
    """Write the better of two values with its index; NaN is better than any number, the first of equals than the rest."""
    kind, bits = types.value(dtype, lanes), types.vector("i1", lanes)
    (x, i), (y, j) = left, right
    better = beyond(b, how, dtype, lanes, x, y)
    same = (
        None if how.ordered else b.op(f"{'fcmp oeq' if types.is_float(dtype) else 'icmp eq'} {kind} {x}, {y}")
    )
    if types.is_float(dtype) and same is not None:
        neither = (b.op(f"fcmp uno {kind} {name}, {name}") for name in (x, y))
        same = b.op(f"or {bits} {same}, {b.op(f'and {bits} ' + ', '.join(neither))}")
    places = types.vector("i64", lanes)
    if same is not None:
        sooner = b.op(f"icmp slt {places} {j}, {i}")
        better = b.op(f"or {bits} {better}, {b.op(f'and {bits} {same}, {sooner}')}")
    return (
        b.op(f"select {bits} {better}, {kind} {y}, {kind} {x}"),
        b.op(f"select {bits} {better}, {places} {j}, {places} {i}"),
    )


def tree(b: Builder, how: Combining, dtype: str, lanes: int, states: list[State]) -> State:
    """Write several states combined, neighbours first."""
    while len(states) > 1:
        pairs = [combine(b, how, dtype, lanes, *states[i : i + 2]) for i in range(0, len(states) - 1, 2)]
        states = pairs + states[len(states) & ~1 :]
    return states[0]


def across(b: Builder, how: Combining, lanes: int, state: State) -> State:
    """Write the lanes of a wide state combined into one.

    The lanes' elements interleave: an order of indices is not one of lanes, so that equal values are told apart by index.
    """
    apart = how._replace(ordered=False)
    while lanes > 1:
        half = lanes // 2
        halves: list[State] = []
        for first in (0, half):
            picked = ", ".join(f"i32 {first + lane}" for lane in range(half))
            halves.append(
                tuple(
                    _part(b, dtype, lanes, half, name, picked)
                    for name, dtype in zip(state, how.dtypes(how.wide), strict=True)
                )
            )
        lanes, state = half, combine(b, apart, how.wide, half, *halves)
    return state


def _part(b: Builder, dtype: str, lanes: int, half: int, name: str, picked: str) -> str:
    kind = types.value(dtype, lanes)
    if half == 1:
        return b.op(f"extractelement {kind} {name}, {picked}")
    return b.op(f"shufflevector {kind} {name}, {kind} poison, <{half} x i32> <{picked}>")
