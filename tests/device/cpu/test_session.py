"""The host's memory: alignment, reuse, bounds, counting, aliases."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest

import trellis_cpu
from trellis.door import Session
from trellis_cpu import session as module


@pytest.fixture
def session():
    return module.HostSession()


def test_it_is_a_session(session):
    assert isinstance(session, Session)


@pytest.mark.parametrize(
    "nbytes", [0, 1, 63, 64, 65, 1000, 32768, 32769, 100_000, 1 << 20, (1 << 20) + 1, 50_000_000]
)
def test_blocks_are_aligned_and_large_enough(session, nbytes):
    block = session.allocate(nbytes)
    assert block.address % 64 == 0
    assert nbytes <= block.nbytes <= max(64, nbytes + 63, nbytes * 9 // 8)
    view = session.host_view(block)
    assert view.nbytes == block.nbytes
    assert view.ctypes.data == block.address


def test_a_freed_block_is_used_again(session):
    for nbytes in (100, 5_000_000):
        first = session.allocate(nbytes)
        address = first.address
        session.free(first)
        assert session.allocate(nbytes - 1).address == address


def test_blocks_in_use_never_share_memory(session):
    rng = np.random.default_rng(0)
    live = {}
    for turn in range(3000):
        if live and rng.random() < 0.5:
            key = rng.choice(list(live))
            block, fill = live.pop(key)
            assert np.all(session.host_view(block)[: fill[1]] == fill[0])
            session.free(block)
        else:
            nbytes = int(rng.choice([8, 64, 100, 4096, 40_000, 70_000]))
            block, fill = session.allocate(nbytes), (turn % 251, nbytes)
            session.host_view(block)[:nbytes] = fill[0]
            live[turn] = block, fill


def test_held_counts_use_and_pool(session):
    assert session.held() == 0
    block = session.allocate(1 << 20)
    assert session.held() == 1 << 20
    session.free(block)
    del block
    assert session.held() == 1 << 20
    assert session.trim() == 1 << 20
    assert session.held() == 0


def test_the_pool_is_bounded(session):
    many = [session.allocate(64) for _ in range(5000)]
    for block in many:
        session.free(block)
    del many, block
    assert session.held() <= 64 * 1024
    session._large_kept = 3 << 20
    large = [session.allocate(1 << 20) for _ in range(5)]
    while large:
        session.free(large.pop())
    assert session.held() <= (3 << 20) + 64 * 1024


def test_a_failed_allocation_leaves_the_session_usable(session):
    session.free(session.allocate(1 << 20))
    with pytest.raises(MemoryError):
        session.allocate(1 << 62)
    assert session.held() == 0  # the pool was given back for the second try
    assert session.allocate(100).nbytes == 128


@pytest.mark.parametrize("dtype", ["float32", "bool", "int64"])
@pytest.mark.parametrize("shape", [(), (0,), (7,), (3, 5)])
def test_upload_and_download(session, dtype, shape):
    host = np.random.default_rng(0).integers(0, 2, shape).astype(dtype)
    host = np.asarray(host)
    block = session.allocate(host.nbytes)
    session.upload(block, host)
    back = session.download(block, host.nbytes)
    np.testing.assert_array_equal(back.view(dtype).reshape(shape), host)
    back[:] = 9
    np.testing.assert_array_equal(session.download(block, host.nbytes).view(dtype).reshape(shape), host)


def test_adopted_memory_is_the_hosts_own(session):
    host = np.arange(24, dtype="float32").reshape(4, 6)
    for view in map(np.asarray, (host, host[::-1, ::-1], host[1:, 2:5], host.T, host[1, 2])):
        block = session.adopt(view)
        assert block.address == view.ctypes.data
        seen = session.host_view(block)
        assert seen.ctypes.data == view.ctypes.data
        assert seen[:4].view("float32")[0] == view.reshape(-1)[0]
    block = session.adopt(host)
    assert session.host_view(block).nbytes == host.nbytes
    host[0, 0] = 99
    assert session.download(block, 4).view("float32")[0] == 99
    assert session.held() == 0


def test_read_only_memory_stays_so(session):
    host = np.arange(6, dtype="float32")
    host.flags.writeable = False
    view = session.host_view(session.adopt(host))
    with pytest.raises(ValueError, match="read-only"):
        view[0] = 1


def test_an_adopted_array_lives_as_long_as_its_view(session):
    block = session.adopt(np.arange(1000, dtype="float64"))
    view = session.host_view(block)
    del block
    gc.collect()
    np.testing.assert_array_equal(view.view("float64"), np.arange(1000))


def test_blocks_freed_in_garbage_collections_of_many_threads(session):
    class Owner:
        def __init__(self):
            self.block = session.allocate(4096)
            self.ring = self  # only a collection frees it

        def __del__(self):
            session.free(self.block)

    def work():
        for _ in range(2000):
            owner = Owner()
            session.host_view(owner.block)[:] = 1
            session.held()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    session.trim()
    assert session.held() == 0


def test_memory_is_read(session):
    state = session.memory()
    assert 0 < state.free <= state.total
    assert state.source


def test_a_closed_session_keeps_what_is_in_use_valid(session):
    block = session.allocate(1000)
    session.host_view(block)[:] = 5
    session.close()
    assert np.all(session.host_view(block) == 5)
    session.free(block)
    del block
    assert session.held() == 0


def test_synchronize_returns(cpu):
    assert trellis_cpu.trellis_open(device=cpu.device).synchronize() is None


def test_a_block_that_an_interrupt_loses_is_counted_off(session):
    for nbytes in (100, 1 << 20):
        session.free(session.allocate(nbytes))
        block = session.allocate(nbytes)  # out of the pool
        assert session.held() >= nbytes
        del block  # nobody gave it back
        assert session.held() == 0


def test_a_handler_may_allocate_while_its_thread_counts(session):
    with session._lock:
        block = session.allocate(100)
        assert session.held() == block.nbytes


@pytest.mark.parametrize("nbytes", [100, 1 << 20])
def test_a_block_may_come_back_when_the_names_of_modules_are_gone(session, monkeypatch, nbytes):
    block = session.allocate(nbytes)
    for name in ("SMALL", "_SMALL_KEPT", "_LARGE_SHARE"):
        monkeypatch.setattr(module, name, None)
    session.free(block)
