"""How a kernel of the caller's is called: the types of its parameters, and the function between the pool and it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import Builder, assemble, types

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.door import Escape
    from trellis_cpu.target import Target

# C's names of the dtypes, without a header: these are what <stdint.h> and <stdbool.h> stand for. Elements of bfloat16 are
# their bits, for which few compilers have a type.
_C = {
    "bool": "_Bool",
    **{
        f"{sign}int{bits}": f"__{sign.upper()}INT{bits}_TYPE__"
        for sign in ("", "u")
        for bits in (8, 16, 32, 64)
    },
    "float16": "_Float16",
    "bfloat16": "__UINT16_TYPE__",
    "float32": "float",
    "float64": "double",
}
# What readers know these types as.
_FAMILIAR = {
    **_C,
    "bool": "bool",
    "bfloat16": "uint16_t",
    **{f"{sign}int{bits}": f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}
# Scalars are passed in registers, where C has rules for integers narrower than these.
_NARROW = frozenset({"bool", "int8", "int16", "uint8", "uint16"})


def unpassable(intent: Escape) -> list[str]:
    """Return the dtypes among the scalars that can't be passed."""
    return sorted({dtype for dtype in intent.scalars if types.is_half(dtype)})


def _typed(intent: Escape, names: Mapping[str, str]) -> tuple[str, ...]:
    """Return the C types of the parameters."""
    return (
        *(f"const {names[item.dtype]} *" for item in intent.inputs),
        *(f"{names[item.dtype]} *" for item in intent.outputs),
        *(names[dtype] for dtype in intent.scalars),
        names["int64"],
        names["int64"],
    )


def prototype(intent: Escape) -> str:
    """Return C's declaration of the function, as people write it."""
    return f"void {intent.entry}({', '.join(_typed(intent, _FAMILIAR))})"


def exported(intent: Escape) -> str:
    """Return the name of the function that a library made of C exports: another one than the caller's, whatever that is."""
    return f"trellis_{intent.entry}"


def in_c(intent: Escape) -> str:
    """Return the caller's source as it is compiled: declared before, so that a function with other parameters is an error.

    The library exports a function of another name that calls it. The caller's own is hidden: it must be defined here, and
    none of the same name elsewhere in the process is taken for it.
    """
    kinds = _typed(intent, _C)
    named = ", ".join(f"{kind} p{i}" for i, kind in enumerate(kinds))
    passed = ", ".join(f"p{i}" for i in range(len(kinds)))
    before = f'__attribute__((visibility("hidden"))) void {intent.entry}({", ".join(kinds)});'
    after = f'__attribute__((visibility("default"))) void {exported(intent)}({named}) {{ {intent.entry}({passed}); }}'
    return f'{before}\n#line 1 "kernel.c"\n{intent.source}\n#line 1 "trellis.c"\n{after}\n'


def parameters(intent: Escape) -> tuple[str, ...]:
    """Return the LLVM types of the parameters."""
    pointers = ("ptr",) * (len(intent.inputs) + len(intent.outputs))
    return (*pointers, *(types.stored(dtype) for dtype in intent.scalars), "i64", "i64")


def extension(dtype: str) -> str:
    """Return the attribute with which a scalar is passed: how it fills the register."""
    if dtype not in _NARROW:
        return ""
    return "signext" if types.is_signed(dtype) else "zeroext"


def trampoline(intent: Escape, target: Target) -> str:
    """Return the module of the function that the pool calls for some chunks: it calls the kernel for each, at its address.

    After the addresses and the scalars, the argument block holds the range's end, the length of a chunk and the kernel's
    address.
    """
    b = Builder("phase0", exported=True)
    count = len(intent.inputs) + len(intent.outputs)
    given = [f"ptr {b.slot(i, 'ptr')}" for i in range(count)]
    given += [_scalar(b, count + i, dtype) for i, dtype in enumerate(intent.scalars)]
    first = count + len(intent.scalars)
    total, each, kernel = b.slot(first), b.slot(first + 1), b.slot(first + 2, "ptr")
    with b.loop("%begin", "%end") as chunk:
        start = b.i64("mul", chunk, each)
        stop = b.smaller(b.i64("add", start, each), total)
        b.do(f"call void {kernel}({', '.join((*given, f'i64 {start}', f'i64 {stop}'))})")
    b.finish()
    return assemble(target, f"calls {prototype(intent)}", (b,))


def _scalar(b: Builder, slot: int, dtype: str) -> str:
    kind = types.stored(dtype)
    if types.is_float(dtype):
        return f"{kind} {b.slot(slot, kind)}"
    held = b.slot(slot)
    value = held if kind == "i64" else b.op(f"trunc i64 {held} to {kind}")
    return " ".join(filter(None, (kind, extension(dtype), value)))


def told(parts: Sequence[str]) -> str:
    """Return parameter types as a list in parentheses."""
    return f"({', '.join(parts)})"
