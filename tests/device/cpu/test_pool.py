"""Callers and workers of one board: each chunk once, phases in order, by each way to wait that this system can run."""

from __future__ import annotations

import ctypes
import threading

import llvmlite.binding as llvm
import numpy as np
import pytest

from trellis_cpu import calls, driver, pool
from trellis_cpu.calls import board, waiting
from trellis_cpu.kernels.work import Work
from trellis_cpu.target import Target

# Phase 0 counts its chunk; phase 1 writes to each place of the second array what phase 0 counted in all.
TEXT = """
define void @phase0(ptr %args, i64 %begin, i64 %end) {{
  %counts = load ptr, ptr %args
  %place = getelementptr i64, ptr %counts, i64 %begin
  %old = load i64, ptr %place
  %new = add i64 %old, 1
  store i64 %new, ptr %place
  ret void
}}

define void @phase1(ptr %args, i64 %begin, i64 %end) {{
entry:
  %counts = load ptr, ptr %args
  %second = getelementptr ptr, ptr %args, i64 1
  %sums = load ptr, ptr %second
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %from = getelementptr i64, ptr %counts, i64 %i
  %count = load i64, ptr %from
  %more = add i64 %sum, %count
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, {chunks}
  br i1 %again, label %loop, label %done
done:
  %place = getelementptr i64, ptr %sums, i64 %begin
  store i64 %more, ptr %place
  ret void
}}
attributes #0 = {{ nounwind }}
"""
CHUNKS, LATER = 37, 5
POSIX = waiting.posix("1")


class Counting:
    """A pool of its own, and launches of a kernel that counts its chunks."""

    def __init__(self, threads):
        target = driver.host()
        self.entry = calls.Entry.of(
            driver.Code(driver.compile_module(calls.write(target), target, level=0), calls.SYMBOLS)
        )
        self.code = driver.Code(
            driver.compile_module(TEXT.format(chunks=CHUNKS), target), ["phase0", "phase1"]
        )
        self.pool = pool.Pool(threads, self.entry)
        self.cell = ctypes.c_int64(self.pool.board)

    def executable(self, helpers, *, wake=True):
        work = Work(2, (), (), (CHUNKS, LATER), 1e6)
        help = calls.Help(helpers, wake, ctypes.addressof(self.cell), object)
        functions = [self.code.addresses[name] for name in ("phase0", "phase1")]
        return self.entry.builtin(work, functions, calls.SHARED, self, help)

    def check(self, call, turns):
        """Launch so often; each chunk must run once a launch, and the second phase see all of the first."""
        counts, sums = np.zeros(CHUNKS, np.int64), np.zeros(LATER, np.int64)
        operands = [type("Operand", (), {"address": array.ctypes.data})() for array in (counts, sums)]
        for turn in range(1, turns + 1):
            call(*operands)
            assert np.all(counts == turn)
            assert np.all(sums == turn * CHUNKS)


@pytest.fixture(params=["own", "posix"])
def waits(request, monkeypatch):
    """Wait as this system does, and as any POSIX system can."""
    if request.param == "posix":
        if "linux" not in driver.host().triple:
            pytest.skip("the number of the clock is Linux's")
        monkeypatch.setattr(waiting, "spelling", lambda triple: POSIX)


@pytest.mark.usefixtures("waits")
@pytest.mark.parametrize("spin", [0, 1000, 200_000])
@pytest.mark.parametrize("threads", [2, 5])
def test_each_chunk_runs_once(monkeypatch, spin, threads):
    monkeypatch.setattr(pool, "_SPIN", spin)
    counting = Counting(threads)
    try:
        for wake in (True, False):
            counting.check(counting.executable(threads - 1, wake=wake), 300)
        counting.check(counting.executable(1), 300)
    finally:
        counting.pool.close()
    assert not any(worker.is_alive() for worker in counting.pool._workers)
    counting.check(counting.executable(1), 3)  # nobody is left to help


@pytest.mark.usefixtures("waits")
def test_more_callers_than_slots():
    counting, failures = Counting(3), []

    def work():
        try:
            counting.check(counting.executable(2), 200)
        except BaseException as error:
            failures.append(error)

    callers = [threading.Thread(target=work) for _ in range(2 * board.SLOTS)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    counting.pool.close()
    assert failures == []
    slots = [counting.pool.board + board.SLOT + i * board.LINE for i in range(board.SLOTS)]
    assert [ctypes.c_int32.from_address(slot + board.GATE).value for slot in slots] == [0] * board.SLOTS


@pytest.mark.parametrize(
    "triple",
    [
        "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
        "s390x-unknown-linux-gnu",
        "arm64-apple-macosx14.0.0",
        "x86_64-pc-windows-msvc",
        "x86_64-unknown-freebsd",
    ],
)
def test_each_system_has_a_way_to_wait(triple):
    text = calls.write(Target.of(triple, "generic", ""))
    llvm.parse_assembly(text).verify()
    own = {"linux": "@syscall", "windows": "@WaitOnAddress"}
    wanted = next((name for system, name in own.items() if system in triple), "@pthread_cond_wait")
    assert wanted in text
