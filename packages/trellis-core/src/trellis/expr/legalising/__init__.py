"""Legalising: one meaning for all targets, in the primitives that each of them can spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.expr.nodes import Node

# Part of every cache key: raise it whenever the same formula legalises to other primitives.
REVISION = 4

__all__ = ["REVISION", "legalise"]


def legalise(outputs: tuple[Node, ...], native: frozenset[tuple[str, str]] = frozenset()) -> tuple[Node, ...]:
    """Rewrite a traced formula into primitives.

    Parameters
    ----------
    outputs
        The formula; primitives in it stay.
    native
        ``(traced name, dtype)`` of the functions that the target computes itself: they stay as nodes of that name.

    Returns
    -------
    tuple of Node
        As many as `outputs`: leaves, `PRIMITIVES` and native functions only.

    Raises
    ------
    Unsupported
        ``E_UNSUPPORTED.function`` for a function that is neither native nor has primitives for its dtype.

    """
    # A process that only loads kernels needs none of the rules.
    from trellis.expr.legalising.rewrite import rewritten

    return rewritten(outputs, native)
