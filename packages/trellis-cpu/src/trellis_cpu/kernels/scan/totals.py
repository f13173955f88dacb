"""Vectors of totals: elements converted, combined, combined from lane to lane within a vector, results converted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Formula, load, types
from trellis_cpu.kernels.reduce.combining import combine

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder, Operand
    from trellis_cpu.kernels.scan.form import Form


class Totals:
    """Writes arithmetic on vectors of totals."""

    b: Builder
    form: Form

    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form = b, form
        self.kind: str = types.value(form.wide, form.lanes)
        self.nothing: float = self._identity()
        self.none: str = types.constant(self.nothing, form.wide, form.lanes)

    def _identity(self) -> float:
        """Return the number that changes no other: for sums -0, but plain 0 where it is a result itself."""
        if self.form.how.kind == "sum":
            return 0.0 if self.form.exclusive else -0.0
        return self.form.how.identity(self.form.wide)

    def element(self, source: Operand, index: str, mask: str | None) -> str:
        """Write the load of elements as totals; masked-off lanes change nothing."""
        name = load(self.b, source, index, self.form.lanes, mask)
        total = Formula(self.b, self.form.lanes, lambda _: name, mask).write((self.form.value,))[0]
        if mask is None:
            return total
        return self.b.op(
            f"select <{self.form.lanes} x i1> {mask}, {self.kind} {total}, {self.kind} {self.none}"
        )

    def result(self, total: str) -> str:
        """Write totals as results."""
        return Formula(self.b, self.form.lanes, lambda _: total).write((self.form.result,))[0]

    def add(self, left: str, right: str, lanes: int | None = None) -> str:
        """Write two vectors combined; the elements of `left` come first."""
        how, wide = self.form.how, self.form.wide
        return combine(self.b, how, wide, lanes or self.form.lanes, (left,), (right,))[0]

    def prefix(self, name: str) -> str:
        """Write each lane combined with all before it.

        In each step the upper half of a group of lanes adds the last lane of the lower half (Sklansky, IRE Transactions on
        Electronic Computers EC-9, 1960): sums of positive elements never fall from lane to lane, however they are rounded.
        """
        lanes = self.form.lanes
        half = 1
        while half < lanes:
            group = 2 * half
            added = [
                lanes + lane // group * group + half - 1 if lane % group >= half else 0
                for lane in range(lanes)
            ]
            name = self.add(self.picked(self.none, name, added), name)
            half = group
        return name

    def before(self, carry: str, sums: str) -> str:
        """Write totals moved up by a lane, the carry before them."""
        lanes = self.form.lanes
        return carry if lanes == 1 else self.picked(carry, sums, list(range(lanes - 1, 2 * lanes - 1)))

    def last(self, name: str) -> str:
        """Write the last lane in every lane."""
        lanes = self.form.lanes
        return name if lanes == 1 else self.picked(name, name, [lanes - 1] * lanes)

    def picked(self, first: str, second: str, lanes: list[int]) -> str:
        """Write lanes of two vectors by number."""
        listed = ", ".join(f"i32 {lane}" for lane in lanes)
        return self.b.op(
            f"shufflevector {self.kind} {first}, {self.kind} {second}, <{len(lanes)} x i32> <{listed}>"
        )

    def sum(self, name: str) -> str:
        """Write all lanes combined, as a scalar."""
        lanes = self.form.lanes
        if lanes == 1:
            return name
        whole = name
        while lanes > 1:
            kind, half = types.value(self.form.wide, lanes), lanes // 2
            if half == 1:
                parts = [self.b.op(f"extractelement {kind} {whole}, i64 {lane}") for lane in range(2)]
            else:
                parts = [
                    self.b.op(
                        f"shufflevector {kind} {whole}, {kind} poison, <{half} x i32> "
                        f"<{', '.join(f'i32 {first + lane}' for lane in range(half))}>"
                    )
                    for first in (0, half)
                ]
            whole, lanes = self.add(*parts, half), half
        return whole
