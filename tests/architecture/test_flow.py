"""The stages of a launch are the same in flow.py, in the README and in the explanation."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "packages" / "trellis-core" / "src" / "trellis"
STAGES = ["intent", "device", "schedule", "route", "budget", "validate", "launch", "record"]
NUMBERED = list(enumerate(STAGES, 1))


def stages_of_code(text):
    """Return (number, name) of each line of the function `launch` that ends in such a comment; each must call something."""
    (launch,) = [
        node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == "launch"
    ]
    lines = text.splitlines()[launch.lineno - 1 : launch.end_lineno]
    marked = [(line, re.search(r"  # (\d) (\w+)$", line)) for line in lines]
    assert [line for line, mark in marked if mark and "(" not in line.split("#")[0]] == []
    return [(int(mark[1]), mark[2]) for _, mark in marked if mark]


def stages_of_table(text):
    """Return (number, name, last column) of each row of the table whose first column counts."""
    rows = [
        [cell.strip() for cell in line.strip("| ").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]
    return [(int(row[0]), row[1].strip("*`"), row[-1]) for row in rows if row[0].isdigit()]


def test_the_code_calls_the_stages_in_order():
    assert stages_of_code((CORE / "flow.py").read_text()) == NUMBERED


def test_the_readme_lists_the_stages_in_order():
    table = stages_of_table((ROOT / "README.md").read_text())
    assert [row[:2] for row in table] == NUMBERED
    named = [name for row in table for name in re.findall(r"`trellis/([\w./]+)`", row[-1])]
    assert len(named) >= len(STAGES)
    assert [name for name in named if not (CORE / name).exists()] == []


def test_the_explanation_has_a_section_for_each_stage():
    text = (ROOT / "docs" / "explanation" / "one-launch.md").read_text()
    assert [
        (int(number), name) for number, name in re.findall(r"^## (\d)\. (\w+)$", text, re.MULTILINE)
    ] == NUMBERED


def test_a_stage_out_of_order_is_seen():
    code = "def launch():\n    x = f()  # 2 device\n    y = g(x)  # 1 intent\n"
    assert stages_of_code(code) == [(2, "device"), (1, "intent")]
    with pytest.raises(AssertionError):
        stages_of_code("def launch():\n    pass  # 1 intent\n")
    assert stages_of_table("| 1 | **intent** | `a` |\n|---|---|---|\n") == [(1, "intent", "`a`")]
