"""Commands in this process and in one of their own, with JSON checked against the published schemas."""

from __future__ import annotations

import importlib.util
import itertools
import json
import sys
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner

from trellis.cli.program import program
from trellis.door import register_door

TESTS = Path(__file__).parents[1]
SCHEMAS = Path(__file__).parents[3] / "docs" / "reference"
_serial = itertools.count()
MAIN = "import sys; sys.argv[0] = 'trellis'; from trellis.cli import main; main()"


@pytest.fixture
def run():
    """Return a function that runs a command that must end well and returns its status and what it printed."""

    def call(*arguments, status=0):
        result = CliRunner().invoke(program, arguments, standalone_mode=False, catch_exceptions=False)
        assert (result.return_value or 0) == status, result.output
        return result.output

    return call


@pytest.fixture
def data(run):
    """Return a function that runs a command with --json and returns the document, checked against its schema."""

    def call(*arguments, schema=None, status=0):
        document = json.loads(run(*arguments, "--json", status=status))
        text = (SCHEMAS / f"{schema or arguments[0]}.schema.json").read_text()
        jsonschema.Draft202012Validator(json.loads(text)).validate(document)
        assert document["schema"].startswith(f"trellis.{arguments[0]}")
        assert document["version"] == 1
        return document

    return call


@pytest.fixture
def process(site):
    """Return a function that runs the program in a process of its own."""
    return lambda *arguments, **environment: site.run("-c", MAIN, *arguments, **environment)


@pytest.fixture
def numpy_device():
    """Register a door to NumPy and return the name of its device."""
    path = TESTS / "spine" / "numpy_door.py"
    spec = importlib.util.spec_from_file_location("numpy_door_for_cli", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["numpy_door_for_cli"] = module
    spec.loader.exec_module(module)
    name = f"numpycli{next(_serial)}"  # sessions are kept by name
    with register_door(name, module.NumpyDoor(name, "software")):
        yield f"{name}:0"
    del sys.modules["numpy_door_for_cli"]
