"""Lowered programs, verified, interpreted and compared."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.codegen import Features, Program, interpret, lower, verify
from trellis.dtypes import canonical
from trellis.intent import Layout
from trellis.schedule import Schedule

# What real targets have, from the plainest to the richest.
TARGETS = {
    "plain": Features(),
    "words": Features(int64=True, f64=True, f16=True),
    "unaligned": Features(int64=True, f64=True, vectors=False),
    "rich": Features(int64=True, f64=True, f16=True, storage=8, subgroup=8),
    "bytes": Features(int64=True, f64=True, storage=8, grid=(3, 65535, 65535)),
}


def layout(array):
    return Layout(canonical(array.dtype), array.shape, array.strides)


class Running:
    """Runs intents on the interpreter, which must find nothing wrong."""

    targets = TARGETS
    layout = staticmethod(layout)

    def program(self, intent, features=TARGETS["rich"], schedule=None):
        found = lower(intent, schedule or Schedule(), features)
        assert isinstance(found, Program), found
        assert verify(found, features) == ()
        return found

    def __call__(self, intent, inputs, outputs, scalars=(), features=TARGETS["rich"], schedule=None):
        program = self.program(intent, features, schedule)
        shifts = (0, 8) if features.vectors else (0, 3)
        before = [item.copy() for item in outputs]
        for shift in shifts:
            for item, old in zip(outputs, before, strict=True):
                if not any(item is source for source in inputs):
                    item[...] = old
            faults = interpret(
                program, inputs, outputs, scalars, subgroup=features.subgroup or 1, shift=shift
            )
            assert faults == ()
            if any(item is source for item in outputs for source in inputs):
                break
        return program

    def equal(self, found, expected):
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
        np.testing.assert_array_equal(found, expected)


@pytest.fixture
def run():
    return Running()


@pytest.fixture(params=TARGETS)
def target(request):
    return TARGETS[request.param]
