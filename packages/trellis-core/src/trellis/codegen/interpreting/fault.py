"""What went wrong while a program ran, as data."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """One thing that a correct program does not do.

    Attributes
    ----------
    kind
        ``race``, ``divergence`` (of a barrier), ``bounds``, ``undefined`` (memory read before it was written), ``overflow`` (of
        index arithmetic), ``operation`` (a primitive outside what it is defined for) or ``stray`` (bytes written that belong to
        no element of the operand).
    kernel
        Name of the kernel.
    where
        The statement, by its place in the bodies, or the operand.
    what
        The first case, in words.

    """

    kind: str
    kernel: str
    where: str
    what: str


class Faults:
    """Collects faults, the first of each kind and place."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str, str], Fault] = {}
        self.kernel: str = ""
        self.where: str = ""

    def add(self, kind: str, what: str) -> None:
        """Keep a fault of the statement that runs."""
        self._found.setdefault((kind, self.kernel, self.where), Fault(kind, self.kernel, self.where, what))

    def all(self) -> tuple[Fault, ...]:
        """Return what was kept."""
        return tuple(self._found.values())
