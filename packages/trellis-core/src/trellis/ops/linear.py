"""gemm: matrix products, with formulas on each element of the operands and of the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis.cache import Memo
from trellis.errors import InvalidArgument, InvalidType
from trellis.expr import identity
from trellis.flow import MEMO, Call, attach_record, replay, run
from trellis.intent import Gemm, Layout
from trellis.ops import operands
from trellis.ops.creation import empty
from trellis.ops.products import formulas
from trellis.ops.repeated import again, key_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from trellis.array import Array, Owner
    from trellis.plan import Route
    from trellis.schedule import Schedule


# What calls with formulas said, and the keys of their plans with the values of their run-time scalars.
_SPELLED = Memo(1024)


def gemm(
    ctx: Owner,
    a: Any,
    b: Any,
    *,
    dtype: npt.DTypeLike | None = None,
    prologue: Any = None,
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
        (…, M, K) and (…, K, N); leading axes broadcast as in ``numpy.matmul``. Any strides; dtypes may differ.
    dtype
        What products and sums are computed in, such as ``int32`` for int8 operands; the operands' common dtype where left
        out. float16 and bfloat16 are summed in float32 and rounded once, when the result is stored.
    prologue
        A function of one element for each of `a` and `b`, as a pair, None for neither: ``(fa, None)``. Applied as the
        elements are read, without a pass of its own.
    epilogue
        Function of the product's element and one element of each of `epilogue_args`.
    epilogue_args
        Arrays that broadcast to the result's shape, and scalars.
    schedule, routes, out
        As for `map`; `out` may not overlap an input.

    Returns
    -------
    Array
        (…, M, N), in `dtype`, the operands' common dtype or the epilogue's.

    """
    plain = epilogue is None and type(epilogue_args) is tuple and not epilogue_args and schedule is None
    plain = plain and dtype is None and prologue is None
    known = _warm(ctx, a, b, routes, out) if plain else None
    if known is not None:
        return known
    given = _Formulas(dtype, prologue, epilogue, _several(epilogue_args))
    if not plain and schedule is None:
        known = _warm_spelled(ctx, (a, b, *given.arguments), given, routes, out)
        if known is not None:
            return known
    return _multiplied(
        ctx, (a, b), given, operands.options(schedule, routes), _named(routes) if plain else False, out
    )


gemm_like = gemm


class _Formulas(NamedTuple):
    """What the caller said of a product beside its operands."""

    dtype: npt.DTypeLike | None
    prologue: Any
    epilogue: Any
    arguments: tuple[Any, ...]


def _multiplied(
    ctx: Owner,
    sides: tuple[Any, Any],
    asked: _Formulas,
    options: tuple[Schedule | None, tuple[Route, ...] | None],
    plain: tuple[str, ...] | str | bool | None,
    out: Any,
) -> Array:
    """Carry out a product; `plain` is the routes as the caller named them, where there is nothing else to key by."""
    plan, allowed = options
    (left, right, *extras), kinds, uploaded = operands.mixed(ctx, sides, asked.arguments)
    shape = (*(lead := _leading(left, right)), left.shape[-2], right.shape[-1])
    how = formulas((left, right), asked.dtype, asked.prologue, asked.epilogue, kinds[2:], len(shape))
    if asked.prologue is None and not {"cache", "generate"} & set(allowed or ctx.routes):
        # A library alone takes operands of one dtype; kernels cast as they read.
        left, right = (
            one if one.spec.layout.dtype == how.common else one.astype(how.common) for one in (left, right)
        )
    _check_extras(shape, extras)
    expected, inputs = Layout.dense(how.result, shape), (left, right, *extras)
    given = operands.check_out(ctx, out, [expected], inputs)
    if not all(shape):
        return given[0] if given else empty(ctx, shape, expected.dtype)
    target = given[0].spec.layout if given else expected
    seen = [(*lead, *left.shape[-2:]), (*lead, *right.shape[-2:]), *[shape for _ in extras]]

    def state() -> Gemm:
        layouts = tuple(one.spec.layout.broadcast(whole) for one, whole in zip(inputs, seen, strict=True))
        return Gemm(layouts, (target,), how.accumulate, how.epilogue, how.prologue)

    what = (plain,) if plain is not False else (*how.key, plan, allowed)
    key = key_of(("gemm", *what), inputs, given[0] if given else None)
    result = run(Call(ctx, key, state, inputs, how.scalars, given, plan, allowed, uploaded))[0]
    spelled = _spelled(ctx, (*sides, *asked.arguments), asked, allowed, out) if plan is None else None
    if spelled is not None and uploaded == 0 and left is sides[0] and right is sides[1]:
        _SPELLED.put(spelled, ((ctx.scope, *key), how.scalars))
    return result


def _spelled(
    ctx: Owner, inputs: tuple[Any, ...], asked: _Formulas, routes: tuple[str, ...] | None, out: Any
) -> tuple[Any, ...] | None:
    """Return a key of what a call says, without tracing its functions; None where a part of it can't be told apart."""
    functions = (*(asked.prologue or (None, None)), asked.epilogue)
    known = tuple([None if fn is None else identity(fn) for fn in functions])
    if not (asked.dtype is None or type(asked.dtype) is str):
        return None
    if any(fn is not None and one is None for fn, one in zip(functions, known, strict=True)):
        return None
    try:
        return (
            ctx.scope,
            asked.dtype,
            known,
            routes,
            None if out is None else out.spec,
            *[one.spec for one in inputs],
        )
    except AttributeError:  # no Arrays
        return None


def _warm_spelled(
    ctx: Owner, inputs: tuple[Any, ...], asked: _Formulas, routes: Sequence[str] | str | None, out: Any
) -> Array | None:
    """Replay a product with formulas whose plan is memoised; None where it is not, or anything is unusual."""
    try:
        named = _named(routes)
        spelled = _spelled(ctx, inputs, asked, (named,) if isinstance(named, str) else named, out)
        key, scalars = _SPELLED.find(spelled)
        prepared = MEMO.find(key) if out is None or operands.apart(out, inputs) else None
    except (AttributeError, KeyError, TypeError):
        return None
    if prepared is None:
        return None
    return attach_record(replay(ctx, prepared, inputs, scalars, None if out is None else (out,), 0))[0]


def _named(routes: Sequence[str] | str | None) -> tuple[str, ...] | str | None:
    """Return routes as the caller named them, as a part of a key."""
    return routes if routes is None or isinstance(routes, str) else tuple(routes)


def _warm(ctx: Owner, a: Any, b: Any, routes: Sequence[str] | str | None, out: Any) -> Array | None:
    """Replay a plain product whose plan is memoised; None where it is not, or anything is unusual."""
    try:
        spelled = ("gemm", _named(routes))
    except TypeError:  # no names of routes
        return None
    return again(ctx, spelled, (a, b), out)


def _several(given: Any) -> tuple[Any, ...]:
    """Return the epilogue's arguments; a lone array would be taken apart along its first axis."""
    if isinstance(given, (tuple, list)):
        return tuple(given)  # pyright: ignore[reportUnknownArgumentType]
    raise InvalidType(
        "type",
        asked=f"epilogue_args is a {type(given).__name__}.",
        allowed="a tuple of arrays and scalars, also for one: (bias,).",
    )


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
