"""Take: what indices pick, copied as bytes whatever its dtype: elements, lines of one vector, or blocks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.door import Refusal
from trellis_cpu.emit import CONTIGUOUS, Builder, Operand, load, mask_below, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.cost import grain
from trellis_cpu.kernels.vectors import Cut, masked, write_vectors
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from trellis.door import Schedule, Take
    from trellis_cpu.target import Target

# Picked elements and lines an iteration: their loads wait for memory together.
_TOGETHER = {"element": 8, "line": 4, "block": 4}
_LINE_BYTES = 64
# Blocks ahead whose first bytes are asked for.
_AHEAD, _ASKED = 4, 512
# Weight of a picked element beside an addition: where it lies is not known ahead.
_WEIGHT = 8


def write(intent: Take, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    b = Builder("phase0", exported=True)
    writer = _Writer(b, intent, _cut(intent, schedule, target))
    nest.write_chunks(b, writer.slots, writer.block if writer.rank == 3 else writer.singles)
    b.finish()
    return Written((b,))


def work(intent: Take, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    before, picked, block = intent.extents
    size, place = (types.size(item.dtype) for item in intent.inputs)
    axis = intent.inputs[0].shape[intent.axis]
    loops, inner = (before, picked), tuple[int, ...]()
    if intent.picks == "block":
        loops, inner = (*loops, block), (size,)
    strides = (
        (axis * block * size, 0, *inner),
        (0, place, *(0,) * len(inner)),
        (picked * block * size, block * size, *inner),
    )
    total = math.prod(loops)
    each = math.prod(schedule.tile) if schedule.tile else grain(total, _WEIGHT)
    how = _cut(intent, schedule, target)
    return Work(
        operands=3,
        scalars=(),
        statics=(*nest.statics(loops, strides, each), axis, block * size, block),
        chunks=(-(-total // each),),
        nanoseconds=total * 0.05 * size + before * picked * 0.6,
        geometry=(("vector", how.lanes), ("unroll", how.unroll), ("chunk", each)),
    )


def refusals(intent: Take, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule: only blocks are copied by vectors of any width."""
    own = _cut(intent, schedule, target).lanes
    if schedule.vector not in {None, own}:
        limit = f"{own}, where an index picks less than a block"
        yield Refusal("vector", str(schedule.vector), limit, "the door", str(own))


def _cut(intent: Take, schedule: Schedule, target: Target) -> Cut:
    size = types.size(intent.inputs[0].dtype)
    if intent.picks == "element":
        lanes = 1
    elif intent.picks == "line" and target.masked:
        lanes = _LINE_BYTES // size
    else:
        lanes = schedule.vector or target.lanes(size)
    return Cut(lanes, schedule.unroll or _TOGETHER[intent.picks], masked(target, lanes), streaming=False)


class _Writer:
    def __init__(self, b: Builder, intent: Take, how: Cut) -> None:
        self.b, self.how = b, how
        self.place = intent.inputs[1].dtype
        # Copies need no values, only their width.
        self.dtype = f"uint{8 * types.size(intent.inputs[0].dtype)}"
        self.rank = 3 if intent.picks == "block" else 2
        self.slots = nest.Slots(3, 0, self.rank)
        self.axis, self.step, self.extent = (b.slot(self.slots.grain + i) for i in (1, 2, 3))
        self.picks = intent.picks

    def picked(self, source: str, indices: str, position: str) -> str:
        """Write where the block starts that an index picks."""
        b, kind = self.b, types.stored(self.place)
        index = b.load(kind, b.at(kind, indices, position))
        if kind != "i64":
            index = b.op(f"{'sext' if types.is_signed(self.place) else 'zext'} {kind} {index} to i64")
        if types.is_signed(self.place):
            index = b.choose(b.compare("slt", index, "0"), b.i64("add", index, self.axis), index)
        return b.at("i8", source, b.i64("mul", index, self.step))

    def singles(self, stretch: nest.Stretch) -> None:
        """Write the loop over indices that pick an element or a line each."""
        b = self.b
        source, indices, result = stretch.bases
        if self.picks == "line" and not self.how.masked:
            with b.loop("0", stretch.length) as place:
                self.copy(self.picked(source, indices, place), self.target(result, place), self.extent)
            return
        mask = mask_below(b, self.extent, self.how.lanes) if self.picks == "line" else None
        index = b.cell("0")
        for together in dict.fromkeys((self.how.unroll, 1)):

            def fits(count: int = together) -> str:
                return b.compare("sle", b.i64("add", b.get(index), str(count)), stretch.length)

            with b.repeat(fits):
                first = b.get(index)
                places = [b.i64("add", first, str(i)) for i in range(together)]
                origins = [self.picked(source, indices, place) for place in places]
                values = [load(b, self.operand(origin), "0", self.how.lanes, mask) for origin in origins]
                for place, value in zip(places, values, strict=True):
                    store(b, self.operand(self.target(result, place)), "0", self.how.lanes, value, mask)
                b.set(index, b.i64("add", first, str(together)))

    def target(self, result: str, place: str) -> str:
        return self.b.at("i8", result, self.b.i64("mul", place, self.step))

    def operand(self, pointer: str) -> Operand:
        return Operand(self.dtype, CONTIGUOUS, pointer, "")

    def block(self, stretch: nest.Stretch) -> None:
        """Write the copy of one picked block, or of the part of it that is in the chunk."""
        source, indices, result = stretch.bases
        self.ask(stretch)
        self.copy(self.picked(source, indices, "0"), result, stretch.length)

    def ask(self, stretch: nest.Stretch) -> None:
        """Write the request for the first lines of a block that comes soon: no processor sees where it is."""
        b, place = self.b, stretch.outer[1]
        last = b.i64("sub", b.slot(self.slots.extent(1)), "1")
        ahead = b.i64("sub", b.smaller(b.i64("add", place, str(_AHEAD)), last), place)
        block = self.picked(stretch.bases[0], stretch.bases[1], ahead)
        with b.loop("0", b.smaller(self.step, str(_ASKED)), str(_LINE_BYTES)) as offset:
            b.do(f"call void @llvm.prefetch.p0(ptr {b.at('i8', block, offset)}, i32 0, i32 3, i32 1)")

    def copy(self, source: str, result: str, length: str) -> None:
        b, origin, target = self.b, self.operand(source), self.operand(result)

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            values = [load(b, origin, place, lanes, mask) for place in indices]
            for place, value in zip(indices, values, strict=True):
                store(b, target, place, lanes, value, mask, streaming=streaming)

        write_vectors(b, self.how, length, [target], body)
