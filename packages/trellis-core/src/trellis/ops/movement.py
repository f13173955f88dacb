"""transpose, copy, concatenate and stack: elements moved into new arrays without gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.array import Array, spec_of
from trellis.errors import InvalidArgument
from trellis.flow import Call, allocate, run
from trellis.intent import Concatenate, Copy, Layout, Transpose
from trellis.ops import operands
from trellis.ops.axes import axis_of
from trellis.ops.repeated import again, key_of, usually

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Owner
    from trellis.ops.repeated import Key
    from trellis.schedule import Schedule

# Arrays that one launch joins; more of them are joined in several.
MOST_AT_ONCE = 64


def transpose(
    ctx: Owner,
    x: Any,
    axes: Sequence[int] | None = None,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return a new dense array with the axes in another order, as ``numpy.ascontiguousarray(x.transpose(axes))``.

    ``x.T`` and ``x.transpose(…)`` are views, which move nothing: every operation takes them as they are. This operation moves
    the elements, for what will be read along the new axes more than once.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array, of any strides.
    axes
        For each axis of the result the axis of `x` that it is; None reverses them.
    schedule, routes, out
        As for `map`; `out` may have any strides but may not overlap `x`.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.axis`` unless each axis is listed once, and as `map`.

    """
    order = None if axes is None else _listed_axes(axes)
    usual = usually(schedule, routes, out) and (order is None or all(type(axis) is int for axis in order))
    spelled = ("transpose", order)
    if usual and (found := again(ctx, spelled, (x,), out)) is not None:
        return found
    source, uploaded = operands.array(ctx, x)
    seen = source.T if order is None else source.transpose(order)
    key = key_of(spelled, (source,), out) if usual else None
    return _copied(ctx, Transpose, (seen, uploaded), (schedule, routes, out), key)


def _listed_axes(axes: Any) -> tuple[Any, ...]:
    try:
        return tuple(axes)
    except TypeError:
        raise InvalidArgument(
            "axis", asked=f"transpose with axes={axes!r}.", allowed="a sequence with each axis once, or None."
        ) from None


