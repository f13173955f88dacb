"""Files of the cache: whatever happens to them, the answer is the right kernel or none."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trellis.cache import DiskCache, fileformat
from trellis.cache.fileformat import Contents, Damaged

ARTIFACT = bytes(range(256)) * 4


def test_what_is_stored_is_found_again(disk, address):
    assert disk.lookup(address()) is None
    assert disk.store(address(), ARTIFACT, "kernel")
    assert disk.lookup(address()) == ARTIFACT
    assert DiskCache(disk.folder, 1 << 20).lookup(address()) == ARTIFACT
    assert disk.lookup(address(arch="other")) is None


@pytest.mark.parametrize("artifact", [b"", b"\0", b"x" * 100_000])
def test_artifacts_of_any_length(disk, address, artifact):
    assert disk.store(address(), artifact, "kernel")
    assert disk.lookup(address()) == artifact


def test_the_second_store_wins(disk, address):
    disk.store(address(), b"first", "kernel")
    disk.store(address(), b"second", "kernel")
    assert disk.lookup(address()) == b"second"
    assert disk.size()[0] == 1


def test_files_are_for_this_user_alone(disk, address, file_of):
    disk.store(address(), ARTIFACT, "kernel")
    assert file_of(address()).stat().st_mode & 0o777 == 0o600


@given(st.binary(max_size=64), st.binary(max_size=64), st.binary(max_size=200))
def test_the_format_returns_what_it_was_given(key, note, artifact):
    contents = Contents(key, note, artifact)
    assert fileformat.unpack(fileformat.pack(contents)) == contents


def test_every_cut_and_every_flipped_byte_is_seen():
    data = fileformat.pack(Contents(b'{"a":1}', b"{}", b"some machine code"))
    for length in range(len(data)):
        with pytest.raises(Damaged):
            fileformat.unpack(data[:length])
    for position in range(len(data)):
        for bits in (1, 0x80, 0xFF):
            wrong = bytearray(data)
            wrong[position] ^= bits
            with pytest.raises(Damaged):
                fileformat.unpack(bytes(wrong))
    with pytest.raises(Damaged):
        fileformat.unpack(data + b"\0")


def _cut(length):
    def damage(path):
        data = path.read_bytes()
        path.write_bytes(data[: length if length >= 0 else len(data) // 2])

    return damage


def _flip(path):
    data = bytearray(path.read_bytes())
    data[len(data) * 2 // 3] ^= 1
    path.write_bytes(bytes(data))


def _link(path):
    other = path.with_suffix(".real")
    path.rename(other)
    path.symlink_to(other)


def _folder(path):
    path.unlink()
    path.mkdir()


def _pipe(path):
    path.unlink()
    os.mkfifo(path)


DAMAGE = {
    "empty": _cut(0),
    "one byte": _cut(1),
    "half": _cut(-1),
    "flipped": _flip,
    "folder": _folder,
    "link": _link,
    "pipe": _pipe,
    "text": lambda path: path.write_text("hello"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_a_miss_and_is_repaired_by_the_next_store(disk, address, file_of, damage):
    disk.store(address(), ARTIFACT, "kernel")
    DAMAGE[damage](file_of(address()))
    assert disk.lookup(address()) is None
    assert not file_of(address()).exists()
    assert disk.store(address(), ARTIFACT, "kernel")
    assert disk.lookup(address()) == ARTIFACT


def test_a_full_folder_in_the_place_of_a_file_is_a_miss_for_ever(disk, address, file_of, caplog):
    file_of(address()).mkdir()
    (file_of(address()) / "something").touch()
    for _ in range(2):
        assert disk.lookup(address()) is None
        assert not disk.store(address(), ARTIFACT, "kernel")
    assert len(caplog.records) == 1
    assert disk.store(address(arch="other"), ARTIFACT, "kernel")


def test_a_file_of_another_kernel_is_never_returned(disk, address, file_of):
    disk.store(address(arch="other"), ARTIFACT, "kernel")
    file_of(address(arch="other")).rename(file_of(address()))
    assert disk.lookup(address()) is None
    assert not file_of(address()).exists()


def test_a_folder_that_is_gone_is_a_miss_and_one_warning(disk, address, caplog):
    disk.folder.rmdir()
    assert disk.lookup(address()) is None
    assert not disk.store(address(), ARTIFACT, "kernel")
    assert not disk.store(address(), ARTIFACT, "kernel")
    assert len(caplog.records) == 1
    assert list(disk.entries()) == []
    assert disk.size() == (0, 0)
    assert disk.clear() == 0


def test_too_many_open_files_remove_nothing(disk, address, file_of):
    import resource

    disk.store(address(), ARTIFACT, "kernel")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
        assert disk.lookup(address()) is None
        assert not disk.store(address(), ARTIFACT, "kernel")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert disk.lookup(address()) == ARTIFACT


def test_entries_say_what_is_kept_and_what_is_damaged(disk, address, file_of):
    disk.store(address(), ARTIFACT, "a kernel")
    disk.store(address(arch="bad"), ARTIFACT, "kernel")
    _flip(file_of(address(arch="bad")))
    kept = {item.digest: item for item in disk.entries()}
    good, bad = kept[address().digest], kept[address(arch="bad").digest]
    assert (good.damage, good.note["name"], good.key["arch"]) == (None, "a kernel", "x86-64-v3")
    assert good.nbytes == file_of(address()).stat().st_size
    assert "hash" in bad.damage
    assert disk.remove(bad)
    assert [item.digest for item in disk.entries()] == [good.digest]
    assert disk.clear() == 1
    assert disk.size() == (0, 0)


def small(disk, count):
    """Return a cache that holds about as many of the test's kernels."""
    size = len(fileformat.pack(Contents(b"k" * 700, b"n" * 60, ARTIFACT)))
    return DiskCache(disk.folder, size * count)


