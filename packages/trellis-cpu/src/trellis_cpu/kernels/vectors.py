"""The innermost loop: whole vectors several at a time, then what is left over, masked or one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from trellis_cpu.emit import CONTIGUOUS, mask_below, types

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder, Operand
    from trellis_cpu.target import Target


# Bytes of a row from which on it is streamed although it begins or ends within a cache line.
_STREAMED_BYTES = 2048


class Cut(NamedTuple):
    """How the innermost loop is cut.

    Attributes
    ----------
    lanes
        Elements a vector.
    unroll
        Vectors an iteration.
    masked
        Whether the rest is handled by masked vectors; else element by element.
    streaming
        Whether whole vectors are stored past the caches.

    """

    lanes: int
    unroll: int
    masked: bool
    streaming: bool


class Body(Protocol):
    """Writes the work on vectors that start at the given indices, all loads before all stores."""

    def __call__(self, indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
        """Write it."""
        ...


def masked(target: Target, lanes: int) -> bool:
    """Tell whether masked vectors of so many lanes are worth having on a target."""
    return target.masked and lanes > 1


def write_vectors(b: Builder, cut: Cut, count: str, outputs: Sequence[Operand], body: Body) -> None:
    """Write a loop over `count` elements.

    Streaming stores need aligned vectors, which come after a partial step to the first aligned element; where the outputs
    are never aligned together, and where a row is too short for what its ends cost, ordinary stores do all.
    """
    index = b.cell("0")
    whole = cut.lanes * cut.unroll
    streaming = cut.streaming and cut.lanes > 1 and all(item.kind == CONTIGUOUS for item in outputs)
    lead, aligned = _alignment(b, outputs, cut, count) if streaming else ("0", "true")

    def pending() -> str:
        return b.compare("slt", b.get(index), count)

    def vectors(*, past_caches: bool) -> None:
        def fits() -> str:
            return b.compare("sle", b.i64("add", b.get(index), str(whole)), count)

        with b.repeat(fits):
            first = b.get(index)
            indices = [first, *(b.i64("add", first, str(cut.lanes * u)) for u in range(1, cut.unroll))]
            body(indices, cut.lanes, None, streaming=past_caches)
            b.set(index, b.i64("add", first, str(whole)))

    if cut.lanes > 1 and not streaming:
        vectors(past_caches=False)
    with b.repeat(pending):
        if streaming:
            ready = b.op(f"and i1 {aligned}, {b.compare('sge', b.get(index), lead)}")
            with b.when(ready):
                vectors(past_caches=True)
            if not cut.masked or cut.unroll > 1:
                with b.when(b.op(f"xor i1 {aligned}, true")):
                    vectors(past_caches=False)
        _rest(b, cut, index, count, lead if streaming else None, body)


def _rest(b: Builder, cut: Cut, index: str, count: str, lead: str | None, body: Body) -> None:
    """Write one partial step, up to the first aligned element where that is still ahead."""
    first = b.get(index)
    left = b.i64("sub", count, first)
    more, none = b.label(), b.label()
    b.fork(b.compare("sgt", left, "0"), more, none)
    b.place(more)
    if cut.masked:
        if lead is not None:
            ahead = b.i64("sub", lead, first)
            left = b.choose(b.compare("sgt", ahead, "0"), b.smaller(left, ahead), left)
        step = b.smaller(left, str(cut.lanes))
        body([first], cut.lanes, mask_below(b, step, cut.lanes), streaming=False)
    else:
        step = "1"
        body([first], 1, None, streaming=False)
    b.set(index, b.i64("add", first, step))
    b.jump(none)
    b.place(none)


def settle(b: Builder, cut: Cut) -> None:
    """Write what ends a function that stores past the caches: such stores are ordered with no others before a fence."""
    if cut.streaming:
        b.do("fence seq_cst")


def _alignment(b: Builder, outputs: Sequence[Operand], cut: Cut, count: str) -> tuple[str, str]:
    """Write the number of elements before the first output's aligned vector, and whether `count` elements are to be streamed.

    They are where all outputs are aligned there, and either nothing is left over at the ends or there is much between them.
    """
    lead, aligned = "0", "true"
    for position, item in enumerate(outputs):
        size = types.size(item.dtype)
        address = b.op(f"ptrtoint ptr {item.base} to i64")
        if position == 0:
            off = b.i64("and", b.i64("sub", "0", address), str(cut.lanes * size - 1))
            lead = b.i64("udiv", off, str(size))
        there = b.i64("add", address, b.i64("mul", lead, str(size)))
        fits = b.compare("eq", b.i64("and", there, str(cut.lanes * size - 1)), "0")
        aligned = b.op(f"and i1 {aligned}, {fits}")
    left_over = b.i64("or", lead, b.i64("urem", count, str(cut.lanes * cut.unroll)))
    much = b.compare("sge", count, str(_STREAMED_BYTES // types.size(outputs[0].dtype)))
    worth = b.op(f"or i1 {much}, {b.compare('eq', left_over, '0')}")
    aligned = b.op(f"and i1 {aligned}, {worth}")
    return b.choose(aligned, lead, "0"), aligned
