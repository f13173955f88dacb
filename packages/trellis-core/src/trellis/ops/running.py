"""scan and histogram: running totals, and counts in bins."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument, did_you_mean
from trellis.flow import Call, run
from trellis.intent import Histogram, Layout, Scan
from trellis.ops import operands
from trellis.ops.axes import axis_of
from trellis.ops.conversion import asarray
from trellis.ops.creation import empty, zeros
from trellis.ops.numbers import number_as
from trellis.ops.reductions import reduce

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from trellis.array import Array, Owner
    from trellis.plan import Route
    from trellis.schedule import Schedule

SCANS = ("max", "min", "prod", "sum")
_ALIASES = {
    "add": "sum",
    "cummax": "max",
    "cummin": "min",
    "cumprod": "prod",
    "cumsum": "sum",
    "cumulative_prod": "prod",
    "cumulative_sum": "sum",
    "maximum": "max",
    "minimum": "min",
    "multiply": "prod",
}


def scan(
    ctx: Owner,
    x: Any,
    op: Any = "sum",
    *,
    axis: int | None = None,
    exclusive: bool = False,
    dtype: npt.DTypeLike | None = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return running totals along an axis: each element combined with all before it.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array; a view whose elements lie far apart, or cannot be walked in regular steps, is copied first.
    op
        ``sum``, ``prod``, ``max`` or ``min``; also cumsum, cumprod, cummax and cummin, and NumPy's functions of such a meaning
        (``np.add``, ``np.multiply``, ``np.maximum``, ``np.minimum``, ``np.cumsum``, ``np.cumprod``).
    axis
        The axis; None is over the flattened array, as ``numpy.cumsum``.
    exclusive
        Leave each element out of its own total. The first is what changes nothing in the result's dtype: 0 for sums, 1 for
        products, the least value for max (-inf, an integer's lowest, False) and the greatest for min (inf, highest, True).
    dtype
        To combine and return in; by default NumPy's: sums and products of integers and bool in 64 bits, all else in its own.
    schedule, routes, out
        As for `map`; `out` must be dense and may not overlap the input.

    Raises
    ------
    InvalidArgument
        ``axis``, ``unknown_name`` and as `map`.

    Notes
    -----
    Integers wrap. NaN propagates, through max and min as well, as in ``numpy.maximum.accumulate``. Sums and products are kept in a
    wider dtype and rounded once: those of float32 in float64, of float16 and bfloat16 in float32; `accumulate` may say the other.

    """
    return _scan(ctx, _kind(op), (x, axis, bool(exclusive), dtype), operands.options(schedule, routes), out)


def _scan(
    ctx: Owner,
    kind: str,
    what: tuple[Any, int | None, bool, npt.DTypeLike | None],
    options: tuple[Schedule | None, tuple[Route, ...] | None],
    out: Any,
) -> Array:
    x, axis, exclusive, dtype = what
    source, uploaded = operands.array(ctx, x)
    source = source.reshape(-1) if axis is None else source
    along = axis_of(0 if axis is None else axis, source.ndim)
    name = _dtype(kind, source.spec.layout.dtype, dtype)
    expected = Layout.dense(name, source.shape)
    given = _dense_out(operands.check_out(ctx, out, [expected], [source]))
    if source.size == 0:
        return given[0] if given else empty(ctx, source.shape, name)
    if not (source.spec.dense or Scan(kind, (source.spec.layout,), (expected,), along, exclusive).near):
        source = source.copy()

    def state() -> Scan:
        return Scan(kind, (source.spec.layout,), (expected,), along, exclusive)

    key = ("scan", kind, along, exclusive, name, *options, source.spec)
    return run(Call(ctx, key, state, (source,), (), given, *options, uploaded))[0]


def _kind(op: Any) -> str:
    """Return the operation's own name."""
    name = getattr(op, "__name__", op)
    name = _ALIASES.get(name, name) if isinstance(name, str) else name
    if not isinstance(name, str) or name not in SCANS:
        raise InvalidArgument(
            "unknown_name",
            asked=f"The scan {name!r} was asked for.{did_you_mean(str(name), (*SCANS, *_ALIASES))}",
            allowed=", ".join(SCANS) + ".",
            name=name,
        )
    return name


