"""From Python to a kernel in a tenth of a microsecond: entry points, templates and the builtins made of them."""

from __future__ import annotations

from trellis_cpu.calls.builtin import Entry
from trellis_cpu.calls.entry import SYMBOLS, write
from trellis_cpu.calls.template import INLINE, RELEASED, SHARED, Help

__all__ = ["INLINE", "RELEASED", "SHARED", "SYMBOLS", "Entry", "Help", "write"]
