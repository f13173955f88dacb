"""sort and argsort: elements in order, or the indices that put them in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.errors import InvalidArgument
from trellis.flow import Call, run
from trellis.intent import Layout, Sort
from trellis.ops import operands
from trellis.ops.axes import axis_of
from trellis.ops.creation import empty

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Array, Owner
    from trellis.schedule import Schedule


def sort(
    ctx: Owner,
    x: Any,
    axis: int | None = -1,
    *,
    descending: bool = False,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return the elements in order along an axis, as ``numpy.sort`` with ``kind="stable"``.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array, of any dtype; a strided view is copied first.
    axis
        The axis; None sorts the flattened array.
    descending
        Put the greatest first.
    schedule, routes, out
        As for `map`; `out` must be dense and may not overlap the input.

    Returns
    -------
    Array
        Of the array's shape, flat for ``axis=None``, and dtype; every element keeps its bits.

    Raises
    ------
    InvalidArgument
        ``axis`` and as `map`.

    Notes
    -----
    Equal elements stay in the order in which they come, descending as well; so do -0.0 and 0.0, which are equal. Every NaN,
    whatever its sign, counts as equal to the others and greater than any number: last where the least comes first, first where
    the greatest does. That is what ``torch.sort`` and ``jax.numpy.sort`` return.

    """
    return _ordered(ctx, "values", (x, axis), descending, (schedule, routes), out)


def argsort(
    ctx: Owner,
    x: Any,
    axis: int | None = -1,
    *,
    descending: bool = False,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return the indices that put an array in order along an axis, as ``numpy.argsort`` with ``kind="stable"``.

    Parameters
    ----------
    ctx, x, axis, descending, schedule, routes, out
        As for `sort`.

    Returns
    -------
    Array
        int64 indices along the axis, of the array's shape; of the flattened array for ``axis=None``.

    Raises
    ------
    InvalidArgument
        ``axis`` and as `map`.

    Notes
    -----
    The order is that of `sort`: the indices of equal elements ascend, descending as well.

    """
    return _ordered(ctx, "indices", (x, axis), descending, (schedule, routes), out)


def _ordered(
    ctx: Owner,
    kind: str,
    what: tuple[Any, int | None],
    descending: bool,
    options: tuple[Schedule | Mapping[str, Any] | None, Sequence[str] | str | None],
    out: Any,
) -> Array:
    (x, axis), (plan, allowed) = what, operands.options(*options)
    downwards = bool(descending)
    source, uploaded = operands.array(ctx, x)
    source = source.reshape(-1) if axis is None else source
    along = axis_of(-1 if axis is None else axis, source.ndim)
    expected = Layout.dense("int64" if kind == "indices" else source.spec.layout.dtype, source.shape)
    given = operands.check_out(ctx, out, [expected], [source])
    if given is not None and not given[0].spec.dense:
        raise InvalidArgument("out_mismatch", asked="out= is a strided view.", allowed="a dense array.")
    if source.size == 0:
        return given[0] if given else empty(ctx, source.shape, expected.dtype)
    dense = source if source.spec.dense else source.copy()

    def state() -> Sort:
        return Sort(kind, (dense.spec.layout,), (expected,), along, downwards)

    key = ("sort", kind, along, downwards, plan, allowed, dense.spec)
    return run(Call(ctx, key, state, (dense,), (), given, plan, allowed, uploaded))[0]
