"""pad: an array with elements added on each side."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.array import spec_of
from trellis.errors import InvalidArgument, did_you_mean
from trellis.flow import Call, allocate, run
from trellis.intent import PADDINGS, Layout, Pad
from trellis.ops import operands
from trellis.ops.numbers import number_as
from trellis.ops.repeated import again, key_of, usually

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Array, Owner
    from trellis.schedule import Schedule

Pairs = tuple[tuple[Any, Any], ...]


def pad(
    ctx: Owner,
    x: Any,
    pad_width: Any,
    mode: str = "constant",
    constant_values: Any = 0,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return a larger array with `x` inside, as ``numpy.pad``.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array, of any strides.
    pad_width
        Elements to add: a number for every side, ``(before, after)`` for every axis, a pair for each axis, or a dict of axes.
    mode
        ``constant``; ``edge`` repeats the last element; ``reflect`` and ``symmetric`` mirror at the last element and beside it;
        ``wrap`` starts again from the other end. Wider padding than the array goes on repeating.
    constant_values
        For ``constant``, as `pad_width`; where axes meet, the last axis decides.
    schedule, routes, out
        As for `map`; `out` may have any strides but may not overlap `x`.

    Raises
    ------
    InvalidArgument
        ``option`` for a width or a value that can't be, ``unknown_name`` for another mode, ``shape`` for an empty axis that
        there is nothing to repeat of, and as `map`.

    """
    usual = usually(schedule, routes, out) and type(constant_values) is int and _plain(pad_width)
    spelled = ("pad", mode, pad_width, constant_values)
    if usual and (found := again(ctx, spelled, (x,), out)) is not None:
        return found
    _check_mode(mode)
    plan, allowed = operands.options(schedule, routes)
    source, uploaded = operands.array(ctx, x)
    layout = source.spec.layout
    widths = _widths(pad_width, source.ndim)
    values = _values(constant_values, layout) if mode == "constant" else ()
    shape = tuple(low + extent + high for (low, high), extent in zip(widths, source.shape, strict=True))
    _check_empty(source, shape, mode)
    expected = Layout.dense(layout.dtype, shape)
    given = operands.check_out(ctx, out, [expected], [source])
    target = given[0].spec.layout if given else expected
    if not all(shape):
        return given[0] if given else allocate(ctx, spec_of(ctx.arena.session, expected))
    intent = Pad((layout,), (target,), tuple(low for low, _ in widths), mode, values)
    if usual:
        key = key_of(spelled, (source,), out)
    else:
        key = (*_key(intent), source.spec, spec_of(ctx.arena.session, target), plan, allowed)
    return run(Call(ctx, key, lambda: intent, (source,), (), given, plan, allowed, uploaded))[0]


def _key(intent: Pad) -> tuple[Any, ...]:
    """Return what tells a padding from others of the same arrays: 0.0 and -0.0 are different, a NaN equals itself."""
    bits = tuple(np.asarray(value).tobytes() for pair in intent.values for value in pair)
    return ("padded", intent.mode, intent.before, bits)


def _check_mode(mode: Any) -> None:
    if not isinstance(mode, str) or mode not in PADDINGS:
        raise InvalidArgument(
            "unknown_name",
            asked=f"mode={mode!r} was given.{did_you_mean(str(mode), PADDINGS)}",
            allowed=", ".join(PADDINGS) + ".",
            name=mode,
        )


def _plain(width: Any) -> bool:
    """Tell whether a width is made of Python integers and tuples alone: equal ones then mean the same."""
    return type(width) is int or (type(width) is tuple and all(_plain(one) for one in width))


def _pairs(given: Any, ndim: int, what: str) -> Pairs:
    """Return a pair for each axis from a number, a pair, a list of pairs, or a dict of axes."""
    if isinstance(given, dict):
        return _by_axis(given, ndim, what)
    try:
        spread = np.broadcast_to(np.asarray(given, object), (ndim, 2))
    except ValueError:
        raise _wrong(what, given, ndim) from None
    return tuple((low, high) for low, high in spread)


def _by_axis(given: dict[Any, Any], ndim: int, what: str) -> Pairs:
    found: list[tuple[Any, Any]] = [(0, 0)] * ndim
    for axis, value in given.items():
        try:
            low, high = value if isinstance(value, (tuple, list)) else (value, value)
            found[operator.index(axis)] = (low, high)
        except (IndexError, TypeError, ValueError):
            raise _wrong(what, given, ndim) from None
    return tuple(found)


def _widths(given: Any, ndim: int) -> tuple[tuple[int, int], ...]:
    try:
        found = tuple(
            (operator.index(low), operator.index(high)) for low, high in _pairs(given, ndim, "pad_width")
        )
    except TypeError:
        raise _wrong("pad_width", given, ndim) from None
    if any(width < 0 for pair in found for width in pair):
        raise _wrong("pad_width", given, ndim)
    return found


def _values(given: Any, layout: Layout) -> tuple[tuple[float, float], ...]:
    name, what = layout.dtype, f"pad with constant_values={given!r} of a {layout.dtype} array"
    pairs = _pairs(given, len(layout.shape), "constant_values")
    return tuple((number_as(low, name, what), number_as(high, name, what)) for low, high in pairs)


def _check_empty(source: Array, shape: tuple[int, ...], mode: str) -> None:
    for axis, (extent, wanted) in enumerate(zip(source.shape, shape, strict=True)):
        if extent == 0 and wanted and mode != "constant":
            raise InvalidArgument(
                "shape",
                asked=f"pad(mode={mode!r}) of axis {axis} of an array of shape {source.shape}.",
                allowed="axes that are not empty, or mode='constant'.",
                shape=source.shape,
            )


def _wrong(what: str, given: Any, ndim: int) -> InvalidArgument:
    return InvalidArgument(
        "option",
        asked=f"{what}={given!r} was given for an array of {ndim} axes.",
        allowed="a number, (before, after), or one such pair an axis; widths are integers of at least 0.",
    )
