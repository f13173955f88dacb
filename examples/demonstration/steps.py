"""Steps that are written twice, for Trellis and for NumPy, run in one chain each, compared, and timed in turns."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import trellis

    Values = dict[str, Any]
    Trellis = Callable[[trellis.Context, Values], Values]
    Numpy = Callable[[Values], Values]

# Each side of a step is timed so often, in turns; slow steps less, but never below the smaller number.
REPEATS, FEWEST = 15, 3
SECONDS_A_STEP = 1.5


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a chain.

    Attributes
    ----------
    name
        What it does.
    trellis
        Takes the Context and the values so far, and returns new values: arrays on the device.
    numpy
        The same with NumPy; None where NumPy goes on from the device's own result (random numbers).
    bound
        Largest absolute difference allowed between the two results; 0 is bit for bit the same.

    """

    name: str
    trellis: Trellis
    numpy: Numpy | None
    bound: float = 0.0


@dataclass(frozen=True, slots=True)
class Finding:
    """A step's outcome: median seconds on each side, and the largest difference against what is allowed."""

    name: str
    ours: float
    numpys: float | None
    worst: float
    bound: float

    @property
    def right(self) -> bool:
        """Whether the two results agree."""
        return self.worst <= self.bound

    def __str__(self) -> str:
        """Return one line."""
        agreed = (
            "identical"
            if self.worst == 0
            else f"differ by at most {self.worst:.2g} of {self.bound:.2g} allowed"
        )
        beside = "NumPy has no such numbers" if self.numpys is None else f"NumPy {self.numpys * 1e3:9.3f} ms"
        faster = "" if self.numpys is None else f"{self.numpys / self.ours:7.1f} ×   {agreed}"
        verdict = "" if self.right else "   WRONG"
        return f"  {self.name:<34} {self.ours * 1e3:9.3f} ms   {beside}  {faster}{verdict}"


def carry(steps: Sequence[Step], ctx: trellis.Context, values: Values) -> Values:
    """Run the chain on the device; nothing is read in between."""
    for step in steps:
        values = {**values, **step.trellis(ctx, values)}
    ctx.synchronize()
    return values


def compare(steps: Sequence[Step], ctx: trellis.Context, device: Values, host: Values) -> list[Finding]:
    """Run the chain with NumPy, compare each result with the device's, and time both sides of each step.

    Parameters
    ----------
    steps
        The chain.
    ctx
        The Context.
    device
        Every value of the chain on the device, as `carry` returned them.
    host
        What the chain starts from, as NumPy arrays; the chain's values are added.

    """
    found: list[Finding] = []
    for step in steps:
        if step.numpy is None:
            host.update({name: device[name].numpy() for name in step.trellis(ctx, device)})
            worst = 0.0
        else:
            expected = step.numpy(host)
            worst = max(difference(device[name].numpy(), expected[name]) for name in expected)
            host.update(expected)
        ours, numpys = _times(step, ctx, device, host)
        found.append(Finding(step.name, ours, numpys, worst, step.bound))
    return found


def difference(ours: np.ndarray[Any, Any], expected: np.ndarray[Any, Any]) -> float:
    """Return the largest absolute difference; infinite where shape, dtype or a NaN differ."""
    if ours.shape != expected.shape or ours.dtype != expected.dtype:
        return float("inf")
    wide = ours.astype(np.float64) - expected.astype(np.float64)
    worst = float(np.max(np.abs(wide), initial=0.0))
    return worst if np.isfinite(worst) else float("inf")


def _times(step: Step, ctx: trellis.Context, device: Values, host: Values) -> tuple[float, float | None]:
    ours, numpys = list[float](), list[float]()
    while len(ours) < FEWEST or (len(ours) < REPEATS and sum(ours) + sum(numpys) < SECONDS_A_STEP):
        start = perf_counter()
        step.trellis(ctx, device)
        ctx.synchronize()
        ours.append(perf_counter() - start)
        if step.numpy is not None:
            start = perf_counter()
            step.numpy(host)
            numpys.append(perf_counter() - start)
    return statistics.median(ours), statistics.median(numpys) if numpys else None