def copy(
    ctx: Owner,
    x: Any,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Return a new dense array with the elements of `x`, whatever its strides are.

    Parameters
    ----------
    ctx
        The Context.
    x
        The array.
    schedule, routes, out
        As for `map`; `out` may have any strides but may not overlap `x`.

    Raises
    ------
    InvalidArgument
        As `map`.

    """
    usual = usually(schedule, routes, out)
    if usual and (found := again(ctx, ("copy",), (x,), out)) is not None:
        return found
    source, uploaded = operands.array(ctx, x)
    key = key_of(("copy",), (source,), out) if usual else None
    return _copied(ctx, Copy, (source, uploaded), (schedule, routes, out), key)


def _copied(
    ctx: Owner, kind: type[Copy], given: tuple[Array, int], options: tuple[Any, Any, Any], key: Key | None
) -> Array:
    schedule, routes, out = options
    plan, allowed = operands.options(schedule, routes)
    source, uploaded = given
    layout = source.spec.layout
    expected = Layout.dense(layout.dtype, layout.shape)
    into = operands.check_out(ctx, out, [expected], [source])
    target = into[0].spec.layout if into else expected
    if source.size == 0:
        return into[0] if into else allocate(ctx, spec_of(ctx.arena.session, expected))

    def state() -> Copy:
        return kind((layout,), (target,))

    if key is None:
        key = (kind.op, source.spec, *([into[0].spec] if into else ()), plan, allowed)
    return run(Call(ctx, key, state, (source,), (), into, plan, allowed, uploaded))[0]


def concatenate(
    ctx: Owner,
    arrays: Sequence[Any],
    axis: int | None = 0,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Join arrays along an axis, as ``numpy.concatenate``.

    Parameters
    ----------
    ctx
        The Context.
    arrays
        At least one array; all of one shape but for the axis. One whose elements are not next to each other along an axis is
        copied first.
    axis
        The axis; None joins the flattened arrays.
    schedule, routes, out
        As for `map`; `out` may have any strides but may not overlap an array.

    Returns
    -------
    Array
        Dense, of NumPy's common dtype of the arrays, to which each is cast on the way. Up to 64 arrays are one launch; more are
        several, of which the record is the last.

    Raises
    ------
    InvalidArgument
        ``shape`` for arrays that do not fit together, ``axis``, and as `map`.

    """
    given = _listed("concatenate", arrays)
    usual = usually(schedule, routes, out) and type(axis) is int
    spelled = ("concatenate", axis)
    if usual and (found := again(ctx, spelled, given, out)) is not None:
        return found
    made, uploaded = operands.arrays(ctx, given)
    key = key_of(spelled, made, out) if usual else None
    if axis is None:
        made = tuple(one.reshape(-1) for one in made)
    along = axis_of(0 if axis is None else axis, made[0].ndim)
    _check_shapes("concatenate", made, along)
    return _joined(ctx, made, along, (schedule, routes, out, uploaded, key))


def stack(
    ctx: Owner,
    arrays: Sequence[Any],
    axis: int = 0,
    *,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Array:
    """Join arrays of one shape along a new axis, as ``numpy.stack``.

    Parameters
    ----------
    ctx
        The Context.
    arrays
        At least one array, all of one shape.
    axis
        Where the new axis comes in the result.
    schedule, routes, out
        As for `concatenate`.

    Raises
    ------
    InvalidArgument
        As `concatenate`.

    """
    given = _listed("stack", arrays)
    usual = usually(schedule, routes, out) and type(axis) is int
    spelled = ("stack", axis)
    if usual and (found := again(ctx, spelled, given, out)) is not None:
        return found
    made, uploaded = operands.arrays(ctx, given)
    key = key_of(spelled, made, out) if usual else None
    along = axis_of(axis, made[0].ndim + 1)
    _check_shapes("stack", made, None)
    place = (*(slice(None),) * along, None)
    return _joined(ctx, tuple(one[place] for one in made), along, (schedule, routes, out, uploaded, key))


def _listed(op: str, arrays: Any) -> tuple[Any, ...]:
    """Return the arrays to join as a tuple; an array counts as the sequence of its rows, as in NumPy."""
    if not isinstance(arrays, (tuple, list, Array, np.ndarray)) or (
        isinstance(arrays, (Array, np.ndarray)) and arrays.ndim == 0
    ):
        raise InvalidArgument(
            "option", asked=f"{op} of a {type(arrays).__name__}.", allowed="a sequence of arrays."
        )
    found = tuple(arrays)
    if not found:
        raise InvalidArgument("option", asked=f"{op} of no arrays.", allowed="at least one array.")
    return found


def _check_shapes(op: str, made: tuple[Array, ...], axis: int | None) -> None:
    shapes = {tuple(extent for i, extent in enumerate(one.shape) if i != axis) for one in made}
    if len(shapes) > 1 or len({one.ndim for one in made}) > 1:
        raise InvalidArgument(
            "shape",
            asked=f"{op} was given shapes {', '.join(str(one.shape) for one in made)}.",
            allowed="one shape for all" + ("." if axis is None else f", but for axis {axis}."),
            shapes=tuple(one.shape for one in made),
        )


def _common(made: tuple[Array, ...]) -> str:
    given = {one.spec.layout.dtype: one.dtype for one in made}
    try:
        return dtypes.canonical(np.result_type(*given.values()))
    except TypeError:
        raise InvalidArgument(
            "dtype",
            asked=f"Arrays of {', '.join(sorted(given))} were to be joined.",
            allowed="dtypes that share one; NumPy has none for these.",
            fix="Cast them to one dtype first: x.astype('float32').",
            dtypes=tuple(sorted(given)),
        ) from None


def _joined(ctx: Owner, made: tuple[Array, ...], axis: int, options: tuple[Any, ...]) -> Array:
    schedule, routes, out, uploaded, key = options
    plan, allowed = operands.options(schedule, routes)
    name = _common(made)
    length = sum(one.shape[axis] for one in made)
    shape = (*made[0].shape[:axis], length, *made[0].shape[axis + 1 :])
    expected = Layout.dense(name, shape)
    given = operands.check_out(ctx, out, [expected], made)
    parts = tuple(_walkable(one) for one in made if one.size)
    if not parts:
        return given[0] if given else allocate(ctx, spec_of(ctx.arena.session, expected))
    if len(parts) <= MOST_AT_ONCE:
        # A plan is found by its spelling where the kernel reads the very arrays that were given.
        direct = len(parts) == len(made) and all(one is part for one, part in zip(made, parts, strict=True))
        return _join(ctx, parts, axis, expected, (plan, allowed, given, uploaded, key if direct else None))
    whole = given[0] if given else allocate(ctx, spec_of(ctx.arena.session, expected))
    start = 0
    for first in range(0, len(parts), MOST_AT_ONCE):
        group = parts[first : first + MOST_AT_ONCE]
        # The last launch's record is the result's.
        moved = uploaded if first + MOST_AT_ONCE >= len(parts) else 0
        stop = start + sum(one.shape[axis] for one in group)
        piece = whole[(*(slice(None),) * axis, slice(start, stop))]
        whole.launch = _join(
            ctx, group, axis, piece.spec.layout, (plan, allowed, (piece,), moved, None)
        ).launch
        start = stop
    return whole


def _walkable(one: Array) -> Array:
    """Return an array as kernels can join it at speed: a copy where no axis has its elements next to each other."""
    layout = one.spec.layout
    steps = [abs(step) for step, extent in zip(layout.strides, layout.shape, strict=True) if extent > 1]
    return one if not steps or steps[-1] == min(steps) else one.copy()


def _join(
    ctx: Owner, parts: tuple[Array, ...], axis: int, expected: Layout, options: tuple[Any, ...]
) -> Array:
    plan, allowed, given, uploaded, key = options
    target = given[0].spec.layout if given else expected

    def state() -> Concatenate:
        return Concatenate(tuple(one.spec.layout for one in parts), (target,), axis)

    if key is None:
        written = spec_of(ctx.arena.session, target)
        key = ("joined", axis, plan, allowed, written, *[one.spec for one in parts])
    return run(Call(ctx, key, state, parts, (), given, plan, allowed, uploaded))[0]
