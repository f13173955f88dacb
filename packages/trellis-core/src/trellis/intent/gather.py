"""Take: elements picked along one axis by an array of indices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from trellis.intent.layout import Layout


@dataclass(frozen=True, slots=True)
class Take:
    """``output[before, i…, after] = array[before, indices[i…], after]``, all dense.

    Attributes
    ----------
    inputs
        The array, then the indices (an integer dtype). Indices were checked before; negative ones count from the end.
    outputs
        One layout.
    axis
        The axis picked along, not negative.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    axis: int
    op: ClassVar[str] = "take"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the result."""
        return self.outputs[0].shape

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        return f"take|{self.inputs[0].dtype}|{self.inputs[1].dtype}"
