"""Calling an executable: right and wrong arguments, many threads, lifetimes, fork, the end of the process."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import textwrap
import threading

import numpy as np
import pytest

from trellis.door import Layout, Map, Plan, Schedule
from trellis.expr import Expression, const, node

F = "float32"
SMALL, MIDDLE, LARGE = 16, 60_000, 3_000_001


def scaled(size, scalar_dtype=F):
    """Return the map ``a * s + b`` with a run-time scalar."""
    a, b = (node("input", F, (), (i,)) for i in range(2))
    scalar = node("scalar", scalar_dtype, (), (0,))
    factor = scalar if scalar_dtype == F else node("cast", F, (scalar,))
    dense = Layout.dense(F, (size,))
    formula = node("add", F, (node("mul", F, (a, factor)), b))
    return Map(Expression((formula,), (scalar_dtype,)), (dense, dense), (dense,), (size,))


class Operands:
    """Two inputs and a result in blocks of the session."""

    def __init__(self, cpu, size, seed=0):
        self.blocks = [cpu.session.allocate(4 * size) for _ in range(3)]
        self.a, self.b, self.out = (cpu.session.host_view(block)[: 4 * size].view(F) for block in self.blocks)
        rng = np.random.default_rng(seed)
        self.a[:], self.b[:], self.out[:] = rng.random(size), rng.random(size), np.nan

    def check(self, factor):
        np.testing.assert_allclose(self.out, self.a * np.float32(factor) + self.b, rtol=3e-6)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_each_kind_of_call_computes_the_same(cpu, size):
    operands = Operands(cpu, size)
    assert cpu.executable(scaled(size))(*operands.blocks, 2.5) is None
    operands.check(2.5)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_wrong_arguments_raise_and_run_nothing(cpu, size):
    operands, call = Operands(cpu, size), cpu.executable(scaled(size))
    a, b, out = operands.blocks

    class NoNumber:
        address = "here"

    wrong = [
        ((), TypeError),
        ((a, b, out), TypeError),
        ((a, b, out, 1.0, 2.0), TypeError),
        ((a, b, out, "2.5"), TypeError),
        ((a, b, out, None), TypeError),
        ((a, b, 3, 1.0), AttributeError),
        ((a, b, NoNumber, 1.0), TypeError),
        ((a, None, out, 1.0), AttributeError),
    ]
    for arguments, error in wrong:
        with pytest.raises(error):
            call(*arguments)
    with pytest.raises(TypeError):
        call(a, b, out, s=1.0)
    assert np.all(np.isnan(operands.out))
    call(a, b, out, 1)  # an integer is a float
    operands.check(1)


@pytest.mark.parametrize(
    ("dtype", "good", "bad"),
    [
        ("int8", [-128, 127, np.int64(5)], [(128, OverflowError), (-129, OverflowError), (1.5, TypeError)]),
        ("uint8", [0, 255, np.uint8(7)], [(256, OverflowError), (-1, OverflowError)]),
        ("int64", [-(2**63), 2**63 - 1], [(2**63, OverflowError), ("1", TypeError)]),
        ("uint64", [0, 2**64 - 1, np.uint64(2**63)], [(2**64, OverflowError), (-1, OverflowError)]),
        ("bool", [True, False, 0, np.True_], []),
        ("float64", [-1.0, np.float32(-1), True, -1], [(1j, TypeError), ("1", TypeError)]),
    ],
)
def test_a_scalar_fits_its_dtype_or_is_refused(cpu, dtype, good, bad):
    operands, call = Operands(cpu, SMALL), cpu.executable(scaled(SMALL, dtype))
    for value in good:
        call(*operands.blocks, value)
        operands.check(np.dtype(dtype).type(value))
    for value, error in bad:
        with pytest.raises(error):
            call(*operands.blocks, value)


def test_an_error_of_the_address_itself_comes_through(cpu):
    class Broken:
        @property
        def address(self):
            raise LookupError("gone")

    a, b, _ = Operands(cpu, SMALL).blocks
    with pytest.raises(LookupError, match="gone"):
        cpu.executable(scaled(SMALL))(a, b, Broken(), 1.0)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_eight_threads_call_one_executable(cpu, size):
    call, failures = cpu.executable(scaled(size)), []
    rounds = 300 if size == SMALL else 5

    def work(seed):
        try:
            operands = Operands(cpu, size, seed)
            for turn in range(rounds):
                call(*operands.blocks, seed + turn)
                operands.check(seed + turn)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_eight_threads_compile_at_once(cpu):
    import trellis_cpu

    failures = []

    def work(seed):
        try:
            for unroll in (1, 2, 3):
                intent, schedule = scaled(100 + seed), Schedule(unroll=unroll, vector=2 << seed % 5)
                candidate = trellis_cpu.trellis_generate(intent=intent, schedule=schedule, device=cpu.device)
                plan = Plan(intent, cpu.device, schedule, "generate", candidate)
                operands = Operands(cpu, 100 + seed)
                trellis_cpu.trellis_launch(plan=plan, device=cpu.device)(*operands.blocks, seed)
                operands.check(seed)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_an_executable_outlives_all_it_was_made_of(cpu, size):
    import trellis_cpu

    intent = scaled(size)
    candidate = trellis_cpu.trellis_generate(intent=intent, schedule=Schedule(unroll=3), device=cpu.device)
    call = trellis_cpu.trellis_launch(
        plan=Plan(intent, cpu.device, Schedule(unroll=3), "generate", candidate), device=cpu.device
    )
    del candidate, intent
    gc.collect()
    operands = Operands(cpu, size)
    call(*operands.blocks, 3.0)
    operands.check(3.0)


def test_an_artifact_makes_the_same_kernel_again(cpu):
    import trellis_cpu

    intent = scaled(SMALL)
    first = cpu.candidate(intent)
    again = trellis_cpu.trellis_compile(
        artifact=first.artifact, intent=intent, schedule=Schedule(), device=cpu.device
    )
    assert (again.name, again.geometry, again.artifact, again.source) == (
        first.name,
        first.geometry,
        first.artifact,
        None,
    )
    operands = Operands(cpu, SMALL)
    trellis_cpu.trellis_launch(plan=Plan(intent, cpu.device, Schedule(), "cache", again), device=cpu.device)(
        *operands.blocks, 2.0
    )
    operands.check(2.0)


@pytest.mark.parametrize("damage", [b"", b"short", b"X" * 5000, "cut", "another magic", "no object"])
def test_a_damaged_artifact_is_declined(cpu, damage):
    import trellis_cpu
    from trellis.door import Declined

    whole = cpu.candidate(scaled(SMALL)).artifact
    bad = {"cut": whole[:40], "another magic": b"?" + whole[1:], "no object": whole[:-900] + bytes(900)}.get(
        damage, damage
    )
    if damage == "no object":
        head = len(whole) // 2
        bad = whole[:head] + b"\0" * (len(whole) - head)
    answer = trellis_cpu.trellis_compile(
        artifact=bad, intent=scaled(SMALL), schedule=Schedule(), device=cpu.device
    )
    assert isinstance(answer, Declined)


def python(program, **environment):
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", PRELUDE + textwrap.dedent(program)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, (result.returncode, result.stderr)
    return result.stdout


PRELUDE = """
import os, sys, threading, hashlib, time
import numpy as np
import trellis_cpu
from trellis.door import Layout, Map, Plan, Schedule
from trellis.expr import Expression, const, node

