"""How values of each dtype are held in registers.

Registers are 32 or 64 bits wide on many targets, so integers of 8 and 16 bits are computed with in 32, extended by their sign,
and wrapped after each operation that can leave their range; the two halves are float32 numbers, rounded where theirs would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.building import Term, lift, op
from trellis.codegen.lowering import halves
from trellis.codegen.lowering.refused import Decline
from trellis.dtypes import is_signed, itemsize

if TYPE_CHECKING:
    from trellis.codegen.building import Builder
    from trellis.codegen.features import Features

HALVES = frozenset({"float16", "bfloat16"})
_NARROW = {"int8": "int32", "int16": "int32", "uint8": "uint32", "uint16": "uint32"}
_LACKING = {"float64": "f64", "int64": "int64", "uint64": "int64"}


def carrier(dtype: str) -> str:
    """Return the dtype of the register that holds a value."""
    return "float32" if dtype in HALVES else _NARROW.get(dtype, dtype)


def require(features: Features, *dtypes: str) -> None:
    """Decline dtypes that the target cannot compute with."""
    lacking = sorted(
        {dtype for dtype in dtypes if dtype in _LACKING and not getattr(features, _LACKING[dtype])}
    )
    if lacking:
        raise Decline(f"the device has no {', '.join(lacking)}")


def wrapped(value: Term, dtype: str) -> Term:
    """Return an integer of a register taken into the range of a narrow dtype."""
    if dtype not in _NARROW:
        return value
    spare = 32 - 8 * itemsize(dtype)
    if not is_signed(dtype):
        return value & ((1 << (32 - spare)) - 1)
    return op("shr", op("shl", value, lift(spare, "int32")), lift(spare, "int32"))


def constant(number: float, dtype: str) -> Term:
    """Return a constant of a dtype as a register holds it."""
    return lift(number, carrier(dtype))


def bits(b: Builder, value: Term, dtype: str) -> Term:
    """Return the bits of a narrow value, the lowest ones of a uint32."""
    if dtype in HALVES:
        return halves.encode(b, value, dtype)
    if dtype == "bool":
        return value.cast("uint32")
    if is_signed(dtype):
        return value.view("uint32") & ((1 << 8 * itemsize(dtype)) - 1)
    return value


def from_bits(b: Builder, word: Term, dtype: str) -> Term:
    """Return the value whose bits are the lowest ones of a uint32, the others being 0."""
    if dtype in HALVES:
        return halves.decode(b, word, dtype)
    if dtype == "bool":
        return word.ne(0)
    return wrapped(word.view("int32"), dtype) if is_signed(dtype) else word


def rounded(b: Builder, value: Term, dtype: str, features: Features) -> Term:
    """Return a float32, or a float64, rounded to a half and held as float32 again."""
    if value.dtype == "float64":
        value = halves.to_odd(b, value)
    if dtype == "float16" and features.f16:
        return b.let("rounded", value.cast("float16").cast("float32"))
    return halves.decode(b, halves.encode(b, value, dtype), dtype)
