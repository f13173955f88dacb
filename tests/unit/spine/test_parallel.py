"""parallel_map over devices that are told apart: who takes part, what is copied, what errors leave behind."""

from __future__ import annotations

import json
import threading

import numpy as np
import pytest

import trellis
from trellis.door import Declined
from trellis.plan import Parallel

A = np.arange(40, dtype="float32").reshape(10, 4)


@pytest.fixture
def gpus(make_door):
    """Two doors to two different cards, whose memory the host does not see."""
    doors = [make_door("gpu", physical_id=f"card {i}") for i in range(2)]
    for door in doors:
        door.session.visible = False
    return doors


def halves(ctx, gpus, x=A, fn=lambda a: a * 2 + 1, **options):
    options.setdefault("strategy", "devices")
    return ctx.parallel_map(fn, x, devices=[f"{door.name}:0" for door in gpus], **options)


def test_each_device_takes_a_slice_and_the_record_says_so(ctx, door, gpus):
    made = halves(ctx, gpus)
    assert np.array_equal(made.numpy(), A * 2 + 1)
    assert made.device.label == ctx.device.label
    record = made.record
    shared = record.parallel
    assert (shared.strategy, shared.hardware) == ("devices", ("card 0", "card 1"))
    assert [
        (part.device, part.start, part.stop, part.elements, part.nbytes, part.moved) for part in shared.parts
    ] == [
        (f"{gpus[0].name}:0", 0, 5, 20, 160, 160),
        (f"{gpus[1].name}:0", 5, 10, 20, 160, 160),
    ]
    assert [(part.kind, part.route, part.threads) for part in shared.parts] == [("gpu", "generate", None)] * 2
    assert all(part.seconds > 0 for part in shared.parts)
    assert [one.launched for one in gpus] == [1, 1]
    assert (record.bytes_in, record.bytes_out, record.bytes_uploaded) == (160, 160, 320)
    assert "2 parts" in str(record)
    assert json.loads(json.dumps(record.as_dict()))["parallel"]["hardware"] == ["card 0", "card 1"]


def test_the_plan_is_the_same_before_and_nothing_runs_for_it(ctx, door, gpus):
    names = [f"{one.name}:0" for one in gpus]
    plan = ctx.parallel_plan(lambda a: a * 2 + 1, A, strategy="devices", devices=names)
    assert isinstance(plan, Parallel)
    assert [one.launched for one in (door, *gpus)] == [0, 0, 0]
    assert [one.session.live for one in gpus] == [0, 0]
    ran = halves(ctx, gpus).record.parallel
    assert [part._replace(route=None, seconds=None) for part in ran.parts] == list(plan.parts)
    assert (plan.strategy, plan.why) == (ran.strategy, ran.why)
    assert plan.as_dict()["parts"][1]["start"] == 5
    assert f"{gpus[1].name}:0 [5:10] 20 elements" in repr(plan)
    with pytest.raises(AttributeError):
        plan.strategy = "single"


@pytest.mark.parametrize("rows", [1, 2, 3, 7])
@pytest.mark.parametrize("shares", [[1, 1, 1], [5, 1, 1], [1e-9, 1, 1e9], [1, 2, 3]])
def test_shares_cover_every_row_once(ctx, gpus, rows, shares):
    x = A[:rows]
    made = halves(ctx, [*gpus, gpus[0]], x, shares=shares)
    assert np.array_equal(made.numpy(), x * 2 + 1)
    parts = made.record.parallel.parts
    assert [part.start for part in parts] == [0, *[part.stop for part in parts[:-1]]]
    assert parts[-1].stop == rows
    assert all(part.stop > part.start for part in parts)


def test_slices_are_in_proportion_to_compute_units_where_they_are_known(ctx, make_door):
    from trellis.door import probed

    doors = [make_door("gpu", physical_id=f"card {i}") for i in range(2)]
    for door, units in zip(doors, (30, 10), strict=True):
        limits = probed(memory=1 << 30, compute_units=units)
        object.__setattr__(trellis.Context(door.name).device, "limits", limits)
    made = ctx.parallel_map(
        "negative", A, strategy="devices", devices=[trellis.Context(door.name) for door in doors]
    )
    assert "compute units" in made.record.parallel.why
    assert [part.stop - part.start for part in made.record.parallel.parts] == [8, 2]


