"""The key: every input changes it, nothing else does, and it is the same in every process."""

from __future__ import annotations

import dataclasses
import json

import pytest

from trellis.cache import Address, KernelKey, key_for
from trellis.device import Device
from trellis.intent import Layout, Take
from trellis.limits import Feature, Limits, probed
from trellis.schedule import Schedule

DEVICE = Device(
    door="test",
    index=0,
    name="a device",
    kind="gpu",
    physical_id=None,
    arch="gfx90",
    compiler="c 1 -O2",
    limits=probed(group_size=256, memory=1 << 30, threads=4),
    features=(("f16", Feature(True, "probed")),),
    dtypes=("float32",),
    driver="driver 5",
)
SCHEDULE = Schedule()
INTENT = Take(
    (Layout.dense("float32", (8, 4)), Layout.dense("int64", (3,))), (Layout.dense("float32", (8, 3)),), axis=1
)


def digest(intent=INTENT, schedule=SCHEDULE, device=DEVICE, **door):
    chosen = {"door_version": "1.0", "door_revision": 1, "door_software": (("compiler", "1"),), **door}
    return Address.of(key_for(intent, schedule, device, **chosen)).digest


CHANGES = {
    "op": "reduce",
    "signature": "map|1|float32:c,float32:s|1|abc",
    "schedule": (("stores", "streaming"),),
    "arch": "x86-64-v3a",
    "kind": "software",
    "features": (("f16", None), ("f64", None)),
    "limits": (("vector_bytes", 64), ("group_dims", (1, 2, 3))),
    "dtypes": ("float32",),
    "compiler": "llvm 22 -O2",
    "driver": "",
    "door": "test2",
    "door_version": "1.0.1",
    "door_revision": 2,
    "door_software": (("llvm", "22.2"),),
    "core_version": "0.1.1",
    "expr_revision": 2,
    "platform": "linux-little-32",
    "python": "cpython-312",
}


def test_every_field_changes_the_address(key, address):
    fields = {item.name for item in dataclasses.fields(KernelKey)}
    assert fields == {*CHANGES, "device"}
    digests = {address(**{name: value}).digest for name, value in CHANGES.items()}
    assert len(digests | {Address.of(key).digest}) == len(CHANGES) + 1


def test_devices_of_one_architecture_share_kernels_on_disk_only(address):
    first, second = address(), address(device="test:1")
    assert (first.digest, first.text) == (second.digest, second.text)
    assert first != second


@pytest.mark.parametrize("value", [1, 1.0, True, "1", None, (1,), ((1,),)])
def test_values_that_python_calls_equal_differ(address, value):
    others = [1, 1.0, True, "1", None, (1,), ((1,),)]
    same = [
        other
        for other in others
        if address(schedule=(("unroll", other),)) == address(schedule=(("unroll", value),))
    ]
    assert [repr(other) for other in same] == [repr(value)]


def test_architectures_that_share_a_prefix_differ(address):
    assert len({address(arch=arch).digest for arch in ("gfx90", "gfx900", "gfx90a", "gfx9", "")}) == 5
    assert address(arch="a", kind="bc").digest != address(arch="ab", kind="c").digest


@pytest.mark.parametrize(
    "change",
    [
        {"arch": "gfx900"},
        {"compiler": "c 2 -O2"},
        {"compiler": "c 1 -O3"},
        {"driver": "driver 6"},
        {"driver": None},
        {"kind": "software"},
        {"features": (("f16", Feature(None, None)),)},
        {"limits": probed(group_size=512, memory=1 << 30, threads=4)},
        {"limits": Limits()},
        {"dtypes": ("float32", "float64")},
    ],
)
def test_what_a_device_says_changes_the_address(change):
    assert digest(device=dataclasses.replace(DEVICE, **change)) != digest()


def test_what_does_not_shape_a_kernel_is_no_part_of_it():
    other = dataclasses.replace(
        DEVICE, index=1, name="another", limits=probed(group_size=256, memory=1 << 20, threads=1)
    )
    assert digest(device=other) == digest()
    longer = Take(
        (Layout.dense("float32", (80, 9)), Layout.dense("int64", (70,))),
        (Layout.dense("float32", (80, 70)),),
        axis=1,
    )
    assert digest(intent=longer) == digest()  # the extents are run-time arguments


@pytest.mark.parametrize(
    "changed",
    [
        {"schedule": Schedule(unroll=2)},
        {"schedule": Schedule(tile=(2,))},
        {"schedule": Schedule(deterministic=False)},
        {"door_version": "1.1"},
        {"door_revision": 2},
        {"door_software": (("compiler", "2"),)},
        {"intent": dataclasses.replace(INTENT, inputs=(Layout.dense("float64", (8, 4)), INTENT.inputs[1]))},
    ],
)
def test_intent_schedule_and_door_change_the_address(changed):
    assert digest(**changed) != digest()


def test_the_text_is_canonical_json(key):
    values = json.loads(key.text())
    assert values["limits"] == [["vector_bytes", 32], ["group_dims", [1, 2, 3]]]
    assert list(values) == sorted(values)


def test_the_address_is_the_same_in_another_process(site, address):
    program = """
import dataclasses, importlib.util, sys
spec = importlib.util.spec_from_file_location("keys", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
print(module.Address.of(module.KEY).digest)
"""
    from pathlib import Path

    found = {
        site.run(
            "-c", program, str(Path(__file__).with_name("conftest.py")), PYTHONHASHSEED=seed
        ).stdout.strip()
        for seed in "01"
    }
    assert found == {address().digest}
