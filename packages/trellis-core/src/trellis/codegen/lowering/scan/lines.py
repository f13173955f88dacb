"""Walking along lines: totals so far, in one invocation or across a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.lowering.reduce.states import States, held

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.frame import Frame
    from trellis.codegen.lowering.reduce.combining import Combining
    from trellis.codegen.nodes import Shared

    Load = Callable[[Term], Term]
    Store = Callable[[Term, Term], None]


class Walk:
    """Writes a walk along a part of a line.

    Parameters
    ----------
    frame, how
        Where to write, and how elements combine.
    exclusive
        Whether an element is left out of its own total.
    group
        Invocations a group.

    """

    def __init__(self, frame: Frame, how: Combining, group: int, *, exclusive: bool) -> None:
        self._frame, self._b, self._how = frame, frame.b, how
        self._states, self._group, self._exclusive = States(frame, how), group, exclusive

    def alone(self, start: Term, stop: Term, load: Load, store: Store | None, carry: Term | None) -> Term:
        """Write one invocation's walk from a carry, that of no elements if none is given; return the total."""
        (total,) = self._states.start()
        if carry is not None:
            self._b.assign(total, carry)
        with self._b.loop("k", start, stop) as k:
            value = load(k)
            if store is not None and self._exclusive:
                store(k, total)
            self._states.merge([total], [value])
            if store is not None and not self._exclusive:
                store(k, total)
        return total

    def together(self, start: Term, stop: Term, load: Load, store: Store, carry: Term | None) -> None:
        """Write a group's walk, as many elements at a time as it has invocations; `start` and `stop` are the same for all."""
        b, group, frame = self._b, self._group, self._frame
        (total,) = self._states.start()
        if carry is not None:
            b.assign(total, carry)
        tile = b.shared("tile", held(self._how.dtype), group)
        local = frame.local()
        with b.loop("k", start, stop, group) as k:
            place = b.let("place", k + local)
            (value,) = self._states.start()
            with b.when(place < stop):
                b.assign(value, load(place))
            self._upto(tile, value)
            (found,) = self._states.combined([total], [value])
            if self._exclusive:
                found = b.var("own", total)
                with b.when(local > 0):
                    b.assign(found, self._states.combined([total], self._states.load([tile], local - 1))[0])
            with b.when(place < stop):
                store(place, found)
            self._states.merge([total], self._states.load([tile], frame.constant(group - 1)))
            b.barrier()

    def _upto(self, tile: Shared, value: Term) -> None:
        """Write the totals of all invocations up to each one: twice as far in each round (Hillis and Steele 1986)."""
        b, local = self._b, self._frame.local()
        self._states.store([tile], local, [value])
        b.barrier()
        with b.loop("level", 0, self._group.bit_length() - 1) as level:
            reach = b.let("reach", self._frame.constant(1) << level)
            (other,) = self._states.start()
            with b.when(local >= reach):
                b.assign(other, self._states.load([tile], local - reach)[0])
            b.barrier()
            with b.when(local >= reach):
                b.assign(value, self._states.combined([other], [value])[0])
                self._states.store([tile], local, [value])
            b.barrier()
