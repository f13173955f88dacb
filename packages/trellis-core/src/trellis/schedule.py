"""How the work is cut: the caller's schedule, or the planned default."""

from __future__ import annotations

import math
import operator
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Literal

from trellis.dtypes import NAMES
from trellis.errors import InvalidArgument, InvalidType, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trellis.device import Device
    from trellis.intent import Intent

STORES = ("cached", "streaming")
# Operations that write much more than they compute.
STREAMED = frozenset({"concatenate", "copy", "map", "pad", "scan", "stencil", "transpose"})
# No number of elements reaches it; doors work with tiles and their positions in 64 bits.
_LARGEST = 1 << 62


@dataclass(frozen=True, slots=True)
class Schedule:
    """How a launch is cut. None leaves a choice to the door, which reports what it took.

    Attributes
    ----------
    tile
        Elements of the result a group or chunk computes, one a result axis.
    vector
        Elements a vector operation handles.
    unroll
        Vectors an iteration of the inner loop handles.
    stores
        ``cached`` or ``streaming`` (past the caches, for results larger than them).
    accumulate
        Dtype in which reductions and products accumulate.
    deterministic
        Whether results must be bit-identical from run to run.
    threads
        Threads that share the launch, as far as it has chunks: 1 is the caller's alone, ``all`` every thread that the door
        has, however small the work. Results do not depend on it.

    """

    tile: tuple[int, ...] | None = None
    vector: int | None = None
    unroll: int | None = None
    stores: str | None = None
    accumulate: str | None = None
    deterministic: bool = True
    threads: int | Literal["all"] | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return the fields that are set."""
        values = {item.name: getattr(self, item.name) for item in fields(self)}
        return {name: value for name, value in values.items() if value is not None}


_NAMES = tuple(item.name for item in fields(Schedule))


def parse(given: Schedule | Mapping[str, Any] | None) -> Schedule | None:
    """Return the caller's schedule, checked for names and types; None where there is none.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.unknown_name`` for an unknown field, ``E_INVALID_ARG.option`` for a value that cannot be.

    """
    if given is None:
        return None
    if isinstance(given, Schedule):
        return _checked({item.name: getattr(given, item.name) for item in fields(given)})
    try:
        values = dict(given)
    except (TypeError, ValueError):
        raise InvalidType(
            "type",
            asked=f"schedule={given!r} was given.",
            allowed="a dict such as {'tile': (16, 16)}, a trellis.Schedule, or None.",
        ) from None
    for name in values:
        if name not in _NAMES:
            raise InvalidArgument(
                "unknown_name",
                asked=f"The schedule names {name!r}.{did_you_mean(str(name), _NAMES)}",
                allowed=", ".join(_NAMES) + ".",
                name=name,
            )
    return _checked(values)


def _checked(values: dict[str, Any]) -> Schedule:
    if values.get("tile") is not None:
        tile = values["tile"]
        given = tuple(tile) if isinstance(tile, (tuple, list)) else (tile,)
        values["tile"] = tuple(_size("tile", size) for size in given)
        _size("tile", math.prod(values["tile"]))
    every = isinstance(values.get("threads"), str) and values["threads"] == "all"
    for name in ("vector", "unroll", *(() if every else ("threads",))):
        if values.get(name) is not None:
            values[name] = _size(name, values[name])
    accumulate = values.get("accumulate")
    if accumulate is not None and accumulate not in NAMES:
        raise _wrong("accumulate", accumulate, ", ".join(NAMES) + ".")
    if values.get("stores") not in (None, *STORES):
        raise _wrong("stores", values["stores"], " or ".join(STORES) + ".")
    if not isinstance(values.get("deterministic", True), bool):
        raise _wrong("deterministic", values["deterministic"], "True or False.")
    return Schedule(**values)


def _size(name: str, value: Any) -> int:
    """Return a number of elements or vectors as an integer."""
    try:
        size = 0 if isinstance(value, bool) else operator.index(value)
    except TypeError:
        size = 0
    if not 0 < size < _LARGEST:
        more = ", or 'all'" if name == "threads" else ""
        raise _wrong(name, value, f"positive integers below {_LARGEST}{more}.")
    return size


def _wrong(name: str, value: object, allowed: str) -> InvalidArgument:
    return InvalidArgument(
        "option", asked=f"The schedule's {name} is {value!r}.", allowed=allowed, name=name, value=repr(value)
    )


def plan_default(intent: Intent, device: Device) -> Schedule:
    """Return the default: results that outgrow the last-level cache are stored past it, all else is the door's choice.

    A streaming store saves the read of each line that an ordinary store makes; inside the cache it would cost one instead.
    How a kernel of the caller's stores is its own affair.
    """
    if intent.op == "escape":
        return Schedule()
    cache = device.limits.cache_bytes
    written = sum(item.nbytes for item in intent.outputs)
    streaming = cache is not None and written > cache and intent.op in STREAMED
    return Schedule(stores="streaming" if streaming else "cached")
