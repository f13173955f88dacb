"""What a matrix product computes in, and the formulas before and after it, traced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trellis import dtypes
from trellis.errors import InvalidArgument, InvalidType
from trellis.expr import Expression, node
from trellis.expr.promote import HALVES, common
from trellis.ops.tracing import traced

if TYPE_CHECKING:
    import numpy.typing as npt

    from trellis.array import Array
    from trellis.expr import Trace


class Formulas(NamedTuple):
    """All of a product but its operands.

    Attributes
    ----------
    common
        Dtype of the product: what the epilogue takes its element for.
    accumulate
        What products and sums are computed in: float32 where `common` is a half type.
    result
        Dtype of what is stored.
    prologue, epilogue
        Traced; None is the identity.
    scalars
        Values of the run-time scalars: those of ``a``'s prologue, of ``b``'s, of the epilogue.

    """

    common: str
    accumulate: str
    result: str
    prologue: tuple[Expression | None, Expression | None]
    epilogue: Expression | None
    scalars: tuple[Any, ...]

    @property
    def key(self) -> tuple[str | None, ...]:
        """What tells the product apart from others of the same operands."""
        formulas = [item.key if item is not None else None for item in (*self.prologue, self.epilogue)]
        return (self.common, *formulas)


def formulas(
    sides: tuple[Array, Array],
    dtype: npt.DTypeLike | None,
    prologue: Any,
    epilogue: Any,
    extras: tuple[Any, ...],
    ndim: int,
) -> Formulas:
    """Return what a call asks for.

    Parameters
    ----------
    sides
        The two operands.
    dtype, prologue, epilogue
        As `gemm` takes them.
    extras
        What tracing is told of each further argument of the epilogue.
    ndim
        Axes of the result.

    """
    before = _prologues(prologue, sides)
    kinds = [
        one.spec.layout.dtype if trace is None else trace.expression.outputs[0].dtype
        for one, trace in zip(sides, before, strict=True)
    ]
    product = _product(kinds, dtype)
    accumulate = "float32" if product in HALVES else product
    after = _epilogue(epilogue, (accumulate, *extras), ndim)
    result, expression = product, None
    if after is not None:
        expression = after.expression
        result = expression.outputs[0].dtype
        if (
            accumulate != product
        ):  # the sum is not rounded before the epilogue; its result has the dtype as if it were
            result = traced(epilogue, (product, *extras), ndim=ndim).expression.outputs[0].dtype
            if result != expression.outputs[0].dtype:
                expression = Expression((node("cast", result, expression.outputs),), expression.scalars)
    left, right = (trace.expression if trace is not None else None for trace in before)
    scalars = tuple(value for trace in (*before, after) if trace is not None for value in trace.values)
    return Formulas(product, accumulate, result, (left, right), expression, scalars)


def _prologues(given: Any, sides: tuple[Array, Array]) -> tuple[Trace | None, Trace | None]:
    if given is None:
        return None, None
    if not isinstance(given, (tuple, list)) or len(given) != len(sides):  # pyright: ignore[reportUnknownArgumentType]
        raise InvalidType(
            "type",
            asked=f"prologue is a {type(given).__name__}.",  # pyright: ignore[reportUnknownArgumentType]
            allowed="a pair of functions of one element, or None for either: (fa, None).",
        )
    left, right = (
        _single("prologue", traced(fn, (one.spec.layout.dtype,), ndim=0)) if fn is not None else None
        for fn, one in zip(given, sides, strict=True)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    )
    return left, right


def _product(kinds: list[str], dtype: npt.DTypeLike | None) -> str:
    """Return the dtype of the product: the one asked for, else what the operands share."""
    try:
        found = common(tuple(kinds)) if dtype is None else dtypes.canonical(dtype)
    except TypeError:  # they share none
        found = "bool"
    if found == "bool" or (dtype is not None and not all(_reaches(kind, found) for kind in kinds)):
        raise InvalidArgument(
            "dtype",
            asked=f"gemm of {kinds[0]} and {kinds[1]} arrays{f' with dtype={found}' if dtype is not None else ''}.",
            allowed="integer and float dtypes that share one, and a dtype= of their kind or a wider one.",
            dtypes=tuple(kinds),
        )
    return found


def _reaches(kind: str, dtype: str) -> bool:
    """Tell whether a dtype may be cast to another as NumPy's functions with dtype= do it: within its kind, or wider."""
    if dtype in HALVES:
        return dtypes.is_float(kind) or kind in {"bool", "int8", "uint8"}
    source = "float32" if kind in HALVES else kind
    return np.can_cast(source, dtype, "same_kind")


def _epilogue(fn: Any, kinds: tuple[Any, ...], ndim: int) -> Trace | None:
    if fn is not None:
        return _single("epilogue", traced(fn, kinds, ndim=ndim))
    if len(kinds) > 1:
        raise InvalidArgument(
            "option", asked="epilogue_args were given without an epilogue.", allowed="both or none."
        )
    return None


def _single(what: str, trace: Trace) -> Trace:
    if trace.several:
        raise InvalidArgument("option", asked=f"the {what} returns a tuple.", allowed="one value.")
    return trace
