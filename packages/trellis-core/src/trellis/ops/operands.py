"""Operands of an operation: what the caller passed, made into arrays on the Context's device, and `out=` checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis import schedule as schedules
from trellis.array import Array
from trellis.array.exchange import visible
from trellis.errors import InvalidArgument, InvalidType, did_you_mean
from trellis.ops.conversion import asarray
from trellis.routes import ROUTES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Owner
    from trellis.intent import Layout
    from trellis.plan import Route
    from trellis.schedule import Schedule

_SCALARS = (bool, int, float, np.generic)


def array(ctx: Owner, value: Any) -> tuple[Array, int]:
    """Return an operand as an Array of the Context, and the bytes uploaded for it.

    What an operation makes of an operand on the way, such as a copy of a view, is then the Context's as well: an array's own
    Context may be closed, or have another budget.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.device_mismatch`` for an Array of another device.
    InvalidType
        ``E_INVALID_ARG.type`` for what is no array.

    """
    if isinstance(value, Array):
        if value.spec.session is not ctx.arena.session:
            raise InvalidArgument(
                "device_mismatch",
                asked=f"An array on {value.device.label} was passed to a Context on {ctx.device.label}.",
                allowed=f"arrays on {ctx.device.label}.",
                fix=f"Move it with .to({ctx.device.label!r}).",
                device=ctx.device.label,
                given=value.device.label,
            )
        return value.of(ctx), 0
    if isinstance(value, (str, bytes)) or value is None or callable(value):
        raise InvalidType(
            "type",
            asked=f"A {type(value).__name__} was passed where an array belongs.",
            allowed="a trellis.Array, a NumPy array, a nested list of numbers, or a DLPack object.",
        )
    made = asarray(ctx, value)
    return made, 0 if made.memory.nbytes == 0 else made.nbytes


def arrays(ctx: Owner, values: Sequence[Any]) -> tuple[tuple[Array, ...], int]:
    """Return several operands as arrays, and the bytes uploaded for all of them."""
    made = [array(ctx, value) for value in values]
    return tuple(one for one, _ in made), sum(count for _, count in made)


def is_scalar(value: Any) -> bool:
    """Tell whether an operand is a number, which takes part in a formula by value."""
    return isinstance(value, _SCALARS) and not isinstance(value, (str, bytes))


def mixed(
    ctx: Owner, first: Sequence[Any], values: Sequence[Any]
) -> tuple[tuple[Array, ...], tuple[Any, ...], int]:
    """Return the arrays among the operands, what tracing is told of each operand, and the bytes uploaded.

    Parameters
    ----------
    ctx
        The Context.
    first
        Operands that are arrays, numbers included.
    values
        Further operands: arrays and scalars.

    """
    plain = [False] * len(first) + [is_scalar(value) for value in values]
    whole = (*first, *values)
    inputs, uploaded = arrays(ctx, [value for value, one in zip(whole, plain, strict=True) if not one])
    remaining = iter(inputs)
    kinds = tuple(
        value if one else next(remaining).spec.layout.dtype for value, one in zip(whole, plain, strict=True)
    )
    return inputs, kinds, uploaded


def broadcast_shape(ctx: Owner, op: str, operands: Sequence[Array]) -> tuple[int, ...]:
    """Return the common shape by NumPy's broadcasting rule.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.shape`` where the shapes do not fit together.

    """
    shapes = [operand.shape for operand in operands]
    try:
        return np.broadcast_shapes(*shapes) if len(set(shapes)) != 1 else shapes[0]
    except (RuntimeError, ValueError):  # NumPy broadcasts up to 32 axes
        raise InvalidArgument(
            "shape",
            asked=f"{op} was given shapes {', '.join(map(str, shapes))}.",
            allowed="shapes of up to 32 axes of which each pair of extents, counted from the last, is equal or has a 1.",
            shapes=tuple(shapes),
        ) from None


def options(
    schedule: Schedule | Mapping[str, Any] | None, routes: Sequence[str] | str | None
) -> tuple[Schedule | None, tuple[Route, ...] | None]:
    """Return the caller's schedule and routes, checked."""
    return schedules.parse(schedule), None if routes is None else checked_routes(routes)


