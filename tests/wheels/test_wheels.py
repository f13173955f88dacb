"""What a user downloads: the content and the metadata of each wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = {"trellis-core": "trellis", "trellis-cpu": "trellis_cpu"}
CORE_NEEDS = {"click", "ml-dtypes", "numpy", "platformdirs", "pluggy", "psutil", "rich"}


def test_every_distribution_of_the_repository_is_tested():
    assert {path.parent.name for path in ROOT.glob("packages/*/pyproject.toml")} == set(PACKAGES)


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    """Return a folder with one wheel of each distribution: the one under test, else built now."""
    given = os.environ.get("TRELLIS_TEST_WHEELS")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("dist")
    for name in PACKAGES:
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "-q",
            "--no-deps",
            "-w",
            folder,
            ROOT / "packages" / name,
        ]
        subprocess.run(command, check=True)
    return folder


@pytest.fixture(params=sorted(PACKAGES))
def wheel(request, dist):
    """Return (distribution, import package, files of the wheel as text by name)."""
    (path,) = dist.glob(f"{request.param.replace('-', '_')}-*.whl")
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    return request.param, PACKAGES[request.param], files


def info(files, name):
    (text,) = [text for path, text in files.items() if path.endswith(f".dist-info/{name}")]
    return text


def requirements(files):
    metadata = message_from_string(info(files, "METADATA"))
    names = metadata.get_all("Requires-Dist") or []
    return {
        name.split(";")[0].split(">")[0].split("=")[0].split("<")[0].strip().replace("_", "-")
        for name in names
        if "extra ==" not in name
    }


def test_metadata(wheel):
    distribution, package, files = wheel
    metadata = message_from_string(info(files, "METADATA"))
    scope: dict[str, str] = {}
    exec(files[f"{package}/_version.py"], scope)
    assert metadata["Name"] == distribution
    assert metadata["Version"] == scope["__version__"]
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "Tag: py3-none-any" in info(files, "WHEEL")


def test_the_licence_is_the_repository_s(wheel):
    _, _, files = wheel
    assert info(files, "licenses/LICENSE") == (ROOT / "LICENSE").read_text()
    assert info(files, "licenses/NOTICE") == (ROOT / "NOTICE").read_text()


def test_all_sources_are_in_and_nothing_else_is(wheel):
    distribution, package, files = wheel
    source = ROOT / "packages" / distribution / "src"
    expected = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    got = {name for name in files if ".dist-info/" not in name}
    assert got == expected
    assert f"{package}/py.typed" in got
    assert not [name for name in got if "/tests/" in name or "test_" in name]


def test_entry_points(wheel):
    distribution, _, files = wheel
    declared = "".join(info(files, "entry_points.txt").split())
    expected = {
        "trellis-core": "[console_scripts]trellis=trellis.cli:main",
        "trellis-cpu": "[trellis.doors]cpu=trellis_cpu",
    }
    assert declared == expected[distribution]


def test_dependencies(wheel):
    distribution, _, files = wheel
    expected = {"trellis-core": CORE_NEEDS, "trellis-cpu": {"llvmlite", "numpy", "trellis-core"}}
    assert requirements(files) == expected[distribution]