def test_the_least_recently_used_go_first(disk, address, file_of):
    cache = small(disk, 20)
    addresses = [address(arch=f"arch {number}") for number in range(200)]
    for number, each in enumerate(addresses):
        assert cache.store(each, ARTIFACT, "kernel")
        os.utime(file_of(each), (number, number))
        assert cache.lookup(addresses[0]) == ARTIFACT  # in use: its time is now
        assert cache.size()[1] <= cache.limit
    kept = [number for number, each in enumerate(addresses) if file_of(each).exists()]
    assert kept[0] == 0
    assert kept[1:] == list(range(kept[1], 200))
    assert len(kept) >= 10


def test_a_kernel_larger_than_the_limit_is_not_kept(disk, address):
    cache = DiskCache(disk.folder, 1000)
    assert not cache.store(address(), b"x" * 2000, "kernel")
    assert cache.size() == (0, 0)


def test_the_bound_holds_when_the_estimate_is_lost(disk, address):
    cache = small(disk, 10)
    for number in range(60):
        cache.store(address(arch=str(number)), ARTIFACT, "kernel")
        if number % 7 == 0:
            (disk.folder / "size").unlink()
        assert cache.size()[1] <= cache.limit + 2048


def test_only_storing_lists_the_folder_and_not_each_time(disk, address, monkeypatch):
    from trellis.cache import eviction

    sweeps = []
    sweep = eviction.sweep
    monkeypatch.setattr(eviction, "sweep", lambda *arguments: sweeps.append(1) or sweep(*arguments))
    for number in range(100):
        disk.store(address(arch=str(number)), b"small", "kernel")
        disk.lookup(address(arch=str(number)))
    assert len(sweeps) == 1  # the first store finds no estimate


def test_remains_of_dead_processes_are_swept(disk, address):
    old, new = disk.folder / "x.kernel.1-2.tmp", disk.folder / "y.kernel.1-2.tmp"
    for path in (old, new):
        path.touch()
    os.utime(old, (0, 0))
    disk.store(address(), ARTIFACT, "kernel")
    assert not old.exists()
    assert new.exists()


