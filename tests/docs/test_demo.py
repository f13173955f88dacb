"""The demonstration: its steps agree with NumPy, its proof can fail, and the program runs where its data is installed."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys

import numpy as np
import pytest

import trellis


@pytest.fixture
def demonstration(root, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "examples"))
    import demonstration.digits
    import demonstration.photo
    import demonstration.steps
    import demonstration.watch

    return demonstration


@pytest.fixture
def ctx():
    with trellis.Context("cpu") as context:
        yield context


def photo(ctx):
    planes = np.random.default_rng(1).integers(0, 256, (3, 37, 53), np.uint8)
    return {"photo": ctx.asarray(planes, copy=True)}, {"photo": planes}


def digits(ctx, part):
    draw = np.random.default_rng(2)
    labels = draw.integers(0, part.CLASSES, part.TRAINED_ON + 40)
    images = draw.random((len(labels), 64), np.float32) * 0.5
    images[np.arange(len(labels)), labels * 6] += 1
    rest, held = slice(None, part.TRAINED_ON), slice(part.TRAINED_ON, None)
    host = {
        "x": images[rest],
        "y": np.eye(part.CLASSES, dtype=np.float32)[labels[rest]],
        "held": images[held],
        "w1": draw.normal(0, 0.2, (64, part.HIDDEN)).astype(np.float32),
        "b1": np.zeros(part.HIDDEN, np.float32),
        "w2": draw.normal(0, 0.2, (part.HIDDEN, part.CLASSES)).astype(np.float32),
        "b2": np.zeros(part.CLASSES, np.float32),
    }
    return {name: ctx.asarray(value, copy=True) for name, value in host.items()}, host, labels[held]


def check(demonstration, steps, device, host):
    for step in steps:
        if step.numpy is None:
            host.update({name: device[name].numpy() for name in "uv"})
            continue
        expected = step.numpy(host)
        host.update(expected)
        assert expected
        for name, value in expected.items():
            assert demonstration.steps.difference(device[name].numpy(), value) <= step.bound, name


def test_the_photograph_s_steps_agree_with_numpy(demonstration, ctx):
    device, host = photo(ctx)
    with demonstration.watch.Watch(ctx) as watch:
        device = demonstration.steps.carry(demonstration.photo.STEPS, ctx, device)
    assert watch.proof(ctx).startswith(f"{len(watch.records)} launches on cpu:0")
    check(demonstration, demonstration.photo.STEPS, device, host)
    assert float(host["error_after"]) > 0


def test_the_classifier_s_steps_agree_with_numpy(demonstration, ctx, monkeypatch):
    monkeypatch.setattr(demonstration.digits, "ROUNDS", 25)
    device, host, labels = digits(ctx, demonstration.digits)
    with demonstration.watch.Watch(ctx) as watch:
        device = demonstration.steps.carry(demonstration.digits.STEPS, ctx, device)
    assert "by stock" in watch.proof(ctx)
    check(demonstration, demonstration.digits.STEPS, device, host)
    assert (device["digit"].numpy() == labels).mean() > 0.9


def test_each_launch_has_a_line(demonstration, ctx):
    x = ctx.arange(5, dtype="float32")
    with demonstration.watch.Watch(ctx) as watch:
        for _ in range(3):
            ctx.map("add", x, x)
        ctx.map("multiply", x, x)
    first, second = watch.lines()
    assert re.search(r"map +cpu:0 \[cpu\] .* ms × 3 +(cache|generate), map_\w+", first)
    assert re.search(r" ms +(cache|generate), map_\w+", second)


def test_a_detour_through_numpy_is_seen(demonstration, ctx):
    x = ctx.arange(1000, dtype="float32")
    with demonstration.watch.Watch(ctx) as watch:
        y = ctx.map("add", x, x)
        ctx.map("add", np.sqrt(y.numpy()), x)
    with pytest.raises(AssertionError, match="the host read"):
        watch.proof(ctx)


def test_no_launch_is_no_proof(demonstration, ctx):
    with demonstration.watch.Watch(ctx) as watch:
        pass
    with pytest.raises(AssertionError, match="nothing was launched"):
        watch.proof(ctx)


def test_watching_leaves_no_trace(demonstration, ctx):
    before = dict(vars(ctx.arena.session)).keys()
    with demonstration.watch.Watch(ctx):
        pass
    assert vars(ctx.arena.session).keys() == before


@pytest.mark.parametrize(
    ("ours", "expected", "worst"),
    [
        ([1.0, 2.0], [1.0, 2.5], 0.5),
        ([1.0], [1.0, 2.0], np.inf),
        ([1.0, np.nan], [1.0, 2.0], np.inf),
        ([1, 2], [1.0, 2.0], np.inf),
        ([], [], 0.0),
    ],
)
def test_a_difference_is_found(demonstration, ours, expected, worst):
    ours, expected = np.array(ours), np.array(expected)
    assert demonstration.steps.difference(ours, expected) == worst


def test_the_program_runs_and_leaves_pictures(root, tmp_path):
    missing = [name for name in ("sklearn", "PIL") if importlib.util.find_spec(name) is None]
    if missing:
        pytest.skip(
            f"the demonstration's data and pictures need {' and '.join(missing)}; the session demo has them"
        )
    command = [
        sys.executable,
        str(root / "examples" / "demo.py"),
        "--out",
        str(tmp_path / "out"),
        "--device",
        "cpu",
    ]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    found = {path.name for path in (tmp_path / "out").iterdir()}
    assert found == {"denoise.png", "edges.png", "equalise.png", "digits.png"}
    trellis_share, numpy_share = re.search(r"Trellis (0\.\d+), NumPy (0\.\d+)", result.stdout).groups()
    assert trellis_share == numpy_share
    assert "comparisons with NumPy agree." in result.stdout.splitlines()[-1]
