"""Long lines: sorted by one digit after the other, the least first, each time into the order of that digit.

Digits that are the same in all elements of a line take no pass, and a line that is in order already, or the other way round, is
only copied. A line that is cut is counted again before each pass: where the elements of a part go depends on what the parts
before it hold by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, types
from trellis_cpu.kernels.sort import passes
from trellis_cpu.kernels.sort.numbers import HEAD, PASSES, read
from trellis_cpu.kernels.sort.ordered import REVERSED, write_copying, write_looking
from trellis_cpu.kernels.work import Written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis_cpu.kernels.sort.form import Form
    from trellis_cpu.kernels.sort.numbers import Cut

# What a pass does, in the head of a line: whether there is one, whether it is the first or the last, where it writes, and whether
# it only copies, from either end.
_ACTIVE, _FIRST, _LAST, _SIDE, _KEEP, _TURN = 1, 2, 4, 8, 16, 32
PART = "ptr %args, i64 %line, i64 %part, i64 %unit"


def write_radix(form: Form) -> Written:
    """Write the phases: all digits counted, passes planned, then a count and a move for each digit."""
    lanes = min(form.lanes, 1 << form.digit)
    shared = [
        passes.write_counting(form, all_digits=True, strided=not form.last),
        passes.write_counting(form, all_digits=False, strided=False),
        passes.write_offsets(form, lanes),
        *(passes.write_moving(form, first=first, last=last) for first, last in _variants(form)),
        write_looking(form),
        write_copying(form),
    ]
    first_count = write_first_count(form, looking=True)
    steps = [first_count, _write_recount(form), _write_plan(form), _write_count(form), _write_move(form)]
    whole: list[tuple[str, int | None]] = [("first_count", None), ("plan", None)]
    whole += [("move", number) for number in range(len(form.shifts))]
    phases = [first_phase(whole), phase(1, "recount", 0), phase(2, "plan", None)]
    for number in range(len(form.shifts)):
        if number:
            phases.append(phase(len(phases), "count", number))
        phases.append(phase(len(phases), "move", number))
    return Written(tuple(phases), tuple(item.text for item in (*shared, *steps)))


def _variants(form: Form) -> Sequence[tuple[bool, bool]]:
    """Return which moves differ: all are the same where they read and write nothing but dense elements."""
    ends = (False, True)
    return [(first, last) for first in ends for last in ends] if _differ(form) else [(False, False)]


def _differ(form: Form) -> bool:
    return form.indices or not form.last


def first_phase(steps: Sequence[tuple[str, int | None]]) -> Builder:
    """Write the phase that counts all digits, or takes all steps for lines that are not cut."""
    b = Builder("phase0", exported=True)
    how = read(b)
    with b.loop("%begin", "%end") as chunk:
        cut, whole, after = (b.label() for _ in range(3))
        b.fork(b.compare("sgt", how.parts, "1"), cut, whole)
        b.place(cut)
        line, part = b.i64("udiv", chunk, how.parts), b.i64("urem", chunk, how.parts)
        call(b, "first_count", line, part, line)
        b.jump(after)
        b.place(whole)
        first = b.i64("mul", chunk, how.each)
        with b.loop(first, b.smaller(b.i64("add", first, how.each), how.units)) as line:
            for name, number in steps:
                call(b, name, line, "0", chunk, number)
        b.jump(after)
        b.place(after)
    b.finish()
    return b


def phase(position: int, name: str, number: int | None) -> Builder:
    """Write a phase of which each chunk is one step for a part of a line, or for a line."""
    b = Builder(f"phase{position}", exported=True)
    how = read(b)
    with b.loop("%begin", "%end") as chunk:
        if number is None:
            call(b, name, chunk, "0", chunk)
        else:
            line = b.i64("udiv", chunk, how.parts)
            call(b, name, line, b.i64("urem", chunk, how.parts), line, number)
    b.finish()
    return b


def call(b: Builder, name: str, line: str, part: str, unit: str, number: int | None = None) -> None:
    """Write the call of a step: which line, which part of it, where its tables are, and the pass."""
    more = "" if number is None else f", i64 {number}"
    b.do(f"call void @{name}(ptr %args, i64 {line}, i64 {part}, i64 {unit}{more})")


class Part:
    """Where a part of a line, its tables and its memory are."""

    b: Builder
    form: Form
    how: Cut[str]

    def __init__(self, b: Builder, form: Form) -> None:
        self.b, self.form, self.how = b, form, read(b)
        self.memory: str = b.slot(2, "ptr")
        self.first: str = b.i64("mul", "%part", self.how.segment)
        self.last: str = b.smaller(b.i64("add", self.first, self.how.segment), self.how.length)
        self.head: str = b.at("i64", self.memory, b.i64("mul", "%unit", str(HEAD)))
        self.held: str = types.stored(form.keys.held)
        size = b.i64("mul", self.how.length, self.how.inner)
        outer, column = b.i64("udiv", "%line", self.how.inner), b.i64("urem", "%line", self.how.inner)
        self.place: str = b.i64("add", b.i64("mul", outer, size), column)
        self.source: str = b.at(self.held, b.slot(0, "ptr"), self.place)
        self.step: str = b.i64("mul", self.how.inner, str(types.size(form.keys.held)))

    @property
    def apart(self) -> int:
        """Bytes of a part's tables."""
        return (len(self.form.shifts) << self.form.digit) * int(self.form.place[1:]) // 8

    def found(self, part: str) -> str:
        """Write the address of what a part was found to be."""
        return self.b.at("i64", self.head, self.b.i64("add", part, str(PASSES)))

    def table(self, part: str, number: str) -> str:
        """Write the address of a part's table for a pass."""
        b = self.b
        position = b.i64("add", b.i64("mul", "%unit", self.how.parts), part)
        base = b.at("i8", b.at("i8", self.memory, self.how.tables), b.i64("mul", position, str(self.apart)))
        return b.at(self.form.place, base, b.i64("shl", number, str(self.form.digit)))

    def shift(self, number: str) -> str:
        """Write where the digit of a pass begins."""
        wide = self.b.i64("mul", number, str(self.form.digit))
        kind = types.scalar(self.form.keys.held)
        return wide if kind == "i64" else self.b.op(f"trunc i64 {wide} to {kind}")

    def lanes(self) -> str:
        """Write memory for a vector of digits."""
        return self.b.cell(kind=types.value(self.form.keys.held, self.form.lanes))

    def moving(self, kind: str, where: str) -> str:
        """Write the address of the line's elements on their way, or of their indices."""
        first = self.b.at("i8", self.memory, where)
        return self.b.at(kind, first, self.b.i64("mul", "%line", self.how.length))

    def side(self, side: str, first: str, second: str) -> str:
        """Write a choice between two addresses: the second on the other side."""
        return self.b.op(f"select i1 {side}, ptr {second}, ptr {first}")


