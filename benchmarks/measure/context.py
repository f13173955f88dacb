"""The Context that every row of ours runs on."""

from __future__ import annotations

from functools import cache

import trellis


@cache
def context() -> trellis.Context:
    """Return the Context of this run, on the CPU."""
    return trellis.Context("cpu")
