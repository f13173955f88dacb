"""Where a histogram's numbers lie in the argument block, and what they are: how elements and tables are cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis.door import Histogram
    from trellis_cpu.emit import Builder

# Addresses in the argument block: elements, edges, counts, scratch.
OPERANDS = 4
# Tables of counts that elements are spread over at most, and the bytes that all of them may take, where one does not take more.
_GROUPS, _BYTES = 16, 32 * 1024 * 1024
# Elements a group at least: a table is cleared before and added up after.
_GRAIN = 1 << 16
# Tables that a group uses in turn at most, so that equal neighbours do not wait for each other's addition; the counts that all of
# them may have (a level 1 cache), and the elements there must be for each count.
_IN_TURN, _COUNTS, _WORTH = 16, 4096, 4
# Bins a chunk of the phase that adds tables up.
_MERGED = 4096

Number = TypeVar("Number", int, str)


class Cut(NamedTuple, Generic[Number]):
    """How a launch is cut, as numbers or as what holds them in the code.

    Attributes
    ----------
    size
        Elements.
    bins
        Bins.
    groups
        Groups of elements, each with tables of its own.
    each
        Elements a group.
    tables
        Tables a group.
    entries
        Counts a table.
    grain
        Bins a chunk of the last phase.

    """

    size: Number
    bins: Number
    groups: Number
    each: Number
    tables: Number
    entries: Number
    grain: Number


def read(b: Builder) -> Cut[str]:
    """Write the loads of the numbers."""
    return Cut(*(b.slot(OPERANDS + i) for i in range(len(Cut._fields))))


def by_value(dtype: str) -> bool:
    """Tell whether elements have so few values that these are counted, and put into bins afterwards."""
    return types.size(dtype) == 1


def turns(dtype: str, lanes: int) -> int:
    """Return the number of tables that a group may use in turn: one a lane."""
    return 8 if by_value(dtype) else min(lanes, _IN_TURN)


def cut(intent: Histogram, lanes: int) -> Cut[int]:
    """Return how a launch is cut: by the numbers of elements and bins alone."""
    size, bins = intent.inputs[0].size, intent.outputs[0].size
    values = by_value(intent.inputs[0].dtype)
    # The first count of a table is of what belongs to no bin.
    entries = 256 if values else bins + 1
    groups = max(min(_GROUPS, size // _GRAIN), 1)
    tables = turns(intent.inputs[0].dtype, lanes)
    while tables > 1 and tables * entries > min(_COUNTS, size // groups // _WORTH):
        tables //= 2
    groups = max(min(groups, _BYTES // (8 * tables * entries)), 1)
    each = -(-size // groups) + 63 & -64
    groups = -(-size // each)
    return Cut(size, bins, groups, each, tables, entries, bins if values else _MERGED)


def chunks(how: Cut[int]) -> tuple[int, int]:
    """Return the chunks of both phases."""
    return how.groups, -(-how.bins // how.grain)


def scratch(how: Cut[int]) -> int:
    """Return the bytes of all tables."""
    return 8 * how.groups * how.tables * how.entries
