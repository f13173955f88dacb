"""Exchange with other libraries: NumPy views, the array interface and DLPack, sharing memory where the host sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidType, TrellisError
from trellis.intent import Layout

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.array.array import Array

# DLPack's device type for host memory (dlpack.h, kDLCPU).
_DL_CPU = 1


def visible(x: Array) -> npt.NDArray[Any] | None:
    """Return the array's memory as a NumPy view that keeps it alive, None where the host can't see it."""
    memory = x.memory
    if memory.session.host_view(memory.block) is None:
        return None
    whole = np.asarray(memory)  # its base is the Memory object
    low, high = x.spec.layout.span
    start = x.address - memory.address
    part = whole[start + low : start + high]
    layout = x.spec.layout
    return np.ndarray(layout.shape, dtypes.to_numpy(layout.dtype), part, -low, layout.strides)


def to_host(x: Array) -> npt.NDArray[Any]:
    """Return the elements on the host, after waiting: a shared view where possible, else a copy."""
    x.context.synchronize()
    shared = visible(x)
    if shared is not None:
        return shared
    memory, layout = x.memory, x.spec.layout
    low, high = layout.span
    start = x.address - memory.address
    whole = memory.session.download(memory.block, start + high)
    return np.ndarray(
        layout.shape, dtypes.to_numpy(layout.dtype), whole[start + low : start + high], -low, layout.strides
    )


def array_interface(x: Array) -> dict[str, Any]:
    """Return NumPy's array interface; AttributeError where the host does not see the memory, or the interface lacks the type."""
    x.context.synchronize()
    shared = visible(x)
    if shared is not None and shared.dtype.kind == "V":  # bfloat16 would go as bytes without a meaning
        raise AttributeError(f"the array interface has no {x.spec.layout.dtype}; use numpy()")
    if shared is None:
        raise AttributeError("the host does not see this array's memory; use numpy()")
    return shared.__array_interface__


def dlpack(x: Array, options: dict[str, Any]) -> Any:
    """Return a DLPack capsule of the shared memory; BufferError where it can't be lent, as the protocol asks."""
    x.context.synchronize()
    shared = visible(x)
    if shared is None:
        raise BufferError(f"memory of {x.device.label} can't be lent to the host; use numpy()")
    return shared.__dlpack__(**options)


def dlpack_device(x: Array) -> tuple[int, int]:
    """Return DLPack's (device type, device id)."""
    if x.memory.session.host_view(x.memory.block) is None:
        raise BufferError(f"memory of {x.device.label} has no DLPack device that this door can name")
    return (_DL_CPU, 0)


def host_array(value: object) -> npt.NDArray[Any]:
    """Return what the host can see of a foreign object as a NumPy array, without copying where possible.

    Takes NumPy arrays and scalars, nested lists, and anything with ``__dlpack__`` on the host, ``__array_interface__`` or
    the buffer protocol.

    Raises
    ------
    InvalidType
        ``E_INVALID_ARG.type`` for what has no shape (lists of different lengths), what can't be lent, and masked arrays,
        whose mask would be lost.

    """
    if isinstance(value, np.ndarray):
        if hasattr(value, "mask"):
            raise InvalidType(
                "type",
                asked="A masked array was given: its mask would be lost.",
                allowed="an array without a mask.",
                fix="Replace what is masked: x.filled(value).",
            )
        return value
    try:
        if hasattr(value, "__dlpack__") and not hasattr(value, "__array_interface__"):
            return np.from_dlpack(value)  # pyright: ignore[reportArgumentType] - the protocol was checked
        return np.asarray(value)
    except TrellisError:
        raise
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        raise InvalidType(
            "type",
            asked=f"A {type(value).__name__} was given that can't be seen as an array: {error}.",
            allowed="a trellis.Array, a NumPy array, a nested list of numbers, or a DLPack object on the host.",
        ) from error


def layout_of(host: npt.NDArray[Any]) -> Layout:
    """Return the layout of a NumPy array."""
    return Layout(dtypes.canonical(host.dtype), host.shape, host.strides)
