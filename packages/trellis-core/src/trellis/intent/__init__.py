"""Intents: what to compute, without a device. Values only; every shape and stride is known here."""

from __future__ import annotations

from trellis.intent.elementwise import BOUNDARIES, Map, Stencil
from trellis.intent.escape import Escape
from trellis.intent.gather import Take
from trellis.intent.layout import Layout, Loops, coalesce
from trellis.intent.linear import Gemm
from trellis.intent.movement import PADDINGS, Concatenate, Copy, Pad, Transpose
from trellis.intent.ordering import Sort
from trellis.intent.reductions import REDUCTIONS, Histogram, Reduce, Scan
from trellis.intent.traversal import Traversal, traverse

Intent = Map | Stencil | Reduce | Scan | Histogram | Take | Gemm | Sort | Copy | Pad | Concatenate | Escape

__all__ = [
    "BOUNDARIES",
    "PADDINGS",
    "REDUCTIONS",
    "Concatenate",
    "Copy",
    "Escape",
    "Gemm",
    "Histogram",
    "Intent",
    "Layout",
    "Loops",
    "Map",
    "Pad",
    "Reduce",
    "Scan",
    "Sort",
    "Stencil",
    "Take",
    "Transpose",
    "Traversal",
    "coalesce",
    "traverse",
]
