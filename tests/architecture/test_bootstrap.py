"""The noxfile on a machine without nox: it says what is missing, and leaves nothing half-made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN = """
import runpy, sys
for name in {missing}:
    sys.modules[name] = None
sys.argv = ["noxfile.py", "-l"]
runpy.run_path("noxfile.py", run_name="__main__")
"""


@pytest.fixture
def clone(tmp_path):
    for name in ("noxfile.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def run(clone, missing, **environment):
    return subprocess.run(
        [sys.executable, "-c", RUN.format(missing=missing)],
        cwd=clone,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_venv_it_says_what_to_install(clone):
    result = run(clone, ["nox", "venv"])
    assert result.returncode == 1
    assert "has no module venv" in result.stderr
    assert "apt install python3-venv" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_environment_that_cannot_be_made_leaves_nothing(clone):
    shadow = clone / "shadow"
    shadow.mkdir()
    (shadow / "venv.py").write_text("raise SystemExit('venv: out of order')")
    result = run(clone, ["nox"], PYTHONPATH=str(shadow))
    assert result.returncode == 1
    assert "venv: out of order" in result.stderr
    assert "the lines above say why" in result.stderr
    assert list((clone / ".nox-bootstrap").iterdir()) == []


def test_it_does_not_run_itself_for_ever(clone):
    result = run(clone, ["nox"], TRELLIS_NOX_BOOTSTRAPPED="1")
    assert result.returncode == 1
    assert "remove the folder .nox-bootstrap" in result.stderr