def test_auto_takes_each_hardware_once_and_devices_only_where_there_are_two(ctx, gpus):
    made = halves(ctx, [*gpus, gpus[1]], strategy="auto")
    shared = made.record.parallel
    assert (shared.strategy, len(shared.parts)) == ("devices", 2)
    assert "1 further of the same hardware left out" in shared.why
    alone = halves(ctx, [gpus[0], gpus[0]], strategy="auto")
    assert np.array_equal(alone.numpy(), A * 2 + 1)
    assert alone.record.parallel.strategy == "device"
    assert [part.device for part in alone.record.parallel.parts] == [ctx.device.label]


def test_one_hardware_named_twice_is_never_called_two(ctx, door):
    others = [trellis.Context(door.name) for _ in range(2)]
    made = ctx.parallel_map("negative", A, strategy="devices", devices=others)
    assert np.array_equal(made.numpy(), -A)
    shared = made.record.parallel
    assert (shared.hardware, len(shared.parts)) == (("host processor",), 2)
    assert "2 parts on 1 hardware (2 share host processor)" in shared.why
    assert all(part.moved == 0 for part in shared.parts)


def test_a_software_device_stamps_the_whole_record(ctx, make_door):
    software = make_door("software")
    made = ctx.parallel_map("negative", A, strategy="devices", devices=[ctx, f"{software.name}:0"])
    assert made.record.software
    assert made.record.outcome == "L3"
    assert made.record.parallel.hardware == ("host processor",)
    assert "software, not a GPU" in str(made.record)


def test_broadcasting_scalars_indices_and_several_results(ctx, gpus):
    row, column = A[0].copy(), A[:, :1].copy()

    def fn(a, r, c, s):
        return a + r * s, trellis.index(0) * 10 + trellis.index(1), c + trellis.index(-2)

    names = [f"{one.name}:0" for one in gpus]
    made = ctx.parallel_map(fn, A, row, column, 3.0, strategy="devices", devices=names, shares=[3, 2])
    want = ctx.map(fn, A, row, column, 3.0)
    for one, expected in zip(made, want, strict=True):
        assert (one.shape, one.dtype) == (expected.shape, expected.dtype)
        assert np.array_equal(one.numpy(), expected.numpy())
    assert made[1].numpy()[:, 1].tolist() == [10 * i + 1 for i in range(10)]
    alone = ctx.parallel_map(lambda a: (a + 1,), A, strategy="devices", devices=names)
    assert isinstance(alone, tuple)


@pytest.mark.parametrize("view", [A.T, A[::-1], A[:, ::2], A[:, 0], np.asfortranarray(A), A.reshape(5, 2, 4)])
def test_views(ctx, gpus, view):
    made = halves(ctx, gpus, view)
    assert np.array_equal(made.numpy(), view * 2 + 1)
    assert made.strides == ctx.map(lambda a: a * 2 + 1, view).strides


def test_out_is_written_when_all_parts_are_done(ctx, gpus):
    out = ctx.zeros((10, 4))
    assert halves(ctx, gpus, out=out) is out
    assert np.array_equal(out.numpy(), A * 2 + 1)
    x = ctx.asarray(A, copy=True)
    assert halves(ctx, gpus, x, out=x) is x
    assert np.array_equal(x.numpy(), A * 2 + 1)


@pytest.mark.parametrize("how", ["declines", "lacks memory", "fails"])
@pytest.mark.parametrize("given", [False, True])
def test_an_error_in_one_part_leaves_nothing_behind(ctx, door, gpus, how, given):
    class Broken(RuntimeError):
        pass

    def fail(*_):
        raise Broken("no")

    if how == "declines":
        gpus[1].decline = "not today"
    elif how == "lacks memory":
        gpus[1].session.fail = True
    else:
        gpus[1].session.synchronize = fail
    out = ctx.zeros((10, 4))
    used = []
    for _ in range(3):
        with pytest.raises((trellis.TrellisError, Broken)) as caught:
            halves(ctx, gpus, out=out if given else None)
        notes = getattr(caught.value, "__notes__", ())
        assert how == "declines" or any(gpus[1].name in note for note in notes)
        if isinstance(caught.value, trellis.TrellisError) and how != "declines":
            assert caught.value.fields["part"] == (f"{gpus[1].name}:0", 5, 10)
        assert not out.numpy().any()
        del caught
        used.append(ctx.arena.ledger.used)
    assert used[0] == used[1] == used[2]


def test_the_parts_run_at_once(ctx, gpus):
    meeting = threading.Barrier(2, timeout=20)
    names = [trellis.Context(f"{one.name}:0") for one in gpus]

    def once(door):
        waited = []

        def synchronize():
            if not waited:
                waited.append(True)
                meeting.wait()

        door.session.synchronize = synchronize

    for one in gpus:
        once(one)
    made = ctx.parallel_map("negative", A, strategy="devices", devices=names)
    assert np.array_equal(made.numpy(), -A)


