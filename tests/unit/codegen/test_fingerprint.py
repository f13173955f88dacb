"""Fingerprints are equal exactly where kernels are."""

from __future__ import annotations

import subprocess
import sys

import numpy as np

from trellis.codegen import fingerprint
from trellis.expr import Expression, node
from trellis.intent import Map

PROGRAM = """
from trellis.codegen import Features, fingerprint, lower
from trellis.expr import Expression, node
from trellis.intent import Layout, Map
from trellis.schedule import Schedule
line = Layout.dense("float32", (100,))
print(fingerprint(lower(Map(Expression((node("input", "float32", (), (0,)),)), (line,), (line,), (100,)), Schedule(), Features())))
"""


def test_fingerprints(run):
    def of(size):
        line = run.layout(np.zeros(size, np.float32))
        intent = Map(Expression((node("input", "float32", (), (0,)),)), (line,), (line,), (size,))
        return intent.signature(), fingerprint(run.program(intent, run.targets["plain"]))

    assert of(100) == of(2000)
    assert of(100)[0] == of(101)[0]
    assert of(100)[1] != of(101)[1]
    again = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert again.stdout.strip() == of(100)[1]