def test_a_failed_write_leaves_nothing(disk, address, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    assert not disk.store(address(), ARTIFACT, "kernel")
    assert list(disk.folder.iterdir()) == []


# Runs in several processes on one folder: each key's artifact is made of its number, so a wrong kernel would be seen.
WORKER = """
import dataclasses, importlib.util, random, sys
from pathlib import Path
from trellis.cache import Address, DiskCache
spec = importlib.util.spec_from_file_location("keys", sys.argv[1])
keys = importlib.util.module_from_spec(spec)
spec.loader.exec_module(keys)
disk = DiskCache(Path(sys.argv[2]), int(sys.argv[3]))
seed, rounds = int(sys.argv[4]), int(sys.argv[5])
order = list(range(200))
random.Random(seed).shuffle(order)
print("started", flush=True)
for number in order * rounds:
    address = Address.of(dataclasses.replace(keys.KEY, arch=f"arch {number}"))
    expected = str(number).encode() * 500
    found = disk.lookup(address)
    if found is None:
        disk.store(address, expected, "kernel")
        found = disk.lookup(address)
    if found not in (expected, None):
        sys.exit(f"a wrong kernel for {number}")
print("done")
"""


def worker(disk, seed, *, limit=1 << 24, rounds=1):
    from pathlib import Path

    keys = str(Path(__file__).with_name("conftest.py"))
    arguments = [keys, str(disk.folder), str(limit), str(seed), str(rounds)]
    return subprocess.Popen(
        [sys.executable, "-c", WORKER, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def finish(processes):
    for process in processes:
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err.decode()
        assert b"done" in out


@pytest.mark.parametrize("others", [7, -1])
def test_a_sweep_forgets_nothing_that_happens_meanwhile(disk, address, monkeypatch, others):
    from trellis.cache import eviction

    for number in range(4):
        disk.store(address(arch=f"arch {number}"), ARTIFACT, "kernel")
    estimate, suffix = disk.folder / "size", next(iter(disk.entries())).path.suffix
    listed, before = eviction.sizes, estimate.stat().st_size

    def meanwhile(folder, suffix):
        found = listed(folder, suffix)
        if suffix != eviction.TEMPORARY:
            os.truncate(estimate, before + others)  # seven KiB were stored, or another sweep ended
        return found

    exact = -(-sum(size for _, size, _ in listed(disk.folder, suffix)) // 1024)
    monkeypatch.setattr(eviction, "sizes", meanwhile)
    eviction.sweep(disk.folder, suffix, 1 << 20)
    assert estimate.stat().st_size == (exact + others if others > 0 else before + others)


@pytest.mark.parametrize("limit", [1 << 24, 100_000])
def test_eight_processes_on_one_cold_folder(disk, address, limit):
    finish([worker(disk, seed, limit=limit) for seed in range(8)])
    cache = DiskCache(disk.folder, limit)
    kept = list(cache.entries())
    assert [item.damage for item in kept] == [None] * len(kept)
    assert not list(disk.folder.glob("*.tmp"))
    if limit > 1 << 20:
        assert len(kept) == 200
        assert all(cache.lookup(address(arch=f"arch {n}")) == str(n).encode() * 500 for n in range(200))
    else:
        assert cache.size()[1] <= limit + 8 * 4096


def test_killed_while_writing(disk, address):
    for seed in range(6):
        process = worker(disk, seed, limit=50_000, rounds=1000)
        assert process.stdout.readline() == b"started\n"
        for _ in range(2000 * seed):
            pass  # another moment each time
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert process.returncode == -signal.SIGKILL
        assert [item.damage for item in disk.entries() if item.damage] == []
    finish([worker(disk, 99)])
    assert all(disk.lookup(address(arch=f"arch {n}")) == str(n).encode() * 500 for n in range(200))


def test_threads_on_one_cache(disk, address):
    wrong = []

    def work(start):
        for step in range(100):
            number = (start * 13 + step) % 50
            expected = str(number).encode() * 100
            each = address(arch=str(number))
            if disk.lookup(each) not in (None, expected):
                wrong.append(number)
            disk.store(each, expected, "kernel")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert disk.size()[0] == 50


def test_notes_are_json(disk, address, file_of):
    disk.store(address(), b"", 'a "kernel" with é')
    contents = fileformat.unpack(file_of(address()).read_bytes())
    assert json.loads(contents.note)["name"] == 'a "kernel" with é'
