"""What a C-like language calls things: a table of words, and what the C++ languages of that kind share.

A word is found under a key that says what is meant, from the most particular to the most general: ``op:sqrt:float32``, then
``op:sqrt``. The dialect is asked first, then the family; what neither has is refused by that name.

Templates hold ``{a0}`` for an argument that is put in parentheses where it needs them, ``{r0}`` for one that stands alone already
(between commas), ``{int32}`` and the like for the dialect's names of types, and what a key's entry in `KEYS` says beside.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from trellis.codegen.cfamily.family import C_MATH

if TYPE_CHECKING:
    from collections.abc import Mapping

# The keys that there are, with the names in their templates.
KEYS: dict[str, str] = {
    "type:DTYPE": "a type; with :LANES that of a vector",
    "suffix:DTYPE": "what follows the digits of a constant",
    "op:NAME": "a primitive, an index operation or a function of the target's own; with :DTYPE that of its result",
    "cast:FROM:TO": "a conversion where a C cast is not right; also bitcast:FROM:TO",
    "id:WHAT": "where an invocation is; {axis} is 0, 1 or 2 and {letter} x, y or z",
    "vector:DTYPE": "a vector of {items}; {type} is its type",
    "kernel": "the head of a kernel: {name}, {params}, {size} invocations a group, {x}, {y} and {z} along each axis",
    "buffer": "a parameter that is a buffer: {const}, {type}, {name}",
    "shared": "the declaration of a shared array: {type}, {name}, {size}",
    "barrier:shared": "a barrier; also barrier:all",
    "unroll": "the line before a loop of which {count} iterations are unrolled; unroll:all where all are",
    "atomic:NAME": "an atomic operation; {space}, {type}, {place} and {value}; with :DTYPE that of the memory",
    "atomic:load": "a relaxed atomic load; atomic:store stores",
    "space:shared": "the address space of shared arrays, with what follows it; also space:buffer",
    "subgroup:NAME": "an operation across a subgroup; {argument} is its constant; with :DTYPE that of the value",
}


@dataclass(frozen=True, slots=True)
class CDialect:
    """A C-like language.

    Attributes
    ----------
    name
        What it is called in refusals and at the head of what is written.
    words
        Templates by key; see `KEYS`.
    prelude
        Functions by name, which the words call: those that occur in a kernel are written before it.
    reserved
        Words that no identifier may be; one that is gets an underscore.
    head
        Text at the start of a file.

    """

    name: str
    words: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    prelude: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    reserved: frozenset[str] = frozenset()
    head: str = ""


_ATOMICS = {
    "add": "Add",
    "min": "Min",
    "max": "Max",
    "and": "And",
    "or": "Or",
    "xor": "Xor",
    "exchange": "Exch",
}

# The C++ languages in which an invocation is a thread of a block: their common words.
SIMT_CPP = CDialect(
    name="SIMT C++",
    words=MappingProxyType(
        {
            **C_MATH,
            "type:float16": "__half",
            "type:int64": "long long",
            "type:uint64": "unsigned long long",
            **{
                f"type:{dtype}:{n}": f"{word}{n}"
                for dtype, word in (("float32", "float"), ("int32", "int"), ("uint32", "uint"))
                for n in (2, 4)
            },
            "suffix:int64": "ll",
            "suffix:uint64": "ull",
            "bitcast:float32:int32": "__float_as_int({r0})",
            "bitcast:float32:uint32": "__float_as_uint({r0})",
            "bitcast:int32:float32": "__int_as_float({r0})",
            "bitcast:uint32:float32": "__uint_as_float({r0})",
            "bitcast:float64:int64": "__double_as_longlong({r0})",
            "bitcast:float64:uint64": "({uint64})__double_as_longlong({r0})",
            "bitcast:int64:float64": "__longlong_as_double({r0})",
            "bitcast:uint64:float64": "__longlong_as_double(({int64}){a0})",
            "cast:float16:float32": "__half2float({r0})",
            "cast:float32:float16": "__float2half_rn({r0})",
            "op:mulhi": "__umulhi({r0}, {r1})",
            "id:group": "(int)blockIdx.{letter}",
            "id:groups": "(int)gridDim.{letter}",
            "id:local": "(int)threadIdx.{letter}",
            "vector": "make_{type}({items})",
            "kernel": 'extern "C" __global__ void __launch_bounds__({size}) {name}({params})',
            "buffer": "{const}{type}* {name}",
            "shared": "__shared__ {type} {name}[{size}];",
            "barrier:shared": "__syncthreads();",
            "barrier:all": "__syncthreads();",
            "unroll": "#pragma unroll {count}",
            "unroll:all": "#pragma unroll",
            "space:shared": "",
            "space:buffer": "",
            **{f"atomic:{name}": f"atomic{word}(&{{place}}, {{value}})" for name, word in _ATOMICS.items()},
        }
    ),
    reserved=frozenset(
        "alignas alignof asm auto bool break case catch char class const continue default delete do double else enum explicit"
        " export extern false float for friend goto half if inline int long namespace new operator private protected public"
        " register restrict return short signed sizeof static struct switch template this throw true try typedef typename"
        " union unsigned using virtual void volatile while".split()
    ),
)
