"""A folder of really installed distributions, and processes that see it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

# A whole door that can be loaded and lists one device; it has no kernels.
DOOR = """
from trellis.door import hookimpl

@hookimpl
def trellis_door():
    from trellis.door import DoorInfo
    return DoorInfo(name={name!r}, version="1.0", api={api}, summary="a door of the tests")

@hookimpl
def trellis_probe():
    from trellis.door import Device, Probe
    device = Device(door={name!r}, index=0, name="device of {name}", kind={kind!r}, physical_id=None, arch="none", compiler="none")
    return Probe(devices=(device,))

@hookimpl
def trellis_open(device):
    raise RuntimeError("no session here")

@hookimpl
def trellis_launch(plan, device):
    raise RuntimeError("no launch here")
"""


def door(name, *, api=(1, 1), kind="cpu", more=""):
    """Return the source of a plugin module."""
    return DOOR.format(name=name, api=api, kind=kind) + more


# A plugin module around the NumPy door of the tests; `{body}` may change it.
PLUGIN = """
import sys
from numpy_door import NumpyDoor
from trellis.door import Declined, Probe, ProbeFailure, hookimpl

class Door(NumpyDoor):
    {body}

plugin = Door({name!r}, {kind!r})
"""


class Site:
    """A folder on the module path that holds installed distributions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.doors = []
        folder.mkdir(parents=True, exist_ok=True)

    def install(self, distribution, doors, modules=None, *, version="1.0"):
        """Write the metadata and the modules of a distribution; `doors` maps names to targets."""
        self.doors += doors
        info = self.folder / f"{distribution.replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n")
        lines = [f"{name} = {target}" for name, target in doors.items()]
        (info / "entry_points.txt").write_text("\n".join(["[trellis.doors]", *lines]) + "\n")
        for module, source in (modules or {}).items():
            path = self.folder.joinpath(*module.split(".")).with_suffix(".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source)
        return info

    def run(self, *arguments, **environment):
        """Run Python with these arguments in a process that sees the folder."""
        path = os.pathsep.join(filter(None, [str(self.folder), os.environ.get("PYTHONPATH")]))
        return subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, "PYTHONPATH": path, **environment},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def python(self, program, **environment):
        """Run a program that must succeed and return what it printed."""
        result = self.run("-c", program, **environment)
        assert result.returncode == 0, result.stderr
        return result.stdout


@pytest.fixture(autouse=True)
def _no_door_is_required(monkeypatch):
    """Drop what CI requires of the machine's doors: these tests make doors of their own."""
    monkeypatch.delenv("TRELLIS_REQUIRE_DOORS", raising=False)


@pytest.fixture(scope="session")
def ended():
    """Return a function that waits until a process is dead (buried or not), and ends it itself after a while."""

    def wait(number):
        for _ in range(500):
            try:
                os.kill(number, 0)
                if Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                    return True
            except (ProcessLookupError, FileNotFoundError):
                return True
            time.sleep(0.01)
        os.kill(number, signal.SIGKILL)
        return False

    return wait


@pytest.fixture
def site(tmp_path):
    return Site(tmp_path / "site")


@pytest.fixture(scope="session")
def door_source():
    return door


@pytest.fixture
def numpy_door(site):
    """Return a function that installs a NumPy door, with a class body of its own."""
    (site.folder / "numpy_door.py").write_text(
        Path(__file__).with_name("spine").joinpath("numpy_door.py").read_text()
    )

    def install(name, body="pass", *, kind="cpu", distribution=None):
        source = PLUGIN.format(name=name, kind=kind, body=body.replace("\n", "\n    "))
        site.install(
            distribution or f"{name}-door", {name: f"{name}_plugin:plugin"}, {f"{name}_plugin": source}
        )

    return install
