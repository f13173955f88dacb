"""Variances: the mean, the sum of squares around it, and the number of elements, all in float64.

Means are measured from a result's first element, its origin, whose distance to the mean is of the size of the spread, whatever the
mean is; elements of a block from one of them. So the sums of a block lose nothing that matters, nor do the means when blocks merge
pair by pair. With u the unit roundoff of float64, the relative error of the sum of squares is at most n u for n elements in a block
(up to 128 a lane), in the worst case of a block whose first element lies apart from all the others, and u times the distance of the
origin in standard deviations, at most the root of the number of elements, for each merge; usually a few u.

Source: Chan, Golub and LeVeque, "Algorithms for Computing the Sample Variance: Analysis and Recommendations", The American
Statistician 37 (3), 1983.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder

    State = tuple[str, ...]

_DTYPE = "float64"


def apart(b: Builder, lanes: int, value: str, origin: str) -> str:
    """Write the distance of values from what they are measured from."""
    return b.op(f"fsub {types.value(_DTYPE, lanes)} {value}, {origin}")


def single(b: Builder, lanes: int, value: str) -> State:
    """Write the state of single elements: a square of 0, but NaN where the mean is no finite number."""
    kind = types.value(_DTYPE, lanes)
    return (value, b.op(f"fsub {kind} {value}, {value}"), types.constant(1, _DTYPE, lanes))


def shares(b: Builder, lanes: int, left: str, right: str) -> tuple[str, str, str]:
    """Write how two counts weigh: their sum, the part of the right one, and what the squared distance of the means counts."""
    kind, bits = types.value(_DTYPE, lanes), types.vector("i1", lanes)
    one = types.constant(1, _DTYPE, lanes)
    total = b.op(f"fadd {kind} {left}, {right}")
    some = b.op(f"fcmp ogt {kind} {total}, {one}")
    share = b.op(f"fdiv {kind} {right}, {b.op(f'select {bits} {some}, {kind} {total}, {kind} {one}')}")
    return total, share, b.op(f"fmul {kind} {left}, {share}")


def merge(b: Builder, lanes: int, left: State, right: State) -> State:
    """Write two states merged; either may be of no elements."""
    total, share, weight = shares(b, lanes, left[2], right[2])
    return (*weighed(b, lanes, left, right, (share, weight)), total)


def weighed(b: Builder, lanes: int, left: State, right: State, weights: tuple[str, str]) -> State:
    """Write mean and sum of squares of two states merged, whose `shares` are known."""
    kind = types.value(_DTYPE, lanes)
    share, weight = weights
    far = apart(b, lanes, right[0], left[0])
    step = b.op(f"fmul contract {kind} {far}, {share}")
    # The weight comes first: the square of the distance alone might be beyond the range.
    between = b.op(f"fmul contract {kind} {far}, {b.op(f'fmul {kind} {far}, {weight}')}")
    within = b.op(f"fadd {kind} {left[1]}, {right[1]}")
    return (
        b.op(f"fadd contract {kind} {left[0]}, {step}"),
        b.op(f"fadd contract {kind} {within}, {between}"),
    )


def gathered(b: Builder, lanes: int, shift: str, sums: State, count: str) -> State:
    """Write the state of `count` elements from the sums of their distances to one that is at `shift`, and of the squares of these."""
    kind, bits = types.value(_DTYPE, lanes), types.vector("i1", lanes)
    off = b.op(f"fdiv {kind} {sums[0]}, {count}")
    square = b.op(f"fmul contract {kind} {sums[0]}, {off}")
    found = b.op(f"fsub contract {kind} {sums[1]}, {square}")
    # Rounding may leave less than nothing; a NaN stays.
    zero = types.constant(0, _DTYPE, lanes)
    below = b.op(f"fcmp olt {kind} {found}, {zero}")
    return (
        b.op(f"fadd {kind} {shift}, {off}"),
        b.op(f"select {bits} {below}, {kind} {zero}, {kind} {found}"),
        count,
    )


def shifted(b: Builder, lanes: int, value: str, shift: str, sums: State) -> State:
    """Write the sums of distances and squares with further elements."""
    kind = types.value(_DTYPE, lanes)
    far = apart(b, lanes, value, shift)
    square = b.op(f"fmul contract {kind} {far}, {far}")
    return (
        b.op(f"fadd {kind} {sums[0]}, {far}"),
        b.op(f"fadd contract {kind} {sums[1]}, {square}"),
    )


def of_few(b: Builder, lanes: int, values: Sequence[str], origin: str) -> State:
    """Write the state of several vectors of elements, lane by lane."""
    start = apart(b, lanes, values[0], origin)
    if len(values) == 1:
        return single(b, lanes, start)
    zero = types.constant(0, _DTYPE, lanes)
    sums: State = (zero, zero)
    for value in values:
        sums = shifted(b, lanes, value, values[0], sums)
    return gathered(b, lanes, start, sums, types.constant(len(values), _DTYPE, lanes))
