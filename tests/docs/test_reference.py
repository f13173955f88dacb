"""The reference pages that are made from the code are the ones that are checked in."""

from __future__ import annotations

import dataclasses
import importlib.util
import re
import sys
from pathlib import Path

import pytest

import trellis

DOCS = Path(__file__).parents[2] / "docs"
with pytest.MonkeyPatch.context() as patch:
    patch.syspath_prepend(str(DOCS))
    _spec = importlib.util.spec_from_file_location("docs_generate", DOCS / "generate.py")
    generate = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(generate)
    interface, wording = sys.modules["interface"], sys.modules["wording"]


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
    assert wording.table(("a",), [("x|y",)]) == "| a |\n| --- |\n| x\\|y |\n"


def test_the_page_of_operations_has_every_operation_with_its_docstring():
    from trellis import ops

    text = interface.ops()
    assert re.findall(r"^## (\w+)$", text, re.MULTILINE) == sorted(ops.__all__)
    rendered = re.findall(r"^\.\. autofunction:: trellis\.(\w+)$", text, re.MULTILINE)
    others = re.findall(r"^## (\w+)\n\nAnother name of \[(\w+)\]", text, re.MULTILINE)
    assert sorted([*rendered, *[name for name, _ in others]]) == sorted(ops.__all__)
    assert [name for name, of in others if getattr(ops, name) is not getattr(ops, of)] == []
    assert [name for name in rendered if not getattr(trellis, name).__doc__] == []


def test_every_public_name_is_listed_and_leads_to_a_page_that_has_it():
    rows = re.findall(
        r"^\| (?:\[`(\w+)`\]\(([\w.]+)(?:#\w+)?\)|`(\w+)`) \| (.+) \|$", interface.api(), re.MULTILINE
    )
    assert [linked or plain for linked, _, plain, _ in rows] == list(trellis.__all__)
    pages = {page: (DOCS / "reference" / page).read_text() for _, page, _, _ in rows if page}
    missing = [name for name, page, _, _ in rows if page and not re.search(rf"\b{name}\b", pages[page])]
    assert missing == []
    assert [name for name, _, _, said in rows if not said.endswith((".", "`"))] == []


def test_every_field_of_a_record_has_a_meaning_and_says_when_it_is_none():
    from trellis import LaunchRecord

    fields = {field.name: field.type for field in dataclasses.fields(LaunchRecord)}
    described = [name for names, said in wording.attributes(LaunchRecord) for name in names if said]
    assert sorted(described) == sorted(fields)
    assert {name for name, kind in fields.items() if "None" in kind} == set(interface.NONE_WHEN)


def test_every_field_of_a_schedule_is_explained_and_asked_of_every_kernel():
    from trellis_cpu.kernels.honoured import HONOURED

    text = interface.schedule()
    names = [field.name for field in dataclasses.fields(trellis.Schedule)]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", text, re.MULTILINE))
    assert set(rows) == set(names) | set(HONOURED)
    for op, own in HONOURED.items():
        said = dict(zip(names, [cell.strip() for cell in rows[op].split(" | ")], strict=True))
        assert own <= {name for name, answer in said.items() if answer == "yes"}


def test_every_function_with_a_bound_is_in_the_table_of_accuracy():
    from trellis.expr import BOUNDS

    listed = re.findall(r"^\| `(\w+)` \|", interface.accuracy(), re.MULTILINE)
    assert listed == sorted({name for name, _ in BOUNDS})


def test_the_entries_of_a_docstring_are_found():
    class Made:
        """One line.

        Attributes
        ----------
        one, two
            Said
            ``twice``.

            And more.
        three
            Once.

        Raises
        ------
        Other
            Not an attribute.

        """

    assert wording.attributes(Made) == [(("one", "two"), "Said `twice`. And more."), (("three",), "Once.")]
    assert wording.summary(Made) == "One line."
