"""What the commands answer, on a door to NumPy and on doors that are really installed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

from trellis import cache
from trellis.errors import InvalidArgument


def test_devices_are_listed_with_unknowns_as_null(data, run, numpy_device):
    found = data("devices")
    (device,) = [row for row in found["devices"] if row["label"] == numpy_device]
    assert (device["kind"], device["note"]) == ("software", "software, not a GPU")
    assert device["limits"]["group_size"] == {"value": None, "source": None}
    assert device["proven"] is None
    assert found["best"] != numpy_device  # a software device is never taken unasked
    assert "software, not a GPU" in run("devices")


def test_devices_tell_which_doors_failed(site, process, door_source):
    site.install(
        "broken-door", {"broken": "broken_door"}, {"broken_door": "raise ValueError('it is broken')"}
    )
    site.install("good-door", {"good": "good_door"}, {"good_door": door_source("good")})
    result = process("devices", "--json", TRELLIS_DOORS="broken,good")
    found = json.loads(result.stdout)
    assert [row["label"] for row in found["devices"]] == ["good:0"]
    assert found["best"] == "good:0"
    assert any(item["who"] == "broken" and "it is broken" in item["why"] for item in found["reasons"])


@pytest.mark.parametrize(
    ("arguments", "op"),
    [
        (("map", "--fn", "exp"), "map"),
        (("map", "--fn", "add", "--shape", "3x1", "--shape", "4", "--dtype", "int32"), "map"),
        (("map", "--fn", "math:fabs"), None),
        (("reduce",), "reduce"),
        (("reduce", "--fn", "max", "--axis", "1"), "reduce"),
        (("scan", "--axis", "0"), "scan"),
        (("stencil",), "stencil"),
        (("histogram",), "histogram"),
        (("take", "--shape", "5", "--shape", "3"), "take"),
        (("gemm", "--shape", "3x4", "--shape", "4x5"), "gemm"),
        (("gemm", "--shape", "4x4"), "gemm"),
    ],
)
def test_operations_are_explained_by_their_record(data, run, numpy_device, arguments, op):
    shapes = () if "--shape" in arguments else ("--shape", "6x7")
    if op is None:
        with pytest.raises(InvalidArgument):
            run("explain", *arguments, *shapes, "--device", numpy_device)
        return
    found = data("explain", *arguments, *shapes, "--device", numpy_device)
    record = found["record"]
    assert (record["op"], record["device"], record["software"]) == (op, numpy_device, True)
    assert record["route"] == ("stock" if op == "gemm" else record["route"])
    assert found["source"] is None
    shown = run("explain", *arguments, *shapes, "--device", numpy_device)
    assert "software, not a GPU" in shown
    assert record["kernel"] in shown


def test_the_source_is_shown_when_it_is_wanted(data, run, numpy_device):
    arguments = ("explain", "map", "--fn", "tanh", "--shape", "5", "--device", numpy_device, "--source")
    assert data(*arguments)["source"] == "numpy"
    assert run(*arguments).rstrip().endswith("numpy")
    library = ("explain", "gemm", "--shape", "3x3", "--device", numpy_device, "--source")
    assert data(*library)["source"] is None
    assert "a library carried it" in run(*library)


def test_a_kernel_of_the_user_is_explained(data, run, numpy_device, tmp_path):
    file = tmp_path / "kernel.py"
    file.write_text("def twice(a, out, begin, end):\n    out[...] = 2 * a\n")
    arguments = (
        "explain",
        "escape",
        "--file",
        file,
        "--fn",
        "twice",
        "--shape",
        "5",
        "--device",
        numpy_device,
    )
    found = data(*map(str, arguments), "--language", "python", "--source")
    record = found["record"]
    assert (record["op"], record["route"], record["origin"]) == ("escape", "escape", "caller")
    assert found["source"] == file.read_text()
    shown = run(*map(str, arguments), "--language", "python", "--source")
    assert "the caller's own" in shown
    assert "out[...] = 2 * a" in shown


def test_a_function_of_the_user_is_explained(site, monkeypatch):
    module = site.folder / "a_module_of_mine.py"
    module.write_text("import numpy as np\ndef leaky(x):\n    return np.where(x > 0, x, 0.1 * x)\n")
    from trellis.cli.explain import _function

    with pytest.raises(InvalidArgument, match="module:function"):
        _function("a_module_of_mine:nothing")
    monkeypatch.chdir(site.folder)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert _function("a_module_of_mine:leaky")(-2.0) == -0.2


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """Keep two kernels, one of them damaged, in a folder of their own, and return the paths: whole, damaged."""
    import importlib.util
    from pathlib import Path

    spec = importlib.util.spec_from_file_location("keys", Path(__file__).parents[1] / "cache" / "conftest.py")
    keys = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(keys)
    monkeypatch.setenv("TRELLIS_CACHE_DIR", str(tmp_path / "cache with é"))
    disk = cache.shared().disk
    import dataclasses

    paths = []
    for arch in ("whole", "damaged"):
        address = cache.Address.of(dataclasses.replace(keys.KEY, arch=arch))
        disk.store(address, b"code", f"kernel {arch}")
        paths.append(disk.folder / f"{address.digest}.kernel")
    paths[1].write_bytes(paths[1].read_bytes()[:-1])
    return paths


def test_the_cache_is_described(data, run, kept):
    found = data("cache", "info")
    assert (found["kernels"], found["folder"]) == (2, str(kept[0].parent))
    assert found["bytes"] == sum(path.stat().st_size for path in kept)
    assert str(kept[0].parent) in run("cache", "info")


def test_kernels_are_listed(data, run, kept):
    rows = {row["digest"]: row for row in data("cache", "list")["kernels"]}
    whole, damaged = (rows[path.stem] for path in kept)
    assert (whole["name"], whole["arch"], whole["op"], whole["damage"]) == (
        "kernel whole",
        "whole",
        "map",
        None,
    )
    assert "bytes where the header says" in damaged["damage"]
    assert damaged["name"] is None
    assert kept[0].stem[:12] in run("cache", "list")


def test_damage_is_found_and_removed_on_request(data, kept):
    found = data("cache", "verify", status=1)
    assert found["whole"] == 1
    assert [(item["path"], item["removed"]) for item in found["damaged"]] == [(str(kept[1]), False)]
    assert data("cache", "verify", "--remove")["damaged"][0]["removed"] is True
    assert data("cache", "verify") == {
        "schema": "trellis.cache.verify",
        "version": 1,
        "whole": 1,
        "damaged": [],
    }
    assert kept[0].exists()


def test_the_cache_is_cleared(data, kept):
    assert data("cache", "clear")["removed"] == 2
    assert not any(path.exists() for path in kept)
    assert data("cache", "info")["kernels"] == 0


def test_no_cache_is_no_error(data, monkeypatch):
    monkeypatch.setenv("TRELLIS_NO_CACHE", "1")
    assert data("cache", "info")["reason"] == "TRELLIS_NO_CACHE is on"
    assert data("cache", "list")["kernels"] == []
    assert data("cache", "verify")["whole"] == 0
    assert data("cache", "clear")["removed"] == 0


@pytest.mark.parametrize("end", ["interrupt", "usage"])
def test_no_process_of_a_door_outlives_the_doctor(site, ended, end):
    number = site.folder / "number"
    hang = f"import os, time\nopen({str(number)!r} + '.part', 'w').write(str(os.getpid()))\nos.rename({str(number)!r} + '.part', {str(number)!r})\ntime.sleep(600)"
    site.install("hang-door", {"hang": "hang_door"}, {"hang_door": hang})
    wrong = ["--nonsense"] if end == "usage" else []
    # The program waits for the door to hang before it goes on, so that there is a process to be ended.
    program = (
        # A shell that starts its jobs in the background has them ignore interrupts.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import sys, os, time; sys.argv[0] = 'trellis'\nfrom trellis import doctor\nstart = doctor.start\n"
        f"def slow():\n    start()\n    while not os.path.exists({str(number)!r}): time.sleep(0.01)\n    print('hung', flush=True)\n"
        "doctor.start = slow\nfrom trellis.cli import main\nmain()"
    )
    environment = {**os.environ, "PYTHONPATH": str(site.folder), "TRELLIS_DOORS": "hang"}
    process = subprocess.Popen(
        [sys.executable, "-c", program, "doctor", *wrong],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout.readline() == b"hung\n"
    if end == "interrupt":
        process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == (130 if end == "interrupt" else 2)
    assert ended(int(number.read_text()))


def test_the_doctor_ends_well_beside_a_broken_door(site, process, door_source):
    site.install(
        "broken-door", {"broken": "broken_door"}, {"broken_door": "import absent_library"}, version="2.0"
    )
    result = process("doctor", TRELLIS_DOORS="broken")
    assert result.returncode == 0, result.stderr
    shown = " ".join(result.stdout.split())
    for words in (
        "FAILED broken",
        "broken-door 2.0",
        "ModuleNotFoundError: No module named 'absent_library'",
        "cause:",
    ):
        assert words in shown
    assert process("doctor", "--door", "broken", TRELLIS_DOORS="broken").returncode == 1
    assert process("doctor", TRELLIS_DOORS="broken", TRELLIS_REQUIRE_DOORS="broken").returncode == 1
    as_data = process("doctor", "--json", TRELLIS_DOORS="broken")
    assert json.loads(as_data.stdout)["doors"][-1]["states"]["loadable"] in (False, None)
