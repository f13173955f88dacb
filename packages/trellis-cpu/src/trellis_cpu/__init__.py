"""The Trellis door to the host CPU: kernels written as LLVM IR, compiled in the process."""

from __future__ import annotations

from trellis_cpu._version import __version__

__all__ = ["__version__"]
