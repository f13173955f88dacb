"""Each mathematical function against its stated bound, over a sample of the float32 numbers or over every one of them.

``pytest tests/contract/test_accuracy.py --every-float`` measures all 2**32 bit patterns, which takes hours, and
``--measured FILE`` keeps what was measured as JSON; from docs/evidence/accuracy.json the documentation's table is made.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from trellis.expr import BOUNDS, evaluate_wide, function_error, trace
from trellis.expr.functions import arity

UNARY = sorted(name for name, dtype in BOUNDS if dtype == "float32" and arity(name) == 1)
BINARY = sorted(name for name, dtype in BOUNDS if dtype == "float32" and arity(name) == 2)
SLICE = 1 << 19
# One number of so many, with an odd step so that every exponent and all ends of mantissas are met.
STEP = 8191


def slices(every):
    """Yield arrays of float32 bit patterns: all of them in slices, or an evenly spaced sample."""
    if not every:
        yield np.arange(0, 1 << 32, STEP, dtype=np.uint64).astype(np.uint32).view("float32")
        return
    for first in range(0, 1 << 32, SLICE):
        yield np.arange(first, first + SLICE, dtype=np.uint64).astype(np.uint32).view("float32")


class Worst:
    """The largest error of a function so far, and where it is."""

    def __init__(self, name):
        self.name, self.ulp, self.at, self.numbers = name, 0.0, (), 0

    def take(self, got, *inputs):
        self.numbers += got.size
        suspects = self._above(got, *inputs)
        if not suspects.size:
            return
        picked = [item[suspects] for item in inputs]
        errors = function_error(self.name, got[suspects], *picked)
        place = int(np.argmax(errors))
        if errors[place] > self.ulp or not self.at:
            self.ulp, self.at = float(errors[place]), tuple(float(item[place]) for item in picked)

    def _above(self, got, *inputs):
        """Return where the error may be above the worst so far: an ulp is at least a 2**-24th part of its number."""
        (exact,) = evaluate_wide(trace(self.name, ("float32",) * len(inputs)).expression.outputs, inputs)
        with np.errstate(all="ignore"):
            wide = got.astype(np.float64)
            unit = np.maximum(np.abs(exact) * 2.0**-24, 2.0**-149)
            fine = (
                (np.abs(wide - exact) <= self.ulp * unit)
                | (wide == exact)
                | (np.isnan(wide) & np.isnan(exact))
            )
        return np.flatnonzero(~fine)

    def as_dict(self):
        return {"ulp": round(self.ulp, 4), "at": [repr(value) for value in self.at], "numbers": self.numbers}


@pytest.fixture
def measured(request, ctx):
    """Return a function that keeps what was measured, where that was asked for: at once, for the rest may take hours."""

    def keep(worst):
        path = request.config.getoption("measured")
        if path is not None:
            place = Path(path)
            kept = json.loads(place.read_text()) if place.exists() else {}
            entry = kept.setdefault(f"{ctx.device.door} {ctx.device.kind}", {"float32": {}})
            entry["architecture"] = ctx.device.arch.partition("-")[0]
            entry["float32"][worst.name] = worst.as_dict()
            place.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        assert worst.ulp <= BOUNDS[worst.name, "float32"].ulp, (worst.name, worst.ulp, worst.at)

    return keep


@pytest.mark.parametrize("name", UNARY)
def test_functions_of_one_number(ctx, measured, request, name):
    worst = Worst(name)
    for x in slices(request.config.getoption("every_float")):
        worst.take(ctx.map(name, ctx.asarray(x)).numpy(), x)
    measured(worst)


@pytest.mark.parametrize("name", BINARY)
def test_functions_of_two_numbers(ctx, measured, request, name):
    worst = Worst(name)
    for turn in range(256 if request.config.getoption("every_float") else 1):
        x, y = pairs(1 << 19, turn)
        worst.take(ctx.map(name, ctx.asarray(x), ctx.asarray(y)).numpy(), x, y)
    measured(worst)


def pairs(count, seed):
    """Return pairs of any bits, of near numbers, and of numbers whose power is finite: a third each."""
    rng = np.random.default_rng(seed)
    third = count // 3
    wild = rng.integers(0, 1 << 32, (2, third), dtype=np.uint64).astype(np.uint32).view("float32")
    near = (rng.normal(size=(2, third)) * rng.choice([1e-3, 1, 10, 1000], (2, third))).astype("float32")
    with np.errstate(all="ignore"):
        base = np.exp(rng.normal(size=third) * rng.choice([0.001, 0.1, 1, 40], third)).astype("float32")
        power = (rng.uniform(-150, 129, third) / np.log2(base.astype("float64"))).astype("float32")
    return tuple(np.concatenate(parts) for parts in zip(wild, near, (base, power), strict=True))
