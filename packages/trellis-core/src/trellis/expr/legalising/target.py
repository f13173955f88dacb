"""What a target computes itself, and how to call a function on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis.errors import Unsupported
from trellis.expr.legalising.simplify import folded
from trellis.expr.legalising.terms import Term
from trellis.expr.nodes import node

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True, slots=True)
class Target:
    """The functions that a target computes itself, and our own for the others.

    Attributes
    ----------
    native
        ``(traced name, dtype)``.
    functions
        Our rules by ``(traced name, dtype)``: each takes the target and the arguments.

    """

    native: frozenset[tuple[str, str]]
    functions: Mapping[tuple[str, str], Callable[..., Term]]

    def call(self, name: str, *args: Term) -> Term:
        """Return a function of arguments that all have one float dtype.

        Raises
        ------
        Unsupported
            ``E_UNSUPPORTED.function`` if it is neither native nor ours.

        """
        dtype = args[0].dtype
        if (name, dtype) in self.native:
            item = node(name, dtype, tuple(arg.node for arg in args))
            return Term(folded(item) if all(arg.op == "const" for arg in item.args) else item)
        rule = self.functions.get((name, dtype))
        if rule is None:
            raise Unsupported(
                "function",
                asked=f"{name} on {dtype} was asked for.",
                allowed=f"on {dtype}: " + ", ".join(self.supported(dtype)) + ".",
                fix=f"Cast to float32 first, or use a device whose door computes {name} on {dtype} itself.",
                function=name,
                dtype=dtype,
            )
        return rule(self, *args)

    def supported(self, dtype: str) -> list[str]:
        """Return the names of the functions there are for a dtype."""
        return sorted(name for name, kind in {*self.native, *self.functions} if kind == dtype)
