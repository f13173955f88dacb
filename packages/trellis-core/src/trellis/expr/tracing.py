"""From a Python function to an Expression."""

from __future__ import annotations

import inspect
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis.dtypes import canonical
from trellis.errors import InvalidType
from trellis.expr.applying import apply
from trellis.expr.expression import Expression
from trellis.expr.functions import traced_name, ufunc_name
from trellis.expr.nodes import Node, node, walk
from trellis.expr.recorder import Recorder, is_scalar, kind_of, running
from trellis.expr.traced import Traced, as_node, cast_node
from trellis.expr.tracer import Neighbourhood, Tracer
from trellis.expr.untraceable import untraceable

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.recorder import Scalar


class Trace(NamedTuple):
    """What a trace found.

    Attributes
    ----------
    expression
        The formula.
    values
        The values of the run-time scalars, by slot, as Python numbers already rounded to the slot's dtype.
    several
        Whether the function returned a tuple (also of one).

    """

    expression: Expression
    values: tuple[bool | int | float, ...]
    several: bool


def trace(
    fn: str | np.ufunc | Callable[..., Any],
    operands: tuple[str | Scalar, ...],
    *,
    ndim: int | None = None,
    stencil: bool = False,
) -> Trace:
    """Trace a function over operands.

    Parameters
    ----------
    fn
        An op name, a NumPy ufunc, or a Python function of operators and NumPy functions.
    operands
        A dtype name for an array operand; a Python or NumPy scalar for a number passed by value.
    ndim
        Axes of the iteration space, for ``index`` and stencils.
    stencil
        Whether array operands are neighbourhoods, ``n[di, dj]``.

    Returns
    -------
    Trace
        ``input`` and ``tap`` nodes number the array operands only.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.untraceable`` with the user's line, ``unknown_name``, ``dtype`` or ``type``.

    """
    recorder = Recorder(ndim, Tracer)
    given = _arguments(recorder, operands, stencil=stencil)
    outer, running.recorder = running.recorder, recorder
    try:
        returned = _call(fn, given)
        several = isinstance(returned, tuple)
        results = tuple(_result(item, recorder, fn) for item in (returned if several else (returned,)))
    finally:
        running.recorder = outer
    if not results:
        raise untraceable("the function returns an empty tuple", "Return at least one value.", fn)
    return Trace(*_numbered(results, recorder), several)


def _arguments(recorder: Recorder, operands: tuple[Any, ...], *, stencil: bool) -> list[Any]:
    given: list[Any] = []
    arrays = 0
    for operand in operands:
        if not isinstance(operand, str):
            given.append(operand)
            continue
        dtype = canonical(operand)
        if stencil:
            given.append(Neighbourhood(recorder, arrays, dtype, recorder.ndim or 0))
        else:
            leaf = Traced(recorder, node("input", dtype, (), (arrays,)), dtype)
            given.append(Tracer(recorder, as_node(leaf, recorder, dtype), dtype))
        arrays += 1
    return given


def _call(fn: Any, given: list[Any]) -> Any:
    if isinstance(fn, str):
        return apply(traced_name(fn), *given)
    if isinstance(fn, np.ufunc):
        name = ufunc_name(fn)
        return apply(traced_name(fn.__name__) if name is None else name, *given)
    if not callable(fn):
        raise InvalidType(
            "type",
            asked=f"a {type(fn).__name__} was given as the function.",
            allowed="an op name, a NumPy ufunc or a Python function.",
            fix="Pass one of these.",
            type=type(fn).__name__,
        )
    try:
        return fn(*given)
    except TypeError:
        _check_count(fn, given)
        raise


def _check_count(fn: Callable[..., Any], given: list[Any]) -> None:
    """Turn a TypeError into a coded one if the function can't take that many operands."""
    try:
        signature = inspect.signature(fn)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*given)
    except TypeError as error:
        raise InvalidType(
            "type",
            asked=f"{getattr(fn, '__name__', fn)}{signature} was given {len(given)} operands.",
            allowed="a function that takes one positional argument an operand.",
            fix="Give the function as many parameters as there are operands.",
            count=len(given),
        ) from error


def _result(value: Any, recorder: Recorder, fn: Any) -> Node:
    """Return the output node of one returned value, in the dtype NumPy's result would have."""
    if isinstance(value, Traced):
        if value.recorder is not recorder:
            raise untraceable(
                "the function returns a value of another trace", "Compute it inside the function.", fn
            )
        return cast_node(value.node, value.logical)
    if not is_scalar(value):
        raise untraceable(
            f"the function returns a value of type {type(value).__name__}",
            "Return a traced value, a number, or a tuple of these.",
            fn,
        )
    kind = kind_of(value)
    logical = kind if isinstance(kind, str) else {int: "int64", float: "float64"}[kind]
    return cast_node(recorder.scalar(value, logical), logical)


def _numbered(
    outputs: tuple[Node, ...], recorder: Recorder
) -> tuple[Expression, tuple[bool | int | float, ...]]:
    """Drop the scalars that no output reads, so that equal formulas have equal slots."""
    used = sorted({int(item.value[0]) for item in walk(outputs) if item.op == "scalar"})
    if len(used) < len(recorder.values):
        outputs = _renumber(outputs, {slot: place for place, slot in enumerate(used)})
    expression = _expression(outputs, tuple(recorder.dtypes[slot] for slot in used))
    return expression, tuple(recorder.values[slot] for slot in used)


@lru_cache(maxsize=1024)
def _expression(outputs: tuple[Node, ...], scalars: tuple[str, ...]) -> Expression:
    """Keep recent expressions, and thereby their nodes: tracing the same formula again costs no hashing of its text."""
    return Expression(outputs, scalars)


def _renumber(outputs: tuple[Node, ...], places: dict[int, int]) -> tuple[Node, ...]:
    done: dict[int, Node] = {}
    for item in walk(outputs):
        value = (places[int(item.value[0])],) if item.op == "scalar" else item.value
        done[id(item)] = node(item.op, item.dtype, tuple(done[id(arg)] for arg in item.args), value)
    return tuple(done[id(root)] for root in outputs)
