"""The functions that all passes share: digits counted, passes planned, and elements moved to where their digit belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import CONTIGUOUS, STRIDED, Builder, Operand, load, types

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis_cpu.kernels.sort.form import Form

# Digits an iteration of the loop over those of a vector.
_TOGETHER = 4


def digits(b: Builder, form: Form, key: str, shift: str, lanes: int) -> str:
    """Write one digit of each key; `shift` is a scalar of the key's type."""
    kind, held = types.value(form.keys.held, lanes), form.keys.held
    mask = types.constant((1 << form.digit) - 1, held, lanes)
    wide = b.splat(types.scalar(held), shift, lanes)
    return b.op(f"and {kind} {b.op(f'lshr {kind} {key}, {wide}')}, {mask}")


def each(
    b: Builder, form: Form, source: Operand, ends: tuple[str, str], body: Callable[[str, str, int], None]
) -> None:
    """Write a loop over a stretch of elements: `body` is given an index, the bits of so many elements, and how many."""
    position = b.cell(ends[0])
    for lanes in dict.fromkeys((form.lanes, 1)):

        def fits(step: int = lanes) -> str:
            return b.compare("sle", b.i64("add", b.get(position), str(step)), ends[1])

        with b.repeat(fits):
            index = b.get(position)
            body(index, load(b, source, index, lanes), lanes)
            b.set(position, b.i64("add", index, str(lanes)))


def one_by_one(
    b: Builder, form: Form, vector: tuple[str, int], memory: str, body: Callable[[str, str], None]
) -> None:
    """Write a loop over the digits of a vector: `body` is given each as a 64-bit integer, and its lane.

    They go through memory, which is faster than taking them out of the register one by one.
    """
    name, lanes = vector
    kind, held = types.scalar(form.keys.held), form.keys.held

    def wide(digit: str) -> str:
        return digit if kind == "i64" else b.op(f"zext {kind} {digit} to i64")

    if lanes == 1:
        body(wide(name), "0")
        return
    b.do(f"store {types.value(held, lanes)} {name}, ptr {memory}, align {types.size(held)}")
    together = min(lanes, _TOGETHER)
    with b.loop("0", str(lanes), str(together)) as first:
        for i in range(together):
            lane = b.i64("add", first, str(i))
            body(wide(b.load(kind, b.at(kind, memory, lane))), lane)


def add_one(b: Builder, form: Form, table: str, digit: str) -> str:
    """Write the addition of one to a table's entry, and return what it was."""
    place = b.at(form.place, table, digit)
    before = b.load(form.place, place)
    b.set(place, b.op(f"add {form.place} {before}, 1"), form.place)
    return before


def write_counting(form: Form, *, all_digits: bool, strided: bool) -> Builder:
    """Write the function that counts one digit of a stretch of elements, or all of them, into tables one after the other."""
    name = count_name(all_digits=all_digits, strided=strided)
    held = types.scalar(form.keys.held)
    b = Builder(
        name,
        f"ptr %source, i64 %step, i64 %first, i64 %last, ptr %table, {held} %shift, ptr %memory",
    )
    shifts = [str(shift) for shift in form.shifts] if all_digits else ["%shift"]
    with b.loop("0", str(len(shifts) << form.digit)) as entry:
        b.set(b.at(form.place, "%table", entry), "0", form.place)
    tables = [b.at(form.place, "%table", str(i << form.digit)) for i in range(len(shifts))]

    def body(_: str, bits: str, lanes: int) -> None:
        key = form.keys.of(b, bits, lanes)
        for shift, table in zip(shifts, tables, strict=True):

            def count(digit: str, _: str, own: str = table) -> None:
                add_one(b, form, own, digit)

            one_by_one(b, form, (digits(b, form, key, shift, lanes), lanes), "%memory", count)

    source = Operand(form.keys.held, STRIDED if strided else CONTIGUOUS, "%source", "%step")
    each(b, form, source, ("%first", "%last"), body)
    b.finish()
    return b


def count_name(*, all_digits: bool, strided: bool) -> str:
    """Return the name of a function that counts."""
    return f"count_{'all' if all_digits else 'one'}{'_strided' if strided else ''}"


