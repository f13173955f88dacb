"""One allocation on a device, counted in its ledger for as long as it lives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trellis.budget.arena import Arena
    from trellis.budget.ending import Ending
    from trellis.device import Session


class Memory:
    """A block that goes back to its session, and its bytes to the ledger, when the last user lets go.

    An interrupt at that moment may keep the block from the session, which then lets go of it; never the bytes from the ledger.

    Attributes
    ----------
    arena
        Where it came from.
    block
        The door's handle.
    nbytes
        Bytes counted in the ledger; 0 for memory that is not ours.
    counted
        Counts them as released when it dies.
    writable
        Whether it may be written.

    """

    __slots__ = ("__weakref__", "arena", "block", "counted", "nbytes")
    writable = True

    def __init__(self, arena: Arena, block: Any, nbytes: int, counted: Ending | None = None) -> None:
        self.arena: Arena = arena
        self.block: Any = block
        self.nbytes: int = nbytes
        self.counted: Ending | None = counted

    def __del__(self) -> None:
        # Safe inside a garbage collection: it only appends to a queue.
        try:
            arena, block = self.arena, self.block
        except AttributeError:  # an interrupt came before there was anything to give back
            return
        arena.free(block)

    @property
    def session(self) -> Session:
        """The session that owns the block."""
        return self.arena.session

    @property
    def address(self) -> int:
        """Where it starts, as the door's executables take it."""
        return self.block.address

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """Let NumPy look at the bytes; the array that it makes keeps this object, and so the block, alive."""
        view = self.arena.session.host_view(self.block)
        if view is None:
            raise AttributeError("the host does not see this memory")  # what hasattr and NumPy expect
        interface: dict[str, Any] = dict(view.__array_interface__)
        interface["data"] = (interface["data"][0], not self.writable)
        return interface


class BorrowedMemory(Memory):
    """Host memory of somebody else: never freed by us, not counted; `owner` is kept alive."""

    __slots__ = ("owner", "writable")

    def __init__(self, arena: Arena, block: Any, owner: object, *, writable: bool) -> None:
        super().__init__(arena, block, 0)
        self.owner: object = owner
        self.writable: bool = writable

    def __del__(self) -> None:
        """Give nothing back: the owner's own reference counting does."""
