"""What kernels are written for: the target, the schedule, how wide positions are, and what the head of each says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis.codegen.lowering.refused import Decline
from trellis.codegen.revision import REVISION
from trellis.dtypes import itemsize

if TYPE_CHECKING:
    from trellis.codegen.features import Features
    from trellis.intent import Intent, Layout
    from trellis.schedule import Schedule

_CUT = frozenset({"tile", "vector", "unroll"})
# Which fields of a schedule the kernels of each operation carry out.
HONOURED: dict[str, frozenset[str]] = {
    "concatenate": frozenset(),
    "copy": _CUT,
    "gemm": frozenset({"tile", "accumulate"}),
    "histogram": frozenset(),
    "map": _CUT,
    "pad": frozenset(),
    "reduce": frozenset({"accumulate"}),
    "scan": frozenset({"accumulate"}),
    "stencil": frozenset({"tile"}),
    "take": frozenset(),
    "transpose": frozenset({"tile"}),
}
# What every kernel does, asked for or not.
_ALWAYS = {"stores": "cached", "deterministic": True}


@dataclass(frozen=True, slots=True)
class Settings:
    """The same for all kernels of a program.

    Attributes
    ----------
    features, schedule
        As given to `lower`.
    index
        Dtype of positions: int64 where an operand reaches beyond 2**31 elements.
    about
        Lines for the head of each kernel.
    split
        Parts that each of the intent's elements is moved in, where the target has none as wide.

    """

    features: Features
    schedule: Schedule
    index: str
    about: tuple[str, ...]
    split: int = 1


def settings(intent: Intent, schedule: Schedule, features: Features) -> Settings:
    """Return the settings of an intent's kernels.

    Raises
    ------
    Decline
        For a schedule that they would not honour, or positions that the device cannot count.

    """
    for name, value in schedule.as_dict().items():
        if name not in HONOURED[intent.op] and value != _ALWAYS.get(name):
            honoured = ", ".join(sorted(HONOURED[intent.op]))
            raise Decline(
                f"schedule {name}={value!r} is not for {intent.op} kernels, which honour {honoured}"
            )
    far = (
        features.wide
        or max((reach(item) for item in (*intent.inputs, *intent.outputs)), default=0) >= 1 << 31
    )
    if far and not features.int64:
        raise Decline("elements beyond 2**31 need 64-bit integers, which the device lacks")
    about = (
        f"intent   {intent.signature()}",
        f"schedule {schedule.as_dict()}",
        f"kernel revision {REVISION}",
    )
    return Settings(features, schedule, "int64" if far else "int32", about)


def reach(item: Layout) -> int:
    """Return how many elements a position in an operand must count, room for a last group of any size included."""
    low, high = item.span
    return max((high - low) // itemsize(item.dtype), item.size) + (1 << 16)


def steps(item: Layout, strides: tuple[int, ...]) -> tuple[int, ...]:
    """Return byte strides in elements."""
    size = itemsize(item.dtype)
    if any(step % size for step in strides):
        raise Decline(f"strides of {strides} bytes do not count elements of {size}")
    return tuple(step // size for step in strides)
