"""Passes over boxes: each box is read with a halo, swept over in buffers, and its last sweep goes to the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, types
from trellis_cpu.emit.memory import to_register
from trellis_cpu.kernels.stencil.sweeps.filling import Filling
from trellis_cpu.kernels.stencil.sweeps.form import leaf
from trellis_cpu.kernels.stencil.sweeps.ghosts import Edges, write_ghosts
from trellis_cpu.kernels.stencil.sweeps.numbers import Slots
from trellis_cpu.kernels.stencil.sweeps.one import Caller, Sweep
from trellis_cpu.kernels.stencil.sweeps.plain import Plain
from trellis_cpu.kernels.stencil.sweeps.sharing import Sharing
from trellis_cpu.kernels.stencil.sweeps.views import Held, Span, View, address, selected

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form
    from trellis_cpu.kernels.stencil.sweeps.form import Sweeps
    from trellis_cpu.target import Target

# Names of the functions of one sweep: from buffer to buffer, to the result, and to what lies between passes where that is
# not written as the result is.
STEP, LAST = "step", "last"


class _Box(NamedTuple):
    """One box in one pass, in coordinates of what the pass reads.

    Attributes
    ----------
    turn, sweeps
        Number of the pass, and its sweeps.
    spans
        What its last sweep computes.
    lift
        Coordinates that the result's element 0 is above that of what is read, by axis; not 0 for ``valid`` only.
    extents
        Extents of what is read.

    """

    turn: str
    sweeps: str
    spans: tuple[Span, ...]
    lift: tuple[str, ...]
    extents: tuple[str, ...]


def write_boxes(b: Builder, form: Sweeps, target: Target) -> None:
    """Write the function of all passes."""
    _Boxes(b, form, target).write()


class _Boxes:
    def __init__(self, b: Builder, form: Sweeps, target: Target) -> None:
        self.b, self.form = b, form
        self.axes = range(form.rank)
        self.slots = slots = Slots(len(form.operands) + 1, len(form.scalars), form.rank)
        self.arrays = [
            View(b.slot(i, "ptr"), tuple(b.slot(slots.stride(i, axis)) for axis in self.axes))
            for i in range(len(form.operands))
        ]
        scratch = b.slot(len(form.operands), "ptr")
        self.sharing = Sharing(b, target, scratch)
        self.source, self.tile, self.tiles = (
            self.numbers("source"),
            self.numbers("tile"),
            self.numbers("tiles"),
        )
        self.pitch, self.middle = tuple(self.numbers("pitch")), tuple(self.numbers("middle"))
        self.steps, self.passes, self.boxes = (self.number(name) for name in ("steps", "passes", "boxes"))
        self.between = [b.at("i8", scratch, self.number(name)) for name in ("middle_odd", "middle_even")]
        self.first_buffer = b.at("i8", scratch, self.number("buffers"))
        self.size, self.pairs, self.lead = (self.number(name) for name in ("size", "pairs", "lead"))
        word = b.slot(slots.single("fill"), types.stored(form.dtype))
        self.fill = to_register(b, form.dtype, word, 1)
        self.caller = Caller(b, form, slots.operands, self.number("long"))
        self.held, self.turned = Held(b, form.rank), b.cell()
        self.plain = None if form.plain is None else self.single(form.plain)

    def numbers(self, name: str) -> list[str]:
        return [self.b.slot(self.slots.axis(name, axis)) for axis in self.axes]

    def number(self, name: str) -> str:
        return self.b.slot(self.slots.single(name))

    def write(self) -> None:
        """Write the loop over boxes, pass by pass."""
        b = self.b
        with b.loop("%begin", "%end") as chunk:
            turn = b.i64("udiv", chunk, self.boxes)
            if self.form.several:
                self.sharing.wait(b.i64("mul", turn, self.boxes))
            rest = b.i64("urem", chunk, self.boxes)
            if self.plain is None:
                self.buffered(turn, rest)
            else:
                plain = b.compare("ne", self.number("plain"), "0")
                with b.when(plain):
                    views = (self.read(turn), *self.fields(), self.left(b.i64("add", turn, "1")))
                    self.plain.call(views, rest)
                with b.when(b.op(f"xor i1 {plain}, true")):
                    self.buffered(turn, rest)
            if self.form.several:
                if self.form.last.cut.streaming:
                    b.do("fence seq_cst")
                self.sharing.finish()

    def single(self, kernel: Form) -> Plain:
        """Write what all plain sweeps share."""
        b, form = self.b, self.form
        plain = Plain(b, kernel, self.source, (self.tile, self.tiles), (form.low, form.high))
        words = [b.slot(self.slots.operands + position) for position in range(len(kernel.scalars))]
        plain.settle(words, self.number("fill"), self.number("long"))
        return plain

    def buffered(self, turn: str, rest: str) -> None:
        """Write one box in one pass, swept over in buffers."""
        b = self.b
        # Who waits holds no buffers that a box of the pass before may need.
        pair = self.sharing.take(self.pairs)
        first = b.at("i8", self.first_buffer, b.i64("mul", b.i64("shl", pair, "1"), self.size))
        self.buffers = (first, b.at("i8", first, self.size))
        box, some = self.box(turn, rest)
        with b.when(some):
            self.sweep(box)
        self.sharing.release(pair)

    def box(self, turn: str, rest: str) -> tuple[_Box, str]:
        """Write which part of what a box is, and whether it holds anything."""
        b, form = self.b, self.form
        share, extra = b.i64("udiv", self.steps, self.passes), b.i64("urem", self.steps, self.passes)
        more = b.op(f"zext i1 {b.compare('slt', turn, extra)} to i64")
        sweeps = b.i64("add", share, more)
        before = b.i64("add", b.i64("mul", turn, share), b.smaller(turn, extra))
        spans, lifts, extents, some = list[Span](), list[str](), list[str](), "true"
        for axis in self.axes:
            extent, lift, reach = self.source[axis], "0", str(form.low[axis] + form.high[axis])
            result = extent
            if form.boundary == "valid":
                extent = b.i64("sub", extent, b.i64("mul", before, reach))
                result = b.i64("sub", extent, b.i64("mul", sweeps, reach))
                lift = b.i64("mul", sweeps, str(form.low[axis]))
            begin = b.i64("mul", b.i64("urem", rest, self.tiles[axis]), self.tile[axis])
            end = b.smaller(b.i64("add", begin, self.tile[axis]), result)
            rest = b.i64("udiv", rest, self.tiles[axis])
            some = b.op(f"and i1 {some}, {b.compare('slt', begin, end)}")
            spans.append(Span(b.i64("add", begin, lift), b.i64("add", end, lift)))
            lifts.append(lift)
            extents.append(extent)
        return _Box(turn, sweeps, tuple(spans), tuple(lifts), tuple(extents)), some

    def wide(self, box: _Box, left: str, *, clipped: bool = True) -> tuple[Span, ...]:
        """Write what is computed, or read, where so many sweeps are left: the box and its halo, within the array."""
        b, form, found = self.b, self.form, list[Span]()
        for axis, span in enumerate(box.spans):
            start = b.i64("sub", span.start, b.i64("mul", left, str(form.low[axis])))
            end = b.i64("add", span.end, b.i64("mul", left, str(form.high[axis])))
            if clipped and form.ghosts:
                start, end = b.larger(start, "0"), b.smaller(end, box.extents[axis])
            found.append(Span(start, end))
        return tuple(found)

    def sweep(self, box: _Box) -> None:
        """Write all that a box needs in one pass."""
        b, form = self.b, self.form
        whole = self.wide(box, box.sweeps, clipped=False)
        self.origin = list[str]()
        for axis, span in enumerate(whole):
            self.origin.append(b.larger(span.start, str(-form.low[axis])) if form.ghosts else span.start)
        # Elements that are apart by whole lines in an array are so in all buffers: vectors that lie well there do so here.
        self.origin[-1] = self.rounded(self.origin[-1])
        self.begin(box, whole)
        if not form.several:
            self.ghosts(box, "1")
            self.last(box, box.spans)
            return
        with b.loop("1", b.i64("add", box.sweeps, "1")) as number:
            left = b.i64("sub", box.sweeps, number)
            self.ghosts(box, b.i64("add", left, "1"))
            final = b.compare("eq", left, "0")
            with b.when(b.op(f"xor i1 {final}, true")):
                self.step(box, number, left)
            with b.when(final):
                self.last(box, box.spans)

    def rounded(self, coordinate: str, *, up: bool = False) -> str:
        """Write a coordinate along a row, down or up to a whole cache line."""
        line = self.form.line
        more = self.b.i64("add", coordinate, str(line - 1)) if up else coordinate
        return self.b.i64("and", more, str(-line))

    def loose(self, spans: Sequence[Span]) -> tuple[Span, ...]:
        """Write spans in whole lines along a row where what is beside them may be computed as well, from and to anything."""
        if not self.form.loose:
            return tuple(spans)
        last = spans[-1]
        return (*spans[:-1], Span(self.rounded(last.start), self.rounded(last.end, up=True)))

    def view(self, buffer: str) -> View:
        """Write a buffer as a view that holds a box with its halo."""
        b = self.b
        minus = [b.i64("sub", "0", coordinate) for coordinate in self.origin]
        return View(address(b, View(b.at("i8", buffer, self.lead), self.pitch), minus), self.pitch)

    def begin(self, box: _Box, whole: Sequence[Span]) -> None:
        """Write what the first sweep reads: the array itself where all is inside and dense, else a buffer that is filled."""
        b, form = self.b, self.form
        initial = b.compare("eq", box.turn, "0")
        array = self.read(box.turn)
        inside, around = "true", list(whole)
        if form.several and form.loose:
            start, end = self.loose(whole)[-1]
            start, end = (
                b.i64(*do) for do in (("sub", start, str(form.low[-1])), ("add", end, str(form.high[-1])))
            )
            around[-1] = Span(start, end)
        for (start, end), extent in zip(around, box.extents, strict=True):
            fits = b.op(f"and i1 {b.compare('sge', start, '0')}, {b.compare('sle', end, extent)}")
            inside = b.op(f"and i1 {inside}, {fits}")
        if form.prologue is not None or form.kinds[0] != CONTIGUOUS:
            inside = b.op(f"and i1 {inside}, {b.op(f'xor i1 {initial}, true')}")
        self.held.set(array)
        b.set(self.turned, "0")
        with b.when(b.op(f"xor i1 {inside}, true")):
            spans = self.wide(box, box.sweeps)
            view = self.view(self.buffers[0])
            self.fill_buffer(box, array, initial, view, spans)
            self.held.set(view)
            b.set(self.turned, "1")

    def fill_buffer(self, box: _Box, array: View, initial: str, target: View, spans: Sequence[Span]) -> None:
        b, form = self.b, self.form
        own = len(form.step.scalars)
        scalars = self.scalars(own)
        filling = Filling(b, form, scalars, box.extents)
        copied = leaf(form.dtype)
        dense = [(form.dtype, CONTIGUOUS, array)]
        if form.prologue is None and form.kinds[0] == CONTIGUOUS:
            filling.write(copied, dense, target, spans)
            return
        inputs = [
            (item.dtype, kind, view)
            for item, kind, view in zip(form.operands[:-1], form.kinds[:-1], self.arrays[:-1], strict=True)
        ]
        with b.when(initial):
            filling.write(form.prologue or copied, inputs, target, spans)
        if form.several:
            with b.when(b.op(f"xor i1 {initial}, true")):
                filling.write(copied, dense, target, spans)

    def scalars(self, first: int) -> list[str]:
        """Write the loads of the run-time scalars from the given one on."""
        found = list[str]()
        for position, dtype in enumerate(self.form.scalars[first:], first):
            word = self.b.slot(self.slots.operands + position, types.stored(dtype))
            found.append(to_register(self.b, dtype, word, 1))
        return found

    def ghosts(self, box: _Box, left: str) -> None:
        """Write the ghosts that a sweep reads, where it and so many are left in all."""
        b, form = self.b, self.form
        if not form.ghosts:
            return
        held, wanted = self.wide(box, left), self.wide(box, b.i64("sub", left, "1"))
        edges = list[Edges]()
        for axis, (have, want) in enumerate(zip(held, wanted, strict=True)):
            before = b.larger(b.i64("sub", str(form.low[axis]), want.start), "0")
            over = b.i64("sub", b.i64("add", want.end, str(form.high[axis])), box.extents[axis])
            edges.append(Edges(have, before, b.larger(over, "0"), box.extents[axis]))
        write_ghosts(b, form, self.held.get(), edges, self.fill)

    def step(self, box: _Box, number: str, left: str) -> None:
        """Write one sweep from buffer to buffer, which then hold what they hold the other way round."""
        b = self.b
        spans = self.loose(self.wide(box, left))
        second = b.compare("ne", b.get(self.turned), "0")
        buffer = b.op(f"select i1 {second}, ptr {self.buffers[1]}, ptr {self.buffers[0]}")
        target = self.view(buffer)
        starts = [span.start for span in spans]
        origin = starts
        if self.form.boundary == "valid":
            lost = zip(starts, self.form.low, strict=True)
            origin = [b.i64("sub", start, b.i64("mul", number, str(low))) for start, low in lost]
        sources = (self.held.get(), *self.fields())
        sweep = Sweep(spans, sources, address(b, target, starts), target.strides, origin)
        self.caller.call(STEP, self.form.step, sweep)
        self.held.set(target)
        b.set(self.turned, b.i64("xor", b.get(self.turned), "1"))

    def last(self, box: _Box, spans: Sequence[Span]) -> None:
        """Write the last sweep of a pass: to the result, or to what lies between passes."""
        b, form = self.b, self.form
        starts = [b.i64("sub", span.start, lift) for span, lift in zip(spans, box.lift, strict=True)]
        sources = (self.held.get(), *self.fields())
        result = self.arrays[-1]

        def call(name: str, view: View) -> None:
            sweep = Sweep(spans, sources, address(b, view, starts), view.strides, starts)
            self.caller.call(name, form.last if name == LAST else form.step, sweep)

        if not form.several:
            call(LAST, result)
            return
        following = b.i64("add", box.turn, "1")
        if form.kinds[-1] == CONTIGUOUS:
            call(LAST, self.left(following))
            return
        final = b.compare("eq", following, self.passes)
        with b.when(final):
            call(LAST, result)
        with b.when(b.op(f"xor i1 {final}, true")):
            call(STEP, self.left(following))

    def read(self, turn: str) -> View:
        """Write what a pass reads: the array, then what the pass before leaves."""
        if not self.form.several:
            return self.arrays[0]
        return selected(self.b, self.b.compare("eq", turn, "0"), self.arrays[0], self.left(turn))

    def left(self, turn: str) -> View:
        """Write where the pass before a pass leaves its values; after the last one, the result."""
        b = self.b
        remaining = b.i64("sub", self.passes, turn)
        if self.form.through_result:
            # Every other pass, counted from the last, writes the result's memory.
            there = b.compare("eq", b.i64("and", remaining, "1"), "0")
            return selected(b, there, self.arrays[-1], View(self.between[0], self.middle))
        odd = b.compare("ne", b.i64("and", turn, "1"), "0")
        between = b.op(f"select i1 {odd}, ptr {self.between[0]}, ptr {self.between[1]}")
        there = b.compare("eq", remaining, "0")
        return selected(b, there, self.arrays[-1], View(between, self.middle))

    def fields(self) -> list[View]:
        """Return the further inputs, which sweeps read at the element itself."""
        return self.arrays[1:-1] if self.form.prologue is None else []
