"""Rows 5 and 6: matrix products by the stock route, beside the same BLAS called by NumPy, and by generated kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from measure import arrays, limits
from measure.context import context
from measure.peers import peer
from measure.rows import OURS, Candidate, Reach, Workload

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from measure.sizes import Sizes

    Floats = np.ndarray[Any, np.dtype[np.float32]]


# Row 6 is measured against the best peer; small products have less time to make up for packing and for waking a thread.
_SMALL, _GENERATED, _GENERATED_SMALL = 512, 0.85, 0.7


def rows(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 5."""
    return _rows(sizes, 5, "stock", lambda _: Reach(ratio=0.98, against="numpy"))


def generated_rows(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 6."""
    return _rows(
        sizes, 6, "generate", lambda side: Reach(ratio=_GENERATED if side >= _SMALL else _GENERATED_SMALL)
    )


def _rows(sizes: Sizes, number: int, route: str, reach: Callable[[int], Reach]) -> Iterator[Workload]:
    for side in sizes.products:
        a, b, out = arrays.uniform(8, side, side), arrays.uniform(9, side, side), arrays.empty(side, side)
        flops = 2 * side**3
        yield Workload(
            number=number,
            title=f"GEMM, {'stock' if route == 'stock' else 'generated'}, {side}",
            candidates=(*_ours(a, b, route), *_peers(a, b, out), *limits.multiply_add(flops)),
            expected=a.astype(np.float64) @ b.astype(np.float64),
            bound=1e-5,
            reach=reach(side),
            limit="FMA",
            calls=max(1, 1_000_000_000 // flops),
            flops=flops,
        )


def _ours(a: Floats, b: Floats, route: str) -> tuple[Candidate, ...]:
    ctx = context()
    x, y, held = ctx.asarray(a), ctx.asarray(b), ctx.empty(a.shape)
    return (
        Candidate(OURS, "fresh", lambda: ctx.gemm(x, y, routes=route)),
        Candidate(OURS, "out=", lambda: ctx.gemm(x, y, routes=route, out=held)),
    )


def _peers(a: Floats, b: Floats, out: Floats) -> Iterator[Candidate]:
    if peer("numpy"):
        yield Candidate("numpy", "out=", lambda: np.matmul(a, b, out=out))
    if jax := peer("jax"):
        p, q = jax.numpy.asarray(a), jax.numpy.asarray(b)
        product = jax.jit(jax.numpy.matmul)
        yield Candidate("jax", "jit", lambda: product(p, q).block_until_ready())
    if torch := peer("torch"):
        s, t, u = (torch.from_numpy(x) for x in (a, b, out))
        yield Candidate("torch", "out=", lambda: torch.mm(s, t, out=u))
