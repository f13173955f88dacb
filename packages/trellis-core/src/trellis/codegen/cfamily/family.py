"""What all C-like languages share: operators, conversions, and how a signed addition wraps."""

from __future__ import annotations

_SIGNED = {"int32": "uint32", "int64": "uint64"}
_OPERATORS = {"add": "+", "sub": "-", "mul": "*"}
_WRAPPING = {
    f"op:{name}:{dtype}": f"({{{dtype}}})(({{{unsigned}}}){{a0}} {sign} ({{{unsigned}}}){{a1}})"
    for dtype, unsigned in _SIGNED.items()
    for name, sign in _OPERATORS.items()
}
_SHIFTING = {
    f"op:shl:{dtype}": f"({{{dtype}}})(({{{unsigned}}}){{a0}} << {{a1}})"
    for dtype, unsigned in _SIGNED.items()
}
_NEGATING = {
    f"op:neg:{dtype}": f"({{{dtype}}})(0 - ({{{unsigned}}}){{a0}})" for dtype, unsigned in _SIGNED.items()
}
_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

_FUNCTIONS = {
    "abs": "fabs",
    "ceil": "ceil",
    "copysign": "copysign",
    "floor": "floor",
    "fma": "fma",
    "rint": "rint",
    "sqrt": "sqrt",
    "trunc": "trunc",
}


def _calls(suffix: str, dtype: str) -> dict[str, str]:
    counts = {"copysign": 2, "fma": 3}
    return {
        f"op:{name}:{dtype}": f"{word}{suffix}({', '.join(f'{{r{i}}}' for i in range(counts.get(name, 1)))})"
        for name, word in _FUNCTIONS.items()
    }


# The functions as C names them, apart by type; and as languages do that name them once for all types.
C_MATH: dict[str, str] = {**_calls("f", "float32"), **_calls("", "float64")}
OVERLOADED_MATH: dict[str, str] = {**_calls("", "float32"), **_calls("", "float64")}

FAMILY: dict[str, str] = {
    "type:bool": "bool",
    "type:int8": "signed char",
    "type:uint8": "unsigned char",
    "type:int16": "short",
    "type:uint16": "unsigned short",
    "type:int32": "int",
    "type:uint32": "unsigned int",
    "type:float32": "float",
    "type:float64": "double",
    "suffix:int32": "",
    "suffix:uint32": "u",
    "suffix:float32": "f",
    "suffix:float64": "",
    **{f"op:{name}": f"{{a0}} {sign} {{a1}}" for name, sign in _OPERATORS.items()},
    **{f"op:i{name}": f"{{a0}} {sign} {{a1}}" for name, sign in _OPERATORS.items()},
    **_WRAPPING,
    **_SHIFTING,
    **_NEGATING,
    "op:neg": "-{a0}",
    "op:div": "{a0} / {a1}",
    "op:idiv": "{a0} / {a1}",
    "op:irem": "{a0} % {a1}",
    "op:imin": "{a0} < {a1} ? {a0} : {a1}",
    "op:imax": "{a0} > {a1} ? {a0} : {a1}",
    "op:and": "{a0} & {a1}",
    "op:or": "{a0} | {a1}",
    "op:xor": "{a0} ^ {a1}",
    "op:and:bool": "{a0} && {a1}",
    "op:or:bool": "{a0} || {a1}",
    "op:xor:bool": "{a0} != {a1}",
    "op:not": "~{a0}",
    "op:not:bool": "!{a0}",
    "op:shl": "{a0} << {a1}",
    "op:shr": "{a0} >> {a1}",
    "op:mulhi": "({uint32})((({uint64}){a0} * {a1}) >> 32)",
    **{f"op:{name}": f"{{a0}} {sign} {{a1}}" for name, sign in _COMPARISONS.items()},
    "op:select": "{a0} ? {a1} : {a2}",
    # Integers and float64 reinterpret by a cast only among integers; the rest each dialect must say.
    **{
        f"bitcast:{source}:{target}": f"({{{target}}}){{a0}}"
        for pair in (("int32", "uint32"), ("int64", "uint64"), ("int8", "uint8"), ("int16", "uint16"))
        for source, target in (pair, pair[::-1])
    },
    "atomic:load": "*(const volatile {space}{type}*)&{place}",
    "atomic:store": "*(volatile {space}{type}*)&{place} = {value}",
}
