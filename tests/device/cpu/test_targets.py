"""Kernels for lesser processors than the host: without masked vectors, with narrow ones. They run here as well."""

from __future__ import annotations

import platform

import numpy as np
import pytest

from trellis.door import Layout, Map, Schedule
from trellis.expr import Expression, const, node
from trellis_cpu import artifact, calls, driver
from trellis_cpu.emit import assemble
from trellis_cpu.kernels import WRITERS
from trellis_cpu.target import Target

pytestmark = pytest.mark.skipif(platform.machine() not in {"x86_64", "AMD64"}, reason="names x86 processors")

LESSER = {"sse2": ("x86-64", "+sse2"), "avx2": ("x86-64-v3", "+sse2,+avx,+avx2,+fma,+bmi2")}


def target_of(name):
    cpu, features = LESSER[name]
    host = driver.host().features.split(",")
    if any(item.startswith("+") and item not in host for item in features.split(",")):
        pytest.skip(f"this processor lacks {name}")
    return Target.of(driver.host().triple, cpu, features)


def run(target, intent, schedule, arrays, session):
    writer = WRITERS[intent.op]
    written = writer.write(intent, schedule, target)
    kernel = artifact.Kernel(
        artifact.build(assemble(target, "test", written.phases, written.extra), len(written.phases), target)
    )
    work = writer.work(intent, schedule, target)
    kernel.entry.builtin(work, kernel.functions, calls.INLINE, kernel)(*map(session.adopt, arrays))


@pytest.mark.parametrize("name", LESSER)
def test_width_and_masks_follow_the_features(name):
    target = target_of(name)
    assert target.vector_bytes == {"sse2": 16, "avx2": 32}[name]
    assert not target.masked
    assert target.arch != driver.host().arch


@pytest.mark.parametrize("stores", ["cached", "streaming"])
@pytest.mark.parametrize("name", LESSER)
def test_maps(cpu, name, stores):
    target = target_of(name)
    f, i, flag = (node("input", dtype, (), (k,)) for k, dtype in enumerate(["float32", "int16", "bool"]))
    scaled = node(
        "add", "float32", (node("mul", "float32", (f, const(2.5, "float32"))), node("cast", "float32", (i,)))
    )
    outputs = (
        scaled,
        node("not", "bool", (flag,)),
        node("select", "int16", (flag, i, node("neg", "int16", (i,)))),
    )
    rng = np.random.default_rng(0)
    for size in (1, 5, 16, 63, 64, 65, 1000):
        for step in (1, -2):
            x = rng.standard_normal(2 * size)[: size * abs(step)][::step].astype("float32")
            y = rng.integers(-99, 99, 2 * size)[::2].astype("int16")
            z = rng.integers(0, 2, size).astype(bool)
            outs = [np.full(size + 1, 7, dtype)[1:] for dtype in ("float32", "bool", "int16")]
            layouts = [Layout(item.dtype.name, item.shape, item.strides) for item in (x, y, z, *outs)]
            intent = Map(Expression(outputs), tuple(layouts[:3]), tuple(layouts[3:]), (size,))
            run(target, intent, Schedule(stores=stores), [x, y, z, *outs], cpu.session)
            np.testing.assert_allclose(outs[0], x * np.float32(2.5) + y, rtol=1e-6, atol=1e-5)
            np.testing.assert_array_equal(outs[1], ~z)
            np.testing.assert_array_equal(outs[2], np.where(z, y, -y))
