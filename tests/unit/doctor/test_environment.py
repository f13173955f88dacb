"""What the doctor says of the machine: read, or None."""

from __future__ import annotations

import os
import sys

import pytest

from trellis.doctor import environment

V2 = "cx16 lahf_lm popcnt sse2 sse4_1 sse4_2 ssse3"
V3 = f"{V2} avx avx2 bmi1 bmi2 f16c fma abm movbe xsave"
V4 = f"{V3} avx512f avx512bw avx512cd avx512dq avx512vl"


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("flags\t\t: fpu sse2", "x86-64"),
        (f"flags : {V2}", "x86-64-v2"),
        (f"flags : {V3}", "x86-64-v3"),
        (f"flags : {V3} avx512f", "x86-64-v3"),
        (f"flags : {V4}", "x86-64-v4"),
        ("Features : fp asimd evtstrm", "asimd"),
        ("Features : fp asimd sve sve2", "sve2"),
        ("flags : fpu", None),
        ("", None),
    ],
)
def test_the_level_is_the_best_whose_flags_are_all_there(line, level):
    assert environment.simd_level(f"processor : 0\n{line}\nbugs : avx512f\n") == level


def test_the_processor_is_read(tmp_path):
    (tmp_path / "cpuinfo").write_text("processor\t: 0\nmodel name\t: A Processor @ 3 GHz\nflags\t\t: sse2\n")
    found = environment.processor(tmp_path / "cpuinfo")
    assert (found["model"], found["simd"]) == ("A Processor @ 3 GHz", "x86-64")
    assert found["logical_cores"] == os.cpu_count()
    assert environment.processor(tmp_path / "absent")["simd"] is None


def test_the_settings_in_force_are_shown(monkeypatch):
    monkeypatch.setenv("TRELLIS_DEVICE", "cpu")
    monkeypatch.delenv("TRELLIS_DOORS", raising=False)
    found = {item["name"]: item["value"] for item in environment.describe()["settings"]}
    assert found["TRELLIS_DEVICE"] == "cpu"
    assert found["TRELLIS_DOORS"] is None


def test_facts_of_this_process():
    found = environment.describe()
    assert found["python"]["executable"] == sys.executable
    assert found["memory"]["total"] > found["memory"]["free"] > 0
    assert found["packages"]["numpy"].count(".") == 2
    assert found["cache"]["folder"]


def test_a_cache_that_cannot_be_is_told(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("TRELLIS_CACHE_DIR", str(tmp_path / "file"))
    found = environment.kernel_cache()
    assert (found["folder"], found["kernels"]) == (None, None)
    assert str(tmp_path / "file") in found["reason"]


def test_memory_that_cannot_be_read_is_unknown(monkeypatch):
    def fails():
        raise OSError("no /proc")

    monkeypatch.setattr(environment, "host_memory", fails)
    assert environment.describe()["memory"] == {
        "free": None,
        "total": None,
        "source": "could not be read: no /proc",
    }
