"""Waiting in native code, as LLVM IR: a short spin, then sleep, by what the system has for it.

``spin(word, mask, value, equal, nanoseconds)`` waits until the masked word equals a value, or differs from it, and tells how
that ended. ``sleep(board, word, seen)`` returns once the word differs from what was seen, or sooner. ``wake(board, word,
count)`` wakes so many sleepers at least, if there are any. ``core()`` is the core that the caller runs on, -1 where nobody says.

Linux sleeps on a futex, Windows on an address, other systems on the mutex and the condition variable of a board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.calls import board
from trellis_cpu.emit import Builder

if TYPE_CHECKING:
    from trellis_cpu.target import Target

# How a spin ended: the word was right; the time was over; another thread had the core for a while.
HIT, OVER, DISTURBED = range(3)
# Looks at the word between two of the clock: about half a microsecond.
_LOOKS = 16
# Nanoseconds between two looks at the clock that only another thread on the core explains.
_GAP = 30_000

# Numbers of the system call futex: asm/unistd.h of each architecture.
_FUTEX = {"x86_64": 202, "aarch64": 98, "riscv64": 98, "loongarch64": 98, "powerpc64le": 221, "s390x": 238}
# FUTEX_WAIT and FUTEX_WAKE for memory that no other process sees: linux/futex.h.
_WAIT, _WAKE = 128, 129
_PAUSE = {
    "x86_64": "call void @llvm.x86.sse2.pause()",
    "aarch64": "call void @llvm.aarch64.isb(i32 15)",  # `yield` does nothing on most of them
    "arm64": "call void @llvm.aarch64.isb(i32 15)",
}


class Spelling(NamedTuple):
    """What a system calls what waiting needs.

    Attributes
    ----------
    declared
        Declarations of its functions.
    functions
        Texts of ``now``, ``core``, ``ready``, ``sleep`` and ``wake``.

    """

    declared: str
    functions: tuple[str, ...]


def texts(target: Target) -> tuple[str, ...]:
    """Return declarations and functions for a processor and its system."""
    how = spelling(target.triple)
    arch = target.triple.partition("-")[0]
    return (how.declared, *how.functions, _pause(arch), _spin())


def spelling(triple: str) -> Spelling:
    """Return what the system of an LLVM target triple has."""
    arch = triple.partition("-")[0]
    if "windows" in triple:
        return _windows()
    if "linux" in triple and arch in _FUTEX:
        return _linux(_FUTEX[arch])
    return posix("6" if "apple" in triple or "darwin" in triple else "4" if "freebsd" in triple else "1")


def _linux(number: int) -> Spelling:
    sleep = Builder("sleep", "ptr %board, ptr %word, i32 %seen")
    sleep.op(
        f"call i64 (i64, ...) @syscall(i64 {number}, ptr %word, i64 {_WAIT}, i32 %seen, ptr null, ptr null, i64 0)"
    )
    wake = Builder("wake", "ptr %board, ptr %word, i32 %count")
    wake.op(
        f"call i64 (i64, ...) @syscall(i64 {number}, ptr %word, i64 {_WAKE}, i32 %count, ptr null, ptr null, i64 0)"
    )
    core = Builder("core", "", "i32")
    core.finish(f"ret i32 {core.op('call i32 @sched_getcpu()')}")
    declared = (
        "declare i64 @syscall(i64, ...)\ndeclare i32 @clock_gettime(i32, ptr)\ndeclare i32 @sched_getcpu()"
    )
    return Spelling(declared, (_clock("1"), core.text, _ready(), sleep.finish(), wake.finish()))


def _windows() -> Spelling:
    now = Builder("now", "", "i64")
    count, rate = now.cell(), now.cell()
    now.op(f"call i32 @QueryPerformanceCounter(ptr {count})")
    now.op(f"call i32 @QueryPerformanceFrequency(ptr {rate})")
    ticks, hertz = now.get(count), now.get(rate)
    seconds = now.i64("udiv", ticks, hertz)
    rest = now.i64("udiv", now.i64("mul", now.i64("urem", ticks, hertz), "1000000000"), hertz)
    now.finish(f"ret i64 {now.i64('add', now.i64('mul', seconds, '1000000000'), rest)}")
    sleep = Builder("sleep", "ptr %board, ptr %word, i32 %seen")
    seen = sleep.cell("%seen", "i32")
    sleep.op(f"call i32 @WaitOnAddress(ptr %word, ptr {seen}, i64 4, i32 -1)")
    wake = Builder("wake", "ptr %board, ptr %word, i32 %count")
    wake.do("call void @WakeByAddressAll(ptr %word)")
    declared = (
        "declare i32 @QueryPerformanceCounter(ptr)\ndeclare i32 @QueryPerformanceFrequency(ptr)\n"
        "declare i32 @WaitOnAddress(ptr, ptr, i64, i32)\ndeclare void @WakeByAddressAll(ptr)"
    )
    return Spelling(declared, (now.text, _no_core(), _ready(), sleep.finish(), wake.finish()))


def posix(clock: str) -> Spelling:
    """Return what any POSIX system has; `clock` is its number of CLOCK_MONOTONIC."""
    ready = Builder("ready", "ptr %board")
    sleep = Builder("sleep", "ptr %board, ptr %word, i32 %seen")
    wake = Builder("wake", "ptr %board, ptr %word, i32 %count")
    for b in (ready, sleep, wake):
        mutex, condition = (b.at("i8", "%board", str(place)) for place in (board.MUTEX, board.CONDITION))
        if b is ready:
            b.op(f"call i32 @pthread_mutex_init(ptr {mutex}, ptr null)")
            b.op(f"call i32 @pthread_cond_init(ptr {condition}, ptr null)")
            continue
        b.op(f"call i32 @pthread_mutex_lock(ptr {mutex})")
        if b is sleep:
            with b.repeat(lambda: sleep.op(f"icmp eq i32 {look(sleep)}, %seen")):
                b.op(f"call i32 @pthread_cond_wait(ptr {condition}, ptr {mutex})")
        else:
            b.op(f"call i32 @pthread_cond_broadcast(ptr {condition})")
        b.op(f"call i32 @pthread_mutex_unlock(ptr {mutex})")
    declared = "\n".join(
        [
            "declare i32 @clock_gettime(i32, ptr)",
            *(f"declare i32 @pthread_{name}(ptr, ptr)" for name in ("mutex_init", "cond_init", "cond_wait")),
            *(
                f"declare i32 @pthread_{name}(ptr)"
                for name in ("mutex_lock", "mutex_unlock", "cond_broadcast")
            ),
        ]
    )
    return Spelling(declared, (_clock(clock), _no_core(), ready.finish(), sleep.finish(), wake.finish()))


def look(b: Builder, word: str = "%word", order: str = "seq_cst") -> str:
    """Load a word that other threads write."""
    return b.op(f"load atomic i32, ptr {word} {order}, align 4")


def _no_core() -> str:
    return Builder("core", "", "i32").finish("ret i32 -1")


def _ready() -> str:
    return Builder("ready", "ptr %board").finish()


def _clock(number: str) -> str:
    """Write ``now()``: nanoseconds of a clock that only goes forward."""
    b = Builder("now", "", "i64")
    time = b.cell(kind="[2 x i64]")
    b.op(f"call i32 @clock_gettime(i32 {number}, ptr {time})")
    seconds, rest = b.load("i64", time), b.load("i64", b.at("i64", time, "1"))
    return b.finish(f"ret i64 {b.i64('add', b.i64('mul', seconds, '1000000000'), rest)}")


def _pause(arch: str) -> str:
    b = Builder("pause", "")
    b.do(_PAUSE.get(arch, 'fence syncscope("singlethread") seq_cst'))
    return b.finish()


def _spin() -> str:
    """Write ``spin(word, mask, value, equal, nanoseconds)``, which returns how it ended."""
    b = Builder("spin", "ptr %word, i32 %mask, i32 %value, i1 %equal, i64 %nanoseconds", "i32")
    start = b.op("call i64 @now()")
    last = b.cell(start)
    with b.repeat(lambda: "true"):
        with b.loop("0", str(_LOOKS)):
            masked = b.op(f"and i32 {look(b, order='acquire')}, %mask")
            same = b.op(f"icmp eq i32 {masked}, %value")
            with b.when(b.op(f"icmp eq i1 {same}, %equal")):
                b.leave(f"i32 {HIT}")
            b.do("call void @pause()")
        time = b.op("call i64 @now()")
        with b.when(b.compare("sgt", b.i64("sub", time, b.get(last)), str(_GAP))):
            b.leave(f"i32 {DISTURBED}")
        with b.when(b.compare("sge", b.i64("sub", time, start), "%nanoseconds")):
            b.leave(f"i32 {OVER}")
        b.set(last, time)
    return b.finish(f"ret i32 {OVER}")
