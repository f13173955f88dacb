"""One kept kernel as a file: lengths and a hash over all of it, so that any damage is seen before the bytes are used."""

from __future__ import annotations

import hashlib
import struct
from typing import NamedTuple

# Magic with the format's version, then the lengths of key, note and artifact, then the SHA-256 of lengths and contents.
_MAGIC = b"trellis\x01"
_LENGTHS = struct.Struct("<III")
_HASH = 32
_HEADER = len(_MAGIC) + _LENGTHS.size + _HASH

# The lengths are 32-bit: larger artifacts are not kept.
LARGEST = 2**32 - 1


class Damaged(ValueError):
    """The file is not what was written; the text says how it shows."""


class Contents(NamedTuple):
    """What a file holds: the key's canonical text, a note for listings (JSON), the artifact."""

    key: bytes
    note: bytes
    artifact: bytes


def pack(contents: Contents) -> bytes:
    """Return the file's bytes."""
    lengths = _LENGTHS.pack(*map(len, contents))
    return b"".join((_MAGIC, lengths, _hash(lengths, *contents), *contents))


def unpack(data: bytes) -> Contents:
    """Return what `pack` was given.

    Raises
    ------
    Damaged
        For anything that `pack` did not make: another magic, length or hash.

    """
    if len(data) < _HEADER or not data.startswith(_MAGIC):
        raise Damaged(f"no header of this format in {len(data)} bytes")
    start = len(_MAGIC)
    lengths = data[start : start + _LENGTHS.size]
    key, note, artifact = _LENGTHS.unpack(lengths)
    if len(data) != _HEADER + key + note + artifact:
        raise Damaged(f"{len(data)} bytes where the header says {_HEADER + key + note + artifact}")
    body = memoryview(data)[_HEADER:]
    parts = (body[:key], body[key : key + note], body[key + note :])
    if data[_HEADER - _HASH : _HEADER] != _hash(lengths, *parts):
        raise Damaged("the contents do not match their hash")
    return Contents(*map(bytes, parts))


def _hash(*parts: bytes | memoryview) -> bytes:
    total = hashlib.sha256()
    for part in parts:
        total.update(part)
    return total.digest()
