"""Rows 1 and 2: a map bound by memory, and one bound by arithmetic."""

from __future__ import annotations

import math
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

# sqrt(2 / pi) and the cubic term of GELU's tanh form (arXiv:1606.08415).
ROOT, CUBIC = math.sqrt(2 / math.pi), 0.044715


def relu_row(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 1."""
    a, b = arrays.uniform(1, sizes.elements), arrays.uniform(2, sizes.elements)
    out = arrays.empty(sizes.elements)
    expected = np.maximum(2.5 * a.astype(np.float64) + b, 0)
    yield Workload(
        number=1,
        title=f"relu(2.5 a + b), {sizes.elements:,}",
        candidates=(*_relu_ours(a, b), *_relu_peers(a, b, out), *limits.candidates("triad", out, a, b)),
        expected=expected,
        bound=1e-6,
        reach=Reach(ratio=1.0, share=0.85),
        limit="triad",
    )


def _relu_ours(a: Floats, b: Floats) -> tuple[Candidate, ...]:
    ctx = context()
    x, y = ctx.asarray(a), ctx.asarray(b)
    held = ctx.empty(a.shape)

    def formula(p: Any, q: Any) -> Any:
        return np.maximum(2.5 * p + q, 0)

    return (
        Candidate(OURS, "fresh", lambda: ctx.map(formula, x, y)),
        Candidate(OURS, "out=", lambda: ctx.map(formula, x, y, out=held)),
    )


def _relu_peers(a: Floats, b: Floats, out: Floats) -> Iterator[Candidate]:
    def with_numpy() -> Floats:
        np.multiply(a, np.float32(2.5), out=out)
        np.add(out, b, out=out)
        return np.maximum(out, 0, out=out)

    if peer("numpy"):
        yield Candidate("numpy", "out=", with_numpy)
    if numexpr := peer("numexpr"):
        names = {"a": a, "b": b, "k": np.float32(2.5), "zero": np.float32(0)}
        text = "where(k * a + b > zero, k * a + b, zero)"
        yield Candidate("numexpr", "out=", lambda: numexpr.evaluate(text, names, out=out))
    if numba := peer("numba"):

        @numba.njit(parallel=True, fastmath=True)
        def looped(p: Any, q: Any, r: Any) -> None:
            for i in numba.prange(p.size):
                r[i] = max(np.float32(2.5) * p[i] + q[i], np.float32(0))

        yield Candidate("numba", "out=", lambda: (looped(a, b, out), out)[1])
    if jax := peer("jax"):
        p, q = jax.numpy.asarray(a), jax.numpy.asarray(b)
        fused = jax.jit(lambda p, q: jax.numpy.maximum(2.5 * p + q, 0))
        yield Candidate("jax", "jit", lambda: fused(p, q).block_until_ready())
    if torch := peer("torch"):
        s, t, u = torch.from_numpy(a), torch.from_numpy(b), torch.from_numpy(out)
        yield Candidate("torch", "out=", lambda: torch.add(t, s, alpha=2.5, out=u).relu_())


def gelu_row(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 2."""
    a = arrays.uniform(3, sizes.elements, low=-4, high=4)
    out = arrays.empty(sizes.elements)
    wide = a.astype(np.float64)
    expected = 0.5 * wide * (1 + np.tanh(ROOT * (wide + CUBIC * wide**3)))
    del wide
    yield Workload(
        number=2,
        title=f"GELU, tanh form, {sizes.elements:,}",
        candidates=(*_gelu_ours(a), *_gelu_peers(a, out), *limits.candidates("copy", out, a)),
        expected=expected,
        bound=1e-6,
        reach=Reach(ratio=2.0),
        limit="copy",
    )


def _gelu_ours(a: Floats) -> tuple[Candidate, ...]:
    ctx = context()
    x, held = ctx.asarray(a), ctx.empty(a.shape)
    return (
        Candidate(OURS, "fresh", lambda: ctx.map("gelu_tanh", x)),
        Candidate(OURS, "out=", lambda: ctx.map("gelu_tanh", x, out=held)),
    )


def _gelu_peers(a: Floats, out: Floats) -> Iterator[Candidate]:
    root, cubic, half, one = (np.float32(value) for value in (ROOT, CUBIC, 0.5, 1))

    def with_numpy() -> Floats:
        np.multiply(a, a, out=out)
        np.multiply(out, cubic * root, out=out)
        np.add(out, root, out=out)
        np.multiply(out, a, out=out)
        np.tanh(out, out=out)
        np.add(out, one, out=out)
        np.multiply(out, a, out=out)
        return np.multiply(out, half, out=out)

    if peer("numpy"):
        yield Candidate("numpy", "out=", with_numpy)
    if numexpr := peer("numexpr"):
        names = {"a": a, "root": root, "cubic": cubic, "half": half, "one": one}
        text = "half * a * (one + tanh(root * (a + cubic * a * a * a)))"
        yield Candidate("numexpr", "out=", lambda: numexpr.evaluate(text, names, out=out))
    if numba := peer("numba"):

        @numba.njit(parallel=True, fastmath=True)
        def looped(p: Any, r: Any) -> None:
            for i in numba.prange(p.size):
                x = p[i]
                r[i] = half * x * (one + np.tanh(root * (x + cubic * x * x * x)))

        yield Candidate("numba", "out=", lambda: (looped(a, out), out)[1])
    if jax := peer("jax"):
        p = jax.numpy.asarray(a)
        fused = jax.jit(lambda p: jax.nn.gelu(p, approximate=True))
        yield Candidate("jax", "jit", lambda: fused(p).block_until_ready())
    if torch := peer("torch"):
        s, u = torch.from_numpy(a), torch.from_numpy(out)
        yield Candidate("torch", "fresh", lambda: torch.nn.functional.gelu(s, approximate="tanh"))
        yield Candidate("torch", "out=", lambda: torch.ops.aten.gelu.out(s, approximate="tanh", out=u))
