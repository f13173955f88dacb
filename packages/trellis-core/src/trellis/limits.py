"""What a device offers, in numbers and named features, each with its source; an unknown is None."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, NamedTuple

Source = Literal["probed", "datasheet"]


class Feature(NamedTuple):
    """One named capability: yes, no or unknown, and where that is known from."""

    present: bool | None
    source: Source | None


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers a device reports. Sizes in bytes; None is unknown, never a guess.

    Attributes
    ----------
    memory
        Memory of the device.
    compute_units
        Processors that run groups independently: cores of a CPU, multiprocessors of a GPU.
    threads
        Threads that one process may use at once; a CPU's usable logical cores.
    vector_bytes
        Width of the widest vector register.
    cache_bytes
        Last-level cache that one core can reach.
    cache_l1_bytes, cache_l2_bytes
        Level 1 data and level 2 cache of one core.
    group_size
        Invocations a group at most.
    group_dims
        Invocations a group at most, by dimension.
    grid_dims
        Groups a launch at most, by dimension.
    shared_memory
        Shared memory a group at most.
    subgroup
        Invocations a subgroup (warp, wave).
    registers
        32-bit registers a compute unit.
    bindings
        Buffers one kernel can bind.
    binding_bytes
        Largest range that one binding can cover.
    sources
        Source of each number that is known, as (name, source) pairs.

    """

    memory: int | None = None
    compute_units: int | None = None
    threads: int | None = None
    vector_bytes: int | None = None
    cache_bytes: int | None = None
    cache_l1_bytes: int | None = None
    cache_l2_bytes: int | None = None
    group_size: int | None = None
    group_dims: tuple[int, int, int] | None = None
    grid_dims: tuple[int, int, int] | None = None
    shared_memory: int | None = None
    subgroup: int | None = None
    registers: int | None = None
    bindings: int | None = None
    binding_bytes: int | None = None
    sources: tuple[tuple[str, Source], ...] = ()

    def source(self, name: str) -> Source | None:
        """Return where a number comes from; None where the number is unknown."""
        return dict(self.sources).get(name) if getattr(self, name) is not None else None

    def as_dict(self) -> dict[str, dict[str, object]]:
        """Return ``{name: {"value": …, "source": …}}`` for every limit, unknown ones included."""
        names = (item.name for item in fields(self) if item.name != "sources")
        return {name: {"value": getattr(self, name), "source": self.source(name)} for name in names}


def probed(**numbers: int | tuple[int, int, int] | None) -> Limits:
    """Build Limits whose known numbers were all probed."""
    sources: tuple[tuple[str, Source], ...] = tuple(
        (name, "probed") for name, value in numbers.items() if value is not None
    )
    return Limits(sources=sources, **numbers)  # pyright: ignore[reportArgumentType] - names are checked by the dataclass
