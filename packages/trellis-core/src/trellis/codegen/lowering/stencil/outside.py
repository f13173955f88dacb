"""What an index beyond the edge of an array stands for, by the name of the boundary."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis.codegen.building import Term, both, largest, least, select

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.codegen.building import Builder


class Place(NamedTuple):
    """An index that may be read, and whether what is there counts; None where it always does."""

    at: Term
    inside: Term | None


def place(b: Builder, boundary: str, index: Term, extent: Term) -> Place:
    """Write where an index along an axis of `extent` elements leads: to an element, whatever the index."""
    found = _PLACES[boundary](b, b.let("near", index), extent)
    return Place(b.let("at", found.at), found.inside)


def _nearest(b: Builder, index: Term, extent: Term) -> Term:
    below = b.let("below", least(index, b.let("last", extent - 1)))
    return largest(below, 0)


def _constant(b: Builder, index: Term, extent: Term) -> Place:
    return Place(index, both(index >= 0, index < extent))


def _edge(b: Builder, index: Term, extent: Term) -> Place:
    return Place(_nearest(b, index, extent), None)


def _size(b: Builder, value: Term) -> Term:
    value = b.let("signed", value)
    return select(value < 0, 0 - value, value)


def _reflect(b: Builder, index: Term, extent: Term) -> Place:
    """Write one mirroring at either end; axes are longer than the reach, and what lies beyond it is not used."""
    last = b.let("last", extent - 1)
    mirrored = last - _size(b, last - _size(b, index))
    return Place(_nearest(b, b.let("mirrored", mirrored), extent), None)


def _wrap(b: Builder, index: Term, extent: Term) -> Place:
    rest = b.let("rest", index % extent)
    return Place(select(rest < 0, rest + extent, rest), None)


_PLACES: dict[str, Callable[[Builder, Term, Term], Place]] = {
    "constant": _constant,
    "edge": _edge,
    "reflect": _reflect,
    "valid": _edge,  # every neighbour that counts is inside
    "wrap": _wrap,
}
