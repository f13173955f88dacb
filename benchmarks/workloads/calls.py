"""Row 13: one call on sixteen elements, where the call itself is all the work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from measure import arrays
from measure.context import context
from measure.peers import peer
from measure.rows import OURS, Candidate, Reach, Workload

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measure.sizes import Sizes

ELEMENTS = 16
# At most so many times np.add's time, each form.
REACH = {
    "eager": Reach(ratio=1 / 6, against="numpy"),
    "eager, out=": Reach(ratio=1 / 5, against="numpy"),
    "prepared": Reach(ratio=1.0, against="numpy"),
}


def rows(sizes: Sizes) -> Iterator[Workload]:
    """Yield row 13."""
    a, b = arrays.uniform(10, ELEMENTS), arrays.uniform(11, ELEMENTS)
    yield Workload(
        number=13,
        title=f"one call, {ELEMENTS} elements",
        candidates=(*_ours(a, b), *_peers(a, b)),
        expected=a.astype(np.float64) + b,
        bound=1e-6,
        reach=REACH,
        calls=sizes.calls,
    )


def _candidate(who: str, form: str, statement: str, **names: Any) -> Candidate:
    return Candidate(who, form, lambda: eval(statement, names), statement, names)  # noqa: S307 - text of this file


def _ours(a: Any, b: Any) -> Iterator[Candidate]:
    ctx = context()
    x, y, c, d = ctx.asarray(a), ctx.asarray(b), ctx.empty(a.shape), ctx.empty(a.shape)
    yield _candidate(OURS, "eager", "map('add', a, b)", map=ctx.map, a=x, b=y)
    yield _candidate(OURS, "eager, out=", "map('add', a, b, out=c)", map=ctx.map, a=x, b=y, c=c)
    yield _candidate(OURS, "prepared", "run()", run=ctx.prepare("add", x, y, out=d))


def _peers(a: Any, b: Any) -> Iterator[Candidate]:
    if peer("numpy"):
        yield _candidate("numpy", "out=", "add(a, b, c)", add=np.add, a=a, b=b, c=np.empty_like(a))
    if numexpr := peer("numexpr"):
        names = {"a": a, "b": b}
        yield _candidate(
            "numexpr", "fresh", "evaluate('a + b', names)", evaluate=numexpr.evaluate, names=names
        )
    if numba := peer("numba"):

        @numba.njit(fastmath=True)
        def looped(p: Any, q: Any, r: Any) -> Any:
            for i in range(p.size):
                r[i] = p[i] + q[i]
            return r

        yield _candidate("numba", "out=", "add(a, b, c)", add=looped, a=a, b=b, c=np.empty_like(a))
    if jax := peer("jax"):
        p, q = jax.numpy.asarray(a), jax.numpy.asarray(b)
        add = jax.jit(jax.numpy.add)
        yield _candidate("jax", "jit", "add(a, b).block_until_ready()", add=add, a=p, b=q)
    if torch := peer("torch"):
        s, t = torch.from_numpy(a), torch.from_numpy(b)
        yield _candidate("torch", "out=", "add(a, b, out=c)", add=torch.add, a=s, b=t, c=torch.empty_like(s))
