"""The environment variables Trellis reads: one table, one parser. Precedence: argument, Context, environment, default."""

from __future__ import annotations

import os
from typing import NamedTuple

from trellis.errors import InvalidArgument

_OFF = frozenset({"", "0", "false", "no", "off"})
_ON = frozenset({"1", "true", "yes", "on"})


class Setting(NamedTuple):
    """One environment variable: its name, what it holds, and what happens without it."""

    name: str
    kind: str
    meaning: str
    default: str


# Kept sorted by name; the reference page is generated from it.
SETTINGS: tuple[Setting, ...] = (
    Setting("TRELLIS_CACHE_BYTES", "bytes", "Upper bound of the kernel cache on disk.", "268435456"),
    Setting(
        "TRELLIS_CACHE_DIR", "path", "Directory of the kernel cache.", "the platform's user cache directory"
    ),
    Setting("TRELLIS_DEVICE", "text", "Device that a bare `Context()` takes.", "the best hardware device"),
    Setting(
        "TRELLIS_DOORS", "list", "Load only these doors (`cpu,other`), or all but some (`-other`).", "all"
    ),
    Setting(
        "TRELLIS_DOOR_ERRORS",
        "text",
        "`raise`: a door that fails to load raises, for door authors.",
        "keep going",
    ),
    Setting("TRELLIS_NO_CACHE", "bool", "On: kernels are not kept on disk.", "off"),
    Setting(
        "TRELLIS_NUMPY_BLAS",
        "bool",
        "On: the CPU door multiplies with the library inside NumPy even where another is installed.",
        "off",
    ),
    Setting(
        "TRELLIS_NUM_THREADS", "int", "Threads of the CPU worker pool, the caller included.", "usable cores"
    ),
    Setting(
        "TRELLIS_REQUIRE_DOORS", "list", "Doors that must be usable: the doctor fails without them.", "none"
    ),
)


def text(name: str) -> str | None:
    """Return the variable's text without surrounding blanks, or None where it is unset or empty."""
    value = os.environ.get(name, "").strip()
    return value or None


def flag(name: str, *, default: bool = False) -> bool:
    """Return a boolean variable; ``0 false no off`` and empty are off.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.option`` for a word that is neither on nor off.

    """
    value = os.environ.get(name)
    if value is None:
        return default
    word = value.strip().lower()
    if word in _OFF:
        return False
    if word in _ON:
        return True
    raise InvalidArgument(
        "option",
        asked=f"{name}={value!r} was set.",
        allowed="1, true, yes, on, or 0, false, no, off.",
        setting=name,
        value=value,
    )


def integer(name: str, *, minimum: int = 0, maximum: int | None = None) -> int | None:
    """Return an integer variable, or None where it is unset.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.option`` for anything but an integer from `minimum` to `maximum`, where there is one.

    """
    value = text(name)
    if value is None:
        return None
    try:
        number = int(value)
    except ValueError:
        number = minimum - 1
    if number < minimum or (maximum is not None and number > maximum):
        most = "" if maximum is None else f" and at most {maximum}"
        raise InvalidArgument(
            "option",
            asked=f"{name}={value!r} was set.",
            allowed=f"an integer of at least {minimum}{most}.",
            setting=name,
            value=value,
        )
    return number


def names(name: str) -> tuple[str, ...]:
    """Return a comma-separated variable as a tuple of its non-empty words."""
    value = text(name)
    return tuple(word.strip() for word in value.split(",") if word.strip()) if value else ()
