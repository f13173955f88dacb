"""One process for each door: what a crash or a hang takes down is a row of the report, never the doctor."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from trellis.door.metadata import Scan

# The child sees the same module path as this process, whatever put it together.
_PROGRAM = (
    "import json, sys; request = json.loads(sys.argv[1]); sys.path[:] = request['path'];"
    " from trellis.doctor.child import main; main(request)"
)
# What a process printed before it ended: so many characters of it, the last ones.
_PRINTED = 2000


class Examination(NamedTuple):
    """What came back from one door's process.

    Attributes
    ----------
    findings
        What the child found, by stage; stages that it did not reach are absent.
    ended
        How it ended, where it did not end well: ``crashed: SIGABRT``, ``timed out after 20 s``, ``exited with status 3``.
    printed
        The last of what it printed, where it did not end well.
    seconds
        How long it took.

    """

    findings: dict[str, Any]
    ended: str | None
    printed: str
    seconds: float


class Supervisor:
    """Starts an examination of each named door at once, and collects them when asked.

    Parameters
    ----------
    names
        Doors to examine.
    scan
        What the metadata says, so that the children need not read it again.

    """

    def __init__(self, names: Iterable[str], scan: Scan) -> None:
        self._started = time.monotonic()
        self._running: dict[str, _Child] = {}
        atexit.register(self.end)
        for name in names:
            self._running[name] = _Child(name, scan)

    def collect(self, names: Iterable[str], timeout: float) -> dict[str, Examination]:
        """Wait for these doors, end those that take longer than `timeout` seconds, and return what each found."""
        deadline = self._started + timeout
        try:
            return {name: self._running[name].finish(deadline, timeout) for name in names}
        finally:
            self.end()

    def end(self) -> None:
        """End every process that still runs: none outlives the doctor, however that ends."""
        atexit.unregister(self.end)
        for child in self._running.values():
            child.end()


class _Child:
    def __init__(self, name: str, scan: Scan) -> None:
        claims = [list(claim) for claim in scan.claims]
        request = json.dumps({"door": name, "path": sys.path, "claims": claims})
        self._started = time.monotonic()
        self._process = subprocess.Popen(  # noqa: S603 - this interpreter, this program
            [sys.executable, "-P", "-X", "faulthandler", "-c", _PROGRAM, request],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that its own children can be ended with it
        )
        self._output = (b"", b"")
        self._seconds = 0.0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        self._output = self._process.communicate()
        self._seconds = time.monotonic() - self._started

    def finish(self, deadline: float, timeout: float) -> Examination:
        self._reader.join(max(deadline - time.monotonic(), 0))
        ended = None
        if self._reader.is_alive():
            ended = f"timed out after {timeout:g} s"
            self.end()
            self._reader.join(5)  # the end of a killed process is a matter of the system
            self._seconds = time.monotonic() - self._started
        elif self._process.returncode:
            ended = _ended(self._process.returncode)
        findings, printed = (part.decode(errors="replace") for part in self._output)
        return Examination(_findings(findings), ended, printed[-_PRINTED:] if ended else "", self._seconds)

    def end(self) -> None:
        """End the process and those that it started, if it still runs."""
        if not self._reader.is_alive():
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()


def _findings(text: str) -> dict[str, Any]:
    """Return the stages that were reported; a line cut short by the process's end is left out."""
    found: dict[str, Any] = {}
    for line in text.splitlines():
        with contextlib.suppress(ValueError, TypeError, KeyError):
            row = json.loads(line)
            found[row["stage"]] = row["found"]
    return found


def _ended(status: int) -> str:
    if status > 0:
        return f"exited with status {status}"
    try:
        return f"crashed: {signal.Signals(-status).name}"
    except ValueError:
        return f"crashed: signal {-status}"
