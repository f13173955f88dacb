"""Which BLAS there is: an installed one, else the one NumPy calls, read from NumPy's own extension module.

What is said of a library was asked of the one that is loaded.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from trellis.door import flag

_SETTING = "TRELLIS_NUMPY_BLAS"
# The routine that NumPy's extension imports, with whatever a build puts before and after its name.
_IMPORTED = re.compile(rb"([A-Za-z0-9_]*?)cblas_sgemm([A-Za-z0-9_$]*)\0")
# A library's family by a part of its file's name, lower case; the first that fits counts.
_FAMILIES = (
    ("openblas", "OpenBLAS"),
    ("mkl", "oneMKL"),
    ("accelerate", "Accelerate"),
    ("veclib", "Accelerate"),
    ("blis", "BLIS"),
    ("nvpl", "NVPL BLAS"),
    ("armpl", "Arm Performance Libraries"),
    ("flexiblas", "FlexiBLAS"),
    ("atlas", "ATLAS"),
)
_VERSION = re.compile(r"\d+(?:\.\d+)+")


class Blas(NamedTuple):
    """The library as it was found.

    Attributes
    ----------
    name
        Its family and the file it was loaded from.
    version
        What it says of itself; None where it does not say.
    prefix, suffix
        What stands before and after ``cblas_sgemm`` in its names.
    wide
        Whether its sizes have 64 bits; otherwise they have 32.
    loaded
        Whether it was found in this process.
    handle
        The loaded object through which its routines are found; None where it is not loaded.
    inside
        Whether it is the one that NumPy calls.

    """

    name: str
    version: str | None
    prefix: str
    suffix: str
    wide: bool
    loaded: bool
    handle: ctypes.CDLL | None = None
    inside: bool = True

    def symbol(self, routine: str, dtype: str) -> str:
        """Return the name of a routine for a dtype, such as ``cblas_sgemm``."""
        letter = "s" if dtype == "float32" else "d"
        return f"{self.prefix}cblas_{letter}{routine}{self.suffix}"


@cache
def blas() -> Blas | str:
    """Return the BLAS that products are given to, or why there is none that can be named."""
    if not flag(_SETTING):
        from trellis_cpu.stock.installed import installed

        found = installed()
        if found is not None:
            return found
    return inside_numpy()


@cache
def inside_numpy() -> Blas | str:
    """Return the BLAS that this process's NumPy calls, or why there is none that can be named."""
    extension = _extension()
    affixes = _imported(extension)
    if affixes is None:
        return "this NumPy was built without a BLAS"
    prefix, suffix = affixes
    path = _home(extension, f"{prefix}cblas_sgemm{suffix}")
    if path is None:
        return Blas(_built_with(), None, prefix, suffix, "64" in suffix, loaded=False)
    lower = path.lower()
    family = next((name for part, name in _FAMILIES if part in lower), "BLAS")
    version = _version(path, prefix, suffix)
    name = f"{family} ({Path(path).name})"
    return Blas(name, version, prefix, suffix, "64" in suffix, loaded=True, handle=_opened(extension))


def _extension() -> str:
    import numpy as np

    np.empty(0)  # NumPy's extension is loaded
    return str(sys.modules["numpy._core._multiarray_umath"].__file__)


def _imported(extension: str) -> tuple[str, str] | None:
    """Return what stands before and after ``cblas_sgemm`` in the name that the extension imports; None if it imports none."""
    with Path(extension).open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        at = content.find(b"cblas_sgemm")
        found = _IMPORTED.search(content, max(at - 64, 0)) if at >= 0 else None
        if found is None:
            return None
        prefix, suffix = (part.decode() for part in found.groups())
    # Apple's object files put an underscore before each name.
    return prefix.removeprefix("_") if sys.platform == "darwin" else prefix, suffix


class _Place(ctypes.Structure):
    """The C library's Dl_info."""

    _fields_ = (
        ("path", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("symbol", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


def _opened(path: str) -> ctypes.CDLL | None:
    """Return a library that is loaded already; None if it is not."""
    try:
        return ctypes.CDLL(path, mode=os.RTLD_NOLOAD | os.RTLD_LAZY)
    except (AttributeError, OSError):
        return None


def _home(extension: str, symbol: str) -> str | None:
    """Return the file of the loaded library in which a name that the extension imports is found; None if that is unknown."""
    loaded = _opened(extension)
    routine = getattr(loaded, symbol, None)
    if routine is None:
        return None
    place = _Place()
    find = ctypes.CDLL(None).dladdr
    find.argtypes = (ctypes.c_void_p, ctypes.POINTER(_Place))
    found = find(ctypes.cast(routine, ctypes.c_void_p), ctypes.byref(place))
    return os.fsdecode(place.path) if found and place.path else None


def _version(path: str, prefix: str, suffix: str) -> str | None:
    """Return the version that a loaded library states through a function of its own."""
    library = _opened(path)
    for name in (f"{prefix}openblas_get_config{suffix}", "openblas_get_config", "bli_info_get_version_str"):
        function = getattr(library, name, None)
        if function is not None:
            function.restype = ctypes.c_char_p
            return _number(function())
    function = getattr(library, "mkl_get_version_string", None)
    if function is not None:
        text = ctypes.create_string_buffer(256)
        function(text, len(text))
        return _number(text.value)
    return None


def _number(text: bytes | None) -> str | None:
    found = _VERSION.search(text.decode(errors="replace")) if text else None
    return found.group() if found else None


def _built_with() -> str:
    """Return the name of the BLAS that NumPy's build found, for want of the loaded one."""
    import numpy as np

    config = np.show_config(mode="dicts")
    found = config.get("Build Dependencies", {}).get("blas", {}) if config else {}
    return str(found.get("name") or "BLAS")
