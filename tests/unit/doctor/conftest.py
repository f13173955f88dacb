"""Reports of doors that are really installed, each checked against the published schema."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from trellis import doctor, door

TESTS = Path(__file__).parents[1]
SCHEMAS = Path(__file__).parents[3] / "docs" / "reference"

# A plugin module around the NumPy door of the tests; `{body}` may change it.
PLUGIN = """
import sys
from numpy_door import NumpyDoor
from trellis.door import Declined, Probe, ProbeFailure, hookimpl

class Door(NumpyDoor):
    {body}

plugin = Door({name!r}, {kind!r})
"""


def schema(name):
    return json.loads((SCHEMAS / f"{name}.schema.json").read_text())


@pytest.fixture(scope="session", name="schema")
def schema_fixture():
    return schema


@pytest.fixture
def numpy_door(site):
    """Return a function that installs a NumPy door, with a class body of its own."""
    (site.folder / "numpy_door.py").write_text((TESTS / "spine" / "numpy_door.py").read_text())

    def install(name, body="pass", *, kind="cpu", distribution=None):
        source = PLUGIN.format(name=name, kind=kind, body=body.replace("\n", "\n    "))
        site.install(
            distribution or f"{name}-door", {name: f"{name}_plugin:plugin"}, {f"{name}_plugin": source}
        )

    return install


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
