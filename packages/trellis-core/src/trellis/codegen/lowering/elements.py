"""The elements of an operand, whatever they are stored as: single ones, and runs of neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trellis.codegen.building import Term, lift, op
from trellis.codegen.lowering import carrying
from trellis.dtypes import itemsize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.building import Builder
    from trellis.codegen.features import Features
    from trellis.codegen.nodes import Buffer


def stored(dtype: str, features: Features) -> str:
    """Return the dtype of the buffer that holds elements: words where they are too narrow for the target."""
    if dtype == "float16" and features.f16:
        return dtype
    if 8 * itemsize(dtype) < features.storage:
        return "uint32"
    return "uint16" if dtype in carrying.HALVES else dtype


def per_word(dtype: str, features: Features) -> int:
    """Return how many elements a stored element holds."""
    return itemsize(stored(dtype, features)) // itemsize(dtype)


@dataclass(frozen=True, slots=True)
class Elements:
    """Loads and stores elements as registers hold them; indices count elements from the operand's first.

    Attributes
    ----------
    b
        Where to write.
    dtype
        Of the elements.
    buffer
        What holds them; it is of words where several elements share one, of vectors where runs are loaded at once.
    origin
        Where the first element is, in units of the buffer's lanes.
    per
        Elements a word.
    owned
        Whether words that are written belong to one invocation; otherwise each store changes its bits atomically.

    """

    b: Builder
    dtype: str
    buffer: Buffer
    origin: Term
    per: int
    owned: bool

    def load(self, index: Term) -> Term:
        """Load one element."""
        b, place = self.b, self.origin + index
        if self.per == 1:
            return self._decoded(b.load(self.buffer, place))
        place = b.let("place", place)
        word = b.load(self.buffer, self._word(place), "word")
        return self._part(word, self._shift(place))

    def store(self, index: Term, value: Term) -> None:
        """Store one element."""
        b, place = self.b, self.origin + index
        if self.per == 1:
            b.store(self.buffer, place, self._encoded(value))
            return
        place = b.let("place", place)
        where, shift = b.let("where", self._word(place)), b.let("shift", self._shift(place))
        kept = b.let("kept", ~(lift(self._mask, "uint32") << shift))
        bits = b.let("bits", carrying.bits(b, value, self.dtype) << shift)
        if self.owned:
            b.store(self.buffer, where, (b.load(self.buffer, where, "word") & kept) | bits)
        else:
            # No other invocation touches these bits, so that nobody sees them between the two steps.
            b.atomic("and", self.buffer, where, kept)
            b.atomic("or", self.buffer, where, bits)

    def load_run(self, unit: Term, length: int) -> list[Term]:
        """Load the `length` neighbours from element ``unit * length`` on; the first lies at a multiple of it."""
        b = self.b
        if self.buffer.lanes == length:
            return [self._decoded(item) for item in b.lanes(b.load(self.buffer, self.origin + unit))]
        if self.per == 1:
            first = b.let("first", unit * length)
            return [self.load(first + j) for j in range(length)]
        found: list[Term] = []
        for position in range(self._words(length)):
            word = b.load(self.buffer, self._first_word(unit, length) + position, "word")
            found += [self._part(word, lift(self._bits * part, "uint32")) for part in range(self.per)]
        return found[:length]

    def store_run(self, unit: Term, values: Sequence[Term]) -> None:
        """Store neighbours from element ``unit * len(values)`` on; they fill whole words."""
        b, length = self.b, len(values)
        if self.buffer.lanes == length:
            b.store(self.buffer, self.origin + unit, b.vector([self._encoded(item) for item in values]))
            return
        if self.per == 1:
            first = b.let("first", unit * length)
            for j, value in enumerate(values):
                self.store(first + j, value)
            return
        for position in range(self._words(length)):
            word = lift(0, "uint32")
            for part, value in enumerate(values[position * self.per : (position + 1) * self.per]):
                bits = carrying.bits(b, value, self.dtype) << (self._bits * part)
                word = bits if part == 0 else word | bits
            b.store(self.buffer, self._first_word(unit, length) + position, word)

    @property
    def _bits(self) -> int:
        return 8 * itemsize(self.dtype)

    @property
    def _mask(self) -> int:
        return (1 << self._bits) - 1

    def _words(self, length: int) -> int:
        return max(length // self.per, 1)

    def _first_word(self, unit: Term, length: int) -> Term:
        return self._word(self.origin) + unit * self._words(length)

    def _word(self, place: Term) -> Term:
        return op("shr", place, lift(self.per.bit_length() - 1, place.dtype))

    def _shift(self, place: Term) -> Term:
        part = (place & (self.per - 1)).cast("int32").view("uint32")
        return part << (self._bits.bit_length() - 1)

    def _part(self, word: Term, shift: Term) -> Term:
        b = self.b
        bits = (word if shift.constant == 0 else word >> shift) & self._mask
        return b.let("x", carrying.from_bits(b, b.let("bits", bits), self.dtype))

    def _decoded(self, value: Term) -> Term:
        b = self.b
        if self.dtype in carrying.HALVES and value.dtype != "float16":
            return carrying.from_bits(b, b.let("bits", value.cast("uint32")), self.dtype)
        held = carrying.carrier(self.dtype)
        return b.let("x", value if value.dtype == held else value.cast(held))

    def _encoded(self, value: Term) -> Term:
        if self.dtype in carrying.HALVES and self.buffer.dtype != "float16":
            return carrying.bits(self.b, value, self.dtype).cast("uint16")
        return value.cast(self.buffer.dtype)
