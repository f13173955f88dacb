"""A real kernel on a device, through the public path, with its values checked against NumPy in float64."""

from __future__ import annotations

from typing import Any

import numpy as np

from trellis.context import Context

# An odd number, so that the last vector or group is not full.
_ELEMENTS = 1003
# Relative errors allowed in float32: a few units in the last place for the map; the sum of n positive terms loses at most
# n units, in any order (Higham, Accuracy and Stability of Numerical Algorithms, 4.2).
_MAP_BOUND = 1e-6
_SUM_BOUND = _ELEMENTS * 2.0**-24


def _formula(x: Any) -> Any:
    return np.where(x > 0, np.exp(-x) + 0.5, 1 + x * x)


def run(device: str) -> dict[str, Any]:
    """Run a fused map and a sum over its result, and compare both; errors are the caller's to catch.

    Returns
    -------
    dict
        ``what`` ran, whether it is ``right``, the ``routes`` taken, and the worst relative errors beside their bounds.

    """
    host = np.linspace(-3, 5, _ELEMENTS, dtype=np.float32)
    with Context(device) as context:
        mapped = context.map(_formula, context.asarray(host))
        total = context.reduce(mapped, "sum")
        values, summed = mapped.numpy(), float(total.numpy())
        routes = [item.record.route for item in (mapped, total) if item.record is not None]
    expected = _formula(host.astype(np.float64))
    map_error = float(np.max(np.abs(values - expected) / expected))
    sum_error = abs(summed - float(expected.sum())) / float(expected.sum())
    right = values.shape == host.shape and map_error <= _MAP_BOUND and sum_error <= _MAP_BOUND + _SUM_BOUND
    return {
        "what": f"a map with exp and where, then a sum, over {_ELEMENTS} float32",
        "right": bool(right),
        "routes": routes,
        "map_error": map_error if np.isfinite(map_error) else None,
        "map_bound": _MAP_BOUND,
        "sum_error": sum_error if np.isfinite(sum_error) else None,
        "sum_bound": _MAP_BOUND + _SUM_BOUND,
    }
