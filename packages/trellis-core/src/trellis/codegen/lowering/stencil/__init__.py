"""Stencil: boxes with halos in shared memory; several steps go through scratch memory, one launch each."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.codegen.lowering import carrying, nest
from trellis.codegen.lowering.elements import Elements
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.lowering.stencil.sources import Before, Computed, Input, declared, dense, kept, settled
from trellis.codegen.lowering.stencil.sweep import Sweep
from trellis.codegen.nodes import Program, Scratch
from trellis.expr import walk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.lowering.stencil.sources import Source
    from trellis.codegen.nodes import Launch
    from trellis.intent import Stencil

__all__ = ["lower"]

# Elements a group along each axis, by how many there are.
_BOXES = {1: (256,), 2: (8, 32), 3: (4, 4, 16)}


def lower(intent: Stencil, settings: Settings) -> Program:
    """Return the program of a stencil."""
    if 0 in intent.shape:
        return Program(())
    formulas = [intent.expression, *([intent.prologue] if intent.prologue is not None else [])]
    if any(item.op == "index" for formula in formulas for item in walk(formula.outputs)):
        raise Decline("stencil formulas here read no indices")
    box = _box(intent, settings)
    last = intent.steps - 1
    launches = [_launch(intent, settings, box, step) for step in range(intent.steps)]
    size = math.prod(_extents(intent, 1)) if last else 0
    dtype = kept(intent.outputs[0].dtype)
    return Program(tuple(launches), tuple(Scratch(dtype, size) for _ in range(min(last, 2))))


def _box(intent: Stencil, settings: Settings) -> tuple[int, ...]:
    most = settings.features.group
    box = settings.schedule.tile
    if box is None:
        box = _BOXES[len(intent.shape)]
        while math.prod(box) > most:
            box = (max(box[0] // 2, 1), *box[1:]) if box[0] > 1 else (*box[:-1], box[-1] // 2)
    if len(box) != len(intent.shape) or math.prod(box) > most:
        raise Decline(f"a tile of {box}; it has one extent an axis, and {most} elements at most")
    return box


def _extents(intent: Stencil, step: int) -> tuple[int, ...]:
    """Return the extents of what a step reads; the result's are those of what a step after the last one would read."""
    shape = intent.inputs[0].shape
    if intent.boundary != "valid":
        return shape
    reach = [low + high for low, high in zip(intent.low, intent.high, strict=True)]
    return tuple(extent - step * less for extent, less in zip(shape, reach, strict=True))


def _launch(intent: Stencil, settings: Settings, box: tuple[int, ...], step: int) -> Launch:
    """Write one step's launch; those between the first and the last share a kernel."""
    first, last = step == 0, step == intent.steps - 1
    names = {(True, True): "stencil", (True, False): "stencil_first", (False, True): "stencil_last"}
    frame = Frame(names.get((first, last), "stencil_step"), settings)
    b, dtype = frame.b, intent.outputs[0].dtype
    read = [frame.number(f"read{axis}", extent) for axis, extent in enumerate(_extents(intent, step))]
    written = [
        frame.number(f"extent{axis}", extent) for axis, extent in enumerate(_extents(intent, step + 1))
    ]
    scalars = frame.scalars(intent.scalars)
    own = len(intent.expression.scalars)
    sources: list[Source]
    if not first:
        sources = [Before(frame, (step - 1) % 2, intent.read, read)]
        sources += [
            Input(frame, i, item) for i, item in enumerate(intent.inputs) if i and intent.prologue is None
        ]
    elif intent.prologue is not None:
        sources = [Computed(frame, intent, scalars[own:])]
    else:
        sources = [Input(frame, i, item) for i, item in enumerate(intent.inputs)]
    if last:
        result, out_steps = frame.result(0, dtype), declared(frame, "out0", intent.outputs[0])
        carrying.require(settings.features, dtype)
    else:
        result, out_steps = frame.scratch(step % 2, "after", kept(dtype), written=True), []
    sweep = Sweep(frame, intent, box, sources, scalars, read, written)
    at, inside = sweep.element(frame.group_number())
    with b.when(inside):
        value = sweep.result(at)
        if isinstance(result, Elements):
            result.store(nest.offset(frame, at, out_steps), value)
        else:
            b.store(result, dense(frame, at, written), settled(frame, value, dtype).cast(result.dtype))
    return frame.launch(_groups(_extents(intent, step + 1), box), _group(box))


def _groups(extents: Sequence[int], box: Sequence[int]) -> int:
    return math.prod(-(-extent // size) for extent, size in zip(extents, box, strict=True))


def _group(box: tuple[int, ...]) -> tuple[int, int, int]:
    x, y, z = (*reversed(box), 1, 1)[:3]
    return x, y, z
