"""Short lines: as many as a vector has lanes go side by side through a network of comparisons that the data do not steer.

The network is Batcher's merge exchange for any number of elements (D. E. Knuth, The Art of Computer Programming, volume 3,
section 5.2.2, algorithm M). It is not stable, so that for indices equal keys are told apart by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, STRIDED, Operand, load, mask_below, store, types
from trellis_cpu.kernels.sort.numbers import read
from trellis_cpu.kernels.sort.restoring import restore

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.sort.form import Form
    from trellis_cpu.kernels.sort.numbers import Cut

# Pairs compared an iteration: they wait for memory together.
_PAIRS = 4


def write_network(b: Builder, form: Form) -> None:
    """Write the phase."""
    source, out, memory = (b.slot(i, "ptr") for i in range(3))
    how = read(b)
    with b.loop("%begin", "%end") as chunk:
        group = _Group(b, form, how, b.at("i8", memory, b.i64("mul", chunk, how.tables)))
        first = b.i64("mul", chunk, how.each)
        with b.loop(first, b.smaller(b.i64("add", first, how.each), how.units)) as unit:
            outer, block = b.i64("udiv", unit, how.blocks), b.i64("urem", unit, how.blocks)
            line = b.i64("mul", block, str(form.lanes))
            size = b.i64("mul", how.length, how.inner)
            place = b.i64("add", b.i64("mul", outer, size), b.i64("mul", line, group.apart))
            group.write(
                b.at(types.stored(form.keys.held), source, place),
                b.at(types.stored(form.out), out, place),
                b.smaller(b.i64("sub", how.neighbours, line), str(form.lanes)),
            )


class _Place(NamedTuple):
    """One element of some lines in the rows: as many lanes from a position on, masked or not, and the element's index."""

    position: str
    lanes: int
    mask: str | None = None
    element: str = ""

    @property
    def number(self) -> str:
        """The element's index in its line."""
        return self.element or self.position


