"""Take: each element of the result is picked by the index of its block."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.codegen.building import select
from trellis.codegen.lowering import nest, single
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.nodes import Program

if TYPE_CHECKING:
    from trellis.codegen.lowering.settings import Settings
    from trellis.intent import Take


def lower(intent: Take, settings: Settings) -> Program:
    """Return the program of a take."""
    count = math.prod(intent.extents)
    if count == 0:
        return Program(())
    frame = Frame("take", settings)
    b, dtype = frame.b, single.moved(intent.inputs[0].dtype, settings.features)
    array, indices = frame.source(0, dtype), frame.source(1, intent.inputs[1].dtype)
    result = frame.result(0, dtype)
    _, picks, block = intent.extents
    inner = [frame.number("picks", picks), frame.number("block", block)]
    axis, total = frame.number("axis", intent.inputs[0].shape[intent.axis]), frame.number("count", count)
    number = single.number(frame)
    with b.when(number < total):
        before, pick, after = nest.coordinates(frame, number, inner)
        # Indices were checked: they fit wherever positions do.
        index = b.let("index", indices.load(pick).cast(settings.index))
        index = b.let("index", select(index < 0, index + axis, index))
        result.store(number, array.load((before * axis + index) * inner[1] + after))
    return Program((single.launch(frame, count),))
