"""escape: the caller's own kernel, under the budget, the validation and the record of every other launch."""

from __future__ import annotations

import math
import operator
import re
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument, InvalidType
from trellis.flow import Call, run
from trellis.intent import Escape, Layout
from trellis.ops import operands
from trellis.ops.conversion import supported
from trellis.ops.creation import empty, shape_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Array, Owner
    from trellis.schedule import Schedule

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)
_MOST = 2**63 - 1


def escape(
    ctx: Owner,
    source: str,
    /,
    *values: Any,
    language: str,
    name: str = "kernel",
    results: Sequence[tuple[Any, Any]] | None = None,
    out: Any = None,
    range: int | None = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
) -> Any:
    """Run a kernel of the caller's: its route is ``escape``, and no other is tried.

    The function is called with pointers to the operands, then to the results, then with the scalars, then with the begin and
    end of a part of ``range(0, range)``, and does the work of that part alone: parts are disjoint, cover the range together,
    and are done in any order, several at a time. How the range is cut depends on it and the operands' sizes, never on the
    number of threads. "Bring your own kernel" in the documentation has the types in the languages of the CPU door.

    What the function does with its pointers can't be checked: beyond the arrays' ends it reads and damages other memory of
    the process, and a function that never returns never ends the launch.

    Parameters
    ----------
    ctx
        The Context.
    source, language, name
        Text of the kernel, its language, and the function's name. A door that does not speak the language says which it does.
    values
        Arrays, dense and row-major, and scalars. A Python float is a float64, an int an int64, a bool a bool; a NumPy scalar
        has its own dtype.
    results
        ``(shape, dtype)`` of each new result. They are not initialised: the kernel must write every element.
    out
        Array, or tuple of arrays, in place of new results: dense, no input among them. The kernel may read what is in them.
    range
        End of the range; the number of elements of the first result where left out.
    schedule
        ``tile=(n,)`` is the length of a part, ``threads`` the most threads that share the parts.

    Returns
    -------
    Array or tuple of Array
        The result, or the results where there are several.

    Raises
    ------
    InvalidArgument
        ``layout``, ``signature``, ``option``, ``shape``, ``dtype``, ``out_mismatch`` and as `map`.
    BackendError
        ``compile_failed``; the compiler's message, the line and the source are among its fields.
    Unsupported
        ``no_route`` where the door does not speak the language, or lacks a compiler for it.

    """
    _check_text(source, language, name)
    made = _run(ctx, (source, language, name), values, (results, out, range), schedule)
    return made[0] if len(made) == 1 else made


def _run(
    ctx: Owner,
    text: tuple[str, str, str],
    values: tuple[Any, ...],
    wanted: tuple[Any, Any, Any],
    schedule: Any,
) -> tuple[Array, ...]:
    """Check the operands and results, and carry the launch."""
    results, out, end = wanted
    plan, _ = operands.options(schedule, None)
    scalars = tuple(value for value in values if operands.is_scalar(value))
    kinds = tuple(map(_scalar, scalars))
    inputs, uploaded = operands.arrays(ctx, [value for value in values if not operands.is_scalar(value)])
    _check_dense(inputs)
    expected = _expected(ctx, results, out)
    given = operands.check_out(ctx, out, expected, inputs)
    _check_dense(given or ())
    grid = _grid(end, expected)
    if not any(item.size for item in expected):
        return given or tuple(empty(ctx, item.shape, item.dtype) for item in expected)

    def state() -> Escape:
        return Escape(tuple(one.spec.layout for one in inputs), expected, *text, kinds, grid)

    targets = expected if given is None else ("out", *[one.spec for one in given])
    key = ("escape", *text, grid, kinds, plan, *[one.spec for one in inputs], *targets)
    return run(Call(ctx, key, state, inputs, scalars, given, plan, ("escape",), uploaded))


def _check_text(source: object, language: object, name: object) -> None:
    for what, value in (("source", source), ("language", language), ("name", name)):
        if not isinstance(value, str):
            raise InvalidType("type", asked=f"{what}= is a {type(value).__name__}.", allowed="a text.")
    if "\0" in str(source) or any("\ud800" <= letter <= "\udfff" for letter in str(source)):
        raise InvalidArgument(
            "option", asked="The source holds a NUL or half of a surrogate pair.", allowed="a text in UTF-8."
        )
    if not _NAME.fullmatch(str(name)):
        raise InvalidArgument(
            "option", asked=f"name={name!r} was given.", allowed="a name of letters, digits and underscores."
        )


def _scalar(value: Any) -> str:
    """Return the dtype in which a scalar is passed."""
    if isinstance(value, np.generic):
        return dtypes.canonical(value.dtype)
    kind = "bool" if isinstance(value, bool) else "int64" if isinstance(value, int) else "float64"
    if kind == "int64" and not -_MOST - 1 <= value <= _MOST:
        raise InvalidArgument(
            "dtype",
            asked=f"The scalar {value} was given.",
            allowed="Python integers that fit int64.",
            fix="Pass it as a NumPy scalar of the dtype that the kernel takes, such as np.uint64.",
        )
    return kind


def _check_dense(arrays: Sequence[Array]) -> None:
    for one in arrays:
        if not one.spec.dense:
            raise InvalidArgument(
                "layout",
                asked=f"A kernel was given an array of shape {one.shape} with strides {one.strides}.",
                allowed="dense, row-major arrays: the kernel gets a pointer alone.",
                fix="Pass x.copy(); for out=, copy the result into the view afterwards.",
            )


def _expected(ctx: Owner, results: Any, out: Any) -> tuple[Layout, ...]:
    """Return the layouts of the results."""
    if (results is None) == (out is None):
        both = "both results= and out=" if out is not None else "neither results= nor out="
        raise InvalidArgument(
            "option",
            asked=f"escape was given {both}.",
            allowed="results=[(shape, dtype), …] for new arrays, or out= for arrays that are there.",
        )
    if out is not None:
        listed: tuple[Any, ...] = tuple(out) if isinstance(out, (tuple, list)) else (out,)  # pyright: ignore[reportUnknownArgumentType] - checked next
        made = tuple(
            Layout.dense(one.spec.layout.dtype, one.shape)
            if hasattr(one, "spec")
            else Layout("uint8", (), ())
            for one in listed
        )
    else:
        try:
            made = tuple(Layout.dense(supported(ctx, dtype), shape_of(shape)) for shape, dtype in results)
        except (TypeError, ValueError) as error:
            if isinstance(error, InvalidArgument):
                raise
            made = ()
    if not made:
        raise InvalidArgument(
            "option",
            asked=f"escape was given results={results!r}." if out is None else "escape was given out=().",
            allowed="at least one result, such as results=[((1000,), 'float32')].",
        )
    return made


def _grid(given: Any, expected: tuple[Layout, ...]) -> int:
    """Return the end of the range, at least 1 unless every result is empty."""
    empty_results = not any(item.size for item in expected)
    try:
        grid = math.prod(expected[0].shape) if given is None else operator.index(given)
    except TypeError:
        grid = -1
    if isinstance(given, bool) or not (1 <= grid <= _MOST or (empty_results and grid == 0)):
        raise InvalidArgument(
            "option",
            asked=f"range={given!r} was given for results of shapes {', '.join(str(item.shape) for item in expected)}.",
            allowed="a positive integer; left out, it is the number of elements of the first result.",
        )
    return grid
