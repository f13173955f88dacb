"""Which invocation touched what since when, so that two that touch the same without an order are found."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

_NONE, _SEVERAL = -1, -2


class Watch:
    """Remembers the last write and the last reads of each unit of an array.

    An access is ordered after another one of the same group if a barrier lies between: the group's *epoch*, which counts its
    barriers, is then a later one. Accesses of different groups have no order within a launch.

    Parameters
    ----------
    units
        Units of the array.
    size
        Invocations a group: an invocation's number divided by it is that of its group.

    """

    def __init__(self, units: int, size: int) -> None:
        self._size = size
        self._writer = np.full(units, _NONE, np.int64)
        self._written = np.zeros(units, np.int64)
        self._reader = np.full(units, _NONE, np.int64)
        self._group = np.full(units, _NONE, np.int64)
        self._read = np.zeros(units, np.int64)

    def read(self, places: Array, who: Array, epoch: Array) -> int | None:
        """Note reads of units by invocations; return a unit that another one wrote without an order, None where there is none."""
        bad = self._unordered_write(places, who, epoch)
        order = np.argsort(places, kind="stable")
        places, who, epoch = places[order], who[order], epoch[order]
        unit, first = np.unique(places, return_index=True)
        if len(unit) == 0:
            return None
        low, high = np.minimum.reduceat(who, first), np.maximum.reduceat(who, first)
        groups = np.minimum.reduceat(who // self._size, first), np.maximum.reduceat(who // self._size, first)
        reader = np.where(low == high, low, _SEVERAL)
        group = np.where(groups[0] == groups[1], groups[0], _SEVERAL)
        now = epoch[first]
        before, where, since = self._reader[unit], self._group[unit], self._read[unit]
        # An earlier read of the same group that a barrier separates says nothing more about what may come.
        still = (before != _NONE) & ~((where == group) & (since < now))
        self._reader[unit] = np.where(still & (before != reader), _SEVERAL, reader)
        self._group[unit] = np.where(still & (where != group), _SEVERAL, group)
        self._read[unit] = now
        return bad

    def write(self, places: Array, who: Array, epoch: Array) -> int | None:
        """Note writes; return a unit that another invocation touched without an order, None where there is none."""
        bad = self._unordered_write(places, who, epoch)
        twice = np.sort(places)
        same = twice[1:] == twice[:-1]
        if bad is None and same.any():
            bad = int(twice[1:][same][0])
        reader, group, since = self._reader[places], self._group[places], self._read[places]
        own = (reader == who) | ((group == who // self._size) & (since < epoch))
        clash = (reader != _NONE) & ~own
        if bad is None and clash.any():
            bad = int(places[clash][0])
        self._writer[places] = who
        self._written[places] = epoch
        return bad

    def _unordered_write(self, places: Array, who: Array, epoch: Array) -> int | None:
        writer, since = self._writer[places], self._written[places]
        ordered = (writer == who) | ((writer // self._size == who // self._size) & (since < epoch))
        clash = (writer != _NONE) & ~ordered
        return int(places[clash][0]) if clash.any() else None
