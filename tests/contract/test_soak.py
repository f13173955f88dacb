"""Many launches of every kind: memory stays flat, tables stay bounded, and nothing that is kept changes.

``pytest tests/contract/test_soak.py --launches 200000`` runs as many; by default it is a few thousand.
"""

from __future__ import annotations

import gc
import os
import random
import threading

import numpy as np
import psutil
import pytest

import trellis
from trellis import cache
from trellis.array import spec
from trellis.expr import reads
from trellis.flow import MEMO
from trellis.ops import tracing

THREADS = 4
# What a process may grow by while the tables fill: plans of a few kilobytes, kernels of a few tens.
PLAN_BYTES, KERNEL_BYTES, SLACK = 8 << 10, 256 << 10, 32 << 20


def formula(bits):
    """Return a formula of its own for each number, so that each needs a kernel."""

    def fn(a):
        for place in range(12):
            a = a + place * 0.25 if bits >> place & 1 else np.maximum(a, place)
        return a

    return fn


class Worker:
    """Launches, keeps some of what it got in every form that memory is handed out in, and looks at it later."""

    def __init__(self, ctx, seed):
        self.ctx, self.rng = ctx, random.Random(seed)
        self.kept = []
        host = np.random.default_rng(seed).standard_normal(300_000).astype(np.float32)
        self.host, self.x = host, ctx.asarray(host)
        self.small = ctx.asarray(host[:64], copy=True)
        self.calls = [getattr(self, name) for name in dir(self) if name.startswith("op_")]

    def size(self):
        return self.rng.choice([1, 7, 64, 1000, 1000 + self.rng.randrange(3000), 70_000])

    def op_named(self):
        n = self.size()
        return self.ctx.map("add", self.x[:n], self.x[:n]), self.host[:n] + self.host[:n]

    def op_small(self):
        return self.small * self.small, self.host[:64] * self.host[:64]

    def op_closure(self):
        n, scale = self.size(), self.rng.random()
        return self.ctx.map(lambda a: np.maximum(a, scale), self.x[:n]), np.maximum(
            self.host[:n], np.float32(scale)
        )

    def op_new_code(self):
        fn = eval("lambda a: np.fmin(a, 0.25)", {"np": np})
        return self.ctx.map(fn, self.x[:100]), np.fmin(self.host[:100], np.float32(0.25))

    def op_several(self):
        one, two = self.ctx.map(lambda a, b: (a > b, np.minimum(a, b)), self.x[:500], self.x[500:1000])
        assert np.array_equal(one.numpy(), self.host[:500] > self.host[500:1000])
        return two, np.minimum(self.host[:500], self.host[500:1000])

    def op_out(self):
        n = self.size()
        out = self.ctx.empty((n,))
        assert self.ctx.map("maximum", self.x[:n], 0.5, out=out) is out
        return self.ctx.map("negative", out, out=out), -np.maximum(self.host[:n], np.float32(0.5))

    def op_reduce(self):
        n, kind = self.size(), self.rng.choice(["max", "argmin", "any"])
        return self.ctx.reduce(self.x[:n], kind), np.asarray(getattr(np, kind)(self.host[:n]))

    def op_rows(self):
        rows = self.host[:9000].reshape(90, 100)
        return self.ctx.reduce(rows, "min", axis=self.rng.choice([0]), keepdims=True), rows.min(
            axis=0, keepdims=True
        )

    def op_scan(self):
        n = self.size()
        return self.ctx.scan(np.arange(n, dtype=np.int32)), np.cumsum(
            np.arange(n, dtype=np.int32), dtype=np.int64
        )

    def op_stencil(self):
        n = self.size()
        edge = np.pad(self.host[:n], 1, mode="edge")
        return self.ctx.stencil(lambda a: np.maximum(a[-1], a[1]), self.x[:n], boundary="edge"), np.maximum(
            edge[:-2], edge[2:]
        )

    def op_take(self):
        places = np.array([self.rng.randrange(1000) for _ in range(40)])
        return self.ctx.take(self.x, places), self.host[places]

    def op_gemm(self):
        a = np.arange(12, dtype=np.float64).reshape(3, 4)
        return self.ctx.gemm(a, a.T), a @ a.T

    def op_histogram(self):
        return self.ctx.histogram(self.x[:1000], 16, (-3, 3))[0], np.histogram(self.host[:1000], 16, (-3, 3))[
            0
        ]

    def op_cast(self):
        return self.x[:777:3].astype("int32"), self.host[:777:3].astype(np.int32)

    def op_create(self):
        return self.ctx.full((33,), 7, "int16"), np.full(33, 7, np.int16)

    def op_refused(self):
        for bad in (
            lambda: self.x[:3] + self.x[:4],
            lambda: self.ctx.reduce(self.ctx.zeros((0,)), "max"),
            lambda: self.ctx.map(lambda a: bool(a), self.x),
        ):
            with pytest.raises(trellis.TrellisError):
                bad()
        return self.small, self.host[:64]

    def op_context(self):
        if self.rng.random() < 0.9:
            return self.op_small()
        with trellis.Context(self.ctx.device) as other:
            return other.map("add", self.x[:50], 1.5), self.host[:50] + np.float32(1.5)

    def op_kernel(self):
        if self.rng.random() < 0.95:
            return self.op_small()
        fn = formula(self.rng.randrange(1 << 12))
        return self.ctx.map(fn, self.x[:100]), np.asarray(fn(self.host[:100]), np.float32)

    def handed_out(self, array):
        """Return the memory of a result in one of the forms that others may keep: the Array itself may go."""
        how = self.rng.randrange(5)
        if how == 0 and array.ndim:
            return array[::-1][::-1]
        if how == 1:
            return array.numpy()
        if how == 2:
            return np.asarray(array)
        return np.from_dlpack(array) if how == 3 else array

    def turn(self):
        array, want = self.rng.choice(self.calls)()
        assert np.array_equal(array.numpy(), want), array.record
        assert array.record is None or array.record.device == self.ctx.device.label
        if self.rng.random() < 0.2:
            self.kept.append((self.handed_out(array), want))
        if len(self.kept) > 50:
            held, want = self.kept.pop(self.rng.randrange(len(self.kept)))
            assert np.array_equal(np.asarray(held), want)


