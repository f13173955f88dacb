"""How a scan is cut, and the formulas of its elements and results."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from trellis.codegen.lowering.carrying import HALVES
from trellis.codegen.lowering.reduce.combining import Combining
from trellis.codegen.lowering.refused import Decline
from trellis.dtypes import is_float
from trellis.expr import legalise, node

if TYPE_CHECKING:
    from trellis.codegen.lowering.settings import Settings
    from trellis.expr import Node
    from trellis.intent import Scan

# Invocations a group, elements of a line that one part has, and invocations that keep any device busy.
_GROUP, _EACH, _BUSY = 256, 4096, 1 << 14


class Form(NamedTuple):
    """What shapes the kernels.

    Attributes
    ----------
    how
        How elements combine.
    element, result
        Formulas of an element as a total, and of a total as a result.
    together
        Whether a whole group walks along a line, its invocations side by side; otherwise each invocation walks along one of
        its own, beside those of its neighbours.
    group
        Invocations a group, a power of two.
    lines
        Elements before and after the axis.
    length, each, parts
        Elements a line, elements a part, parts a line.

    """

    how: Combining
    element: tuple[Node, ...]
    result: tuple[Node, ...]
    together: bool
    group: int
    lines: tuple[int, int]
    length: int
    each: int
    parts: int


def form(intent: Scan, settings: Settings) -> Form:
    """Return how a scan is cut, from its shape alone."""
    source, out = intent.inputs[0].dtype, intent.outputs[0].dtype
    dtype = "float32" if out in HALVES else out
    asked = settings.schedule.accumulate
    if asked not in {None, dtype}:
        if not (is_float(dtype) and asked == "float64" and intent.kind in {"sum", "prod"}):
            raise Decline(f"totals in {asked}; these are in {dtype}")
        dtype = asked
    value = node("input", source, (), (0,))
    for target in (out, dtype):
        value = value if value.dtype == target else node("cast", target, (value,))
    total = node("input", dtype, (), (0,))
    native = settings.features.native
    result = legalise((total if dtype == out else node("cast", out, (total,)),), native)
    group = 1 << (min(_GROUP, settings.features.group).bit_length() - 1)
    axis, shape = intent.axis, intent.shape
    lines, length = (math.prod(shape[:axis]), math.prod(shape[axis + 1 :])), shape[axis]
    together = intent.last
    each = _EACH
    if intent.kind == "prod" and is_float(dtype):
        # The product of some elements alone may overflow where that of all up to them, with a zero among them, does not.
        together, each = False, length
    elif not together:
        each = max(min(-(-length * math.prod(lines) // _BUSY), _EACH), 64)
    how = Combining(intent.kind, dtype, "int32", out, whole=False)
    return Form(
        how,
        legalise((value,), native),
        result,
        together,
        group,
        lines,
        length,
        each,
        max(-(-length // each), 1),
    )
