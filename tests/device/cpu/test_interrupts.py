"""An interrupt ends a call, never a launch half-way: workers may be writing to memory that is about to be given back."""

from __future__ import annotations

import gc
import signal
import subprocess
import sys
import threading

import numpy as np
import pytest

import trellis
from trellis_cpu import pool


@pytest.fixture
def alarm():
    """Return a function that has a KeyboardInterrupt raised after so many seconds, or none after 0."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        pytest.skip("no timer sends signals here")

    def handler(number, frame):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, handler)
    yield lambda seconds: signal.setitimer(signal.ITIMER_REAL, seconds)
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def test_a_shared_launch_ends_before_its_interrupt(alarm):
    ctx = trellis.Context("cpu")
    a = np.random.default_rng(1).standard_normal(2_000_000).astype(np.float32)
    x, out, marks = ctx.asarray(a), ctx.zeros(a.shape, "float32"), ctx.full(a.shape, 7.0, "float32")
    wanted, interrupted = {kind: getattr(np, kind)(a) for kind in ("negative", "square")}, 0
    for kind in ("positive", *wanted):
        ctx.map(kind, x, out=out)
    for turn in range(200):
        kind = ("negative", "square")[turn % 2]
        ctx.map("positive", marks, out=out)
        try:
            alarm(1e-6 + turn % 20 * 5e-5)
            ctx.map(kind, x, out=out)
            alarm(0)
        except KeyboardInterrupt:
            interrupted += 1
        seen = out.numpy()
        assert (seen[0] == 7 and np.all(seen == 7)) or np.array_equal(seen, wanted[kind])
    assert interrupted
    assert np.array_equal(ctx.map("negative", x).numpy(), -a)


def test_interrupts_lose_no_bytes_from_the_accounts(alarm, monkeypatch):
    monkeypatch.setattr(sys, "unraisablehook", lambda *_: None)  # what ends in a destructor can't be raised
    arena = trellis.Context("cpu").arena
    gc.collect()
    arena.session.trim()
    # The session is the process's: what other tests still have is held before and after.
    used, held, interrupted = arena.ledger.used, arena.session.held(), 0
    for turn in range(3000):
        try:
            alarm(1e-5 + turn % 40 * 1e-6)
            for _ in range(100):
                arena.take(5000)
                arena.take(70_000)
            alarm(0)
        except KeyboardInterrupt:
            interrupted += 1
    assert interrupted
    assert arena.ledger.used == used
    arena.session.trim()
    assert arena.session.held() == held


def test_a_handler_may_take_memory_while_its_thread_counts():
    arena, taken = trellis.Context("cpu").arena, []

    def work():
        with arena.ledger.lock:
            for nbytes in (100, 1 << 22):
                taken.append(arena.take(nbytes).nbytes)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(60)
    assert taken == [100, 1 << 22]


def test_a_pool_that_cannot_start_changes_nothing(monkeypatch):
    class Stillborn(threading.Thread):
        def start(self):
            raise KeyboardInterrupt

    process = pool._Process()
    monkeypatch.setenv("TRELLIS_NUM_THREADS", "3")
    kept, pool._cell.value = pool._cell.value, 0
    try:
        with monkeypatch.context() as patch:
            patch.setattr(pool.threading, "Thread", Stillborn)
            with pytest.raises(KeyboardInterrupt):
                process.start(_entry())
        assert pool._cell.value == 0
        process.start(_entry())
        assert pool._cell.value
        process.close()
        assert pool._cell.value == 0
    finally:
        pool._cell.value = kept


def _entry():
    """Return the process's entry points, which the first kernel brings."""
    from trellis_cpu import artifact

    ctx = trellis.Context("cpu")
    ctx.map("negative", ctx.zeros((10,)))
    return artifact._entry[0]


COMPILING = """
import signal, threading
import llvmlite.binding as llvm
from trellis_cpu import driver

# A shell that starts its jobs in the background has them ignore interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
TEXT = "define void @f() {{\\n ret void\\n}}\\n; {}\\nattributes #0 = {{ nounwind }}"
target, armed, interrupted, done = driver.host(), False, 0, []

def acquired():  # in llvmlite's lock, before it counts as held
    if armed:
        signal.raise_signal(signal.SIGINT)

llvm.ffi.register_lock_callback(acquired, bool)
for turn in range(20):
    try:
        armed = True
        driver.compile_module(TEXT.format(turn), target)
        armed = False
    except KeyboardInterrupt:
        interrupted += 1
    armed = False

def other():
    driver.Code(driver.compile_module(TEXT.format("other"), target), ["f"])
    done.append(True)

thread = threading.Thread(target=other, daemon=True)
thread.start()
thread.join(60)
assert done, "the lock was never released"
print(interrupted)
"""


def test_an_interrupted_compile_lets_go_of_the_compilers_lock():
    done = subprocess.run(
        [sys.executable, "-c", COMPILING], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == 20
