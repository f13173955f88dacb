"""Gemm: tiles of both operands in shared memory, a small square of the result in each invocation's registers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from trellis.codegen.building import both
from trellis.codegen.lowering import carrying, nest
from trellis.codegen.lowering.formula import Formula
from trellis.codegen.lowering.frame import Frame
from trellis.codegen.lowering.gemm.form import SIDE, Form, added, form
from trellis.codegen.lowering.settings import steps
from trellis.codegen.lowering.stencil.sources import kept
from trellis.codegen.nodes import Program

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Term
    from trellis.codegen.lowering.elements import Elements
    from trellis.codegen.lowering.settings import Settings
    from trellis.codegen.nodes import Shared
    from trellis.expr import Node
    from trellis.intent import Gemm, Layout

__all__ = ["lower"]


def lower(intent: Gemm, settings: Settings) -> Program:
    """Return the program of a product."""
    if 0 in intent.shape:
        return Program(())
    how = form(intent, settings)
    carrying.require(settings.features, how.dtype)
    frame = Frame("gemm", settings)
    _Writer(frame, intent, how).write()
    rows, columns, _ = intent.mnk
    tiles = -(-rows // how.rows) * -(-columns // how.columns)
    return Program((frame.launch(math.prod(intent.shape[:-2]) * tiles, how.group),))


class _Operand:
    """An array of the product with its steps; `at` is where the matrix of the group's batch begins."""

    def __init__(self, frame: Frame, name: str, elements: Elements, layout: Layout) -> None:
        self.elements = elements
        self.steps = nest.strides(frame, name, steps(layout, layout.strides))
        self.at = frame.constant(0)

    def load(self, row: Term, column: Term) -> Term:
        return self.elements.load(self.place(row, column))

    def place(self, row: Term, column: Term) -> Term:
        return self.at + (row * self.steps[-2] + column * self.steps[-1])


class _Writer:
    """Writes the kernel of a product."""

    def __init__(self, frame: Frame, intent: Gemm, how: Form) -> None:
        self.frame, self.b, self.how = frame, frame.b, how
        names = ("a", "b", *(f"extra{i}" for i in range(len(intent.inputs) - 2)))
        self.inputs = [
            _Operand(frame, name, frame.source(i, item.dtype, name=name), item)
            for i, (name, item) in enumerate(zip(names, intent.inputs, strict=True))
        ]
        out = intent.outputs[0]
        self.result = _Operand(frame, "out0", frame.result(0, out.dtype), out)
        rows, columns, terms = intent.mnk
        self.rows, self.columns = frame.number("rows", rows), frame.number("columns", columns)
        self.terms = frame.number("terms", terms)
        formulas = [*intent.prologue, intent.epilogue]
        dtypes = [item.scalars if item is not None else () for item in formulas]
        scalars = frame.scalars([dtype for group in dtypes for dtype in group])
        self.scalars = scalars
        self.batch = [frame.number(f"batch{i}", extent) for i, extent in enumerate(intent.shape[:-2]) if i]
        self.leading = len(intent.shape) - 2
        held = kept(how.dtype)
        # A column more keeps those who write down columns off each other's banks.
        self.pitch = how.rows + 1
        self.left = self.b.shared("left", held, how.depth * self.pitch)
        self.right = self.b.shared("right", held, how.depth * how.columns)

    def write(self) -> None:
        """Write the kernel's body."""
        b, frame, how = self.b, self.frame, self.how
        row, column = self._tile()
        x, y = frame.local(0), frame.local(1)
        linear = b.let("linear", y * (how.columns // SIDE) + x)
        zero = carrying.constant(0, how.dtype)
        sums = [[b.var(f"sum{i}{j}", zero) for j in range(SIDE)] for i in range(SIDE)]
        with b.loop("k", 0, self.terms, how.depth) as k:
            b.comment("Terms k to k + depth of the group's rows and columns, 0 beyond the edges.")
            self._read(0, self.left, linear, row, k)
            self._read(1, self.right, linear, column, k)
            b.barrier()
            with b.loop("t", 0, how.depth, unroll=4) as t:
                self._add(sums, t, x, y)
            b.barrier()
        across = how.columns // SIDE
        for i in range(SIDE):
            at = b.let("row", row + y * SIDE + i)
            for j in range(SIDE):
                beside = b.let("column", column + x + j * across)
                with b.when(both(at < self.rows, beside < self.columns)):
                    self.result.elements.store(
                        self.result.place(at, beside), self._finished(sums[i][j], at, beside)
                    )

    def _tile(self) -> tuple[Term, Term]:
        """Write where the group's tile begins, and where its batch's matrices do."""
        b, how = self.b, self.how
        down = b.let("down", (self.rows + (how.rows - 1)) // how.rows)
        along = b.let("along", (self.columns + (how.columns - 1)) // how.columns)
        inner = [*self.batch, down, along] if self.leading else [along]
        *batch, tile_row, tile_column = nest.coordinates(self.frame, self.frame.group_number(), inner)
        for item in (*self.inputs, self.result):
            if batch:
                item.at = b.let("matrix", nest.offset(self.frame, batch, item.steps[:-2]))
        return b.let("row", tile_row * how.rows), b.let("column", tile_column * how.columns)

    def _read(self, position: int, tile: Shared, linear: Term, first: Term, k: Term) -> None:
        """Write the reading of one operand's tile: neighbours along its last axis by neighbouring invocations."""
        b, how, item = self.b, self.how, self.inputs[position]
        side, extent = (how.rows, self.rows) if position == 0 else (how.columns, self.columns)
        size = how.group[0] * how.group[1]
        with b.loop("cell", linear, side * how.depth, size) as cell:
            if position == 0:
                across, term = nest.coordinates(self.frame, cell, [self.frame.constant(how.depth)])
            else:
                term, across = nest.coordinates(self.frame, cell, [self.frame.constant(side)])
            place, at = b.let("place", first + across), b.let("term", k + term)
            value = b.var("value", carrying.constant(0, how.dtype))
            with b.when(both(place < extent, at < self.terms)):
                loaded = item.load(place, at) if position == 0 else item.load(at, place)
                b.assign(value, self._formula(how.operands[position], [loaded]))
            pitch = self.pitch if position == 0 else how.columns
            b.store(tile, term * pitch + across, value.cast(tile.dtype))

    def _add(self, sums: Sequence[Sequence[Term]], t: Term, x: Term, y: Term) -> None:
        """Write one term of every sum."""
        b, how = self.b, self.how
        across = how.columns // SIDE
        left = [self._shared(self.left, t * self.pitch + (y * SIDE + i), "l") for i in range(SIDE)]
        right = [self._shared(self.right, t * how.columns + (x + j * across), "r") for j in range(SIDE)]
        formula = added(how.dtype)
        for i, line in enumerate(sums):
            for j, total in enumerate(line):
                b.assign(total, self._formula(formula[0], [total, left[i], right[j]]))

    def _shared(self, tile: Shared, index: Term, hint: str) -> Term:
        found = self.b.load(tile, index, hint)
        return found.ne(0) if self.how.dtype == "bool" else found

    def _finished(self, total: Term, row: Term, column: Term) -> Term:
        """Write the result's formula of a sum."""
        loaded = [item.load(row, column) for item in self.inputs[2:]]
        return self._formula(self.how.finish, [total, *loaded])

    def _formula(self, formula: Node, values: Sequence[Term]) -> Term:
        def leaf(item: Node) -> Term:
            return (values if item.op == "input" else self.scalars)[int(item.value[0])]

        return Formula(self.b, self.frame.features, leaf).write((formula,))[0]
