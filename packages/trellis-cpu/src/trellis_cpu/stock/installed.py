"""oneMKL, where its distribution is installed in this environment: found by its file, loaded, and asked its version."""

from __future__ import annotations

import ctypes
import site
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from trellis_cpu.stock.library import Blas

if TYPE_CHECKING:
    from collections.abc import Iterator

# Where the distribution puts its files below the environment's folder, and what the file that loads the rest is called.
_PLACES = (("lib", "libmkl_rt.so*"), ("Library/bin", "mkl_rt*.dll"))
# Its routines whose sizes have 64 bits end so.
_WIDE = "_64"


class _Version(ctypes.Structure):
    """MKLVersion of the developer reference."""

    _fields_ = (
        ("major", ctypes.c_int),
        ("minor", ctypes.c_int),
        ("update", ctypes.c_int),
        ("status", ctypes.c_char_p),
        ("build", ctypes.c_char_p),
        ("processor", ctypes.c_char_p),
        ("platform", ctypes.c_char_p),
    )


@cache
def installed() -> Blas | None:
    """Return the library, loaded; None where there is none that can be loaded."""
    for path in _files():
        try:
            handle = ctypes.CDLL(str(path))
        except OSError:
            continue
        wide = hasattr(handle, f"cblas_sgemm{_WIDE}")
        if wide or hasattr(handle, "cblas_sgemm"):
            suffix = _WIDE if wide else ""
            name = f"oneMKL ({path.name})"
            return Blas(name, _version(handle), "", suffix, wide, loaded=True, handle=handle, inside=False)
    return None


def _files() -> Iterator[Path]:
    """Yield the files it may be, the newest of an environment first."""
    homes = dict.fromkeys((sys.prefix, site.getuserbase()))
    for home in homes:
        for folder, pattern in _PLACES:
            yield from sorted(Path(home, folder).glob(pattern), reverse=True)


def _version(handle: ctypes.CDLL) -> str | None:
    """Return what the loaded library says of itself; None where it does not say."""
    function = getattr(handle, "mkl_get_version", None)
    if function is None:
        return None
    said = _Version()
    function(ctypes.byref(said))
    return f"{said.major}.{said.minor}.{said.update}"
