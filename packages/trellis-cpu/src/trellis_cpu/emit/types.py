"""How element types and constants are spelled in LLVM IR."""

from __future__ import annotations

import math
import struct

_SCALARS = {
    "bool": "i1",
    **{f"{sign}int{bits}": f"i{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
    "float16": "i16",
    "bfloat16": "i16",
    "float32": "float",
    "float64": "double",
}
_SIZES = {
    "bool": 1,
    "float16": 2,
    "bfloat16": 2,
    "float32": 4,
    "float64": 8,
    **{f"{s}int{b}": b // 8 for s in ("", "u") for b in (8, 16, 32, 64)},
}
DTYPES = tuple(_SCALARS)


def is_float(dtype: str) -> bool:
    """Tell whether kernels compute in the dtype as in a float."""
    return dtype in {"float32", "float64"}


def is_half(dtype: str) -> bool:
    """Tell whether the dtype is a float of 16 bits: kernels hold its bits and compute in float32."""
    return dtype in {"float16", "bfloat16"}


def is_signed(dtype: str) -> bool:
    """Tell whether the dtype is a signed integer."""
    return dtype.startswith("int")


def size(dtype: str) -> int:
    """Return the bytes of one element in memory."""
    return _SIZES[dtype]


def scalar(dtype: str) -> str:
    """Return the type of one value in a register."""
    return _SCALARS[dtype]


def stored(dtype: str) -> str:
    """Return the type of one element in memory: a bool is a byte that holds 0 or 1."""
    return "i8" if dtype == "bool" else _SCALARS[dtype]


def vector(element: str, lanes: int) -> str:
    """Return the type of `lanes` LLVM elements; one lane is the element itself."""
    return element if lanes == 1 else f"<{lanes} x {element}>"


def value(dtype: str, lanes: int) -> str:
    """Return the type of `lanes` values in registers."""
    return vector(_SCALARS[dtype], lanes)


def suffix(dtype: str, lanes: int) -> str:
    """Return the overload suffix of an intrinsic over such values, without the dot."""
    name = {"float": "f32", "double": "f64"}.get(_SCALARS[dtype], _SCALARS[dtype])
    return name if lanes == 1 else f"v{lanes}{name}"


def literal(number: float, dtype: str) -> str:
    """Return a scalar constant; floats as bits, so that every value, NaN and infinities included, is exact."""
    if dtype == "bool":
        return "true" if number else "false"
    if is_half(dtype):
        return str(_half_bits(float(number), dtype))
    if not is_float(dtype):
        return str(int(number))
    held = float(number)
    if dtype == "float32":
        try:
            held = struct.unpack("<f", struct.pack("<f", held))[0]
        except OverflowError:
            held = math.copysign(math.inf, held)
    return f"0x{struct.unpack('<Q', struct.pack('<d', held))[0]:016X}"


def packed(number: float, dtype: str) -> bytes:
    """Return a number as memory holds it, lowest byte first."""
    if is_half(dtype):
        return _half_bits(float(number), dtype).to_bytes(2, "little")
    if is_float(dtype):
        return struct.pack("<f" if dtype == "float32" else "<d", float(number))
    return int(number).to_bytes(size(dtype), "little", signed=is_signed(dtype))


def _half_bits(number: float, dtype: str) -> int:
    """Return the bits of a half; every constant of such a dtype is exact in it."""
    if dtype == "float16":
        return struct.unpack("<H", struct.pack("<e", number))[0]
    return struct.unpack("<I", struct.pack("<f", number))[0] >> 16


def constant(number: float, dtype: str, lanes: int) -> str:
    """Return a constant that holds the number in each lane."""
    text = literal(number, dtype)
    return text if lanes == 1 else f"splat ({_SCALARS[dtype]} {text})"


def iota(lanes: int) -> str:
    """Return the i64 constant that counts the lanes from 0."""
    return "0" if lanes == 1 else "<" + ", ".join(f"i64 {lane}" for lane in range(lanes)) + ">"
