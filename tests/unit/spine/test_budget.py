"""Memory: what fits, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import gc
import sys
import threading

import numpy as np
import pytest

import trellis
from trellis.budget import host_memory


def test_strict_leaves_a_tenth(make_door):
    door = make_door()
    door.session.free_bytes = 1000
    ctx = trellis.Context(door.name)
    held = ctx.empty((900,), "uint8")
    with pytest.raises(trellis.BudgetExceeded) as caught:
        ctx.empty((1,), "uint8")
    assert caught.value.fields["limit"] == 900
    assert caught.value.fields["left"] == 0
    assert isinstance(caught.value, MemoryError)
    del held
    assert ctx.empty((900,), "uint8").nbytes == 900


@pytest.mark.parametrize("safety, share", [("strict", 0.9), ("balanced", 0.95), ("expert", 1.0)])
def test_safety_is_the_share(make_door, safety, share):
    door = make_door()
    door.session.free_bytes = 10_000
    assert trellis.Context(door.name, safety=safety).explain()["memory"]["limit"] == int(10_000 * share)


def test_force_passes_the_share_and_is_recorded(make_door):
    door = make_door()
    door.session.free_bytes = 1000
    with pytest.raises(trellis.BudgetExceeded):
        trellis.Context(door.name).zeros((240,))
    forced = trellis.Context(door.name, force=True)
    assert forced.zeros((240,)).record.forced
    with pytest.raises(trellis.BudgetExceeded):
        forced.zeros((251,))


def test_a_cap_holds_whatever_is_free(make_door):
    ctx = trellis.Context(make_door().name, budget=64)
    held = ctx.empty((16,), "float32")
    with pytest.raises(trellis.BudgetExceeded, match=r"limit of 64 \(budget=\)") as caught:
        ctx.empty((1,), "uint8")
    assert caught.value.fields["source"] == ctx.explain()["memory"]["source"] == "budget="
    del held


def test_a_cap_above_what_is_free_is_no_source(make_door):
    ctx = trellis.Context(make_door().name, budget=1 << 60)
    assert ctx.explain()["memory"]["source"] != "budget="


def test_unknown_free_memory_is_no_limit_and_says_so(make_door):
    door = make_door()
    door.session.free_bytes = None
    ctx = trellis.Context(door.name)
    assert ctx.zeros((3,)).record.budget_limit is None
    assert trellis.Context(door.name, budget=100).explain()["memory"]["limit"] == 100


def test_a_failing_allocator_restores_the_budget(make_door):
    door = make_door()
    ctx = trellis.Context(door.name)
    x = ctx.full((8,), 2.0)
    used = ctx.arena.ledger.used
    door.session.fail = True
    with pytest.raises(trellis.OutOfMemory) as caught:
        ctx.map("square", x)
    assert caught.value.code == "E_OOM.device"
    door.session.fail = False
    assert ctx.arena.ledger.used == used
    assert np.array_equal(ctx.map("square", x).numpy(), np.full(8, 4, np.float32))


def test_a_launch_that_does_not_fit_runs_nothing(make_door):
    door = make_door()
    ctx = trellis.Context(door.name, budget=1000)
    x = ctx.zeros((150,))
    launched = door.launched
    with pytest.raises(trellis.BudgetExceeded) as caught:
        ctx.map("add", x, 1)
    assert door.launched == launched
    assert [reason.stage for reason in caught.value.fields["reasons"]][-1] == "budget"
    assert ctx.map("add", x, 1, out=x) is x


def test_views_and_numpy_views_keep_memory(ctx):
    used = ctx.arena.ledger.used
    view = ctx.arange(100)[10:20].numpy()
    gc.collect()
    assert ctx.arena.ledger.used == used + 800
    assert view[0] == 10
    del view
    assert ctx.arena.ledger.used == used


def test_threads_never_overdraw(make_door):
    door = make_door()
    door.session.free_bytes = None
    ctx = trellis.Context(door.name, budget=1 << 16)
    refused = []

    def work():
        for _ in range(200):
            try:
                held = [ctx.empty((1 << 12,), "uint8") for _ in range(6)]
                assert ctx.arena.ledger.used <= 1 << 16
                del held
            except trellis.BudgetExceeded:
                refused.append(1)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert ctx.arena.ledger.used == 0


def write_group(folder, limit, usage, cache, names):
    folder.mkdir(parents=True, exist_ok=True)
    limit_file, usage_file, inactive = names
    (folder / limit_file).write_text(f"{limit}\n")
    (folder / usage_file).write_text(f"{usage}\n")
    (folder / "memory.stat").write_text(f"anon 5\n{inactive} {cache}\n")


V2 = ("memory.max", "memory.current", "inactive_file")
V1 = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")


def test_cgroup_v2_limits_count_without_inactive_cache(tmp_path):
    write_group(tmp_path / "a" / "b", "max", 0, 0, V2)
    write_group(tmp_path / "a", 1000, 700, 200, V2)
    member = tmp_path / "cgroup"
    member.write_text("0::/a/b\n")
    found = host_memory(tmp_path, member)
    assert (found.free, found.total, found.source) == (500, 1000, "cgroup v2")


def test_cgroup_v1_limits_count(tmp_path):
    write_group(tmp_path / "memory" / "x", 4000, 1000, 0, V1)
    write_group(tmp_path / "memory", 1 << 62, 5, 0, V1)
    member = tmp_path / "cgroup"
    member.write_text("4:cpu:/x\n5:memory:/x\n")
    assert host_memory(tmp_path, member).free == 3000


def test_no_cgroup_is_the_machine(tmp_path):
    found = host_memory(tmp_path, tmp_path / "absent")
    assert found.source == "psutil"
    assert 0 < found.free <= found.total


def test_a_small_result_that_was_dropped_is_handed_out_again(ctx):
    x = ctx.full((8,), 3.0)
    place = x.address
    del x
    assert ctx.full((8,), 4.0).address == place
    assert ctx.arena.ledger.used == 0


def test_memory_in_use_is_never_handed_out_again(ctx):
    held, views = [], []
    for value in range(20):
        x = ctx.full((8,), float(value))
        (
            held.append(x)
            if value % 3 == 0
            else views.append((value, x[2:].numpy() if value % 3 == 1 else x[::2]))
        )
        del x
        ctx.full((8,), -1.0)
    assert [float(x[7]) for x in held] == [0, 3, 6, 9, 12, 15, 18]
    assert all(np.array_equal(view, [value] * len(view)) for value, view in views)
    assert ctx.arena.ledger.used == 64 * 20
    del held[:], views[:]
    gc.collect()
    assert ctx.arena.ledger.used == 0


def test_spare_memory_goes_before_anything_is_refused(make_door):
    ctx = trellis.Context(make_door().name, budget=4096)
    for size in (16, 32, 64, 128, 256):
        ctx.zeros((size,))
    assert ctx.arena.ledger.used == 0
    whole = ctx.empty((4096,), "uint8")
    with pytest.raises(trellis.BudgetExceeded):
        ctx.empty((1,), "uint8")
    del whole


def test_a_dropped_context_gives_its_spare_memory_back(make_door):
    door = make_door()
    ctx = trellis.Context(door.name)
    ctx.zeros((16,))
    assert door.session.live > 0
    del ctx
    gc.collect()
    assert door.session.live == 0


class Interrupting:
    """A lock that an interrupt follows, as it may follow any step."""

    def __init__(self, lock):
        self.lock = lock

    def __enter__(self):
        return self.lock.__enter__()

    def __exit__(self, *error):
        self.lock.__exit__(*error)
        raise KeyboardInterrupt


def interrupted(nbytes):
    raise KeyboardInterrupt


@pytest.mark.parametrize("nbytes", [5000, 8 << 20])
def test_an_interrupt_leaves_nothing_reserved(make_door, monkeypatch, nbytes):
    ctx = trellis.Context(make_door().name)
    ledger = ctx.arena.ledger
    for turn in range(3):
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            if turn:
                patch.setattr(ctx.arena, "allocate", interrupted)
            else:
                patch.setattr(ledger, "lock", Interrupting(ledger.lock))
            ctx.empty((nbytes,), "uint8")
        if turn == 0:
            ctx.empty((nbytes,), "uint8")  # the next one is a warm reservation
    assert ledger.used == 0


def test_contexts_may_come_and_go_while_the_ledger_is_read(make_door):
    ctx = trellis.Context(make_door().name)
    stop, wrong = threading.Event(), []

    def come_and_go():
        while not stop.is_set():
            try:
                [trellis.Context(ctx.device.label) for _ in range(5)]
            except RuntimeError as error:
                wrong.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    busy = [threading.Thread(target=come_and_go) for _ in range(2)]
    try:
        for one in busy:
            one.start()
        for _ in range(300):
            assert ctx.arena.ledger.used == 0
            assert ctx.arena.limit() is not None
    finally:
        sys.setswitchinterval(interval)
        stop.set()
        for one in busy:
            one.join()
    assert wrong == []
