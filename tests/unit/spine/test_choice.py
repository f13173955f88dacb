"""Which device a Context takes, and what it says where it takes none."""

from __future__ import annotations

import pytest

import trellis
from trellis.conductor import choose, survey
from trellis.door import loaded_doors


@pytest.fixture(autouse=True)
def only_test_doors(monkeypatch):
    """Block what is installed, so that each test sees the doors it registers."""
    installed = [door.name for door in loaded_doors().doors]
    monkeypatch.setenv("TRELLIS_DOORS", ",".join(f"-{name}" for name in installed) or "-none")
    monkeypatch.delenv("TRELLIS_DEVICE", raising=False)


def test_the_best_is_a_discrete_gpu_then_an_integrated_one_then_the_cpu(make_door):
    cpu = make_door("cpu", memory=1 << 40)
    soft = make_door("software", memory=1 << 40)
    shared = make_door("gpu", integrated=True, memory=1 << 38)
    unknown = make_door("gpu", memory=1 << 36)
    large = make_door("gpu", integrated=False, memory=1 << 35)
    small = make_door("gpu", integrated=False, memory=1 << 34)
    assert [device.door for device in survey().devices] == [
        one.name for one in (large, small, shared, unknown, cpu, soft)
    ]
    assert choose(None).device.door == large.name
    assert [choose(i).device.door for i in range(4)] == [large.name, small.name, shared.name, unknown.name]
    assert choose("gpu").device.door == large.name
    assert choose("cpu").device.door == cpu.name
    best = trellis.sources()
    assert best["best"] == f"{large.name}:0"
    assert [row["kind"] for row in best["sources"]] == ["gpu"] * 4 + ["cpu", "software"]


def test_one_physical_device_is_one_entry_and_one_budget(make_door):
    native = make_door("gpu", physical_id="0000:01:00.0", memory=1 << 30)
    portable = make_door("gpu", physical_id="0000:01:00.0", memory=1 << 34)
    (one,) = survey().physical
    assert {device.door for device in one.devices} == {native.name, portable.name}
    first, second = trellis.Context(native.name), trellis.Context(portable.name)
    assert first.arena.ledger is second.arena.ledger
    held = first.empty((1000,), "uint8")
    assert second.arena.ledger.used == held.nbytes
    with pytest.raises(trellis.InvalidArgument, match="hardware GPU 1"):
        choose(1)


def test_no_gpu_is_an_error_that_lists_what_there_is(make_door):
    cpu = make_door("cpu")
    with pytest.raises(trellis.InvalidArgument) as caught:
        trellis.Context(device=0)
    assert caught.value.code == "E_INVALID_ARG.device_unknown"
    assert caught.value.fields["devices"] == (f"{cpu.name}:0",)
    assert "device='cpu'" in caught.value.fix


def test_software_is_never_taken_unless_named(make_door):
    soft = make_door("software")
    with pytest.raises(trellis.NotReady) as caught:
        trellis.Context()
    assert caught.value.code == "E_NOT_READY.no_device"
    for request in ("gpu", 0, soft.name):
        with pytest.raises(trellis.InvalidArgument):
            trellis.Context(request)
    for request in (f"{soft.name}:0", f"{soft.name}:device"):
        assert trellis.Context(request).device.kind == "software"
    taken = trellis.Context(allow_software=True)
    record = taken.full((3,), 1.0).record
    assert record.software
    assert record.outcome == "L3"
    assert "not a GPU" in str(record)


def test_a_list_is_walked_in_order_and_takes_nothing_else(make_door):
    cpu, other = make_door("cpu"), make_door("cpu")
    chosen = choose(["absent", "gpu", cpu.name])
    assert chosen.device.door == cpu.name
    assert [reason.who for reason in chosen.reasons[:2]] == ["absent", "gpu"]
    with pytest.raises(trellis.InvalidArgument, match="absent"):
        choose(["absent", "gpu"])
    assert other.launched == 0


def test_the_environment_names_the_device_of_a_bare_context(make_door, monkeypatch):
    make_door("gpu")
    cpu = make_door("cpu")
    monkeypatch.setenv("TRELLIS_DEVICE", f"absent, {cpu.name}")
    chosen = trellis.Context()
    assert chosen.device.door == cpu.name
    assert chosen.choice[0].who == "TRELLIS_DEVICE"
    monkeypatch.setenv("TRELLIS_DEVICE", "absent")
    with pytest.raises(trellis.InvalidArgument):
        trellis.Context()


@pytest.mark.parametrize("request_", [3.5, True, object()])
def test_a_request_of_another_type_is_refused(request_):
    with pytest.raises(trellis.InvalidType):
        choose(request_)


def test_a_name_that_nearly_exists_is_suggested(make_door):
    door = make_door("cpu")
    with pytest.raises(trellis.InvalidArgument, match=f"Did you mean '{door.name}'"):
        choose(door.name + "x")


def test_a_door_that_fails_to_probe_is_a_reason(make_door):
    bad, good = make_door("gpu"), make_door("cpu")
    bad.device = None
    chosen = choose(None)
    assert chosen.device.door == good.name
    assert any(reason.who == bad.name and reason.stage == "probe" for reason in chosen.reasons)
    assert any(row["who"] == bad.name for row in trellis.sources()["reasons"])
