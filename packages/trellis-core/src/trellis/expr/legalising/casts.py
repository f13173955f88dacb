"""Conversions between dtypes: floats saturate into integers, NaN is 0, and bool asks whether there is anything."""

from __future__ import annotations

from trellis.dtypes import is_float, is_integer, is_signed
from trellis.expr.legalising.arithmetic import truth
from trellis.expr.legalising.integers import bits_of
from trellis.expr.legalising.terms import Term, lift, select
from trellis.expr.promote import HALVES

# Bits of the whole numbers that a float holds, all of them.
_DIGITS = {"float32": 24, "float64": 53}


def convert(x: Term, dtype: str) -> Term:
    """Legalise a traced cast."""
    if x.dtype == dtype:
        return x
    if dtype == "bool":
        return truth(x)
    if x.dtype in HALVES and dtype != "float32":
        x = x.cast("float32")
    if is_float(x.dtype) and is_integer(dtype):
        return _saturate(x, dtype)
    if dtype in HALVES and not is_float(x.dtype):
        x = x.cast("float32")  # exact in the range of float16; languages have no direct conversion
    return x.cast(dtype)


def _saturate(x: Term, dtype: str) -> Term:
    """Convert a float to the nearest integer of the dtype that lies towards zero; the bounds are powers of two."""
    signed = is_signed(dtype)
    width = bits_of(dtype)
    least = -(1 << (width - 1)) if signed else 0
    above = 1 << (width - 1 if signed else width)
    if above.bit_length() - 1 <= _DIGITS[x.dtype]:
        # Every bound is a float: bounded first, then converted. A comparison with NaN fails.
        zero = lift(0, x.dtype)
        low = select(x >= least, x, select(x < least, lift(least, x.dtype), zero)) if signed else None
        bounded = select(x > 0, x, zero) if low is None else low
        return select(bounded < above - 1, bounded, above - 1).cast(dtype)
    inside = (x >= least) & (x < above)
    found = select(inside, x, 0).cast(dtype)
    found = select(x >= above, lift(above - 1, dtype), found)
    return select(x < least, lift(least, dtype), found) if signed else found
