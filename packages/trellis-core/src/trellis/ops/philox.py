"""Philox4x32-10 as a formula of the element's index, so that every door computes the same random numbers.

Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011.
"""

from __future__ import annotations

from functools import cache

from trellis.expr import Expression, Node, const, node

_ROUNDS = 10
_MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
# Bits of a word that make a number of each dtype but float64.
BITS = {"bfloat16": 8, "float16": 11, "float32": 24}
_WEYL = (0x9E3779B9, 0xBB67AE85)


def _u32(op: str, *args: Node) -> Node:
    return node(op, "uint32", args)


def _words() -> tuple[Node, ...]:
    """Return the four words for the counter (low, high, 0, 0) of the element's index and the key in scalars 0 and 1."""
    index = node("index", "int64", (), (0,))
    high = node("shr", "int64", (index, const(32, "int64")))
    counter = (
        node("cast", "uint32", (index,)),
        node("cast", "uint32", (high,)),
        const(0, "uint32"),
        const(0, "uint32"),
    )
    key = tuple(node("scalar", "uint32", (), (slot,)) for slot in (0, 1))
    first, second = (const(number, "uint32") for number in _MULTIPLIERS)
    for turn in range(_ROUNDS):
        if turn:
            key = tuple(
                _u32("add", part, const(step, "uint32")) for part, step in zip(key, _WEYL, strict=True)
            )
        a, b, c, d = counter
        counter = (
            _u32("xor", _u32("xor", _u32("mulhi", second, c), b), key[0]),
            _u32("mul", second, c),
            _u32("xor", _u32("xor", _u32("mulhi", first, a), d), key[1]),
            _u32("mul", first, a),
        )
    return counter


@cache
def random_expression(dtype: str) -> Expression:
    """Return the formula of uniform numbers in [0, 1), of as many bits as the dtype has at 1."""
    low, high, *_ = _words()
    if dtype in BITS:
        kept = BITS[dtype]
        bits = node("cast", "float32", (_u32("shr", low, const(32 - kept, "uint32")),))
        value = node("mul", "float32", (bits, const(2.0**-kept, "float32")))
        value = value if dtype == "float32" else node("cast", dtype, (value,))
    else:
        wide = [node("cast", "uint64", (word,)) for word in (high, low)]
        joined = node("or", "uint64", (node("shl", "uint64", (wide[0], const(32, "uint64"))), wide[1]))
        bits = node("cast", "float64", (node("shr", "uint64", (joined, const(11, "uint64"))),))
        value = node("mul", "float64", (bits, const(2.0**-53, "float64")))
    return Expression((value,), ("uint32", "uint32"))
