"""Concatenate: one launch an input, each casting its elements on the way; inputs of one dtype share a kernel."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.codegen.lowering import nest, single
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.settings import steps
from trellis.codegen.nodes import Program
from trellis.expr import legalise, node

if TYPE_CHECKING:
    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.nodes import Launch
    from trellis.intent import Concatenate


def lower(intent: Concatenate, settings: Settings) -> Program:
    """Return the program of a concatenation."""
    return Program(tuple(_part(intent, settings, i) for i in range(len(intent.inputs))))


def _part(intent: Concatenate, settings: Settings, position: int) -> Launch:
    item, out, loops = intent.inputs[position], intent.outputs[0], intent.nests[position]
    same = item.dtype == out.dtype
    source_dtype = single.moved(item.dtype, settings.features) if same else item.dtype
    result_dtype = source_dtype if same else out.dtype
    frame = Frame(f"concatenate_{item.dtype}", settings)
    b = frame.b
    source = frame.source(position, source_dtype, name="part")
    result = frame.result(0, result_dtype)
    value = node("input", source_dtype, (), (0,))
    formula = legalise((value if same else node("cast", out.dtype, (value,)),), settings.features.native)
    inner = nest.extents(frame, "extent", loops.extents)
    in_steps = nest.strides(frame, "part", steps(item, loops.strides[0]))
    out_steps = nest.strides(frame, "out0", steps(out, loops.strides[1]))
    start = frame.number("start", steps(out, (intent.starts[position] * out.strides[intent.axis],))[0])
    count = math.prod(loops.extents)
    total, number = frame.number("count", count), single.number(frame)
    with b.when(number < total):
        at = nest.coordinates(frame, number, inner)
        loaded = source.load(nest.offset(frame, at, in_steps))
        (found,) = Formula(b, settings.features, lambda _: loaded).write(formula)
        result.store(start + nest.offset(frame, at, out_steps), found)
    return single.launch(frame, count)
