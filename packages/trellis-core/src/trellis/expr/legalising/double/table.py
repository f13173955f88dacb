"""The functions there are in float64."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising.double import activations

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.terms import Term

FUNCTIONS: dict[str, Callable[..., Term]] = {**activations.FUNCTIONS}