def _dtype(kind: str, source: str, wanted: npt.DTypeLike | None) -> str:
    if wanted is not None:
        return dtypes.canonical(wanted)
    if dtypes.is_float(source) or kind in {"max", "min"}:
        return source
    return "uint64" if source in dtypes.UNSIGNED else "int64"


def _dense_out(given: tuple[Array, ...] | None) -> tuple[Array, ...] | None:
    if given is not None and not given[0].spec.dense:
        raise InvalidArgument("out_mismatch", asked="out= is a strided view.", allowed="a dense array.")
    return given


def histogram(
    ctx: Owner,
    x: Any,
    bins: int = 10,
    range: tuple[float, float] | None = None,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
) -> tuple[Array, Array]:
    """Count the elements in equal bins, as ``numpy.histogram`` with an integer number of bins.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array, of any shape; a strided view is copied first.
    bins
        Number of bins, at least 1.
    range
        Lower and upper end; by default the smallest and largest element. The last bin includes the upper end; elements
        outside, and NaN, are not counted.
    schedule, routes
        As for `map`.

    Returns
    -------
    counts, edges
        int64 of shape (bins,); shape (bins + 1,) in the dtype that NumPy gives them: the array's, float64 for integers. The host
        computes the edges: the record counts their bytes as uploaded.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.option`` for bins or a range that can't be.

    """
    plan, allowed = operands.options(schedule, routes)
    source, uploaded = operands.array(ctx, x)
    if isinstance(bins, bool) or not isinstance(bins, (int, np.integer)) or bins < 1:
        raise InvalidArgument(
            "option", asked=f"bins={bins!r} was given.", allowed="an integer of at least 1."
        )
    found = _edges(ctx, source, int(bins), range)
    edges = asarray(ctx, found, copy=True)
    if source.size == 0:
        return zeros(ctx, (int(bins),), "int64"), edges
    # Kernels compare halves in float32, which holds their edges exactly.
    compared = asarray(ctx, found.astype("float32"), copy=True) if found.itemsize == 2 else edges
    uploaded += edges.nbytes + (compared.nbytes if compared is not edges else 0)
    dense = source if source.spec.dense else source.copy()
    expected = Layout.dense("int64", (int(bins),))

    def state() -> Histogram:
        return Histogram((dense.spec.layout, compared.spec.layout), (expected,))

    key = ("histogram", plan, allowed, dense.spec, compared.spec)
    return run(Call(ctx, key, state, (dense, compared), (), None, plan, allowed, uploaded))[0], edges


def _edges(
    ctx: Owner, source: Array, bins: int, given: tuple[float, float] | None
) -> npt.NDArray[np.floating[Any]]:
    """Return the edges as NumPy makes them: an empty range is widened by a half on each side."""
    flat = source if source.spec.layout.dtype != "bool" else source.astype("uint8")
    low: Any
    high: Any
    if given is not None:
        low, high = _ends(given)
    elif source.size:
        low, high = reduce(ctx, flat, "min").numpy()[()], reduce(ctx, flat, "max").numpy()[()]
    else:
        low, high = 0, 1  # as NumPy has it: their type is a part of the edges' dtype
    if not (math.isfinite(low) and math.isfinite(high) and low <= high):
        raise InvalidArgument(
            "option",
            asked=f"a histogram over the range ({low}, {high}).",
            allowed="finite ends, the lower one first.",
        )
    held = 2 * (bins + 1) * np.dtype(np.float64).itemsize  # on the host, and as an operand
    if not ctx.arena.fits(held):
        raise ctx.arena.refusal(held)
    try:
        return np.histogram_bin_edges(np.empty(0, dtypes.to_numpy(flat.spec.layout.dtype)), bins, (low, high))
    except (OverflowError, TypeError, ValueError) as error:
        raise InvalidArgument(
            "option",
            asked=f"a histogram of {bins} bins over the range ({low}, {high}).",
            allowed="at most so many bins that their edges differ.",
        ) from error


def _ends(given: Any) -> tuple[Any, Any]:
    """Return the ends of a range as they were given: their types are a part of NumPy's rule for the edges' dtype."""
    try:
        low, high = given
    except (TypeError, ValueError):
        raise InvalidArgument(
            "option", asked=f"range={given!r} was given.", allowed="two numbers: the lower and the upper end."
        ) from None
    for end in (low, high):
        number_as(end, "float64", f"range={given!r} was given")
    return low, high
