"""Creation: empty, zeros, full, arange, random, and the fill methods."""

from __future__ import annotations

import math
import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.array.exchange import host_array
from trellis.errors import InvalidArgument, InvalidType
from trellis.expr import Expression, const, node
from trellis.expr.promote import compute_dtype
from trellis.flow import Call, allocate, run
from trellis.intent import Layout, Map
from trellis.ops import operands
from trellis.ops.conversion import supported
from trellis.ops.numbers import number_as
from trellis.ops.philox import random_expression

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.array import Owner
    from trellis.expr import Node

# NumPy's own limit: an array of more axes could not be looked at.
_MOST_AXES = 64
_MOST_ELEMENTS = 2**63 - 1


def shape_of(shape: Any) -> tuple[int, ...]:
    """Return a shape as a tuple of non-negative integers.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.shape``.

    """
    try:
        extents = (operator.index(shape),)
    except TypeError:
        try:
            extents = tuple(map(operator.index, shape))
        except TypeError:
            extents = (-1,)
    if any(extent < 0 for extent in extents):
        raise InvalidArgument(
            "shape",
            asked=f"The shape {shape!r} was given.",
            allowed="an integer or a sequence of them, none negative.",
        )
    if len(extents) > _MOST_AXES or math.prod(extent or 1 for extent in extents) > _MOST_ELEMENTS:
        raise InvalidArgument(
            "shape",
            asked=f"The shape {extents} was given.",
            allowed=f"at most {_MOST_AXES} axes, and {_MOST_ELEMENTS} elements; extents of 0 count as 1.",
        )
    return extents


def empty(ctx: Owner, shape: Any, dtype: npt.DTypeLike = "float32") -> Array:
    """Return an uninitialised array.

    Parameters
    ----------
    ctx
        The Context.
    shape
        An integer or a sequence of integers.
    dtype
        Element type.

    Raises
    ------
    BudgetExceeded, OutOfMemory
        Where the array does not fit; nothing is kept.

    """
    ctx.check_ready()
    return allocate(ctx, spec_of(ctx.arena.session, Layout.dense(supported(ctx, dtype), shape_of(shape))))


alloc = empty


def zeros(ctx: Owner, shape: Any, dtype: npt.DTypeLike = "float32") -> Array:
    """Return an array of zeros; see `empty`."""
    return full(ctx, shape, 0, dtype)


def full(ctx: Owner, shape: Any, value: float, dtype: npt.DTypeLike | None = None) -> Array:
    """Return an array of one value; without `dtype`, of the dtype NumPy gives the value. See `empty`."""
    return fill(ctx, empty(ctx, shape, host_array(value).dtype if dtype is None else dtype), value)


def arange(
    ctx: Owner, start: float, stop: float | None = None, step: float = 1, dtype: npt.DTypeLike | None = None
) -> Array:
    """Return evenly spaced numbers: ``start + i * step``, below `stop`, as ``numpy.arange``.

    The count is ``ceil((stop - start) / step)``; without `dtype` the result has NumPy's dtype of the arguments.
    """
    first, last, step = map(_plain, (0, start, step) if stop is None else (start, stop, step))
    name, count = _counted(first, last, step, dtype)
    made = empty(ctx, (count,), name)
    # NumPy takes the step between the first two elements as they are stored, halves in float32.
    origin = number_as(first, name, f"arange from {first!r} of dtype {name}")
    following = f"arange from {first!r} by {step!r} of dtype {name}"
    second = number_as(first + step, name, following) if count > 1 else origin
    held = compute_dtype(name)
    kind = dtypes.to_numpy(held).type
    with np.errstate(all="ignore"):
        stride = (kind(second) - kind(origin)).item()
    index = node("cast", held, (node("index", "int64", (), (0,)),))
    scaled = node("multiply", held, (index, node("scalar", held, (), (1,))))
    value = node("add", held, (node("scalar", held, (), (0,)), scaled))
    return _set(ctx, made, "arange", Expression((_stored(value, name),), (held, held)), (origin, stride))


def _plain(value: Any) -> Any:
    """Return an array of one element as its scalar."""
    if not isinstance(value, (Array, np.ndarray)):
        return value
    if value.size != 1:
        raise InvalidArgument(
            "option", asked=f"arange was given an array of shape {value.shape}.", allowed="numbers."
        )
    return value.item()


