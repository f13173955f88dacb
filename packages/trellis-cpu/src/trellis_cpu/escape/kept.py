"""A compiled kernel of the caller's, as bytes for the disk cache and loaded into the process."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu import driver
from trellis_cpu.artifact import Kernel
from trellis_cpu.escape import abi, c

if TYPE_CHECKING:
    from trellis.door import Escape

_MAGIC = b"TRELESC1"
_HEAD = struct.Struct("<8sII")


class Artifact(NamedTuple):
    """What is kept: who compiled the kernel, its code, and the artifact of the function that calls it."""

    compiler: str
    code: bytes
    trampoline: bytes

    def pack(self) -> bytes:
        """Return the bytes."""
        name = self.compiler.encode()
        return _HEAD.pack(_MAGIC, len(name), len(self.code)) + name + self.code + self.trampoline

    @classmethod
    def unpack(cls, data: bytes) -> Artifact:
        """Return what `pack` was given; `CompileError` for other bytes."""
        if len(data) < _HEAD.size:
            raise driver.CompileError("the artifact is cut short")
        magic, name, code = _HEAD.unpack_from(data)
        first, second = _HEAD.size + name, _HEAD.size + name + code
        if magic != _MAGIC or len(data) <= second:
            raise driver.CompileError("the bytes are no artifact of this version")
        return cls(data[_HEAD.size : first].decode(), data[first:second], data[second:])


class Own(Kernel):
    """A kernel of the caller's, loaded, behind the function that the pool calls.

    Attributes
    ----------
    address
        Where the caller's function is.

    """

    __slots__ = ("_own", "address")

    def __init__(self, made: Artifact, intent: Escape) -> None:
        """Load an artifact.

        Raises
        ------
        CompileError
            Where it can't be.

        """
        self._own: object
        self.address: int
        if intent.language == "c":
            try:
                self._own, self.address = c.load(made.code, abi.exported(intent))
            except (OSError, AttributeError) as error:
                raise driver.CompileError(str(error)) from error
        else:
            code = driver.Code(made.code, [intent.entry])
            self._own, self.address = code, code.addresses[intent.entry]
        super().__init__(made.trampoline)
