"""Gemm: a matrix product with an optional formula applied to each element of the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from trellis import dtypes
from trellis.intent.layout import Loops

if TYPE_CHECKING:
    from trellis.expr import Expression
    from trellis.intent.layout import Layout


@dataclass(frozen=True, slots=True)
class Gemm:
    """``output = epilogue(a @ b, extra…)`` for 2-D operands, or stacks of them with equal leading axes.

    Attributes
    ----------
    inputs
        ``a`` (…, M, K), ``b`` (…, K, N), both broadcast to common leading axes, then the epilogue's extra operands
        broadcast to the result's shape.
    outputs
        One layout (…, M, N).
    accumulate
        Dtype of the products and sums.
    epilogue
        Formula whose ``input`` 0 is the accumulated value and 1… the extra operands; None is the identity.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    accumulate: str
    epilogue: Expression | None = None
    op: ClassVar[str] = "gemm"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    @property
    def mnk(self) -> tuple[int, int, int]:
        """Rows and columns of the result, and the length of the inner products."""
        return (self.inputs[0].shape[-2], self.inputs[1].shape[-1], self.inputs[0].shape[-1])

    @property
    def kinds(self) -> tuple[str, ...]:
        """Contiguity of the extra operands and the result along the last axis, as `Loops.inner_class` names it."""
        items = (*self.inputs[2:], *self.outputs)
        loops = Loops(self.shape, tuple(item.strides for item in items), tuple(range(len(self.shape))))
        return tuple(loops.inner_class(i, dtypes.itemsize(item.dtype)) for i, item in enumerate(items))

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        kinds = ",".join((*[item.dtype for item in (*self.inputs, *self.outputs)], *self.kinds))
        return (
            f"gemm|{len(self.shape)}|{kinds}|{self.accumulate}|{self.epilogue.key if self.epilogue else '-'}"
        )
