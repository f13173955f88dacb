"""One row of a stencil: whole vectors where every neighbour is inside, and what is left at the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import CONTIGUOUS, Formula, Operand, mask_below, store, types
from trellis_cpu.kernels.stencil.taps import Read, beside, inside, partly

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from trellis.expr import Node
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.form import Form
    from trellis_cpu.kernels.stencil.taps import Reader


class Settings(NamedTuple):
    """What all rows share: scalars, fill values, byte steps of each operand, and the inner axis's numbers (see `AXIS`)."""

    scalars: tuple[str, ...]
    fills: tuple[str, ...]
    steps: tuple[str, ...]
    source: str
    shift: str
    first: str
    last: str


class Row(NamedTuple):
    """A stretch of one row of the result.

    Attributes
    ----------
    sources
        By input and outer offsets: where the row starts, and whether it is inside.
    result
        Pointer to the row's element 0.
    interior
        Whether all these rows are inside.
    outer
        Coordinates along the outer axes.
    begin, end
        The stretch.

    """

    sources: Mapping[tuple[int, tuple[int, ...]], tuple[str, str | None]]
    result: str
    interior: str
    outer: tuple[str, ...]
    begin: str
    end: str


def write_row(b: Builder, form: Form, settings: Settings, row: Row) -> None:
    """Write the loop over one stretch of a row."""
    _Inner(b, form, settings, row).write()


