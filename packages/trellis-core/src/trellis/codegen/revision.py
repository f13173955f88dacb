"""The revision of everything that turns an intent into kernel text."""

from __future__ import annotations

# Part of every cache key: raise it whenever an intent and a schedule lower to other nodes, or nodes to other text.
REVISION = 2
