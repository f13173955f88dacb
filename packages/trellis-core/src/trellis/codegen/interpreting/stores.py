"""Memory as a block of groups sees it: checked for bounds, order and definedness at each access."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.codegen.interpreting.races import Watch
from trellis.dtypes import to_numpy

if TYPE_CHECKING:
    from trellis.codegen.interpreting.fault import Faults

Array = np.ndarray[Any, Any]

_COMBINING: dict[str, Any] = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


class Held:
    """A buffer, or the shared arrays of all groups of a block.

    Parameters
    ----------
    name, dtype, lanes
        What it is of.
    elements
        Its elements, flat; for a shared array those of one group after the other.
    rows
        How many groups have an array of their own; 0 for a buffer.
    size
        Invocations a group.
    defined
        Whether each element was written, None where all are defined; changed by stores.
    atomic
        Whether every access is atomic, and so ordered with the others.
    watched
        Whether it can be written at all: only then is there anything to watch.

    """

    def __init__(
        self,
        name: str,
        dtype: str,
        lanes: int,
        elements: Array,
        size: int,
        *,
        rows: int = 0,
        defined: Array | None = None,
        atomic: bool = False,
        watched: bool = True,
    ) -> None:
        self._name, self._dtype, self._lanes = name, dtype, lanes
        self._units = elements[: len(elements) // lanes * lanes].reshape(-1, lanes)
        self._each = len(self._units) // rows if rows else len(self._units)
        self._rows = rows
        self._defined = None if defined is None else defined[: self._units.size].reshape(-1, lanes)
        self._watch = Watch(len(self._units), size) if watched and not atomic else None

    def load(self, row: Array, index: Array, active: Array, who: Array, epoch: Array, faults: Faults) -> Any:
        """Return the units at an index; 0 for invocations that are not active."""
        places, inside = self._places(row, index, active, faults)
        if self._watch is not None:
            bad = self._watch.read(places[inside], who[inside], epoch[inside])
            if bad is not None:
                faults.add(
                    "race", f"{self._name}[{self._unit(bad)}] is read while another invocation writes it"
                )
        if self._defined is not None and not self._defined[places[inside]].all():
            faults.add("undefined", f"{self._name} is read where nothing was written")
        found = np.zeros((len(index), self._lanes), self._units.dtype)
        found[inside] = self._units[places[inside]]
        if self._dtype == "bool":
            found = found != 0
        return found[:, 0] if self._lanes == 1 else tuple(found.T)

    def store(
        self,
        row: Array,
        index: Array,
        lanes: tuple[Array, ...],
        active: Array,
        who: Array,
        epoch: Array,
        faults: Faults,
    ) -> None:
        """Write units at an index."""
        places, inside = self._places(row, index, active, faults)
        if self._watch is not None:
            bad = self._watch.write(places[inside], who[inside], epoch[inside])
            if bad is not None:
                faults.add(
                    "race", f"{self._name}[{self._unit(bad)}] is written while another invocation touches it"
                )
        for lane, value in enumerate(lanes):
            self._units[places[inside], lane] = np.broadcast_to(value, index.shape)[inside]
        if self._defined is not None:
            self._defined[places[inside]] = True

    def atomic(self, op: str, row: Array, index: Array, value: Array, active: Array, faults: Faults) -> Array:
        """Combine with units one after the other; return what was there before each."""
        places, inside = self._places(row, index, active, faults)
        if self._defined is not None and not self._defined[places[inside]].all():
            faults.add("undefined", f"{self._name} is combined with where nothing was written")
        before = np.zeros(len(index), to_numpy(self._dtype))
        for position in np.flatnonzero(inside):
            place = places[position]
            before[position] = self._units[place, 0]
            new = value[position] if op == "exchange" else _COMBINING[op](before[position], value[position])
            self._units[place, 0] = new
        return before

    def _unit(self, place: int) -> int:
        return place % self._each

    def _places(self, row: Array, index: Array, active: Array, faults: Faults) -> tuple[Array, Array]:
        """Return the unit of each invocation and whether it is one."""
        within = (index >= 0) & (index < self._each)
        outside = active & ~within
        if outside.any():
            faults.add("bounds", f"{self._name}[{index[outside][0]}] of {self._each}")
        inside = active & within
        places = np.where(inside, index, 0) + (row * self._each if self._rows else 0)
        return places, inside
