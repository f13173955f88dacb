"""The element types Trellis knows, by the names NumPy gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.errors import InvalidArgument, did_you_mean

if TYPE_CHECKING:
    import numpy.typing as npt

BOOL = "bool"
SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
FLOATS = ("float16", "bfloat16", "float32", "float64")
NAMES = (BOOL, *SIGNED, *UNSIGNED, *FLOATS)

_NUMPY: dict[str, np.dtype[Any]] = {name: np.dtype(name) for name in NAMES if name != "bfloat16"}


def to_numpy(name: str) -> np.dtype[Any]:
    """Return the NumPy dtype of a name; bfloat16 comes from ml_dtypes, imported when first asked for."""
    found = _NUMPY.get(name)
    if found is None and name == "bfloat16":
        import ml_dtypes

        found = _NUMPY[name] = np.dtype(ml_dtypes.bfloat16)
    if found is None:
        raise unknown(name)
    return found


def canonical(dtype: npt.DTypeLike) -> str:
    """Return the name of a dtype given as a name, a NumPy dtype, a scalar type or a Python type.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` for anything that is not one of `NAMES`, byte-swapped types included.

    """
    if isinstance(dtype, str) and dtype in NAMES:
        return dtype
    try:
        resolved = np.dtype(dtype)
    except TypeError:
        raise unknown(dtype) from None
    if resolved.name not in NAMES or not resolved.isnative:
        raise unknown(dtype)
    return resolved.name


def unknown(dtype: object) -> InvalidArgument:
    """Build the error for a dtype that Trellis does not know."""
    return InvalidArgument(
        "dtype",
        asked=f"dtype {dtype!r} was given.{did_you_mean(str(dtype), NAMES)}",
        allowed="native-endian " + ", ".join(NAMES) + ".",
        dtype=str(dtype),
    )


def itemsize(name: str) -> int:
    """Return the bytes of one element."""
    return to_numpy(name).itemsize


def is_float(name: str) -> bool:
    """Tell whether the name is a floating-point type."""
    return name in FLOATS


def is_signed(name: str) -> bool:
    """Tell whether the name is a signed integer type."""
    return name in SIGNED


def is_integer(name: str) -> bool:
    """Tell whether the name is an integer type (bool is not)."""
    return name in SIGNED or name in UNSIGNED
