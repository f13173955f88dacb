"""Escape: the caller's own kernel over a range, with the arrays and scalars that it is called with."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from trellis.intent.layout import Layout


@dataclass(frozen=True, slots=True)
class Escape:
    """A function of the caller's, called for each part of the range ``0 … grid``.

    Attributes
    ----------
    inputs, outputs
        What it reads and writes, all dense and row-major.
    source, language
        Its text, and the language as the door calls it; the door of the device says which it speaks.
    entry
        Name of the function in the text.
    scalars
        Dtype of each scalar that it takes.
    grid
        End of the range; what a number in it stands for is the caller's to say.

    """

    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    source: str
    language: str
    entry: str
    scalars: tuple[str, ...]
    grid: int
    op: ClassVar[str] = "escape"

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of what is cut into parts: the range."""
        return (self.grid,)

    def signature(self) -> str:
        """Return all that shapes the kernel's code, and nothing else."""
        taken = (",".join(item.dtype for item in part) for part in (self.inputs, self.outputs))
        text = hashlib.sha256(self.source.encode()).hexdigest()
        return "|".join(("escape", self.language, self.entry, *taken, ",".join(self.scalars), text))
