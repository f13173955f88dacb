"""The sessions of the noxfile are the documented ones, and both commands of the README name one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = ast.parse((ROOT / "noxfile.py").read_text())


def sessions():
    """Return the names of the functions decorated with nox.session."""
    return [
        node.name
        for node in TREE.body
        if isinstance(node, ast.FunctionDef)
        and any("nox.session" in ast.unparse(mark) for mark in node.decorator_list)
    ]


def test_contributing_describes_exactly_the_sessions():
    text = (ROOT / "CONTRIBUTING.md").read_text().partition("## Where things are")[0]
    documented = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert documented
    assert sorted(documented) == sorted(sessions())


def test_commands_in_the_documents_name_sessions():
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / ".ci" / "run"]
    named = {name for path in documents for name in re.findall(r"noxfile\.py -s (\w+)", path.read_text())}
    assert {"demo", "tests"} <= named <= set(sessions())


def test_each_session_does_something():
    bodies = {node.name: node for node in TREE.body if isinstance(node, ast.FunctionDef)}
    idle = [name for name in sessions() if ".run(" not in ast.unparse(bodies[name])]
    assert idle == []


def test_each_session_reads_files_that_exist():
    named = re.findall(r'"((?:examples|benchmarks|tests|docs)/[\w/.]*)"', (ROOT / "noxfile.py").read_text())
    assert named
    assert [name for name in named if not (ROOT / name).exists() and "_build" not in name] == []
