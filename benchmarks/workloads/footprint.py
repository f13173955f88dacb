"""What a launch takes of memory beyond its inputs: a fused map its output, a stencil its output and halo."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from measure import arrays
from measure.context import context

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from measure.sizes import Sizes

_PROCESS = Path("/proc/self")
# What the interpreter, thread stacks and page rounding may take during a launch, in bytes.
SLACK = 2 << 20


@dataclass(frozen=True, slots=True)
class Footprint:
    """Memory that one launch took, in bytes.

    Attributes
    ----------
    workload
        What was launched.
    output, halo
        What it needs: its result, and one more row or plane on each side of its input.
    reserved
        What its record says it takes of the budget.
    counted
        What the budget's ledger counted after it, the result being alive.
    resident
        By how much the process's memory grew at its peak; None where the system does not say.
    met
        Whether nothing went beyond output and halo.

    """

    workload: str
    output: int
    halo: int
    reserved: int
    counted: int
    resident: int | None
    met: bool

    def as_dict(self) -> dict[str, Any]:
        """Return plain data, ready for JSON."""
        return asdict(self)


def measured(sizes: Sizes) -> Iterator[Footprint]:
    """Yield the footprint of a fused map, and of stencils in two and three dimensions."""
    ctx = context()
    a, b = arrays.uniform(12, sizes.elements), arrays.uniform(13, sizes.elements)
    x, y = ctx.asarray(a), ctx.asarray(b)
    text = f"fused map of two arrays, {sizes.elements:,}"
    yield _measure(text, 0, lambda: ctx.map(lambda p, q: np.maximum(2.5 * np.exp(p) + q * q, 0), x, y))
    for shape in ((sizes.side,) * 2, (sizes.cube,) * 3):
        image = arrays.uniform(14, *shape)
        z = ctx.asarray(image)
        halo = 2 * image[0].nbytes
        name = f"{2 * len(shape) + 1}-point stencil, {shape[0]}^{len(shape)}, boundary edge"
        yield _measure(name, halo, lambda z=z: ctx.stencil(z, boundary="edge"))


def _measure(workload: str, halo: int, launch: Callable[[], Any]) -> Footprint:
    arena = context().arena
    launch()  # compiled, and the workers started
    arena.session.trim()
    before_ledger, before = arena.ledger.used, _resident(reset=True)
    result = launch()
    peak = _resident()
    counted = arena.ledger.used - before_ledger
    grown = None if before is None or peak is None else peak - before
    output, reserved = result.nbytes, result.record.bytes_reserved
    met = max(reserved, counted) <= output + halo and (grown is None or grown <= output + halo + SLACK)
    return Footprint(workload, output, halo, reserved, counted, grown, met)


def _resident(*, reset: bool = False) -> int | None:
    """Return the peak of the process's resident memory in bytes; `reset` starts a new peak first."""
    try:
        if reset:
            (_PROCESS / "clear_refs").write_text("5")
        found = re.search(r"^VmHWM:\s*(\d+) kB", (_PROCESS / "status").read_text(), re.MULTILINE)
    except OSError:
        return None
    return int(found[1]) * 1024 if found is not None else None
