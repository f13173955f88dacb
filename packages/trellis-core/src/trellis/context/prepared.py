"""A map prepared ahead: planned, compiled and bound to arrays, then called at the least cost that Python allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from trellis.array import Array
from trellis.errors import InvalidArgument, NotReady
from trellis.flow import MEMO
from trellis.ops.elementwise import map as map_elements
from trellis.record import OBSERVERS, build_record, notify

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.array import Owner
    from trellis.flow import Prepared
    from trellis.plan import Plan
    from trellis.record import Launch


class PreparedMap(Protocol):
    """What `prepare` returns.

    Attributes
    ----------
    plan
        The accepted plan that every call launches.

    """

    plan: Plan

    def __call__(self, *arrays: Array) -> Array:
        """Launch on the arrays it was prepared with, or on others of the same layouts, ``(*inputs, out)``; return `out`."""
        ...


class _NotTimed:
    """The timing token of a prepared call: reading the clock twice would cost a third of it."""

    @staticmethod
    def seconds() -> None:
        """Return None: not measured."""


def prepare(ctx: Owner, fn: str, /, *arrays: Array, out: Array) -> PreparedMap:
    """Prepare a map of a named function: plan, validate and launch it once, and return a callable that launches it again.

    The callable does what the device needs and nothing else: it does not plan, reserve or read a clock, so the records of
    its launches say "not timed". Called without arguments it works on the arrays given here, which it keeps.

    Parameters
    ----------
    ctx
        The Context.
    fn
        Name of an element-wise operation.
    arrays, out
        Operands and result, as for `map`. `out` is written once while preparing.

    Raises
    ------
    InvalidArgument
        As `map`; when called, ``E_INVALID_ARG.shape`` for arrays of other layouts.

    """
    found: Prepared | None = None
    if isinstance(fn, str) and all(isinstance(one, Array) for one in (*arrays, out)):
        map_elements(ctx, fn, *arrays, out=out)
        found = MEMO.get((ctx.scope, fn, *[one.spec for one in arrays], out.spec, "out"))
    if found is None:
        raise InvalidArgument(
            "option",
            asked=f"prepare({fn!r}, …) was asked for operands that are no arrays, or an empty result.",
            allowed="the name of an operation, arrays of the Context, and out= that is not empty.",
        )
    return _bound(
        ctx, found, arrays, out, lambda *others: map_elements(ctx, fn, *others[:-1], out=others[-1])
    )


def _bound(
    ctx: Owner, found: Prepared, arrays: tuple[Array, ...], out: Array, again: Callable[..., Any]
) -> PreparedMap:
    launched: Launch = (found.plan, 0, 0, 0, _NotTimed())
    native, scope, operands = found.executable, ctx.scope, (*arrays, out)
    specs = [one.spec for one in operands]

    def executable(*others: Array) -> Array:
        if others:
            _check(others, specs)
            return again(*others)
        if ctx.scope is not scope:
            raise NotReady(
                "closed", asked="A prepared call of a closed Context.", allowed="calls before close()."
            )
        native(*operands)
        out.launch = launched
        if OBSERVERS:
            notify(build_record(launched))
        return out

    executable.plan = found.plan  # pyright: ignore[reportFunctionMemberAccess] - a closure is the fastest callable there is
    return executable  # pyright: ignore[reportReturnType]


def _check(arrays: tuple[Array, ...], specs: list[Any]) -> None:
    given = [getattr(one, "spec", None) for one in arrays]
    if given != specs:
        raise InvalidArgument(
            "shape",
            asked=f"A prepared call was given {', '.join(str(getattr(one, 'layout', one)) for one in given)}.",
            allowed=", ".join(str(one.layout) for one in specs) + ".",
        )
