"""What stock has to offer: products by the BLAS there is, and the reason for declining all else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import Candidate, Declined, Gemm, Library, itemsize

if TYPE_CHECKING:
    from trellis.door import Device, Intent

_FLOATS = ("float32", "float64")
# NumPy calls a BLAS with 32-bit sizes for extents below this only; for others it is a bound as well.
_NARROW = (1 << 31) - 2


def offer(intent: Intent, device: Device) -> Candidate | Declined:
    """Offer the product where a BLAS computes it; otherwise decline with the reason."""
    reason = _unsuited(intent)
    if reason is not None or not isinstance(intent, Gemm):
        return Declined(reason or f"no library here does {intent.op}")
    # Every operation asks here first; only a product pays for looking at libraries.
    from trellis_cpu.stock.library import blas
    from trellis_cpu.stock.product import Product

    found = blas()
    if isinstance(found, str):
        return Declined(found)
    if not found.wide and _largest(intent) > _NARROW:
        return Declined(f"the BLAS here takes extents up to {_NARROW}")
    product = Product(intent, found)
    names = (product.routine,) if product.straight else _routines(intent)
    symbol = " or ".join(found.symbol(name, intent.accumulate) for name in names)
    return Candidate(
        symbol,
        product,
        library=Library(found.name, found.version, symbol, found.loaded),
        geometry=(("batch", _batch(intent)),),
        workspace=product.workspace,
        origin="shipped",
    )


def _unsuited(intent: Intent) -> str | None:
    """Return why no BLAS does this; None if one may."""
    if not isinstance(intent, Gemm):
        return f"no library here does {intent.op}"
    if intent.epilogue is not None:
        return "BLAS has no epilogues"
    if intent.prologue != (None, None):
        return "BLAS has no prologues"
    dtypes = sorted({item.dtype for item in (*intent.inputs, *intent.outputs)} | {intent.accumulate})
    if len(dtypes) > 1 or dtypes[0] not in _FLOATS:
        return f"BLAS multiplies float32 and float64, not {', '.join(dtypes)}"
    if intent.mnk[2] <= 1:
        return f"no BLAS is called for inner products of length {intent.mnk[2]}"
    return None


def _largest(intent: Gemm) -> int:
    """Return the largest extent, or distance between rows or columns, in elements."""
    items = (*intent.inputs, *intent.outputs)
    steps = [abs(step) // itemsize(item.dtype) for item in items for step in item.strides[-2:]]
    return max(*intent.mnk, *steps)


def _routines(intent: Gemm) -> tuple[str, ...]:
    """Return the routines that NumPy may call for such operands: which of two, their addresses decide."""
    rows, columns, _ = intent.mnk
    if rows == columns == 1:
        return ("dot",)
    if 1 in {rows, columns}:
        return ("gemv",)
    a, b = intent.inputs[:2]
    own_transpose = rows == columns and a.strides[-2:] == b.strides[:-3:-1]
    return ("gemm", "syrk") if own_transpose else ("gemm",)


def _batch(intent: Gemm) -> int:
    result = intent.outputs[0]
    rows, columns, _ = intent.mnk
    return result.size // (rows * columns)
