"""States that change: one in registers, or as many as a level 1 cache holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.emit.memory import to_memory, to_register
from trellis_cpu.kernels.reduce import combining

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.form import Form


class Cells:
    """A state that changes in loops, at first that of no elements.

    Parameters
    ----------
    b, form
        Where to write what.
    dtype
        Dtype of its values.

    """

    def __init__(self, b: Builder, form: Form, dtype: str) -> None:
        self._b, self._form, self._dtype = b, form, dtype
        self._kinds = [types.value(item, form.lanes) for item in form.how.dtypes(dtype)]
        initial = combining.start(form.how, dtype, form.lanes)
        self._cells = [b.cell(name, kind) for name, kind in zip(initial, self._kinds, strict=True)]

    def get(self) -> State:
        """Write the state's load."""
        return tuple(self._b.get(cell, kind) for cell, kind in zip(self._cells, self._kinds, strict=True))

    def set(self, state: State) -> None:
        """Write the state's store."""
        for cell, name, kind in zip(self._cells, state, self._kinds, strict=True):
            self._b.set(cell, name, kind)

    def take(self, state: State) -> None:
        """Write the way of another state into this one."""
        self.set(combining.combine(self._b, self._form.how, self._dtype, self._form.lanes, self.get(), state))


class Running:
    """A row of wide states in memory.

    Parameters
    ----------
    b, form
        Where to write what.
    count
        Number of states.

    """

    def __init__(self, b: Builder, form: Form, count: int) -> None:
        self._b, self._lanes = b, form.lanes
        self._dtypes = form.how.dtypes(form.how.wide)
        self._kinds = [types.vector(types.stored(dtype), form.lanes) for dtype in self._dtypes]
        self._rows = [b.cell(kind=f"[{count} x {kind}]") for kind in self._kinds]

    def get(self, place: str) -> State:
        """Write the load of the state at a place."""
        b = self._b
        loaded = [
            b.load(kind, b.at(kind, row, place)) for kind, row in zip(self._kinds, self._rows, strict=True)
        ]
        return tuple(
            to_register(b, dtype, name, self._lanes) for dtype, name in zip(self._dtypes, loaded, strict=True)
        )

    def put(self, place: str, state: State) -> None:
        """Write the store of the state at a place."""
        b = self._b
        for dtype, name, kind, row in zip(self._dtypes, state, self._kinds, self._rows, strict=True):
            b.set(b.at(kind, row, place), to_memory(b, dtype, name, self._lanes), kind)
