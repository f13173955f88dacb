"""Kernels on disk: content-addressed files, safe with many processes and through sudden death."""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import os
import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from trellis.cache import eviction, fileformat
from trellis.cache.fileformat import Contents, Damaged

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from trellis.cache.key import Address

_log = logging.getLogger("trellis")

_SUFFIX = ".kernel"
_READ = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
# Not a file that could be read: a folder, a link, a pipe or a file of another mode in its place. Anything else, such as too
# many open files, says nothing about the file.
_MISPLACED = frozenset({errno.EISDIR, errno.ELOOP, errno.EACCES, errno.ENXIO})
_WRITE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class Kept(NamedTuple):
    """A kernel on disk, for listings: sizes in bytes, times in seconds since the epoch.

    ``damage`` says what is wrong with the file, None where it is whole; then ``key`` and ``note`` are what it holds.
    """

    digest: str
    path: Path
    nbytes: int
    used: float
    key: dict[str, Any]
    note: dict[str, Any]
    damage: str | None


class DiskCache:
    """Kernels in one folder.

    A file appears whole (written under another name, then renamed) and is checked whole when it is read, so a reader sees
    a right kernel or none. No method raises for what it finds on disk.

    Parameters
    ----------
    folder
        A folder that was made and checked by `trellis.cache.directory`.
    limit
        Bytes that the files may take together; the least recently used go first.

    """

    def __init__(self, folder: Path, limit: int) -> None:
        self.folder = folder
        self.limit = limit
        self._prefix = f"{folder}{os.sep}"
        self._warned = False

    def lookup(self, address: Address) -> bytes | None:
        """Return the artifact kept for this key; None where there is none or its file is damaged (then it is removed)."""
        path = f"{self._prefix}{address.digest}{_SUFFIX}"
        try:
            contents = fileformat.unpack(_read(path))
            if contents.key != address.text:
                raise Damaged("it holds another kernel")
        except OSError as error:
            if error.errno in _MISPLACED:
                _remove(path)
            return None
        except Damaged:
            _remove(path)
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # what is used stays
        return contents.artifact

    def store(self, address: Address, artifact: bytes, name: str) -> bool:
        """Keep an artifact; tell whether that worked. `name` is the kernel's, for listings."""
        note = json.dumps({"name": name, "created": int(time.time())}).encode()
        data = (
            fileformat.pack(Contents(address.text, note, artifact))
            if len(artifact) <= fileformat.LARGEST
            else b""
        )
        if not data or len(data) > self.limit:
            return False
        path = f"{self._prefix}{address.digest}{_SUFFIX}"
        try:
            write_whole(path, data)
        except OSError as error:
            if not self._warned:
                self._warned = True
                _log.warning("a kernel could not be kept on disk: %s", error)
            return False
        eviction.account(self.folder, _SUFFIX, len(data), self.limit)
        return True

    def entries(self) -> Iterator[Kept]:
        """Yield every file, sorted by digest, each read and checked."""
        for path in eviction.files(self.folder, _SUFFIX):
            try:
                state = path.lstat()
            except OSError:  # gone since it was listed
                continue
            key, note, damage = _examine(path)
            yield Kept(
                path.name.removesuffix(_SUFFIX), path, state.st_size, state.st_mtime, key, note, damage
            )

    def size(self) -> tuple[int, int]:
        """Return the number of files and their bytes."""
        sizes = eviction.sizes(self.folder, _SUFFIX)
        return len(sizes), sum(size for _, size, _ in sizes)

    def clear(self) -> int:
        """Remove every file; return how many went."""
        gone = sum(_remove(str(path)) for path in eviction.files(self.folder, _SUFFIX))
        eviction.sweep(self.folder, _SUFFIX, self.limit)
        return gone

    def remove(self, kept: Kept) -> bool:
        """Remove one file; tell whether it went."""
        return _remove(str(kept.path))


def _examine(path: Path) -> tuple[dict[str, Any], dict[str, Any], str | None]:
    try:
        contents = fileformat.unpack(_read(str(path)))
        return json.loads(contents.key), json.loads(contents.note), None
    except (OSError, ValueError) as error:
        return {}, {}, str(error)


def _read(path: str) -> bytes:
    """Return a file's bytes; neither a link nor a pipe is followed."""
    descriptor = os.open(path, _READ)
    try:
        parts = [os.read(descriptor, os.fstat(descriptor).st_size + 1)]
        while part := os.read(descriptor, 1 << 20):
            parts.append(part)
    finally:
        os.close(descriptor)
    return b"".join(parts)


def write_whole(path: str, data: bytes) -> None:
    """Let a whole file appear under the path, or none."""
    temporary = f"{path}.{os.getpid()}-{secrets.token_hex(4)}{eviction.TEMPORARY}"
    descriptor = os.open(temporary, _WRITE, 0o600)
    try:
        view = memoryview(data)
        try:
            while view:
                view = view[os.write(descriptor, view) :]
        finally:
            os.close(descriptor)
        os.replace(temporary, path)  # noqa: PTH105 - Path objects cost more than these calls
    except BaseException:
        _remove(temporary)
        raise


def _remove(path: str) -> bool:
    """Remove a file, or an empty folder in its place; tell whether it is gone by this call."""
    try:
        os.unlink(path)  # noqa: PTH108 - as above
    except (IsADirectoryError, PermissionError):
        try:
            os.rmdir(path)  # noqa: PTH106 - as above
        except OSError:
            return False
    except OSError:
        return False
    return True
