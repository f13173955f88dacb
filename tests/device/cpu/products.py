"""What the tests of generated products share: values, and one product with its oracle."""

from __future__ import annotations

import numpy as np

from trellis.door import Gemm
from trellis.expr import trace


def sample(shape, dtype, seed=0):
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "f":
        return rng.standard_normal(shape).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)


class Product:
    """One product as an intent with its operands."""

    def __init__(self, tools, a, b, out=None, epilogue=None, extras=()):
        shape = (*np.broadcast_shapes(a.shape[:-2], b.shape[:-2]), a.shape[-2], b.shape[-1])
        lead, dtype = shape[:-2], a.dtype.name
        expression, self.values = None, ()
        if epilogue is not None:
            found = trace(epilogue, (dtype, *(extra.dtype.name for extra in extras)))
            expression, self.values = found.expression, found.values
        result = dtype if expression is None else expression.outputs[0].dtype
        self.a, self.b = (np.broadcast_to(item, (*lead, *item.shape[-2:])) for item in (a, b))
        self.extras = [np.broadcast_to(extra, shape) for extra in extras]
        self.out = tools.poisoned(shape, result) if out is None else out
        inputs = tuple(map(tools.layout, (self.a, self.b, *self.extras)))
        self.intent = Gemm(inputs, (tools.layout(self.out),), dtype, expression)

    def run(self, runner, schedule=None):
        runner.run(self.intent, [self.a, self.b, *self.extras, self.out], self.values, schedule)
        return self.out

    def check(self, actual):
        """Compare: integers exactly, floats within ``2 K eps`` of the sum of the products' magnitudes."""
        if actual.dtype.kind != "f":
            np.testing.assert_array_equal(actual, self.a @ self.b)
            return
        wide = [item.astype("float64") for item in (self.a, self.b)]
        bound = 2 * (self.a.shape[-1] + 1) * np.finfo(actual.dtype).eps * (np.abs(wide[0]) @ np.abs(wide[1]))
        assert np.all(np.abs(actual - wide[0] @ wide[1]) <= bound + np.finfo(actual.dtype).tiny)
