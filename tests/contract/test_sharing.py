"""Threads, processes and forks: one Context, one cache, no wrong result."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import trellis

SIZES = [1, 17, 1000, 65_537, 300_001]


def work(ctx, seed, turns, wrong):
    rng = np.random.default_rng(seed)
    for turn in range(turns):
        a = rng.standard_normal(SIZES[(seed + turn) % len(SIZES)]).astype(np.float32)
        scale = float(rng.integers(2, 9)) + 0.25
        got = ctx.map(lambda x: np.maximum(x * scale, -1) + 2.5, a).numpy()  # noqa: B023 - called at once
        if not np.allclose(got, np.maximum(a * np.float32(scale), -1) + np.float32(2.5), rtol=1e-6):
            wrong.append(("map", seed, turn))
        if int(ctx.reduce((a > 0).astype(np.int32), "sum")) != int((a > 0).sum()):
            wrong.append(("reduce", seed, turn))
        named = ctx.map("add", ctx.asarray(a), ctx.asarray(a))
        if not np.array_equal(named.numpy(), a + a) or named.record.op != "map":
            wrong.append(("add", seed, turn))


def test_eight_threads_on_one_context(ctx):
    wrong = []
    threads = [threading.Thread(target=work, args=(ctx, seed, 60, wrong)) for seed in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert wrong == []


def test_eight_threads_on_one_prepared_call(ctx):
    if ctx.device.kind != "cpu":
        pytest.skip("prepared calls of one device share a stream")
    wrong = []

    def turn(seed):
        a = np.full(4096, seed, np.float32)
        x, out = ctx.asarray(a), ctx.empty(a.shape)
        call = ctx.prepare("multiply", x, x, out=out)
        for _ in range(300):
            if not np.array_equal(call().numpy(), a * a):
                wrong.append(seed)

    threads = [threading.Thread(target=turn, args=(seed,)) for seed in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert wrong == []


PROGRAM = """
import sys, numpy as np, trellis
ctx = trellis.Context(sys.argv[1])
seen = []
with trellis.observe(seen.append):
    for step in range(12):
        a = np.arange(1000 + step, dtype=np.float32)
        power = [lambda x: x * x, lambda x: x * x * x, lambda x: x - 7.5, lambda x: np.maximum(x, 3.5)][step % 4]
        assert np.array_equal(ctx.map(power, a).numpy(), np.asarray(power(a), np.float32)), step
print(sum(record.route == "generate" for record in seen), sum(record.cached == "disk" for record in seen))
"""


def test_two_processes_on_one_cache(ctx, tmp_path):
    env = {**os.environ, "TRELLIS_CACHE_DIR": str(tmp_path / "shared cache é")}
    command = [sys.executable, "-c", PROGRAM, ctx.device.label]
    both = [subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    made = [tuple(map(int, one.communicate(timeout=120)[0].split())) for one in both]
    assert [one.returncode for one in both] == [0, 0]
    assert all(generated + kept == 4 for generated, kept in made)
    later = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert later.stdout.split() == ["0", "4"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_fork_while_launches_run(ctx):
    stop = threading.Event()
    wrong = []

    def keep_busy():
        while not stop.is_set():
            work(ctx, 3, 2, wrong)

    busy = threading.Thread(target=keep_busy)
    busy.start()
    try:
        for _ in range(5):
            child = os.fork()
            if child == 0:
                os._exit(_in_child(ctx))
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        stop.set()
        busy.join()
    assert wrong == []


def _in_child(ctx):
    """Return 0 where a CPU Context works in the child, or a GPU Context says that it does not."""
    wrong = []
    try:
        work(ctx, 4, 3, wrong)
    except trellis.NotReady as error:
        return 0 if ctx.device.kind != "cpu" and error.code == "E_NOT_READY.forked" else 1
    return 0 if ctx.device.kind == "cpu" and not wrong else 1
