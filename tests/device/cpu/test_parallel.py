"""parallel_map on the CPU: the threads that are asked for, the same bits for all of them, and several Contexts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import trellis
from trellis.door import integer

POOL = (
    integer("TRELLIS_NUM_THREADS", minimum=1) or len(os.sched_getaffinity(0))
    if hasattr(os, "sched_getaffinity")
    else None
)
STRATEGIES = [("auto", {}), ("single", {}), ("threads", {}), ("devices", {"devices": ["cpu", "cpu"]})]


@pytest.fixture(scope="module")
def ctx():
    with trellis.Context("cpu") as made:
        yield made


def rand(*shape, dtype="float32"):
    return np.random.default_rng(3).standard_normal(shape).astype(dtype)


def bits(x):
    return x.numpy().tobytes()


@pytest.mark.parametrize("shape", [(1,), (5,), (4097,), (1009, 37), (3, 70_000), (2, 3, 5, 7)])
@pytest.mark.parametrize(("strategy", "options"), STRATEGIES)
def test_every_strategy_gives_the_same_bits(ctx, shape, strategy, options):
    a, b = rand(*shape), rand(shape[-1])
    a.reshape(-1)[0] = np.nan

    def fn(x, y):
        return np.tanh(x) * y + trellis.index(0)

    want = ctx.map(fn, a, b)
    got = ctx.parallel_map(fn, a, b, strategy=strategy, **options)
    assert (got.shape, got.dtype) == (want.shape, want.dtype)
    assert bits(got) == bits(want)
    out = ctx.empty(shape, dtype=want.dtype)
    assert ctx.parallel_map(fn, a, b, strategy=strategy, out=out, **options) is out
    assert bits(out) == bits(want)


def test_single_is_one_thread(ctx):
    """Count the threads that work: a kernel of the caller's leaves the address of its stack where it worked."""
    source = """define void @kernel(ptr %out, i64 %begin, i64 %end) {
    entry:
      %here = alloca i8
      %stack = ptrtoint ptr %here to i64
      br label %head
    head:
      %i = phi i64 [ %begin, %entry ], [ %next, %head ]
      %place = getelementptr i64, ptr %out, i64 %i
      store volatile i64 %stack, ptr %place
      %next = add i64 %i, 1
      %more = icmp slt i64 %next, %end
      br i1 %more, label %head, label %done
    done:
      ret void
    }"""

    def stacks(**schedule):
        new = [((4_000_000,), "int64")]
        made = ctx.escape(source, language="llvm", results=new, schedule={"tile": 4096, **schedule})
        return len(np.unique(made.numpy() >> 20)), made.record.geometry["threads"]

    assert [stacks(threads=1) for _ in range(5)] == [(1, 1)] * 5
    # Where other programs have the cores, a worker may come too late for a launch, and for many.
    for _ in range(400):
        seen, asked = stacks(threads="all")
        assert asked == POOL or POOL is None
        if seen > 1 or POOL == 1:
            break
    else:
        pytest.fail("no worker ever took part")


@pytest.mark.parametrize("op", ["map", "reduce", "scan", "stencil", "gemm", "take"])
def test_every_operation_honours_a_number_of_threads(ctx, op):
    x = ctx.asarray(rand(600, 700))
    calls = {
        "map": lambda schedule: ctx.map("tanh", x, schedule=schedule),
        "reduce": lambda schedule: ctx.reduce(x, "sum", axis=1, schedule=schedule),
        "scan": lambda schedule: ctx.scan(x, axis=1, schedule=schedule),
        "stencil": lambda schedule: ctx.stencil(x, schedule=schedule),
        "gemm": lambda schedule: ctx.gemm(x, x.T, schedule=schedule, routes="generate"),
        "take": lambda schedule: ctx.take(x, np.arange(600)[::-1].copy(), axis=0, schedule=schedule),
    }
    one, every, free = (calls[op](schedule) for schedule in ({"threads": 1}, {"threads": "all"}, {}))
    assert bits(one) == bits(every) == bits(free)
    assert (one.record.schedule["threads"], one.record.geometry["threads"]) == (1, 1)
    geometry = every.record.geometry
    assert geometry["threads"] == (min(POOL, geometry["chunks"]) if POOL else geometry["threads"])


