"""Applying an operation to traced values and numbers: NumPy's loop is picked, casts are written out."""

from __future__ import annotations

import operator
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.dtypes import is_integer, to_numpy
from trellis.errors import InvalidArgument, InvalidType
from trellis.expr.functions import arity
from trellis.expr.nodes import const, node
from trellis.expr.promote import common, compute_dtype, loop
from trellis.expr.recorder import convert, running
from trellis.expr.traced import Traced, as_node, cast_value, kind
from trellis.expr.untraceable import place, untraceable, where

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.promote import Kind
    from trellis.expr.recorder import Recorder

_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "equal": operator.eq,
    "not_equal": operator.ne,
    "less": operator.lt,
    "less_equal": operator.le,
    "greater": operator.gt,
    "greater_equal": operator.ge,
}
_SHIFTS = frozenset({"left_shift", "right_shift"})
_SAME = frozenset({"positive", "conjugate"})
_FACTORS = {"deg2rad": np.pi / 180, "radians": np.pi / 180, "rad2deg": 180 / np.pi, "degrees": 180 / np.pi}


def current(values: tuple[Any, ...] = ()) -> Recorder:
    """Return the running trace.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.untraceable`` outside a trace.

    """
    recorder = running.recorder
    if recorder is None:
        old = any(isinstance(value, Traced) for value in values)
        what = (
            "a traced value is used after its trace"
            if old
            else "a formula's function is called outside a formula"
        )
        raise untraceable(what, "Call it inside the function given to map, stencil, reduce or an epilogue.")
    return recorder


def apply(name: str, *values: Any) -> Any:
    """Return the traced result of an operation by its traced name (a pair for ``divmod``).

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.dtype`` where NumPy has no such loop or a Python integer does not fit; ``E_INVALID_ARG.untraceable``
        for operands that are not values.

    """
    recorder = current(values)
    if len(values) != arity(name):
        raise _wrong_count(name, len(values))
    rule = _RULES.get(name)
    if rule is not None:
        return rule(recorder, values)
    kinds = tuple(kind(value, recorder) for value in values)
    if name in _COMPARISONS and int in kinds:
        known = _outside(name, kinds, values)
        if known is not None:
            return recorder.wrap(recorder, const(known, "bool"), "bool")
    return _loop(recorder, name, kinds, values)


def _loop(recorder: Recorder, name: str, kinds: tuple[Kind, ...], values: tuple[Any, ...]) -> Traced:
    """Apply an operation by the loop NumPy picks; the counts of shifts and integer powers fold."""
    types = _picked(name, kinds)
    counted = name in _SHIFTS or (name == "power" and (kinds[1] is int or is_integer(str(kinds[1]))))
    args = tuple(
        as_node(value, recorder, dtype, fold=counted and position == 1)
        for position, (value, dtype) in enumerate(zip(values, types, strict=False))
    )
    result = types[len(values)]
    if name == "power" and is_integer(types[1]) and args[1].op == "const" and args[1].value[0] < 0:
        raise _dtype_error(
            name, kinds, "an integer power with an exponent that is not negative; cast the base to a float"
        )
    if name in _SAME:
        return recorder.wrap(recorder, args[0], result)
    return recorder.wrap(recorder, node(name, compute_dtype(result), args), result)


def _picked(name: str, kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    try:
        return loop(name, kinds)
    except TypeError:
        raise _dtype_error(name, kinds, f"operands for which np.{name} has a loop") from None


def shared(name: str, kinds: tuple[Kind, ...]) -> str:
    """Return the dtype that the operands of `name` share; a coded error where there is none."""
    try:
        return common(kinds)
    except TypeError:
        raise _dtype_error(name, kinds, "operands that NumPy can promote to one dtype") from None


def _dtype_error(name: str, kinds: tuple[Kind, ...], allowed: str) -> InvalidArgument:
    here = place()
    spelt = ", ".join(kind if isinstance(kind, str) else f"Python {kind.__name__}" for kind in kinds)
    return InvalidArgument(
        "dtype",
        asked=f"{where(here)} - {name}({spelt}) was asked for.",
        allowed=f"{allowed}.",
        operation=name,
        **here,
    )


def _wrong_count(name: str, count: int) -> InvalidType:
    return InvalidType(
        "type",
        asked=f"{name} was given {count} operands.",
        allowed=f"{arity(name)}.",
        fix=f"Pass {arity(name)}.",
        operation=name,
        count=count,
    )


def _outside(name: str, kinds: tuple[Kind, ...], values: tuple[Any, ...]) -> bool | None:
    """Return the result of comparing an integer type with a Python integer outside its range: the same for each element."""
    for position, number in enumerate(values):
        other = kinds[1 - position]
        if kinds[position] is int and isinstance(other, str) and is_integer(other):
            limits = np.iinfo(to_numpy(other))
            if not limits.min <= number <= limits.max:
                pair = (0, number) if position == 1 else (number, 0)
                return _COMPARISONS[name](*pair)
    return None


def _where(recorder: Recorder, values: tuple[Any, ...]) -> Traced:
    condition, first, second = values
    kind(condition, recorder)
    logical = shared("where", (kind(first, recorder), kind(second, recorder)))
    truth = cast_value(condition, recorder, "bool")
    args = (truth, as_node(first, recorder, logical), as_node(second, recorder, logical))
    return recorder.wrap(recorder, node("where", compute_dtype(logical), args), logical)


def _clip(recorder: Recorder, values: tuple[Any, ...]) -> Any:
    """Spell clip by maximum and minimum, as NumPy defines it; a bound that is None is absent."""
    given = tuple(value for value in values if value is not None)
    logical = shared("clip", tuple(kind(value, recorder) for value in given))
    result = recorder.wrap(recorder, as_node(values[0], recorder, logical), logical)
    for name, bound in zip(("maximum", "minimum"), values[1:], strict=True):
        if bound is not None:
            result = apply(name, result, recorder.wrap(recorder, as_node(bound, recorder, logical), logical))
    return result


def _divmod(recorder: Recorder, values: tuple[Any, ...]) -> tuple[Traced, Traced]:
    return apply("floor_divide", *values), apply("remainder", *values)


def _float_power(recorder: Recorder, values: tuple[Any, ...]) -> Traced:
    kinds = tuple(kind(value, recorder) for value in values)
    types = _picked("float_power", kinds)
    args = tuple(as_node(value, recorder, "float64") for value in values)
    return recorder.wrap(recorder, node("power", types[2], args), types[2])


def _scale(name: str, recorder: Recorder, values: tuple[Any, ...]) -> Traced:
    logical = _picked(name, (kind(values[0], recorder),))[1]
    dtype = compute_dtype(logical)
    factor = const(convert(_FACTORS[name], dtype), dtype)
    return recorder.wrap(
        recorder, node("multiply", dtype, (as_node(values[0], recorder, logical), factor)), logical
    )


def _relu(recorder: Recorder, values: tuple[Any, ...]) -> Any:
    return apply("maximum", values[0], 0)


_RULES: dict[str, Callable[[Recorder, tuple[Any, ...]], Any]] = {
    "clip": _clip,
    "divmod": _divmod,
    "float_power": _float_power,
    "relu": _relu,
    "where": _where,
    **{name: partial(_scale, name) for name in _FACTORS},
}
