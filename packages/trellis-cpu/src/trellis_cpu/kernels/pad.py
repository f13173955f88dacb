"""Pad: row by row of the result, what lies before the input, the input's own row, and what lies after it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.cost import grain
from trellis_cpu.kernels.vectors import Cut, masked, settle, write_vectors
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.door import Pad, Schedule
    from trellis_cpu.target import Target

# Numbers of an axis that the kernel reads beside the result's nest: extent and stride of the input, elements before it, and
# the bits of the values before and after.
_INSIDE, _STEP, _BEFORE, _LOW, _HIGH = range(5)
_NUMBERS = 5
_UNROLL = 2


def write(intent: Pad, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    b = Builder("phase0", exported=True)
    how = _cut(intent, schedule, target)
    writer = _Writer(b, intent, how)
    nest.write_chunks(b, writer.slots, writer.row)
    settle(b, how)
    b.finish()
    return Written((b,))


def work(intent: Pad, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    axes, size = intent.axes, types.size(intent.outputs[0].dtype)
    # The second operand of the nest, the input, stands still: where its rows are is no matter of strides.
    extents = tuple(item.outside * item.block for item in axes)
    strides = ((0,) * len(axes), tuple(item.steps[1] for item in axes))
    total = math.prod(extents)
    each = math.prod(schedule.tile) if schedule.tile else grain(total, 1)
    numbers = list[int]()
    for item in axes:
        low, high = intent.values[item.axis] if intent.values else (0, 0)
        numbers += [item.inside, item.steps[0], item.before]
        numbers += [_bits(value, intent.outputs[0].dtype) for value in (low, high)]
    how = _cut(intent, schedule, target)
    return Work(
        operands=2,
        scalars=(),
        statics=(*nest.statics(extents, strides, each), axes[-1].block, *numbers),
        chunks=(-(-total // each),),
        nanoseconds=total * 0.03 * size + total / extents[-1] * 10,
        geometry=(("vector", how.lanes), ("unroll", how.unroll), ("chunk", each)),
    )


def _bits(value: float, dtype: str) -> int:
    """Return a value's bits as the kernel stores them, as a signed number of 64 bits."""
    held = int.from_bytes(types.packed(value, dtype), "little")
    return held - (1 << 64) if held >> 63 else held


def _cut(intent: Pad, schedule: Schedule, target: Target) -> Cut:
    lanes = schedule.vector or target.lanes(types.size(intent.outputs[0].dtype))
    return Cut(lanes, schedule.unroll or _UNROLL, masked(target, lanes), schedule.stores == "streaming")


class _Axis(NamedTuple):
    """The numbers of an axis, loaded."""

    inside: str
    step: str
    before: str
    low: str
    high: str