def run(workers, turns):
    wrong = []

    def work(worker):
        try:
            for _ in range(turns):
                worker.turn()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(worker,)) for worker in workers]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    for error in wrong:
        raise error
    gc.collect()


def sizes():
    """Return the resident bytes of the process and the entries of each table."""
    kernels = cache.shared().memory
    return psutil.Process(os.getpid()).memory_info().rss, {
        "plans": (len(MEMO), MEMO.bound),
        "traces": (len(tracing._TRACES), tracing._TRACES.bound),
        "kernels": (len(kernels), kernels.limit),
        "codes": (len(reads._known), reads._LIMIT),
        # One a plan's operand, and those of the arrays alive.
        "specs": (len(spec._specs), 6 * MEMO.bound),
    }


def test_memory_stays_flat(ctx, request):
    launches = request.config.getoption("launches")
    before = ctx.arena.ledger.used
    workers = [Worker(ctx, seed) for seed in range(THREADS)]
    turns = max(launches // (THREADS * 4), 50)
    run(workers, turns)
    first, filled = sizes()
    run(workers, 3 * turns)
    last, tables = sizes()
    assert all(count <= bound for count, bound in tables.values()), tables
    grown = {name: max(tables[name][0] - filled[name][0], 0) for name in tables}
    allowed = SLACK + grown["plans"] * PLAN_BYTES + grown["kernels"] * KERNEL_BYTES
    assert last - first <= allowed, (first, last, filled, tables)
    for worker in workers:
        assert all(np.array_equal(np.asarray(held), want) for held, want in worker.kept)
    print(f"{launches} launches: {first >> 20} MiB after a quarter, {last >> 20} MiB at the end; {tables}")
    workers.clear()
    del worker
    gc.collect()
    assert ctx.arena.ledger.used == before
