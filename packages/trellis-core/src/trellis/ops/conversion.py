"""asarray: host objects become Arrays, over their own memory where the device can use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.array.exchange import host_array, layout_of, visible
from trellis.budget import BorrowedMemory
from trellis.errors import InvalidArgument
from trellis.expr.meanings import cast as convert
from trellis.flow import allocate
from trellis.intent import Layout

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.array import Owner


def asarray(ctx: Owner, value: Any, dtype: npt.DTypeLike | None = None, *, copy: bool | None = None) -> Array:
    """Return an Array of the Context's device with the elements of a host object.

    Parameters
    ----------
    ctx
        The Context.
    value
        An Array, a NumPy array, a nested list, or anything with DLPack, the array interface or the buffer protocol.
    dtype
        Element type; the value's own where left out (Python floats are float64, as in NumPy). Floats to integers saturate,
        with NaN to 0, as everywhere; Python integers must fit.
    copy
        None shares host memory where the device can (a read-only array stays read-only), True always copies, False
        raises where a copy would be needed.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` for an element type that Trellis or the device lacks; ``E_INVALID_ARG.option`` where
        ``copy=False`` can't be kept.
    InvalidType
        ``E_INVALID_ARG.type`` for what is no array.

    """
    ctx.check_ready()
    if isinstance(value, Array):
        if value.spec.session is ctx.arena.session and dtype in (None, value.dtype) and not copy:
            return value.of(ctx)
        value = value.numpy()
    host = host_array(value)
    if dtype is not None:
        host = _converted(ctx, host, dtypes.canonical(dtype), numbers=isinstance(value, (list, tuple, int)))
    supported(ctx, host.dtype)
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


def supported(ctx: Owner, dtype: npt.DTypeLike) -> str:
    """Return the name of a dtype, after checking that the device has it."""
    name = dtypes.canonical(dtype)
    if name not in ctx.device.dtypes:
        raise InvalidArgument(
            "dtype",
            asked=f"dtype {name} was asked for on {ctx.device.label} ({ctx.device.name}).",
            allowed=", ".join(ctx.device.dtypes) + ".",
            dtype=name,
        )
    return name


def _converted(ctx: Owner, host: npt.NDArray[Any], name: str, *, numbers: bool) -> npt.NDArray[Any]:
    """Return a host array in another dtype; `numbers` are a caller's own and must fit, as in NumPy."""
    wanted = dtypes.to_numpy(name)
    if host.dtype == wanted:
        return host
    dtypes.canonical(host.dtype)
    if not ctx.arena.fits(host.size * wanted.itemsize):
        raise ctx.arena.refusal(host.size * wanted.itemsize)
    if numbers and host.size and dtypes.is_integer(name) and host.dtype.kind in "iu":
        limits = np.iinfo(wanted)
        if int(host.min()) < limits.min or int(host.max()) > limits.max:
            raise InvalidArgument(
                "dtype",
                asked=f"Numbers from {host.min()} to {host.max()} were given as {name}.",
                allowed=f"{limits.min} to {limits.max} for {name}.",
                dtype=name,
            )
    with np.errstate(all="ignore"):
        return np.asarray(convert(host, wanted))


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
    made = allocate(ctx, spec_of(ctx.arena.session, Layout.dense(dtypes.canonical(host.dtype), host.shape)))
    if made.size == 0:
        return made
    # What is not dense is written in place where that can be: a dense copy would take as much memory again.
    there = None if host.flags.c_contiguous else visible(made)
    if there is None:
        ctx.arena.session.upload(made.memory.block, np.ascontiguousarray(host))
    else:
        np.copyto(there, host)
    return made
