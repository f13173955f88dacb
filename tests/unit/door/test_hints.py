"""Hardware whose door is not installed is seen by what the data file says."""

from __future__ import annotations

import pytest

from trellis.door import hints


@pytest.fixture
def machine(tmp_path):
    def make(*, files=(), pci=()):
        for name in files:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        for number, (vendor, kind) in enumerate(pci):
            folder = tmp_path / "sys/bus/pci/devices" / f"0000:0{number}:00.0"
            folder.mkdir(parents=True)
            (folder / "vendor").write_text(f"{vendor}\n")
            (folder / "class").write_text(f"{kind}\n")
        return tmp_path

    return make


def missing(root, installed=("cpu",)):
    return {found.hint.name: found.evidence for found in hints.missing(installed, root)}


def test_each_known_door_can_be_recognised():
    assert len(hints.known()) >= 4
    for hint in hints.known():
        assert hint.always or hint.files or hint.pci_vendors
        assert hint.distribution.startswith("trellis-")
        assert (f"pip install {hint.distribution}" in hint.advice) == hint.released


def test_a_bare_machine_lacks_only_the_cpu_door(machine):
    assert missing(machine()) == {}
    assert list(missing(machine(), ())) == ["cpu"]


def test_a_driver_is_evidence(machine):
    found = missing(machine(files=["proc/driver/nvidia/version"]))
    assert list(found) == ["cuda"]
    assert found["cuda"][0].endswith("proc/driver/nvidia/version")
    assert missing(machine(), ("cpu", "cuda")) == {}


def test_a_display_controller_is_evidence_and_a_bridge_is_not(machine):
    assert set(missing(machine(pci=[("0x10de", "0x030000")]))) == {"cuda", "webgpu"}


def test_a_bridge_of_a_gpu_vendor_is_no_gpu(machine):
    assert missing(machine(pci=[("0x1002", "0x060000"), ("0x10de", "0x020000")])) == {}


def test_an_accelerator_without_display_counts(machine):
    assert set(missing(machine(pci=[("0x1002", "0x120000")]))) == {"hip", "webgpu"}


def test_unreadable_files_are_no_evidence(machine):
    root = machine(pci=[("é", "0x030000")])
    (root / "sys/bus/pci/devices/0000:09:00.0").touch()
    assert set(missing(root)) <= {"webgpu"}


def test_the_real_machine_can_be_asked():
    assert "cpu" not in {found.hint.name for found in hints.missing({"cpu"})}
    assert hints.advice("no such door") is None
