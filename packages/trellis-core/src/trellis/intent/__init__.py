"""Intents: what to compute, without a device. Values only; every shape and stride is known here."""

from __future__ import annotations

from trellis.intent.elementwise import BOUNDARIES, Map, Stencil
from trellis.intent.gather import Take
from trellis.intent.layout import Layout, Loops, coalesce
from trellis.intent.linear import Gemm
from trellis.intent.reductions import REDUCTIONS, Histogram, Reduce, Scan
from trellis.intent.traversal import Traversal, traverse

Intent = Map | Stencil | Reduce | Scan | Histogram | Take | Gemm

__all__ = [
    "BOUNDARIES",
    "REDUCTIONS",
    "Gemm",
    "Histogram",
    "Intent",
    "Layout",
    "Loops",
    "Map",
    "Reduce",
    "Scan",
    "Stencil",
    "Take",
    "Traversal",
    "coalesce",
    "traverse",
]
