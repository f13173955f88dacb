"""The frame of one kernel: a builder whose declarations come with what each launch binds and passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import Builder, Term, lift
from trellis.codegen.lowering import carrying
from trellis.codegen.lowering.elements import Elements, per_word, stored
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.nodes import Launch, Operand, Origin, Scalar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.features import Features
    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.nodes import Buffer, Number


class Frame:
    """Declares what a kernel is given.

    Parameters
    ----------
    name
        Of the kernel.
    settings
        What it is written for.

    """

    def __init__(self, name: str, settings: Settings) -> None:
        self.settings: Settings = settings
        self.features: Features = settings.features
        self.b: Builder = Builder(name, settings.index)
        self._bindings: list[Operand] = []
        self._values: list[Number] = []

    def source(self, position: int, dtype: str, lanes: int = 1, name: str | None = None) -> Elements:
        """Declare an input."""
        return self._operand(Operand("input", position), name or f"in{position}", dtype, lanes, written=False)

    def result(self, position: int, dtype: str, lanes: int = 1, *, owned: bool = False) -> Elements:
        """Declare an output; `owned` says that no two invocations write into one word."""
        return self._operand(
            Operand("output", position), f"out{position}", dtype, lanes, written=True, owned=owned
        )

    def _operand(
        self, operand: Operand, name: str, dtype: str, lanes: int, *, written: bool, owned: bool = False
    ) -> Elements:
        carrying.require(self.features, dtype)
        per = per_word(dtype, self.features)
        access = "read" if not written else "write" if per == 1 else "read_write" if owned else "atomic"
        buffer = self.b.buffer(name, stored(dtype, self.features), access, lanes)
        self._bindings.append(operand)
        origin = self.number(f"{name}_origin", Origin(operand, lanes)) * self.settings.split
        return Elements(self.b, dtype, buffer, origin, per, owned)

    def scratch(self, position: int, name: str, dtype: str, *, written: bool) -> Buffer:
        """Declare a scratch array of a register's dtype."""
        self._bindings.append(Operand("scratch", position))
        return self.b.buffer(name, dtype, "write" if written else "read")

    def counter(self, position: int, name: str) -> Buffer:
        """Declare a scratch array of int32 that is added to atomically."""
        self._bindings.append(Operand("scratch", position))
        return self.b.buffer(name, "int32", "atomic")

    def number(self, name: str, value: Number, dtype: str | None = None) -> Term:
        """Declare a parameter with its value."""
        self._values.append(value)
        return self.b.param(name, dtype)

    def scalars(self, dtypes: Sequence[str], first: int = 0) -> list[Term]:
        """Declare the run-time scalars of a formula, as registers hold them."""
        found: list[Term] = []
        for slot, dtype in enumerate(dtypes, first):
            held = carrying.carrier(dtype)
            carrying.require(self.features, held)
            passed = self.number(f"s{slot}", Scalar(slot), "uint32" if held == "bool" else held)
            found.append(passed.ne(0) if held == "bool" else passed)
        return found

    def group_number(self) -> Term:
        """Return the number of the group in a grid that may be folded along y."""
        b, index = self.b, self.settings.index
        along, across = (b.id("group", axis).cast(index) for axis in (0, 1))
        return b.let("group", along + b.id("groups").cast(index) * across)

    def local(self, axis: int = 0) -> Term:
        """Return the invocation's index in its group, as an index."""
        return self.b.id("local", axis).cast(self.settings.index)

    def constant(self, value: int) -> Term:
        """Return an index that is known."""
        return lift(value, self.settings.index)

    def launch(self, groups: int | tuple[int, int, int], group: tuple[int, int, int]) -> Launch:
        """Return the launch of so many groups; a single number is folded where it exceeds what a dimension allows."""
        kernel = self.b.kernel(group, self.settings.about)
        if len(kernel.buffers) > self.features.buffers:
            raise Decline(
                f"{len(kernel.buffers)} buffers are needed, and the device binds {self.features.buffers}"
            )
        grid = folded(groups, self.features.grid) if isinstance(groups, int) else groups
        if any(asked > most for asked, most in zip(grid, self.features.grid, strict=True)):
            raise Decline(f"a grid of {grid} groups is needed, and the device allows {self.features.grid}")
        return Launch(kernel, grid, tuple(self._bindings), tuple(self._values))


def folded(groups: int, most: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return a grid of at least so many groups, as few more as its rows allow."""
    rows = -(-groups // most[0])
    return (-(-groups // rows), rows, 1)
