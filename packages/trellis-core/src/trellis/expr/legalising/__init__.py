"""Legalising: one meaning for all targets, in the primitives that each of them can spell."""

from __future__ import annotations

from trellis.expr.legalising.rewrite import legalise

# Part of every cache key: raise it whenever the same formula legalises to other primitives.
REVISION = 3

__all__ = ["REVISION", "legalise"]
