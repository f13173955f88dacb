"""Creation: empty, zeros, full, arange, asarray, random, and the fill methods."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.array.exchange import host_array, layout_of
from trellis.budget import BorrowedMemory
from trellis.errors import InvalidArgument, InvalidType
from trellis.expr import Expression, const, node
from trellis.flow import Call, allocate, run
from trellis.intent import Layout, Map
from trellis.ops.philox import random_expression

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.array import Owner


def shape_of(shape: Any) -> tuple[int, ...]:
    """Return a shape as a tuple of non-negative integers.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.shape``.

    """
    try:
        extents = (
            (operator.index(shape),) if hasattr(shape, "__index__") else tuple(map(operator.index, shape))
        )
    except TypeError:
        extents = (-1,)
    if any(extent < 0 for extent in extents):
        raise InvalidArgument(
            "shape",
            asked=f"The shape {shape!r} was given.",
            allowed="an integer or a sequence of them, none negative.",
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
    return allocate(ctx, spec_of(ctx.arena.session, Layout.dense(_supported(ctx, dtype), shape_of(shape))))


alloc = empty


def zeros(ctx: Owner, shape: Any, dtype: npt.DTypeLike = "float32") -> Array:
    """Return an array of zeros; see `empty`."""
    return full(ctx, shape, 0, dtype)


def full(ctx: Owner, shape: Any, value: float, dtype: npt.DTypeLike | None = None) -> Array:
    """Return an array of one value; without `dtype`, of the dtype NumPy gives the value. See `empty`."""
    return fill(ctx, empty(ctx, shape, np.asarray(value).dtype if dtype is None else dtype), value)


def arange(
    ctx: Owner, start: float, stop: float | None = None, step: float = 1, dtype: npt.DTypeLike | None = None
) -> Array:
    """Return evenly spaced numbers: ``start + i * step``, below `stop`, as ``numpy.arange``.

    The count is ``ceil((stop - start) / step)``; without `dtype` the result has NumPy's dtype of the arguments.
    """
    first, last = (0, start) if stop is None else (start, stop)
    if step == 0:
        raise InvalidArgument("option", asked="arange was given step=0.", allowed="a step that is not zero.")
    count = max(0, int(np.ceil((last - first) / step)))
    name = dtypes.canonical(np.result_type(np.asarray(first), np.asarray(step)) if dtype is None else dtype)
    made = empty(ctx, (count,), name)
    # NumPy takes the step between the first two elements in the result's own dtype.
    kind = dtypes.to_numpy(name).type
    origin = kind(first)
    stride = kind(first + step) - origin
    index = node("cast", name, (node("index", "int64", (), (0,)),))
    scaled = node("multiply", name, (index, node("scalar", name, (), (1,))))
    formula = node("add", name, (node("scalar", name, (), (0,)), scaled))
    return _set(ctx, made, "arange", Expression((formula,), (name, name)), (origin.item(), stride.item()))


def asarray(ctx: Owner, value: Any, dtype: npt.DTypeLike | None = None, *, copy: bool | None = None) -> Array:
    """Return an Array of the Context's device with the elements of a host object.

    Parameters
    ----------
    ctx
        The Context.
    value
        An Array, a NumPy array, a nested list, or anything with DLPack, the array interface or the buffer protocol.
    dtype
        Element type; the value's own where left out (Python floats are float64, as in NumPy).
    copy
        None shares host memory where the device can (a read-only array stays read-only), True always copies, False
        raises where a copy would be needed.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` for an element type that Trellis or the device lacks; ``E_INVALID_ARG.option`` where
        ``copy=False`` can't be kept.

    """
    ctx.check_ready()
    if isinstance(value, Array):
        if value.spec.session is ctx.arena.session and dtype in (None, value.dtype) and not copy:
            return value
        value = value.numpy()
    host = host_array(value)
    if dtype is not None:
        host = host.astype(dtypes.to_numpy(dtypes.canonical(dtype)), copy=False)
    _supported(ctx, host.dtype)
    converted = not isinstance(value, np.ndarray) or host is not value
    shared = None if copy else _share(ctx, host)
    if shared is not None and not (copy is False and converted and not hasattr(value, "__dlpack__")):
        return shared
    if copy is False:
        raise InvalidArgument(
            "option",
            asked="asarray(copy=False) was given memory that can't be shared.",
            allowed="copy=None or True for this device, layout and dtype.",
        )
    return _upload(ctx, host)


def _share(ctx: Owner, host: npt.NDArray[Any]) -> Array | None:
    """Return an Array over a host array's own memory, None where the device can't see it."""
    layout = layout_of(host)
    if (
        layout.size == 0
        or any(step % host.dtype.itemsize for step in layout.strides)
        or not host.flags.aligned
    ):
        return None
    low, high = layout.span
    covering = _bytes_from(host, low, high - low)
    session = ctx.arena.session
    block = session.adopt(covering)
    if block is None:
        return None
    memory = BorrowedMemory(ctx.arena, block, covering, writable=bool(host.flags.writeable))
    return Array(spec_of(session, layout), memory, memory.address - low, ctx, None)


class _Window:
    """A window on a host array's memory for NumPy's array interface; the array stays alive with it."""

    def __init__(self, host: npt.NDArray[Any], address: int, nbytes: int) -> None:
        self.host = host
        data = (address, not host.flags.writeable)
        self.__array_interface__ = {"version": 3, "typestr": "|u1", "shape": (nbytes,), "data": data}


def _bytes_from(host: npt.NDArray[Any], low: int, nbytes: int) -> npt.NDArray[np.uint8]:
    return np.asarray(_Window(host, host.__array_interface__["data"][0] + low, nbytes))


def _upload(ctx: Owner, host: npt.NDArray[Any]) -> Array:
    dense = np.ascontiguousarray(host).reshape(host.shape)
    made = allocate(ctx, spec_of(ctx.arena.session, Layout.dense(dtypes.canonical(dense.dtype), dense.shape)))
    if made.size:
        ctx.arena.session.upload(made.memory.block, dense)
    return made


def random(ctx: Owner, shape: Any, seed: int, dtype: npt.DTypeLike = "float32") -> Array:
    """Return uniform numbers in [0, 1), the same for a seed and shape on every door.

    Element i, counted in row-major order, is word 0 (float32: its upper 24 bits; float64: the upper 53 bits of words 1 and 0)
    of Philox4x32-10 (Salmon et al. 2011) with counter i and the seed as key.

    Parameters
    ----------
    ctx
        The Context.
    shape
        An integer or a sequence of integers.
    seed
        0 to 2**64 - 1.
    dtype
        float32 or float64.

    """
    name = dtypes.canonical(dtype)
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= int(seed) < 1 << 64:
        raise InvalidArgument(
            "option", asked=f"seed={seed!r} was given.", allowed="an integer from 0 to 2**64 - 1."
        )
    if name not in {"float32", "float64"}:
        raise InvalidArgument(
            "dtype", asked=f"random(dtype={name}) was asked for.", allowed="float32 or float64."
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
    name = x.spec.layout.dtype
    try:
        held = dtypes.to_numpy(name).type(value).item()
    except (OverflowError, ValueError, TypeError):
        raise InvalidArgument(
            "dtype",
            asked=f"fill({value!r}) of a {name} array.",
            allowed=f"a number that {name} holds.",
            value=repr(value),
        ) from None
    return _set(ctx, x, "fill", Expression((node("scalar", name, (), (0,)),), (name,)), (held,))


def fill_ramp(ctx: Owner, x: Array) -> Array:
    """Set element i, counted in row-major order, to i in the array's dtype, and return the array."""
    flat = x.reshape(-1) if x.spec.dense else None
    name = x.spec.layout.dtype
    position = node("index", "int64", (), (0,))
    for axis, extent in enumerate(() if flat is not None else x.shape):
        index = node("index", "int64", (), (axis,))
        scaled = node("multiply", "int64", (position, const(extent, "int64")))
        position = node("add", "int64", (scaled, index)) if axis else index
    return _set(ctx, x, "fill_ramp", Expression((node("cast", name, (position,)),)), ())


def _set(ctx: Owner, x: Array, op: str, expression: Expression, values: tuple[Any, ...]) -> Array:
    """Set every element of an array by a formula without operands; of a dense one as a single axis, so that shapes share."""
    if not isinstance(x, Array):
        raise InvalidType("type", asked=f"{op} of a {type(x).__name__}.", allowed="a trellis.Array.")
    if not x.memory.writable:
        raise InvalidArgument(
            "read_only", asked=f"{op} of a read-only array.", allowed="an array that may be written."
        )
    if x.size == 0:
        return x
    target = x.reshape(-1) if x.spec.dense and x.ndim != 1 else x
    layout = target.spec.layout

    def state() -> Map:
        return Map(expression, (), (layout,), layout.shape)

    call = Call(ctx, (op, expression.key, target.spec), state, (), values, (target,))
    x.launch = run(call)[0].launch
    return x


def _supported(ctx: Owner, dtype: npt.DTypeLike) -> str:
    name = dtypes.canonical(dtype)
    if name not in ctx.device.dtypes:
        raise InvalidArgument(
            "dtype",
            asked=f"dtype {name} was asked for on {ctx.device.label} ({ctx.device.name}).",
            allowed=", ".join(ctx.device.dtypes) + ".",
            dtype=name,
        )
    return name
