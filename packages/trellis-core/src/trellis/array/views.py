"""Views: the layout and byte offset of a slice, a transpose or a reshape, computed by NumPy on a stand-in.

The stand-in has the array's shape and strides over one element of memory that is never read: NumPy only does the arithmetic.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument, InvalidType
from trellis.intent import Layout

if TYPE_CHECKING:
    import numpy.typing as npt


def _stand_in(layout: Layout) -> npt.NDArray[Any]:
    seed = np.empty(1, dtypes.to_numpy(layout.dtype))
    return np.lib.stride_tricks.as_strided(seed, layout.shape, layout.strides)


def _result(layout: Layout, base: npt.NDArray[Any], view: npt.NDArray[Any]) -> tuple[Layout, int]:
    offset = view.__array_interface__["data"][0] - base.__array_interface__["data"][0]
    # NumPy moves an empty view's pointer as it likes; no element is ever read there.
    return Layout(layout.dtype, view.shape, view.strides), offset if view.size else 0


def sliced(layout: Layout, key: object) -> tuple[Layout, int]:
    """Return layout and offset of ``array[key]`` for integers, slices, ``...`` and None.

    Raises
    ------
    InvalidType
        ``E_INVALID_ARG.type`` for index arrays, masks and anything else.
    InvalidArgument
        ``E_INVALID_ARG.index_out_of_range``; ``E_INVALID_ARG.option`` for a slice that can't be.

    """
    parts: tuple[object, ...] = key if isinstance(key, tuple) else (key,)
    cleaned: list[Any] = []
    for part in parts:
        if part is None or part is Ellipsis or isinstance(part, slice):
            cleaned.append(part)
        elif hasattr(part, "__index__") and not isinstance(part, (bool, np.bool_)) and np.ndim(part) == 0:  # pyright: ignore[reportArgumentType, reportCallIssue]
            cleaned.append(int(part))  # pyright: ignore[reportArgumentType]
        else:
            raise InvalidType(
                "type",
                asked=f"An array was indexed with {part!r}.",
                allowed="integers, slices, ... and None; for arrays of indices use ctx.take(x, indices, axis).",
            )
    base = _stand_in(layout)
    # An Ellipsis makes NumPy return a 0-d view, not a scalar, where every axis is indexed.
    full = cleaned if Ellipsis in [part for part in cleaned if part is Ellipsis] else [*cleaned, Ellipsis]
    try:
        return _result(layout, base, base[tuple(full)])
    except (TypeError, ValueError) as error:
        raise InvalidArgument(
            "option",
            asked=f"An array was sliced with {key!r}: {error}.",
            allowed="slices of integers, with a step that is not zero.",
        ) from None
    except IndexError as error:
        raise InvalidArgument(
            "index_out_of_range",
            asked=f"An array of shape {layout.shape} was indexed with {key!r}: {error}.",
            allowed="one integer between -n and n - 1, or one slice, an axis.",
            shape=layout.shape,
        ) from None


def transposed(layout: Layout, axes: tuple[Any, ...]) -> tuple[Layout, int]:
    """Return layout and offset with the axes reversed, or in the order given."""
    listed = len(axes) == 1 and isinstance(axes[0], (tuple, list))
    order = tuple(axes[0]) if listed else axes
    base = _stand_in(layout)
    try:
        return _result(layout, base, base.transpose(order) if order or listed else base.T)
    except (ValueError, TypeError) as error:
        raise InvalidArgument(
            "axis",
            asked=f"transpose{order} of an array with {len(layout.shape)} axes: {error}.",
            allowed="each axis once, or none for the reverse order.",
            axes=order,
        ) from None


def reshaped(layout: Layout, shape: tuple[Any, ...]) -> tuple[Layout, int] | None:
    """Return layout and offset in another shape, None where only a copy can have it."""
    base = _stand_in(layout)
    try:
        wanted = _extents(shape)
        full = (
            np.empty(layout.shape, np.int8) if layout.size == 0 else np.broadcast_to(np.int8(0), layout.shape)
        )
        target = _target(full.shape, wanted)
    except (ValueError, TypeError) as error:
        raise InvalidArgument(
            "shape",
            asked=f"reshape{shape} of an array of shape {layout.shape}: {error}.",
            allowed="a shape with as many elements; one extent may be -1.",
            shape=layout.shape,
            wanted=shape,
        ) from None
    try:
        return _result(layout, base, np.reshape(base, target, copy=False))
    except ValueError:
        return None


def _extents(shape: tuple[Any, ...]) -> tuple[int, ...]:
    """Return a shape given as several integers or as one sequence."""
    try:
        return tuple(map(operator.index, shape))
    except TypeError:
        return tuple(map(operator.index, shape[0])) if len(shape) == 1 else tuple(map(operator.index, shape))


def _target(shape: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Return the wanted shape with -1 worked out; raise ValueError where the counts differ."""
    size = int(np.prod(shape, dtype=np.int64))
    if wanted.count(-1) > 1 or any(extent < -1 for extent in wanted):
        raise ValueError("only one extent may be -1, and none less")
    known = int(np.prod([extent for extent in wanted if extent != -1], dtype=np.int64))
    if -1 in wanted:
        if known == 0 or size % known:
            raise ValueError(f"{size} elements do not divide into {known}")
        return tuple(size // known if extent == -1 else extent for extent in wanted)
    if known != size:
        raise ValueError(f"{size} elements are not {known}")
    return wanted
