"""Positions in loop nests: from the number of an iteration to its coordinates, and from these to where operands are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.frame import Frame


def extents(frame: Frame, name: str, values: Sequence[int]) -> list[Term]:
    """Declare the trip counts that coordinates are worked out with: all but the outermost."""
    return [frame.number(f"{name}{loop}", value) for loop, value in enumerate(values) if loop]


def coordinates(frame: Frame, number: Term, inner: Sequence[Term]) -> list[Term]:
    """Return the coordinates of an iteration, outermost first; `inner` are the trip counts of all loops but the outermost."""
    b = frame.b
    found: list[Term] = []
    rest = number
    for extent in reversed(inner):
        above = b.let("rest", rest // extent)
        found.append(b.let("at", rest - above * extent))
        rest = above
    return [rest, *reversed(found)]


def strides(frame: Frame, name: str, values: Sequence[int]) -> list[Term]:
    """Declare the steps of an operand, one a loop."""
    return [frame.number(f"{name}_step{loop}", value) for loop, value in enumerate(values)]


def offset(frame: Frame, coordinates: Sequence[Term], steps: Sequence[Term]) -> Term:
    """Return where an operand's element is, from its first."""
    found = frame.constant(0)
    for coordinate, step in zip(coordinates, steps, strict=True):
        found = found + coordinate * step
    return found
