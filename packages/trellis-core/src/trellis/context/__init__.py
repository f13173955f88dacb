"""Context: one device with its budget and routes, and every operation as a method."""

from __future__ import annotations

from trellis.context.context import Context
from trellis.context.sources import sources

__all__ = ["Context", "sources"]
