"""What every test may use, and what none may touch: the user's cache and settings."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

ROOT = Path(__file__).parents[1]

# A property test may take as long as it takes: the suite asserts values, never times. The examples are the same
# on each run, so that a failure belongs to the change under test.
hypothesis.settings.register_profile("trellis", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("trellis")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens", action="store_true", help="rewrite tests/golden/data from what is generated now"
    )
    parser.addoption(
        "--examples", type=int, default=300, help="problems of all operations that are solved beside NumPy"
    )
    parser.addoption(
        "--every-float",
        action="store_true",
        help="measure functions over all float32 numbers, which takes hours",
    )
    parser.addoption(
        "--measured", default=None, help="keep the measured errors of functions in this JSON file"
    )
    parser.addoption("--launches", type=int, default=4000, help="launches during which memory must stay flat")


@pytest.fixture(scope="session", autouse=True)
def _own_surroundings(tmp_path_factory: pytest.TempPathFactory):
    """Give the run a kernel cache of its own and no setting but the ones CI makes."""
    kept = {"TRELLIS_REQUIRE_DOORS", "TRELLIS_TEST_WHEELS"}
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("TRELLIS_") and name not in kept]:
            patch.delenv(name)
        patch.setenv("TRELLIS_CACHE_DIR", str(tmp_path_factory.mktemp("kernel-cache")))
        yield


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the folder of the repository."""
    return ROOT
