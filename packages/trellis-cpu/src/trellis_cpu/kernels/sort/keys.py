"""Keys: unsigned integers in the order of the elements whose bits they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder

# Bits of the fraction of each float.
_FRACTION = {"float16": 10, "bfloat16": 7, "float32": 23, "float64": 52}


class Keys(NamedTuple):
    """Writes keys of elements, which are held as their bits.

    Attributes
    ----------
    dtype
        Element type.
    descending
        Whether the key of a greater element is less.

    """

    dtype: str
    descending: bool

    @property
    def bits(self) -> int:
        """Bits of an element and of its key."""
        return 8 * types.size(self.dtype)

    @property
    def held(self) -> str:
        """Dtype as which elements are loaded and stored."""
        return f"uint{self.bits}"

    @property
    def exact(self) -> bool:
        """Whether elements of one key have the same bits: not the zeros, and not NaN."""
        return self.dtype not in _FRACTION

    @property
    def shared(self) -> tuple[int, int]:
        """Keys that elements of several bits share: of the zeros, and of NaN."""
        zero, nan = 1 << (self.bits - 1), (1 << self.bits) - 1
        return (zero ^ nan, 0) if self.descending else (zero, nan)

    def of(self, b: Builder, bits: str, lanes: int) -> str:
        """Write the keys of elements."""
        kind, sign = types.value(self.held, lanes), 1 << (self.bits - 1)
        if self.dtype in _FRACTION:
            key = self._float(b, bits, lanes)
        elif types.is_signed(self.dtype):
            key = b.op(f"xor {kind} {bits}, {types.constant(sign, self.held, lanes)}")
        elif self.dtype == "bool":  # any byte but 0 is True
            some = b.op(f"icmp ne {kind} {bits}, {types.constant(0, self.held, lanes)}")
            key = b.op(f"zext {types.vector('i1', lanes)} {some} to {kind}")
        else:
            key = bits
        return self._turned(b, key, lanes)

    def back(self, b: Builder, key: str, lanes: int) -> str:
        """Write the elements of keys; of a key that several share, 0 or a NaN."""
        key, kind = self._turned(b, key, lanes), types.value(self.held, lanes)
        sign = types.constant(1 << (self.bits - 1), self.held, lanes)
        if self.dtype in _FRACTION:
            shift, ones = (types.constant(n, self.held, lanes) for n in (self.bits - 1, (1 << self.bits) - 1))
            below = b.op(f"xor {kind} {b.op(f'ashr {kind} {key}, {shift}')}, {ones}")
            return b.op(f"xor {kind} {key}, {b.op(f'or {kind} {below}, {sign}')}")
        return b.op(f"xor {kind} {key}, {sign}") if types.is_signed(self.dtype) else key

    def lost(self, b: Builder, bits: str, lanes: int) -> str:
        """Write whether elements are others than those that come back from their keys: -0, and NaN."""
        kind, top, infinity = types.value(self.held, lanes), 1 << (self.bits - 1), self._infinity
        size = b.op(f"and {kind} {bits}, {types.constant(top - 1, self.held, lanes)}")
        nan = b.op(f"icmp ugt {kind} {size}, {types.constant(infinity, self.held, lanes)}")
        zero = b.op(f"icmp eq {kind} {bits}, {types.constant(top, self.held, lanes)}")
        return b.op(f"or {types.vector('i1', lanes)} {nan}, {zero}")

    @property
    def _infinity(self) -> int:
        fraction = _FRACTION[self.dtype]
        return ((1 << (self.bits - 1)) - 1) >> fraction << fraction

    def _turned(self, b: Builder, key: str, lanes: int) -> str:
        if not self.descending:
            return key
        ones = types.constant((1 << self.bits) - 1, self.held, lanes)
        return b.op(f"xor {types.value(self.held, lanes)} {key}, {ones}")

    def _float(self, b: Builder, bits: str, lanes: int) -> str:
        """Write keys of floats: a set sign turns all bits over; both zeros have one key, and so has every NaN, the greatest."""
        kind, truth = types.value(self.held, lanes), types.vector("i1", lanes)
        top = 1 << (self.bits - 1)

        def constant(number: int) -> str:
            return types.constant(number, self.held, lanes)

        size = b.op(f"and {kind} {bits}, {constant(top - 1)}")
        below = b.op(f"ashr {kind} {bits}, {constant(self.bits - 1)}")
        turned = b.op(f"xor {kind} {bits}, {b.op(f'or {kind} {below}, {constant(top)}')}")
        zero = b.op(f"icmp eq {kind} {size}, {constant(0)}")
        number = b.op(f"select {truth} {zero}, {kind} {constant(top)}, {kind} {turned}")
        nan = b.op(f"icmp ugt {kind} {size}, {constant(self._infinity)}")
        return b.op(f"select {truth} {nan}, {kind} {constant(2 * top - 1)}, {kind} {number}")
