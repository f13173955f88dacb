"""Each stage of a launch has a page, in the order of flow.py, and each page answers the same questions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLOW = ROOT / "packages" / "trellis-core" / "src" / "trellis" / "flow.py"
PAGES = ROOT / "docs" / "explanation" / "stages"
STAGES = re.findall(r"  # (\d) (\w+)$", FLOW.read_text(), re.MULTILINE)
QUESTIONS = ["What enters", "What leaves", "Where the code is", "What can be refused", "An example"]


def test_each_stage_has_a_page_and_no_page_is_another_s():
    assert len(STAGES) == 8
    assert {path.stem for path in PAGES.glob("*.md")} == {name for _, name in STAGES}


@pytest.mark.parametrize(("number", "name"), STAGES)
def test_a_page_answers_the_questions_and_shows_something_that_runs(number, name):
    text = (PAGES / f"{name}.md").read_text()
    assert text.startswith(f"# {number}. {name}\n")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == QUESTIONS
    assert "```python\n" in text.split("## An example")[1]


@pytest.mark.parametrize(("_", "name"), STAGES)
def test_a_page_names_code_that_is_there(_, name):
    section = (PAGES / f"{name}.md").read_text().split("## Where the code is")[1].split("## ")[0]
    named = re.findall(r"`(trellis(?:_\w+)?)/([\w./]+)`", section)
    assert named
    folders = {"trellis": "trellis-core", "trellis_cpu": "trellis-cpu"}
    paths = [ROOT / "packages" / folders[package] / "src" / package / path for package, path in named]
    assert [str(path) for path in paths if not path.exists()] == []
    sources = [file for path in paths for file in ([path] if path.suffix else path.rglob("*.py"))]
    text = "".join(file.read_text() for file in sources)
    assert [word for word in re.findall(r"`(\w+)`", section) if not re.search(rf"\b{word}\b", text)] == []


def test_the_explanation_and_the_contents_list_the_pages_in_order():
    expected = [name for _, name in STAGES]
    explanation = (PAGES.parent / "one-launch.md").read_text()
    assert re.findall(r"\]\(stages/(\w+)\.md\)", explanation) == expected
    contents = (ROOT / "docs" / "index.md").read_text()
    assert re.findall(r"^explanation/stages/(\w+)$", contents, re.MULTILINE) == expected