def write_first_count(form: Form, *, looking: bool) -> Builder:
    """Write the function that counts all digits of a part of the input, unless it looks first and finds that in order."""
    b = Builder("first_count", PART)
    part = Part(b, form)
    if not looking:
        _count_all(b, form, part)
        b.finish()
        return b
    found = b.op(f"call i64 @look(ptr {part.source}, i64 {part.step}, i64 {part.first}, i64 {part.last})")
    b.set(part.found("%part"), found)
    with b.when(b.compare("eq", found, "0")):
        _count_all(b, form, part)
    b.finish()
    return b


def _count_all(b: Builder, form: Form, part: Part) -> None:
    name = passes.count_name(all_digits=True, strided=not form.last)
    held = types.scalar(form.keys.held)
    table = part.table("%part", "0")
    b.do(
        f"call void @{name}(ptr {part.source}, i64 {part.step}, i64 {part.first}, i64 {part.last}, "
        f"ptr {table}, {held} 0, ptr {part.lanes()})"
    )


def _alike(b: Builder, part: Part) -> str:
    """Write what all parts of a line are: in order, the other way round, or 0 where that differs."""
    alike = b.cell()
    b.set(alike, b.load("i64", part.found("0")))
    with b.loop("0", part.how.parts) as other:
        b.set(alike, b.i64("and", b.get(alike), b.load("i64", part.found(other))))
    return b.get(alike)


