"""Vectors along short runs of reduced elements: neighbouring results are worked on in turn, in the order of memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.reduce import combining
from trellis_cpu.kernels.reduce.numbers import IN_TURN
from trellis_cpu.kernels.reduce.results import deliver
from trellis_cpu.kernels.reduce.rows import Row
from trellis_cpu.kernels.reduce.running import Cells, Running
from trellis_cpu.kernels.reduce.values import origin

if TYPE_CHECKING:
    from trellis_cpu.kernels.reduce.units import Chunk, Frame, Unit


def write_interleaved(frame: Frame) -> None:
    """Write the first phase."""
    running = Running(frame.b, frame.form, IN_TURN)
    frame.write_chunks(lambda chunk: _write_chunk(frame, running, chunk))


def _write_chunk(frame: Frame, running: Running, chunk: Chunk) -> None:
    b, form = frame.b, frame.form
    *outer, length = frame.reduced
    strides = [steps[:-1] for steps in frame.reduced_strides]

    def place_of(unit: Unit) -> str:
        return b.i64("sub", unit.number, chunk.start)

    kind = types.value("float64", form.lanes)
    origins = b.cell(kind=f"[{IN_TURN} x {kind}]") if form.how.moments else ""

    def empty(unit: Unit) -> None:
        running.put(place_of(unit), combining.start(form.how, form.how.wide, form.lanes))
        if form.how.moments:
            b.set(b.at(kind, origins, place_of(unit)), origin(frame, unit), kind)

    frame.write_units(chunk, frame.starts, empty)

    def take(unit: Unit) -> None:
        total = Cells(b, form, form.how.wide)
        total.set(running.get(place_of(unit)))
        beginning = b.get(b.at(kind, origins, place_of(unit)), kind) if form.how.moments else ""
        Row(frame, unit.followed, length, total, beginning).write()
        running.put(place_of(unit), total.get())

    def runs(found: nest.Stretch) -> None:
        with b.loop("0", found.length) as i:
            starts = [
                b.at("i8", base, b.i64("mul", i, steps[-1]))
                for base, steps in zip(found.bases, strides, strict=True)
            ]
            frame.write_units(chunk, starts, take)

    begin, end = (b.i64("udiv", number, length) for number in (chunk.begin, chunk.end))
    nest.write_range(b, nest.Range(outer, strides, frame.starts, begin, end), runs)

    def finish(unit: Unit) -> None:
        state = combining.across(b, form.how, form.lanes, running.get(place_of(unit)))
        deliver(frame, unit, state, "0", 1, None)

    frame.write_units(chunk, frame.starts, finish)
