"""Functions in float64 that the C library computes, each called from one place in the module.

A whole vector is one call where the library has vector functions; otherwise each lane is. Either is within 4 ulp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit.builder import Builder
from trellis_cpu.emit.types import vector

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from trellis_cpu.target import Target

# NumPy's name: (C's name, number of arguments).
LIBM = {
    "arccos": ("acos", 1),
    "arccosh": ("acosh", 1),
    "arcsin": ("asin", 1),
    "arcsinh": ("asinh", 1),
    "arctan": ("atan", 1),
    "arctan2": ("atan2", 2),
    "arctanh": ("atanh", 1),
    "cbrt": ("cbrt", 1),
    "cos": ("cos", 1),
    "cosh": ("cosh", 1),
    "erf": ("erf", 1),
    "exp": ("exp", 1),
    "exp2": ("exp2", 1),
    "expm1": ("expm1", 1),
    "hypot": ("hypot", 2),
    "log": ("log", 1),
    "log10": ("log10", 1),
    "log1p": ("log1p", 1),
    "log2": ("log2", 1),
    "power": ("pow", 2),
    "sin": ("sin", 1),
    "sinh": ("sinh", 1),
    "tan": ("tan", 1),
    "tanh": ("tanh", 1),
}
NATIVE = frozenset((name, "float64") for name in LIBM)


def call(b: Builder, name: str, arguments: Sequence[str], lanes: int) -> str:
    """Write the call of a function over `lanes` values; `definitions` writes the function itself."""
    kind = vector("double", lanes)
    b.helpers.add((name, lanes))
    listed = ", ".join(f"{kind} {argument}" for argument in arguments)
    return b.op(f"call {kind} @lanes{lanes}_{name}({listed})")


def vector_symbol(target: Target, function: str) -> str:
    """Return the name of C's function over one vector register, as "Vector Function ABI for x86-64" makes it."""
    isa = {64: "e", 32: "d" if "+avx2" in target.features.split(",") else "c"}.get(target.vector_bytes, "b")
    count = next(count for name, count in LIBM.values() if name == function)
    return f"_ZGV{isa}N{target.lanes(8)}{'v' * count}_{function}"


def define(target: Target, name: str, lanes: int) -> str:
    """Return the function that applies C's function to each lane, and the declarations of what it calls."""
    symbol, count = LIBM[name]
    kind, part = vector("double", lanes), target.lanes(8)
    parameters = [f"%p{i}" for i in range(count)]
    b = Builder(f"lanes{lanes}_{name}", ", ".join(f"{kind} {p}" for p in parameters), kind)
    if symbol in target.functions and lanes % part == 0:
        result = _by_vectors(b, vector_symbol(target, symbol), parameters, lanes, part)
    else:
        result = _by_lanes(b, symbol, parameters, lanes)
    return b.finish(f"ret {kind} {result}")


def declare(target: Target, name: str, lanes: int) -> str:
    """Return the declaration of the C function that `define` calls."""
    symbol, count = LIBM[name]
    kind, part = "double", target.lanes(8)
    if symbol in target.functions and lanes % part == 0:
        symbol, kind = vector_symbol(target, symbol), vector("double", part)
    return f"declare {kind} @{symbol}({', '.join([kind] * count)})"


def _by_lanes(b: Builder, symbol: str, parameters: Sequence[str], lanes: int) -> str:
    if lanes == 1:
        return b.op(f"call double @{symbol}({', '.join(f'double {item}' for item in parameters)})")
    kind, result = vector("double", lanes), "poison"
    for lane in range(lanes):
        single = [b.op(f"extractelement {kind} {item}, i64 {lane}") for item in parameters]
        value = b.op(f"call double @{symbol}({', '.join(f'double {item}' for item in single)})")
        result = b.op(f"insertelement {kind} {result}, double {value}, i64 {lane}")
    return result


def _by_vectors(b: Builder, symbol: str, parameters: Sequence[str], lanes: int, part: int) -> str:
    """Write one call for each register, and the registers as one vector again."""
    whole, kind = vector("double", lanes), vector("double", part)
    results = list[str]()
    for first in range(0, lanes, part):
        mask = _mask(range(first, first + part))
        pieces = [b.op(f"shufflevector {whole} {item}, {whole} poison, {mask}") for item in parameters]
        results.append(b.op(f"call {kind} @{symbol}({', '.join(f'{kind} {piece}' for piece in pieces)})"))
    while len(results) > 1:
        wide = vector("double", part)
        results = [
            b.op(f"shufflevector {wide} {low}, {wide} {high}, {_mask(range(2 * part))}")
            for low, high in zip(results[::2], results[1::2], strict=True)
        ]
        part *= 2
    return results[0]


def _mask(lanes: Iterable[int]) -> str:
    chosen = [f"i32 {lane}" for lane in lanes]
    return f"<{len(chosen)} x i32> <{', '.join(chosen)}>"
