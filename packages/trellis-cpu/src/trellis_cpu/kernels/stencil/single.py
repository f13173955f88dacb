"""One row: whole vectors where every neighbour is inside, and what is left at the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import mask_below, store
from trellis_cpu.kernels.stencil.taps import across, beside, inside

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.stencil.row import Row


def write_single(b: Builder, row: Row, done: str | None = None) -> None:
    """Write the loop over a row's stretch, but for so many elements from `Row.start` on that are done already."""
    _Single(b, row, done).write()


class _Single:
    def __init__(self, b: Builder, row: Row, done: str | None) -> None:
        self.b, self.row, self.done = b, row, done
        self.cut = row.form.cut

    def write(self) -> None:
        b, row = self.b, self.row
        end = row.place.end
        self.low, self.high = row.interior()
        self.start = row.start(row.span()[0])
        self.x = b.cell(row.place.begin)
        with b.repeat(lambda: b.compare("slt", b.get(self.x), end)):
            with b.when(b.compare("sge", b.get(self.x), self.start)):
                if self.done is not None:
                    self.skip(self.done)
                if self.done is None or not self.cut.masked:
                    self.whole()
            with b.when(b.compare("slt", b.get(self.x), end)):
                self.rest()

    def skip(self, done: str) -> None:
        """Write the step over what is done, where that is next."""
        b = self.b
        x = b.get(self.x)
        b.set(self.x, b.choose(b.compare("eq", x, self.start), b.i64("add", x, done), x))

    def whole(self) -> None:
        """Write the loop over whole vectors, several an iteration."""
        b, row, lanes = self.b, self.row, self.cut.lanes
        unroll = self.cut.unroll if self.done is None else 1
        count = lanes * unroll

        def fits() -> str:
            return b.compare("sle", b.i64("add", b.get(self.x), str(count)), self.high)

        with b.repeat(fits):
            first = b.get(self.x)
            places = [first, *(b.i64("add", first, str(lanes * i)) for i in range(1, unroll))]
            values = [row.value(inside(row, x, lanes), x, lanes) for x in places]
            row.put([(row, x, value) for x, value in zip(places, values, strict=True)])
            b.set(self.x, b.i64("add", first, str(count)))

    def rest(self) -> None:
        """Write one step of less than a vector, or beside an edge."""
        b, form = self.b, self.row.form
        x = b.get(self.x)
        if not self.cut.masked:
            self.element(x)
        elif form.vector_edges:
            limit = b.choose(b.compare("slt", x, self.start), self.start, self.row.place.end)
            self.partial(x, limit, over_edges=True)
        elif form.boundary == "valid":
            self.tail(x)
        else:
            central = b.op(f"and i1 {b.compare('sge', x, self.low)}, {b.compare('slt', x, self.high)}")
            with b.when(central):
                self.tail(x)
            with b.when(b.op(f"xor i1 {central}, true")):
                self.element(x)

    def tail(self, x: str) -> None:
        b = self.b
        limit = b.choose(b.compare("slt", x, self.start), b.smaller(self.start, self.high), self.high)
        self.partial(x, limit, over_edges=False)

    def partial(self, x: str, limit: str, *, over_edges: bool) -> None:
        """Write one masked vector that ends at `limit` at most."""
        b, row, lanes = self.b, self.row, self.cut.lanes
        count = b.smaller(b.i64("sub", limit, x), str(lanes))
        mask = mask_below(b, count, lanes)
        reader = across(row, x, lanes, count) if over_edges else inside(row, x, lanes, mask)
        value = row.value(reader, x, lanes, mask)
        if row.streaming:
            # Past the caches where the vector is full and aligned, else an ordinary store.
            even = b.compare("eq", b.i64("and", row.address(x), str(row.vector_bytes - 1)), "0")
            full = b.op(f"and i1 {even}, {b.compare('eq', count, str(lanes))}")
            full = b.op(f"and i1 {full}, {row.settings.streams}")
            with b.when(full):
                store(b, row.result, x, lanes, value, streaming=True)
            with b.when(b.op(f"xor i1 {full}, true")):
                store(b, row.result, x, lanes, value, mask)
        else:
            store(b, row.result, x, lanes, value, mask)
        b.set(self.x, b.i64("add", x, count))

    def element(self, x: str) -> None:
        """Write one element, wherever its neighbours are."""
        store(self.b, self.row.result, x, 1, self.row.value(beside(self.row, x), x, 1))
        self.b.set(self.x, self.b.i64("add", x, "1"))
