"""Matrix products beside NumPy: dtypes, what they are summed in, formulas before and after them."""

from __future__ import annotations

import numpy as np
from drawing import (
    FLOATS,
    HALVES,
    INTEGERS,
    Target,
    close,
    cuts,
    dtype_of,
    epsilon,
    operand,
    refused,
    routes,
    same,
    views,
    widened,
)
from hypothesis import strategies as st

EXTENTS = [0, 1, 2, 3, 5, 12, 13, 31, 32, 33, 64, 65, 100]
WIDER = {
    "int8": ["int16", "int32", "int64"],
    "uint8": ["uint16", "uint32", "int32"],
    "int16": ["int32", "int64"],
    "float32": ["float64"],
    "bool": ["int32", "float32"],
}
WIDER |= {half: ["float32", "float64"] for half in HALVES}
BESIDE_BFLOAT16 = ["bfloat16", "int8", "uint8", "float32", "float64"]
# Applied to the operands; exact, and of the operand's dtype but for the last, which is float64.
BEFORE = {
    "max": (lambda x: np.maximum(x, 1), lambda x: np.maximum(x, 1)),
    "neg": (lambda x: -x, lambda x: -x),
    "where": (lambda x: np.where(x > 2, 2, x), lambda x: np.where(x > 2, np.asarray(2).astype(x.dtype), x)),
    "wide": (lambda x: x.astype("float64"), lambda x: x.astype("float64")),
}


@st.composite
def products(draw):
    m, n, k = (draw(st.sampled_from(EXTENTS)) for _ in range(3))
    lead = tuple(draw(st.lists(st.sampled_from([1, 2, 3]), max_size=2)))
    dtype = draw(st.sampled_from([*INTEGERS, *FLOATS, *FLOATS, *FLOATS, *HALVES, "int8", "bool"]))
    pool = BESIDE_BFLOAT16 if dtype == "bfloat16" else [*INTEGERS, *FLOATS, "float16"]
    other = dtype if draw(st.integers(0, 4)) else draw(st.sampled_from(pool))
    wanted = draw(st.sampled_from([None, *WIDER.get(dtype, [])])) if dtype == other else None
    if dtype == other == "bool" and wanted is None:
        wanted = "int32"
    before = [
        draw(st.sampled_from([None, None, *BEFORE]))
        if {dtype, other}.isdisjoint({"bool", *HALVES}) and wanted is None and draw(st.integers(0, 2)) == 0
        else None
        for _ in range(2)
    ]
    makes = [draw(views((*lead, m, k))), draw(views((*(lead if draw(st.booleans()) else ()), k, n)))]
    bias = draw(st.none() | views((n,)) | views((*lead, m, n)))
    target = draw(views((*lead, m, n))) if draw(st.integers(0, 3)) == 0 else None
    schedule = draw(cuts(0, "vector", "unroll", "threads"))
    if schedule is not None and draw(st.booleans()):
        schedule["accumulate"] = draw(st.sampled_from(["float64", "int64", "int32"]))
    if schedule is not None and draw(st.booleans()):
        schedule["tile"] = (
            *(1 for _ in lead),
            draw(st.sampled_from([12, 14, 16, 48, 64])),
            draw(st.sampled_from([16, 32, 64])),
        )
    return (
        (dtype, other),
        wanted,
        before,
        makes,
        bias,
        target,
        (draw(st.integers(0, 3)), draw(routes), schedule),
    )


def tame(x):
    """Return numbers whose products do not overflow."""
    if x.dtype.kind in "biu":
        return x
    wide = widened(x)
    return (
        np.nan_to_num(wide, nan=1.5, posinf=2, neginf=-2).clip(-1e4, 1e4).astype(x.dtype)
        if x.dtype.name != "float16"
        else np.nan_to_num(wide, nan=1.5, posinf=2, neginf=-2).clip(-9, 9).astype(x.dtype)
    )


def check_product(ctx, dtypes, wanted, before, makes, bias, target, how):
    a, b = (tame(np.asarray(make(kind))) for make, kind in zip(makes, dtypes, strict=True))
    prologue = tuple([None if name is None else BEFORE[name][0] for name in before])
    with np.errstate(all="ignore"):
        seen = [
            one if name is None else BEFORE[name][1](one) for name, one in zip(before, (a, b), strict=True)
        ]
        common = dtype_of(wanted) if wanted else np.result_type(*seen)
        real = common.kind == "f" or common.name in HALVES
        wide = np.longdouble if real else common
        left, right = (widened(one.astype(common)).astype(wide) for one in seen)
        want = np.asarray(left @ right)
        size = np.abs(left) @ np.abs(right) if real else None
        extra = None if bias is None else tame(bias(common.name))
        if extra is not None:
            want = np.maximum(want + widened(extra), 0 if real else common.type(0))
    fused = (
        {}
        if extra is None
        else {"epilogue": lambda acc, c: np.maximum(acc + c, 0), "epilogue_args": (extra,)}
    )
    if any(prologue):
        fused["prologue"] = prologue
    place = Target(ctx, target, want.shape, common)
    given = [operand(ctx, one, how[0]) for one in (a, b)]
    note = (dtypes, wanted, before, a.shape, a.strides, b.shape, b.strides, extra is not None, how)
    for _ in range(2):
        got = refused(
            how[2],
            lambda: ctx.gemm(*given, dtype=wanted, out=place.out, routes=how[1], schedule=how[2], **fused),
        )
        if got is None:
            return
        if real:
            eps, inner = epsilon(common)[0], epsilon("float32" if common.name in HALVES else common)[0]
            close(
                got,
                want,
                inner * (size * (2 + a.shape[-1] / 4) + 1) + eps * np.abs(want) + epsilon(common)[1],
                common.name,
                note,
            )
        else:
            same(got, want, note)
        place.check(got)


def test_products(examine):
    examine("gemm", products(), check_product)
