"""Host memory for arrays: aligned blocks, kept in size classes when they are freed, because fresh pages are slow."""

from __future__ import annotations

import threading
from collections import deque
from itertools import cycle
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.door import Ending, host_memory

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.door import MemoryState

ALIGNMENT = 64
# Blocks up to this size come in steps of the alignment, and each class keeps about 64 KiB (at least 4 blocks): together
# 64 MiB at most. Larger classes are eighths of a power of two; all of them together keep an eighth of the machine's memory.
SMALL = 32 * 1024
_SMALL_KEPT = 64 * 1024
_LARGE_SHARE = 8
# A fresh block of this size first makes sure that pooled memory is not what it lacks.
_CAREFUL = 32 * 1024 * 1024
# Large blocks start at different distances from a page. Where the result and an operand have the same one, as fresh arrays
# do, processors take loads to depend on the stores just before them, because their addresses agree in the lowest 12 bits.
_PAGE, _STARTS = 4096, tuple(range(256, 4096, 512))


class Block:
    """One stretch of host memory.

    Attributes
    ----------
    address
        Address of the first byte.
    nbytes
        Bytes, at least as many as were asked for.
    memory
        The array that owns the memory.
    held
        Where the session counts the bytes: counts them off when the block dies, wherever it was.

    """

    __slots__ = ("address", "held", "memory", "nbytes")

    def __init__(
        self, address: int, nbytes: int, memory: npt.NDArray[Any], held: Ending | None = None
    ) -> None:
        self.address: int = address
        self.nbytes: int = nbytes
        self.memory: npt.NDArray[Any] = memory
        self.held: Ending | None = held


class _Window:
    """Makes NumPy look at memory by its address."""

    __slots__ = ("__array_interface__", "owner")

    def __init__(self, block: Block) -> None:
        read_only = not block.memory.flags.writeable
        self.__array_interface__ = {
            "version": 3,
            "shape": (block.nbytes,),
            "typestr": "|u1",
            "data": (block.address, read_only),
        }
        self.owner = block.memory


def _rounded(nbytes: int) -> int:
    """Return the size of the class that a large block belongs to: at most an eighth is wasted."""
    step = 1 << (nbytes.bit_length() - 4)
    return (nbytes + step - 1) & -step


class HostSession:
    """The host opened for memory: `trellis.door.Session`. Launches are synchronous."""

    def __init__(self) -> None:
        self._free: dict[int, deque[Block]] = {}
        # Re-entrant, as a signal's handler may come while its thread holds it.
        self._lock = threading.RLock()
        self._held = 0
        self._pooled = 0
        self._dropped: deque[int] = deque()
        self._starts = cycle(_STARTS)
        total = host_memory().total
        self._large_kept = (total if total is not None else 1 << 30) // _LARGE_SHARE
        # Blocks come back while the interpreter ends as well, when a module's names are gone.
        self._small, self._small_kept = SMALL, _SMALL_KEPT

    def allocate(self, nbytes: int) -> Block:
        """Return a block of at least `nbytes`, uninitialised and aligned to 64 bytes."""
        if nbytes <= SMALL:
            size = (nbytes + 63) & -64 or ALIGNMENT
            try:
                return self._free[size].pop()
            except (KeyError, IndexError):
                return self._fresh(size)
        size = _rounded(nbytes)
        try:
            block = self._free[size].pop()
        except (KeyError, IndexError):
            return self._fresh(size)
        self._pooled -= size
        return block

    def _fresh(self, size: int) -> Block:
        if size >= _CAREFUL:
            free = self.memory().free
            if free is not None and free < size:
                self.trim()
        self._free.setdefault(size, deque())
        # Threads that race may leave the running count a little off; here it is made true again.
        self._pooled = sum(size * len(kept) for size, kept in tuple(self._free.items()) if size > SMALL)
        step, start = (ALIGNMENT, 0) if size <= SMALL else (_PAGE, next(self._starts))
        try:
            memory = np.empty(size + step, np.uint8)
        except MemoryError:
            self.trim()
            memory = np.empty(size + step, np.uint8)
        offset = (start - memory.ctypes.data) % step
        start, dropped = memory.ctypes.data + offset, self._dropped.append
        with self._lock:
            self._held += size
            held = Ending(dropped, size)
        return Block(start, size, memory[offset : offset + size], held)

    def free(self, block: Block) -> None:
        """Keep the block for the next of its size. Appends to queues only: safe in a garbage collection of any thread."""
        size = block.nbytes
        kept = self._free.get(size)
        if kept is None:  # closed
            return
        if size <= self._small:
            if len(kept) * size < self._small_kept or len(kept) < 4:
                kept.append(block)
        elif self._pooled + size <= self._large_kept:
            kept.append(block)
            self._pooled += size

    def upload(self, block: Block, host: npt.NDArray[Any]) -> None:
        """Copy a C-contiguous host array to the start of a block."""
        flat = host.reshape(-1).view(np.uint8)
        self._bytes(block)[: flat.size] = flat

    def download(self, block: Block, nbytes: int) -> npt.NDArray[np.uint8]:
        """Copy the first `nbytes` of a block to a new host array."""
        return self._bytes(block)[:nbytes].copy()

    def adopt(self, host: npt.NDArray[Any]) -> Block | None:
        """Return a block that aliases a host array's memory from its data pointer on."""
        reach = sum((n - 1) * step for n, step in zip(host.shape, host.strides, strict=True) if step > 0)
        return Block(host.__array_interface__["data"][0], reach + host.itemsize if host.size else 0, host)

    def host_view(self, block: Block) -> npt.NDArray[np.uint8] | None:
        """Return the block's memory as a host array without copying."""
        return self._bytes(block)

    @staticmethod
    def _bytes(block: Block) -> npt.NDArray[np.uint8]:
        memory = block.memory
        if memory.dtype == np.uint8 and memory.ndim == 1 and memory.nbytes == block.nbytes:
            return memory
        return np.asarray(_Window(block))

    def trim(self) -> int:
        """Give pooled memory back to the system; return the bytes released."""
        released = 0
        for size, kept in tuple(self._free.items()):
            while True:
                try:
                    kept.pop()
                except IndexError:
                    break
                released += size
        return released

    def held(self) -> int:
        """Return the bytes that this session holds, pooled ones included."""
        with self._lock:
            while self._dropped:
                self._held -= self._dropped[0]
                self._dropped.popleft()
            return self._held

    def memory(self) -> MemoryState:
        """Read free and total memory of the host now."""
        return host_memory()

    def synchronize(self) -> None:
        """Return at once: every launch ends before its call returns."""

    def close(self) -> None:
        """Give the pooled memory back; blocks in use stay valid until they are freed."""
        self.trim()
        self._free.clear()