class _Inner:
    def __init__(self, b: Builder, form: Form, settings: Settings, row: Row) -> None:
        self.b, self.form, self.cut = b, form, form.cut
        self.settings, self.row = settings, row
        result = form.operands[-1]
        self.result = Operand(result.dtype, form.kinds[-1], row.result, settings.steps[-1])
        self.size = types.size(result.dtype)
        self.streaming = self.cut.streaming and self.cut.lanes > 1 and self.result.kind == CONTIGUOUS
        self.read = Read(b, form, settings, row.sources)

    def write(self) -> None:
        b, row = self.b, self.row
        self.low, self.high = self.interior()
        self.start = self.aligned(self.low) if self.streaming else self.low
        self.x = b.cell(row.begin)
        with b.repeat(lambda: b.compare("slt", b.get(self.x), row.end)):
            with b.when(b.compare("sge", b.get(self.x), self.start)):
                self.whole()
            with b.when(b.compare("slt", b.get(self.x), row.end)):
                self.rest()

    def interior(self) -> tuple[str, str]:
        """Write the part of the stretch whose neighbours are all inside; it may be empty."""
        b, row = self.b, self.row
        if self.form.boundary == "valid":
            return row.begin, row.end
        low = b.op(f"call i64 @llvm.smax.i64(i64 {row.begin}, i64 {self.settings.first})")
        if row.interior != "true":
            low = b.choose(row.interior, low, row.end)
        low = b.smaller(low, row.end)
        high = b.smaller(row.end, self.settings.last)
        return low, b.op(f"call i64 @llvm.smax.i64(i64 {low}, i64 {high})")

    def aligned(self, low: str) -> str:
        """Write the first index from `low` on where the result is aligned to a vector; the stretch's end if there is none."""
        b = self.b
        address = b.op(f"ptrtoint ptr {b.at(types.stored(self.result.dtype), self.row.result, low)} to i64")
        off = b.i64("and", b.i64("sub", "0", address), str(self.cut.lanes * self.size - 1))
        start = b.i64("add", low, b.i64("udiv", off, str(self.size)))
        even = b.compare("eq", b.i64("and", address, str(self.size - 1)), "0")
        return b.choose(even, b.smaller(start, self.row.end), self.row.end)

    def whole(self) -> None:
        """Write the loop over whole vectors, several an iteration."""
        b, cut = self.b, self.cut
        count = cut.lanes * cut.unroll

        def fits() -> str:
            return b.compare("sle", b.i64("add", b.get(self.x), str(count)), self.high)

        with b.repeat(fits):
            first = b.get(self.x)
            places = [first, *(b.i64("add", first, str(cut.lanes * i)) for i in range(1, cut.unroll))]
            values = [self.formula(inside(self.read, x, cut.lanes, None), x, cut.lanes, None) for x in places]
            for x, value in zip(places, values, strict=True):
                store(b, self.result, x, cut.lanes, value, streaming=self.streaming)
            b.set(self.x, b.i64("add", first, str(count)))

    def rest(self) -> None:
        """Write one step of less than a vector, or beside an edge."""
        b, boundary = self.b, self.form.boundary
        x = b.get(self.x)
        if not self.cut.masked:
            self.single(x)
        elif boundary == "constant":
            limit = b.choose(b.compare("slt", x, self.start), self.start, self.row.end)
            self.partial(x, limit, lambda count, mask: partly(self.read, x, self.cut.lanes, count, mask))
        elif boundary == "valid":
            self.tail(x)
        else:
            central = b.op(f"and i1 {b.compare('sge', x, self.low)}, {b.compare('slt', x, self.high)}")
            with b.when(central):
                self.tail(x)
            with b.when(b.op(f"xor i1 {central}, true")):
                self.single(x)

    def tail(self, x: str) -> None:
        b = self.b
        limit = b.choose(b.compare("slt", x, self.start), b.smaller(self.start, self.high), self.high)
        self.partial(x, limit, lambda _, mask: inside(self.read, x, self.cut.lanes, mask))

    def partial(self, x: str, limit: str, reader: Callable[[str, str], Reader]) -> None:
        """Write one masked vector that ends at `limit` at most."""
        b, lanes = self.b, self.cut.lanes
        count = b.smaller(b.i64("sub", limit, x), str(lanes))
        mask = mask_below(b, count, lanes)
        value = self.formula(reader(count, mask), x, lanes, mask)
        if self.streaming:
            self.store_streaming(x, count, mask, value)
        else:
            store(b, self.result, x, lanes, value, mask)
        b.set(self.x, b.i64("add", x, count))

    def store_streaming(self, x: str, count: str, mask: str, value: str) -> None:
        """Write a store past the caches where the vector is full and aligned, else an ordinary one."""
        b, lanes = self.b, self.cut.lanes
        address = b.op(f"ptrtoint ptr {b.at(types.stored(self.result.dtype), self.row.result, x)} to i64")
        even = b.compare("eq", b.i64("and", address, str(lanes * self.size - 1)), "0")
        full = b.op(f"and i1 {even}, {b.compare('eq', count, str(lanes))}")
        with b.when(full):
            store(b, self.result, x, lanes, value, streaming=True)
        with b.when(b.op(f"xor i1 {full}, true")):
            store(b, self.result, x, lanes, value, mask)

    def single(self, x: str) -> None:
        """Write one element, wherever its neighbours are."""
        value = self.formula(beside(self.read, x), x, 1, None)
        store(self.b, self.result, x, 1, value)
        self.b.set(self.x, self.b.i64("add", x, "1"))

    def formula(self, reader: Reader, x: str, lanes: int, mask: str | None) -> str:
        def leaf(node: Node) -> str:
            if node.op == "tap":
                return reader(node)
            if node.op == "scalar":
                return self.b.splat(
                    types.scalar(node.dtype), self.settings.scalars[int(node.value[0])], lanes
                )
            return self.index(node, x, lanes)

        return Formula(self.b, lanes, leaf, mask).write(self.form.outputs)[0]

    def index(self, node: Node, x: str, lanes: int) -> str:
        """Write the element's index along an axis of the result."""
        b, axis = self.b, int(node.value[0])
        wide = types.vector("i64", lanes)
        if axis < len(self.row.outer):
            name = b.splat("i64", self.row.outer[axis], lanes)
        else:
            name = b.op(f"add {wide} {b.splat('i64', x, lanes)}, {types.iota(lanes)}")
        kind = types.value(node.dtype, lanes)
        return name if kind == wide else b.op(f"trunc {wide} {name} to {kind}")