def checked_routes(routes: Sequence[str] | str) -> tuple[Route, ...]:
    """Return route names as a tuple.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.unknown_name`` for a name that is no route, ``E_INVALID_ARG.option`` for none or a repeated one.

    """
    try:
        names = (routes,) if isinstance(routes, str) else tuple(routes)
    except TypeError:
        names = (routes,)
    for name in names:
        if name == "escape":
            raise InvalidArgument(
                "option",
                asked="The route 'escape' was asked for.",
                allowed=", ".join(ROUTES) + "; a kernel of your own takes the route escape by itself.",
                fix="Call ctx.escape(source, …, language=…) with the kernel.",
                routes=names,
            )
        if not isinstance(name, str) or name not in ROUTES:
            raise InvalidArgument(
                "unknown_name",
                asked=f"The route {name!r} was asked for.{did_you_mean(str(name), ROUTES)}",
                allowed=", ".join(ROUTES) + ".",
                name=name,
            )
    if not names or len(set(names)) != len(names):
        raise InvalidArgument(
            "option",
            asked=f"routes={names!r} was given.",
            allowed="at least one route, each once.",
            routes=names,
        )
    return names  # pyright: ignore[reportReturnType] - each is a key of ROUTES


def check_out(
    ctx: Owner, out: Any, expected: Sequence[Layout], inputs: Sequence[Array], *, in_place: bool = False
) -> tuple[Array, ...] | None:
    """Return `out=` as a tuple of arrays that may be written, None where none was given.

    Parameters
    ----------
    ctx
        The Context.
    out
        None, an Array, or a tuple of them.
    expected
        Layouts of the results: shape and dtype must match.
    inputs
        What the operation reads.
    in_place
        Whether an output may be exactly an input.

    Raises
    ------
    InvalidArgument
        ``out_mismatch``, ``read_only``, ``out_overlap`` or ``device_mismatch``; nothing was written.

    """
    if out is None:
        return None
    given: tuple[Any, ...] = tuple(out) if isinstance(out, (tuple, list)) else (out,)  # pyright: ignore[reportUnknownArgumentType]
    if len(given) != len(expected):
        raise _mismatch(f"{len(given)} arrays were given as out=.", f"{len(expected)}.")
    for position, (one, want) in enumerate(zip(given, expected, strict=True)):
        if not isinstance(one, Array):
            raise InvalidType(
                "type",
                asked=f"out= is a {type(one).__name__}.",
                allowed="a trellis.Array of the Context's device.",
            )
        array(ctx, one)
        have = one.spec.layout
        if (have.shape, have.dtype) != (want.shape, want.dtype):
            raise _mismatch(
                f"out= has shape {have.shape} and dtype {have.dtype}.", f"{want.shape} and {want.dtype}."
            )
        if not one.memory.writable:
            raise InvalidArgument(
                "read_only", asked="out= is read-only.", allowed="an array that may be written."
            )
        check_distinct(one)
        for position_of, other in enumerate((*inputs, *given[:position])):
            same = other.address == one.address and other.spec is one.spec
            is_input = position_of < len(inputs)
            if not (in_place and same and is_input) and _share(one, other):
                which = "out= overlaps an input" if is_input else "two arrays of out= overlap"
                exactly = " without being exactly that input." if in_place and is_input else "."
                raise _overlap(which + exactly)
    return given


def check_distinct(x: Array) -> None:
    """Raise where elements of an array to be written share memory: the result would depend on their order.

    Views made by slicing and transposing step over all that lies within; others (windows that slide) are taken to overlap.
    """
    reach = dtypes.itemsize(x.spec.layout.dtype)
    for step, extent in sorted(zip(map(abs, x.strides), x.shape, strict=True)):
        if x.size > 1 and extent > 1:
            if step < reach:
                raise _overlap("an array of which several elements share memory was to be written.")
            reach += (extent - 1) * step


def apart(out: Array, inputs: tuple[Array, ...]) -> bool:
    """Tell whether `out` may be written and no input reaches into its memory, by addresses alone."""
    if not out.memory.writable:
        return False
    first, last = out.address + out.spec.low, out.address + out.spec.high
    for x in inputs:  # noqa: SIM110 - a generator costs more than the comparisons
        if x.address + x.spec.low < last and first < x.address + x.spec.high:
            return False
    return True


def _mismatch(asked: str, allowed: str) -> InvalidArgument:
    return InvalidArgument("out_mismatch", asked=asked, allowed=allowed)


def _overlap(asked: str) -> InvalidArgument:
    return InvalidArgument("out_overlap", asked=asked, allowed="an array of its own memory.")


def _share(one: Array, other: Array) -> bool:
    """Tell whether two arrays have an element's memory in common; True where that is too costly to find out."""
    if one.size == 0 or other.size == 0:
        return False
    if one.address + one.spec.low >= other.address + other.spec.high:
        return False
    if other.address + other.spec.low >= one.address + one.spec.high:
        return False
    seen, other_seen = visible(one), visible(other)
    if seen is None or other_seen is None:
        return one.memory is other.memory
    try:
        return np.shares_memory(seen, other_seen, max_work=10_000)  # pyright: ignore[reportArgumentType] - NumPy's stub knows only -1 and 0
    except np.exceptions.TooHardError:
        return True
