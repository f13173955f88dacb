"""The processor that kernels are written for, as plain data: no LLVM is needed to decide with it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

# Widest vector registers by LLVM feature name, the first that is present counts.
_WIDTHS = (("avx512f", 64), ("avx", 32), ("sse2", 16), ("neon", 16), ("vsx", 16), ("vector", 16))
# Masked loads and stores of every element size are single instructions with these.
_MASKED = ("avx512f", "avx512bw", "avx512vl")


@dataclass(frozen=True, slots=True)
class Target:
    """A processor as LLVM names it.

    Attributes
    ----------
    triple
        LLVM target triple.
    cpu
        LLVM processor name.
    features
        LLVM feature string, ``+name`` and ``-name`` separated by commas.
    vector_bytes
        Bytes of the widest vector register that kernels use.
    masked
        Whether a partial vector is loaded and stored in one masked instruction; otherwise tails are scalar.

    """

    triple: str
    cpu: str
    features: str
    vector_bytes: int
    masked: bool

    @classmethod
    def of(cls, triple: str, cpu: str, features: str) -> Target:
        """Return the target for what LLVM reports of a processor; a later feature overrides an earlier one."""
        present = {item[1:]: item[0] == "+" for item in features.split(",") if item}
        width = next((width for name, width in _WIDTHS if present.get(name)), 16)
        masked = all(present.get(name, False) for name in _MASKED)
        return cls(triple, cpu, features, width, masked)

    @property
    def arch(self) -> str:
        """Processor name and a digest of what kernels rely on: equal only where the same kernels run."""
        digest = hashlib.sha256(f"{self.triple}|{self.features}".encode()).hexdigest()[:16]
        return f"{self.cpu}-{digest}"

    def lanes(self, itemsize: int) -> int:
        """Return the elements of `itemsize` bytes that fill one vector register."""
        return self.vector_bytes // itemsize

    @property
    def many_registers(self) -> bool:
        """Whether there are 32 vector registers; processors of the x86 family have 16 without AVX-512."""
        return self.vector_bytes == 64 or not self.triple.startswith(("x86_64", "i386", "i686", "amd64"))