def _write_recount(form: Form) -> Builder:
    """Write the function that counts a part which is in order, where the line is not."""
    b = Builder("recount", f"{PART}, i64 %number")
    part = Part(b, form)
    skipped = b.compare("ne", b.load("i64", part.found("%part")), "0")
    with b.when(b.op(f"and i1 {skipped}, {b.compare('eq', _alike(b, part), '0')}")):
        _count_all(b, form, part)
    b.finish()
    return b


def _write_plan(form: Form) -> Builder:
    """Write the function that decides on the passes over a line: a digit that its first element shares with all needs none."""
    b = Builder("plan", PART)
    part = Part(b, form)
    alike = _alike(b, part)
    with b.when(b.compare("ne", alike, "0")):
        turn = b.choose(b.compare("eq", alike, str(REVERSED)), str(_TURN), "0")
        for number in range(1, len(form.shifts)):
            b.set(b.at("i64", part.head, str(number)), "0")
        b.set(part.head, b.i64("or", turn, str(_ACTIVE | _FIRST | _LAST | _KEEP)))
        b.leave("void")
    key = form.keys.of(b, b.load(part.held, part.source), 1)
    count = b.cell("0")
    needed: list[str] = []
    for number in range(len(form.shifts)):
        digit = passes.digits(b, form, key, part.shift(str(number)), 1)
        wide = digit if form.keys.bits == 64 else b.op(f"zext {part.held} {digit} to i64")
        same = b.cell("0")
        with b.loop("0", part.how.parts) as other:
            found = b.load(form.place, b.at(form.place, part.table(other, str(number)), wide))
            found = found if form.place == "i64" else b.op(f"zext {form.place} {found} to i64")
            b.set(same, b.i64("add", b.get(same), found))
        active = b.compare("ne", b.get(same), part.how.length)
        needed.append(active)
        b.set(count, b.i64("add", b.get(count), b.op(f"zext i1 {active} to i64")))
    # Where all keys are equal, the first pass copies them.
    needed[0] = b.op(f"or i1 {needed[0]}, {b.compare('eq', b.get(count), '0')}")
    left, most = b.cell("0"), b.larger(b.get(count), "1")
    for number in reversed(range(len(form.shifts))):
        _write_role(b, b.at("i64", part.head, str(number)), needed[number], left, most)
    b.finish()
    return b


def _write_role(b: Builder, place: str, needed: str, left: str, most: str) -> None:
    """Write what one pass does; `left` counts those after it."""
    b.set(place, "0")
    with b.when(needed):
        after = b.get(left)
        last = b.choose(b.compare("eq", after, "0"), str(_LAST), "0")
        now = b.i64("add", after, "1")
        first = b.choose(b.compare("eq", now, most), str(_FIRST), "0")
        side = b.choose(b.op(f"trunc i64 {after} to i1"), str(_SIDE), "0")
        b.set(place, b.i64("or", b.i64("or", first, last), b.i64("or", side, str(_ACTIVE))))
        b.set(left, now)


def _role(b: Builder, part: Part) -> tuple[str, str, str, str]:
    """Write whether the pass is active, the first and the last, and the side that it writes to."""
    role = b.load("i64", b.at("i64", part.head, "%number"))
    active, first, last, side = (
        b.compare("ne", b.i64("and", role, str(bit)), "0") for bit in (_ACTIVE, _FIRST, _LAST, _SIDE)
    )
    return active, first, last, side


def _sides(b: Builder, form: Form, part: Part) -> tuple[str, str]:
    """Write the addresses of both places of elements on their way: the first is the result itself where it can be."""
    second = part.moving(part.held, part.how.keys)
    if _differ(form):
        return part.moving(part.held, part.how.more_keys), second
    return b.at(part.held, b.slot(1, "ptr"), part.place), second


