"""The NumPy door, registered for each test under a name of its own."""

from __future__ import annotations

import importlib.util
import itertools
import sys
from pathlib import Path

import pytest

import trellis
from trellis.door import register_door

_spec = importlib.util.spec_from_file_location("numpy_door", Path(__file__).with_name("numpy_door.py"))
numpy_door = importlib.util.module_from_spec(_spec)
sys.modules["numpy_door"] = numpy_door
_spec.loader.exec_module(numpy_door)
_serial = itertools.count()


@pytest.fixture
def make_door():
    """Return a function that registers a NumPy door and returns it; every one is taken back after the test."""
    held = []

    def make(kind="cpu", **options):
        door = numpy_door.NumpyDoor(f"numpy{next(_serial)}", kind, **options)
        held.append(register_door(door.name, door))
        return door

    yield make
    for one in held:
        one.unregister()


@pytest.fixture
def door(make_door):
    return make_door()


@pytest.fixture
def ctx(door):
    return trellis.Context(door.name)
