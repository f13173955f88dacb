"""The operator ``@``: NumPy's matmul, in which vectors take part as rows and columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.errors import InvalidArgument

if TYPE_CHECKING:
    from trellis.array.owner import Owner


def matmul(ctx: Owner, a: Any, b: Any, *, out: Any = None) -> Any:
    """Return ``a @ b``: a vector on the left is a row, one on the right a column, and the result lacks that axis.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.shape`` for numbers and for lengths that differ; ``E_INVALID_ARG.option`` for ``out=`` with a vector.

    """
    left, right = (ctx.asarray(operand) for operand in (a, b))
    vectors = left.ndim == 1, right.ndim == 1
    if not any(vectors):
        return ctx.gemm(left, right, out=out)
    if out is not None:
        raise InvalidArgument(
            "option", asked="matmul was given a vector and out=.", allowed="out= for matrices only."
        )
    rows = left.reshape(1, -1) if vectors[0] else left
    columns = right.reshape(-1, 1) if vectors[1] else right
    product = ctx.gemm(rows, columns)
    product = product[..., 0] if vectors[1] else product
    return product[..., 0, :] if vectors[0] and not vectors[1] else product[..., 0] if vectors[0] else product