def _write_count(form: Form) -> Builder:
    """Write the function that counts one digit of a part anew, unless it was counted in the input just so."""
    b = Builder("count", f"{PART}, i64 %number")
    part = Part(b, form)
    active, first, _, side = _role(b, part)
    with b.when(b.op(f"and i1 {active}, {b.op(f'xor i1 {first}, true')}")):
        source = part.side(side, *reversed(_sides(b, form, part)))
        name = passes.count_name(all_digits=False, strided=False)
        held = types.scalar(form.keys.held)
        b.do(
            f"call void @{name}(ptr {source}, i64 0, i64 {part.first}, i64 {part.last}, "
            f"ptr {part.table('%part', '%number')}, {held} {part.shift('%number')}, ptr {part.lanes()})"
        )
    b.finish()
    return b


def _write_move(form: Form) -> Builder:
    """Write the function that moves a part's elements."""
    b = Builder("move", f"{PART}, i64 %number")
    part = Part(b, form)
    offsets, totals = (b.cell(kind=f"[{1 << form.digit} x {form.place}]") for _ in range(2))
    active, first, last, side = _role(b, part)
    role = b.load("i64", b.at("i64", part.head, "%number"))
    with b.when(b.compare("ne", b.i64("and", role, str(_KEEP)), "0")):
        turned = b.compare("ne", b.i64("and", role, str(_TURN)), "0")
        base = b.choose(turned, b.i64("sub", part.how.length, "1"), "0")
        out = b.at(types.stored(form.out), b.slot(1, "ptr"), part.place)
        b.do(
            f"call void @keep(ptr {part.source}, i64 {part.step}, ptr {out}, i64 {part.how.inner}, "
            f"i64 {part.first}, i64 {part.last}, i64 {base}, i64 {b.choose(turned, '-1', '1')})"
        )
        b.leave("void")
    with b.when(active):
        b.do(
            f"call void @offset(ptr {part.table('0', '%number')}, i64 {part.apart}, i64 {part.how.parts}, "
            f"i64 %part, ptr {offsets}, ptr {totals})"
        )
        near, far = _sides(b, form, part)
        source = b.op(f"select i1 {first}, ptr {part.source}, ptr {part.side(side, far, near)}")
        target = part.side(side, near, far)
        sources = targets = "null"
        if form.indices:
            places = [part.moving(form.place, place) for place in (part.how.more_places, part.how.places)]
            sources, targets = part.side(side, *reversed(places)), part.side(side, *places)
        if _differ(form):
            out = b.at(types.stored(form.out), b.slot(1, "ptr"), part.place)
            if form.indices:
                targets = b.op(f"select i1 {last}, ptr {out}, ptr {targets}")
            else:
                target = b.op(f"select i1 {last}, ptr {out}, ptr {target}")
        arguments = (
            f"ptr {source}, ptr {sources}, ptr {target}, ptr {targets}, i64 {part.step}, i64 {part.how.inner}, "
            f"i64 {part.first}, i64 {part.last}, ptr {offsets}, "
            f"{types.scalar(form.keys.held)} {part.shift('%number')}, ptr {part.lanes()}"
        )
        _dispatch(b, form, (first, last), arguments)
    b.finish()
    return b


def _dispatch(b: Builder, form: Form, ends: tuple[str, str], arguments: str) -> None:
    """Write the call of the move that fits."""
    if not _differ(form):
        b.do(f"call void @{passes.move_name(first=False, last=False)}({arguments})")
        return
    after = b.label()
    for first, last in _variants(form):
        fits = [
            name if wanted else b.op(f"xor i1 {name}, true")
            for name, wanted in zip(ends, (first, last), strict=True)
        ]
        yes, no = b.label(), b.label()
        b.fork(b.op(f"and i1 {fits[0]}, {fits[1]}"), yes, no)
        b.place(yes)
        b.do(f"call void @{passes.move_name(first=first, last=last)}({arguments})")
        b.jump(after)
        b.place(no)
    b.jump(after)
    b.place(after)
