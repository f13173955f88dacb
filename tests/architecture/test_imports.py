"""The declared layers hold, and a breach of each contract is noticed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = {
    "core is layered": ("trellis/errors/classes.py", "import trellis.settings"),
    "a door sees only trellis.door, trellis.codegen and trellis.expr of core": (
        "trellis_cpu/a.py",
        "import trellis.budget",
    ),
    "core knows no door": ("trellis/settings.py", "import trellis_cpu"),
    "only trellis_cpu.driver imports llvmlite": ("trellis_cpu/a.py", "import llvmlite.binding"),
}
UNLISTED = "core is layered", ("trellis/unlisted.py", '"""A module in no layer."""')


@pytest.fixture
def sources(tmp_path):
    for source in ROOT.glob("packages/*/src"):
        shutil.copytree(source, tmp_path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def lint_imports(sources):
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(config_filename='pyproject.toml', no_cache=True))"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(sources), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_contract_is_kept(sources):
    result = lint_imports(sources)
    assert result.returncode == 0, result.stdout + result.stderr
    assert [name for name in CONTRACTS if f"{name} KEPT" not in result.stdout] == []


@pytest.mark.parametrize(("contract", "breach"), [*CONTRACTS.items(), UNLISTED])
def test_a_breach_is_noticed(sources, contract, breach):
    path, line = breach
    with (sources / path).open("a") as file:
        file.write(f"\n{line}\n")
    result = lint_imports(sources)
    assert result.returncode == 1, result.stdout + result.stderr
    assert f"{contract} BROKEN" in result.stdout