def test_more_threads_than_there_are_are_refused(ctx):
    x = rand(10)
    with pytest.raises(trellis.LaunchRefused, match="threads: 999") as caught:
        ctx.map("negative", x, schedule={"threads": 999})
    assert [refusal.what for refusal in caught.value.fields["refusals"]] == ["threads"]
    for wrong in (0, -1, 1.5, True, "some", [1]):
        with pytest.raises(trellis.InvalidArgument, match="threads"):
            ctx.map("negative", x, schedule={"threads": wrong})


def test_auto_follows_the_doors_estimate(ctx):
    small, large = (ctx.parallel_plan("tanh", rand(size)) for size in (100, 4_000_000))
    assert (small.strategy, small.parts[0].threads) == ("single", 1)
    assert (large.strategy, large.parts[0].threads) == (("threads", POOL) if POOL != 1 else ("single", 1))
    assert "estimate" in small.why
    assert "estimate" in large.why
    assert large.parts[0].nbytes == 32_000_000
    assert ctx.parallel_map("tanh", rand(100)).record.parallel.why == small.why


def test_several_contexts_on_one_processor_share_it(ctx):
    with trellis.Context("cpu") as other:
        x = rand(101, 11)
        made = ctx.parallel_map("exp", x, strategy="devices", devices=[ctx, other, "cpu"], shares=[1, 2, 1])
        assert bits(made) == bits(ctx.map("exp", x))
        shared = made.record.parallel
    assert [(part.start, part.stop) for part in shared.parts] == [(0, 25), (25, 76), (76, 101)]
    assert shared.hardware == ("host processor",)
    assert "3 share host processor" in shared.why
    assert sum(part.moved for part in shared.parts) == made.record.bytes_uploaded == 0
    auto = ctx.parallel_map("exp", rand(4_000_000), devices=[ctx, "cpu"])
    assert auto.record.parallel.strategy != "devices"


def test_many_callers_at_once(ctx):
    x, failures = ctx.asarray(rand(20_000, 3)), []
    want = bits(ctx.map("sqrt", x))

    def work(strategy, options):
        for _ in range(15):
            if bits(ctx.parallel_map("sqrt", x, strategy=strategy, **options)) != want:
                failures.append(strategy)

    threads = [threading.Thread(target=work, args=case) for case in STRATEGIES]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert failures == []


PROGRAM = """
import json
import numpy as np, trellis
ctx = trellis.Context("cpu")
x = np.linspace(-3, 3, 1_000_001, dtype="float32")
found = {}
for strategy in ("auto", "single", "threads"):
    made = ctx.parallel_map("tanh", x, strategy=strategy)
    part = made.record.parallel.parts[0]
    found[strategy] = [part.threads, made.record.parallel.strategy, hash(made.numpy().tobytes())]
print(json.dumps(found))
"""


def test_the_pool_is_as_large_as_the_setting_says(tmp_path):
    seen = {}
    for threads in ("1", "3"):
        environment = {
            "TRELLIS_NUM_THREADS": threads,
            "TRELLIS_CACHE_DIR": str(tmp_path),
            "PYTHONHASHSEED": "0",
        }
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", PROGRAM],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        seen[threads] = json.loads(done.stdout)
    assert {name: item[:2] for name, item in seen["1"].items()} == {
        "auto": [1, "single"],
        "single": [1, "single"],
        "threads": [1, "threads"],
    }
    assert {name: item[:2] for name, item in seen["3"].items()} == {
        "auto": [3, "threads"],
        "single": [1, "single"],
        "threads": [3, "threads"],
    }
    assert len({item[2] for one in seen.values() for item in one.values()}) == 1
