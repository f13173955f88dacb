"""Operators of an Array: each is one launch on the array's Context."""

from __future__ import annotations

from numbers import Number
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from trellis import dtypes
from trellis.array.matmul import matmul
from trellis.errors import Unsupported

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.array.array import Array
    from trellis.array.owner import Owner
    from trellis.array.spec import Spec

    _One = Callable[[Any], Array]
    _Two = Callable[[Any, Any], Array]

# What an operator meets on its other side and can work with, or says why not. The abstract type comes last: it costs most.
_KNOWN = (int, float, np.generic, np.ndarray, list, tuple, Number)
# Powers of floats that NumPy's operator computes exactly.
_POWERS: dict[Any, str] = {2: "square", 0.5: "sqrt", -1: "reciprocal"}


def _meets(other: Any) -> bool:
    """Tell whether an operator takes what it meets on its other side; anything else is left to that type's own operator."""
    return isinstance(other, (Operators, *_KNOWN)) or hasattr(other, "__dlpack__")


def _forward(name: str) -> Callable[[Any, Any], Any]:
    def operator(self: Any, other: Any) -> Any:
        if _meets(other):
            return self.context.map(name, self, other)
        return NotImplemented

    return operator


def _reflected(name: str) -> Callable[[Any, Any], Any]:
    def operator(self: Any, other: Any) -> Any:
        if _meets(other):
            return self.context.map(name, other, self)
        return NotImplemented

    return operator


def _alone(name: str) -> Callable[[Any], Any]:
    def operator(self: Any) -> Any:
        return self.context.map(name, self)

    return operator


class Operators:
    """Mixin with NumPy's operators and the ufunc protocol."""

    __slots__ = ()
    __hash__: ClassVar[None] = None  # pyright: ignore[reportIncompatibleMethodOverride, reportIncompatibleVariableOverride, reportAssignmentType] - == is element-wise, as in NumPy
    context: Owner
    spec: Spec

    __add__: ClassVar[_Two] = _forward("add")
    __radd__: ClassVar[_Two] = _reflected("add")
    __sub__: ClassVar[_Two] = _forward("subtract")
    __rsub__: ClassVar[_Two] = _reflected("subtract")
    __mul__: ClassVar[_Two] = _forward("multiply")
    __rmul__: ClassVar[_Two] = _reflected("multiply")
    __truediv__: ClassVar[_Two] = _forward("true_divide")
    __rtruediv__: ClassVar[_Two] = _reflected("true_divide")
    __floordiv__: ClassVar[_Two] = _forward("floor_divide")
    __rfloordiv__: ClassVar[_Two] = _reflected("floor_divide")
    __mod__: ClassVar[_Two] = _forward("remainder")
    __rmod__: ClassVar[_Two] = _reflected("remainder")
    __and__: ClassVar[_Two] = _forward("bitwise_and")
    __rand__: ClassVar[_Two] = _reflected("bitwise_and")
    __or__: ClassVar[_Two] = _forward("bitwise_or")
    __ror__: ClassVar[_Two] = _reflected("bitwise_or")
    __xor__: ClassVar[_Two] = _forward("bitwise_xor")
    __rxor__: ClassVar[_Two] = _reflected("bitwise_xor")
    __lshift__: ClassVar[_Two] = _forward("left_shift")
    __rlshift__: ClassVar[_Two] = _reflected("left_shift")
    __rshift__: ClassVar[_Two] = _forward("right_shift")
    __rrshift__: ClassVar[_Two] = _reflected("right_shift")
    __eq__: ClassVar[_Two] = _forward("equal")  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride, reportIncompatibleVariableOverride] - element-wise, as NumPy's
    __ne__: ClassVar[_Two] = _forward("not_equal")  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride, reportIncompatibleVariableOverride] - element-wise, as NumPy's
    __lt__: ClassVar[_Two] = _forward("less")
    __le__: ClassVar[_Two] = _forward("less_equal")
    __gt__: ClassVar[_Two] = _forward("greater")
    __ge__: ClassVar[_Two] = _forward("greater_equal")
    __neg__: ClassVar[_One] = _alone("negative")
    __pos__: ClassVar[_One] = _alone("positive")
    __abs__: ClassVar[_One] = _alone("absolute")
    __invert__: ClassVar[_One] = _alone("invert")

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        """Carry ``np.ufunc(array, …)`` as a map; methods such as ``reduce`` and other options are refused by name."""
        out = options.pop("out", None)
        if method != "__call__" or options:
            what = f"np.{ufunc.__name__}" + (f".{method}" if method != "__call__" else "")
            raise Unsupported(
                "no_route",
                asked=f"{what} was called on a Trellis array with {sorted(options) or 'no options'}.",
                allowed="calls of a ufunc with arrays, scalars and out=.",
                fix="Use ctx.reduce or ctx.scan, or convert with .numpy() first.",
            )
        if out is not None and len(out) == 1:
            (out,) = out
        if ufunc is np.matmul:
            return matmul(self.context, *inputs, out=out)
        return self.context.map(ufunc, *inputs, out=out)

    def __matmul__(self, other: Any) -> Array:
        return matmul(self.context, self, other) if _meets(other) else NotImplemented

    def __rmatmul__(self, other: Any) -> Array:
        return matmul(self.context, other, self) if _meets(other) else NotImplemented

    def __pow__(self, other: Any, modulus: Any = None) -> Array:
        """Return ``self ** other``; NumPy's operator takes the exact short cuts for 2, 0.5 and -1 on floats."""
        if modulus is not None or not _meets(other):
            return NotImplemented
        if type(other) in {int, float} and other in _POWERS and dtypes.is_float(self.spec.layout.dtype):
            return self.context.map(_POWERS[other], self)
        return self.context.map("power", self, other)

    def __rpow__(self, other: Any, modulus: Any = None) -> Array:
        return self.context.map("power", other, self) if modulus is None and _meets(other) else NotImplemented

    def __divmod__(self, other: Any) -> tuple[Array, Array]:
        return self.context.map("divmod", self, other) if _meets(other) else NotImplemented

    def __rdivmod__(self, other: Any) -> tuple[Array, Array]:
        return self.context.map("divmod", other, self) if _meets(other) else NotImplemented

    def __contains__(self, value: Any) -> bool:
        """Tell whether an element equals the value, as NumPy's ``in``."""
        found = self == value
        return found if isinstance(found, bool) else bool(self.context.reduce(found, "any"))
