"""Row 3: means over direct neighbours, in two and three dimensions, where every neighbour is inside."""

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

REACH = Reach(ratio=1.0, share=0.85)


def five_points(c: Callable[..., Any]) -> Any:
    """Return the mean of five points, of which `c` gives the one at an offset."""
    return (c(0, 0) + c(-1, 0) + c(1, 0) + c(0, -1) + c(0, 1)) * np.float32(0.2)


def seven_points(c: Callable[..., Any]) -> Any:
    """Return the mean of seven points, of which `c` gives the one at an offset."""
    around = c(-1, 0, 0) + c(1, 0, 0) + c(0, -1, 0) + c(0, 1, 0) + c(0, 0, -1) + c(0, 0, 1)
    return (c(0, 0, 0) + around) * np.float32(1 / 7)


def inside(a: Any) -> Callable[..., Any]:
    """Return a function that gives the inner part of an array, shifted by an offset."""

    def shifted(*offset: int) -> Any:
        return a[
            tuple(slice(1 + step, extent - 1 + step) for step, extent in zip(offset, a.shape, strict=True))
        ]

    return shifted


def rows(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 3."""
    for formula, shape in ((five_points, (sizes.side,) * 2), (seven_points, (sizes.cube,) * 3)):
        a = arrays.uniform(4, *shape)
        out = arrays.empty(*(extent - 2 for extent in shape))
        source, target = a.reshape(-1)[: out.size // 64 * 64], out.reshape(-1)[: out.size // 64 * 64]
        expected = formula(inside(a.astype(np.float64)))
        yield Workload(
            number=3,
            title=f"{2 * len(shape) + 1}-point stencil, {sizes.side if len(shape) == 2 else sizes.cube}^{len(shape)}",
            candidates=(
                *_ours(formula, a, out),
                *_peers(formula, a, out),
                *limits.candidates("copy", target, source),
            ),
            expected=expected,
            bound=1e-6,
            reach=REACH,
            limit="copy",
        )


def _ours(formula: Callable[..., Any], a: Floats, out: Floats) -> Iterator[Candidate]:
    ctx = context()
    x, held = ctx.asarray(a), ctx.empty(out.shape)
    inner = (slice(1, -1),) * a.ndim

    def traced(n: Any) -> Any:
        return formula(lambda *offset: n[offset])

    def bordered() -> Any:
        return ctx.stencil(traced, x, boundary="constant")[inner]

    yield Candidate(OURS, "fresh", lambda: ctx.stencil(traced, x, boundary="valid"))
    yield Candidate(OURS, "out=", lambda: ctx.stencil(traced, x, boundary="valid", out=held))
    yield Candidate(OURS, "fresh, boundary constant", bordered)


def _peers(formula: Callable[..., Any], a: Floats, out: Floats) -> Iterator[Candidate]:
    if peer("numpy"):
        yield Candidate("numpy", "slices", lambda: formula(inside(a)))
    if numexpr := peer("numexpr"):
        yield _numexpr(numexpr, a, out)
    if numba := peer("numba"):
        loop = _numba(numba, a.ndim)
        yield Candidate("numba", "out=", lambda: (loop(a, out), out)[1])
    if jax := peer("jax"):
        p = jax.numpy.asarray(a)
        fused = jax.jit(lambda p: formula(inside(p)))
        yield Candidate("jax", "jit", lambda: fused(p).block_until_ready())
    if torch := peer("torch"):
        s = torch.from_numpy(a)
        yield Candidate("torch", "slices", lambda: formula(inside(s)))


def _numexpr(numexpr: Any, a: Floats, out: Floats) -> Candidate:
    names: dict[str, Any] = {"share": np.float32(0.2 if a.ndim == 2 else 1 / 7)}
    shifted = inside(a)
    for axis in range(a.ndim):
        for step in (-1, 0, 1):
            offset = tuple(step if i == axis else 0 for i in range(a.ndim))
            names["n" + "_".join(str(one + 1) for one in offset)] = shifted(*offset)
    text = f"({' + '.join(name for name in names if name != 'share')}) * share"
    return Candidate("numexpr", "out=", lambda: numexpr.evaluate(text, names, out=out))


def _numba(numba: Any, ndim: int) -> Callable[..., Any]:
    fifth, seventh = np.float32(0.2), np.float32(1 / 7)

    @numba.njit(parallel=True, fastmath=True)
    def plane(p: Any, r: Any) -> None:
        for i in numba.prange(1, p.shape[0] - 1):
            for j in range(1, p.shape[1] - 1):
                r[i - 1, j - 1] = (p[i, j] + p[i - 1, j] + p[i + 1, j] + p[i, j - 1] + p[i, j + 1]) * fifth

    @numba.njit(parallel=True, fastmath=True)
    def space(p: Any, r: Any) -> None:
        for i in numba.prange(1, p.shape[0] - 1):
            for j in range(1, p.shape[1] - 1):
                for k in range(1, p.shape[2] - 1):
                    across = p[i - 1, j, k] + p[i + 1, j, k] + p[i, j - 1, k] + p[i, j + 1, k]
                    r[i - 1, j - 1, k - 1] = (p[i, j, k] + across + p[i, j, k - 1] + p[i, j, k + 1]) * seventh

    return plane if ndim == 2 else space
