"""Records say what ran, where, by which route and why, and never more than is known."""

from __future__ import annotations

import json

import numpy as np
import pytest

import trellis
from trellis.door import Candidate, Library, Refusal, Verdict
from trellis.plan import Reason
from trellis.record import is_gpu_peak

A = np.arange(6, dtype=np.float32)


def test_a_record_names_the_walk(ctx, door, tmp_path, monkeypatch):
    monkeypatch.setenv("TRELLIS_CACHE_DIR", str(tmp_path / "cache"))
    x = ctx.map("negative", A)
    record = x.record
    assert (record.op, record.device, record.kind, record.route) == (
        "map",
        f"{door.name}:0",
        "cpu",
        "generate",
    )
    assert [reason.who for reason in record.reasons] == ["stock", "cache"]
    assert record.choice[-1].who == f"{door.name}:0"
    assert record.seconds > 0
    assert record.bytes_in == record.bytes_out == A.nbytes
    assert record.bytes_reserved == A.nbytes
    assert record.budget_limit is not None
    assert not record.gpu_peak
    assert not record.software
    assert record.library is None
    assert record.occupancy is None
    assert door.name in str(record)
    assert json.loads(json.dumps(record.as_dict()))["reasons"][0]["who"] == "stock"


def test_a_kernel_met_again_comes_from_memory(ctx):
    ctx.map("negative", A)
    again = ctx.map("negative", np.arange(77, dtype=np.float32))
    assert (again.record.route, again.record.cached) == ("cache", "memory")


def test_uploads_are_counted_where_memory_is_not_shared(make_door):
    door = make_door()
    door.session.visible = False
    ctx = trellis.Context(door.name)
    assert ctx.map("negative", A).record.bytes_uploaded == A.nbytes
    assert ctx.map("negative", ctx.asarray(A)).record.bytes_uploaded == 0
    assert np.array_equal(ctx.map("negative", A).numpy(), -A)
    assert np.array_equal(ctx.asarray(A)[::-2].numpy(), A[::-2])


def test_shared_host_memory_is_no_upload(ctx):
    assert ctx.map("negative", A).record.bytes_uploaded == 0
    assert ctx.map("negative", [1.0, 2.0]).record.bytes_uploaded in (0, 16)


def test_what_was_not_launched_has_no_record(ctx):
    assert ctx.asarray(A).record is None
    assert ctx.empty((3,)).record is None
    assert ctx.map("negative", np.zeros((0, 3), np.float32)).record is None


def test_routes_can_be_forbidden(ctx, door):
    with pytest.raises(trellis.Unsupported) as caught:
        ctx.map("negative", A, routes="stock")
    assert caught.value.code == "E_UNSUPPORTED.no_route"
    assert [reason.who for reason in caught.value.fields["reasons"]] == ["stock"]
    assert ctx.gemm(A.reshape(2, 3), A.reshape(3, 2), routes=("stock",)).record.route == "stock"
    door.decline = "the test says no"
    with pytest.raises(trellis.Unsupported, match="the test says no"):
        ctx.map("positive", A)
    only = trellis.Context(door.name, routes=("generate", "stock"))
    with pytest.raises(trellis.Unsupported, match=r"generate.*the test says no.*stock"):
        only.map("positive", A)
    assert door.launched == 1


def test_a_door_that_raises_is_a_coded_error(ctx, door):
    class Broken:
        def __bool__(self):
            raise ZeroDivisionError("inside the door")

    door.decline = Broken()
    with pytest.raises(trellis.BackendError) as caught:
        ctx.map("negative", A)
    assert caught.value.code == "E_BACKEND.door_failed"
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_refused_schedule_of_the_caller_is_the_error(ctx, door):
    with pytest.raises(trellis.LaunchRefused) as caught:
        ctx.stencil(np.zeros((4, 4), np.float32), schedule={"tile": (2, 2, 2)})
    assert caught.value.code == "E_LAUNCH.refused"
    assert "2 extents" in caught.value.allowed
    door.verdict = Verdict((Refusal("group size", "1025", "1024", "probed", "1024"),))
    with pytest.raises(trellis.LaunchRefused, match="1024"):
        ctx.map("negative", A)
    door.verdict = Verdict(occupancy=0.0, occupancy_source="the test")
    with pytest.raises(trellis.LaunchRefused, match="no group fits"):
        ctx.map("negative", A)
    assert door.launched == 0
    door.verdict = Verdict(occupancy=0.5, occupancy_source="the test")
    assert ctx.map("negative", A).record.occupancy == 0.5


def test_gpu_peak_needs_a_loaded_library_on_a_hardware_gpu(make_door):
    def peak(kind="gpu", route="stock", **library):
        facts = {"name": "lib", "version": "1", "symbol": "gemm", "loaded": True, **library}
        device = trellis.Context(make_door("cpu").name).device
        device = type(device)(**{name: getattr(device, name) for name in device.__slots__} | {"kind": kind})
        return is_gpu_peak(route, Candidate("c", None, library=Library(**facts)), device)

    assert peak()
    for other in ({"kind": "cpu"}, {"kind": "software"}, {"route": "generate"}, {"loaded": False}):
        assert not peak(**other)
    assert not peak(version=None)
    assert not peak(symbol=None)


def test_observers_get_each_launch_and_can_not_break_it(ctx, caplog):
    seen = []

    def broken(record):
        raise ValueError("in the observer")

    with trellis.observe(seen.append), trellis.observe(broken):
        x = ctx.map("negative", A)
        ctx.map("add", x, x)
        ctx.map("add", x, x)
        ctx.prepare("add", x, x, out=x)()
    ctx.map("add", x, x)
    assert [record.op for record in seen] == ["map"] * 5
    assert seen[0].route == "generate"
    assert "in the observer" in caplog.text


def test_explain_is_plain_data(ctx, door):
    told = json.loads(json.dumps(ctx.explain()))
    assert told["device"] == f"{door.name}:0"
    assert told["routes"] == ["stock", "cache", "generate"]
    assert Reason(**told["choice"][-1]).who == f"{door.name}:0"


def test_a_declined_epilogue_says_why(ctx, door):
    door.stocked = False
    with pytest.raises(trellis.Unsupported, match="no library call"):
        ctx.gemm(A.reshape(2, 3), A.reshape(3, 2), epilogue=lambda x: x + 1, routes="stock")


OBSERVER = """
seen = []
def trellis_launched(record):
    print("observed", record.op, record.device)
"""


def test_installed_observers_are_found(tmp_path, root):
    """In a process of its own: entry points are read once."""
    import subprocess
    import sys

    info = tmp_path / "watcher-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: watcher\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[trellis.observers]\nwatch = watcher\nbroken = absent_module\n")
    (tmp_path / "watcher.py").write_text(OBSERVER)
    program = (
        f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(root / 'tests/unit/spine')!r}]\n"
        "import trellis; from trellis.door import register_door; from numpy_door import NumpyDoor\n"
        "register_door('one', NumpyDoor('one')); trellis.Context('one').zeros((3,))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "observed map one:0\n"
    assert "absent_module" in done.stderr
