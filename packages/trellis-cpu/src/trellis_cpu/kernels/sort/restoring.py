"""What keys of floats have forgotten, put back after a sort: the signs of zeros, and the bits of NaN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.emit import types

if TYPE_CHECKING:
    from trellis_cpu.emit import Builder
    from trellis_cpu.kernels.sort.keys import Keys


def restore(b: Builder, keys: Keys, places: tuple[str, ...], step: str, length: str) -> None:
    """Write a sorted line's zeros and NaN anew, in the order in which they came.

    Parameters
    ----------
    b, keys
        Where to write, and how elements are ordered.
    places
        Addresses of the line before and after.
    step, length
        Elements from one to the next, and how many there are.

    """
    held, kind = types.stored(keys.held), types.scalar(keys.held)
    source, out = places
    # Where the elements of each such key begin: behind all of lesser keys.
    starts = [b.cell("0") for _ in keys.shared]

    def key_at(index: str) -> tuple[str, str]:
        bits = b.load(held, b.at(held, source, b.i64("mul", index, step)))
        return bits, keys.of(b, bits, 1)

    with b.loop("0", length) as index:
        _, key = key_at(index)
        for start, shared in zip(starts, keys.shared, strict=True):
            less = b.op(f"icmp ult {kind} {key}, {types.literal(shared, keys.held)}")
            b.set(start, b.i64("add", b.get(start), b.op(f"zext i1 {less} to i64")))
    with b.loop("0", length) as index:
        bits, key = key_at(index)
        for start, shared in zip(starts, keys.shared, strict=True):
            with b.when(b.op(f"icmp eq {kind} {key}, {types.literal(shared, keys.held)}")):
                target = b.get(start)
                b.set(b.at(held, out, b.i64("mul", target, step)), bits, held)
                b.set(start, b.i64("add", target, "1"))
