"""The cache of a process: memory before disk, and what it says when there is no disk."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from trellis.cache import KernelCache, MemoryCache, Place, shared
from trellis.errors import BackendError, InvalidArgument, OutOfMemory
from trellis.plan import Candidate, Declined

CANDIDATE = Candidate("kernel", handle=object(), artifact=b"code", source="text")
HERE = Path(__file__).parent


def compiled(artifact):
    return Candidate("kernel", handle=["made of", artifact], artifact=artifact)


@pytest.fixture
def kernels(tmp_path):
    tmp_path.chmod(0o700)
    return lambda: KernelCache(Place(tmp_path, None))


def test_the_same_process_finds_it_in_memory(kernels, address):
    cache = kernels()
    assert cache.lookup(address(), compiled) is None
    cache.store(address(), CANDIDATE)
    found = cache.lookup(address(), compiled)
    assert (found.handle, found.cached) == (CANDIDATE.handle, "memory")


def test_another_process_finds_it_on_disk_once(kernels, address):
    kernels().store(address(), CANDIDATE)
    cache = kernels()
    first, second = cache.lookup(address(), compiled), cache.lookup(address(), compiled)
    assert (first.handle, first.cached) == (["made of", b"code"], "disk")
    assert (second.handle, second.cached) == (first.handle, "memory")


def test_another_device_makes_its_own_handle(kernels, address):
    cache = kernels()
    cache.store(address(), CANDIDATE)
    found = cache.lookup(address(device="test:1"), compiled)
    assert (found.cached, found.handle) == ("disk", ["made of", b"code"])


def test_without_an_artifact_it_stays_in_memory(kernels, address):
    cache = kernels()
    cache.store(address(), Candidate("kernel", handle=1))
    assert cache.lookup(address(), compiled).handle == 1
    assert kernels().lookup(address(), compiled) is None


def test_an_artifact_that_a_door_cannot_use_is_not_kept(kernels, address, caplog):
    kernels().store(address(), CANDIDATE)

    def fails(artifact):
        raise BackendError("door_failed", asked="It was called.", allowed="an answer.")

    assert kernels().lookup(address(), fails) is None
    assert "could not be made ready" in caplog.text
    assert kernels().lookup(address(), lambda artifact: Declined("no")) is None

    def exhausted(artifact):
        raise OutOfMemory("device", asked="It was called.", allowed="memory.")

    with pytest.raises(OutOfMemory):
        kernels().lookup(address(), exhausted)


def test_memory_is_bounded_and_keeps_what_is_used():
    memory = MemoryCache(limit=3)
    for number in range(3):
        memory.store("d", str(number), number)
    assert memory.lookup("d", "0") == 0
    memory.store("d", "3", 3)
    assert [memory.lookup("d", str(number)) for number in range(4)] == [0, None, 2, 3]
    memory.store("e", "0", 4)
    memory.forget("d")
    assert [memory.lookup("d", "3"), memory.lookup("e", "0"), len(memory)] == [None, 4, 1]


def test_memory_serves_many_threads():
    memory = MemoryCache(limit=50)
    wrong = []

    def work(start):
        for step in range(2000):
            number = (start * 7 + step) % 100
            if memory.lookup("d", str(number)) not in (None, number):
                wrong.append(number)
            memory.store("d", str(number), number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert len(memory) == 50


def test_one_cache_for_each_choice_of_settings(monkeypatch, tmp_path):
    monkeypatch.setenv("TRELLIS_CACHE_DIR", str(tmp_path / "a"))
    first = shared()
    assert shared() is first
    monkeypatch.setenv("TRELLIS_CACHE_DIR", str(tmp_path / "b"))
    assert shared() is not first
    monkeypatch.setenv("TRELLIS_CACHE_BYTES", "12345")
    assert shared().disk.limit == 12345
    for wrong in ("many", "-1", "1.5"):
        monkeypatch.setenv("TRELLIS_CACHE_BYTES", wrong)
        with pytest.raises(InvalidArgument):
            shared()


USE = """
import importlib.util, sys
from trellis.cache import Address, shared
from trellis.plan import Candidate
spec = importlib.util.spec_from_file_location("keys", sys.argv[1])
keys = importlib.util.module_from_spec(spec)
spec.loader.exec_module(keys)
address = Address.of(keys.KEY)
for _ in range(3):
    found = shared().lookup(address, lambda artifact: Candidate("kernel", None, artifact))
    if found is None:
        shared().store(address, Candidate("kernel", None, b"code"))
    print(found.cached if found else "miss")
print(sorted({"numpy", "platformdirs", "click", "rich"} & set(sys.modules)))
"""


def use(site, **environment):
    result = site.run("-W", "error", "-c", USE, str(HERE / "conftest.py"), **environment)
    assert result.returncode == 0, result.stderr
    return result.stdout.split()[:3], result.stderr.splitlines(), result.stdout.splitlines()[-1]


def test_a_new_process_hits_and_imports_nothing_heavy(site, tmp_path):
    folder = {"TRELLIS_CACHE_DIR": str(tmp_path / "é with spaces")}
    assert use(site, **folder) == (["miss", "memory", "memory"], [], "[]")
    assert use(site, **folder) == (["disk", "memory", "memory"], [], "[]")


@pytest.mark.parametrize("unusable", ["file", "no home"])
def test_an_unusable_place_means_memory_only_and_one_warning(site, tmp_path, monkeypatch, unusable):
    (tmp_path / "file").touch()
    if unusable == "file":
        environment = {"TRELLIS_CACHE_DIR": str(tmp_path / "file")}
    else:
        environment = {}
        for name in ("HOME", "XDG_CACHE_HOME", "TRELLIS_CACHE_DIR"):
            monkeypatch.delenv(name, raising=False)
    for _ in range(2):
        found, warnings, _ = use(site, **environment)
        assert found == ["miss", "memory", "memory"]
        assert len(warnings) == 1
        assert "kernels are kept in memory only" in warnings[0]


def test_turned_off_it_says_nothing(site, tmp_path):
    found, warnings, _ = use(site, TRELLIS_NO_CACHE="1", TRELLIS_CACHE_DIR=str(tmp_path / "cache"))
    assert (found, warnings) == (["miss", "memory", "memory"], [])
    assert not (tmp_path / "cache").exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_child_of_a_busy_process_can_use_the_cache(site, tmp_path):
    program = """
import os, sys, threading, warnings
from trellis.cache import shared
warnings.simplefilter("ignore", DeprecationWarning)  # newer Pythons warn of forking with threads: that is the test
cache = shared()
busy = True
def work():
    while busy:
        cache.memory.store("d", "x", 1)
threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads: thread.start()
for _ in range(30):
    child = os.fork()
    if child == 0:
        shared().memory.store("d", "y", 2)
        os._exit(0 if shared().memory.lookup("d", "y") == 2 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
busy = False
for thread in threads: thread.join()
print("done")
"""
    assert site.python(program, TRELLIS_CACHE_DIR=str(tmp_path / "cache")) == "done\n"
