"""The second phase: the results of the parts, combined in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Operand, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.reduce import combining
from trellis_cpu.kernels.reduce.results import finish, load_part
from trellis_cpu.kernels.vectors import Cut, write_vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.kernels.reduce.combining import State
    from trellis_cpu.kernels.reduce.units import Frame


def write_merging(frame: Frame) -> None:
    """Write the phase: vectors of results, each the combination of as many parts as there are."""
    b, how = frame.b, frame.cut
    extents = frame.numbers("kept")
    with b.loop("%begin", "%end") as chunk:
        start = b.i64("mul", chunk, how.grain)
        stop = b.smaller(b.i64("add", start, how.grain), how.results)
        part = nest.Range(extents, frame.kept_strides, (frame.out, "null"), start, stop)
        nest.write_range(b, part, lambda stretch: _write_stretch(frame, stretch))


def _write_stretch(frame: Frame, stretch: nest.Stretch) -> None:
    b, form = frame.b, frame.form
    base, number = stretch.bases
    out = Operand(form.out, form.out_kind, base, frame.out_step)
    number = b.op(f"ptrtoint ptr {number} to i64")

    def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
        for index in indices:
            state = _combined(frame, b.i64("add", number, index), lanes, mask)
            store(b, out, index, lanes, finish(frame, state, lanes), mask)

    write_vectors(b, Cut(form.lanes, 1, form.masked, streaming=False), stretch.length, (out,), body)


def _combined(frame: Frame, place: str, lanes: int, mask: str | None) -> State:
    """Write the combination of all parts of some results."""
    b, how = frame.b, frame.form.how
    kinds = [types.value(dtype, lanes) for dtype in how.dtypes(how.wide)]
    cells = [
        b.cell(name, kind)
        for name, kind in zip(load_part(frame, "0", place, lanes, mask), kinds, strict=True)
    ]
    with b.loop("1", frame.cut.parts) as part:
        so_far = tuple(b.get(cell, kind) for cell, kind in zip(cells, kinds, strict=True))
        state = combining.combine(b, how, how.wide, lanes, so_far, load_part(frame, part, place, lanes, mask))
        for cell, name, kind in zip(cells, state, kinds, strict=True):
            b.set(cell, name, kind)
    return tuple(b.get(cell, kind) for cell, kind in zip(cells, kinds, strict=True))
