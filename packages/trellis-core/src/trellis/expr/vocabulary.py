"""Functions that NumPy lacks, for use inside traced functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.dtypes import canonical
from trellis.errors import InvalidArgument
from trellis.expr.applying import apply, current
from trellis.expr.nodes import node
from trellis.expr.traced import cast_value, kind
from trellis.expr.untraceable import place, where

if TYPE_CHECKING:
    import numpy.typing as npt


def cast(x: Any, dtype: npt.DTypeLike) -> Any:
    """Return x converted to a dtype, as ``x.astype(dtype)``; also takes numbers.

    Floats to integers saturate with NaN to 0; anything to bool is ``!= 0``; a half type rounds here.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` for an unknown dtype.

    """
    recorder = current((x,))
    kind(x, recorder)
    logical = canonical(dtype)
    return recorder.wrap(recorder, cast_value(x, recorder, logical), logical)


def erf(x: Any) -> Any:
    """Return the error function of x; dtypes as np.exp."""
    return apply("erf", x)


def gelu(x: Any) -> Any:
    """Return ``x * (1 + erf(x / sqrt(2))) / 2``; dtypes as np.exp (Hendrycks and Gimpel, arXiv:1606.08415)."""
    return apply("gelu", x)


def gelu_tanh(x: Any) -> Any:
    """Return ``x * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x**3))) / 2``; dtypes as np.exp (arXiv:1606.08415)."""
    return apply("gelu_tanh", x)


def index(axis: int) -> Any:
    """Return the element's index along an axis, int64; negative axes count from the last.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.axis`` for an axis that the iteration space lacks.

    """
    recorder = current()
    ndim = recorder.ndim
    place_of = axis + ndim if ndim is not None and axis < 0 else axis
    if place_of < 0 or (ndim is not None and place_of >= ndim):
        here = place()
        known = f"-{ndim} to {ndim - 1}" if ndim else "no axis: there is none"
        allowed = "axes from 0 (the number of axes is not known here)" if ndim is None else known
        raise InvalidArgument(
            "axis",
            asked=f"{where(here)} - index({axis}) was asked for.",
            allowed=f"{allowed}.",
            axis=axis,
            **here,
        )
    return recorder.wrap(recorder, node("index", "int64", (), (place_of,)), "int64")


def relu(x: Any) -> Any:
    """Return ``max(x, 0)``, NaN kept; the dtype of x."""
    return apply("relu", x)


def sigmoid(x: Any) -> Any:
    """Return ``1 / (1 + exp(-x))``; dtypes as np.exp."""
    return apply("sigmoid", x)


def silu(x: Any) -> Any:
    """Return ``x / (1 + exp(-x))``; dtypes as np.exp."""
    return apply("silu", x)


VOCABULARY = (cast, erf, gelu, gelu_tanh, index, relu, sigmoid, silu)
