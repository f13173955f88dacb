"""Calls that are spelled as one before: their plan is found by the spelling, and nothing is worked out again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.array import Array
from trellis.flow import MEMO, attach_record, replay
from trellis.ops import operands

if TYPE_CHECKING:
    from trellis.array import Owner
    from trellis.flow import Prepared

Key = tuple[Any, ...]
# Raises KeyError where the plan is not memoised.
_find = MEMO.find


def usually(schedule: Any, routes: Any, out: Any) -> bool:
    """Tell whether a call leaves its schedule and routes to us, and has an array, or nothing, to write into."""
    return schedule is None and routes is None and (out is None or isinstance(out, Array))


def key_of(spelled: Key, inputs: tuple[Any, ...], out: Any) -> Key:
    """Return the key of a call as it is spelled; AttributeError for an operand that is no Array.

    What is spelled must tell apart all that could mean something else: ``1``, ``True`` and ``1.0`` are equal in Python.
    """
    mark = () if out is None else (out.spec, "out")
    # A map of a named function is keyed by that name first: here a tuple is, whatever the operation's name.
    return (spelled, *[one.spec for one in inputs], *mark)


def again(ctx: Owner, spelled: Key, inputs: tuple[Any, ...], out: Any) -> Array | None:
    """Launch the plan of a call on inputs at the addresses they have, None where none is memoised or `out` may overlap them."""
    try:
        prepared: Prepared = _find((ctx.scope, *key_of(spelled, inputs, out)))
        if out is not None and not operands.apart(out, inputs):
            return None
    except (
        AttributeError,
        KeyError,
        TypeError,
    ):  # an unusual operand, a first call, something that can't be hashed
        return None
    return attach_record(replay(ctx, prepared, inputs, (), None if out is None else (out,), 0))[0]
