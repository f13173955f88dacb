"""The reference pages that are made from the code are the ones that are checked in."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
_spec = importlib.util.spec_from_file_location("docs_generate", DOCS / "generate.py")
generate = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(generate)


@pytest.mark.parametrize("page", generate.PAGES)
def test_page_is_up_to_date(page):
    written = (DOCS / "reference" / page).read_text()
    assert written == generate.NOTE + generate.PAGES[page](), "run `python docs/generate.py`"


def test_errors_page_has_every_code_and_class():
    from trellis.errors import CODES, TrellisError

    text = generate.errors()
    assert re.findall(r"^### (\S+)$", text, re.MULTILINE) == sorted(CODES)
    assert [kind.__name__ for kind in TrellisError.__subclasses__() if f"`{kind.__name__}`" not in text] == []


def test_settings_page_has_every_variable_read_in_the_sources():
    read = {
        name
        for path in DOCS.parent.glob("packages/*/src/**/*.py")
        for name in re.findall(r"TRELLIS_[A-Z_]+", path.read_text())
    }
    listed = re.findall(r"`(TRELLIS_[A-Z_]+)` \|", generate.settings())
    assert listed == sorted(read)


def test_hooks_page_has_every_hook():
    from trellis.door import hookspecs

    text = generate.hooks()
    headings = re.findall(r"^## (trellis_\w+)$", text, re.MULTILINE)
    assert set(headings) == {name for name in vars(hookspecs) if name.startswith("trellis_")}
    assert set(hookspecs.REQUIRED) <= set(headings)


def test_a_table_cell_may_hold_a_bar():
    assert generate.table(("a",), [("x|y",)]) == "| a |\n| --- |\n| x\\|y |\n"
