"""The golden comparison itself: what passes, what fails, what an update may write."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

_spec = importlib.util.spec_from_file_location("golden_conftest", Path(__file__).with_name("conftest.py"))
conftest = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(conftest)


def compare(path, text, revision="1", *, update=False):
    conftest.check(path, text, revision=revision, comment="//", update=update)


@pytest.fixture
def path(tmp_path):
    stored = tmp_path / "kernel.txt"
    compare(stored, "a\nb", update=True)
    return stored


def test_an_update_writes_the_revision_and_the_text(path):
    assert path.read_text() == "// trellis golden, codegen revision 1\na\nb\n"


def test_the_same_text_passes(path):
    compare(path, "a\nb\n")


def test_a_missing_golden_fails(tmp_path):
    with pytest.raises(pytest.fail.Exception, match="is missing"):
        compare(tmp_path / "none.txt", "a")


@pytest.mark.parametrize("update", [False, True])
def test_changed_text_under_the_same_revision_fails_with_a_diff(path, update):
    with pytest.raises(pytest.fail.Exception, match=r"(?s)raise its writer's REVISION.*-b\n\+c"):
        compare(path, "a\nc", update=update)
    compare(path, "a\nb")


def test_a_new_revision_fails_until_updated(path):
    with pytest.raises(pytest.fail.Exception, match="written under codegen revision 1, now 2"):
        compare(path, "a\nc", "2")
    compare(path, "a\nc", "2", update=True)
    compare(path, "a\nc", "2")
