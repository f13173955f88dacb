"""Row 5: matrix products by the stock route, beside the same BLAS called by NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from measure import arrays, limits
from measure.context import context
from measure.peers import peer
from measure.rows import OURS, Candidate, Reach, Workload

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measure.sizes import Sizes

    Floats = np.ndarray[Any, np.dtype[np.float32]]


def rows(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 5."""
    for side in sizes.products:
        a, b, out = arrays.uniform(8, side, side), arrays.uniform(9, side, side), arrays.empty(side, side)
        flops = 2 * side**3
        yield Workload(
            number=5,
            title=f"GEMM, stock, {side}",
            candidates=(*_ours(a, b), *_peers(a, b, out), *limits.multiply_add(flops)),
            expected=a.astype(np.float64) @ b.astype(np.float64),
            bound=1e-5,
            reach=Reach(ratio=0.98, against="numpy"),
            limit="FMA",
            calls=max(1, 1_000_000_000 // flops),
            flops=flops,
        )


def _ours(a: Floats, b: Floats) -> tuple[Candidate, ...]:
    ctx = context()
    x, y, held = ctx.asarray(a), ctx.asarray(b), ctx.empty(a.shape)
    return (
        Candidate(OURS, "fresh", lambda: ctx.gemm(x, y, routes="stock")),
        Candidate(OURS, "out=", lambda: ctx.gemm(x, y, routes="stock", out=held)),
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
