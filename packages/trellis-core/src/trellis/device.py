"""A device that a door can drive, and the session that owns its memory once it is opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from trellis.limits import Feature, Limits

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Kind = Literal["gpu", "cpu", "software"]


@dataclass(frozen=True, slots=True)
class Device:
    """One thing a door can drive.

    Attributes
    ----------
    door
        Name of the door.
    index
        Position among the door's devices.
    name
        What the driver or the system calls it.
    kind
        ``gpu`` is hardware; ``cpu``; ``software`` is a GPU API emulated on a CPU.
    physical_id
        PCI address or UUID; None where there is none. Devices that share one are one physical device.
    arch
        What kernels are compiled for; part of every cache key.
    integrated
        For a GPU: whether it shares the host's memory; None is unknown.
    driver
        Driver and its version, None where there is none.
    compiler
        Compiler with version and options that shape the kernels.
    limits, features
        The capability surface.
    dtypes
        Names of the dtypes that its kernels can load and store.

    """

    door: str
    index: int
    name: str
    kind: Kind
    physical_id: str | None
    arch: str
    compiler: str
    limits: Limits = field(default_factory=Limits)
    features: tuple[tuple[str, Feature], ...] = ()
    dtypes: tuple[str, ...] = ()
    integrated: bool | None = None
    driver: str | None = None

    @property
    def label(self) -> str:
        """Return ``door:index``, a name that selects exactly this device."""
        return f"{self.door}:{self.index}"

    def feature(self, name: str) -> bool | None:
        """Tell whether a named feature is present; None where that is unknown."""
        found = dict(self.features).get(name)
        return found.present if found is not None else None


class MemoryState(Protocol):
    """What a session can say of its device's memory, in bytes."""

    @property
    def free(self) -> int | None:
        """Free now, None where it cannot be read."""
        ...

    @property
    def total(self) -> int | None:
        """All there is, None where it cannot be read."""
        ...

    @property
    def source(self) -> str:
        """How the numbers were obtained."""
        ...


@runtime_checkable
class Session(Protocol):
    """A device opened for memory and launches; all sizes in bytes.

    A *block* is the door's own handle of one allocation. It needs an ``address`` attribute: the pointer or offset that the
    door's executables take.
    """

    def allocate(self, nbytes: int) -> Any:
        """Return a block of at least `nbytes`, uninitialised; raise `OutOfMemory` where there is none."""
        ...

    def free(self, block: Any) -> None:
        """Take a block back; called at most once, possibly from a garbage collection in any thread."""
        ...

    def upload(self, block: Any, host: npt.NDArray[Any]) -> None:
        """Copy a C-contiguous host array to the start of a block."""
        ...

    def download(self, block: Any, nbytes: int) -> npt.NDArray[np.uint8]:
        """Copy the first `nbytes` of a block to a new host array, after every launch before it is done."""
        ...

    def adopt(self, host: npt.NDArray[Any]) -> Any | None:
        """Return a block that aliases a host array's memory from its data pointer on, or None where that is impossible."""
        ...

    def host_view(self, block: Any) -> npt.NDArray[np.uint8] | None:
        """Return the block's memory as a host array without copying, or None where the host can't see it."""
        ...

    def trim(self) -> int:
        """Give pooled memory back to the system; return the bytes released."""
        ...

    def held(self) -> int:
        """Return the bytes that this session holds of the device, pooled ones included."""
        ...

    def memory(self) -> MemoryState:
        """Read free and total memory now."""
        ...

    def synchronize(self) -> None:
        """Wait for every launch; raise what one of them reported."""
        ...

    def close(self) -> None:
        """Release what the session holds."""
        ...
