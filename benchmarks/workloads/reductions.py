"""Row 4: sum, maximum, row sums and running totals."""

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

REACH = Reach(ratio=1.0)


def rows(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 4."""
    a = arrays.uniform(5, sizes.elements)
    unused = arrays.empty(16)
    wide = a.astype(np.float64)
    # The sum of numbers of both signs is near 0: shifted, so that its error has something to be relative to.
    b = arrays.uniform(6, sizes.elements, low=0, high=1)
    for name, source, expected in (("sum", b, b.sum(dtype=np.float64)), ("max", a, wide.max())):
        yield Workload(
            number=4,
            title=f"{name}, {sizes.elements:,}",
            candidates=(*_whole(name, source), *limits.candidates("read", unused, source)),
            expected=np.asarray(expected),
            bound=1e-4 if name == "sum" else 0,
            reach=REACH,
            limit="read",
        )
    square = arrays.uniform(7, sizes.side, sizes.side)
    yield Workload(
        number=4,
        title=f"row sums, {sizes.side}^2",
        candidates=(*_lines(square), *limits.candidates("read", unused, square.reshape(-1))),
        expected=square.sum(axis=1, dtype=np.float64),
        bound=1e-4,
        reach=REACH,
        limit="read",
    )
    out = arrays.empty(sizes.elements)
    yield Workload(
        number=4,
        title=f"cumsum, {sizes.elements:,}",
        candidates=(*_running(a, out), *limits.candidates("copy", out, a)),
        expected=wide.cumsum(),
        bound=1e-3,
        reach=Reach(ratio=2.0, against="numpy"),
        limit="copy",
    )


def _whole(name: str, a: Floats) -> Iterator[Candidate]:
    ctx = context()
    x = ctx.asarray(a)
    yield Candidate(OURS, "fresh", lambda: ctx.reduce(x, name))
    if peer("numpy"):
        function = getattr(a, name)
        yield Candidate("numpy", "fresh", function)
    if numexpr := peer("numexpr"):
        yield Candidate("numexpr", "fresh", lambda: numexpr.evaluate(f"{name}(a)", {"a": a}))
    if numba := peer("numba"):
        loop = _numba_whole(numba, name)
        yield Candidate("numba", "fresh", lambda: loop(a))
    if jax := peer("jax"):
        p = jax.numpy.asarray(a)
        fused = jax.jit(getattr(jax.numpy, name))
        yield Candidate("jax", "jit", lambda: fused(p).block_until_ready())
    if torch := peer("torch"):
        s = torch.from_numpy(a)
        yield Candidate("torch", "fresh", getattr(s, name))


def _numba_whole(numba: Any, name: str) -> Any:
    @numba.njit(parallel=True, fastmath=True)
    def total(p: Any) -> Any:
        found = np.float32(0)
        for i in numba.prange(p.size):
            found += p[i]
        return found

    @numba.njit(parallel=True, fastmath=True)
    def largest(p: Any) -> Any:
        found = np.float32(-np.inf)
        for i in numba.prange(p.size):
            found = max(found, p[i])
        return found

    return total if name == "sum" else largest


def _lines(a: Floats) -> Iterator[Candidate]:
    ctx = context()
    x, held, out = ctx.asarray(a), ctx.empty((a.shape[0],)), arrays.empty(a.shape[0])
    yield Candidate(OURS, "fresh", lambda: ctx.reduce(x, "sum", axis=1))
    yield Candidate(OURS, "out=", lambda: ctx.reduce(x, "sum", axis=1, out=held))
    if peer("numpy"):
        yield Candidate("numpy", "out=", lambda: a.sum(axis=1, out=out))
    if numexpr := peer("numexpr"):
        yield Candidate("numexpr", "fresh", lambda: numexpr.evaluate("sum(a, axis=1)", {"a": a}))
    if numba := peer("numba"):

        @numba.njit(parallel=True, fastmath=True)
        def looped(p: Any, r: Any) -> None:
            for i in numba.prange(p.shape[0]):
                found = np.float32(0)
                for j in range(p.shape[1]):
                    found += p[i, j]
                r[i] = found

        yield Candidate("numba", "out=", lambda: (looped(a, out), out)[1])
    if jax := peer("jax"):
        p = jax.numpy.asarray(a)
        fused = jax.jit(lambda p: jax.numpy.sum(p, axis=1))
        yield Candidate("jax", "jit", lambda: fused(p).block_until_ready())
    if torch := peer("torch"):
        s, u = torch.from_numpy(a), torch.from_numpy(out)
        yield Candidate("torch", "out=", lambda: torch.sum(s, dim=1, out=u))


def _running(a: Floats, out: Floats) -> Iterator[Candidate]:
    ctx = context()
    x, held = ctx.asarray(a), ctx.empty(a.shape)
    yield Candidate(OURS, "fresh", lambda: ctx.scan(x))
    yield Candidate(OURS, "out=", lambda: ctx.scan(x, out=held))
    if peer("numpy"):
        yield Candidate("numpy", "out=", lambda: np.cumsum(a, out=out))
    if numba := peer("numba"):

        @numba.njit(fastmath=True)
        def looped(p: Any, r: Any) -> None:
            found = np.float32(0)
            for i in range(p.size):
                found += p[i]
                r[i] = found

        yield Candidate("numba", "out=", lambda: (looped(a, out), out)[1])
    if jax := peer("jax"):
        p = jax.numpy.asarray(a)
        fused = jax.jit(jax.numpy.cumsum)
        yield Candidate("jax", "jit", lambda: fused(p).block_until_ready())
    if torch := peer("torch"):
        s, u = torch.from_numpy(a), torch.from_numpy(out)
        yield Candidate("torch", "out=", lambda: torch.cumsum(s, dim=0, out=u))
