"""The legalised form of every function belongs to the revision in the cache keys."""

from __future__ import annotations

import hashlib

import pytest

from trellis.errors import InvalidArgument
from trellis.expr import NAMES, REVISION, cast, legalise, text, trace
from trellis.expr.functions import arity, traced_name

# When a function legalises to other primitives, raise trellis.expr.legalising.REVISION and write both here: kernels that
# were kept on disk are then no longer found.
KNOWN = (4, "c0d722d67eb3230c")


ON_INTEGERS = {
    "floor_divide",
    "remainder",
    "fmod",
    "left_shift",
    "right_shift",
    "power",
    "maximum",
    "sign",
    "absolute",
    "less",
}


def every_form():
    for name in NAMES:
        for dtype in ("float32", "float64", *(("int8", "int64", "uint32") if name in ON_INTEGERS else ())):
            try:
                outputs = trace(name, (dtype,) * arity(traced_name(name))).expression.outputs
            except InvalidArgument:
                continue
            yield f"{name} {dtype}\n{text(legalise(outputs))}\n"
    for source in ("float16", "float32", "float64", "int64"):
        for dtype in ("bool", "int8", "uint16", "int32", "uint64", "bfloat16"):
            outputs = trace(lambda x, dtype=dtype: cast(x, dtype), (source,)).expression.outputs
            yield f"cast {source} {dtype}\n{text(legalise(outputs))}\n"


def test_the_revision_is_that_of_the_forms():
    found = hashlib.sha256("".join(every_form()).encode()).hexdigest()[:16]
    assert (REVISION, found) == KNOWN


@pytest.mark.parametrize(
    ("name", "dtype", "expected"),
    [
        (
            "relu",
            "float32",
            """\
%0 = const(0x0.0p+0): float32
%1 = input(0): float32
%2 = gt(%0, %1): bool
%3 = select(%2, %0, %1): float32
return %3""",
        ),
        (
            "isnan",
            "float32",
            """\
%0 = input(0): float32
%1 = bitcast(%0): int32
%2 = const(2147483647): int32
%3 = and(%1, %2): int32
%4 = const(2139095040): int32
%5 = gt(%3, %4): bool
return %5""",
        ),
        (
            "right_shift",
            "uint8",
            """\
%0 = input(1): uint8
%1 = const(8): uint8
%2 = lt(%0, %1): bool
%3 = input(0): uint8
%4 = const(0): uint8
%5 = select(%2, %0, %4): uint8
%6 = shr(%3, %5): uint8
%7 = select(%2, %6, %4): uint8
return %7""",
        ),
    ],
)
def test_text(name, dtype, expected):
    outputs = trace(name, (dtype,) * arity(traced_name(name))).expression.outputs
    assert text(legalise(outputs)) == expected
