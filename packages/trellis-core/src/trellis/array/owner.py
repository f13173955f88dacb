"""What arrays, operations and the flow ask of the Context they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from trellis.array.array import Array
    from trellis.budget import Arena, Memory
    from trellis.device import Device
    from trellis.door import LoadedDoor
    from trellis.plan import Reason, Route


class Owner(Protocol):
    """The part of a Context that the stages below it use.

    Attributes
    ----------
    acquire
        Returns memory of so many bytes, under its budget.
    arena
        Where that memory comes from.
    choice
        Why its device was chosen.
    device, door
        Its device and the door that drives it.
    routes
        The routes it allows, in order.
    scope
        Tells its plans apart from those of other Contexts.

    """

    acquire: Callable[[int], Memory]
    arena: Arena
    choice: tuple[Reason, ...]
    device: Device
    door: LoadedDoor
    routes: tuple[Route, ...]
    scope: object

    def check_ready(self) -> None:
        """Raise `NotReady` where the Context is closed, or its device can't be driven in this process."""
        ...

    def map(self, fn: Any, /, *arrays: Any, out: Any = None) -> Any:
        """Apply a formula to each element."""
        ...

    def copy(self, x: Array) -> Array:
        """Return a dense copy."""
        ...

    def cast(self, x: Array, dtype: npt.DTypeLike) -> Array:
        """Return the elements in another dtype."""
        ...

    def asarray(self, value: Any, dtype: npt.DTypeLike | None = None) -> Array:
        """Return an Array of the Context's device."""
        ...

    def reduce(self, x: Any, /, *others: Any) -> Array:
        """Combine elements."""
        ...

    def gemm(self, a: Any, b: Any, *, out: Any = None) -> Array:
        """Multiply matrices."""
        ...

    def beside(self, device: object) -> Owner:
        """Return the Context on another device."""
        ...

    def close(self) -> None:
        """End it."""
        ...

    def move(self, x: Array, device: object) -> Array:
        """Return the elements on another device."""
        ...

    def fill(self, x: Array, value: float) -> Array:
        """Set every element."""
        ...

    def fill_ramp(self, x: Array) -> Array:
        """Set each element to its row-major position."""
        ...

    def synchronize(self) -> None:
        """Wait for every launch."""
        ...
