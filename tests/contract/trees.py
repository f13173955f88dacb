"""Random formulas as trees, for Trellis to trace and for NumPy to compute.

A tree is a tuple: ``("x", i)`` is an operand, ``("number", value)`` a scalar, ``("index", axis)`` the element's index,
``("cast", dtype, tree)``, ``("where", tree, tree, tree)``, or the name of a NumPy function with its operands.
"""

from __future__ import annotations

import numpy as np
from drawing import HALVES, INTEGERS, dtype_of
from hypothesis import strategies as st

import trellis

COMPARED = ["less", "less_equal", "greater", "greater_equal", "equal", "not_equal"]
BOUNDED = ["maximum", "minimum", "fmax", "fmin"]
LOGICAL = ["logical_and", "logical_or", "logical_xor"]
UNARY = {
    "b": ["logical_not", "invert"],
    "i": ["negative", "absolute", "invert", "sign", "square", "logical_not"],
    "u": ["negative", "absolute", "invert", "sign", "square", "logical_not"],
    "f": "negative absolute sign square floor ceil trunc rint sqrt reciprocal isnan isinf isfinite signbit".split(),
}
BINARY = {
    "b": ["bitwise_and", "bitwise_or", "bitwise_xor", "add", "multiply", *LOGICAL, *BOUNDED, *COMPARED],
    "i": "add subtract multiply add subtract multiply floor_divide remainder fmod bitwise_and bitwise_or bitwise_xor".split()
    + ["divide", "shift", *LOGICAL, *BOUNDED, *COMPARED],
    "f": "add subtract multiply divide add subtract multiply divide floor_divide remainder fmod copysign".split()
    + [*LOGICAL, *BOUNDED, *COMPARED],
}
# |f'| is at most 1; the others below only rise, where they are defined.
GENTLE = {"sin", "cos", "tanh", "arctan", "arcsinh"}
RISING = {"exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sinh", "cbrt"}
OTHERS = {"tan", "cosh", "arcsin", "arccos", "arccosh", "arctanh"}
FUNCTIONS = sorted(GENTLE | RISING | OTHERS)
# Each is a number of every float dtype.
REALS = [0.5, 0.25, -1.5, 2.5, 3.0, 1.0, -1.0, 0.0, -0.0, 2.0, 96.0]
WHOLE = [0, 1, 2, 3, 7, 31, 100]
NUMBERS = [np.float32(2.5), np.int8(3), np.float64(0.5), np.uint8(7), True]


@st.composite
def trees(draw, dtypes, ndim, depth=5):
    """Return a tree over operands of some dtypes, in most of which NumPy has a loop for every node."""
    brain = "bfloat16" in dtypes

    def grown(depth):
        """Return a tree, and an empty array of its dtype."""
        kind = draw(st.integers(0, 11)) if depth else 0
        if kind <= 1:
            if kind and ndim and not brain:
                return ("index", draw(st.integers(-ndim, ndim - 1))), np.empty(0, "int64")
            place = draw(st.integers(0, len(dtypes) - 1))
            return ("x", place), np.empty(0, "float16" if dtypes[place] in HALVES else dtypes[place])
        first = grown(depth - 1)
        if kind <= 3:
            return unary(first)
        if kind == 4:
            return converted(*first)
        if kind == 5:
            third = grown(depth - 1)
            second = other(third, depth)
            found = np.where(first[1].astype(bool), second[1], third[1])
            return ("where", truth(*first), second[0], third[0]), found
        return binary(first, other(first, depth))

    def other(first, depth):
        if draw(st.integers(0, 2)):
            return grown(depth - 1)
        if draw(st.integers(0, 5)) == 0 and not brain:
            value = draw(st.sampled_from(NUMBERS))
        elif first[1].dtype.kind == "f":
            value = draw(st.sampled_from(REALS))
        else:
            value = draw(st.sampled_from([*WHOLE, *([-1, -5] if first[1].dtype.kind == "i" else [])]))
            value = bool(value % 2) if first[1].dtype.kind == "b" else value
        return ("number", value), value

    def truth(tree, empty):
        return tree if empty.dtype.kind == "b" else ("not_equal", tree, ("number", 0))

    def unary(first):
        kind = first[1].dtype.kind
        if kind == "f" and draw(st.integers(0, 3)) == 0:
            name = draw(st.sampled_from(FUNCTIONS))
        else:
            name = draw(st.sampled_from(UNARY[kind]))
        return (name, first[0]), getattr(np, name)(first[1])

    def converted(tree, empty):
        wide = ["bool", "int8", "uint8", "float32"]
        wide += (
            ["bfloat16"]
            if brain and empty.dtype.itemsize <= 4
            else []
            if brain
            else ["float16", "float64", *INTEGERS]
        )
        name = draw(st.sampled_from(wide))
        return ("cast", name, tree), empty.astype("float16" if name in HALVES else name)

    def binary(first, second):
        kinds = {np.asarray(one[1]).dtype.kind for one in (first, second)}
        name = draw(st.sampled_from(BINARY["f" if "f" in kinds else "b" if kinds == {"b"} else "i"]))
        try:
            if name == "shift":
                name = draw(st.sampled_from(["left_shift", "right_shift"]))
                plain = second[0][0] == "number"
                second = (
                    (("number", 3), 3)
                    if plain
                    else (("bitwise_and", second[0], ("number", 7)), second[1] & 7)
                )
            return (name, first[0], second[0]), getattr(np, name)(first[1], second[1])
        except TypeError:
            return ("equal", first[0], second[0]), first[1].astype(bool)

    return grown(draw(st.integers(2, depth)))[0]


def dtype_at(tree, dtypes):
    """Return the dtype of a formula's result as NumPy has it; bfloat16 goes through formulas as float16 does."""
    empty = [np.empty(0, "float16" if name in HALVES else name) for name in dtypes]
    with np.errstate(all="ignore"):
        found = np.asarray(applied(tree, empty)).dtype
    if found == np.float16 and "bfloat16" in dtypes:
        return dtype_of("bfloat16")
    return found


def applied(tree, given):
    """Apply the functions of a tree to arrays, or to what is traced."""
    name, *rest = tree
    if name == "x":
        return given[rest[0]]
    if name == "number":
        return rest[0]
    if name == "index":
        return np.empty(0, "int64") if isinstance(given[0], np.ndarray) else trellis.index(rest[0])
    if name == "cast":
        one = applied(rest[1], given)
        if isinstance(one, np.ndarray):
            return one.astype("float16" if rest[0] in HALVES else rest[0])
        return one.astype(dtype_of(rest[0]))
    return getattr(np, name)(*[applied(one, given) for one in rest])
