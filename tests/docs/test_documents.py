"""What the documents claim: code blocks run and print what is shown, commands exist, links lead somewhere, versions agree."""

from __future__ import annotations

import functools
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_spec = importlib.util.spec_from_file_location("docs_fences", Path(__file__).with_name("fences.py"))
fences = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(fences)

FOLDERS = ("", "packages/*/", "docs/[!_]*/**/", "benchmarks/", "examples/**/")
DOCUMENTS = sorted(
    {path for folder in FOLDERS for path in ROOT.glob(f"{folder}*.md")} | {ROOT / "docs/index.md"}
)
PROGRAMS = (
    "python3 noxfile.py",
    "python3 -m venv",
    "python benchmarks/run.py",
    "python docs/generate.py",
    "pip install ",
    "pytest ",
    "trellis ",
)
KINDS = ("tutorial", "how-to", "explanation", "reference")


def blocks(path, language):
    return [fence.text for fence in fences.fences(path) if fence.language == language]


def needed(path):
    return sorted({name for fence in fences.fences(path) for name in fence.requires})


def names(paths):
    return [str(path.relative_to(ROOT)) for path in paths]


PYTHON = [path for path in DOCUMENTS if blocks(path, "python")]
SHELL = [path for path in DOCUMENTS if blocks(path, "sh")]
REQUIRING = [path for path in DOCUMENTS if needed(path)]


def test_the_documents_are_found():
    assert ROOT / "README.md" in PYTHON
    assert ROOT / "README.md" in SHELL
    assert ROOT / "docs" / "tutorial" / "first-launch.md" in PYTHON
    assert {path.relative_to(ROOT / "docs").parts[0] for path in DOCUMENTS if "docs" in path.parts} == {
        "index.md",
        *KINDS,
    }


@pytest.mark.parametrize("path", PYTHON, ids=names(PYTHON))
def test_python_blocks_run_one_after_the_other(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    fences.run_python(path)


@pytest.mark.parametrize("path", REQUIRING, ids=names(REQUIRING))
def test_python_blocks_that_need_a_library_run_where_it_is(path, tmp_path, monkeypatch):
    missing = [name for name in needed(path) if importlib.util.find_spec(name) is None]
    if missing:
        pytest.skip(f"a block shows the use of {' and '.join(missing)}, which Trellis does not depend on")
    monkeypatch.chdir(tmp_path)
    fences.run_python(path, available=set(needed(path)))


@functools.cache
def run_trellis(command, folder):
    """Run a command once, whichever document shows it; return its status and what it printed."""
    program = Path(sys.executable).with_name("trellis")
    result = subprocess.run(
        [program, *command.split()[1:]],
        cwd=folder,
        env={**os.environ, "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return result.returncode, result.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("commands")


def commands(text):
    return [command for line in text.splitlines() if (command := line.split("#")[0].strip())]


@pytest.mark.parametrize("path", SHELL, ids=names(SHELL))
def test_shell_blocks_name_known_programs_and_trellis_commands_run(path, folder):
    for fence in fences.fences(path):
        if fence.language != "sh":
            continue
        printed = ""
        for command in commands(fence.text):
            assert command.startswith(PROGRAMS), command
            if command.startswith("trellis "):
                status, text = run_trellis(command, folder)
                assert status == 0, f"{command}\n{text}"
                printed += text
        wrong = fences.difference(fence.output, printed) if fence.output is not None else None
        assert wrong is None, f"{path}:{fence.line}\n{wrong}"


def test_fences_have_a_language_that_is_checked_or_plain_text():
    known = {"", "python", "sh", "text", "{toctree}", "{eval-rst}"}
    assert {fence.language for path in DOCUMENTS for fence in fences.fences(path)} <= known


def document(text, tmp_path):
    path = tmp_path / "document.md"
    path.write_text(text)
    return path


def test_an_output_that_is_not_the_one_shown_is_seen(tmp_path):
    text = "```python\nx = 3\n```\n\nwords\n\n```python\nprint(x, 0.25)\n```\n\n```text\n3 ...\n```\n"
    fences.run_python(document(text, tmp_path))
    with pytest.raises(AssertionError, match=r"document\.md:7"):
        fences.run_python(document(text.replace("3 ...", "4 ..."), tmp_path))


def test_a_failing_block_names_its_line_in_the_document(tmp_path):
    path = document("# Title\n\n```python\nx = 3\nassert x == 4\n```\n", tmp_path)
    with pytest.raises(AssertionError) as caught:
        fences.run_python(path)
    assert (str(caught.traceback[-1].path), caught.traceback[-1].lineno) == (str(path), 4)


def test_a_block_that_needs_a_library_runs_only_with_it(tmp_path):
    path = document("```python requires=nothing_such\nassert False\n```\n", tmp_path)
    fences.run_python(path)
    with pytest.raises(AssertionError):
        fences.run_python(path, available={"nothing_such"})


def links(path):
    return re.findall(r"\]\((?!https?:|mailto:)([^)\s]+)\)", path.read_text())


def anchors(path):
    """Return the anchors of a document's headings, as GitHub and MyST make them."""
    titles = re.findall(r"^#+ (.+)$", path.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", DOCUMENTS, ids=names(DOCUMENTS))
def test_links_lead_to_files_and_headings(path):
    wrong = []
    for link in links(path):
        file, _, anchor = link.partition("#")
        target = path.parent / file if file else path
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            wrong.append(link)
    assert wrong == []


def test_every_page_is_in_one_table_of_contents():
    listed = []
    for page in DOCUMENTS:
        for text in blocks(page, "{toctree}"):
            entries = [line for line in text.splitlines() if line and not line.startswith(":")]
            listed += [page.parent / f"{entry}.md" for entry in entries]
    pages = [path for path in DOCUMENTS if "docs" in path.relative_to(ROOT).parts and path.name != "index.md"]
    assert sorted(listed) == sorted(pages)


def test_error_codes_in_the_documents_exist():
    from trellis.errors import CODES

    said = {code for path in DOCUMENTS for code in re.findall(r"E_[A-Z_]+\.[a-z_]+", path.read_text())}
    assert said - set(CODES) == set()


def test_settings_in_the_documents_exist():
    from trellis.settings import SETTINGS

    said = {name for path in DOCUMENTS for name in re.findall(r"TRELLIS_[A-Z_]+", path.read_text())}
    assert said - {item.name for item in SETTINGS} == set()


def test_the_guide_to_records_names_fields_that_a_record_has():
    import trellis

    text = (ROOT / "docs" / "how-to" / "read-a-record.md").read_text()
    rows = re.findall(r"^\| [^|]+\? \| (.+) \|$", text, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert len(named) > 20
    assert named - set(trellis.LaunchRecord.__dataclass_fields__) == set()


def test_the_readme_has_both_commands_of_a_fresh_clone():
    lines = "\n".join(blocks(ROOT / "README.md", "sh")).splitlines()
    assert [line.split("#")[0].strip() for line in lines][:2] == [
        "python3 noxfile.py -s demo",
        "python3 noxfile.py -s tests",
    ]


def test_ci_calls_the_readme_s_test_command_last():
    lines = re.findall(r"^python3 noxfile\.py [a-z -]+", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)
    assert lines[-1].strip() == "python3 noxfile.py -s tests"


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
