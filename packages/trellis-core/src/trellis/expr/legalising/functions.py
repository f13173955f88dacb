"""Our own mathematical functions by name and dtype."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.expr.legalising import double, single

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.expr.legalising.terms import Term

FUNCTIONS: dict[tuple[str, str], Callable[..., Term]] = {
    **{(name, "float32"): rule for name, rule in single.FUNCTIONS.items()},
    **{(name, "float64"): rule for name, rule in double.FUNCTIONS.items()},
}
