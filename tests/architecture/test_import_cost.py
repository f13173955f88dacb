"""What must stay light imports nothing heavy: the package, its version, a door's plugin module."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {"click", "dataclasses", "inspect", "llvmlite", "ml_dtypes", "numpy", "pluggy", "psutil", "rich"}


def imported_by(program):
    """Return the heavy modules that a new process has imported after the program."""
    report = "\nimport sys; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", program + report], capture_output=True, text=True, check=True
    )
    return HEAVY & set(result.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("program", "allowed"),
    [
        ("import trellis", set()),
        ("import trellis; trellis.__version__; dir(trellis)", set()),
        ("import trellis.errors, trellis.settings", set()),
        ("import trellis_cpu", {"pluggy", "inspect", "dataclasses"}),  # a door's hooks are marked with pluggy
    ],
)
def test_nothing_heavy_is_imported(program, allowed):
    assert imported_by(program) <= allowed


def test_a_heavy_import_is_seen():
    assert "numpy" in imported_by("import numpy")
