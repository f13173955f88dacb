"""Integer division, remainders, shifts and powers as NumPy has them, guarded: no primitive traps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.dtypes import is_float, is_signed, itemsize
from trellis.expr.legalising import quotients
from trellis.expr.legalising.terms import Term, lift, rare, select
from trellis.expr.nodes import const

if TYPE_CHECKING:
    from collections.abc import Callable


def bits_of(dtype: str) -> int:
    """Return the width of an integer dtype."""
    return 8 * itemsize(dtype)


def _constant(x: Term) -> int | None:
    return int(x.node.value[0]) if x.node.op == "const" else None


def _safe(b: Term) -> Term:
    """Return a divisor that never traps: 1 in place of 0 and, where the quotient could overflow, of -1."""
    known = _constant(b)
    if known is not None and known not in {0, -1}:
        return b
    bad = b.eq(0) | b.eq(-1) if is_signed(b.dtype) else b.eq(0)
    return select(bad, lift(1, b.dtype), b)


def _power_of_two(b: Term) -> int | None:
    """Return k if b is the constant 2**k."""
    known = _constant(b)
    return known.bit_length() - 1 if known is not None and known > 0 and known & (known - 1) == 0 else None


def floor_divide(a: Term, b: Term) -> Term:
    """Legalise np.floor_divide: ``x // 0`` is 0, and the least integer by -1 is itself."""
    if is_float(a.dtype):
        return quotients.floor_divide(a, b)
    shift = _power_of_two(b)
    if shift is not None:
        return a >> shift
    safe = _safe(b)
    quotient = a / safe
    if is_signed(a.dtype):
        rest = _irem(a, safe)
        floored = select(rest.ne(0) & ((rest ^ safe) < 0), quotient - 1, quotient)
        quotient = select(b.eq(-1), -a, floored)
    return select(b.eq(0), 0, quotient)


def remainder(a: Term, b: Term) -> Term:
    """Legalise np.remainder: the sign of b, and 0 for b = 0."""
    if is_float(a.dtype):
        return quotients.remainder(a, b)
    if _power_of_two(b) is not None:
        return a & ((_constant(b) or 1) - 1)
    safe = _safe(b)
    rest = _irem(a, safe)
    if is_signed(a.dtype):
        rest = select(rest.ne(0) & ((rest ^ safe) < 0), rest + safe, rest)
    return select(b.eq(0), 0, rest)


def fmod(a: Term, b: Term) -> Term:
    """Legalise np.fmod: the sign of a, and 0 for b = 0."""
    if is_float(a.dtype):
        return quotients.fmod(a, b)
    return select(b.eq(0), 0, _irem(a, _safe(b)))


def _irem(a: Term, b: Term) -> Term:
    return a.apply("irem", b)


def _in_range(count: Term) -> Term:
    width = bits_of(count.dtype)
    return (count >= 0) & (count < width) if is_signed(count.dtype) else count < width


def left_shift(a: Term, count: Term) -> Term:
    """Legalise np.left_shift: a count outside the width gives 0."""
    inside = _in_range(count)
    return select(inside, a << select(inside, count, 0), 0)


def right_shift(a: Term, count: Term) -> Term:
    """Legalise np.right_shift: a count outside the width leaves the sign only."""
    inside = _in_range(count)
    if is_signed(a.dtype):
        return a >> select(inside, count, bits_of(a.dtype) - 1)
    return select(inside, a >> select(inside, count, 0), 0)


def power(a: Term, b: Term) -> Term:
    """Legalise np.power on integers: wraps; with a negative exponent the exact power truncated (1, -1 or 0)."""
    known = _constant(b)
    if known is not None:
        return by_multiplication(a, known, Term.__mul__)
    found = _by_squaring(a, b)
    if not is_signed(a.dtype):
        return found
    odd = (b & 1).ne(0)
    inverse = select(a.eq(1), lift(1, a.dtype), select(a.eq(-1), select(odd, lift(-1, a.dtype), 1), 0))
    return select(b < 0, inverse, found)


def by_multiplication(base: Term, exponent: int, times: Callable[[Term, Term], Term]) -> Term:
    """Return base to a constant power of at least 0 by squaring."""
    result: Term | None = None
    while exponent:
        if exponent & 1:
            result = base if result is None else times(result, base)
        exponent >>= 1
        base = times(base, base) if exponent else base
    return result if result is not None else Term(const(1, base.dtype))


def _by_squaring(base: Term, exponent: Term) -> Term:
    """Return the power for an exponent known at run time: 6 of its bits always, the rest where a lane needs them.

    An even base is 0 from the width on, and odd ones repeat with a period that divides 2**(width - 2).
    """
    width = bits_of(base.dtype)
    result = lift(1, base.dtype)
    short = result
    for bit in range(width - (1 if is_signed(base.dtype) else 0)):
        if bit == 6:
            short = result
        result = select((exponent & (1 << bit)).ne(0), result * base, result)
        base = base * base
    return rare((exponent < 0) | (exponent >= 64), result, short) if width > 8 else result


RULES: dict[str, Callable[..., Term]] = {
    "floor_divide": floor_divide,
    "fmod": fmod,
    "left_shift": left_shift,
    "remainder": remainder,
    "right_shift": right_shift,
}
