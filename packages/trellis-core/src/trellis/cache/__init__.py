"""Kernels that were made before: in the process's memory and on disk, each for exactly its key."""

from __future__ import annotations

from trellis.cache.directory import Place, locate
from trellis.cache.disk import DiskCache, Kept, write_whole
from trellis.cache.kernels import DEFAULT_BYTES, KernelCache, shared
from trellis.cache.key import Address, KernelKey, key_for
from trellis.cache.memo import Memo
from trellis.cache.memory import MemoryCache

__all__ = [
    "DEFAULT_BYTES",
    "Address",
    "DiskCache",
    "Kept",
    "KernelCache",
    "KernelKey",
    "Memo",
    "MemoryCache",
    "Place",
    "key_for",
    "locate",
    "shared",
    "write_whole",
]