class _Group:
    """As many lines as there are lanes; the elements of each lie in one lane of a row of vectors."""

    def __init__(self, b: Builder, form: Form, how: Cut[str], rows: str) -> None:
        self.b, self.form, self.how, self.rows = b, form, how, rows
        self.word = f"uint{form.word}"
        self.kind = types.value(self.word, form.lanes)
        size = b.i64("mul", how.length, str(form.lanes * form.word // 8))
        self.places = b.at("i8", rows, size)
        # Elements from one line to the next, and from one element of a line to the next.
        self.apart, self.step = (how.length, "1") if form.last else ("1", how.inner)

    def write(self, source: str, out: str, lines: str) -> None:
        """Write a group: its elements taken in, sorted, and given out."""
        b, form = self.b, self.form
        self.lost = b.cell("false", "i1")
        self.each(source, lines, self.take)
        self.sort()
        self.each(out, lines, self.give)
        if form.indices or form.keys.exact:
            return
        with b.when(b.get(self.lost, "i1")), b.loop("0", lines) as line:
            first = b.i64("mul", line, self.apart)
            held = types.stored(form.keys.held)
            places = tuple(b.at(held, base, first) for base in (source, out))
            restore(b, form.keys, places, self.step, self.how.length)

    def each(self, base: str, lines: str, body: Callable[[Operand, _Place], None]) -> None:
        """Write a loop over the elements of lines that start at `base`, for groups of fewer lines than lanes as well."""
        b, lanes = self.b, self.form.lanes
        dtype = self.form.out if body == self.give else self.form.keys.held
        apart = b.i64("mul", self.apart, str(types.size(dtype)))
        kind = STRIDED if self.form.last else CONTIGUOUS

        def loop(mask: str | None) -> None:
            with b.loop("0", self.how.length) as index:
                start = b.at(types.stored(dtype), base, b.i64("mul", index, self.step))
                body(Operand(dtype, kind, start, apart), _Place(index, lanes, mask))

        if lanes == 1:
            loop(None)
            return
        whole, part, after = (b.label() for _ in range(3))
        b.fork(b.compare("eq", lines, str(lanes)), whole, part)
        b.place(whole)
        loop(None)
        b.jump(after)
        b.place(part)
        if self.form.last:
            with b.loop("0", lines) as line, b.loop("0", self.how.length) as index:
                start = b.at(types.stored(dtype), base, b.i64("add", b.i64("mul", line, self.apart), index))
                lane = b.i64("add", b.i64("mul", index, str(lanes)), line)
                body(Operand(dtype, CONTIGUOUS, start, ""), _Place(lane, 1, None, index))
        else:
            loop(mask_below(b, lines, lanes))
        b.jump(after)
        b.place(after)

    def take(self, operand: Operand, at: _Place) -> None:
        """Write keys, for indices with their index in the lower half or beside them, into the rows."""
        b, form, lanes = self.b, self.form, at.lanes
        bits = load(b, operand, "0", lanes, at.mask)
        key, kind = form.keys.of(b, bits, lanes), types.value(self.word, lanes)
        if not (form.indices or form.keys.exact):
            self.note(form.keys.lost(b, bits, lanes), lanes)
        if form.keys.bits < form.word:
            key = b.op(f"zext {types.value(form.keys.held, lanes)} {key} to {kind}")
        if form.paired:
            self.put(self.places, at, b.splat("i64", at.number, lanes))
        elif form.indices:
            half = types.constant(form.word // 2, self.word, lanes)
            narrow = at.number if form.word == 64 else b.op(f"trunc i64 {at.number} to i32")
            number = b.splat(types.scalar(self.word), narrow, lanes)
            key = b.op(f"or {kind} {b.op(f'shl {kind} {key}, {half}')}, {number}")
        self.put(self.rows, at, key)

    def note(self, lost: str, lanes: int) -> None:
        """Write down that keys have forgotten something."""
        b = self.b
        if lanes > 1:
            lost = b.op(f"call i1 @llvm.vector.reduce.or.v{lanes}i1(<{lanes} x i1> {lost})")
        b.set(self.lost, b.op(f"or i1 {b.get(self.lost, 'i1')}, {lost}"), "i1")

    def give(self, operand: Operand, at: _Place) -> None:
        """Write indices, or the elements of keys, from the rows."""
        b, form, lanes = self.b, self.form, at.lanes
        kind = types.value(self.word, lanes)
        found = self.got(self.places if form.paired else self.rows, at)
        if form.indices and not form.paired:
            low = types.constant((1 << form.word // 2) - 1, self.word, lanes)
            found = b.op(f"and {kind} {found}, {low}")
            if form.word < 64:
                found = b.op(f"zext {kind} {found} to {types.vector('i64', lanes)}")
        elif not form.indices:
            if form.keys.bits < form.word:
                found = b.op(f"trunc {kind} {found} to {types.value(form.keys.held, lanes)}")
            found = form.keys.back(b, found, lanes)
        store(b, operand, "0", lanes, found, at.mask)

    def sort(self) -> None:
        """Write the network."""
        b, length = self.b, self.how.length
        leading = b.op(f"call i64 @llvm.ctlz.i64(i64 {b.larger(b.i64('sub', length, '1'), '1')}, i1 true)")
        top = b.choose(b.compare("sgt", length, "1"), b.i64("lshr", str(1 << 63), leading), "0")
        p = b.cell(top)
        with b.repeat(lambda: b.compare("ne", b.get(p), "0")):
            size = b.get(p)
            q, r, d = b.cell(top), b.cell("0"), b.cell(size)
            with b.repeat(lambda: b.compare("ne", b.get(d), "0")):
                self.compare_all(size, b.get(r), b.get(d))
                last = b.compare("eq", b.get(q), size)
                b.set(d, b.choose(last, "0", b.i64("sub", b.get(q), size)))
                b.set(q, b.i64("lshr", b.get(q), "1"))
                b.set(r, size)
            b.set(p, b.i64("lshr", size, "1"))

    def compare_all(self, p: str, r: str, d: str) -> None:
        """Write the comparisons of each element i, of which ``i & p == r``, with that `d` further on."""
        b = self.b
        reach = b.i64("sub", self.how.length, d)
        twice = b.i64("shl", p, "1")
        whole = b.i64("mul", b.i64("udiv", reach, twice), p)
        rest = b.smaller(b.larger(b.i64("sub", b.i64("urem", reach, twice), r), "0"), p)
        count = b.larger(b.i64("add", whole, rest), "0")
        low, high = b.i64("sub", p, "1"), b.i64("sub", "0", p)
        number = b.cell("0")
        for together in (_PAIRS, 1):

            def fits(step: int = together) -> str:
                return b.compare("sle", b.i64("add", b.get(number), str(step)), count)

            with b.repeat(fits):
                first = b.get(number)
                pairs: list[tuple[_Place, _Place]] = []
                for i in range(together):
                    k = b.i64("add", first, str(i))
                    above = b.i64("shl", b.i64("and", k, high), "1")
                    left = b.i64("add", b.i64("or", above, b.i64("and", k, low)), r)
                    pairs.append((self.row(left), self.row(b.i64("add", left, d))))
                self.exchange(pairs)
                b.set(number, b.i64("add", first, str(together)))

    def row(self, position: str) -> _Place:
        return _Place(position, self.form.lanes)

    def exchange(self, pairs: list[tuple[_Place, _Place]]) -> None:
        """Write pairs of rows in order."""
        rows = [tuple(self.got(self.rows, place) for place in pair) for pair in pairs]
        if self.form.paired:
            self.exchange_paired(pairs, rows)
            return
        suffix = types.suffix(self.word, self.form.lanes)
        for (i, j), (left, right) in zip(pairs, rows, strict=True):
            for place, how in ((i, "umin"), (j, "umax")):
                found = self.b.op(
                    f"call {self.kind} @llvm.{how}.{suffix}({self.kind} {left}, {self.kind} {right})"
                )
                self.put(self.rows, place, found)

    def exchange_paired(self, pairs: list[tuple[_Place, _Place]], rows: list[tuple[str, ...]]) -> None:
        """Write pairs of rows in order, with their indices."""
        b, kind, truth = self.b, self.kind, types.vector("i1", self.form.lanes)
        places = [tuple(self.got(self.places, place) for place in pair) for pair in pairs]
        for (i, j), (left, right), (before, after) in zip(pairs, rows, places, strict=True):
            same = b.op(f"icmp eq {kind} {left}, {right}")
            later = b.op(f"and {truth} {same}, {b.op(f'icmp ugt {kind} {before}, {after}')}")
            wrong = b.op(f"or {truth} {b.op(f'icmp ugt {kind} {left}, {right}')}, {later}")
            for memory, one, other in ((self.rows, left, right), (self.places, before, after)):
                self.put(memory, i, b.op(f"select {truth} {wrong}, {kind} {other}, {kind} {one}"))
                self.put(memory, j, b.op(f"select {truth} {wrong}, {kind} {one}, {kind} {other}"))

    def got(self, memory: str, at: _Place) -> str:
        """Write the load of a row, or of one lane of it."""
        kind = types.value(self.word, at.lanes)
        return self.b.op(
            f"load {kind}, ptr {self.b.at(kind, memory, at.position)}, align {self.form.word // 8}"
        )

    def put(self, memory: str, at: _Place, name: str) -> None:
        """Write the store of a row, or of one lane of it."""
        kind = types.value(self.word, at.lanes)
        place = self.b.at(kind, memory, at.position)
        self.b.do(f"store {kind} {name}, ptr {place}, align {self.form.word // 8}")
