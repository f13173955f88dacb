"""argmax and argmin along lines in the order of their index: the extreme of a block first, then where it is, where it is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import mask_below, types
from trellis_cpu.kernels.reduce import combining
from trellis_cpu.kernels.reduce.results import deliver
from trellis_cpu.kernels.reduce.values import Values

if TYPE_CHECKING:
    from trellis_cpu.kernels.nest import Stretch
    from trellis_cpu.kernels.reduce.units import Frame, Unit

# Bytes of a block: it is read once more where it has what is sought, then from a level 1 cache.
_BLOCK_BYTES = 16 * 1024


def write_firsts(frame: Frame) -> None:
    """Write the first phase: each result from its first element to its last."""

    def unit(found: Unit) -> None:
        best = _Best(frame)
        frame.write_elements(found, best.line)
        deliver(frame, found, best.get(), "0", 1, None)

    frame.write_chunks(lambda chunk: frame.write_units(chunk, frame.starts, unit))


class _Best:
    """The extreme value of a result's elements so far, and its index."""

    def __init__(self, frame: Frame) -> None:
        self.frame, self.b, self.form, self.how = frame, frame.b, frame.form, frame.form.how
        self.dtype = self.how.narrow
        # The same without an index: NaN stays.
        self.plain = self.how._replace(kind=self.how.kind.removeprefix("arg"))
        self.kind, self.lanes = types.value(self.dtype, self.form.lanes), self.form.lanes
        (nothing,) = combining.start(self.plain, self.dtype, 1)
        self.scalar = types.scalar(self.dtype)
        self.value, self.place = self.b.cell(nothing, self.scalar), self.b.cell("0")
        self.index = self.b.cell()

    def get(self) -> combining.State:
        """Write the state's load."""
        return self.b.get(self.value, self.scalar), self.b.get(self.place)

    def line(self, stretch: Stretch) -> None:
        """Write the loop over the blocks of a stretch."""
        b, form = self.b, self.form
        steps = [strides[-1] for strides in self.frame.reduced_strides]
        values = Values(b, form, self.frame.scalars, stretch.bases, steps)
        values.hoist()
        widest = max(types.size(dtype) for dtype in form.dtypes[: form.inputs])
        b.set(self.index, "0")
        with b.repeat(lambda: b.compare("slt", b.get(self.index), stretch.length)):
            begin = b.get(self.index)
            end = b.smaller(b.i64("add", begin, str(_BLOCK_BYTES // widest)), stretch.length)
            found = self.extreme(values, end)
            with b.when(combining.beyond(b, self.how, self.dtype, 1, b.get(self.value, self.scalar), found)):
                b.set(self.value, found, self.scalar)
                self.locate(values, begin, end, found)

    def fits(self, count: int, end: str) -> str:
        """Write whether so many elements are left before the end."""
        return self.b.compare("sle", self.b.i64("add", self.b.get(self.index), str(count)), end)

    def extreme(self, values: Values, end: str) -> str:
        """Write the extreme value from the index on up to an end, and the index to that end."""
        b, lanes, unroll, kind = self.b, self.lanes, self.form.unroll, self.kind
        (nothing,) = combining.start(self.plain, self.dtype, lanes)
        cells = [b.cell(nothing, kind) for _ in range(unroll)]

        def take(cell: str, value: str) -> None:
            (found,) = combining.combine(b, self.plain, self.dtype, lanes, (b.get(cell, kind),), (value,))
            b.set(cell, found, kind)

        for count in dict.fromkeys((unroll, 1)):
            with b.repeat(lambda count=count: self.fits(lanes * count, end)):
                first = b.get(self.index)
                places = [first, *(b.i64("add", first, str(lanes * u)) for u in range(1, count))]
                loaded = [values.value(place, None) for place in places]
                for cell, value in zip(cells, loaded, strict=False):
                    take(cell, value)
                b.set(self.index, b.i64("add", first, str(lanes * count)))
        if lanes > 1:
            first = b.get(self.index)
            left = b.i64("sub", end, first)
            with b.when(b.compare("sgt", left, "0")):
                mask = mask_below(b, left, lanes)
                (value,) = combining.hide(b, self.plain, (values.value(first, mask),), lanes, mask)
                take(cells[0], value)
                b.set(self.index, end)
        states: list[combining.State] = [(b.get(cell, kind),) for cell in cells]
        found = combining.tree(b, self.plain, self.dtype, lanes, states)
        return combining.across(b, self.plain, lanes, found)[0]

    def locate(self, values: Values, begin: str, end: str, found: str) -> None:
        """Write the search for the first element of a block that is its extreme value; there is one."""
        b, lanes = self.b, self.lanes
        wanted = b.splat(self.scalar, found, lanes)
        bits = f"i{lanes}"
        at, hits = b.cell(begin), b.cell("0" if lanes > 1 else "false", bits)

        def unseen() -> str:
            more = b.compare("sle", b.i64("add", b.get(at), str(lanes)), end)
            return b.op(f"and i1 {more}, {b.op(f'icmp eq {bits} {b.get(hits, bits)}, 0')}")

        with b.repeat(unseen):
            b.set(hits, self.matches(values.value(b.get(at), None), wanted), bits)
            b.set(at, b.i64("add", b.get(at), str(lanes)))
        none = b.op(f"icmp eq {bits} {b.get(hits, bits)}, 0")
        if lanes > 1:
            with b.when(none):
                left = b.i64("sub", end, b.get(at))
                mask = mask_below(b, left, lanes)
                seen = self.matches(values.value(b.get(at), mask), wanted)
                b.set(
                    hits, b.op(f"and {bits} {seen}, {b.op(f'bitcast <{lanes} x i1> {mask} to {bits}')}"), bits
                )
                b.set(at, b.i64("add", b.get(at), str(lanes)))
        lane = "0"
        if lanes > 1:
            lane = b.op(f"call {bits} @llvm.cttz.{bits}({bits} {b.get(hits, bits)}, i1 true)")
            lane = lane if lanes == 64 else b.op(f"zext {bits} {lane} to i64")
        number = b.i64("add", b.i64("sub", b.get(at), str(lanes)), lane)
        b.set(self.place, values.number(number))

    def matches(self, value: str, wanted: str) -> str:
        """Write in which lanes the wanted value is, as bits: NaN is wanted where there is one."""
        b, lanes, kind = self.b, self.lanes, self.kind
        real = types.is_float(self.dtype)
        same = b.op(f"{'fcmp oeq' if real else 'icmp eq'} {kind} {value}, {wanted}")
        if real:
            missing = b.op(f"fcmp uno {kind} {value}, {value}")
            same = b.op(f"or {types.vector('i1', lanes)} {same}, {missing}")
        return same if lanes == 1 else b.op(f"bitcast <{lanes} x i1> {same} to i{lanes}")
