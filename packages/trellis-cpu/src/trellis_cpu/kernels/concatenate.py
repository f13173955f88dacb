"""Concatenate: parts of several inputs into their places in one result, cast on the way; one loop nest an input."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from trellis.expr import legalise, node
from trellis_cpu.emit import CONTIGUOUS, STRIDED, Builder, Formula, Operand, load, store, types
from trellis_cpu.kernels import nest
from trellis_cpu.kernels.cost import grain
from trellis_cpu.kernels.vectors import Cut, masked, settle, write_vectors
from trellis_cpu.kernels.work import Work, Written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.door import Concatenate, Schedule
    from trellis.expr import Node
    from trellis_cpu.target import Target

_UNROLL = 2
# No address: the slot that holds it ends the addresses, so that a kernel serves any number of inputs.
_AFTER = -1
# Words of an input: where it begins in the result, its dtype's number, the chunk after its last, its elements, then extents
# and strides of input and result.
_OFFSET, _DTYPE, _END, _TOTAL, _NEST = range(5)


def write(intent: Concatenate, schedule: Schedule, target: Target) -> Written:
    """Write the kernel: how many inputs there are is read at run time."""
    b = Builder("phase0", exported=True)
    writer = _Writer(b, intent, _cut(intent, schedule, target))
    writer.write()
    settle(b, writer.how)
    b.finish()
    return Written((b,))


def work(intent: Concatenate, schedule: Schedule, target: Target) -> Work:
    """Return the arguments of a launch."""
    nests, starts, names = intent.nests, intent.starts, intent.dtypes
    totals = [math.prod(loops.extents) for loops in nests]
    each = math.prod(schedule.tile) if schedule.tile else grain(sum(totals), 1)
    step = intent.outputs[0].strides[intent.axis]
    table, chunks = list[int](), 0
    for item, loops, start, total in zip(intent.inputs, nests, starts[:-1], totals, strict=True):
        chunks += -(-total // each)
        table += [start * step, names.index(item.dtype), chunks, total]
        table += [*loops.extents, *loops.strides[0], *loops.strides[1]]
    how, size = _cut(intent, schedule, target), types.size(intent.outputs[0].dtype)
    return Work(
        operands=len(intent.inputs) + 1,
        scalars=(),
        statics=(_AFTER, each, *table),
        chunks=(chunks,),
        nanoseconds=sum(totals) * 0.03 * size + 20 * len(totals),
        geometry=(("vector", how.lanes), ("unroll", how.unroll), ("chunk", each)),
    )


def _cut(intent: Concatenate, schedule: Schedule, target: Target) -> Cut:
    widest = max(types.size(item.dtype) for item in (*intent.inputs, *intent.outputs))
    lanes = schedule.vector or target.lanes(widest)
    return Cut(lanes, schedule.unroll or _UNROLL, masked(target, lanes), schedule.stores == "streaming")


class _Writer:
    """Writes the loop over chunks: each belongs to one input."""

    def __init__(self, b: Builder, intent: Concatenate, how: Cut) -> None:
        self.b, self.how = b, how
        self.names, self.out = intent.dtypes, intent.outputs[0].dtype
        self.rank = len(intent.nests[0].extents)
        self.words = _NEST + 3 * self.rank

    def write(self) -> None:
        """Write it."""
        b = self.b
        inputs = b.cell("0")
        with b.repeat(lambda: b.compare("ne", b.slot(b.get(inputs)), str(_AFTER))):
            b.set(inputs, b.i64("add", b.get(inputs), "1"))
        after = b.get(inputs)  # the last address is the result's
        result = b.slot(b.i64("sub", after, "1"), "ptr")
        each, table = b.slot(b.i64("add", after, "1")), b.at("i64", "%args", b.i64("add", after, "2"))
        with b.loop("%begin", "%end") as chunk:
            number, first = b.cell("0"), b.cell("0")

            def end() -> str:
                return self.word(b.at("i64", table, b.i64("mul", b.get(number), str(self.words))), _END)

            with b.repeat(lambda: b.compare("sle", end(), chunk)):
                b.set(first, end())
                b.set(number, b.i64("add", b.get(number), "1"))
            words = b.at("i64", table, b.i64("mul", b.get(number), str(self.words)))
            start = b.i64("mul", b.i64("sub", chunk, b.get(first)), each)
            stop = b.smaller(b.i64("add", start, each), self.word(words, _TOTAL))
            source = b.slot(b.get(number), "ptr")
            target = b.at("i8", result, self.word(words, _OFFSET))
            self.part(words, (source, target), (start, stop))

    def word(self, words: str, position: int) -> str:
        """Write the load of a number of an input."""
        return self.b.load("i64", self.b.at("i64", words, str(position)))

    def part(self, words: str, pointers: tuple[str, str], bounds: tuple[str, str]) -> None:
        """Write the copy of a part of an input, by what its dtype is and how its rows run."""
        b = self.b
        extents, source, result = (
            [self.word(words, _NEST + self.rank * group + loop) for loop in range(self.rank)]
            for group in range(3)
        )
        steps = (source[-1], result[-1])
        along = b.compare("eq", steps[1], str(types.size(self.out)))
        code, after = self.word(words, _DTYPE), b.label()
        for number, name in enumerate(self.names):
            dense = b.op(f"and i1 {along}, {b.compare('eq', steps[0], str(types.size(name)))}")
            for kind, condition in ((CONTIGUOUS, dense), (STRIDED, b.op(f"xor i1 {dense}, true"))):
                mine = b.op(f"and i1 {condition}, {b.compare('eq', code, str(number))}")
                yes, no = b.label(), b.label()
                b.fork(mine, yes, no)
                b.place(yes)
                body = partial(self.stretch, name, kind, steps)
                nest.write_range(b, nest.Range(extents, (source, result), pointers, *bounds), body)
                b.jump(after)
                b.place(no)
        b.jump(after)
        b.place(after)

    def stretch(self, name: str, kind: str, steps: tuple[str, str], stretch: nest.Stretch) -> None:
        """Write the copy of a part of a row."""
        b, formula = self.b, legalise((node("cast", self.out, (node("input", name, (), (0,)),)),))
        if name == self.out:
            formula = (node("input", name, (), (0,)),)
        source = Operand(name, kind, stretch.bases[0], steps[0])
        target = Operand(self.out, kind, stretch.bases[1], steps[1])
        how = self.how if kind == CONTIGUOUS else self.how._replace(lanes=min(self.how.lanes, 8), unroll=1)

        def body(indices: Sequence[str], lanes: int, mask: str | None, *, streaming: bool) -> None:
            found = [load(b, source, index, lanes, mask) for index in indices]
            for index, value in zip(indices, found, strict=True):

                def leaf(_node: Node, value: str = value) -> str:
                    return value

                (cast,) = Formula(b, lanes, leaf, mask).write(formula)
                store(b, target, index, lanes, cast, mask, streaming=streaming)

        write_vectors(b, how, stretch.length, [target], body)
