"""What the door says of itself and of the host, and what it imports to say it."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import trellis_cpu
from trellis.door import Declined, Layout, Map, Plan, Schedule, loaded_doors
from trellis.expr import Expression, node
from trellis_cpu import machine, probe
from trellis_cpu.target import Target


def imported(program):
    result = subprocess.run(
        [sys.executable, "-c", program + "; import sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return {name.partition(".")[0] for name in result.stdout.split()}


def test_the_hooks_import_neither_llvm_nor_numpy():
    assert not imported("import trellis_cpu") & {"numpy", "llvmlite", "ctypes"}
    assert not imported("import trellis_cpu; trellis_cpu.trellis_door()") & {"llvmlite"}


def test_identity():
    info = trellis_cpu.trellis_door()
    assert (info.name, info.version) == ("cpu", trellis_cpu.__version__)
    assert dict(info.software).keys() == {"llvmlite"}


def test_the_host_is_one_device(cpu):
    device = cpu.device
    assert (device.label, device.kind, device.physical_id) == ("cpu:0", "cpu", None)
    assert device.name
    assert "LLVM" in device.compiler
    limits = device.limits
    assert limits.memory > 0
    assert 1 <= limits.threads <= os.cpu_count()
    assert limits.vector_bytes in {16, 32, 64}
    assert limits.source("threads") == "probed"
    assert limits.group_size is None
    assert limits.source("group_size") is None


def test_features_are_yes_no_or_unknown():
    target = Target.of("x86_64-unknown-linux-gnu", "some", "+sse2,+avx,+avx2,-avx512f,+fma")
    found = dict(probe.features(target))
    assert found["avx2"].present is True
    assert found["avx512"].present is False
    assert found["neon"].present is None
    assert found["neon"].source is None
    assert found["f64"].present is True


def test_targets_know_their_vectors():
    def width(features):
        target = Target.of("t", "c", features)
        return target.vector_bytes, target.masked

    assert width("+sse2") == (16, False)
    assert width("+sse2,+avx,+avx2") == (32, False)
    assert width("+sse2,+avx,+avx512f") == (64, False)
    assert width("+sse2,+avx,+avx512f,+avx512bw,+avx512vl") == (64, True)
    assert width("+avx512f,-avx512f,+avx") == (32, False)
    assert width("") == (16, False)
    one, other = Target.of("t", "c", "+avx"), Target.of("t", "c", "+avx,+avx2")
    assert one.arch != other.arch


def test_caches_and_cores_are_plausible():
    sizes = machine.caches()
    known = [
        size
        for size in (sizes["cache_l1_bytes"], sizes["cache_l2_bytes"], sizes["cache_bytes"])
        if size is not None
    ]
    assert known == sorted(known)
    physical = machine.physical_cores()
    assert physical is None or 1 <= physical <= os.cpu_count()


def test_a_quota_limits_the_cores(tmp_path, monkeypatch):
    monkeypatch.setattr(machine, "_CGROUP", tmp_path)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert machine.usable_cores() == 8
    (tmp_path / "cpu.max").write_text("max 100000\n")
    assert machine.usable_cores() == 8
    (tmp_path / "cpu.max").write_text("250000 100000\n")
    assert machine.usable_cores() == 3
    (tmp_path / "cpu.max").unlink()
    (tmp_path / "cpu").mkdir()
    (tmp_path / "cpu/cpu.cfs_quota_us").write_text("50000\n")
    (tmp_path / "cpu/cpu.cfs_period_us").write_text("100000\n")
    assert machine.usable_cores() == 1
    (tmp_path / "cpu/cpu.cfs_quota_us").write_text("-1\n")
    assert machine.usable_cores() == 8


def test_a_broken_compiler_is_data(monkeypatch):
    monkeypatch.setitem(sys.modules, "trellis_cpu.driver", None)
    monkeypatch.delattr(trellis_cpu, "driver", raising=False)
    found = probe.find()
    assert found.devices == ()
    (failure,) = found.failures
    assert "llvmlite" in failure.what
    assert failure.fix.startswith("pip install")


def test_core_finds_the_door_and_its_device():
    (door,) = [item for item in loaded_doors().doors if item.name == "cpu"]
    assert door.probe().devices[0].label == "cpu:0"
    assert {"trellis_generate", "trellis_compile", "trellis_validate"} <= door.hooks


def dense_map(size=10):
    dense = Layout.dense("float32", (size,))
    return Map(
        Expression((node("neg", "float32", (node("input", "float32", (), (0,)),)),)),
        (dense,),
        (dense,),
        (size,),
    )


@pytest.mark.parametrize(
    ("schedule", "what", "nearest"),
    [
        (Schedule(vector=3), "vector", "2"),
        (Schedule(vector=128), "vector", "64"),
        (Schedule(unroll=17), "unroll", "16"),
    ],
)
def test_a_schedule_that_kernels_cannot_have_is_refused(cpu, schedule, what, nearest):
    candidate = trellis_cpu.trellis_generate(intent=dense_map(), schedule=schedule, device=cpu.device)
    verdict = trellis_cpu.trellis_validate(
        plan=Plan(dense_map(), cpu.device, schedule, "generate", candidate), device=cpu.device
    )
    assert not verdict.allowed
    assert [(item.what, item.nearest) for item in verdict.refusals] == [(what, nearest)]


def test_a_schedule_is_honoured_and_reported(cpu):
    candidate = cpu.candidate(dense_map(5000), Schedule(vector=4, unroll=2, tile=(100,)))
    geometry = dict(candidate.geometry)
    assert (geometry["vector"], geometry["unroll"], geometry["chunk"], geometry["chunks"]) == (4, 2, 100, 50)
    x, out = np.arange(5000, dtype="float32"), np.zeros(5000, "float32")
    cpu.run(dense_map(5000), [x, out], schedule=Schedule(vector=4, unroll=2, tile=(100,)))
    np.testing.assert_array_equal(out, -x)


def test_the_source_says_what_it_is(cpu):
    candidate = cpu.candidate(dense_map())
    assert candidate.source.startswith(f"; {dense_map().signature()}")
    assert candidate.name.startswith("map_")
    assert candidate.origin == "written"


def test_an_unknown_intent_is_declined(cpu):
    class Unheard:
        op = "unheard"

    answer = trellis_cpu.trellis_generate(intent=Unheard(), schedule=Schedule(), device=cpu.device)
    assert isinstance(answer, Declined)
    assert "unheard" in answer.why
