"""Pad: each element of the result is one of the input, or a value."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.codegen.building import Term, select
from trellis.codegen.lowering import carrying, nest, single
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.nodes import Program
from trellis.dtypes import itemsize, to_numpy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Builder
    from trellis.codegen.lowering.settings import Settings
    from trellis.intent import Pad


def lower(intent: Pad, settings: Settings) -> Program:
    """Return the program of a pad."""
    axes, dtype = intent.axes, intent.outputs[0].dtype
    extents = [item.outside * item.block for item in axes]
    count = math.prod(extents)
    if count == 0:
        return Program(())
    frame = Frame("pad", settings)
    b, bits = frame.b, single.moved(dtype, settings.features)
    source, result = frame.source(0, bits), frame.result(0, bits)
    inner = nest.extents(frame, "extent", extents)
    size = itemsize(dtype)
    in_steps = nest.strides(frame, "in0", [item.steps[0] // size for item in axes])
    out_steps = nest.strides(frame, "out0", [item.steps[1] // size for item in axes])
    inside = [frame.number(f"inside{i}", item.inside) for i, item in enumerate(axes)]
    before = [frame.number(f"before{i}", item.before) for i, item in enumerate(axes)]
    block = frame.number("block", axes[-1].block)
    values = _values(frame, intent, bits) if intent.mode == "constant" else []
    total, number = frame.number("count", count), single.number(frame)
    with b.when(number < total):
        at = nest.coordinates(frame, number, inner)
        last = b.let("unit", at[-1] // block)
        units = [*at[:-1], last]
        part = b.let("part", at[-1] - last * block)
        moved = [b.let("near", unit - start) for unit, start in zip(units, before, strict=True)]
        place = b.let("place", nest.offset(frame, at, out_steps))
        if intent.mode == "constant":
            value = _constant(b, moved, inside, values)
            within = moved[0] >= 0
            for near, extent in zip(moved, inside, strict=True):
                within = within & (near >= 0) & (near < extent)
            with b.when(within):
                b.assign(
                    value, source.load(nest.offset(frame, [*moved[:-1], moved[-1] * block + part], in_steps))
                )
        else:
            found = [
                _repeated(b, intent.mode, near, extent) for near, extent in zip(moved, inside, strict=True)
            ]
            value = source.load(nest.offset(frame, [*found[:-1], found[-1] * block + part], in_steps))
        result.store(place, value)
    return Program((single.launch(frame, count),))


def _values(frame: Frame, intent: Pad, bits: str) -> list[tuple[Term, Term]]:
    """Declare the values before and after along each axis, as bits."""
    dtype, held = to_numpy(intent.outputs[0].dtype), to_numpy(bits)
    found: list[tuple[Term, Term]] = []
    for i, item in enumerate(intent.axes):
        pair: Any = intent.values[item.axis] if intent.values else (0, 0)
        low, high = (int(np.asarray(value).astype(dtype).view(held)) for value in pair)
        register = carrying.carrier(bits)
        found.append((frame.number(f"low{i}", low, register), frame.number(f"high{i}", high, register)))
    return found


def _constant(
    b: Builder, moved: Sequence[Term], inside: Sequence[Term], values: Sequence[tuple[Term, Term]]
) -> Term:
    """Declare the element's value as it is outside: where axes meet, the last one decides."""
    found = values[0][1]
    for near, extent, (low, high) in zip(moved, inside, values, strict=True):
        found = select(near < 0, low, select(near >= extent, high, found))
    return b.var("value", found)


def _repeated(b: Builder, mode: str, near: Term, extent: Term) -> Term:
    """Return the index that an index beyond the extent stands for: an input goes on repeating."""
    last = extent - 1
    if mode == "edge":
        return b.let("at", select(near < 0, 0, select(near > last, last, near)))
    if mode == "wrap":
        return b.let("at", _modulo(b, near, extent))
    # Mirrored, there and back: with the edge twice (symmetric) or once, where one element alone has no way back.
    period = extent * 2 if mode == "symmetric" else select(last < 1, 1, last * 2)
    around = _modulo(b, near, b.let("period", period))
    back = (extent * 2 - 1 if mode == "symmetric" else last * 2) - around
    return b.let("at", select(around > last, back, around))


def _modulo(b: Builder, near: Term, period: Term) -> Term:
    rest = b.let("rest", near % period)
    return b.let("rest", select(rest < 0, rest + period, rest))
