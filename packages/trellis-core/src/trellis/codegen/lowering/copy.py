"""Copy and transpose: bits moved as integers of their size, through shared memory where input and output run along other axes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from trellis.codegen.building import both
from trellis.codegen.lowering import map as maps
from trellis.codegen.lowering import nest
from trellis.codegen.lowering.elements import per_word
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.refused import Decline
from trellis.codegen.lowering.settings import steps
from trellis.codegen.nodes import Program
from trellis.expr import Expression, node
from trellis.intent import Layout, Map

if TYPE_CHECKING:
    from trellis.codegen.lowering.settings import Settings
    from trellis.intent import Copy

# Side of the square that a group turns; one column more keeps those who read columns off each other's banks.
_SIDE, _ROWS = 32, 8


def lower(intent: Copy, settings: Settings) -> Program:
    """Return the program of a copy or a transpose."""
    if 0 in intent.shape:
        return Program(())
    dtype = f"uint{8 * intent.itemsize}"
    if intent.itemsize == 8 and not settings.features.int64:
        source, result = (_halved(item) for item in (intent.inputs[0], intent.outputs[0]))
        dtype, settings = "uint32", replace(settings, split=2)
    else:
        source, result = (replace(item, dtype=dtype) for item in (intent.inputs[0], intent.outputs[0]))
    if intent.walk == "squares" and source.shape == intent.shape and per_word(dtype, settings.features) == 1:
        return _turned(intent, settings, dtype)
    moved = Expression((node("input", dtype, (), (0,)),))
    if intent.op == "transpose" and settings.schedule.tile is not None:
        raise Decline(f"a tile of {settings.schedule.tile} for elements that are not turned in squares")
    return maps.lower(Map(moved, (source,), (result,), result.shape), settings)


def _halved(item: Layout) -> Layout:
    """Return an array of 64-bit elements as one of twice as many words."""
    return Layout("uint32", (*item.shape, 2), (*item.strides, 4))


def _side(settings: Settings) -> int:
    tile = settings.schedule.tile
    if tile is None:
        return _SIDE if settings.features.group >= _SIDE * _ROWS else _SIDE // 2
    side = tile[0]
    if tile != (side, side) or side not in {8, 16, 32} or side * max(side // 4, 1) > settings.features.group:
        raise Decline(f"a tile of {tile}; squares are of 8, 16 or 32 elements")
    return side


def _turned(intent: Copy, settings: Settings, dtype: str) -> Program:
    side = _side(settings)
    loops = intent.loops
    held = "uint32" if intent.itemsize < 4 else dtype
    frame = Frame("transpose", settings)
    b = frame.b
    source, result = frame.source(0, dtype), frame.result(0, dtype)
    tile = b.shared("tile", held, side * (side + 1))
    down, across = loops.extents[-2:]
    tiles = -(-down // side), -(-across // side)
    outer = loops.extents[:-2]
    height, width = frame.number("height", down), frame.number("width", across)
    inner = nest.extents(frame, "extent", (*outer, *tiles))
    out_steps = nest.strides(frame, "out0", steps(intent.outputs[0], loops.strides[1])[:-1])
    in_values = steps(intent.inputs[0], loops.strides[0])
    in_steps = [*nest.strides(frame, "in0", in_values[:-2]), frame.number("in0_across", in_values[-1])]
    if not outer:  # one batch: the first coordinate is that of the tile's row
        inner = inner[-1:]
    *batch, tile_row, tile_column = nest.coordinates(frame, frame.group_number(), inner)
    row, column = b.let("row", tile_row * side), b.let("column", tile_column * side)
    x, y = frame.local(), frame.local(1)
    b.comment("The input runs down the columns of the result.")
    taken = b.let("taken", nest.offset(frame, batch, in_steps[:-1]) + row + x)
    rows = max(side // 4, 1)
    for step in range(0, side, rows):
        j = b.let("j", y + step)
        with b.when(both((row + x) < height, (column + j) < width)):
            value = source.load(taken + (column + j) * in_steps[-1])
            b.store(tile, j * (side + 1) + x, value)
    b.barrier()
    given = b.let("given", nest.offset(frame, batch, out_steps[:-1]) + column + x)
    for step in range(0, side, rows):
        j = b.let("j", y + step)
        with b.when(both((row + j) < height, (column + x) < width)):
            result.store(given + (row + j) * out_steps[-1], b.load(tile, x * (side + 1) + j))
    groups = math.prod(outer) * tiles[0] * tiles[1]
    return Program((frame.launch(groups, (side, rows, 1)),))
