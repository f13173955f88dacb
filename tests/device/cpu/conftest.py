"""The host as a device, and a way to run one intent on NumPy arrays."""

from __future__ import annotations

import ctypes
import importlib.util
import mmap
import platform
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import trellis_cpu
from trellis.door import Layout, Map, Plan, Schedule, Stencil
from trellis.expr import Expression
from trellis_cpu import artifact, calls, driver
from trellis_cpu.emit import assemble
from trellis_cpu.kernels import WRITERS
from trellis_cpu.target import Target

_spec = importlib.util.spec_from_file_location("products", Path(__file__).with_name("products.py"))
sys.modules["products"] = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(sys.modules["products"])


def layout(array):
    return Layout(array.dtype.name, array.shape, array.strides)


class Runner:
    """Compiles intents once each and runs them on arrays in place."""

    def __init__(self):
        (self.device,) = trellis_cpu.trellis_probe().devices
        self.session = trellis_cpu.trellis_open(device=self.device)
        self._candidates = {}

    def candidate(self, intent, schedule=None):
        schedule = schedule or Schedule()
        key = intent.signature(), schedule
        if key not in self._candidates:
            self._candidates[key] = trellis_cpu.trellis_generate(
                intent=intent, schedule=schedule, device=self.device
            )
        return self._candidates[key].sized(intent)

    def executable(self, intent, schedule=None):
        candidate = self.candidate(intent, schedule)
        plan = Plan(intent, self.device, schedule or Schedule(), "generate", candidate)
        assert trellis_cpu.trellis_validate(plan=plan, device=self.device).allowed
        return trellis_cpu.trellis_launch(plan=plan, device=self.device)

    def run(self, intent, arrays, scalars=(), schedule=None):
        """Run on arrays (inputs, then outputs), whose memory the kernel uses as it lies."""
        blocks = [self.session.adopt(array) for array in arrays]
        scratch = self.candidate(intent, schedule).scratch
        if scratch:  # with what a launch before may have left in it
            blocks.append(self.session.adopt(np.full(scratch, 0xFF, np.uint8)))
        self.executable(intent, schedule)(*blocks, *scalars)

    def map(self, outputs, inputs, scalars=(), scalar_dtypes=(), out=None, shape=None, schedule=None):
        """Run a map over broadcast inputs and return its results, NaN-filled or 0xAA-filled before."""
        shape = np.broadcast_shapes(*(item.shape for item in inputs)) if shape is None else shape
        seen = [np.broadcast_to(item, shape) for item in inputs]
        results = out if out is not None else [poisoned(shape, node.dtype) for node in outputs]
        expression = Expression(tuple(outputs), tuple(scalar_dtypes))
        intent = Map(expression, tuple(map(layout, seen)), tuple(map(layout, results)), shape)
        self.run(intent, [*seen, *results], scalars, schedule)
        return results


def poisoned(shape, dtype):
    """Return an array whose bytes are no result that a test expects by accident."""
    size = np.dtype(dtype).itemsize
    return np.full((*shape, size), 0xAA, np.uint8).reshape(-1).view(dtype).reshape(shape)


def assert_same(actual, expected, note=""):
    """Compare shape, dtype and values; NaN equals NaN, and zeros have the same sign."""
    expected = np.asarray(expected)
    assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype), note
    if expected.dtype.kind == "f":
        wrong = ~(
            (actual == expected) & (np.signbit(actual) == np.signbit(expected))
            | (np.isnan(actual) & np.isnan(expected))
        )
    else:
        wrong = actual != expected
    at = np.argwhere(wrong)
    assert not len(at), (
        f"{note}: {len(at)} wrong, first at {at[0]}: {actual[tuple(at[0])]!r}, not {expected[tuple(at[0])]!r}"
    )


@pytest.fixture(scope="session")
def cpu():
    return Runner()


def at_the_brink(array, *, end=True):
    """Return a copy whose last byte (or first) lies at a page that no one may touch; a plain copy where there is no mprotect."""
    page = mmap.PAGESIZE
    size = -(-array.nbytes // page) * page
    memory = mmap.mmap(-1, size + 2 * page)
    whole = np.frombuffer(memory, np.uint8)
    if sys.platform == "linux":
        protect = ctypes.CDLL(None, use_errno=True).mprotect
        for forbidden in (0, page + size):
            assert protect(ctypes.c_void_p(whole.ctypes.data + forbidden), ctypes.c_size_t(page), 0) == 0
    start = page + (size - array.nbytes if end else 0)
    copy = whole[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


@pytest.fixture(scope="session")
def tools():
    return SimpleNamespace(
        layout=layout, poisoned=poisoned, assert_same=assert_same, Stencil=Stencil, at_the_brink=at_the_brink
    )


class Lesser(Runner):
    """Runs kernels written for a lesser processor than the host."""

    def __init__(self, cpu, features):
        super().__init__()
        self.target = Target.of(driver.host().triple, cpu, features)

    def run(self, intent, arrays, scalars=(), schedule=None):
        writer, schedule = WRITERS[intent.op], schedule or Schedule()
        key = intent.signature(), schedule
        if key not in self._candidates:
            written = writer.write(intent, schedule, self.target)
            text = assemble(self.target, "test", written.phases, written.extra)
            made = artifact.build(text, len(written.phases), self.target)
            self._candidates[key] = artifact.Kernel(made)
        kernel, work = self._candidates[key], writer.work(intent, schedule, self.target)
        blocks = [self.session.adopt(array) for array in arrays]
        blocks += [self.session.allocate(work.scratch)] if work.scratch else []
        kernel.entry.builtin(work, kernel.functions, calls.INLINE, kernel)(*blocks, *scalars)


LESSER = {"sse2": ("x86-64", "+sse2"), "avx2": ("x86-64-v3", "+sse2,+avx,+avx2,+fma,+bmi2")}


@pytest.fixture(scope="session", params=["host", *LESSER])
def each(request, cpu):
    """Run on the host as it is, and on kernels for lesser processors."""
    if request.param == "host":
        return cpu
    name, features = LESSER[request.param]
    present = driver.host().features.split(",")
    if platform.machine() not in {"x86_64", "AMD64"} or any(
        item.startswith("+") and item not in present for item in features.split(",")
    ):
        pytest.skip(f"the host is no {request.param} processor")
    return Lesser(name, features)
