"""Which fields of a schedule the kernels of each operation carry out; any other that a caller sets is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trellis.door import Schedule

_CUT = frozenset({"tile", "vector", "unroll"})
HONOURED: dict[str, frozenset[str]] = {
    "concatenate": _CUT | {"stores"},
    "copy": _CUT | {"stores"},
    "gemm": _CUT | {"accumulate"},
    "histogram": frozenset({"vector"}),
    "map": _CUT | {"stores"},
    "pad": _CUT | {"stores"},
    "reduce": _CUT | {"accumulate"},
    "scan": _CUT | {"stores", "accumulate"},
    "sort": frozenset({"vector"}),
    "stencil": _CUT | {"stores"},
    "take": _CUT,
    "transpose": _CUT | {"stores"},
}
# What every kernel does, asked for or not: ordinary stores, and the same bits from run to run.
_ALWAYS = {"stores": "cached"}
_FREE = frozenset({"deterministic", "threads"})


def refusals(op: str, schedule: Schedule) -> Iterator[Refusal]:
    """Yield each field that is set and that the operation's kernels would leave aside."""
    own = HONOURED[op]
    for name, value in schedule.as_dict().items():
        if name in own or name in _FREE or value == _ALWAYS.get(name):
            continue
        limit = f"left to the door for {op}, which takes {', '.join(sorted(own)) or 'nothing'}"
        yield Refusal(name, str(value), limit, "the door", _ALWAYS.get(name))