(device,) = trellis_cpu.trellis_probe().devices
session = trellis_cpu.trellis_open(device=device)
F = "float32"

def executable(size, schedule=Schedule()):
    a = node("input", F, (), (0,))
    dense = Layout.dense(F, (size,))
    intent = Map(Expression((node("mul", F, (node("add", F, (a, const(0.1, F))), a)),)), (dense,), (dense,), (size,))
    candidate = trellis_cpu.trellis_generate(intent=intent, schedule=schedule, device=device)
    return trellis_cpu.trellis_launch(plan=Plan(intent, device, schedule, "generate", candidate), device=device)

def operands(size):
    blocks = [session.allocate(4 * size) for _ in range(2)]
    arrays = [session.host_view(block)[: 4 * size].view(F) for block in blocks]
    arrays[0][:] = np.random.default_rng(1).standard_normal(size)
    return blocks, arrays
"""


def test_results_do_not_depend_on_the_number_of_threads():
    program = """
    size = 2_000_003
    blocks, arrays = operands(size)
    executable(size)(*blocks)
    workers = [thread for thread in threading.enumerate() if thread.name.startswith("trellis-cpu-worker")]
    print(hashlib.sha256(arrays[1].tobytes()).hexdigest(), len(workers))
    """
    found = [python(program, TRELLIS_NUM_THREADS=str(count)).split() for count in (1, 2, 5)]
    assert len({digest for digest, _ in found}) == 1
    assert [int(workers) for _, workers in found] == [0, 1, 4]


@pytest.mark.parametrize("number", ["many", "0", "4097", "1000000"])
def test_a_wrong_number_of_threads_is_refused(monkeypatch, number):
    from trellis.door import InvalidArgument
    from trellis_cpu import pool

    monkeypatch.setenv("TRELLIS_NUM_THREADS", number)
    with pytest.raises(InvalidArgument, match="TRELLIS_NUM_THREADS"):
        pool._Process().threads()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_child_forked_during_a_launch_works():
    program = """
    import warnings
    warnings.simplefilter("ignore", DeprecationWarning)
    size = 3_000_000
    call, (blocks, arrays) = executable(size), operands(size)
    wanted = (arrays[0] + np.float32(0.1)) * arrays[0]
    stop, running = threading.Event(), threading.Event()

    def launching():
        mine, _ = operands(size)
        while not stop.is_set():
            call(*mine)
            executable(size, Schedule(unroll=2))
            running.set()

    thread = threading.Thread(target=launching)
    thread.start()
    running.wait()
    for turn in range(6):
        child = os.fork()
        if child == 0:
            arrays[1][:] = 0
            call(*blocks)
            fresh = executable(size, Schedule(unroll=1 + turn))
            fresh(*blocks)
            workers = [thread for thread in threading.enumerate() if thread.name.startswith("trellis-cpu-worker")]
            good = np.allclose(arrays[1], wanted, atol=1e-6) and len(workers) == 1
            os._exit(0 if good else 1)
        _, status = os.waitpid(child, 0)
        assert status == 0, status
    stop.set()
    thread.join()
    """
    python(program, TRELLIS_NUM_THREADS="2")


@pytest.mark.parametrize("size", [16, 60_000, 3_000_000])
def test_the_process_ends_while_a_daemon_thread_launches(size):
    program = f"""
    size = {size}
    call, (blocks, arrays) = executable(size), operands(size)
    running = threading.Event()

    def launching():
        while True:
            call(*blocks)
            running.set()

    threading.Thread(target=launching, daemon=True).start()
    running.wait()
    time.sleep(0.05)
    """
    for _ in range(3):
        python(program, TRELLIS_NUM_THREADS="2")


def test_a_launch_while_the_interpreter_ends():
    program = """
    import atexit
    size = 3_000_000

    def last():
        executable(size)(*blocks)
        print(np.allclose(arrays[1], (arrays[0] + np.float32(0.1)) * arrays[0], atol=1e-6))

    atexit.register(last)
    blocks, arrays = operands(size)
    executable(size)(*blocks)
    """
    assert python(program, TRELLIS_NUM_THREADS="2").split() == ["True"]


def test_a_constant_kernel_can_be_called_without_inputs(cpu):
    dense = Layout.dense(F, (100,))
    call = cpu.executable(Map(Expression((const(2.0, F),)), (), (dense,), (100,)))
    block = cpu.session.allocate(400)
    call(block)
    np.testing.assert_array_equal(cpu.session.download(block, 400).view(F), np.full(100, 2, F))
