"""Which bin a value is in, exactly: a guess by arithmetic, then comparisons with the edges."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, types

if TYPE_CHECKING:
    from collections.abc import Callable

_REAL = "float64"
# Rounding of a step and of an edge, relative to the range and to the edge, four times what each can be.
_ERRORS = {
    "float16": (2.0**-7, 2.0**-8),
    "bfloat16": (2.0**-4, 2.0**-5),
    "float32": (2.0**-20, 2.0**-21),
    "float64": (2.0**-49, 2.0**-50),
}
# The same of edges that are so small that their rounding is not relative to them.
_LEAST_ERRORS = {"float16": 2.0**-23, "bfloat16": 2.0**-131}
# Smallest normal and largest number.
_NUMBERS = {
    "float32": (2.0**-126, (2 - 2.0**-23) * 2.0**127),
    "float64": (2.0**-1022, (2 - 2.0**-52) * 2.0**1023),
}


class Bins:
    """The bins of one launch, loaded once; in the code that follows, a value is a float64.

    Attributes
    ----------
    low, high
        First and last edge.
    number
        Number of bins.
    width, scale
        Width of the range; bins a unit of the value.
    rounded
        Dtype that edges were rounded to, at worst.

    """

    b: Builder
    dtype: str
    edges: str
    count: str
    low: str
    high: str

    def __init__(self, b: Builder, dtype: str, edges: str, count: str, source: str) -> None:
        self.b, self.dtype, self.edges, self.count = b, dtype, edges, count
        self.rounded: str = source if types.is_half(source) and dtype == "float32" else dtype
        self.low, self.high = (_edge(b, dtype, edges, index) for index in ("0", count))
        self.number: str = b.op(f"sitofp i64 {count} to double")
        self.width: str = b.op(f"fsub double {self.high}, {self.low}")
        self.scale: str = b.op(f"fdiv double {self.number}, {self.width}")

    def locate(self, value: str) -> str:
        """Write the call that finds a value's bin: -1 where it is in none."""
        bounds = f"double {self.low}, double {self.high}, double {self.scale}"
        return self.b.op(f"call i64 @locate(double {value}, ptr {self.edges}, i64 {self.count}, {bounds})")

    def margin(self) -> str:
        """Write the distance from a whole number, in bins, beyond which a guess is sure to be right.

        Edges are multiples of a step, added to the first; a guess is a quotient. All are rounded in the edges' dtype. Where that
        can't hold the range or the scale, no guess is right.
        """
        b = self.b
        step, edge = (types.literal(error, _REAL) for error in _ERRORS[self.rounded])
        ends = [b.op(f"call double @llvm.fabs.f64(double {end})") for end in (self.low, self.high)]
        largest = b.op(f"call double @llvm.maxnum.f64(double {ends[0]}, double {ends[1]})")
        of_edges = b.op(f"fmul double {b.op(f'fmul double {largest}, {self.scale}')}, {edge}")
        margin = b.op(f"fadd double {b.op(f'fmul double {self.number}, {step}')}, {of_edges}")
        if self.rounded in _LEAST_ERRORS:
            error = types.literal(_LEAST_ERRORS[self.rounded], _REAL)
            margin = b.op(f"fadd double {margin}, {b.op(f'fmul double {self.scale}, {error}')}")
        least, most = (types.literal(number, _REAL) for number in _NUMBERS[self.dtype])
        bounds = ((self.width, "ole", most), (self.scale, "ole", most), (self.scale, "oge", least))
        held = [b.op(f"fcmp {how} double {number}, {bound}") for number, how, bound in bounds]
        holds = b.op(f"and i1 {b.op(f'and i1 {held[0]}, {held[1]}')}, {held[2]}")
        return b.op(f"select i1 {holds}, double {margin}, double {types.literal(math.inf, _REAL)}")


def _edge(b: Builder, dtype: str, edges: str, index: str) -> str:
    """Write the load of an edge."""
    kind = types.scalar(dtype)
    loaded = b.load(kind, b.at(kind, edges, index))
    return loaded if dtype == _REAL else b.op(f"fpext {kind} {loaded} to double")


def locate(dtype: str) -> str:
    """Return the function that `Bins.locate` calls, for edges of a dtype."""
    parameters = "double %x, ptr %edges, i64 %count, double %low, double %high, double %scale"
    b = Builder("locate", parameters, "i64")
    above, below = b.op("fcmp oge double %x, %low"), b.op("fcmp ole double %x, %high")
    with b.when(b.op(f"xor i1 {b.op(f'and i1 {above}, {below}')}, true")):
        b.leave("i64 -1")
    last = b.i64("sub", "%count", "1")
    guess = b.op(f"fmul double {b.op('fsub double %x, %low')}, %scale")
    inside = b.op(f"fcmp olt double {guess}, {b.op(f'sitofp i64 {last} to double')}")
    safe = b.op(f"select i1 {inside}, double {guess}, double 0.0")
    index = b.cell(b.choose(inside, b.op(f"fptosi double {safe} to i64"), last))

    def move(step: str, wrong: Callable[[str], str]) -> None:
        with b.repeat(lambda: wrong(b.get(index))):
            b.set(index, b.i64("add", b.get(index), step))

    def before(place: str) -> str:
        return b.op(f"fcmp olt double %x, {_edge(b, dtype, '%edges', place)}")

    def after(place: str) -> str:
        beyond = b.op(f"fcmp oge double %x, {_edge(b, dtype, '%edges', b.i64('add', place, '1'))}")
        return b.op(f"and i1 {beyond}, {b.compare('slt', place, last)}")

    # x is not below the first edge, and the last bin has all that is left: neither loop goes further.
    move("-1", before)
    move("1", after)
    return b.finish(f"ret i64 {b.get(index)}")
