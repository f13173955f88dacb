"""What the documents claim: code blocks run, commands exist, links lead somewhere, versions agree."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("", "packages/*/", "docs/[!_]*/**/", "benchmarks/", "examples/**/")
DOCUMENTS = sorted(path for folder in FOLDERS for path in ROOT.glob(f"{folder}*.md"))
PROGRAMS = (
    "python3 noxfile.py",
    "python3 -m venv",
    "python benchmarks/run.py",
    "python docs/generate.py",
    "pip install ",
    "pytest ",
    "trellis ",
)


def blocks(path, language):
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)


def names(paths):
    return [str(path.relative_to(ROOT)) for path in paths]


PYTHON = [path for path in DOCUMENTS if blocks(path, "python")]
SHELL = [path for path in DOCUMENTS if blocks(path, "sh")]


def test_the_documents_are_found():
    assert ROOT / "README.md" in PYTHON
    assert ROOT / "README.md" in SHELL
    assert ROOT / "docs" / "tutorial" / "first-launch.md" in PYTHON


@pytest.mark.parametrize("path", PYTHON, ids=names(PYTHON))
def test_python_blocks_run_one_after_the_other(path, tmp_path):
    program = tmp_path / "blocks.py"
    program.write_text("\n".join(blocks(path, "python")))
    result = subprocess.run(
        [sys.executable, "-W", "error", str(program)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("path", SHELL, ids=names(SHELL))
def test_shell_blocks_name_known_programs_and_trellis_commands_run(path, tmp_path):
    for line in "\n".join(blocks(path, "sh")).splitlines():
        command = line.split("#")[0].strip()
        if not command:
            continue
        assert command.startswith(PROGRAMS), command
        if command.startswith("trellis "):
            program = Path(sys.executable).with_name("trellis")
            arguments = command.split()[1:]
            environment = {**os.environ, "COLUMNS": "100"}
            result = subprocess.run(
                [program, *arguments],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"


def test_fences_have_a_language_that_is_checked_or_plain_text():
    known = {"", "python", "sh", "text", "{toctree}", "{eval-rst}"}
    found = {
        language
        for path in DOCUMENTS
        for language in re.findall(r"^```(\S+)$", path.read_text(), re.MULTILINE)
    }
    assert found <= known


def links(path):
    return [
        link.split("#")[0] for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)\s]+)\)", path.read_text())
    ]


@pytest.mark.parametrize("path", DOCUMENTS, ids=names(DOCUMENTS))
def test_links_lead_to_files(path):
    assert [link for link in links(path) if not (path.parent / link).exists()] == []


def test_the_readme_has_both_commands_of_a_fresh_clone():
    lines = "\n".join(blocks(ROOT / "README.md", "sh")).splitlines()
    assert [line.split("#")[0].strip() for line in lines][:2] == [
        "python3 noxfile.py -s demo",
        "python3 noxfile.py -s tests",
    ]


def test_ci_calls_the_readme_s_test_command_last():
    commands = re.findall(r"^python3 noxfile\.py [a-z -]+", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)
    assert commands[-1].strip() == "python3 noxfile.py -s tests"


def versions():
    scopes = []
    for path in ROOT.glob("packages/*/src/*/_version.py"):
        scope = {}
        exec(path.read_text(), scope)
        scopes.append(scope["__version__"])
    return scopes


def test_one_version_everywhere():
    (version,) = set(versions())
    changelog = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    citation = re.search(r"^version: (\S+)", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert (changelog[1], citation[1]) == (version, version)


def test_each_door_in_the_readme_is_as_far_as_it_says():
    rows = re.findall(
        r"^\| `(trellis-\w+)` \|.*\| ([^|]*) \|$", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    existing = {path.parent.name for path in ROOT.glob("packages/*/pyproject.toml")} - {"trellis-core"}
    assert {name for name, state in rows if "does not exist" not in state} == existing
    assert len(rows) == len({name for name, _ in rows}) == 4