def test_contexts_that_are_opened_for_a_call_are_closed_and_others_are_not(ctx, gpus, monkeypatch):
    closed = []
    monkeypatch.setattr(trellis.Context, "close", lambda self: closed.append(self.device.label))
    held = trellis.Context(gpus[0].name)
    ctx.parallel_map("negative", A, strategy="devices", devices=[held, f"{gpus[1].name}:0"])
    assert closed == [f"{gpus[1].name}:0"]
    gpus[1].decline = "no"
    with pytest.raises(trellis.Unsupported):
        ctx.parallel_map("exp", A, strategy="devices", devices=[held, f"{gpus[1].name}:0"])
    assert closed == [f"{gpus[1].name}:0"] * 2


def test_a_door_without_threads_to_choose_refuses_them(ctx, door):
    for strategy in ("single", "threads"):
        with pytest.raises(trellis.LaunchRefused, match="threads"):
            ctx.parallel_map("negative", A, strategy=strategy)
    assert door.launched == 0
    assert ctx.parallel_map("negative", A).record.parallel.strategy == "device"


@pytest.mark.parametrize("shape", [(0,), (3, 0, 2), (0, 4)])
@pytest.mark.parametrize("strategy", ["auto", "single", "threads", "devices"])
def test_nothing_is_launched_where_there_are_no_elements(ctx, door, shape, strategy):
    options = {"devices": [door.name]} if strategy == "devices" else {}
    made = ctx.parallel_map("negative", np.zeros(shape, "float32"), strategy=strategy, **options)
    assert (made.shape, made.dtype, made.record, door.launched) == (shape, np.float32, None, 0)
    assert ctx.parallel_plan("negative", made, strategy=strategy, **options).parts == ()


WRONG = {
    "unknown": (dict(strategy="fast"), "unknown_name"),
    "no name": (dict(strategy=3), "unknown_name"),
    "no devices": (dict(strategy="devices"), "option"),
    "empty": (dict(strategy="devices", devices=[]), "option"),
    "a text": (dict(strategy="devices", devices="cpu"), "type"),
    "with single": (dict(strategy="single", devices=["cpu"]), "option"),
    "too few shares": (dict(strategy="devices", devices=["cpu", "cpu"], shares=[1]), "option"),
    "no share": (dict(strategy="devices", devices=["cpu", "cpu"], shares=[1, 0]), "option"),
    "a share of nan": (dict(strategy="devices", devices=["cpu"], shares=[float("nan")]), "option"),
    "shares of a text": (dict(strategy="devices", devices=["cpu"], shares="x"), "option"),
    "shares alone": (dict(shares=[1]), "option"),
    "twice": (dict(strategy="single", schedule={"threads": 1}), "option"),
    "no such device": (dict(strategy="devices", devices=["nowhere:3"]), "device_unknown"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments(ctx, door, case):
    options, code = WRONG[case]
    for call in (ctx.parallel_map, ctx.parallel_plan):
        with pytest.raises(trellis.InvalidArgument) as caught:
            call("negative", A, **options)
        assert caught.value.code == f"E_INVALID_ARG.{code}"
    assert door.launched == 0


def test_there_must_be_an_axis_to_cut(ctx, door):
    with pytest.raises(trellis.InvalidArgument) as caught:
        ctx.parallel_map("negative", np.float32(1).reshape(()), strategy="devices", devices=[door.name])
    assert caught.value.code == "E_INVALID_ARG.shape"
    assert float(ctx.parallel_map("negative", np.float32(1).reshape(()))) == -1.0


def test_a_plan_declined_on_one_device_is_the_error(ctx, gpus):
    gpus[0].trellis_stock = lambda intent, device: Declined("none")
    gpus[0].decline = "it has no kernels"
    with pytest.raises(trellis.Unsupported, match="it has no kernels"):
        ctx.parallel_plan("exp2", A, strategy="devices", devices=[f"{one.name}:0" for one in gpus])


def test_shares_that_can_be_read_once_are_read_once(ctx, gpus):
    made = halves(ctx, gpus, shares=(share for share in (1, 4)))
    assert np.array_equal(made.numpy(), A * 2 + 1)
    assert [(part.start, part.stop) for part in made.record.parallel.parts] == [(0, 2), (2, 10)]
