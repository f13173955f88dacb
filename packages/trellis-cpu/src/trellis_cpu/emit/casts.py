"""Conversions between element types. The two half-width floats are bits in registers: they exist to be converted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis_cpu.emit.builder import Builder


def cast(b: Builder, name: str, source: str, target: str, lanes: int) -> str:
    """Write the conversion of `lanes` values between two dtypes.

    Integers truncate or extend; to a float is to the nearest, ties to even; a float that becomes an integer must be in
    range where the result matters; to bool is whether it is not zero.
    """
    if source == target:
        return name
    if types.is_half(source):
        return cast(b, _widened(b, name, source, lanes), "float32", target, lanes)
    if types.is_half(target):
        if source == "float64":
            return _narrowed(b, _to_odd(b, name, lanes), target, lanes)
        return _narrowed(b, cast(b, name, source, "float32", lanes), target, lanes)
    kind, result = types.value(source, lanes), types.value(target, lanes)
    if target == "bool":
        how = "fcmp une" if types.is_float(source) else "icmp ne"
        return b.op(f"{how} {kind} {name}, {types.constant(0, source, lanes)}")
    return name if kind == result else b.op(f"{_word(source, target)} {kind} {name} to {result}")


def _word(source: str, target: str) -> str:
    """Return the instruction that converts between two dtypes that LLVM knows."""
    wider = types.size(target) > types.size(source)
    if types.is_float(source) and types.is_float(target):
        return "fpext" if wider else "fptrunc"
    if types.is_float(source):
        return "fptosi" if types.is_signed(target) else "fptoui"
    if types.is_float(target):
        return "sitofp" if types.is_signed(source) else "uitofp"
    if source == "bool" or wider:
        return "sext" if types.is_signed(source) else "zext"
    return "trunc"


def _ints(b: Builder, op: str, left: str, right: int | str, lanes: int) -> str:
    """Write an operation on 32-bit integers, one of them perhaps a number."""
    other = types.constant(right, "int32", lanes) if isinstance(right, int) else right
    return b.op(f"{op} {types.value('int32', lanes)} {left}, {other}")


def _bits(b: Builder, name: str, lanes: int) -> str:
    return b.op(f"bitcast {types.value('float32', lanes)} {name} to {types.value('int32', lanes)}")


def _floats(b: Builder, bits: str, lanes: int) -> str:
    return b.op(f"bitcast {types.value('int32', lanes)} {bits} to {types.value('float32', lanes)}")


def _widened(b: Builder, name: str, source: str, lanes: int) -> str:
    """Write a half as float32, which is exact."""
    narrow = types.vector("i16", lanes)
    if source == "float16":
        half = types.vector("half", lanes)
        return b.op(
            f"fpext {half} {b.op(f'bitcast {narrow} {name} to {half}')} to {types.value('float32', lanes)}"
        )
    wide = b.op(f"zext {narrow} {name} to {types.value('int32', lanes)}")
    return _floats(b, _ints(b, "shl", wide, 16, lanes), lanes)


def _narrowed(b: Builder, name: str, target: str, lanes: int) -> str:
    """Write a float32 as a half, rounded to the nearest, ties to even; the processor's own bfloat16 flushes denormals."""
    narrow = types.vector("i16", lanes)
    if target == "float16":
        half = types.vector("half", lanes)
        rounded = b.op(f"fptrunc {types.value('float32', lanes)} {name} to {half}")
        return b.op(f"bitcast {half} {rounded} to {narrow}")
    bits = _bits(b, name, lanes)
    high = _ints(b, "lshr", bits, 16, lanes)
    up = _ints(b, "add", _ints(b, "and", high, 1, lanes), 0x7FFF, lanes)
    rounded = _ints(b, "lshr", _ints(b, "add", bits, up, lanes), 16, lanes)
    kind = types.value("float32", lanes)
    nan = b.op(f"fcmp uno {kind} {name}, {name}")
    ints = types.value("int32", lanes)
    quiet = _ints(b, "or", high, 0x40, lanes)
    chosen = b.op(f"select {types.vector('i1', lanes)} {nan}, {ints} {quiet}, {ints} {rounded}")
    return b.op(f"trunc {ints} {chosen} to {narrow}")


def _to_odd(b: Builder, name: str, lanes: int) -> str:
    """Write a float64 as float32 rounded to odd: rounding that once more gives what rounding once would have.

    Source: Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", IEEE Transactions on Computers, 2008.
    """
    double, single = types.value("float64", lanes), types.value("float32", lanes)
    near = b.op(f"fptrunc {double} {name} to {single}")
    back = b.op(f"fpext {single} {near} to {double}")
    sizes = [
        b.op(f"call {double} @llvm.fabs.{types.suffix('float64', lanes)}({double} {value})")
        for value in (back, name)
    ]
    beyond = b.op(f"fcmp ogt {double} {sizes[0]}, {sizes[1]}")
    ints, bits = types.value("int32", lanes), types.vector("i1", lanes)
    toward_zero = _ints(b, "sub", _bits(b, near, lanes), b.op(f"zext {bits} {beyond} to {ints}"), lanes)
    inexact = b.op(f"fcmp one {double} {back}, {name}")
    return _floats(b, _ints(b, "or", toward_zero, b.op(f"zext {bits} {inexact} to {ints}"), lanes), lanes)
