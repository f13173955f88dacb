"""From Python to a kernel in a tenth of a microsecond: entry points, templates and the builtins made of them."""

from __future__ import annotations

from trellis_cpu.calls.builtin import Entry
from trellis_cpu.calls.entry import SYMBOLS, write
from trellis_cpu.calls.template import INLINE, JOB, RELEASED

__all__ = ["INLINE", "JOB", "RELEASED", "SYMBOLS", "Entry", "write"]
