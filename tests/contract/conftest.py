"""Every installed door that can be loaded, one Context each; what CI requires must not be missing."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as property_settings

import trellis
from trellis import settings
from trellis.door import loaded_doors

# What the tests beside NumPy share; each imports those before it.
for _name in ("drawing", "trees", "tracked"):
    _spec = importlib.util.spec_from_file_location(_name, Path(__file__).with_name(f"{_name}.py"))
    sys.modules[_name] = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(sys.modules[_name])

# Of all examples beside NumPy, each operation's share in percent.
SHARES = {
    "formula": 20,
    "map": 14,
    "function": 6,
    "reduce": 14,
    "scan": 7,
    "stencil": 7,
    "sweep": 5,
    "take": 3,
    "gemm": 7,
    "histogram": 3,
    "move": 5,
    "join": 3,
    "choose": 2,
    "sort": 2,
    "parallel": 1,
    "escape": 1,
}


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


@pytest.fixture
def examine(ctx, request):
    """Return a function that runs a check on an operation's share of the examples."""

    def run(share, strategy, check):
        count = max(request.config.getoption("examples") * SHARES[share] // 100, 5)

        @property_settings(max_examples=count, suppress_health_check=list(HealthCheck))
        @given(strategy)
        def every(problem):
            check(ctx, *problem)

        every()

    return run
