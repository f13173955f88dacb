"""Reports of doors that are really installed, each checked against the published schema."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from trellis import doctor, door

SCHEMAS = Path(__file__).parents[3] / "docs" / "reference"


def schema(name):
    return json.loads((SCHEMAS / f"{name}.schema.json").read_text())


@pytest.fixture(scope="session", name="schema")
def schema_fixture():
    return schema


@pytest.fixture
def examine(site, monkeypatch):
    """Return a function that examines the installed doors of the test and no other."""
    monkeypatch.syspath_prepend(site.folder)
    door.rescan()

    def report(*names, timeout=60.0, only=None, **environment):
        monkeypatch.setenv("TRELLIS_DOORS", only if only is not None else ",".join(site.doors))
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        door.rescan()
        found = doctor.examine(names, timeout=timeout)
        document = json.loads(json.dumps(found))  # what --json prints
        jsonschema.Draft202012Validator(schema("doctor")).validate(document)
        own = {*site.doors, *document["required"]["doors"]}
        document["doors"] = [row for row in document["doors"] if row["name"] in own]
        return document

    yield report
    monkeypatch.undo()
    door.rescan()


@pytest.fixture
def row(examine):
    """Return a function that examines and returns the row of one door."""

    def of(name, **options):
        (found,) = [row for row in examine(**options)["doors"] if row["name"] == name]
        return found

    return of
