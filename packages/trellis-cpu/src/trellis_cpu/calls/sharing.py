"""Several threads at one job, as LLVM IR that knows nothing of Python: callers post, workers look, enter, work and leave.

``trellis_work(board)`` is a worker's life. ``share(board, job, helpers, wake)`` runs a job with up to so many workers'
help and returns when it is done and nobody looks at it any more. A job lies on its caller's stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.calls import board
from trellis_cpu.calls import template as t
from trellis_cpu.calls.waiting import DISTURBED, HIT, look
from trellis_cpu.emit import Builder

if TYPE_CHECKING:
    from collections.abc import Callable

SYMBOLS = ("trellis_open", "trellis_work", "trellis_close")
# The highest bit of the count of chunks done: somebody sleeps until it is complete.
_SLEEPING, _COUNT = -(1 << 31), (1 << 31) - 1
# Nanoseconds that one who waits for chunks spins at most: more than most chunks take. Where it takes longer the other thread
# may need this very core.
_CHUNK = 50_000
# Wakes all who sleep on a word.
_ALL = _COUNT


def texts() -> tuple[str, ...]:
    """Return the functions."""
    return (_await(), _drain(), _enter(), _leave(), _share(), _work(), _open(), _close())


def _place(b: Builder, offset: int) -> str:
    return b.at("i8", "%board", str(offset))


def _slot(b: Builder, index: str) -> str:
    return b.at("i8", _place(b, board.SLOT), b.i64("mul", index, str(board.LINE)))


def _change(b: Builder, how: str, word: str, value: int | str, order: str = "acq_rel") -> str:
    """Write an atomic change of a word; return the value before."""
    return b.op(f"atomicrmw {how} ptr {word}, i32 {value} {order}")


def _test(b: Builder, how: str, left: str, right: int | str) -> str:
    return b.op(f"icmp {how} i32 {left}, {right}")


def _await() -> str:
    """Write ``await(board, word, mask, value, mark)``: wait until the masked word is `value`.

    Whoever makes it so looks for the mark and wakes us.
    """
    b = Builder("await", "ptr %board, ptr %word, i32 %mask, i32 %value, i32 %mark")

    def differs(seen: str) -> str:
        return _test(b, "ne", b.op(f"and i32 {seen}, %mask"), "%value")

    with b.repeat(lambda: differs(look(b, order="acquire"))):
        patience = b.smaller(b.load("i64", _place(b, board.PATIENCE)), str(_CHUNK))
        how = b.op(f"call i32 @spin(ptr %word, i32 %mask, i32 %value, i1 true, i64 {patience})")
        with b.when(_test(b, "ne", how, HIT)):
            before = _change(b, "or", "%word", "%mark")
            with b.when(differs(before)):
                marked = b.op(f"or i32 {before}, %mark")
                b.do(f"call void @sleep(ptr %board, ptr %word, i32 {marked})")
    return b.finish()


def _drain() -> str:
    """Write ``drain(board, job)``: take chunks until there are none; a phase starts when the one before is done."""
    b = Builder("drain", "ptr %board, ptr %job")
    count = b.load("i64", "%job")
    table = b.at("i64", "%job", str(t.JOB_HEAD))
    block = b.at("i64", table, b.i64("mul", count, str(t.PHASE_WORDS)))
    last = b.i64("sub", count, "1")
    with b.loop("0", count) as phase:
        words = b.at("i64", table, b.i64("mul", phase, str(t.PHASE_WORDS)))
        counter, done = (b.at("i64", words, str(word)) for word in (t.TAKEN, t.DONE))
        chunks = b.load("i64", b.at("i64", words, str(t.TOTAL)))
        function = b.load("ptr", b.at("i64", words, str(t.FUNCTION)))
        total = b.op(f"trunc i64 {chunks} to i32")
        taken = b.cell()

        def take() -> str:
            b.set(taken, b.op(f"atomicrmw add ptr {counter}, i64 1 monotonic"))
            return b.compare("slt", b.get(taken), chunks)

        with b.repeat(take):
            mine = b.get(taken)
            b.do(f"call void {function}(ptr {block}, i64 {mine}, i64 {b.i64('add', mine, '1')})")
            before = _change(b, "add", done, 1)
            complete = _test(b, "eq", b.op(f"sub i32 {total}, 1"), b.op(f"and i32 {before}, {_COUNT}"))
            with b.when(b.op(f"and i1 {complete}, {_test(b, 'slt', before, 0)}")):
                b.do(f"call void @wake(ptr %board, ptr {done}, i32 {_ALL})")
        # Who leaves after the last phase is waited for at the gate.
        with b.when(b.compare("slt", phase, last)):
            b.do(f"call void @await(ptr %board, ptr {done}, i32 {_COUNT}, i32 {total}, i32 {_SLEEPING})")
    return b.finish()


def _enter() -> str:
    """Write ``enter(gate)``, which tells whether this worker is inside now."""
    b = Builder("enter", "ptr %gate", "i1")
    with b.repeat(lambda: "true"):
        seen = look(b, "%gate", "acquire")
        with b.when(_test(b, "eq", b.op(f"and i32 {seen}, {board.OPEN}"), 0)):
            b.leave("i1 false")
        inside = b.op(f"and i32 {seen}, {board.INSIDE}")
        most = b.op(f"and i32 {b.op(f'lshr i32 {seen}, {board.MOST_SHIFT}')}, {board.INSIDE}")
        with b.when(_test(b, "uge", inside, most)):
            b.leave("i1 false")
        more = b.op(f"add i32 {seen}, 1")
        pair = b.op(f"cmpxchg ptr %gate, i32 {seen}, i32 {more} acq_rel monotonic")
        with b.when(b.op(f"extractvalue {{ i32, i1 }} {pair}, 1")):
            b.leave("i1 true")
    return b.finish("ret i1 false")


def _leave() -> str:
    """Write ``leave(board, gate)`` for a worker that found no more chunks: nobody else need enter."""
    b = Builder("leave", "ptr %board, ptr %gate")
    _change(b, "and", "%gate", ~board.OPEN)
    before = _change(b, "sub", "%gate", 1)
    alone = _test(b, "eq", b.op(f"and i32 {before}, {board.INSIDE}"), 1)
    asleep = _test(b, "ne", b.op(f"and i32 {before}, {board.SLEEPING}"), 0)
    # The slot may be another job's by now; a caller that is woken for nothing looks and sleeps on.
    with b.when(b.op(f"and i1 {alone}, {asleep}")):
        b.do(f"call void @wake(ptr %board, ptr %gate, i32 {_ALL})")
    return b.finish()


def _share() -> str:
    """Write ``share(board, job, helpers, wake)``."""
    b = Builder("share", "ptr %board, ptr %job, i32 %helpers, i32 %wake")
    _alone_where_all_sleep(b)
    gate = b.cell(kind="ptr")
    found, alone = b.label(), b.label()
    with b.loop("0", str(board.SLOTS)) as index:
        slot = _slot(b, index)
        b.set(gate, slot, "ptr")
        pair = b.op(f"cmpxchg ptr {slot}, i32 0, i32 {board.TAKEN} acq_rel monotonic")
        after = b.label()
        b.fork(b.op(f"extractvalue {{ i32, i1 }} {pair}, 1"), found, after)
        b.place(after)
    b.jump(alone)
    b.place(alone)  # so many launches at once need no help
    b.do("call void @drain(ptr %board, ptr %job)")
    b.do("ret void")
    b.place(found)
    mine = b.get(gate, "ptr")
    b.do(f"store ptr %job, ptr {b.at('i8', mine, str(board.JOB))}")
    b.do(f"store i32 {b.op('call i32 @core()')}, ptr {b.at('i8', mine, str(board.CORE))}")
    limit = b.op(f"shl i32 %helpers, {board.MOST_SHIFT}")
    state = b.op(f"or i32 {limit}, {board.OPEN | board.TAKEN}")
    b.do(f"store atomic i32 {state}, ptr {mine} release, align 4")
    _call_helpers(b)
    b.do("call void @drain(ptr %board, ptr %job)")
    _change(b, "and", mine, ~board.OPEN)
    b.do(f"call void @await(ptr %board, ptr {mine}, i32 {board.INSIDE}, i32 0, i32 {board.SLEEPING})")
    b.do(f"store atomic i32 0, ptr {mine} release, align 4")
    return b.finish()


def _alone_where_all_sleep(b: Builder) -> None:
    """Write what a small job does where no worker is awake: run alone, unless another one did so a moment ago.

    Waking takes the caller as long as the job would gain, but the next one finds the worker awake.
    """
    asleep = _test(b, "eq", look(b, _place(b, board.SPINNING), "monotonic"), 0)
    with b.when(b.op(f"and i1 {asleep}, {_test(b, 'eq', '%wake', 0)}")):
        time, recent = b.op("call i64 @now()"), _place(b, board.RECENT)
        last = b.op(f"atomicrmw xchg ptr {recent}, i64 {time} monotonic")
        patience = b.load("i64", _place(b, board.PATIENCE))
        with b.when(b.compare("sgt", b.i64("sub", time, last), patience)):
            b.do("call void @drain(ptr %board, ptr %job)")
            b.leave("void")


def _call_helpers(b: Builder) -> None:
    """Write the call for workers: those that spin see the count of jobs; those that sleep are woken where they are needed.

    A worker counts itself a sleeper before it looks at the count of jobs for the last time, and the caller looks for
    sleepers after it has raised that count: one of the two sees the other.
    """
    posted = _place(b, board.POSTED)
    _change(b, "add", posted, 1, "seq_cst")
    asleep = look(b, _place(b, board.SLEEPERS))
    missing = b.op(f"sub i32 %helpers, {look(b, _place(b, board.SPINNING))}")
    wanted = b.op(f"and i1 {_test(b, 'ne', asleep, 0)}, {_test(b, 'sgt', missing, 0)}")
    with b.when(wanted):
        b.do(f"call void @wake(ptr %board, ptr {posted}, i32 {missing})")


def _work() -> str:
    """Write ``trellis_work(board)``: look for jobs and work on them until the board is closed."""
    b = Builder("trellis_work", "ptr %board", exported=True)
    posted, closed = _place(b, board.POSTED), _place(b, board.CLOSED)
    patience = b.load("i64", _place(b, board.PATIENCE))
    budget, busy = b.cell(patience), b.cell(kind="i1")
    with b.repeat(lambda: _test(b, "eq", look(b, closed, "acquire"), 0)):
        seen = look(b, posted)
        b.set(busy, "false", "i1")
        with b.loop("0", str(board.SLOTS)) as index:
            gate = _slot(b, index)
            with b.when(b.op(f"call i1 @enter(ptr {gate})")):
                job = b.load("ptr", b.at("i8", gate, str(board.JOB)))
                theirs = b.load("i32", b.at("i8", gate, str(board.CORE)))
                b.do(f"call void @drain(ptr %board, ptr {job})")
                b.do(f"call void @leave(ptr %board, ptr {gate})")
                b.set(busy, "true", "i1")
                # The caller, who has the same core, waits to go on: no spinning.
                mine = b.op("call i32 @core()")
                same = b.op(f"and i1 {_test(b, 'eq', mine, theirs)}, {_test(b, 'sge', mine, 0)}")
                b.set(budget, b.choose(same, "0", b.get(budget)))
        with b.when(b.op(f"xor i1 {b.get(busy, 'i1')}, true")):
            _idle(b, posted, seen, patience, budget)
    return b.finish()


def _idle(b: Builder, posted: str, seen: str, patience: str, budget: str) -> None:
    """Write the wait for the next job: spin for as long as that has paid lately, then sleep.

    A spin that another thread disturbed makes the next ones shorter, as cores are scarce; each undisturbed one makes them
    a little longer again, and one that met a job as long as may be.
    """

    def counted(place: int, wait: Callable[[], str]) -> str:
        _change(b, "add", _place(b, place), 1, "seq_cst")
        result = wait()
        _change(b, "sub", _place(b, place), 1, "seq_cst")
        return result

    def spin() -> str:
        return b.op(f"call i32 @spin(ptr {posted}, i32 -1, i32 {seen}, i1 false, i64 {b.get(budget)})")

    def sleep() -> str:
        b.do(f"call void @sleep(ptr %board, ptr {posted}, i32 {seen})")
        return ""

    how = counted(board.SPINNING, spin)
    longer = b.smaller(patience, b.i64("add", b.get(budget), b.i64("ashr", patience, "4")))
    shorter = b.i64("ashr", b.get(budget), "2")
    lost = b.choose(_test(b, "eq", how, DISTURBED), shorter, longer)
    b.set(budget, b.choose(_test(b, "eq", how, HIT), patience, lost))
    with b.when(_test(b, "ne", how, HIT)):
        counted(board.SLEEPERS, sleep)


def _open() -> str:
    """Write ``trellis_open(board)``, which makes a zeroed board ready."""
    b = Builder("trellis_open", "ptr %board", exported=True)
    b.do("call void @ready(ptr %board)")
    return b.finish()


def _close() -> str:
    """Write ``trellis_close(board)``: workers end when they have finished what they are at."""
    b = Builder("trellis_close", "ptr %board", exported=True)
    b.do(f"store atomic i32 1, ptr {_place(b, board.CLOSED)} seq_cst, align 4")
    _change(b, "add", _place(b, board.POSTED), 1, "seq_cst")
    b.do(f"call void @wake(ptr %board, ptr {_place(b, board.POSTED)}, i32 {_ALL})")
    return b.finish()
