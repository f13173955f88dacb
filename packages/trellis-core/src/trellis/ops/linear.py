"""gemm: matrix products, with an epilogue on each element of the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.errors import InvalidArgument, InvalidType
from trellis.flow import MEMO, Call, attach_record, replay, run
from trellis.intent import Gemm, Layout
from trellis.ops import operands
from trellis.ops.creation import empty
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Array, Owner
    from trellis.expr import Expression
    from trellis.schedule import Schedule


def gemm(
    ctx: Owner,
    a: Any,
    b: Any,
    *,
    epilogue: Any = None,
    epilogue_args: Sequence[Any] = (),
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Multiply matrices: ``a @ b``, then a formula on each element.

    Parameters
    ----------
    ctx
        The Context.
    a, b
        (…, M, K) and (…, K, N); leading axes broadcast as in ``numpy.matmul``. Any strides. Operands of different dtypes are
        cast to their common one first.
    epilogue
        Function of the product's element and one element of each of `epilogue_args`.
    epilogue_args
        Arrays that broadcast to the result's shape, and scalars.
    schedule, routes, out
        As for `map`; `out` may not overlap an input.

    Returns
    -------
    Array
        (…, M, N), in the operands' common dtype or the epilogue's.

    """
    plain = epilogue is None and type(epilogue_args) is tuple and not epilogue_args and schedule is None
    known = _warm(ctx, a, b, routes, out) if plain else None
    if known is not None:
        return known
    plan, allowed = operands.options(schedule, routes)
    (left, right, *extras), kinds, uploaded = operands.mixed(ctx, (a, b), _several(epilogue_args))
    lead = _leading(left, right)
    common = _common(left, right)
    left, right = (one if one.spec.layout.dtype == common else one.astype(common) for one in (left, right))
    shape = (*lead, left.shape[-2], right.shape[-1])
    expression, scalars = _epilogue(epilogue, (common, *kinds[2:]), len(shape))
    _check_extras(shape, extras)
    expected = Layout.dense(expression.outputs[0].dtype if expression is not None else common, shape)
    inputs = (left, right, *extras)
    given = operands.check_out(ctx, out, [expected], inputs)
    if not all(shape):
        return given[0] if given else empty(ctx, shape, expected.dtype)
    target = given[0].spec.layout if given else expected
    seen = [(*lead, *left.shape[-2:]), (*lead, *right.shape[-2:]), *[shape for _ in extras]]

    def state() -> Gemm:
        layouts = tuple(one.spec.layout.broadcast(whole) for one, whole in zip(inputs, seen, strict=True))
        return Gemm(layouts, (target,), common, expression)

    what = (_named(routes),) if plain else (expression and expression.key, plan, allowed)
    key = ("gemm", *what, *[one.spec for one in inputs], *((given[0].spec, "out") if given else ()))
    return run(Call(ctx, key, state, inputs, scalars, given, plan, allowed, uploaded))[0]


gemm_like = gemm


def _named(routes: Sequence[str] | str | None) -> tuple[str, ...] | str | None:
    """Return routes as the caller named them, as a part of a key."""
    return routes if routes is None or isinstance(routes, str) else tuple(routes)


def _warm(ctx: Owner, a: Any, b: Any, routes: Sequence[str] | str | None, out: Any) -> Array | None:
    """Replay a plain product whose plan is memoised; None where it is not, or anything is unusual."""
    try:
        key = (ctx.scope, "gemm", _named(routes), a.spec, b.spec)
        if out is None:
            prepared = MEMO.find(key)
        else:
            prepared = MEMO.find((*key, out.spec, "out")) if operands.apart(out, (a, b)) else None
    except (AttributeError, KeyError, TypeError):  # no Arrays, not planned yet, no names of routes
        return None
    if prepared is None:
        return None
    return attach_record(replay(ctx, prepared, (a, b), (), None if out is None else (out,), 0))[0]


def _several(given: Any) -> tuple[Any, ...]:
    """Return the epilogue's arguments; a lone array would be taken apart along its first axis."""
    if isinstance(given, (tuple, list)):
        return tuple(given)  # pyright: ignore[reportUnknownArgumentType]
    raise InvalidType(
        "type",
        asked=f"epilogue_args is a {type(given).__name__}.",
        allowed="a tuple of arrays and scalars, also for one: (bias,).",
    )


def _common(left: Array, right: Array) -> str:
    common = np.result_type(left.dtype, right.dtype).name
    if common == "bool":
        raise InvalidArgument("dtype", asked="gemm of two bool arrays.", allowed="integer and float dtypes.")
    return common


def _leading(left: Array, right: Array) -> tuple[int, ...]:
    fits = left.ndim >= 2 and right.ndim >= 2 and left.shape[-1] == right.shape[-2]
    try:
        lead = np.broadcast_shapes(left.shape[:-2], right.shape[:-2]) if fits else None
    except ValueError:
        lead = None
    if lead is None:
        raise InvalidArgument(
            "shape",
            asked=f"gemm was given shapes {left.shape} and {right.shape}.",
            allowed="(…, M, K) and (…, K, N) with equal K and leading axes that broadcast.",
            shapes=(left.shape, right.shape),
        )
    return lead


def _epilogue(fn: Any, kinds: tuple[Any, ...], ndim: int) -> tuple[Expression | None, tuple[Any, ...]]:
    if fn is None:
        if len(kinds) > 1:
            raise InvalidArgument(
                "option", asked="epilogue_args were given without an epilogue.", allowed="both or none."
            )
        return None, ()
    trace = traced(fn, kinds, ndim=ndim)
    if trace.several:
        raise InvalidArgument("option", asked="the epilogue returns a tuple.", allowed="one value.")
    return trace.expression, trace.values


def _check_extras(shape: tuple[int, ...], extras: Sequence[Array]) -> None:
    for one in extras:
        try:
            fits = np.broadcast_shapes(shape, one.shape) == shape
        except ValueError:
            fits = False
        if not fits:
            raise InvalidArgument(
                "shape",
                asked=f"An epilogue argument has shape {one.shape}.",
                allowed=f"a shape that broadcasts to {shape}.",
                shape=one.shape,
            )
