"""Random formulas beside NumPy: trees of functions over one to three operands, casts, numbers and indices."""

from __future__ import annotations

import numpy as np
from drawing import DTYPES, HALVES, Target, alike, cuts, narrower, operand, refused, routes, shapes, views
from hypothesis import strategies as st
from tracked import compare, computed
from trees import applied, dtype_at, trees

BESIDE_BFLOAT16 = ["bfloat16", "bfloat16", "bool", "int8", "uint8", "float32", "float64"]


@st.composite
def formulas(draw):
    first = draw(st.sampled_from([*DTYPES, *HALVES]))
    pool = BESIDE_BFLOAT16 if first == "bfloat16" else [*DTYPES, "float16"]
    dtypes = [
        first,
        *[
            first if draw(st.booleans()) else draw(st.sampled_from(pool))
            for _ in range(draw(st.integers(0, 2)))
        ],
    ]
    shape = draw(shapes)
    several = draw(st.sampled_from([1, 1, 1, 2, 3]))
    found = [draw(trees(tuple(dtypes), len(shape))) for _ in range(several)]
    layouts = [
        (
            one,
            [draw((st.just(one) if i == 0 else narrower(one)).flatmap(views)) for i in range(len(dtypes))],
            draw(st.none() | views(one)),
        )
        for one in draw(alike(shape, 2))
    ]
    schedule = draw(cuts(len(shape), "vector", "unroll", "stores", "threads"))
    return dtypes, found, layouts, draw(st.integers(0, 3)), schedule, draw(routes)


def launched(ctx, fn, given, out, schedule, allowed):
    """Return the results, also of one alone, as a tuple; None where the door refuses the schedule."""
    into = out[0] if out is not None and len(out) == 1 else out
    got = refused(schedule, lambda: ctx.map(fn, *given, out=into, schedule=schedule, routes=allowed))
    return got if got is None or isinstance(got, tuple) else (got,)


def check_formula(ctx, dtypes, found, layouts, how, schedule, allowed):
    function = lambda *given: tuple([applied(tree, given) for tree in found])
    single = lambda *given: applied(found[0], given)
    for shape, makes, target in layouts:
        arrays = [make(dtype) for make, dtype in zip(makes, dtypes, strict=True)]
        note = (dtypes, found, shape, [one.strides for one in arrays], how, schedule, allowed)
        kinds = [dtype_at(tree, dtypes) for tree in found]
        with np.errstate(all="ignore"):
            want = [computed(tree, arrays, shape) for tree in found]
        places = [Target(ctx, target, shape, kind) for kind in kinds]
        out = None if target is None else tuple(place.out for place in places)
        given = [operand(ctx, one, how) for one in arrays]
        got = launched(ctx, function if len(found) > 1 else single, given, out, schedule, allowed)
        if got is None:
            continue
        for one, value, kind, place in zip(got, want, kinds, places, strict=True):
            with np.errstate(all="ignore"):
                compare(one, value, shape, kind, note)
            place.check(one)


def test_formulas(examine):
    examine("formula", formulas(), check_formula)
