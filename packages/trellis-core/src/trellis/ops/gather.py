"""take: elements picked along an axis by an array of indices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis import dtypes
from trellis.errors import InvalidArgument
from trellis.flow import Call, run
from trellis.intent import Layout, Take
from trellis.ops import operands
from trellis.ops.axes import axis_of
from trellis.ops.creation import empty
from trellis.ops.reductions import reduce

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Array, Owner
    from trellis.schedule import Schedule


def take(
    ctx: Owner,
    x: Any,
    indices: Any,
    *,
    axis: int | None = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Pick elements along an axis, as ``numpy.take``.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array; a strided view is copied first.
    indices
        Integers of any shape; negative ones count from the end. They are checked before anything is written.
    axis
        The axis; None is over the flattened array.
    schedule, routes, out
        As for `map`; `out` must be dense and may not overlap an input.

    Returns
    -------
    Array
        The array's shape with `axis` replaced by the indices' shape.

    Raises
    ------
    InvalidArgument
        ``index_out_of_range``, ``axis``, ``dtype`` and as `map`.

    """
    plan, allowed = operands.options(schedule, routes)
    (source, places), uploaded = operands.arrays(ctx, [x, indices])
    source = source.reshape(-1) if axis is None else source
    along = axis_of(0 if axis is None else axis, source.ndim)
    if not dtypes.is_integer(places.spec.layout.dtype):
        raise InvalidArgument(
            "dtype", asked=f"indices have dtype {places.spec.layout.dtype}.", allowed="an integer dtype."
        )
    shape = (*source.shape[:along], *places.shape, *source.shape[along + 1 :])
    expected = Layout.dense(source.spec.layout.dtype, shape)
    given = operands.check_out(ctx, out, [expected], [source, places])
    if given is not None and not given[0].spec.dense:
        raise InvalidArgument("out_mismatch", asked="out= is a strided view.", allowed="a dense array.")
    _check_range(ctx, places, source.shape[along])
    if not all(shape):
        return given[0] if given else empty(ctx, shape, expected.dtype)
    dense = tuple(one if one.spec.dense else one.copy() for one in (source, places))

    def state() -> Take:
        return Take(tuple(one.spec.layout for one in dense), (expected,), along)

    key = ("take", along, plan, allowed, *[one.spec for one in dense])
    return run(Call(ctx, key, state, dense, (), given, plan, allowed, uploaded))[0]


def _check_range(ctx: Owner, places: Array, extent: int) -> None:
    if places.size == 0:
        return
    low, high = int(reduce(ctx, places, "min")), int(reduce(ctx, places, "max"))
    if low < -extent or high >= extent:
        wrong = low if low < -extent else high
        raise InvalidArgument(
            "index_out_of_range",
            asked=f"take was given the index {wrong} for an axis of {extent} elements.",
            allowed=f"integers from {-extent} to {extent - 1}." if extent else "none: the axis is empty.",
            index=wrong,
            extent=extent,
        )
