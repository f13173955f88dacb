"""Vectors of totals: elements converted, sums, prefix sums within a vector, results converted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Formula, load, types

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder, Operand
    from trellis_cpu.kernels.scan.form import Form


class Totals:
    """Writes arithmetic on vectors of totals."""

    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form = b, form
        self.kind = types.value(form.wide, form.lanes)
        # The one number that changes no other, -0 included; where it is a result itself, it is plain 0.
        self.nothing = 0.0 if form.exclusive else -0.0
        self.zero = types.constant(self.nothing, form.wide, form.lanes)

    def element(self, source: Operand, index: str, mask: str | None) -> str:
        """Write the load of elements as totals; masked-off lanes are 0."""
        name = load(self.b, source, index, self.form.lanes, mask)
        return Formula(self.b, self.form.lanes, lambda _: name, mask).write((self.form.value,))[0]

    def result(self, total: str) -> str:
        """Write totals as results."""
        return Formula(self.b, self.form.lanes, lambda _: total).write((self.form.result,))[0]

    def add(self, left: str, right: str, lanes: int | None = None) -> str:
        """Write the sum of two vectors."""
        kind = types.value(self.form.wide, lanes or self.form.lanes)
        return self.b.op(f"{'fadd' if types.is_float(self.form.wide) else 'add'} {kind} {left}, {right}")

    def prefix(self, name: str) -> str:
        """Write the sums of each lane and all before it.

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
            name = self.add(name, self.picked(self.zero, name, added))
            half = group
        return name

    def before(self, carry: str, sums: str) -> str:
        """Write sums moved up by a lane, the carry before them."""
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
        """Write the sum of all lanes, as a scalar."""
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
