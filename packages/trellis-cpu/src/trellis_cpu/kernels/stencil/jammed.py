"""Vectors of several rows at once, so that a row that all of them read comes from memory once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from trellis_cpu.emit import types
from trellis_cpu.kernels.stencil.windows import Windows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder, Operand
    from trellis_cpu.kernels.stencil.row import Row
    from trellis_cpu.kernels.stencil.taps import Reader

_LINE = 64


class _Step(Protocol):
    """Writes the work on one vector of each row, so many elements from the start on."""

    def __call__(self, done: str, *, inside: bool) -> None:
        """Write it; `inside` where the vectors after it are inside as a whole."""
        ...


def write_jammed(b: Builder, rows: Sequence[Row], apart: str, ahead: Sequence[Operand]) -> str:
    """Write the loop over whole vectors of rows with one stretch.

    Parameters
    ----------
    b, rows
        Where to write, and the rows.
    apart
        Bytes from one row of the result to the next.
    ahead
        Dense rows of the inputs that are read next: what lies beside the vectors is fetched into a level 2 cache.

    Returns
    -------
    str
        Elements that are done then in each row, from its `Row.start` on; maybe 0.

    """
    first = rows[0]
    low, high = first.span()
    if not first.streaming:
        return _together(b, rows, low, high, ahead)
    with b.when(first.settings.streams):
        for row in rows:
            _fetch_ends(b, row)
    length = b.cell("0")
    # Rows that are apart by whole vectors are aligned alike; others are where nothing needs to be aligned.
    alike = b.compare("eq", b.i64("and", apart, str(first.vector_bytes - 1)), "0")
    alike = b.op(f"or i1 {alike}, {first.settled}")
    with b.when(alike):
        b.set(length, _together(b, rows, first.start(low), high, ahead))
    with b.when(b.op(f"xor i1 {alike}, true")):
        b.set(length, _apart(b, rows, [row.start(low) for row in rows], high, ahead))
    return b.get(length)


def _together(b: Builder, rows: Sequence[Row], start: str, high: str, ahead: Sequence[Operand]) -> str:
    """Write the loop over vectors that lie under each other; return the elements that are done."""
    windows = Windows(b, rows, start)

    def step(done: str, *, inside: bool) -> None:
        x = b.i64("add", start, done)
        _vectors(b, rows, [x] * len(rows), windows.readers(x, inside=inside), ahead)
        windows.slide()

    return _steps(b, rows[0], (start, high), step)


def _apart(
    b: Builder, rows: Sequence[Row], starts: Sequence[str], high: str, ahead: Sequence[Operand]
) -> str:
    """Write the loop over vectors that start where each row is aligned; return the elements that are done in each."""
    latest = starts[0]
    for start in starts[1:]:
        latest = b.larger(latest, start)
    windows = [Windows(b, [row], start) for row, start in zip(rows, starts, strict=True)]

    def step(done: str, *, inside: bool) -> None:
        places = [b.i64("add", start, done) for start in starts]
        readers = [window.readers(x, inside=inside)[0] for window, x in zip(windows, places, strict=True)]
        _vectors(b, rows, places, readers, ahead)
        for window in windows:
            window.slide()

    return _steps(b, rows[0], (latest, high), step)


def _steps(b: Builder, row: Row, span: tuple[str, str], step: _Step) -> str:
    """Write a loop over as many whole vectors as there is room for; return their elements.

    Where rows slide through registers there are two: first for as long as the next vector is inside too.
    """
    width, (start, high) = row.form.cut.lanes, span
    done, room = b.cell(), b.i64("sub", high, start)
    b.set(done, "0")

    def loop(room: str, *, inside: bool) -> None:
        with b.repeat(lambda: b.compare("sle", b.i64("add", b.get(done), str(width)), room)):
            here = b.get(done)
            step(here, inside=inside)
            b.set(done, b.i64("add", here, str(width)))

    if row.form.windows:
        last = b.i64("sub", b.i64("sub", row.settings.source, row.settings.shift), str(width))
        loop(b.smaller(room, b.i64("sub", last, start)), inside=True)
    loop(room, inside=False)
    return b.get(done)


def _vectors(
    b: Builder,
    rows: Sequence[Row],
    places: Sequence[str],
    readers: Sequence[Reader],
    ahead: Sequence[Operand],
) -> None:
    """Write one vector of each row, and the prefetch of what is read later."""
    width = rows[0].form.cut.lanes
    parts = tuple(zip(rows, places, strict=True))
    values = [row.value(reader, x, width) for (row, x), reader in zip(parts, readers, strict=True)]
    rows[0].put([(row, x, value) for (row, x), value in zip(parts, values, strict=True)])
    for item in ahead:
        line = b.at(types.stored(item.dtype), item.base, places[0])
        b.do(f"call void @llvm.prefetch.p0(ptr {line}, i32 0, i32 2, i32 1)")


def _fetch_ends(b: Builder, row: Row) -> None:
    """Write the prefetch of the lines that a row shares with its neighbours.

    They are written in parts, through the cache: a store that waits for its line holds up all stores after it. A line that the
    row has to itself is stored past the caches and not fetched; a line that is read anyway stands for it.
    """
    anything = next(iter(row.place.sources.values())).pointer
    last = b.i64("sub", row.place.end, "1")
    for x, edge in ((row.place.begin, row.address(row.place.begin)), (last, row.address(row.place.end))):
        shared = b.compare("ne", b.i64("and", edge, str(_LINE - 1)), "0")
        line = b.at(types.stored(row.result.dtype), row.result.base, x)
        line = b.op(f"select i1 {shared}, ptr {line}, ptr {anything}")
        b.do(f"call void @llvm.prefetch.p0(ptr {line}, i32 1, i32 3, i32 1)")