def _counted(first: Any, last: Any, step: Any, dtype: npt.DTypeLike | None) -> tuple[str, int]:
    """Return the dtype and the length of evenly spaced numbers."""
    try:
        found = np.result_type(np.asarray(first), np.asarray(step)) if dtype is None else dtype
        name = dtypes.canonical(found)
        count = max(0, math.ceil((last - first) / step))
    except InvalidArgument:
        raise
    except (OverflowError, TypeError, ValueError, ZeroDivisionError):
        raise InvalidArgument(
            "option",
            asked=f"arange from {first!r} to {last!r} by {step!r} was asked for.",
            allowed="finite numbers, and a step that is not zero.",
        ) from None
    if name == "bool":
        raise InvalidArgument("dtype", asked="arange of dtype bool.", allowed="integer and float dtypes.")
    return name, count


def random(ctx: Owner, shape: Any, seed: int, dtype: npt.DTypeLike = "float32") -> Array:
    """Return uniform numbers in [0, 1), the same for a seed and shape on every door.

    Element i, counted in row-major order, is word 0 (float32: its upper 24 bits; float16: 11; bfloat16: 8; float64: the upper 53
    bits of words 1 and 0) of Philox4x32-10 (Salmon et al. 2011) with counter i and the seed as key.

    Parameters
    ----------
    ctx
        The Context.
    shape
        An integer or a sequence of integers.
    seed
        0 to 2**64 - 1.
    dtype
        float16, bfloat16, float32 or float64.

    """
    name = dtypes.canonical(dtype)
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= int(seed) < 1 << 64:
        raise InvalidArgument(
            "option", asked=f"seed={seed!r} was given.", allowed="an integer from 0 to 2**64 - 1."
        )
    if not dtypes.is_float(name):
        raise InvalidArgument(
            "dtype",
            asked=f"random(dtype={name}) was asked for.",
            allowed="float16, bfloat16, float32 or float64.",
        )
    key = (int(seed) & 0xFFFFFFFF, int(seed) >> 32)
    return _set(ctx, empty(ctx, shape, name), "random", random_expression(name), key)


def fill(ctx: Owner, x: Array, value: float) -> Array:
    """Set every element of an array to one value, cast to its dtype, and return the array.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.read_only``; ``E_INVALID_ARG.dtype`` for a value that the dtype can't hold.

    """
    name = _writable(ctx, x, "fill").spec.layout.dtype
    held = number_as(value, name, f"fill({value!r}) of a {name} array")
    scalar = node("scalar", compute_dtype(name), (), (0,))
    return _set(ctx, x, "fill", Expression((_stored(scalar, name),), (scalar.dtype,)), (held,))


def fill_ramp(ctx: Owner, x: Array) -> Array:
    """Set element i, counted in row-major order, to i in the array's dtype, and return the array."""
    operands.check_distinct(_writable(ctx, x, "fill_ramp"))
    flat = x.reshape(-1) if x.spec.dense else None
    name = x.spec.layout.dtype
    position = node("index", "int64", (), (0,))
    for axis, extent in enumerate(() if flat is not None else x.shape):
        index = node("index", "int64", (), (axis,))
        scaled = node("multiply", "int64", (position, const(extent, "int64")))
        position = node("add", "int64", (scaled, index)) if axis else index
    return _set(ctx, x, "fill_ramp", Expression((node("cast", name, (position,)),)), ())


def _stored(value: Node, dtype: str) -> Node:
    """Return a value as it is stored: formulas hold the two half types in float32."""
    return value if value.dtype == dtype else node("cast", dtype, (value,))


def _writable(ctx: Owner, x: Any, op: str) -> Array:
    """Return an array of the Context's device that may be written."""
    if not isinstance(x, Array):
        raise InvalidType("type", asked=f"{op} of a {type(x).__name__}.", allowed="a trellis.Array.")
    operands.array(ctx, x)
    if not x.memory.writable:
        raise InvalidArgument(
            "read_only", asked=f"{op} of a read-only array.", allowed="an array that may be written."
        )
    return x


def _set(ctx: Owner, x: Array, op: str, expression: Expression, values: tuple[Any, ...]) -> Array:
    """Set every element of an array by a formula without operands; of a dense one as a single axis, so that shapes share."""
    if x.size == 0:
        return x
    target = x.reshape(-1) if x.spec.dense and x.ndim != 1 else x
    layout = target.spec.layout

    def state() -> Map:
        return Map(expression, (), (layout,), layout.shape)

    call = Call(ctx, (op, expression.key, target.spec), state, (), values, (target,))
    x.launch = run(call)[0].launch
    return x
