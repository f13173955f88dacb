"""Map: one formula for each element, any number of inputs and outputs."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from trellis.door import Refusal
from trellis.expr import legalise
from trellis_cpu.emit import (
    CONSTANT,
    CONTIGUOUS,
    STRIDED,
    Builder,
    Formula,
    Operand,
    load,
    store,
    types,
)
from trellis_cpu.kernels import flat, nest, packing, tiles
from trellis_cpu.kernels.cost import grain, weight
from trellis_cpu.kernels.vectors import Cut, masked, settle, write_vectors
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from trellis.door import Map, Schedule
    from trellis.expr import Node
    from trellis_cpu.target import Target

# Formulas up to this weight are unrolled.
SHORT = 12


def cut(intent: Map, schedule: Schedule, target: Target) -> Cut:
    """Return lanes and unrolling: a full register of the widest element; short formulas several at a time."""
    sizes = [types.size(item.dtype) for item in (*intent.inputs, *intent.outputs)]
    lanes, work = target.lanes(max(sizes)), weight(intent.expression) + 2 * len(sizes)
    unroll = 4 if work <= SHORT else 2 if work <= 2 * SHORT else 1
    kinds = intent.kinds
    if STRIDED in (kinds if len(intent.loops.extents) == 1 else kinds[len(intent.inputs) :]):
        # Loaded or stored element by element: more at once is more code, not more speed.
        lanes, unroll = min(lanes, 16), 1
    lanes = schedule.vector or lanes
    return Cut(lanes, schedule.unroll or unroll, masked(target, lanes), schedule.stores == "streaming")


def packed(intent: Map) -> dict[int, str]:
    """Return the dtype of each input that is packed tile by tile: those strided along the innermost of several loops."""
    if len(intent.loops.extents) < 2:
        return {}
    kinds = intent.kinds
    return {i: item.dtype for i, item in enumerate(intent.inputs) if kinds[i] == STRIDED}


def write(intent: Map, schedule: Schedule, target: Target) -> Written:
    """Write the kernel."""
    b = Builder("phase0", exported=True)
    _Writer(b, intent, cut(intent, schedule, target)).write()
    packs = {packing.name(dtype): dtype for dtype in packed(intent).values()}
    pack = partial(flat.write_packing, target=target) if intent.flat else packing.write
    return Written((b,), tuple(pack(dtype).text for dtype in packs.values()))


def work(intent: Map, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    operands = (*intent.inputs, *intent.outputs)
    sizes = [types.size(item.dtype) for item in operands]
    extents, strides = nest.loops_of(intent.loops, sizes)
    total, cost = math.prod(extents), weight(intent.expression)
    each = math.prod(schedule.tile) if schedule.tile else grain(total, cost)
    if packed(intent):
        tile, exact = _tile(intent, extents, strides), schedule.tile is not None
        statics, chunks, each = tiles.divided(extents, strides, tile, each, exact=exact)
    else:
        statics, chunks = nest.statics(extents, strides, each), -(-total // each)
    how = cut(intent, schedule, target)
    return Work(
        operands=len(operands),
        scalars=intent.expression.scalars,
        statics=statics,
        chunks=(chunks,),
        nanoseconds=total * (0.0125 * sum(sizes) + 0.005 * max(sizes) * cost),
        geometry=(("vector", how.lanes), ("unroll", how.unroll), ("chunk", each)),
    )


def refusals(intent: Map, schedule: Schedule, target: Target) -> Iterator[Refusal]:
    """Yield what is wrong with a schedule: short rows that are packed are read whole."""
    if schedule.tile is None or not (intent.flat and packed(intent)):
        return
    row, asked = intent.loops.extents[-1], math.prod(schedule.tile)
    if asked % row and asked < math.prod(intent.shape):
        nearest = str(max(asked // row, 1) * row)
        yield Refusal("tile", f"{asked} elements", f"a multiple of {row}, whole rows", "the door", nearest)


def _tile(intent: Map, extents: Sequence[int], strides: Sequence[Sequence[int]]) -> tuple[int, int]:
    return flat.shape(extents) if intent.flat else tiles.shape(extents, strides)


class _Writer:
    def __init__(self, b: Builder, intent: Map, how: Cut) -> None:
        self.b, self.how = b, how
        self.outputs = legalise(intent.expression.outputs)
        self.operands = (*intent.inputs, *intent.outputs)
        self.inputs = len(intent.inputs)
        loops = intent.loops
        self.packed = packed(intent)
        self.kinds = [CONTIGUOUS if i in self.packed else kind for i, kind in enumerate(intent.kinds)]
        self.flat = intent.flat
        self.axes = loops.axes
        dtypes = intent.expression.scalars
        self.slots = nest.Slots(len(self.operands), len(dtypes), max(len(loops.extents), 1))
        self.dtypes = dtypes

    def write(self) -> None:
        self.scalars = nest.scalars(self.b, self.slots, self.dtypes)
        self.steps = [
            self.b.slot(self.slots.stride(i, self.slots.rank - 1)) for i in range(len(self.operands))
        ]
        if self.packed:
            walk = flat.write_tiles if self.flat else tiles.write_tiles
            walk(self.b, self.slots, self.packed, self.stretch)
        else:
            nest.write_chunks(self.b, self.slots, self.stretch)
        settle(self.b, self.how)
        self.b.finish()

    def stretch(self, stretch: nest.Stretch) -> None:
        operands = [
            Operand(item.dtype, kind, base, step)
            for item, kind, base, step in zip(
                self.operands, self.kinds, stretch.bases, self.steps, strict=True
            )
        ]
        inputs, outputs = operands[: self.inputs], operands[self.inputs :]
        widths = {self.how.lanes} if self.how.masked else {self.how.lanes, 1}
        fixed = {
            (i, lanes): load(self.b, item, "0", lanes)
            for lanes in sorted(widths)
            for i, item in enumerate(inputs)
            if item.kind == CONSTANT
        }

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            loaded = [
                [
                    fixed[i, lanes] if item.kind == CONSTANT else load(self.b, item, index, lanes, mask)
                    for i, item in enumerate(inputs)
                ]
                for index in indices
            ]
            results = [
                Formula(self.b, lanes, self.leaf(stretch, index, lanes, values), mask).write(self.outputs)
                for index, values in zip(indices, loaded, strict=True)
            ]
            for index, names in zip(indices, results, strict=True):
                for item, name in zip(outputs, names, strict=True):
                    store(self.b, item, index, lanes, name, mask, streaming=streaming)

        write_vectors(self.b, self.how, stretch.length, outputs, body)

    def leaf(
        self, stretch: nest.Stretch, index: str, lanes: int, values: Sequence[str]
    ) -> Callable[[Node], str]:
        def written(node: Node) -> str:
            if node.op == "input":
                return values[int(node.value[0])]
            if node.op == "scalar":
                return self.b.splat(types.scalar(node.dtype), self.scalars[int(node.value[0])], lanes)
            return self.index(node, stretch, index, lanes)

        return written

    def index(self, node: Node, stretch: nest.Stretch, index: str, lanes: int) -> str:
        """Write the element's index along an axis of the shape."""
        b, loop = self.b, self.axes.index(node.value[0])
        wide = types.vector("i64", lanes)
        if loop < self.slots.rank - 1:
            name = b.splat("i64", stretch.outer[loop], lanes)
        else:
            first = b.splat("i64", b.i64("add", stretch.first, index), lanes)
            name = b.op(f"add {wide} {first}, {types.iota(lanes)}")
        kind = types.value(node.dtype, lanes)
        return name if kind == wide else b.op(f"trunc {wide} {name} to {kind}")
