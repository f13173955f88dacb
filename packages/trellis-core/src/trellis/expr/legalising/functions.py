"""Our own mathematical functions by name and dtype."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising import elementary

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.terms import Term

FUNCTIONS: dict[tuple[str, str], Callable[..., Term]] = {
    (name, dtype): rule for name, rule in elementary.FUNCTIONS.items() for dtype in ("float32", "float64")
}
