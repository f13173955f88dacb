"""What shapes a sort's code: dtypes, direction, method, and how wide its vectors are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types
from trellis_cpu.kernels.sort.keys import Keys

if TYPE_CHECKING:
    from trellis.door import Schedule, Sort
    from trellis_cpu.target import Target

# Bits of a digit of keys of 32 or 64 bits in long lines: a pass over memory costs more than tables that outgrow a level 1 cache.
# In others tables are what costs.
_LONG, _SHORT = 11, 8


class Form(NamedTuple):
    """All that the text of a kernel depends on.

    Attributes
    ----------
    keys
        How elements are ordered.
    indices
        Whether indices are the result, not values.
    last
        Whether neighbours along the axis are neighbours in memory.
    short
        Whether lines are sorted side by side, one a lane, instead of each by its digits.
    digit
        Bits of a digit.
    place
        LLVM type of an index while elements move, and of counts.
    lanes
        Elements a vector.

    """

    keys: Keys
    indices: bool
    last: bool
    short: bool
    digit: int
    place: str
    lanes: int

    @property
    def shifts(self) -> range:
        """Where the digits of a key begin, the least first."""
        return range(0, self.keys.bits, self.digit)

    @property
    def counted(self) -> bool:
        """Whether values are only counted, and written as often as there are: no table has more entries than a line elements."""
        return not (self.indices or self.short) and self.keys.exact and self.digit == self.keys.bits

    @property
    def out(self) -> str:
        """Dtype as which results are stored."""
        return "int64" if self.indices else self.keys.held

    @property
    def word(self) -> int:
        """Bits of a lane that orders a line: of a key, and for indices of the index as well where both fit into 64."""
        if self.keys.bits <= 16:
            return 32
        return 64 if self.keys.bits == 64 or self.indices else 32

    @property
    def paired(self) -> bool:
        """Whether indices have a vector of their own beside the keys."""
        return self.indices and self.keys.bits == 64


def form(intent: Sort, schedule: Schedule, target: Target) -> Form:
    """Return what an intent's kernel looks like under a schedule."""
    keys = Keys(intent.inputs[0].dtype, intent.descending)
    place = "i32" if intent.narrow else "i64"
    indices, short = intent.kind == "indices", intent.reach == "short"
    digit = _LONG if intent.reach in {"long", "vast"} and keys.bits >= 32 else _SHORT
    if not indices and keys.exact and keys.bits == 16 and intent.reach == "vast":
        digit = keys.bits
    found = Form(keys, indices, intent.extents[2] == 1, short, digit, place, 1)
    size = found.word // 8 if found.short else max(types.size(keys.dtype), 4)
    return found._replace(lanes=schedule.vector or target.lanes(size))
