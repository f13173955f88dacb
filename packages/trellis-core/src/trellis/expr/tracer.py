"""What a traced Python function is given: a value with NumPy's operators that refuses to be looked at."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

from trellis.dtypes import canonical, is_float
from trellis.errors import InvalidArgument, did_you_mean
from trellis.expr.applying import apply, current
from trellis.expr.arrayfunctions import FUNCTIONS, around, known
from trellis.expr.functions import NAMES, ufunc_name
from trellis.expr.nodes import node
from trellis.expr.traced import Traced, as_node, cast_value
from trellis.expr.untraceable import place, untraceable, where

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    import numpy.typing as npt

    from trellis.expr.recorder import Recorder

    _Two = Callable[[Any, Any], Any]
    _One = Callable[[Any], Any]
    _Never = Callable[..., Any]

_BRANCH = "For a branch on a value use np.where(condition, a, b); join conditions with & | ~ in parentheses."
_NUMBER = "Use NumPy's function of that name, which is traced (np.sqrt, not math.sqrt); for a conversion use .astype(dtype)."
_ELEMENT = "A formula sees one element at a time: use a stencil for neighbours, and reduce or scan for sums."


def _binary(name: str) -> Callable[[Any, Any], Any]:
    def method(self: Any, other: Any) -> Any:
        return apply(name, self, other)

    return method


def _reflected(name: str) -> Callable[[Any, Any], Any]:
    def method(self: Any, other: Any) -> Any:
        return apply(name, other, self)

    return method


def _unary(name: str) -> Callable[[Any], Any]:
    def method(self: Any) -> Any:
        return apply(name, self)

    return method


def _refused(what: str, fix: str) -> Callable[..., NoReturn]:
    def method(*_: Any, **__: Any) -> NoReturn:
        raise untraceable(what, fix)

    return method


class Tracer(Traced):
    """A traced value with the operators of a NumPy array of its dtype."""

    __slots__ = ()

    __add__: ClassVar[_Two] = _binary("add")
    __radd__: ClassVar[_Two] = _reflected("add")
    __sub__: ClassVar[_Two] = _binary("subtract")
    __rsub__: ClassVar[_Two] = _reflected("subtract")
    __mul__: ClassVar[_Two] = _binary("multiply")
    __rmul__: ClassVar[_Two] = _reflected("multiply")
    __truediv__: ClassVar[_Two] = _binary("divide")
    __rtruediv__: ClassVar[_Two] = _reflected("divide")
    __floordiv__: ClassVar[_Two] = _binary("floor_divide")
    __rfloordiv__: ClassVar[_Two] = _reflected("floor_divide")
    __mod__: ClassVar[_Two] = _binary("remainder")
    __rmod__: ClassVar[_Two] = _reflected("remainder")
    __divmod__: ClassVar[_Two] = _binary("divmod")
    __rdivmod__: ClassVar[_Two] = _reflected("divmod")
    __lshift__: ClassVar[_Two] = _binary("left_shift")
    __rlshift__: ClassVar[_Two] = _reflected("left_shift")
    __rshift__: ClassVar[_Two] = _binary("right_shift")
    __rrshift__: ClassVar[_Two] = _reflected("right_shift")
    __and__: ClassVar[_Two] = _binary("bitwise_and")
    __rand__: ClassVar[_Two] = _reflected("bitwise_and")
    __or__: ClassVar[_Two] = _binary("bitwise_or")
    __ror__: ClassVar[_Two] = _reflected("bitwise_or")
    __xor__: ClassVar[_Two] = _binary("bitwise_xor")
    __rxor__: ClassVar[_Two] = _reflected("bitwise_xor")
    __rpow__: ClassVar[_Two] = _reflected("power")
    __lt__: ClassVar[_Two] = _binary("less")
    __le__: ClassVar[_Two] = _binary("less_equal")
    __gt__: ClassVar[_Two] = _binary("greater")
    __ge__: ClassVar[_Two] = _binary("greater_equal")
    __eq__: ClassVar[_Two] = _binary("equal")  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride, reportIncompatibleVariableOverride] - element-wise, as NumPy's
    __ne__: ClassVar[_Two] = _binary("not_equal")  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride, reportIncompatibleVariableOverride] - element-wise, as NumPy's
    __neg__: ClassVar[_One] = _unary("negative")
    __pos__: ClassVar[_One] = _unary("positive")
    __abs__: ClassVar[_One] = _unary("absolute")
    __invert__: ClassVar[_One] = _unary("invert")

    __bool__: ClassVar[_Never] = _refused("the truth of a traced value is asked for", _BRANCH)
    __float__: ClassVar[_Never] = _refused("a traced value is turned into a Python float", _NUMBER)
    __int__: ClassVar[_Never] = _refused("a traced value is turned into a Python int", _NUMBER)
    __complex__: ClassVar[_Never] = _refused("a traced value is turned into a Python complex", _NUMBER)
    __index__: ClassVar[_Never] = _refused("a traced value is used as an index or a count", _NUMBER)
    __round__: ClassVar[_Never] = _refused("round() gives a Python int", "Use np.rint(x).")
    __floor__: ClassVar[_Never] = _refused("math.floor gives a Python int", "Use np.floor(x).")
    __ceil__: ClassVar[_Never] = _refused("math.ceil gives a Python int", "Use np.ceil(x).")
    __trunc__: ClassVar[_Never] = _refused("math.trunc gives a Python int", "Use np.trunc(x).")
    __iter__: ClassVar[_Never] = _refused("a traced value is iterated over", _ELEMENT)
    __len__: ClassVar[_Never] = _refused("the length of a traced value is asked for", _ELEMENT)
    __contains__: ClassVar[_Never] = _refused("`in` looks into a traced value", _BRANCH)
    __getitem__: ClassVar[_Never] = _refused("a traced value is indexed", _ELEMENT)
    __setitem__: ClassVar[_Never] = _refused(
        "a traced value is assigned to", "Return the new value instead; use np.where for a part."
    )
    __matmul__: ClassVar[_Never] = _refused(
        "@ is used on traced values", "Use gemm, with the rest as its epilogue."
    )
    __rmatmul__: ClassVar[_Never] = __matmul__
    __hash__: ClassVar[_Never] = _refused(
        "a traced value is used as a key", "Compare values with == and np.where."
    )
    __array__: ClassVar[_Never] = _refused("a traced value is turned into an array", _NUMBER)

    def __pow__(self, other: Any, modulus: Any = None) -> Any:
        """Trace ``self ** other``; NumPy's operator takes the exact short cuts for 2, 0.5 and -1 on floats."""
        if modulus is not None:
            raise untraceable("pow() has a modulus", "Use np.power(x, y) % z.")
        short = {2: "square", 0.5: "sqrt", -1: "reciprocal"}
        plain = isinstance(other, int | float) and not isinstance(other, bool)
        if plain and is_float(self.logical) and other in short and getattr(other, "dtype", None) is None:
            return apply(short[other], self)
        return apply("power", self, other)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        """Trace a NumPy ufunc."""
        name = ufunc_name(ufunc)
        spelt = f"np.{ufunc.__name__}"
        if name is None:
            close = did_you_mean(ufunc.__name__, NAMES)
            raise untraceable(f"{spelt} has no traced form.{close}", _FUNCTIONS, operation=ufunc.__name__)
        if method != "__call__":
            raise untraceable(f"{spelt}.{method} is called", _ELEMENT, operation=ufunc.__name__)
        if options:
            raise untraceable(
                f"{spelt} is called with {', '.join(options)}=",
                "Leave the option out; use .astype or np.where.",
            )
        return apply(name, *inputs)

    def __array_function__(self, func: Any, types: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Trace one of the NumPy functions that are no ufuncs."""
        ours = known(func)
        name = getattr(func, "__name__", repr(func))
        if ours is None:
            close = did_you_mean(name, (*NAMES, *FUNCTIONS))
            raise untraceable(f"np.{name} has no traced form.{close}", _FUNCTIONS, operation=name)
        try:
            return ours(*args, **kwargs)
        except TypeError as error:
            if isinstance(error, InvalidArgument):
                raise
            raise untraceable(
                f"np.{name} is called in a way that has no traced form: {error}", _FUNCTIONS
            ) from error

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        close = did_you_mean(name, ("astype", "clip", "dtype", "round"))
        raise untraceable(f".{name} is asked of a traced value.{close}", _ELEMENT, operation=name)

    def __repr__(self) -> str:
        return f"<traced {self.logical}>"

    def astype(self, dtype: npt.DTypeLike) -> Any:
        """Return the value converted: floats to integers saturate with NaN to 0, anything to bool is ``!= 0``."""
        logical = canonical(dtype)
        recorder = current((self,))
        return recorder.wrap(recorder, cast_value(self, recorder, logical), logical)

    def clip(self, min: Any = None, max: Any = None) -> Any:
        """Return the value limited to ``[min, max]``, NaN kept."""
        return apply("clip", self, min, max)

    def round(self, decimals: int = 0) -> Any:
        """Return the value rounded to an integer, halves to even."""
        return around(self, decimals)


_FUNCTIONS = "Use one of " + ", ".join(sorted({*NAMES, *FUNCTIONS})) + "."


class Neighbourhood(Tracer):
    """An array operand of a stencil: itself the centre, ``n[di, dj, ...]`` the element at an offset."""

    __slots__ = ("operand", "stored")

    def __init__(self, recorder: Recorder, operand: int, stored: str, ndim: int) -> None:
        centre = node("tap", stored, (), (operand, *(0,) * ndim))
        self.operand: int = operand
        self.stored: str = stored
        super().__init__(recorder, as_node(Traced(recorder, centre, stored), recorder, stored), stored)

    def __getitem__(self, offsets: Any) -> Any:  # pyright: ignore[reportIncompatibleVariableOverride] - here indexing is allowed
        """Return the element at constant offsets, one an axis."""
        recorder = current((self,))
        given = offsets if isinstance(offsets, tuple) else (offsets,)
        steps = tuple(_offset(step) for step in given)
        if len(steps) != recorder.ndim:
            here = place()
            raise InvalidArgument(
                "shape",
                asked=f"{where(here)} - a neighbour is asked for with {len(steps)} offsets.",
                allowed=f"{recorder.ndim} offsets, one an axis.",
                offsets=steps,
                **here,
            )
        tap = node("tap", self.stored, (), (self.operand, *steps))
        return recorder.wrap(
            recorder, as_node(Traced(recorder, tap, self.stored), recorder, self.stored), self.stored
        )


def _offset(step: Any) -> int:
    if isinstance(step, bool | Traced):
        raise untraceable(
            "a stencil's offset is not a constant integer", "Write offsets as integers: n[-1, 0]."
        )
    try:
        return operator.index(step)
    except TypeError:
        raise untraceable(
            "a stencil's offset is not an integer", "Write offsets as integers: n[-1, 0]."
        ) from None
