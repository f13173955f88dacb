"""Where kernels are kept, and whether that place can be trusted: a kept kernel is code that this process will run."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import NamedTuple

from trellis import settings

# The layout's version; another layout gets another folder beside it.
_FOLDER = "kernels-1"


class Place(NamedTuple):
    """The folder for kernels; None with the reason where there is none to be used."""

    folder: Path | None
    reason: str | None

    @property
    def wanted(self) -> bool:
        """Whether the user meant kernels to be kept, so that a missing folder is worth a warning."""
        return self.reason != _OFF


_OFF = "TRELLIS_NO_CACHE is on"


def locate() -> Place:
    """Return the folder that the settings ask for, made and checked.

    `TRELLIS_CACHE_DIR`, else the platform's user cache directory. Where neither is to be had (``HOME`` unset) or the place
    can't be trusted, the answer is a reason.
    """
    if settings.flag("TRELLIS_NO_CACHE"):
        return Place(None, _OFF)
    given = settings.text("TRELLIS_CACHE_DIR")
    if (
        given is None
        and os.name == "posix"
        and not (os.environ.get("HOME") or os.environ.get("XDG_CACHE_HOME"))
    ):
        return Place(None, "HOME is not set, so there is no user cache directory")
    try:
        folder = Path(os.path.realpath(given or _user_folder())) / _FOLDER
        _make(folder)
        problem = untrusted(folder)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the path
        return Place(None, f"{given or 'the user cache directory'}: {error}")
    return Place(None, problem) if problem else Place(folder, None)


def _user_folder() -> str:
    import platformdirs

    return platformdirs.user_cache_dir("trellis", appauthor=False)


def _make(folder: Path) -> None:
    """Make the folder and its missing parents, for this user alone; check that it can be written."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder} is not a folder")
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise PermissionError(f"{folder} can't be written")


def untrusted(folder: Path) -> str | None:
    """Return why others could place a file in the folder or exchange it; None where they could not.

    The folder itself belongs to this user, and nobody else may enter it. Every folder above belongs to this user or to root;
    one that others may write to must be sticky (as ``/tmp`` is), since then they can't move what is not theirs.
    """
    if os.name != "posix":
        return None  # Windows: the user's profile is protected by its access lists
    user = os.geteuid()
    state = folder.lstat()
    if not stat.S_ISDIR(state.st_mode) or state.st_uid != user:
        return f"{folder} is not a folder of this user"
    if state.st_mode & 0o077:
        return f"{folder} is open to others (mode {state.st_mode & 0o777:o}); chmod 700 it, or remove it"
    for parent in folder.parents:
        above = parent.lstat()
        if above.st_uid not in (user, 0):
            return f"{parent}, above {folder}, belongs to another user"
        if above.st_mode & 0o022 and not above.st_mode & stat.S_ISVTX:
            return f"{parent}, above {folder}, can be written by others (mode {above.st_mode & 0o777:o})"
    return None
