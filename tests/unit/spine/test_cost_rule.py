"""When one kernel is preferred to a library's product with a pass after it: the stated rule, in the walk and in the record."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.intent import Gemm, Layout
from trellis.routes import costly_pass


def product(rows, depth, columns):
    shapes = ((rows, depth), (depth, columns), (rows, columns))
    a, b, c = (Layout.dense("float32", shape) for shape in shapes)
    return Gemm((a, b), (c,), "float32")


@pytest.mark.parametrize(
    ("extents", "why"),
    [
        ((1024, 1024, 1024), None), ((9, 65, 9), None), ((512, 128, 4096), None), ((1, 1024, 1024), None), ((1024, 1024, 1), None),
        ((1024, 64, 1024), "length 64"), ((1024, 2, 1024), "length 2"), ((1, 8, 1024), "length 8"),
        ((2, 1024, 1024), "2 rows"), ((8, 65, 4096), "8 rows"), ((4096, 1024, 4), "4 columns"), ((9, 1024, 4096), None),
    ],
)  # fmt: skip
def test_the_rule(extents, why):
    said = costly_pass(product(*extents))
    assert said == why if why is None else why in said


def test_what_is_postponed_is_offered_where_nothing_else_serves(ctx):
    a, b = np.ones((4, 6), np.float32), np.ones((6, 3), np.float32)
    fused = ctx.gemm(a, b, epilogue=lambda total: total + 1)
    assert fused.record.route == "stock"
    assert fused.record.composed
    said = [reason.why for reason in fused.record.reasons if reason.who == "stock"]
    assert len(said) == 1
    assert "tried first" in said[0]
    assert any(reason.who == "generate" for reason in fused.record.reasons)


def test_the_product_that_is_long_enough_is_composed_at_once(ctx):
    a, b = np.ones((40, 65), np.float32), np.ones((65, 30), np.float32)
    fused = ctx.gemm(a, b, epilogue=lambda total: total + 1)
    assert fused.record.composed
    assert not fused.record.reasons
