"""Vectors to and from memory: contiguous, constant or strided along the innermost loop, whole or masked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis_cpu.emit.builder import Builder

CONTIGUOUS, CONSTANT, STRIDED = "c", "0", "s"


class Operand(NamedTuple):
    """One array as a stretch of the innermost loop sees it.

    Attributes
    ----------
    dtype
        Element type.
    kind
        ``c`` contiguous, ``0`` constant, ``s`` strided.
    base
        Pointer to the stretch's first element.
    stride
        Bytes between neighbours; read for ``s`` only.

    """

    dtype: str
    kind: str
    base: str
    stride: str


def to_register(b: Builder, dtype: str, name: str, lanes: int) -> str:
    """Return values as registers hold them, from values as memory holds them."""
    if dtype != "bool":
        return name
    return b.op(f"icmp ne {types.vector('i8', lanes)} {name}, {'0' if lanes == 1 else 'zeroinitializer'}")


def to_memory(b: Builder, dtype: str, name: str, lanes: int) -> str:
    """Return values as memory holds them, from values as registers hold them."""
    if dtype != "bool":
        return name
    return b.op(f"zext {types.vector('i1', lanes)} {name} to {types.vector('i8', lanes)}")


def load(b: Builder, operand: Operand, index: str, lanes: int, mask: str | None = None) -> str:
    """Load `lanes` values from element `index` on; masked-off lanes are zero.

    A constant operand is loaded here too: callers do so once before their loop.
    """
    element = types.stored(operand.dtype)
    kind = types.vector(element, lanes)
    align = types.size(operand.dtype)
    if operand.kind == CONSTANT:
        single = to_register(b, operand.dtype, b.op(f"load {element}, ptr {operand.base}, align {align}"), 1)
        return b.splat(types.scalar(operand.dtype), single, lanes)
    if operand.kind == CONTIGUOUS:
        pointer = b.at(element, operand.base, index)
        if mask is None:
            loaded = b.op(f"load {kind}, ptr {pointer}, align {align}")
        else:
            name = f"@llvm.masked.load.{_overload(element, lanes)}.p0"
            loaded = b.op(
                f"call {kind} {name}(ptr {pointer}, i32 {align}, {types.vector('i1', lanes)} {mask}, {kind} zeroinitializer)"
            )
    elif lanes == 1:
        loaded = b.op(f"load {element}, ptr {_address(b, operand, index)}, align {align}")
    elif mask is None:
        loaded = _gather(b, operand, index, lanes)
    else:
        pointers = _addresses(b, operand, index, lanes)
        bits = f"<{lanes} x i1>"
        name = f"@llvm.masked.gather.{_overload(element, lanes)}.v{lanes}p0"
        active = mask if mask is not None else "splat (i1 true)"
        loaded = b.op(
            f"call {kind} {name}(<{lanes} x ptr> {pointers}, i32 {align}, {bits} {active}, {kind} zeroinitializer)"
        )
    return to_register(b, operand.dtype, loaded, lanes)


def store(
    b: Builder,
    operand: Operand,
    index: str,
    lanes: int,
    name: str,
    mask: str | None = None,
    *,
    streaming: bool = False,
) -> None:
    """Store `lanes` values from element `index` on.

    Parameters
    ----------
    streaming
        Store past the caches: contiguous, unmasked and aligned to the vector only.

    """
    element = types.stored(operand.dtype)
    kind = types.vector(element, lanes)
    align = types.size(operand.dtype)
    held = to_memory(b, operand.dtype, name, lanes)
    if operand.kind == CONTIGUOUS:
        pointer = b.at(element, operand.base, index)
        if streaming:
            b.do(f"store {kind} {held}, ptr {pointer}, align {align * lanes}, !nontemporal !0")
        elif mask is None:
            b.do(f"store {kind} {held}, ptr {pointer}, align {align}")
        else:
            function = f"@llvm.masked.store.{_overload(element, lanes)}.p0"
            bits = types.vector("i1", lanes)
            b.do(f"call void {function}({kind} {held}, ptr {pointer}, i32 {align}, {bits} {mask})")
    elif lanes == 1:
        b.do(f"store {element} {held}, ptr {_address(b, operand, index)}, align {align}")
    elif mask is None:
        _scatter(b, operand, index, lanes, held)
    else:
        pointers = _addresses(b, operand, index, lanes)
        function = f"@llvm.masked.scatter.{_overload(element, lanes)}.v{lanes}p0"
        active = mask if mask is not None else "splat (i1 true)"
        b.do(
            f"call void {function}({kind} {held}, <{lanes} x ptr> {pointers}, i32 {align}, <{lanes} x i1> {active})"
        )


def mask_below(b: Builder, count: str, lanes: int) -> str:
    """Return a mask of the first `count` lanes, for a count from 1 to `lanes`."""
    bits = f"i{lanes}"
    off = b.i64("sub", str(lanes), count)
    narrow = off if lanes == 64 else b.op(f"trunc i64 {off} to {bits}")
    return b.op(f"bitcast {bits} {b.op(f'lshr {bits} -1, {narrow}')} to <{lanes} x i1>")


def _overload(element: str, lanes: int) -> str:
    return f"v{lanes}{ {'float': 'f32', 'double': 'f64'}.get(element, element) }"


def _address(b: Builder, operand: Operand, index: str) -> str:
    return b.at("i8", operand.base, b.i64("mul", index, operand.stride))


def _steps(b: Builder, operand: Operand, index: str, lanes: int) -> Iterator[str]:
    """Write and yield the address of each lane's element."""
    pointer = _address(b, operand, index)
    for lane in range(lanes):
        yield pointer
        if lane < lanes - 1:
            pointer = b.at("i8", pointer, operand.stride)


def _gather(b: Builder, operand: Operand, index: str, lanes: int) -> str:
    """Write a strided load element by element: no slower than the gather instruction, on many processors twice as fast."""
    element, align = types.stored(operand.dtype), types.size(operand.dtype)
    name = "poison"
    for lane, pointer in enumerate(_steps(b, operand, index, lanes)):
        single = b.op(f"load {element}, ptr {pointer}, align {align}")
        name = b.op(f"insertelement {types.vector(element, lanes)} {name}, {element} {single}, i64 {lane}")
    return name


def _scatter(b: Builder, operand: Operand, index: str, lanes: int, name: str) -> None:
    """Write a strided store element by element."""
    element, align = types.stored(operand.dtype), types.size(operand.dtype)
    for lane, pointer in enumerate(_steps(b, operand, index, lanes)):
        single = b.op(f"extractelement {types.vector(element, lanes)} {name}, i64 {lane}")
        b.do(f"store {element} {single}, ptr {pointer}, align {align}")


def _addresses(b: Builder, operand: Operand, index: str, lanes: int) -> str:
    first = _address(b, operand, index)
    steps = b.op(f"mul <{lanes} x i64> {b.splat('i64', operand.stride, lanes)}, {types.iota(lanes)}")
    return b.op(f"getelementptr i8, ptr {first}, <{lanes} x i64> {steps}")
