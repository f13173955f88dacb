"""Many launches of every kind: memory stays flat, tables stay bounded, and nothing that is kept changes.

``pytest tests/contract/test_soak.py --launches 200000`` runs as many; by default it is a few thousand.
"""

from __future__ import annotations

import gc
import os
import random
import threading

import ml_dtypes
import numpy as np
import psutil
import pytest

import trellis
from trellis import cache
from trellis.array import spec
from trellis.cache import memo
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


KERNEL = """
define void @kernel(ptr %a, ptr %out, i32 %more, i64 %begin, i64 %end) {
entry:
  br label %body
body:
  %i = phi i64 [ %begin, %entry ], [ %next, %body ]
  %pa = getelementptr i32, ptr %a, i64 %i
  %po = getelementptr i32, ptr %out, i64 %i
  %x = load i32, ptr %pa
  %s = add i32 %x, %more
  store i32 %s, ptr %po
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %end
  br i1 %again, label %body, label %done
done:
  ret void
}
"""


class Moves:
    """Calls that move, order and choose elements: `host` on the host is `x` on the device."""

    def op_transpose(self):
        rows = self.rng.choice([3, 40, 129])
        part = self.host[: rows * 33].reshape(rows, 33)
        return self.ctx.transpose(self.x[: rows * 33].reshape(rows, 33)), part.T

    def op_copy(self):
        step = self.rng.choice([-1, 2, 7])
        return self.ctx.copy(self.x[:5000:step]), self.host[:5000:step]

    def op_pad(self):
        n, mode = self.size(), self.rng.choice(["edge", "wrap", "symmetric"])
        widths = (self.rng.randrange(9), self.rng.randrange(9))
        return self.ctx.pad(self.x[:n], (widths,), mode), np.pad(self.host[:n], widths, mode)

    def op_join(self):
        n, count = self.size(), self.rng.choice([1, 2, 5])
        joined = [self.host[:n], self.host[: n // 2]] * count
        given = [self.x[:n], self.x[: n // 2]] * count
        if self.rng.random() < 0.5:
            return self.ctx.concatenate(given), np.concatenate(joined)
        return self.ctx.stack(given[::2], axis=-1), np.stack(joined[::2], axis=-1)

    def op_choose(self):
        n, bound = self.size(), self.rng.choice([0.5, self.rng.random()])
        if self.rng.random() < 0.5:
            return self.ctx.clip(self.x[:n], -bound, bound), np.clip(
                self.host[:n], np.float32(-bound), np.float32(bound)
            )
        mask = self.host[:n] > 0
        return self.ctx.where(mask, self.x[:n], bound), np.where(mask, self.host[:n], np.float32(bound))

    def op_sort(self):
        n = min(self.size(), 9000)
        if self.rng.random() < 0.5:
            return self.ctx.sort(self.x[:n]), np.sort(self.host[:n])
        return self.ctx.argsort(self.x[:n], descending=True), np.argsort(-self.host[:n], kind="stable")

    def op_totals(self):
        n, kind = self.size(), self.rng.choice(["max", "min"])
        exact = getattr(np, f"{kind}imum").accumulate(self.host[:n])
        return self.ctx.scan(self.x[:n], kind), exact

    def op_product(self):
        signs = np.where(self.host[: self.size()] > 0, 1, -1).astype(np.int16)
        return self.ctx.scan(signs, "prod"), np.cumprod(signs, dtype=np.int64)


class Sums:
    """Calls that combine elements: of small integers, so that each result is exact."""

    def signs(self, count, dtype):
        return np.where(self.host[:count] > 0, 1, -1).astype(dtype)

    def op_spread(self):
        n = 2 * self.size()
        signs = np.tile([1.0, -1.0], n // 2).reshape(2, -1)
        return self.ctx.reduce(signs, self.rng.choice(["var", "std"])), np.asarray(1.0)

    def op_norm(self):
        n = self.size()
        return self.ctx.reduce(self.x[:n], "norm", ord=np.inf), np.abs(self.host[:n]).max()

    def op_narrow_product(self):
        m, k = self.rng.choice([1, 12, 33]), self.rng.choice([1, 64, 100])
        a, b = self.signs(m * k, np.int8).reshape(m, k), self.signs(k * 20, np.int8).reshape(k, 20)
        return self.ctx.gemm(a, b, dtype="int32"), a.astype(np.int32) @ b.astype(np.int32)

    def op_product_with_formulas(self):
        a, scale = self.signs(600, np.float32).reshape(20, 30), float(self.rng.randrange(3, 99))
        got = self.ctx.gemm(
            a,
            a.T,
            prologue=(lambda x: x * scale, None),
            epilogue=lambda acc, c: acc + c,
            epilogue_args=(scale,),
        )
        return got, a @ a.T * np.float32(scale) + np.float32(scale)

    def op_halves(self):
        dtype = self.rng.choice([np.float16, ml_dtypes.bfloat16])
        a = self.signs(900, dtype).reshape(30, 30)
        if self.rng.random() < 0.5:
            return self.ctx.gemm(a, a), (a.astype(np.float32) @ a.astype(np.float32)).astype(dtype)
        return self.ctx.reduce(self.ctx.asarray(a), "sum", axis=1), a.astype(np.float32).sum(1).astype(dtype)

    def op_sweeps(self):
        n, steps = self.size() + 3, self.rng.choice([2, 3])
        a = self.signs(n, np.int32)
        want = a
        for _ in range(steps):
            want = np.roll(want, 1) + np.roll(want, -1)
        return self.ctx.stencil(lambda n: n[-1] + n[1], a, boundary="wrap", steps=steps), want

    def op_map_stencil(self):
        n, more = self.size() + 3, self.rng.randrange(100)
        a = self.signs(n, np.int32)
        got = self.ctx.map_stencil(lambda x: x + more, lambda n: n[-1] - n[1], a, boundary="wrap")
        return got, np.roll(a, 1) - np.roll(a, -1)

    def op_weights(self):
        weights = np.array([self.rng.randrange(1, 9) for _ in range(3)], np.int64)
        a = self.signs(500, np.int64)
        want = sum(np.roll(a, 1 - place) * weight for place, weight in enumerate(weights.tolist()))
        return self.ctx.stencil(weights, a, boundary="wrap"), want

    def op_parallel(self):
        n, how = self.size(), self.rng.choice(["single", "threads", "devices"])
        devices = {"devices": [self.ctx, self.ctx]} if how == "devices" else {}
        got = self.ctx.parallel_map(lambda a: np.fmax(a, 0.25), self.x[:n], strategy=how, **devices)
        return got, np.fmax(self.host[:n], np.float32(0.25))

    def op_escape(self):
        if self.ctx.device.kind != "cpu":  # for which the kernel is written
            return self.op_spread()
        a, more = self.signs(self.size(), np.int32), np.int32(self.rng.randrange(100))
        result = [(a.shape, "int32")]
        return self.ctx.escape(KERNEL, a, more, language="llvm", results=result), a + more

    def op_schedule(self):
        n = self.size()
        schedule = {"vector": self.rng.choice([1, 4, 16]), "threads": self.rng.choice([1, "all"])}
        return self.ctx.map("fmin", self.x[:n], 0.5, schedule=schedule), np.fmin(
            self.host[:n], np.float32(0.5)
        )


class Worker(Moves, Sums):
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
        # NumPy lends no bfloat16 by DLPack.
        return np.from_dlpack(array) if how == 3 and array.dtype != ml_dtypes.bfloat16 else array

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
        "memos": (sum(map(len, memo._memos)), sum(one.bound for one in memo._memos)),
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
