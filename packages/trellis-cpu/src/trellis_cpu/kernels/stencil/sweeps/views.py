"""Arrays and parts of them by coordinates, as the code of several sweeps names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder


class View(NamedTuple):
    """An array by the address that coordinate 0 has, or would have, along each axis, and the bytes between neighbours."""

    zero: str
    strides: tuple[str, ...]


class Span(NamedTuple):
    """Coordinates along one axis: the first, and the one after the last."""

    start: str
    end: str


def address(b: Builder, view: View, coordinates: Sequence[str]) -> str:
    """Write the address of an element, or of a row where the innermost coordinate is left out."""
    pointer = view.zero
    for coordinate, stride in zip(coordinates, view.strides, strict=False):
        pointer = b.at("i8", pointer, b.i64("mul", coordinate, stride))
    return pointer


def selected(b: Builder, condition: str, one: View, other: View) -> View:
    """Write the choice of one view where a condition holds, else another."""
    zero = b.op(f"select i1 {condition}, ptr {one.zero}, ptr {other.zero}")
    pairs = zip(one.strides, other.strides, strict=True)
    return View(zero, tuple(b.choose(condition, left, right) for left, right in pairs))


class Held:
    """A view in variables."""

    def __init__(self, b: Builder, rank: int) -> None:
        self._b = b
        self._zero = b.cell(kind="ptr")
        self._strides = [b.cell() for _ in range(rank)]

    def set(self, view: View) -> None:
        """Write the assignment of a view."""
        self._b.set(self._zero, view.zero, "ptr")
        for cell, stride in zip(self._strides, view.strides, strict=True):
            self._b.set(cell, stride)

    def get(self) -> View:
        """Write the reading of the view."""
        return View(self._b.get(self._zero, "ptr"), tuple(self._b.get(cell) for cell in self._strides))
