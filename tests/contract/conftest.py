"""Every installed door that can be loaded, one Context each; what CI requires must not be missing."""

from __future__ import annotations

import pytest

import trellis
from trellis import settings
from trellis.door import loaded_doors


def pytest_generate_tests(metafunc):
    if "door_name" in metafunc.fixturenames:
        names = sorted(
            {door.name for door in loaded_doors().doors} | set(settings.names("TRELLIS_REQUIRE_DOORS"))
        )
        metafunc.parametrize("door_name", names, scope="module")


@pytest.fixture(scope="module")
def ctx(door_name):
    """Return a Context on the door's first device; a required door that has none is a failure, another one a skip."""
    try:
        return trellis.Context(f"{door_name}:0")
    except trellis.TrellisError as error:
        if door_name in settings.names("TRELLIS_REQUIRE_DOORS"):
            raise
        pytest.skip(f"{door_name} has no device here: {error}")
