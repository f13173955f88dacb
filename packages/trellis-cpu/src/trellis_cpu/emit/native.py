"""Functions in float64 that the C library computes: called lane by lane, from one place in the module each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit.builder import Builder
from trellis_cpu.emit.types import vector

if TYPE_CHECKING:
    from collections.abc import Sequence

# NumPy's name: (C's name, number of arguments).
_LIBM = {
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
NATIVE = frozenset((name, "float64") for name in _LIBM)


def call(b: Builder, name: str, arguments: Sequence[str], lanes: int) -> str:
    """Write the call of a function over `lanes` values; `definitions` writes the function itself."""
    kind = vector("double", lanes)
    b.helpers.add((name, lanes))
    listed = ", ".join(f"{kind} {argument}" for argument in arguments)
    return b.op(f"call {kind} @lanes{lanes}_{name}({listed})")


def define(name: str, lanes: int) -> str:
    """Return the function that applies C's function to each lane."""
    symbol, count = _LIBM[name]
    kind = vector("double", lanes)
    parameters = [f"%p{i}" for i in range(count)]
    b = Builder(f"lanes{lanes}_{name}", ", ".join(f"{kind} {p}" for p in parameters), kind)
    result = "poison"
    for lane in range(lanes):
        single = (
            parameters if lanes == 1 else [b.op(f"extractelement {kind} {p}, i64 {lane}") for p in parameters]
        )
        value = b.op(f"call double @{symbol}({', '.join(f'double {item}' for item in single)})")
        result = value if lanes == 1 else b.op(f"insertelement {kind} {result}, double {value}, i64 {lane}")
    return b.finish(f"ret {kind} {result}")


def declare(name: str) -> str:
    """Return the declaration of C's function."""
    symbol, count = _LIBM[name]
    return f"declare double @{symbol}({', '.join(['double'] * count)})"