def write_moving(form: Form, *, first: bool, last: bool) -> Builder:
    """Write the function that moves a stretch of elements to where their digits belong.

    The first pass reads the input, where an element's index is its place; the last one writes the result.
    """
    held, place = types.scalar(form.keys.held), form.place
    b = Builder(
        move_name(first=first, last=last),
        f"ptr %source, ptr %sources, ptr %target, ptr %targets, i64 %step, i64 %away, "
        f"i64 %first, i64 %last, ptr %offsets, {held} %shift, ptr %memory",
    )
    kind = STRIDED if first and not form.last else CONTIGUOUS
    source = Operand(form.keys.held, kind, "%source", "%step")

    def body(index: str, bits: str, lanes: int) -> None:
        def move(digit: str, lane: str) -> None:
            position = b.i64("add", index, lane)
            before = add_one(b, form, "%offsets", digit)
            target = before if place == "i64" else b.op(f"zext {place} {before} to i64")
            if not (form.indices and last):
                element = load(b, source, position, 1)
                away = b.i64("mul", target, "%away") if last and not form.last else target
                b.set(b.at(held, "%target", away), element, held)
            if form.indices:
                _move_place(b, form, (position, target), first=first, last=last)

        found = digits(b, form, form.keys.of(b, bits, lanes), "%shift", lanes)
        one_by_one(b, form, (found, lanes), "%memory", move)

    each(b, form, source, ("%first", "%last"), body)
    b.finish()
    return b


def _move_place(b: Builder, form: Form, moved: tuple[str, str], *, first: bool, last: bool) -> None:
    """Write the index of an element to where it belongs: while elements move as narrow as it may be, then as the result."""
    place, (position, target) = form.place, moved
    if first:
        own = position if place == "i64" or last else b.op(f"trunc i64 {position} to {place}")
    else:
        own = b.load(place, b.at(place, "%sources", position))
        own = b.op(f"zext {place} {own} to i64") if last and place != "i64" else own
    away = b.i64("mul", target, "%away") if last and not form.last else target
    kind = "i64" if last else place
    b.set(b.at(kind, "%targets", away), own, kind)


def move_name(*, first: bool, last: bool) -> str:
    """Return the name of a function that moves."""
    return f"move{'_first' if first else ''}{'_last' if last else ''}{'' if first or last else '_on'}"


def write_offsets(form: Form, lanes: int) -> Builder:
    """Write the function that turns counts of digits into where a part's elements of each digit go.

    Its arguments are the first part's table, the bytes from one part's to the next, the number of parts, the part, and the result.
    """
    place = form.place
    kind, dtype = types.vector(place, lanes), f"uint{place[1:]}"
    b = Builder("offset", "ptr %table, i64 %apart, i64 %parts, i64 %part, ptr %offsets, ptr %totals")
    with b.loop("0", str(1 << form.digit), str(lanes)) as entry:
        total, before = (b.cell(types.constant(0, dtype, lanes), kind) for _ in range(2))
        with b.loop("0", "%parts") as part:
            row = b.at(place, b.at("i8", "%table", b.i64("mul", part, "%apart")), entry)
            found = load(b, Operand(dtype, CONTIGUOUS, row, ""), "0", lanes)
            with b.when(b.compare("eq", part, "%part")):
                b.set(before, b.get(total, kind), kind)
            b.set(total, b.op(f"add {kind} {b.get(total, kind)}, {found}"), kind)
        for memory, cell in (("%offsets", before), ("%totals", total)):
            b.do(
                f"store {kind} {b.get(cell, kind)}, ptr {b.at(place, memory, entry)}, align {int(place[1:]) // 8}"
            )
    base = b.cell("0", place)
    with b.loop("0", str(1 << form.digit)) as entry:
        own = b.at(place, "%offsets", entry)
        start = b.get(base, place)
        b.set(own, b.op(f"add {place} {b.load(place, own)}, {start}"), place)
        b.set(base, b.op(f"add {place} {start}, {b.load(place, b.at(place, '%totals', entry))}"), place)
    b.finish()
    return b