class _Writer:
    """Writes rows of the result."""

    def __init__(self, b: Builder, intent: Pad, how: Cut) -> None:
        self.b, self.how, self.mode = b, how, intent.mode
        self.size = types.size(intent.outputs[0].dtype)
        self.element = f"uint{8 * self.size}"
        axes = intent.axes
        self.slots = nest.Slots(2, 0, len(axes))
        self.source = b.slot(0, "ptr")
        first = self.slots.grain + 1
        self.block = b.slot(first) if axes[-1].block > 1 else None
        self.axes = [
            _Axis(*(b.slot(first + 1 + _NUMBERS * i + number) for number in range(_NUMBERS)))
            for i in range(len(axes))
        ]
        self.kinds = ["c" if step == self.size else "s" for step in axes[-1].steps]
        self.out_step = b.slot(self.slots.stride(1, len(axes) - 1))

    def row(self, stretch: nest.Stretch) -> None:
        """Write a stretch of a row: up to where the input begins, up to where it ends, and the rest."""
        b, axis = self.b, self.axes[-1]
        begin = self.units(axis.before)
        end = b.i64("add", begin, self.units(axis.inside))
        cuts = [
            b.larger("0", b.smaller(b.i64("sub", edge, stretch.first), stretch.length))
            for edge in (begin, end)
        ]
        if self.mode == "constant":
            self.constant(stretch, cuts, begin)
        else:
            self.repeated(stretch, cuts, begin)

    def units(self, count: str) -> str:
        """Write a number of elements from one of units."""
        return count if self.block is None else self.b.i64("mul", count, self.block)

    def constant(self, stretch: nest.Stretch, cuts: Sequence[str], begin: str) -> None:
        """Write a row whose outside is constant: of axes that are outside, the last decides."""
        b, axis = self.b, self.axes[-1]
        inside, value, base = "true", "0", self.source
        for outer, one in zip(stretch.outer, self.axes[:-1], strict=True):
            place = b.i64("sub", outer, one.before)
            below, above = b.compare("slt", place, "0"), b.compare("sge", place, one.inside)
            value = b.choose(below, one.low, b.choose(above, one.high, value))
            off = b.op(f"or i1 {below}, {above}")
            inside = b.op(f"select i1 {off}, i1 false, i1 {inside}")
            base = b.at("i8", base, b.i64("mul", place, one.step))
        self.fill(stretch.bases[1], "0", cuts[0], axis.low)
        yes, no, after = b.label(), b.label(), b.label()
        b.fork(inside, yes, no)
        b.place(yes)
        self.copy(stretch, base, cuts, begin)
        b.jump(after)
        b.place(no)
        self.fill(stretch.bases[1], cuts[0], cuts[1], value)
        b.jump(after)
        b.place(after)
        self.fill(stretch.bases[1], cuts[1], stretch.length, axis.high)

    def repeated(self, stretch: nest.Stretch, cuts: Sequence[str], begin: str) -> None:
        """Write a row whose outside repeats the input."""
        b, base = self.b, self.source
        for outer, one in zip(stretch.outer, self.axes[:-1], strict=True):
            place = self.mapped(self.phase(b.i64("sub", outer, one.before), one.inside), one.inside)
            base = b.at("i8", base, b.i64("mul", place, one.step))
        self.border(stretch, base, "0", cuts[0])
        self.copy(stretch, base, cuts, begin)
        self.border(stretch, base, cuts[1], stretch.length)

    def period(self, extent: str) -> str:
        """Write after how many places the input is met again, 1 at least."""
        b = self.b
        if self.mode == "wrap":
            return extent
        double = b.i64("shl", extent, "1")
        return double if self.mode == "symmetric" else b.larger(b.i64("sub", double, "2"), "1")

    def phase(self, place: str, extent: str) -> str:
        """Write a place as one from 0 below the period; for ``edge`` it stays as it is."""
        if self.mode == "edge":
            return place
        b, period = self.b, self.period(extent)
        rest = b.i64("srem", place, period)
        return b.choose(b.compare("slt", rest, "0"), b.i64("add", rest, period), rest)

    def mapped(self, phase: str, extent: str) -> str:
        """Write the place in the input that a phase stands for."""
        b = self.b
        if self.mode == "wrap":
            return phase
        if self.mode == "edge":
            return b.larger("0", b.smaller(phase, b.i64("sub", extent, "1")))
        turn = self.period(extent)
        back = b.i64("sub", b.i64("sub", turn, phase), "1" if self.mode == "symmetric" else "0")
        return b.choose(b.compare("slt", phase, extent), phase, back)

    def border(self, stretch: nest.Stretch, base: str, start: str, stop: str) -> None:
        """Write the elements from `start` below `stop` of a stretch, one by one."""
        b, axis = self.b, self.axes[-1]
        with b.when(b.compare("slt", start, stop)):
            first = b.i64("add", stretch.first, start)
            unit = first if self.block is None else b.i64("udiv", first, self.block)
            within = b.cell("0" if self.block is None else b.i64("urem", first, self.block))
            phase = b.cell(self.phase(b.i64("sub", unit, axis.before), axis.inside))
            period = None if self.mode == "edge" else self.period(axis.inside)
            with b.loop(start, stop) as index:
                place = self.mapped(b.get(phase), axis.inside)
                if self.block is not None:
                    place = b.i64("add", b.i64("mul", place, self.block), b.get(within))
                origin = b.at("i8", base, b.i64("mul", place, axis.step))
                value = load(b, Operand(self.element, CONTIGUOUS, origin, ""), "0", 1)
                store(b, self.target(stretch.bases[1]), index, 1, value)
                self.advance(phase, within, period)

    def advance(self, phase: str, within: str, period: str | None) -> None:
        """Write the step to the next element of a border."""
        b, step = self.b, "1"
        if self.block is not None:
            grown = b.i64("add", b.get(within), "1")
            full = b.compare("eq", grown, self.block)
            b.set(within, b.choose(full, "0", grown))
            step = b.op(f"zext i1 {full} to i64")
        moved = b.i64("add", b.get(phase), step)
        b.set(phase, moved if period is None else b.choose(b.compare("eq", moved, period), "0", moved))

    def copy(self, stretch: nest.Stretch, base: str, cuts: Sequence[str], begin: str) -> None:
        """Write the copy of the part of a row that the input has."""
        b = self.b
        start, length = cuts[0], b.i64("sub", cuts[1], cuts[0])
        place = b.i64("sub", b.i64("add", stretch.first, start), begin)
        step = self.axes[-1].step
        source = Operand(self.element, self.kinds[0], b.at("i8", base, b.i64("mul", place, step)), step)
        target = self.target(self.beyond(stretch.bases[1], start))

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            found = [load(b, source, index, lanes, mask) for index in indices]
            for index, value in zip(indices, found, strict=True):
                store(b, target, index, lanes, value, mask, streaming=streaming)

        write_vectors(b, self.how, length, [target], body)

    def fill(self, base: str, start: str, stop: str, bits: str) -> None:
        """Write one value from `start` below `stop`."""
        b = self.b
        kind = types.stored(self.element)
        single = bits if kind == "i64" else b.op(f"trunc i64 {bits} to {kind}")
        how = self.how._replace(unroll=1, streaming=False)
        splats = {lanes: b.splat(kind, single, lanes) for lanes in {how.lanes, 1}}
        target = self.target(self.beyond(base, start))

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            for index in indices:
                store(b, target, index, lanes, splats[lanes], mask, streaming=streaming)

        write_vectors(b, how, b.i64("sub", stop, start), [target], body)

    def target(self, base: str) -> Operand:
        return Operand(self.element, self.kinds[1], base, self.out_step)

    def beyond(self, base: str, count: str) -> str:
        """Write the address of the element so many further in the result."""
        return self.b.at("i8", base, self.b.i64("mul", count, self.out_step))
