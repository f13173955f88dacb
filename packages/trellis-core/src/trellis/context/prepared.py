"""A call prepared ahead: planned, compiled and bound to the layouts of its operands, then called at the least cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.errors import InvalidArgument

if TYPE_CHECKING:
    from trellis.array import Owner


def prepare(ctx: Owner, fn: Any, *arrays: Any, out: Any) -> Any:
    """Prepare a map: the result is called as ``executable(*arrays, out)`` with arrays of the same layouts.

    Raises
    ------
    InvalidArgument
        As `map`.

    """
    raise InvalidArgument("option", asked="", allowed="")
