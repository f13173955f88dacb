"""The error bound of each mathematical function, and how an error is measured."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from trellis.dtypes import to_numpy
from trellis.expr.evaluation import evaluate_wide
from trellis.expr.tracing import trace


class Bound(NamedTuple):
    """How far a result may be from the exact one.

    Attributes
    ----------
    ulp
        In units in the last place of the exact result.
    conditioned
        Whether the unit is multiplied by the function's condition number ``|x f'(x) / f(x)|`` where that exceeds 1: then the
        bound is that of a result computed from an argument that is itself rounded.

    """

    ulp: float
    conditioned: bool = False


# By function, in float32 and float64: measured over the whole range in primitives, products fused with sums and not, then
# rounded up.
_BOUNDS = {
    "arccos": (Bound(1.5), Bound(1.5)),
    "arccosh": (Bound(2.5), Bound(2.5)),
    "arcsin": (Bound(3), Bound(2.5)),
    "arcsinh": (Bound(2.5), Bound(2.5)),
    "arctan": (Bound(2), Bound(2)),
    "arctan2": (Bound(2), Bound(2)),
    "arctanh": (Bound(2.5), Bound(2.5)),
    "cbrt": (Bound(1), Bound(1)),
    "cos": (Bound(2), Bound(2)),
    "cosh": (Bound(2), Bound(2)),
    "erf": (Bound(2), Bound(2)),
    "exp": (Bound(1.5), Bound(1.5)),
    "exp2": (Bound(1.5), Bound(1.5)),
    "expm1": (Bound(2), Bound(2.5)),
    "gelu": (Bound(4.5, conditioned=True), Bound(5, conditioned=True)),
    "gelu_tanh": (Bound(4, conditioned=True), Bound(5, conditioned=True)),
    "hypot": (Bound(1.5), Bound(1.5)),
    "log": (Bound(1), Bound(1)),
    "log10": (Bound(2), Bound(2)),
    "log1p": (Bound(2), Bound(2)),
    "log2": (Bound(2), Bound(2)),
    "logaddexp": (Bound(3.5, conditioned=True), Bound(3.5, conditioned=True)),
    "logaddexp2": (Bound(4.5, conditioned=True), Bound(4.5, conditioned=True)),
    "power": (Bound(1.5), Bound(1.5)),
    "sigmoid": (Bound(3), Bound(3)),
    "silu": (Bound(3), Bound(3)),
    "sin": (Bound(2), Bound(2)),
    "sinh": (Bound(2.5), Bound(2.5)),
    "tan": (Bound(3), Bound(3)),
    "tanh": (Bound(2), Bound(2)),
}
BOUNDS: dict[tuple[str, str], Bound] = {
    (name, dtype): bound
    for name, bounds in _BOUNDS.items()
    for dtype, bound in zip(("float32", "float64"), bounds, strict=True)
}


def ulp_error(got: Any, exact: Any, dtype: str) -> np.ndarray[Any, np.dtype[Any]]:
    """Return the distance of results from exact ones in ulp of the exact ones.

    Parameters
    ----------
    got
        Results of `dtype`.
    exact
        In a wider float; what would round to infinity is infinity.
    dtype
        Name of a float dtype.

    Returns
    -------
    numpy.ndarray
        0 where both are NaN, infinite where only one is.

    """
    limits = np.finfo(to_numpy(dtype))
    exact = np.asarray(exact)
    # One step above the largest number stands for infinity, as rounding has it.
    beyond = (
        exact.dtype.type(2.0) * 2.0 ** (int(limits.maxexp) - 1)
        if limits.maxexp < 1024
        else np.ldexp(np.longdouble(1), 1024)
    )
    with np.errstate(all="ignore"):
        wide = np.clip(exact, -beyond, beyond)
        found = np.clip(np.asarray(got).astype(exact.dtype), -beyond, beyond)
        magnitude = np.clip(np.abs(wide), exact.dtype.type(limits.tiny), exact.dtype.type(limits.max))
        unit = np.ldexp(exact.dtype.type(1), np.frexp(magnitude)[1] - 1 - int(limits.nmant))
        error = np.abs(found - wide) / unit
    return np.where(np.isnan(found) & np.isnan(wide), 0, np.where(np.isnan(error), np.inf, error))


def function_error(name: str, got: Any, *inputs: Any) -> np.ndarray[Any, np.dtype[Any]]:
    """Return the error of a function's results in the units of its bound: at most ``BOUNDS[name, dtype].ulp`` is allowed.

    Parameters
    ----------
    name
        Traced name of the function.
    got
        Its results.
    inputs
        Its arguments, arrays of one float dtype.

    """
    dtype = inputs[0].dtype.name
    formula = trace(name, (dtype,) * len(inputs)).expression
    (exact,) = evaluate_wide(formula.outputs, inputs)
    error = ulp_error(got, exact, dtype)
    if not BOUNDS[name, dtype].conditioned:
        return error
    step = 2.0 ** -(np.finfo(inputs[0].dtype).nmant // 2)
    slope = 0.0
    with np.errstate(all="ignore"):
        for place in range(len(inputs)):
            moved = [_wide(formula.outputs, inputs, place, 1 + sign * step) for sign in (-1, 1)]
            slope = slope + np.abs(moved[1] - moved[0]) / (2 * step)
        condition = np.nan_to_num(slope / np.abs(exact), nan=1.0, posinf=1.0)
    return error / np.maximum(condition, 1)


def _wide(outputs: Any, inputs: tuple[Any, ...], place: int, factor: float) -> Any:
    """Evaluate with one argument scaled, in the wide float throughout."""
    scaled = list(inputs)
    scaled[place] = inputs[place] * inputs[place].dtype.type(factor)
    return evaluate_wide(outputs, scaled)[0]
