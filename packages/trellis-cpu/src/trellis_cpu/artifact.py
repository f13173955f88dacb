"""A compiled kernel: as bytes for the disk cache, and loaded into the process.

An artifact holds the kernel's object and that of the entry points, so that a process which only loads never compiles.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from trellis_cpu import calls, driver

if TYPE_CHECKING:
    from trellis_cpu.target import Target

_MAGIC = b"TRELCPU1"
_HEAD = struct.Struct("<8sII")

_objects: dict[Target, bytes] = {}
_entry: list[calls.Entry] = []


class Kernel:
    """A kernel loaded into the process.

    Attributes
    ----------
    entry
        The entry points.
    functions
        Address of each phase.

    """

    __slots__ = ("_code", "entry", "functions")

    def __init__(self, artifact: bytes) -> None:
        """Load an artifact.

        Raises
        ------
        CompileError
            If the bytes are no artifact of this version, or can't be linked.

        """
        phases, entry, kernel = _unpack(artifact)
        symbols = [f"phase{i}" for i in range(phases)]
        self._code = driver.Code(kernel, symbols)
        self.entry: calls.Entry = _loaded(entry)
        self.functions: tuple[int, ...] = tuple(self._code.addresses[name] for name in symbols)


def build(text: str, phases: int, target: Target) -> bytes:
    """Return the artifact of a kernel's module."""
    entry = _objects.get(target)
    if entry is None:
        # A second thread may do the same; either result serves.
        entry = _objects[target] = driver.compile_module(calls.write(target), target, level=0)
    return _HEAD.pack(_MAGIC, phases, len(entry)) + entry + driver.compile_module(text, target)


def _unpack(artifact: bytes) -> tuple[int, bytes, bytes]:
    if len(artifact) < _HEAD.size:
        raise driver.CompileError("the artifact is cut short")
    magic, phases, length = _HEAD.unpack_from(artifact)
    if magic != _MAGIC or len(artifact) <= _HEAD.size + length:
        raise driver.CompileError("the bytes are no artifact of this version")
    middle = _HEAD.size + length
    return phases, artifact[_HEAD.size : middle], artifact[middle:]


def _loaded(entry: bytes) -> calls.Entry:
    """Return the process's entry points; the first artifact brings them."""
    if not _entry:
        # Another thread, or a signal's handler, may do the same: the first serves all.
        _entry.append(calls.Entry.of(driver.Code(entry, calls.SYMBOLS)))
    return _entry[0]
