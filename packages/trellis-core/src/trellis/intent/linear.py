"""Gemm: a matrix product with optional formulas applied to each element of the operands and of the result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from trellis import dtypes
from trellis.intent.layout import Layout, Loops

if TYPE_CHECKING:
    from trellis.expr import Expression

# Rows, or columns, of a result up to which the other operand is read once and not worth rearranging.
FEW = 8


@dataclass(frozen=True, slots=True)
class Gemm:
    """``output = epilogue(prologue_a(a) @ prologue_b(b), extra…)`` for 2-D operands, or stacks with equal leading axes.

    Attributes
    ----------
    inputs
        ``a`` (…, M, K), ``b`` (…, K, N), both broadcast to common leading axes, then the epilogue's extra operands
        broadcast to the result's shape. Their dtypes may differ: elements are cast to `accumulate` when they are read.
    outputs
        One layout (…, M, N).
    accumulate
        Dtype of the products and sums.
    epilogue
        Formula whose ``input`` 0 is the accumulated value and 1… the extra operands; None is the cast to the result's dtype.
    prologue
        For each of ``a`` and ``b`` a formula of one element, its ``input`` 0, before it is cast; None is the identity.
        Run-time scalars are numbered through: those of ``a``, of ``b``, of the epilogue.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    accumulate: str
    epilogue: Expression | None = None
    prologue: tuple[Expression | None, Expression | None] = (None, None)
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
    def narrow(self) -> str:
        """``rows`` or ``columns`` where the result has at most `FEW` of them and as many or more of the others, else empty."""
        rows, columns, _ = self.mnk
        if rows <= FEW and rows <= columns:
            return "rows"
        return "columns" if columns <= FEW else ""

    @property
    def turned(self) -> Gemm:
        """The transposed product, whose result is the same memory: ``(b.T @ a.T).T``."""
        a, b, *extras = (_turned(item) for item in self.inputs)
        return replace(
            self,
            inputs=(b, a, *extras),
            outputs=(_turned(self.outputs[0]),),
            prologue=self.prologue[::-1],
        )

    @property
    def upright(self) -> Gemm:
        """The product as it is, or transposed where its result has few columns: then it has few rows."""
        return self.turned if self.narrow == "columns" else self

    @property
    def reach(self) -> str:
        """How the elements of ``b`` lie: ``c`` dense along the columns, ``k`` along the inner products, else ``s``."""
        b = self.inputs[1]
        (depth, columns), size = b.shape[-2:], dtypes.itemsize(b.dtype)
        along, across = (
            size if extent == 1 else step
            for extent, step in zip((depth, columns), b.strides[-2:], strict=True)
        )
        return "k" if along == size and (across != size or columns == 1) else "c" if across == size else "s"

    @property
    def kinds(self) -> tuple[str, ...]:
        """Contiguity of the extra operands and the result along the last axis, as `Loops.inner_class` names it."""
        items = (*self.inputs[2:], *self.outputs)
        loops = Loops(self.shape, tuple(item.strides for item in items), tuple(range(len(self.shape))))
        return tuple(loops.inner_class(i, dtypes.itemsize(item.dtype)) for i, item in enumerate(items))

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        seen, narrow = self.upright, self.narrow
        dtypes_of = [item.dtype for item in (*self.inputs, *self.outputs)]
        kinds = ",".join((*dtypes_of, *seen.kinds, *(self.kinds if narrow == "columns" else ())))
        form = f"{narrow}:{seen.reach}" if narrow else "full"
        formulas = ",".join(item.key if item else "-" for item in (*self.prologue, self.epilogue))
        return f"gemm|{len(self.shape)}|{form}|{kinds}|{self.accumulate}|{formulas}"


def _turned(item: Layout) -> Layout:
    *lead, rows, columns = item.shape
    *steps, down, across = item.strides
    return Layout(item.dtype, (*lead, columns, rows), (*steps, across, down))
